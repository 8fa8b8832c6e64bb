import { rooted } from "./route";
import type { CheckedOptions, Game, Options, Sentence, Table } from "./wire";

/** The room said no, in a sentence of the catalogue. */
export class Refused extends Error {
  constructor(readonly sentence: Sentence) {
    super(sentence.id);
  }
}

const UNREACHABLE: Sentence = { id: "web-unreachable", args: {} };

async function ask<T>(path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(
      rooted(path),
      body === undefined ? {} : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) },
    );
  } catch {
    throw new Refused(UNREACHABLE);
  }
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    throw new Refused(sentenceIn(answer));
  }
  return answer as T;
}

function sentenceIn(answer: unknown): Sentence {
  const said = answer as Partial<Sentence> | null;
  return typeof said?.id === "string" ? { id: said.id, args: said.args ?? {} } : UNREACHABLE;
}

let known: Promise<Game[]> | null = null;

export function games(): Promise<Game[]> {
  known ??= ask<Game[]>("api/games").catch((fault: unknown) => {
    known = null;
    throw fault;
  });
  return known;
}

export function checkOptions(game: string, options: Options): Promise<CheckedOptions> {
  return ask("api/options/check", { game, options });
}

export interface SeatWish {
  kind: "person" | "bot" | "empty";
  bot?: string;
}

export function createTable(wish: {
  game: string;
  options: Options;
  seats: SeatWish[];
  name: string;
}): Promise<{ table: string; token: string }> {
  return ask("api/tables", wish);
}

export function tableSummary(id: string): Promise<Table> {
  return ask(`api/tables/${encodeURIComponent(id)}`);
}
