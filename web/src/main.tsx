import "./style.css";
import "./cards/cards.css";
import "./table/table.css";
import { render } from "preact";
import { preferredLanguage, speak } from "./messages";
import { followRoute, route } from "./route";
import { Create } from "./screens/create";
import { Home } from "./screens/home";
import { TablePage } from "./screens/table";
import { Verify } from "./screens/verify";
import { keepSettings, settings } from "./settings";

function App() {
  const now = route.value;
  switch (now.page) {
    case "table":
      return <TablePage key={now.id} id={now.id} />;
    case "new":
      return <Create key={now.game} name={now.game} />;
    case "verify":
      return <Verify />;
    default:
      return <Home />;
  }
}

keepSettings();
followRoute();
await speak(settings.value.language ?? preferredLanguage(navigator.languages));
render(<App />, document.getElementById("room")!);
