/** Checks a verifiable shuffle as docs/shuffle.md describes it. Browsers lend SHA-256 to safe pages only. */

export type Verdict = "holds" | "broken" | "unable";

export interface Shown {
  promise: string;
  secret: string;
  /** Each player's own words by seat, counted from nought. */
  words: Record<string, string>;
  seed: string;
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The deal's seed: the secret itself, or with words the hash of it and one line `seat:words` a seat, seats from one. */
export async function seedOf(secret: string, words: Record<string, string>): Promise<string> {
  const seats = Object.keys(words).toSorted((a, b) => Number(a) - Number(b));
  return seats.length === 0 ? secret : sha256([secret, ...seats.map((seat) => `${Number(seat) + 1}:${words[seat]}`)].join("\n"));
}

/** Whether the promise fits the secret, and the seed fits secret and words. */
export async function checkShuffle({ promise, secret, words, seed }: Shown): Promise<Verdict> {
  if (!globalThis.crypto?.subtle) {
    return "unable";
  }
  const kept = (await sha256(secret)) === promise.trim().toLowerCase();
  return kept && (await seedOf(secret, words)) === seed ? "holds" : "broken";
}
