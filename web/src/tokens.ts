/** Seat tokens, one for each table, and the tables this browser has been at. Never part of a link. */

export interface KnownTable {
  id: string;
  game: string;
  token: string | null;
  seen: number;
}

const KEY = "nineteenth.tables";
const KEEP = 12;

function read(): KnownTable[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as KnownTable[];
  } catch {
    return [];
  }
}

export function knownTables(): KnownTable[] {
  return read().toSorted((a, b) => b.seen - a.seen);
}

/** A new secret of 128 bits in the letters that the room takes. */
export function freshToken(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** This browser's secret at a table; made on the first visit. */
export function tokenOf(table: string, game: string): string {
  const kept = read().find((known) => known.id === table)?.token;
  if (kept) {
    return kept;
  }
  const token = freshToken();
  remember(table, game, token);
  return token;
}

export function remember(id: string, game: string, token: string | null): void {
  const before = read();
  const kept = before.find((known) => known.id === id);
  const entry = { id, game, token: token ?? kept?.token ?? null, seen: Date.now() };
  const list = [entry, ...before.filter((known) => known.id !== id)].slice(0, KEEP);
  try {
    localStorage.setItem(KEY, JSON.stringify(list));
  } catch {
    // Without storage the seat lasts as long as the page.
  }
}

export function forget(id: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(read().filter((known) => known.id !== id)));
  } catch {
    // Nothing was stored.
  }
}
