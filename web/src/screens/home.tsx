import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { games, Refused } from "../api";
import { faceMarkup } from "../cards/faces";
import { say, t } from "../messages";
import { link } from "../route";
import { forget, knownTables } from "../tokens";
import type { Game, Sentence } from "../wire";
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

export function Home() {
  const list = useSignal<Game[] | null>(null);
  const fault = useSignal<Sentence | null>(null);
  const known = useSignal(knownTables());
  useEffect(() => {
    document.title = "Nineteenth";
    games().then(
      (found) => {
        list.value = found;
      },
      (error: unknown) => {
        fault.value = error instanceof Refused ? error.sentence : { id: "web-unreachable", args: {} };
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
        {fault.value && <p class="fault" role="alert">{say(fault.value)}</p>}
        {known.value.length > 0 && (
          <section>
            <h2>{t("web-your-tables")}</h2>
            <ul class="tables">
              {known.value.map((table) => (
                <li key={table.id}>
                  <a class="table-link" {...link(`t/${table.id}`)}>
                    <strong>{gameName(table.game)}</strong>
                    <span>{new Date(table.seen).toLocaleString(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" })}</span>
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
        )}
        <section>
          <h2>{t("web-choose-game")}</h2>
          <ul class="games">
            {(list.value ?? []).map((game) => (
              <li key={game.name}>
                <a class="game-card" {...link(`#new/${game.name}`)}>
                  <Fan cards={FANS[game.name] ?? ["AS", "KH"]} />
                  <span class="game-words">
                    <strong>{gameName(game.name)}</strong>
                    <span>{gameLine(game.name)}</span>
                    <small>{t("web-seats-range", { min: game.seats.min, max: game.seats.max })}</small>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      </main>
      <footer class="foot">
        <a {...link("#verify")}>{t("web-verify-link")}</a>
      </footer>
    </div>
  );
}
