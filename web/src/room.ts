import { signal } from "@preact/signals";
import { Connection, type Order } from "./connection";
import { screenOf } from "./games/registry";
import type { GameScreen, Wish } from "./games/screen";
import { language, learn, seatNames } from "./messages";
import { pauseAfterOthers, settings, travelTime } from "./settings";
import { chime } from "./table/sound";
import type { Journey } from "./table/identity";
import { EventQueue } from "./table/queue";
import { remember, tokenOf } from "./tokens";
import type { ChatFrame, EventFrame, GameView, LogLine, MatchFrame, RoundFrame, Scores, Sentence, ServerFrame, SyncFrame, Table, TableFrame } from "./wire";

/** What stands on the table at one moment. */
export interface Stage {
  serial: number;
  view: GameView;
  legal: readonly string[];
  turn: number | null;
  journeys: readonly Journey[];
  marks: readonly string[];
  /** Faces shown for a moment, by slot. */
  glimpses: Readonly<Record<string, string>>;
  /** Put down without motion: first sight, or a jump to the end. */
  still: boolean;
  /** A new round is dealt: all cards come from the pack one by one. */
  deal: boolean;
}

type Shown = EventFrame | TableFrame | RoundFrame | MatchFrame;

const LOG_KEPT = 400;
/** Milliseconds for which cards that one may look at once lie open. */
const GLANCE = 3_200;

/** One table as this page sees it: what the room told, what is shown of it, and what the player wishes. */
export class Room {
  readonly table = signal<Table | null>(null);
  readonly stage = signal<Stage | null>(null);
  readonly scores = signal<Scores>({ rounds: [], totals: [] });
  readonly log = signal<LogLine[]>([]);
  readonly last = signal<LogLine | null>(null);
  readonly chat = signal<ChatFrame[]>([]);
  readonly winners = signal<number[] | null>(null);
  /** The score of a round has just come and was not yet read. */
  readonly roundEnded = signal(false);
  readonly refusal = signal<(Sentence & { rule?: string | null }) | null>(null);
  readonly failure = signal<Sentence | null>(null);
  readonly chosen = signal<string[]>([]);
  readonly asked = signal<string[] | null>(null);
  readonly busy = signal(false);
  readonly chatRead = signal(0);
  readonly connection: Connection;

  screen: GameScreen | null = null;

  private seq = 0;
  private serial = 0;
  private early: ServerFrame[] | null = null;
  private readonly queue: EventQueue<Shown>;

  constructor(
    readonly id: string,
    address: string,
  ) {
    this.queue = new EventQueue<Shown>((frame, last, jumped) => this.show(frame, last, jumped), {
      stand: (frame) => this.standing(frame as Shown),
      hidden: () => document.visibilityState === "hidden",
    });
    this.connection = new Connection(
      address,
      () => {
        const token = tokenOf(id);
        return {
          type: "join",
          table: id,
          language: language(),
          ...(token ? { token } : {}),
          ...(this.seq > 0 ? { since: this.seq } : {}),
        };
      },
      (frame) => this.receive(frame),
    );
  }

  get me(): number | null {
    return this.table.value?.you ?? null;
  }

  close(): void {
    this.connection.close();
  }

  /** Sends a command and shows why when it is refused. */
  async order(order: Order): Promise<boolean> {
    this.busy.value = true;
    const answer = await this.connection.order(order);
    this.busy.value = false;
    if (!answer.ok) {
      this.refusal.value = { id: answer.refusal.id, args: answer.refusal.args, rule: answer.refusal.rule ?? null };
      return false;
    }
    this.refusal.value = null;
    return true;
  }

  /** Carries out what a tap or a drag means. */
  async wish(wish: Wish, confirmed = false): Promise<void> {
    this.queue.finish();
    if ("choose" in wish) {
      const chosen = this.chosen.value;
      this.chosen.value = chosen.includes(wish.choose) ? chosen.filter((slot) => slot !== wish.choose) : [...chosen, wish.choose];
      return;
    }
    if (settings.value.confirm && !confirmed && this.allowed(wish.moves)) {
      this.asked.value = wish.moves;
      return;
    }
    this.asked.value = null;
    for (const move of wish.moves) {
      if (!(await this.order({ type: "move", move }))) {
        break;
      }
    }
    this.chosen.value = [];
  }

  allowed(moves: readonly string[]): boolean {
    return moves.length > 0 && (this.stage.value?.legal.includes(moves[0]!) ?? false);
  }

  skip(): void {
    this.queue.finish();
  }

  private receive(frame: ServerFrame): void {
    if (this.early) {
      this.early.push(frame);
      return;
    }
    if (frame.type === "sync" && !this.screen) {
      // The game's screen is fetched once; what comes meanwhile waits its turn.
      this.early = [frame];
      void Promise.all([screenOf(frame.table.game), learn(frame.table.game)]).then(([screen]) => {
        this.screen = screen;
        const waiting = this.early ?? [];
        this.early = null;
        for (const early of waiting) {
          this.accept(early);
        }
      });
      return;
    }
    this.accept(frame);
  }

  private accept(frame: ServerFrame): void {
    if ("seq" in frame) {
      this.seq = Math.max(this.seq, frame.seq);
    }
    switch (frame.type) {
      case "sync":
        this.sync(frame);
        break;
      case "event":
      case "table":
      case "round":
      case "match":
        this.queue.push(frame);
        break;
      case "chat":
        this.chat.value = [...this.chat.value, frame].slice(-LOG_KEPT);
        break;
      case "error":
        this.failure.value = { id: frame.id, args: frame.args };
        break;
      default:
    }
  }

  private seat(table: Table): void {
    this.table.value = table;
    seatNames.value = table.seats.map((seat) => seat.name);
  }

  private sync(frame: SyncFrame): void {
    this.queue.clear();
    const before = this.table.value?.status;
    const deal = before !== undefined && before !== "playing" && frame.table.status === "playing";
    this.failure.value = null;
    this.asked.value = null;
    this.chosen.value = [];
    this.seat(frame.table);
    if (deal) {
      this.roundEnded.value = false;
    }
    remember(frame.table.id, frame.table.game, null);
    this.scores.value = frame.scores;
    this.log.value = frame.log.slice(-LOG_KEPT);
    this.last.value = frame.log.at(-1) ?? null;
    this.winners.value = frame.table.status === "match_over" ? leaders(frame.scores) : null;
    this.stage.value = frame.view && {
      serial: ++this.serial,
      view: frame.view,
      legal: frame.legal ?? [],
      turn: frame.turn,
      journeys: [],
      marks: [],
      glimpses: {},
      still: !deal,
      deal,
    };
  }

  private standing(frame: Shown): number {
    if (frame.type !== "event") {
      return 0;
    }
    if (Object.keys(this.screen?.glimpses?.(frame.event, this.me) ?? {}).length > 0) {
      return GLANCE;
    }
    const own = frame.seat === null || frame.seat === this.me;
    const travel = travelTime();
    return own ? travel * 0.7 : travel + pauseAfterOthers();
  }

  private show(frame: Shown, last: boolean, jumped: boolean): void {
    switch (frame.type) {
      case "event":
        this.showEvent(frame, last, jumped);
        break;
      case "table":
        this.seat(frame.table);
        if (frame.table.status !== "match_over") {
          this.winners.value = null;
        }
        break;
      case "round":
        this.scores.value = frame.scores;
        this.roundEnded.value = true;
        if (this.table.value) {
          this.table.value = { ...this.table.value, seed: frame.seed, status: "round_over" };
        }
        chime("end");
        break;
      case "match":
        this.scores.value = frame.scores;
        this.winners.value = frame.winners;
        if (this.table.value) {
          this.table.value = { ...this.table.value, status: "match_over" };
        }
        break;
    }
  }

  private endGlimpses(glimpses: Readonly<Record<string, string>>): void {
    if (Object.keys(glimpses).length === 0) {
      return;
    }
    const { serial } = this.stage.value!;
    setTimeout(() => {
      if (this.stage.value?.serial === serial) {
        this.stage.value = { ...this.stage.value, glimpses: {}, still: false };
      }
    }, GLANCE);
  }

  private showEvent(frame: EventFrame, last: boolean, jumped: boolean): void {
    const before = this.stage.value;
    const screen = this.screen;
    if (frame.log) {
      const line = { ...frame.log, seq: frame.seq };
      this.log.value = [...this.log.value, line].slice(-LOG_KEPT);
      this.last.value = line;
    }
    const known = before && screen && !jumped;
    const deal = frame.event.kind === "deal";
    if (deal) {
      this.roundEnded.value = false;
      this.winners.value = null;
    }
    this.chosen.value = [];
    const glimpses = screen?.glimpses?.(frame.event, this.me) ?? {};
    this.stage.value = {
      serial: ++this.serial,
      view: frame.view,
      legal: last ? (frame.legal ?? []) : [],
      turn: frame.turn,
      journeys: known ? screen.journeys(frame.event, before.view, frame.view) : [],
      marks: before && screen ? screen.marks(frame.event, before.view, frame.view) : [],
      glimpses,
      still: jumped,
      deal,
    };
    this.endGlimpses(glimpses);
    if (!jumped && frame.event.kind !== "peek") {
      chime("card");
    }
    const myTurn = frame.turn !== null && frame.turn === this.me;
    if (last && myTurn && before?.turn !== this.me) {
      chime("turn");
    }
  }
}

/** Seats with the best total as the room gave it; only used when a page comes back after the match. */
function leaders(scores: Scores): number[] {
  const lowest = Math.min(...scores.totals);
  return scores.totals.flatMap((total, seat) => (total === lowest ? [seat] : []));
}
