/** What fills a sentence's gaps: numbers, words, cards by their code, seats by their number. */
export type Arguments = Record<string, unknown>;

/** A sentence of the catalogue: its identifier and what fills its gaps. Never finished text. */
export interface Sentence {
  id: string;
  args: Arguments;
}

/** A sentence without gaps. */
export function plainly(id: string): Sentence {
  return { id, args: {} };
}
