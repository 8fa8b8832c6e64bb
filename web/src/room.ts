import { signal, type Signal } from "@preact/signals";
import { Connection, type Order } from "./connection";
import { screenOf } from "./games/registry";
import type { GameEvent, GameScreen, GameView, Picture, Wish } from "./games/screen";
import { learn, seatNames } from "./messages";
import { pauseAfterOthers, settings, travelTime } from "./settings";
import { chime } from "./table/sound";
import type { Journey } from "./table/identity";
import { EventQueue } from "./table/queue";
import { remember, tokenOf } from "./tokens";
import type { Sentence } from "./sentence";
import type { Changed, ChatLine, Dealt, LogEntry, RoundOver, Scores, Sync, TableFrame, TableInfo, Told } from "./wire";

/** What stands on the table at one moment. */
export interface Stage {
  serial: number;
  view: GameView;
  legal: readonly string[];
  mayUndo: boolean;
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

/** What happened, or one of several pictures of it. */
type Happened = Told & { stands?: number };
type Shown = Happened | Changed | Dealt | RoundOver;

const LOG_KEPT = 400;
/** Milliseconds for which cards that one may look at once lie open. */
const GLANCE = 3_200;

/** Somebody who plays on the felt: at a table of the room, or alone. */
export interface Wisher {
  readonly me: number | null;
  readonly stage: Signal<Stage | null>;
  readonly chosen: Signal<string[]>;
  /** Whether the first of the moves may be made now. */
  allowed(moves: readonly string[]): boolean;
  /** Carries out what a tap or a drag means. */
  wish(wish: Wish): Promise<void>;
}

/** One table as this page sees it: what the room told, what is shown of it, and what the player wishes. */
export class Room implements Wisher {
  readonly table = signal<TableInfo | null>(null);
  /** The seat of this page's player, null while only watching. */
  readonly you = signal<number | null>(null);
  readonly stage = signal<Stage | null>(null);
  readonly scores = signal<Scores>({ rounds: [], totals: [], sides: [], winners: [], lower_wins: true });
  readonly log = signal<LogEntry[]>([]);
  readonly last = signal<LogEntry | null>(null);
  readonly chat = signal<ChatLine[]>([]);
  readonly refusal = signal<(Sentence & { rule: string }) | null>(null);
  readonly failure = signal<Sentence | null>(null);
  readonly chosen = signal<string[]>([]);
  readonly asked = signal<{ moves: string[]; why?: Sentence | undefined } | null>(null);
  /** The area of the game's own that is open. */
  readonly shown = signal<string | null>(null);
  readonly busy = signal(false);
  readonly chatRead = signal(0);
  readonly connection: Connection;

  screen: GameScreen | null = null;

  private serial = 0;
  private underWay = 0;
  private early: TableFrame[] | null = null;
  private readonly queue: EventQueue<Shown>;

  constructor(
    readonly id: string,
    address: string,
  ) {
    this.queue = new EventQueue<Shown>((frame, last, jumped) => this.show(frame, last, jumped), {
      stand: (frame) => this.standing(frame as Shown),
      hidden: () => document.visibilityState === "hidden",
      isPicture: (frame) => ["event", "deal"].includes((frame as Shown).type),
    });
    this.connection = new Connection(
      address,
      () => ({ type: "join", table: id, token: tokenOf(id, this.table.value?.game ?? "") }),
      (frame) => this.receive(frame),
    );
  }

  get me(): number | null {
    return this.you.value;
  }

  close(): void {
    this.connection.close();
  }

  /** Sends a command and shows why when it is refused. */
  async order(order: Order): Promise<boolean> {
    const answer = await this.whileBusy(() => this.connection.order(order));
    if (!answer.ok) {
      this.refusal.value = { id: answer.refusal.id, args: answer.refusal.args, rule: answer.refusal.rule };
      return false;
    }
    this.refusal.value = null;
    return true;
  }

  /** Carries out what a tap or a drag means. */
  async wish(wish: Wish, confirmed = false): Promise<void> {
    if ("show" in wish) {
      this.shown.value = this.shown.value === wish.show ? null : wish.show;
      return;
    }
    this.queue.finish();
    if ("choose" in wish) {
      const chosen = this.chosen.value;
      this.chosen.value = chosen.includes(wish.choose) ? chosen.filter((slot) => slot !== wish.choose) : [...chosen, wish.choose];
      return;
    }
    if (settings.value.confirm && !confirmed && this.allowed(wish.moves)) {
      this.ask(wish.moves);
      return;
    }
    this.asked.value = null;
    await this.whileBusy(async () => {
      for (const move of wish.moves) {
        if (!(await this.order({ type: "move", move }))) {
          break;
        }
      }
    });
    this.chosen.value = [];
  }

  private async whileBusy<T>(work: () => Promise<T>): Promise<T> {
    this.underWay += 1;
    this.busy.value = true;
    try {
      return await work();
    } finally {
      this.underWay -= 1;
      this.busy.value = this.underWay > 0;
    }
  }

  /** Waits for a second press, with what is to be said before. */
  ask(moves: string[], why?: Sentence): void {
    this.asked.value = { moves, why };
  }

  allowed(moves: readonly string[]): boolean {
    return moves.length > 0 && (this.stage.value?.legal.includes(moves[0]!) ?? false);
  }

  skip(): void {
    this.queue.finish();
  }

  private receive(frame: TableFrame): void {
    if (this.early) {
      this.early.push(frame);
      return;
    }
    if (frame.type === "sync" && !this.screen) {
      // The game's screen and words are fetched once; what comes meanwhile waits its turn.
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

  private accept(frame: TableFrame): void {
    switch (frame.type) {
      case "sync":
        this.sync(frame);
        break;
      case "event":
        this.pictures(frame).forEach((picture) => this.queue.push(picture));
        break;
      case "table":
      case "deal":
      case "round":
        this.queue.push(frame);
        break;
      case "chat":
        this.chat.value = [...this.chat.value, frame.chat].slice(-LOG_KEPT);
        break;
      case "error":
        if (this.table.value) {
          this.refusal.value = { id: frame.id, args: frame.args, rule: "" };
        } else {
          this.failure.value = { id: frame.id, args: frame.args };
        }
        break;
      default:
    }
  }

  /** A frame as the game wants it shown: its log comes with the first picture, what can be done with the last. */
  private pictures(frame: Told): Happened[] {
    const parts = this.screen?.pictures?.(frame.events, frame.view);
    if (!parts) {
      return [frame];
    }
    const picture = (part: Picture, index: number): Happened => {
      const legal = index === parts.length - 1 ? frame.legal : [];
      return { ...frame, ...part, log: index === 0 ? frame.log : [], legal };
    };
    return parts.map(picture);
  }

  private seat(table: TableInfo): void {
    this.table.value = table;
    seatNames.value = table.seats.map((seat) => seat.name);
  }

  private note(entries: readonly LogEntry[]): void {
    if (entries.length > 0) {
      this.log.value = [...this.log.value, ...entries].slice(-LOG_KEPT);
      this.last.value = entries.at(-1)!;
    }
  }

  private sync(frame: Sync): void {
    this.queue.clear();
    this.failure.value = null;
    this.asked.value = null;
    this.chosen.value = [];
    this.seat(frame.table);
    this.you.value = frame.you;
    remember(frame.table.id, frame.table.game, null);
    this.scores.value = frame.scores;
    this.log.value = frame.log.slice(-LOG_KEPT);
    this.last.value = frame.log.at(-1) ?? null;
    this.chat.value = frame.chat;
    this.stage.value = frame.view && this.still(frame.view, frame);
  }

  /** A picture put down as it is. */
  private still(view: GameView, frame: { legal: string[]; turn: number | null; may_undo?: boolean }): Stage {
    return {
      serial: ++this.serial,
      view,
      legal: frame.legal,
      mayUndo: frame.may_undo ?? false,
      turn: frame.turn,
      journeys: [],
      marks: [],
      glimpses: {},
      still: true,
      deal: false,
    };
  }

  private standing(frame: Shown): number {
    if (frame.type === "deal") {
      return travelTime() * 4;
    }
    if (frame.type !== "event") {
      return 0;
    }
    if (Object.keys(this.glimpses(frame.events)).length > 0) {
      return GLANCE;
    }
    const travel = travelTime();
    const longer = (frame.stands ?? 0) * (travel + pauseAfterOthers());
    return longer + (frame.seat === this.me ? travel * 0.7 : travel + pauseAfterOthers());
  }

  private show(frame: Shown, last: boolean, jumped: boolean): void {
    switch (frame.type) {
      case "event":
        this.showEvent(frame, last, jumped);
        break;
      case "table":
        this.seat(frame.table);
        this.you.value = frame.you;
        this.note(frame.log);
        break;
      case "deal":
        this.seat(frame.table);
        this.scores.value = frame.scores;
        this.note(frame.log);
        this.chosen.value = [];
        this.stage.value = { ...this.still(frame.view, frame), still: jumped, deal: !jumped };
        this.announceTurn(null, frame.turn);
        break;
      case "round":
        // Comes again when the next deal has its promise; the fanfare does not.
        if (frame.scores.rounds.length > this.scores.value.rounds.length) {
          chime("end");
        }
        this.seat(frame.table);
        this.scores.value = frame.scores;
        break;
    }
  }

  private glimpses(events: readonly GameEvent[]): Readonly<Record<string, string>> {
    const seen = events.map((event) => this.screen?.glimpses?.(event, this.me) ?? {});
    return Object.assign({}, ...seen) as Record<string, string>;
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

  private showEvent(frame: Happened, last: boolean, jumped: boolean): void {
    const before = this.stage.value;
    const screen = this.screen;
    this.note(frame.log);
    this.chosen.value = [];
    const glimpses = this.glimpses(frame.events);
    this.stage.value = {
      ...this.still(frame.view, frame),
      // What the picture does not show yet cannot be played on, and is nobody's call to play.
      legal: last ? frame.legal : [],
      turn: frame.turn === this.me && !(last && frame.legal.length > 0) ? null : frame.turn,
      journeys: before && screen && !jumped ? chain(frame.events.map((event) => screen.journeys(event, before.view, frame.view))) : [],
      marks: before && screen ? frame.events.flatMap((event) => screen.marks(event, before.view, frame.view)) : [],
      glimpses,
      still: jumped,
    };
    this.endGlimpses(glimpses);
    if (!jumped) {
      chime("card");
    }
    if (last) {
      this.announceTurn(before?.turn ?? null, frame.turn);
    }
  }

  private announceTurn(before: number | null, turn: number | null): void {
    if (turn !== null && turn === this.me && before !== turn) {
      chime("turn");
    }
  }
}

/** Several events shown as one picture: where one journey ends and the next begins, the card goes all the way. */
export function chain(journeys: readonly Journey[][]): Journey[] {
  let whole: Journey[] = [];
  for (const step of journeys) {
    const moved = new Map(step);
    const continued = whole.map(([from, to]) => [from, moved.get(to) ?? to] as const);
    const reached = new Set(whole.map(([, to]) => to));
    whole = [...continued, ...step.filter(([from]) => !reached.has(from))];
  }
  return whole;
}
