import "../table/table.css";
import "./solitaire.css";
import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { language, learn, say, t } from "../messages";
import { link } from "../route";
import golfSolitaire from "../games/golf_solitaire";
import type { GameScreen } from "../games/screen";
import { Emblem } from "../screens/icons";
import { IconButton } from "../screens/parts";
import { SettingsSheet } from "../screens/settings";
import { settings } from "../settings";
import { Felt } from "../table/felt";
import { wakeSound } from "../table/sound";
import { Desk } from "./desk";
import { NewDealSheet } from "./new_deal";
import { StatisticsSheet } from "./statistics_sheet";

type Open = "new" | "statistics" | "settings" | null;

const GAME = "golf_solitaire";
const today = () => new Date().toLocaleDateString("sv"); // 2026-11-30 in the player's own time zone
const anyNumber = () => 1 + Math.floor(Math.random() * 1_000_000);

/** Golf Solitaire without a table and, once loaded, without a server. */
export function SolitairePage() {
  const desk = useMemo(() => new Desk(), []);
  const open = useSignal<Open>(null);
  const words = useSignal(false);
  const wishes = useSignal<Record<string, unknown>>({ preset: "classic" });
  useEffect(() => {
    addEventListener("pointerdown", wakeSound);
    return () => {
      removeEventListener("pointerdown", wakeSound);
      desk.close();
    };
  }, [desk]);
  useEffect(() => {
    void learn(GAME).then(() => {
      words.value = true;
    });
  }, [language()]);
  const loaded = desk.loading.value === "ready";
  useEffect(() => {
    if (loaded && !desk.frame.value) {
      void desk.ask({ do: "deal", number: anyNumber(), options: wishes.value });
    }
    document.title = `${t("web-game-golf-solitaire")} – Nineteenth`;
  }, [loaded]);

  const deal = async (request: Record<string, unknown>, options = wishes.value) => {
    const { frame } = await desk.ask({ do: "deal", options, ...request });
    if (frame) {
      wishes.value = options;
      open.value = null;
    }
  };
  const show = (what: Open) => () => {
    open.value = what;
  };
  return (
    <div class="table-page solitaire">
      <header class="bar">
        <a class="bar-home" aria-label={t("web-to-lobby")} title={t("web-to-lobby")} {...link("./")}>
          <Emblem />
        </a>
        <h1 class="bar-title">
          {t("web-game-golf-solitaire")}
          {words.value && desk.frame.value?.number && <small>{t("web-solitaire-number", { number: String(desk.frame.value.number) })}</small>}
        </h1>
        <nav class="bar-tools" aria-label={t("web-table-tools")}>
          <IconButton icon="plus" label={words.value ? t("web-solitaire-new") : ""} press={show("new")} />
          <IconButton icon="scores" label={words.value ? t("web-solitaire-statistics") : ""} press={show("statistics")} />
          <a class="icon-button" aria-label={t("web-rules")} title={t("web-rules")} {...link(`rules/${GAME}`)}>
            <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M6 4h9l3 3v13H6zM9 11h6M9 15h6M14 4v4h4" />
            </svg>
          </a>
          <IconButton icon="settings" label={t("web-settings")} press={show("settings")} />
        </nav>
      </header>
      {loaded && words.value && desk.stage.value ? (
        <Playing desk={desk} again={() => void deal({ number: anyNumber() })} />
      ) : (
        <LoadingNote desk={desk} words={words.value} />
      )}
      {open.value === "settings" && <SettingsSheet close={show(null)} />}
      {open.value === "statistics" && words.value && <StatisticsSheet close={show(null)} />}
      {open.value === "new" && words.value && loaded && (
        <NewDealSheet desk={desk} options={wishes.value} deal={deal} today={today()} random={anyNumber} close={show(null)} />
      )}
    </div>
  );
}

function LoadingNote({ desk, words }: { desk: Desk; words: boolean }) {
  const loading = desk.loading.value;
  const part = typeof loading === "object" && "part" in loading ? loading.part : 1;
  return (
    <main class="solitaire-loading">
      {typeof loading === "object" && "failed" in loading ? (
        <p role="alert">{words ? t("web-solitaire-failed", { text: loading.failed }) : loading.failed}</p>
      ) : (
        <>
          <p>{words ? t("web-solitaire-loading") : ""}</p>
          <progress max={1} value={part} aria-label={words ? t("web-solitaire-loading") : "…"} />
          <p class="quiet">{words ? t("web-solitaire-loading-why") : ""}</p>
        </>
      )}
    </main>
  );
}

function Playing({ desk, again }: { desk: Desk; again: () => void }) {
  const stage = desk.stage.value!;
  const frame = desk.frame.value!;
  const screen = golfSolitaire as unknown as GameScreen;
  return (
    <div class={`playing${settings.value.leftHand ? " left-hand" : ""}`}>
      <main class="felt-holder">
        <Felt room={desk} screen={screen} stage={stage} plate={() => <span class="plate">{t("web-solitaire-left", { left: Number(stage.view["left"]) })}</span>} />
        {frame.over && <End desk={desk} again={again} />}
      </main>
      <section class="actions" aria-label={t("web-actions")}>
        <div class="words" aria-live="polite">
          <p class="prompt">
            <Said desk={desk} />
          </p>
        </div>
        <div class="buttons solitaire-buttons">
          <IconButton icon="undo" label={t("web-undo")} press={() => void desk.ask({ do: "undo" })} />
          <span class="flip">
            <IconButton icon="undo" label={t("web-solitaire-redo")} press={() => void desk.ask({ do: "redo" })} />
          </span>
          <button type="button" class="button small" onClick={() => void desk.ask({ do: "restart" })}>
            {t("web-solitaire-restart")}
          </button>
          <button type="button" class="button small" disabled={desk.thinking.value || frame.over} onClick={() => void desk.advise()}>
            {t("web-solitaire-hint")}
          </button>
          <button type="button" class="button small" disabled={desk.thinking.value} onClick={() => void desk.solve()}>
            {t("web-solitaire-winnable")}
          </button>
        </div>
      </section>
    </div>
  );
}

/** One line: why not, what the solver found, or what may be done. */
function Said({ desk }: { desk: Desk }) {
  const { refusal, advice, solution, thinking, frame, showing } = desk;
  if (thinking.value) {
    return <span>{t("web-solitaire-thinking")}</span>;
  }
  if (refusal.value) {
    return (
      <span role="alert">
        {say(refusal.value)} {refusal.value.rule && <span class="rule">{refusal.value.rule}</span>}
      </span>
    );
  }
  if (advice.value) {
    return <span>{advice.value.lines.map((line) => say(line)).join(" ")}</span>;
  }
  if (solution.value) {
    const { winnable, fewest_left: left } = solution.value;
    return (
      <span>
        {winnable ? t("web-solitaire-can-clear") : t("web-solitaire-cannot-clear", { left })}{" "}
        <button type="button" class="link-button" onClick={() => void desk.playSolution()}>
          {t("web-solitaire-show")}
        </button>
      </span>
    );
  }
  if (showing.value) {
    return <span>{t("web-solitaire-showing")}</span>;
  }
  const stage = desk.stage.value!;
  const prompt = golfSolitaire.prompt(stage.view as never, 0, frame.value!.legal);
  return <span>{prompt ? say(prompt) : t("web-solitaire-over")}</span>;
}

/** The deal is over: what is left, whether it could have been cleared, and on. */
function End({ desk, again }: { desk: Desk; again: () => void }) {
  const frame = desk.frame.value!;
  const left = Number(frame.view["left"]);
  const best = useSignal<number | null>(null);
  useEffect(() => {
    best.value = null;
    if (left > 0) {
      void desk.ask({ do: "solve", start: true }).then(({ answer }) => {
        best.value = answer?.fewest_left ?? null;
      });
    }
  }, [frame.number, left]);
  const total = frame.scores.reduce((sum, points) => sum + points, 0);
  return (
    <output class="round-end solitaire-end">
      <h2>{left === 0 ? t("web-solitaire-cleared") : t("web-solitaire-left", { left })}</h2>
      {left > 0 && (
        <p>
          {best.value === null
            ? t("web-solitaire-thinking")
            : best.value === 0
              ? t("web-solitaire-could-clear")
              : t("web-solitaire-best", { left: best.value })}
        </p>
      )}
      {frame.options["deals"] !== "1" && (
        <p>{t("web-solitaire-course", { played: frame.scores.length, deals: String(frame.options["deals"]), total, scores: frame.scores.join(" ") })}</p>
      )}
      <div class="buttons">
        {frame.match_over ? (
          <button type="button" class="button main" onClick={again}>
            {t("web-solitaire-another")}
          </button>
        ) : (
          <button type="button" class="button main" onClick={() => void desk.ask({ do: "next" })}>
            {t("web-solitaire-next")}
          </button>
        )}
        <button type="button" class="button" onClick={() => void desk.ask({ do: "restart" })}>
          {t("web-solitaire-restart")}
        </button>
      </div>
    </output>
  );
}
