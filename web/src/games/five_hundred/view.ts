import type { Sentence } from "../../sentence";
import type { GameView } from "../screen";

export type SuitLetter = "S" | "C" | "D" | "H";
export const SUITS: readonly SuitLetter[] = ["S", "C", "D", "H"];

/** A hand that is dealt and played: a player's, or a table hand that a player plays as well. */
export interface Hand {
  seat: number;
  table: boolean;
  /** The cards in the order in which they are held; null while they are hidden. Table hands show some of theirs. */
  cards: string[] | null;
  count: number;
  exposed: boolean;
  sitting: boolean;
  /** The last call as a move: "7H", "pass". */
  call: string | null;
  tricks: number;
}

export interface Trick {
  leader: number | null;
  cards: { hand: number; card: string }[];
  /** The suit in whose name a joker was led. */
  named: SuitLetter | null;
  /** The hand that has the trick, or is best so far. */
  taker: number;
}

export interface Contract {
  bid: string;
  seat: number;
  value: number;
  level: number;
  trump: SuitLetter | "NT";
  misere: boolean;
  nominated: SuitLetter | null;
  called: string | null;
  partners: number[] | null;
}

export interface FiveHundredView extends GameView {
  phase: "auction" | "calling" | "exchange" | "nomination" | "play" | "over";
  seat: number | null;
  turn: number | null;
  hand: number | null;
  dealer: number;
  round: number;
  hands: Hand[];
  kitty: number;
  discards: { count: number; cards: string[] | null };
  calls: { seat: number; call: string }[];
  passed: number[];
  looked: number[];
  ladder: { bid: string; value: number }[];
  standing: { bid: string; seat: number } | null;
  contract: Contract | null;
  trick: Trick | null;
  led: SuitLetter | null;
  tricks: Trick[];
  led_suits: SuitLetter[];
  claimed: number | null;
  sides: number[][];
  totals: number[];
  target: number;
  back_door: number | null;
}

/** The hand shown at the bottom. */
export function mine(view: FiveHundredView): number {
  return view.seat ?? 0;
}

/** All hands but one's own, clockwise from one's left. */
export function others(view: FiveHundredView): number[] {
  const count = view.hands.length;
  return Array.from({ length: count - 1 }, (_, step) => (mine(view) + 1 + step) % count);
}

export interface Bid {
  word: string;
  level: number | null;
  /** A suit, no trumps, or the kind of misère. */
  denomination: SuitLetter | "NT" | "misere" | "open misere" | "blind misere";
  sans: boolean;
}

const TRICKS = /^(6|7|8|9|10)(S|C|D|H|NT)$/;

/** A bid as the room writes it: "7H", "8NT sans", "open misere"; null for any other word. */
export function parseBid(word: string): Bid | null {
  const sans = word.endsWith(" sans");
  const bare = sans ? word.slice(0, -" sans".length) : word;
  const tricks = TRICKS.exec(bare);
  if (tricks) {
    return { word, level: Number(tricks[1]), denomination: tricks[2] as SuitLetter | "NT", sans };
  }
  return bare === "misere" || bare === "open misere" || bare === "blind misere" ? { word, level: null, denomination: bare, sans } : null;
}

const lower = (word: string): string => word.toLowerCase().replaceAll(" ", "-");

/** A suit or no trumps as a part of a sentence. */
export function suitWords(suit: SuitLetter | "NT"): [string, Record<string, unknown>] {
  return [`five_hundred-suit-${lower(suit)}`, {}];
}

/** A bid in words, to be a part of another sentence. */
export function bidWords(word: string): [string, Record<string, unknown>] {
  const bid = parseBid(word);
  if (!bid) {
    return ["web-500-pass", {}];
  }
  const plain: [string, Record<string, unknown>] =
    bid.level === null
      ? [`five_hundred-bid-${lower(bid.denomination)}`, {}]
      : ["five_hundred-bid-tricks", { tricks: bid.level, suit: suitWords(bid.denomination as SuitLetter | "NT") }];
  return bid.sans ? ["five_hundred-bid-sans", { bid: plain }] : plain;
}

/** The side a hand scores for. */
export function sideOf(view: FiveHundredView, hand: number): number {
  const seat = view.hands[hand]!.seat;
  return view.sides.findIndex((side) => side.includes(seat));
}

/** Tricks of each side so far. */
export function tricksOfSides(view: FiveHundredView): number[] {
  return view.sides.map((_, side) => view.hands.reduce((sum, hand, index) => (sideOf(view, index) === side ? sum + hand.tricks : sum), 0));
}

/** Tricks of the contractor with whoever is known to play with him. */
export function tricksOfContractor(view: FiveHundredView): number {
  const contract = view.contract;
  if (!contract) {
    return 0;
  }
  const allies = new Set([contract.seat, ...(contract.partners ?? [])]);
  return view.hands.reduce((sum, hand, index) => (allies.has(index) ? sum + hand.tricks : sum), 0);
}

export function sentence(id: string, args: Record<string, unknown> = {}): Sentence {
  return { id, args };
}

// Slots. A card whose face is seen keeps the slot of its face, however the hand is sorted.
export const DECK = "deck";
export const TRICK_PLACE = "trick";
export const cardSlot = (hand: number, code: string): string => `hand.${hand}.${code}`;
export const hiddenSlot = (hand: number, index: number): string => `hand.${hand}.#${index}`;
export const kittySlot = (index: number): string => `kitty.${index}`;
export const awaySlot = (index: number): string => `away.${index}`;
export const trickSlot = (hand: number): string => `trick.${hand}`;
export const takenSlot = (trick: number, hand: number): string => `taken.${trick}.${hand}`;

/** The face of a card chosen in a hand, by its slot. */
export const codeOf = (slot: string): string => slot.slice(slot.lastIndexOf(".") + 1);

/** How many of a hand's cards lie face down. */
export function hiddenCount(hand: Hand): number {
  return hand.cards === null ? hand.count : Math.max(0, hand.count - hand.cards.length);
}
