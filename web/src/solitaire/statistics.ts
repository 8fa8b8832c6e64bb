import { signal } from "@preact/signals";

/** One finished deal of this player, kept in the browser. */
export interface Result {
  left: number;
  points: number;
  number: number | null;
  undos: number;
}

const KEY = "nineteenth.solitaire";
const KEPT = 2_000;

function stored(): Result[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(read) ? (read as Result[]) : [];
  } catch {
    return [];
  }
}

export const results = signal<Result[]>(stored());

export function noteResult(result: Result): void {
  results.value = [...results.value, result].slice(-KEPT);
  keep();
}

export function forgetResults(): void {
  results.value = [];
  keep();
}

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(results.value));
  } catch {
    // A private window: the statistics hold for this visit.
  }
}

export interface Summary {
  played: number;
  cleared: number;
  average: number;
  best: number;
  /** Deals cleared in a row, up to the last one and at the most. */
  streak: number;
  longest: number;
  /** How many deals ended with 0, 1, 2 … cards left. */
  distribution: number[];
}

export function summary(all: readonly Result[]): Summary {
  let streak = 0;
  let longest = 0;
  const distribution: number[] = [];
  for (const { left } of all) {
    streak = left === 0 ? streak + 1 : 0;
    longest = Math.max(longest, streak);
    distribution[left] = (distribution[left] ?? 0) + 1;
  }
  const played = all.length;
  return {
    played,
    cleared: all.filter(({ left }) => left === 0).length,
    average: played ? all.reduce((sum, { left }) => sum + left, 0) / played : 0,
    best: played ? Math.min(...all.map(({ left }) => left)) : 0,
    streak,
    longest,
    distribution: Array.from(distribution, (count) => count ?? 0),
  };
}
