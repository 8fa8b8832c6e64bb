/** Card codes as the room writes them: "QH", "10D", "13S", "JK", "JK20", "BR". */

export type Suit = "S" | "H" | "D" | "C";

export type Card =
  | { kind: "plain"; rank: string; suit: Suit }
  | { kind: "joker"; points: string }
  | { kind: "broom" };

const PLAIN = /^(A|K|Q|J|T|[2-9]|1[0-3])([SHDC])$/;
const JOKER = /^(?:JK|XX)(\d*)[A-D]?$/;

/** The card a code stands for, or null when it stands for none. */
export function parseCard(code: string): Card | null {
  const plain = PLAIN.exec(code);
  if (plain) {
    const rank = plain[1] === "T" ? "10" : plain[1]!;
    return { kind: "plain", rank, suit: plain[2] as Suit };
  }
  const joker = JOKER.exec(code);
  if (joker) {
    return { kind: "joker", points: joker[1]! };
  }
  return code === "BR" ? { kind: "broom" } : null;
}

const SIGN: Record<Suit, string> = { S: "♠", H: "♥", D: "♦", C: "♣" };

/** A card in a few characters for a line of text: "Q♥", "10♦", "Joker 20". Text-style suits, never emoji. */
export function shortName(card: Card, joker: string, broom: string): string {
  switch (card.kind) {
    case "plain":
      return `${card.rank}${SIGN[card.suit]}`;
    case "joker":
      return card.points ? `${joker} ${card.points}` : joker;
    case "broom":
      return broom;
  }
}
