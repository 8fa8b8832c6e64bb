/**
 * The frames between the page and the room. Written from the wire protocol; replaced by the file generated from
 * the server's structs.
 */

export type Argument = string | number | boolean | null;
export type Arguments = Record<string, Argument | Argument[]>;

/** A sentence of the catalogue: its identifier and what fills its gaps. Never finished text. */
export interface Sentence {
  id: string;
  args: Arguments;
}

export interface LogLine extends Sentence {
  seq: number;
}

export interface Seat {
  name: string;
  kind: "person" | "bot" | "empty";
  bot: string | null;
  connected: boolean;
  host: boolean;
}

export type OptionValue = string | number | boolean;
export type Options = Record<string, OptionValue>;

export interface Table {
  id: string;
  game: string;
  options: Options;
  status: "gathering" | "playing" | "round_over" | "match_over";
  seats: Seat[];
  you: number | null;
  commitment: string | null;
  seed?: string | null;
  words: string[];
}

export interface RoundScore {
  scores: number[];
  account: Sentence[][];
}

export interface Scores {
  rounds: RoundScore[];
  totals: number[];
}

/** A game's own view or event: only that game's screen module looks inside. */
export type GameView = Record<string, unknown>;
export type GameEvent = { kind: string } & Record<string, unknown>;

export interface SyncFrame {
  type: "sync";
  seq: number;
  table: Table;
  view: GameView | null;
  legal: string[] | null;
  turn: number | null;
  scores: Scores;
  log: LogLine[];
}

export interface EventFrame {
  type: "event";
  seq: number;
  seat: number | null;
  event: GameEvent;
  view: GameView;
  legal: string[] | null;
  turn: number | null;
  log: Sentence | null;
}

export interface TableFrame {
  type: "table";
  seq: number;
  table: Table;
}

export interface RoundFrame {
  type: "round";
  seq: number;
  scores: Scores;
  seed: string | null;
}

export interface MatchFrame {
  type: "match";
  seq: number;
  winners: number[];
  scores: Scores;
}

export interface ChatFrame {
  type: "chat";
  seq: number;
  seat: number | null;
  name: string;
  text: string;
}

export interface DoneFrame {
  type: "done";
  key: string;
  seq: number;
}

export interface RefusedFrame extends Sentence {
  type: "refused";
  key: string;
  rule?: string | null;
}

export interface ErrorFrame extends Sentence {
  type: "error";
}

export interface PongFrame {
  type: "pong";
}

export type ServerFrame =
  | SyncFrame
  | EventFrame
  | TableFrame
  | RoundFrame
  | MatchFrame
  | ChatFrame
  | DoneFrame
  | RefusedFrame
  | ErrorFrame
  | PongFrame;

export interface JoinFrame {
  type: "join";
  table: string;
  token?: string;
  since?: number;
  name?: string;
  seat?: number | null;
  language?: string;
}

export type Command =
  | { type: "move"; key: string; move: string }
  | { type: "undo"; key: string }
  | { type: "next"; key: string }
  | { type: "rematch"; key: string }
  | { type: "sit"; key: string; seat: number; name: string }
  | { type: "stand"; key: string }
  | { type: "bot"; key: string; seat: number; bot: string | null }
  | { type: "start"; key: string }
  | { type: "words"; key: string; text: string }
  | { type: "chat"; key: string; text: string };

export type ClientFrame = JoinFrame | Command | { type: "ping" };

/* HTTP */

export interface Preset {
  name: string;
  description: string;
}

export interface OptionField {
  name: string;
  kind: "choice" | "number" | "flag";
  values?: string[];
  min?: number;
  max?: number;
  default: OptionValue;
  group: string;
  rule: string | null;
  label: string;
}

export interface Game {
  name: string;
  presets: Preset[];
  options: OptionField[];
  seats: { min: number; max: number };
  bots: string[];
}

export interface Clash extends Sentence {
  option: string;
  value?: OptionValue;
}

export interface CheckedOptions {
  options: Options;
  clashes: Clash[];
}
