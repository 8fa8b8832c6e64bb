import type { Sentence } from "../sentence";
import type { Journey } from "../table/identity";
import { CARD_RATIO, shapeOf, type Box, type Layout, type Note, type Space } from "../table/placement";
import type { GameEvent, GameScreen, GameView, MoveButton, Panel, PanelChoice, Target } from "./screen";
import { around, row } from "./shapes";

/** A hand is a seat's own, or one that lies on the table for it. */
interface Hand {
  seat: number;
  table: boolean;
  /** Null while this viewer may not see them. */
  cards: string[] | null;
  count: number;
  sitting: boolean;
  call: string | null;
  tricks: number;
}

interface Trick {
  cards: { hand: number; card: string }[];
  taker: number | null;
  named: string | null;
}

interface Contract {
  bid: string;
  seat: number;
  value: number;
  level: number;
  misere: boolean;
  nominated: string | null;
  called: string | null;
}

export interface FiveHundredView extends GameView {
  phase: "auction" | "calling" | "exchange" | "nomination" | "play" | "over";
  seat: number | null;
  turn: number | null;
  /** The hand that is to play. */
  hand: number | null;
  dealer: number;
  hands: Hand[];
  kitty: number;
  discards: { count: number; cards: string[] | null };
  ladder: { bid: string; value: number }[];
  standing: { bid: string; seat: number } | null;
  contract: Contract | null;
  trick: Trick | null;
  tricks: Trick[];
}

const PLATE = 24;
const PAD = 10;
/** The middle of the table, where cards are dropped to be played. */
const FELT = "felt";

const ownSlot = (hand: number, card: string): string => `hand.${hand}.${card}`;
const hiddenSlot = (hand: number, index: number): string => `hand.${hand}.at.${index}`;
const trickSlot = (hand: number): string => `trick.${hand}`;
const wonSlot = (hand: number, index: number): string => `won.${hand}.${index}`;
const kittySlot = (index: number): string => `kitty.${index}`;

const mine = (view: FiveHundredView): number => view.seat ?? 0;

/** The other hands, clockwise from the player's left. */
function others(view: FiveHundredView): number[] {
  const count = view.hands.length;
  return Array.from({ length: count - 1 }, (_, index) => (mine(view) + 1 + index) % count);
}

function slotsOf(hand: number, cards: Hand): string[] {
  return cards.cards?.map((card) => ownSlot(hand, card)) ?? Array.from({ length: cards.count }, (_, index) => hiddenSlot(hand, index));
}

/** The trick on the table: the one being played, or the last one until the next is led. */
function shownTrick(view: FiveHundredView): Trick | null {
  return view.trick && view.trick.cards.length > 0 ? view.trick : (view.tricks.at(-1) ?? null);
}

function handHeight(space: Space): number {
  const shape = shapeOf(space);
  return shape === "low" ? 112 : shape === "portrait" ? 148 : 176;
}

function ownHand(view: FiveHundredView, space: Space, out: Layout): void {
  const high = handHeight(space);
  const box = { x: PAD, y: space.height - high - 8, width: space.width - 2 * PAD, height: high };
  const hand = view.hands[mine(view)]!;
  const card = Math.min(high / CARD_RATIO - 4, 108, box.width / 4.6);
  const codes = hand.cards ?? Array.from({ length: hand.count }, () => null);
  out.cards.push(...row(box, codes, slotsOf(mine(view), hand), card, 100, kittySlot(0)));
  out.plates.push({ seat: hand.seat, x: box.x, y: box.y - PLATE, width: box.width, height: PLATE });
}

function otherHand(view: FiveHundredView, index: number, box: Box, most: number, out: Layout): void {
  const hand = view.hands[index]!;
  const area = { ...box, y: box.y + PLATE + 2, height: box.height - PLATE - 2 };
  // Open cards are to be read, backs only to be counted.
  const card = Math.min(most, area.height / CARD_RATIO, hand.cards ? area.width / 2.6 : area.width / 3);
  const codes = hand.cards ?? Array.from({ length: hand.count }, () => null);
  const width = hand.cards ? area.width : Math.min(area.width, card * 2.4);
  const inner = { ...area, x: area.x + (area.width - width) / 2, width, height: card * CARD_RATIO };
  const cards = row(inner, codes, slotsOf(index, hand), card, 20, kittySlot(0));
  out.cards.push(...(hand.sitting ? cards.map((one) => ({ ...one, dim: true })) : cards));
  if (!hand.table) {
    out.plates.push({ seat: hand.seat, x: box.x, y: box.y, width: box.width, height: PLATE });
  } else {
    out.notes!.push({ id: "web-500-table-hand", args: { seat: hand.seat }, x: box.x, y: box.y, width: box.width, height: PLATE });
  }
}

/** Cards of the trick lie before those who played them. */
function trickCards(view: FiveHundredView, box: Box, out: Layout): void {
  const trick = shownTrick(view);
  if (!trick || view.phase === "auction") {
    return;
  }
  const count = view.hands.length - 1;
  const card = Math.min(96, box.height / 2.3 / CARD_RATIO, box.width / 4.4);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const reach = { x: Math.min(box.width / 2 - card / 2, card * 1.9), y: Math.min(box.height / 2 - (card * CARD_RATIO) / 2, card * 0.75) };
  const order = others(view);
  const complete = trick !== view.trick;
  trick.cards.forEach(({ hand, card: code }, index) => {
    const way = hand === mine(view) ? { x: 0, y: 1 } : around(order.indexOf(hand), count);
    out.cards.push({
      slot: trickSlot(hand),
      x: middle.x + way.x * reach.x - card / 2,
      y: middle.y + way.y * reach.y - (card * CARD_RATIO) / 2,
      width: card,
      turn: way.x * 5,
      z: 60 + index,
      face: code,
      dim: complete && trick.taker !== hand,
    });
  });
}

function kittyCards(view: FiveHundredView, box: Box, out: Layout): void {
  const card = Math.min(64, box.height / 2 / CARD_RATIO);
  for (let index = 0; index < view.kitty; index += 1) {
    const x = box.x + box.width / 2 - card / 2 + (index - (view.kitty - 1) / 2) * (card * 0.35);
    out.cards.push({ slot: kittySlot(index), x, y: box.y + (box.height - card * CARD_RATIO) / 2, width: card, z: 10 + index, face: null });
  }
}

function contractNote(view: FiveHundredView, box: Box): Note[] {
  const said = view.contract ?? view.standing;
  if (!said) {
    return [];
  }
  const { nominated, called } = view.contract ?? { nominated: null, called: null };
  const args = { bid: bidSentence(said.bid), seat: said.seat, ...(called ? { card: called } : {}), ...(nominated ? { suit: suitSentence(nominated) } : {}) };
  const kind = !view.contract ? "standing" : called ? "contract-called" : nominated ? "contract-nominated" : "contract";
  return [{ id: `web-500-${kind}`, args, x: box.x, y: box.y, width: box.width, height: 22 }];
}

function layout(view: FiveHundredView, _me: number | null, space: Space): Layout {
  const out: Layout = { cards: [], outlines: [], plates: [], notes: [] };
  const shape = shapeOf(space);
  const order = others(view);
  const top = { x: PAD, y: 6, width: space.width - 2 * PAD, height: shape === "low" ? 76 : shape === "portrait" ? 112 : 138 };
  const width = (top.width - 8 * (order.length - 1)) / order.length;
  order.forEach((hand, index) => {
    otherHand(view, hand, { ...top, x: top.x + index * (width + 8), width }, shape === "low" ? 36 : 62, out);
  });
  ownHand(view, space, out);
  const below = space.height - handHeight(space) - 8 - PLATE;
  const centre = { x: PAD, y: top.y + top.height + 26, width: space.width - 2 * PAD, height: below - top.y - top.height - 32 };
  out.notes!.push(...contractNote(view, { ...centre, y: centre.y - 24 }));
  out.outlines.push({ slot: FELT, ...centre, quiet: true });
  trickCards(view, centre, out);
  kittyCards(view, centre, out);
  return out;
}

/** Bids as the catalogue says them, made from the room's words. */
function bidSentence(bid: string): unknown[] {
  const bare = bid.replace(/ sans$/, "");
  const match = /^(\d+)(NT|[SCDH])$/.exec(bare);
  const plain = match
    ? ["five_hundred-bid-tricks", { tricks: Number(match[1]), suit: suitSentence(match[2]!) }]
    : [`five_hundred-bid-${bare.replaceAll(" ", "-")}`, {}];
  return bare === bid ? plain : ["five_hundred-bid-sans", { bid: plain }];
}

function suitSentence(suit: string): unknown[] {
  return [`five_hundred-suit-${suit.toLowerCase()}`, {}];
}

function targets(view: FiveHundredView, me: number | null): Target[] {
  if (me === null) {
    return [];
  }
  return view.hands.flatMap((hand, index): Target[] => {
    if (hand.seat !== me || !hand.cards) {
      return [];
    }
    return hand.cards.map((card): Target => {
      const moves = [view.phase === "exchange" ? `discard ${card}` : card];
      const label = { id: hand.table ? "web-500-card-table" : "web-500-card", args: { card } };
      const passive = view.phase === "auction" || view.phase === "calling" || view.phase === "nomination";
      return { slot: ownSlot(index, card), label, tap: passive ? null : { moves }, ...(passive ? {} : { drops: { [FELT]: moves } }) };
    });
  });
}

const SIGNS: Record<string, string> = { S: "♠", C: "♣", D: "♦", H: "♥" };
const SUIT_ORDER = ["S", "C", "D", "H", "NT"];

function bidChoice({ bid, value }: { bid: string; value: number }): PanelChoice {
  const match = /^(\d+)(NT|[SCDH])( sans)?$/.exec(bid);
  const note = { id: "web-500-worth", args: { value } };
  if (!match) {
    return { move: bid, label: { id: "web-500-bid", args: { bid: bidSentence(bid) } }, note };
  }
  const suit = match[2]!;
  return {
    move: bid,
    label: { id: suit === "NT" ? "web-500-bid-nt" : "web-500-bid-suit", args: { tricks: Number(match[1]), sign: SIGNS[suit] } },
    note,
    ...(suit === "NT" ? {} : { ink: suit.toLowerCase() }),
  };
}

/** Bids in rows by tricks, suits in their order; misères and passing below. */
function auctionPanel(view: FiveHundredView, legal: readonly string[]): Panel {
  const rows: PanelChoice[][] = [];
  // Rows that are all overbid are in the way.
  for (let level = 6; level <= 10; level += 1) {
    const bids = SUIT_ORDER.flatMap((suit) => view.ladder.filter(({ bid }) => bid === `${level}${suit}`));
    if (bids.some(({ bid }) => legal.includes(bid))) {
      rows.push(bids.map(bidChoice));
    }
  }
  const rest = view.ladder.filter(({ bid }) => !/^\d+(NT|[SCDH])$/.test(bid) && (legal.includes(bid) || !bid.endsWith("sans")));
  if (rest.length > 0) {
    rows.push(rest.map(bidChoice));
  }
  const last: PanelChoice[] = [{ move: "pass", label: { id: "web-500-pass", args: {} }, main: true }];
  if (legal.includes("look")) {
    last.push({ move: "look", label: { id: "web-500-look", args: {} } });
  }
  rows.push(last);
  return { title: { id: "web-500-your-call", args: {} }, rows };
}

function panel(view: FiveHundredView, me: number | null, legal: readonly string[]): Panel | null {
  if (me === null || legal.length === 0) {
    return null;
  }
  if (view.phase === "auction") {
    return auctionPanel(view, legal);
  }
  if (view.phase === "calling") {
    const title = { id: "web-500-call-partner", args: {} };
    return { title, rows: [legal.map((move) => ({ move, ...callLabel(move) }))] };
  }
  return null;
}

function callLabel(move: string): { label: Sentence; ink?: string } {
  const [verb, what] = move.split(" ");
  if (verb === "call") {
    return { label: { id: "web-card", args: { card: what } }, ink: what!.slice(-1).toLowerCase() };
  }
  return verb === "partner"
    ? { label: { id: "web-500-partner", args: { seat: Number(what) - 1 } } }
    : { label: { id: "web-500-alone", args: {} } };
}

function buttons(view: FiveHundredView, me: number | null, legal: readonly string[]): MoveButton[] {
  if (me === null || view.phase === "auction" || view.phase === "calling") {
    return [];
  }
  return legal.flatMap((move): MoveButton[] => {
    const naming = /^(?:second )?joker naming ([SCDH])$/.exec(move);
    if (naming) {
      return [{ move, label: { id: "web-500-naming", args: { suit: suitSentence(naming[1]!) } } }];
    }
    const nomination = /^nominate (\w+)$/.exec(move);
    if (nomination) {
      const suit = nomination[1]!;
      return [suit === "none" ? { move, label: { id: "web-500-nominate-none", args: {} } } : { move, label: { id: "web-500-nominate", args: { suit: suitSentence(suit) } } }];
    }
    return move === "claim" ? [{ move, label: { id: "web-500-claim", args: {} } }] : [];
  });
}

function journeys(event: GameEvent, before: FiveHundredView, after: FiveHundredView): Journey[] {
  const ways: Journey[] = [];
  const hand = Number(event["hand"] ?? event["seat"] ?? 0);
  if (event["kind"] === "card") {
    const card = String(event["card"]);
    const own = before.hands[hand];
    ways.push([own?.cards ? ownSlot(hand, card) : hiddenSlot(hand, (own?.count ?? 1) - 1), trickSlot(hand)]);
    // The trick before goes to its taker when the next is led.
    const done = before.trick && before.trick.cards.length > 0 ? null : before.tricks.at(-1);
    if (done && done.taker !== null) {
      ways.push([trickSlot(done.taker), wonSlot(done.taker, before.tricks.length)]);
    }
  }
  if (event["kitty"]) {
    const taker = after.contract?.seat ?? 0;
    const seen = new Set(before.hands[taker]?.cards);
    const fresh = after.hands[taker]?.cards?.filter((card) => !seen.has(card)) ?? [];
    const to = after.hands[taker]?.cards
      ? fresh.map((card) => ownSlot(taker, card))
      : Array.from({ length: before.kitty }, (_, index) => hiddenSlot(taker, (before.hands[taker]?.count ?? 0) + index));
    ways.push(...to.map((slot, index): Journey => [kittySlot(index), slot]));
  }
  return ways;
}

function marks(event: GameEvent): string[] {
  return event["kind"] === "card" ? [trickSlot(Number(event["hand"]))] : [];
}

function prompt(view: FiveHundredView, me: number | null, legal: readonly string[]): Sentence | null {
  if (me === null || legal.length === 0) {
    return null;
  }
  if (view.phase === "exchange") {
    return { id: "web-500-prompt-exchange", args: { count: (view.hands[me]?.count ?? 0) - smallest(view) } };
  }
  if (view.phase === "play") {
    const table = view.hand !== null && view.hands[view.hand]?.table;
    return { id: table ? "web-500-prompt-table" : view.trick?.cards.length ? "web-500-prompt-follow" : "web-500-prompt-lead", args: {} };
  }
  return { id: `web-500-prompt-${view.phase}`, args: {} };
}

/** Cards a hand holds when the kitty has been put away. */
function smallest(view: FiveHundredView): number {
  return Math.min(...view.hands.filter((hand) => !hand.table).map((hand) => hand.count));
}

function tally(view: FiveHundredView, seat: number): Sentence | null {
  const own = view.hands.filter((hand) => hand.seat === seat);
  if (view.phase === "play" || view.phase === "over") {
    return { id: "web-500-tricks", args: { count: own.reduce((sum, hand) => sum + hand.tricks, 0) } };
  }
  const call = own[0]?.call;
  if (!call) {
    return null;
  }
  return call === "pass" ? { id: "web-500-passed", args: {} } : { id: "web-500-bid", args: { bid: bidSentence(call) } };
}

function badges(view: FiveHundredView, seat: number): string[] {
  return [...(view.dealer === seat ? ["web-badge-dealer"] : []), ...(view.contract?.seat === seat ? ["web-500-badge-contractor"] : [])];
}

const fiveHundred: GameScreen<FiveHundredView> = {
  layout,
  targets,
  buttons,
  panel,
  journeys,
  marks,
  prompt,
  tally,
  badges,
  describe: (view, seat) => view.hands.filter((hand) => hand.seat === seat).flatMap((hand) => hand.cards ?? []),
};
export default fiveHundred;
