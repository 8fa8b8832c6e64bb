// Generated from the server's structs by `npm run wire`; do not edit.

/** Agree to end the match now. */
export interface Agree {
  key: string;
  type: "agree";
}

/** Seats, words or connections changed. */
export interface Changed {
  log: LogEntry[];
  seq: number;
  table: TableInfo;
  type: "table";
  you: number | null;
}

/** Say something at the table. */
export interface Chat {
  key: string;
  text: string;
  type: "chat";
}

/** Something said at the table. */
export interface ChatLine {
  seat: number;
  seq: number;
  text: string;
}

/** The complete options of a wish if they go together, every clash in them, and the values that would clash. */
export interface Checked {
  barred: ClashInfo[];
  clashes: ClashInfo[];
  options: Record<string, unknown> | null;
  players: number;
}

/** Why an option, or one of its values, does not go with the rest. */
export interface ClashInfo {
  line: Line;
  option: string;
  value: string | null;
}

export type ClientFrame = Join | Sit | Stand | SetBot | Start | Move | Undo | Next | Agree | Rematch | Words | Chat | Ping;

/** A round was dealt. */
export interface Dealt {
  legal: string[];
  log: LogEntry[];
  scores: Scores;
  seq: number;
  table: TableInfo;
  turn: number | null;
  type: "deal";
  view: Record<string, unknown>;
}

/** The command was carried out and is stored as entry `seq`. */
export interface Done {
  key: string;
  seq: number;
  type: "done";
}

/** The frame could not be understood, or there is no such table. */
export interface Fault {
  args: Record<string, unknown>;
  id: string;
  type: "error";
}

/** A game of the house. `seats` are the fewest and most people. */
export interface GameInfo {
  bots: string[];
  name: string;
  options: OptionInfo[];
  presets: PresetInfo[];
  seats: [number, number];
}

/**
 * First frame of every connection, answered by `Sync`.
 *
 * `token` is a secret of the client's own making (22 to 64 letters, digits, - or _, at random): the seat it takes is its own
 * from then on, from any connection. Without a token one can only watch.
 */
export interface Join {
  table: string;
  token?: string | null;
  type: "join";
}

/** A sentence of the catalogue: `id`, `args`, and the `rule` behind it ('' if none). `seat` args are seat numbers. */
export interface Line {
  args: Record<string, unknown>;
  id: string;
  rule: string;
}

/** One line of the log. */
export interface LogEntry {
  line: Line;
  seq: number;
}

/** The new table's name: its link is `/t/<table>`. */
export interface Made {
  table: string;
}

/** A move in words. */
export interface Move {
  key: string;
  move: string;
  type: "move";
}

/** Deal the next round. */
export interface Next {
  key: string;
  type: "next";
}

/** One house rule as an option screen needs it; words are in the catalogue under the game's name. */
export interface OptionInfo {
  auto: boolean;
  group: string;
  high: number;
  kind: string;
  low: number;
  name: string;
  rule: string;
  values: string[];
}

/** Is the connection alive? */
export interface Ping {
  type: "ping";
}

/** The connection is alive. */
export interface Pong {
  type: "pong";
}

/** A preset and every option as it sets it. */
export interface PresetInfo {
  name: string;
  options: Record<string, unknown>;
}

/** The command was not carried out, and why; nothing changed. */
export interface Refused {
  args: Record<string, unknown>;
  id: string;
  key: string;
  rule: string;
  type: "refused";
}

/** Play a new match. */
export interface Rematch {
  key: string;
  type: "rematch";
}

/** A round, or with it the match, is over; the secret of its shuffle is shown. */
export interface RoundOver {
  scores: Scores;
  seq: number;
  table: TableInfo;
  type: "round";
}

/** A finished round: points, running totals and account of each side; the secret behind its shuffle. */
export interface RoundScore {
  account: Line[][];
  dealer: number;
  number: number;
  points: number[];
  promise: string;
  secret: string;
  seed: string;
  totals: number[];
  words: Record<string, string>;
}

/** Somebody said something. */
export interface Said {
  chat: ChatLine;
  seq: number;
  type: "chat";
}

/** The score card: every finished round, the totals, and the winning sides once the match is over. */
export interface Scores {
  lower_wins: boolean;
  rounds: RoundScore[];
  sides: number[];
  totals: number[];
  winners: number[];
}

/** Who sits there. `away`: a person whose connection is lost; `stand_in`: a bot plays until the person is back. */
export interface SeatInfo {
  away: boolean;
  bot: string;
  connected: boolean;
  host: boolean;
  kind: "bot" | "empty" | "person";
  name: string;
  stand_in: boolean;
}

/** Who should sit on a seat: a person who comes by the link, or a bot. `you` is the maker of the table. */
export interface SeatWish {
  bot?: string;
  kind: string;
}

/** A chapter of the rule book. */
export interface SectionInfo {
  paragraphs: Line[];
  title: Line;
}

/** Before the match: seat a bot, or take it away (`bot` None). */
export interface SetBot {
  bot: string | null;
  key: string;
  seat: number;
  type: "bot";
}

/** Take a seat under a name; it belongs to the token of this connection. */
export interface Sit {
  key: string;
  name: string;
  seat: number;
  type: "sit";
}

/** Give up one's seat; a bot plays on for it once the match has begun. */
export interface Stand {
  key: string;
  type: "stand";
}

/** Begin the match. */
export interface Start {
  key: string;
  type: "start";
}

/** The whole table as the receiver may know it. */
export interface Sync {
  chat: ChatLine[];
  legal: string[];
  log: LogEntry[];
  may_undo: boolean;
  scores: Scores;
  seq: number;
  table: TableInfo;
  turn: number | null;
  type: "sync";
  view: Record<string, unknown> | null;
  you: number | null;
}

export type TableFrame = Sync | Told | Changed | Dealt | RoundOver | Said | Done | Refused | Fault | Pong;

/**
 * What everybody may know of the table but the cards.
 *
 * `promise` is SHA-256 of the secret of the next deal, or of the one in play; `words` are the players' own, by seat.
 */
export interface TableInfo {
  agreed: number[];
  bots: string[];
  game: string;
  id: string;
  may_stop: boolean;
  option_words: string;
  options: Record<string, unknown>;
  promise: string;
  seats: SeatInfo[];
  status: "gathering" | "match_over" | "playing" | "round_over";
  watchers: number;
  words: Record<string, string>;
}

/** A new table: the house rules, the seats from 0 (one of them `you`), the maker's name and token. */
export interface TableWish {
  game: string;
  name: string;
  options?: Record<string, unknown>;
  preset?: string | null;
  seats: SeatWish[];
  token: string;
}

/** A move or an undo: what happened as the receiver may know it, and how the table looks now. */
export interface Told {
  by_bot: boolean;
  events: Array<Record<string, unknown>>;
  legal: string[];
  log: LogEntry[];
  may_undo: boolean;
  seat: number;
  seq: number;
  turn: number | null;
  type: "event";
  view: Record<string, unknown>;
}

/** Take back one's last move where the game allows it. */
export interface Undo {
  key: string;
  type: "undo";
}

/** A game and the house rules somebody would like: a preset and changes. */
export interface Wish {
  game: string;
  options?: Record<string, unknown>;
  preset?: string | null;
}

/** Mix own words into the next shuffle. */
export interface Words {
  key: string;
  text: string;
  type: "words";
}
