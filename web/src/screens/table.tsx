import "../table/table.css";
import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { say, seatNames, t } from "../messages";
import { Room, type Stage } from "../room";
import { socketAddress } from "../route";
import { settings } from "../settings";
import { cardsInWords, ChoicePanel, Felt } from "../table/felt";
import type { Plate } from "../table/placement";
import { wakeSound } from "../table/sound";
import type { SeatInfo, TableInfo } from "../wire";
import { Gathering } from "./gathering";
import { Emblem, Icon } from "./icons";
import { gameName } from "./names";
import { IconButton } from "./parts";
import { link } from "../route";
import { LogList, LogSheet } from "./log";
import { RulesSheet } from "./rules";
import { RoundEnd, ScoreSheet } from "./scores";
import { SettingsSheet } from "./settings";
import { ShareSheet } from "./share";

type Open = "log" | "scores" | "rules" | "settings" | "share" | null;

export function TablePage({ id }: { id: string }) {
  const room = useMemo(() => new Room(id, socketAddress("ws")), [id]);
  const open = useSignal<Open>(null);
  useEffect(() => () => room.close(), [room]);
  useEffect(() => {
    addEventListener("pointerdown", wakeSound);
    addEventListener("keydown", wakeSound);
    return () => {
      removeEventListener("pointerdown", wakeSound);
      removeEventListener("keydown", wakeSound);
    };
  }, []);

  const table = room.table.value;
  const stage = room.stage.value;
  const lost = room.connection.state.value !== "open";
  useTitle(table, stage, room.me);

  if (!table) {
    return <Waiting room={room} />;
  }
  const close = () => {
    open.value = null;
  };
  const show = (what: Open) => () => {
    open.value = what;
  };
  return (
    <div class={`table-page${table.status === "gathering" ? " gathering" : ""}`}>
      <Bar room={room} table={table} show={show} />
      {lost && (
        <output class="lost">{t("web-reconnecting")}</output>
      )}
      {table.status === "gathering" || !stage || !room.screen ? (
        <Gathering room={room} table={table} />
      ) : (
        <Playing room={room} table={table} stage={stage} />
      )}
      <Refusal room={room} />
      {open.value === "settings" && <SettingsSheet close={close} />}
      {open.value === "rules" && <RulesSheet table={table} close={close} />}
      {open.value === "scores" && <ScoreSheet room={room} table={table} close={close} />}
      {open.value === "log" && <LogSheet room={room} close={close} />}
      {open.value === "share" && <ShareSheet table={table} close={close} />}
    </div>
  );
}

/** The turn in the page's title: seen from another tab, without flashing. */
function useTitle(table: TableInfo | null, stage: Stage | null, you: number | null): void {
  const mine = table?.status === "playing" && you !== null && stage?.turn === you;
  const name = table ? gameName(table.game) : "";
  useEffect(() => {
    document.title = `${mine ? `● ${t("web-your-turn")} – ` : ""}${name ? `${name} – ` : ""}Nineteenth`;
  }, [mine, name]);
}

function Waiting({ room }: { room: Room }) {
  const failure = room.failure.value;
  return (
    <div class="page waiting">
      <main>
        <output>{failure ? say(failure) : t("web-connecting")}</output>
        {failure && (
          <a class="button" {...link("./")}>
            {t("web-to-lobby")}
          </a>
        )}
      </main>
    </div>
  );
}

function Bar({ room, table, show }: { room: Room; table: TableInfo; show: (what: Open) => () => void }) {
  const round = room.scores.value.rounds.length + (table.status === "playing" ? 1 : 0);
  return (
    <header class="bar">
      <a class="bar-home" aria-label={t("web-to-lobby")} title={t("web-to-lobby")} {...link("./")}>
        <Emblem />
      </a>
      <h1 class="bar-title">
        {gameName(table.game)}
        {table.status !== "gathering" && <small>{t("web-round", { round })}</small>}
      </h1>
      <nav class="bar-tools" aria-label={t("web-table-tools")}>
        <IconButton icon="scores" label={t("web-scores")} press={show("scores")} />
        <IconButton icon="rules" label={t("web-rules")} press={show("rules")} />
        <IconButton icon="log" label={t("web-log")} press={show("log")} badge={room.chat.value.length > room.chatRead.value} />
        <IconButton icon="share" label={t("web-share")} press={show("share")} />
        <IconButton icon="settings" label={t("web-settings")} press={show("settings")} />
      </nav>
    </header>
  );
}

function Playing({ room, table, stage }: { room: Room; table: TableInfo; stage: Stage }) {
  const screen = room.screen!;
  const Area = screen.Area;
  const over = table.status !== "playing";
  const mine = !over && room.me !== null && stage.turn === room.me;
  return (
    <div class={`playing${mine ? " mine" : ""}${settings.value.leftHand ? " left-hand" : ""}`} aria-busy={room.busy.value}>
      <main class="felt-holder">
        <Felt
          room={room}
          screen={screen}
          stage={stage}
          plate={(plate) => <SeatPlate room={room} table={table} stage={stage} plate={plate} />}
          area={(name) => Area && <Area name={name} room={room} stage={stage} />}
        />
        {!over && <ChoicePanel room={room} screen={screen} stage={stage} />}
        {over && <RoundEnd room={room} table={table} />}
      </main>
      <ActionBar room={room} table={table} stage={stage} />
      <aside class="side" aria-label={t("web-log")}>
        <h2>{t("web-log")}</h2>
        <LogList room={room} />
      </aside>
      <Announcer room={room} mine={mine} />
    </div>
  );
}

function SeatPlate({ room, table, stage, plate }: { room: Room; table: TableInfo; stage: Stage; plate: Plate }) {
  const screen = room.screen!;
  const seat = table.seats[plate.seat];
  if (!seat) {
    return null;
  }
  const turn = table.status === "playing" && stage.turn === plate.seat;
  const { totals, sides } = room.scores.value;
  const total = totals[sides[plate.seat] ?? plate.seat];
  const state = turn ? t("web-plate-turn") : "";
  const tally = screen.tally(stage.view, plate.seat);
  return (
    <div class={`plate${turn ? " turn" : ""}${seat.away ? " away" : ""}`} data-seat={plate.seat}>
      <SeatIcon seat={seat} />
      <span class="plate-name">{plate.seat === room.me ? t("web-you-named", { name: seat.name }) : seat.name}</span>
      {screen.badges(stage.view, plate.seat).map((badge) => (
        <abbr key={badge} class="badge" title={t(badge)}>
          {t(`${badge}-short`)}
        </abbr>
      ))}
      {tally && <span class="plate-tally">{say(tally)}</span>}
      {total !== undefined && (
        <span class="plate-total" title={t("web-total")}>
          <span class="unseen">{t("web-total")} </span>
          {total}
        </span>
      )}
      <span class="unseen">
        {state} {cardsInWords(screen, stage, plate.seat, t("web-card-down"))}
      </span>
    </div>
  );
}

export function SeatIcon({ seat }: { seat: SeatInfo }) {
  if (seat.kind === "bot" || seat.stand_in) {
    const what = t(seat.stand_in ? "web-stand-in" : "web-bot");
    return (
      <span class="seat-icon" title={what}>
        <Icon name="bot" />
        <span class="unseen">{what}</span>
      </span>
    );
  }
  if (seat.away) {
    return (
      <span class="seat-icon" title={t("web-away")}>
        <Icon name="away" />
        <span class="unseen">{t("web-away")}</span>
      </span>
    );
  }
  return null;
}

/** Whose turn it is, what may be done, and the moves that have no place on the table. */
function ActionBar({ room, table, stage }: { room: Room; table: TableInfo; stage: Stage }) {
  const screen = room.screen!;
  const me = room.me;
  const asked = room.asked.value;
  const playing = table.status === "playing";
  const mine = playing && me !== null && stage.turn === me;
  const last = room.last.value;
  const prompt = asked?.why ?? (mine ? screen.prompt(stage.view, me, stage.legal) : null);
  const whose = stage.turn === null ? "" : t("web-turn-of", { name: seatNames.value[stage.turn] ?? "" });
  return (
    <section class="actions" aria-label={t("web-actions")}>
      <div class="words">
        <p class="prompt">
          {mine && <strong>{t("web-your-turn")}</strong>}
          <span>{playing ? (prompt ? say(prompt) : whose) : t(table.status === "match_over" ? "web-match-over" : "web-round-over")}</span>
        </p>
        {last && <p class="last-line">{say(last.line)}</p>}
      </div>
      <div class="buttons">
        {asked ? (
          <>
            <button type="button" class="button main" onClick={() => void room.wish({ moves: asked.moves }, true)}>
              {t("web-confirm-move")}
            </button>
            <button
              type="button"
              class="button"
              onClick={() => {
                room.asked.value = null;
              }}
            >
              {t("web-cancel")}
            </button>
          </>
        ) : (
          mine &&
          screen.buttons(stage.view, me, stage.legal, room.chosen.value).map(({ move, label, main, ask }) => (
            <button
              key={move}
              type="button"
              class={`button${main ? " main" : ""}`}
              onClick={() => (ask ? room.ask([move], ask) : void room.wish({ moves: [move] }))}
            >
              {say(label)}
            </button>
          ))
        )}
        {playing && stage.mayUndo && (
          <IconButton icon="undo" label={t("web-undo")} press={() => void room.order({ type: "undo" })} />
        )}
      </div>
    </section>
  );
}

/** Why a move was refused, with the rule; goes when the next move is made. */
function Refusal({ room }: { room: Room }) {
  const refusal = room.refusal.value;
  useEffect(() => {
    if (!refusal) {
      return undefined;
    }
    const timer = setTimeout(() => {
      room.refusal.value = null;
    }, 7000);
    return () => clearTimeout(timer);
  }, [refusal]);
  return (
    <div class="toast-place" role="alert">
      {refusal && (
        <button
          type="button"
          class="toast"
          onClick={() => {
            room.refusal.value = null;
          }}
        >
          {refusal.rule && <span class="rule">{refusal.rule}</span>}
          {say(refusal)}
        </button>
      )}
    </div>
  );
}

/** What happened and whose turn it is, for who hears the page. */
function Announcer({ room, mine }: { room: Room; mine: boolean }) {
  const last = room.last.value;
  return (
    <>
      <div class="unseen" aria-live="polite" aria-atomic="true">
        {last ? say(last.line) : ""}
      </div>
      <div class="unseen" aria-live="assertive">
        {mine ? t("web-your-turn") : ""}
      </div>
    </>
  );
}
