import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { faultOf, games } from "../api";
import { faceMarkup } from "../cards/faces";
import { language, say, t } from "../messages";
import { link } from "../route";
import type { Sentence } from "../sentence";
import { forget, knownTables } from "../tokens";
import type { GameInfo } from "../wire";
import { Emblem } from "./icons";
import { gameLine, gameName } from "./names";
import { IconButton } from "./parts";
import { SettingsSheet } from "./settings";

/** Three cards that stand for a game. */
const FANS: Record<string, string[]> = {
  golf: ["KH", "2C", "AS"],
  golf_solitaire: ["7D", "8S", "9H"],
  karusele: ["10D", "BR", "2S"],
  five_hundred: ["JH", "JD", "JK"],
};

export function Fan({ cards }: { cards: string[] }) {
  return (
    <span class="fan" aria-hidden="true">
      {cards.map((card) => (
        <span key={card} class="face" dangerouslySetInnerHTML={{ __html: faceMarkup(card, "plain") }} />
      ))}
    </span>
  );
}

export function TopLine() {
  const open = useSignal(false);
  return (
    <header class="top-line">
      <a class="wordmark" {...link("./")}>
        <Emblem />
        <span>Nineteenth</span>
      </a>
      <IconButton
        icon="settings"
        label={t("web-settings")}
        press={() => {
          open.value = true;
        }}
      />
      {open.value && (
        <SettingsSheet
          close={() => {
            open.value = false;
          }}
        />
      )}
    </header>
  );
}

export function Fault({ fault }: { fault: Sentence | null }) {
  return fault ? (
    <p class="fault" role="alert">
      {say(fault)}
    </p>
  ) : null;
}

export function Home() {
  const list = useSignal<GameInfo[]>([]);
  const fault = useSignal<Sentence | null>(null);
  useEffect(() => {
    document.title = "Nineteenth";
    games().then(
      (found) => {
        list.value = found;
      },
      (error: unknown) => {
        fault.value = faultOf(error);
      },
    );
  }, []);
  return (
    <div class="page">
      <TopLine />
      <main>
        <section class="welcome">
          <h1>{t("web-welcome")}</h1>
          <p>{t("web-welcome-line")}</p>
        </section>
        <Fault fault={fault.value} />
        <OwnTables />
        <section>
          <h2>{t("web-choose-game")}</h2>
          <ul class="games">
            {list.value.map((game) => (
              <li key={game.name}>
                <a class="game-card" {...link(game.seats[1] === 1 ? "solitaire" : `#new/${game.name}`)}>
                  <Fan cards={FANS[game.name] ?? ["AS", "KH"]} />
                  <span class="game-words">
                    <strong>{gameName(game.name)}</strong>
                    <span>{gameLine(game.name)}</span>
                    <small>{t("web-seats-range", { min: game.seats[0], max: game.seats[1] })}</small>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      </main>
      <footer class="foot row">
        {list.value.map((game) => (
          <a key={game.name} {...link(`rules/${game.name}`)}>
            {t("web-rules-of", { game: gameName(game.name) })}
          </a>
        ))}
        <a {...link("verify")}>{t("web-verify-link")}</a>
      </footer>
    </div>
  );
}

/** Where this browser has a seat, the latest first. */
function OwnTables() {
  const known = useSignal(knownTables());
  if (known.value.length === 0) {
    return null;
  }
  return (
    <section>
      <h2>{t("web-your-tables")}</h2>
      <ul class="tables">
        {known.value.map((table) => (
          <li key={table.id}>
            <a class="table-link" {...link(`t/${table.id}`)}>
              <strong>{gameName(table.game)}</strong>
              <span>{new Date(table.seen).toLocaleString(language(), { dateStyle: "medium", timeStyle: "short" })}</span>
            </a>
            <IconButton
              icon="close"
              label={t("web-forget")}
              press={() => {
                forget(table.id);
                known.value = knownTables();
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
