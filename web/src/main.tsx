import "./style.css";
import "./cards/cards.css";
import { render } from "preact";
import { preferredLanguage, speak } from "./messages";
import { followRoute, route } from "./route";
import { Home } from "./screens/home";
import { later } from "./screens/later";
import { keepSettings, settings } from "./settings";

const Create = later(() => import("./screens/create").then((module) => module.Create));
const TablePage = later(() => import("./screens/table").then((module) => module.TablePage));
const RulesPage = later(() => import("./screens/rules").then((module) => module.RulesPage));
const Solitaire = later(() => import("./solitaire/page").then((module) => module.SolitairePage));
const Verify = later(() => import("./screens/verify").then((module) => module.Verify));

function App() {
  const now = route.value;
  switch (now.page) {
    case "table":
      return <TablePage key={now.id} id={now.id} />;
    case "new":
      return <Create key={now.game} name={now.game} />;
    case "rules":
      return <RulesPage key={now.game} name={now.game} />;
    case "solitaire":
      return <Solitaire />;
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
