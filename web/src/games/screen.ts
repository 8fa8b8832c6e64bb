import type { FunctionComponent } from "preact";
import type { Room, Stage } from "../room";
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
  layout(view: View, me: number | null, space: Space, now?: Choosing): Layout;

  /** A part of the table of the game's own, in each box that the layout names among its areas. */
  Area?: FunctionComponent<AreaProps>;

  /** The scores at which a match ends, to stand as posts on the line of totals. */
  posts?(view: View): { target: number; back_door: number | null };

  /**
   * Pictures that what happened is shown in, one after the other, the last one of `view` itself; one of a trick that
   * is full, one where it has been taken away. Without it everything is shown at once.
   */
  pictures?(events: GameEvent[], view: View): Picture[];

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

/** What the player has chosen, and what may be done. */
export interface Choosing {
  chosen: readonly string[];
  legal: readonly string[];
}

export interface AreaProps {
  name: string;
  room: Room;
  stage: Stage;
}

export interface Picture {
  events: GameEvent[];
  view: GameView;
  /** How much longer than usual it stands before the next. */
  stands?: number;
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
  /** The cards themselves show what can be done (dimmed, raised): no ring about this one. */
  quiet?: boolean;
}

/** Moves sent one after another, a slot put among the chosen ones, or an area of the game's own opened or closed. */
export type Wish = { moves: string[] } | { choose: string } | { show: string };

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
  /** Said before it is done; a second press does it. */
  ask?: Sentence;
}
