import { rooted } from "./route";
import { plainly, type Sentence } from "./sentence";
import type { Checked, GameInfo, Made, SectionInfo, TableWish, Wish } from "./wire";

/** The room said no, or could not be asked. */
export class Refused extends Error {
  constructor(readonly sentence: Sentence) {
    super(sentence.id);
  }
}

const UNREACHABLE = plainly("web-unreachable");

/** What to tell people about something that went wrong. */
export function faultOf(error: unknown): Sentence {
  return error instanceof Refused ? error.sentence : UNREACHABLE;
}

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
  const { fault } = (answer ?? {}) as { fault?: unknown };
  return typeof fault === "string" ? { id: "web-fault", args: { text: fault } } : UNREACHABLE;
}

let known: Promise<GameInfo[]> | null = null;

/** Every game of the house; asked for once. */
export function games(): Promise<GameInfo[]> {
  known ??= ask<GameInfo[]>("api/games").catch((fault: unknown) => {
    known = null;
    throw fault;
  });
  return known;
}

/** One game; refused where there is no such game. */
export async function gameCalled(name: string): Promise<GameInfo> {
  const found = (await games()).find((game) => game.name === name);
  if (!found) {
    throw new Refused(plainly("web-no-such-game"));
  }
  return found;
}

export function checkOptions(wish: Wish): Promise<Checked> {
  return ask("api/options/check", wish);
}

export function ruleBook(wish: Wish): Promise<SectionInfo[]> {
  return ask("api/rules", wish);
}

export function makeTable(wish: TableWish): Promise<Made> {
  return ask("api/tables", wish);
}
