import type { Journey } from "../table/identity";
import type { Layout, Space } from "../table/placement";
import type { Sentence } from "../sentence";

/** A game's own view and events: only that game's screen looks inside. */
export type GameView = Record<string, unknown>;
export type GameEvent = Record<string, unknown>;

/**
 * What a game brings to the page: pure functions of its own view. No rules: what is legal comes from the room, and
 * an illegal wish is sent as it is, so that the room answers with the rule.
 */
export interface GameScreen<View extends GameView = GameView> {
  /** Where every card, mark and name plate lies. `me` is the seat at the bottom; spectators look from seat 0. */
  layout(view: View, me: number | null, space: Space): Layout;

  /** What can be reached by tap, drag or key, in reading order. */
  targets(view: View, me: number | null, legal: readonly string[], chosen: readonly string[]): Target[];

  /** Moves that have no place on the table: knock, pass, keep. */
  buttons(view: View, me: number | null, legal: readonly string[], chosen: readonly string[]): MoveButton[];

  /** The ways cards go when `event` turns the picture `before` into the next one. */
  journeys(event: GameEvent, before: View, after: View): Journey[];

  /** Slots that stay marked after the event, so that the last move can be seen. */
  marks(event: GameEvent, before: View, after: View): string[];

  /** Cards this player is shown for a moment only, by slot. */
  glimpses?(event: GameEvent, me: number | null): Record<string, string>;

  /** What the player may do now, in one line; null leaves it to the page ("Anna's turn"). */
  prompt(view: View, me: number | null, legal: readonly string[]): Sentence | null;

  /** A number to stand on a seat's plate, such as the sum of its open cards. */
  tally(view: View, seat: number): Sentence | null;

  /** Catalogue ids of short marks on a seat's plate: dealer, closer, declarer. */
  badges(view: View, seat: number): string[];

  /** More choices than buttons can hold, such as a table of bids; stands over the felt while it is wanted. */
  panel?(view: View, me: number | null, legal: readonly string[]): Panel | null;

  /** A seat's cards in words, for who hears the page. */
  describe(view: View, seat: number): string[];
}

export interface Target {
  slot: string;
  /** What lies there and what a tap does. */
  label: Sentence;
  /** What a tap means; null when it only names the place. */
  tap: Wish | null;
  /** Slots this card may be dragged to and what that means. */
  drops?: Record<string, string[]>;
  /** Chosen already, waiting for a second card. */
  chosen?: boolean;
}

/** Moves sent one after another, or a slot put among the chosen ones. */
export type Wish = { moves: string[] } | { choose: string };

/** Choices in rows; those that are not legal are dimmed and still answer why. */
export interface Panel {
  title: Sentence;
  rows: PanelChoice[][];
}

export interface PanelChoice {
  move: string;
  /** What stands on the button: words, or a bid's level and suit. */
  label: Sentence;
  /** A small second line, such as what it is worth. */
  note?: Sentence;
  main?: boolean;
  ink?: string;
}

export interface MoveButton {
  move: string;
  label: Sentence;
  main?: boolean;
}
