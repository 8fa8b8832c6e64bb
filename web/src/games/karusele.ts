import type { Sentence } from "../sentence";
import type { Journey } from "../table/identity";
import { CARD_RATIO, fitCards, shapeOf, sharePanels, type Box, type Layout, type Space } from "../table/placement";
import type { GameEvent, GameScreen, GameView, MoveButton, Target } from "./screen";
import { row } from "./shapes";

interface Pile {
  cards: string[];
  value: number;
  owner: number;
}

interface Begun {
  card: string;
  kind: "take" | "build" | "raise";
  value: number;
  cards: string[];
  piles: number[];
  open_cards: string[];
  open_piles: number[];
  may_end: boolean;
}

export interface KaruseleView extends GameView {
  phase: "turn" | "taking" | "building" | "over";
  seat: number | null;
  turn: number | null;
  dealer: number;
  seats: { side: number; cards: string[] | null; count: number }[];
  sides: { seats: number[]; cards: number; points: number }[];
  table: string[];
  piles: Pile[];
  begun: Begun | null;
  stock: number;
}

const PLATE = 24;
const PAD = 10;
const FELT = "felt";
const STOCK = "stock";

/** Every card of Karuselė is there once, so a card's own name is its place, wherever it lies. */
const cardSlot = (card: string): string => `card.${card}`;
const hiddenSlot = (seat: number, index: number): string => `seat.${seat}.at.${index}`;
const wonSlot = (side: number): string => `won.${side}`;

const mine = (view: KaruseleView): number => view.seat ?? 0;

function handOf(view: KaruseleView, seat: number, box: Box, most: number, out: Layout): void {
  const { cards, count } = view.seats[seat]!;
  const codes = cards ?? Array.from({ length: count }, () => null);
  const slots = codes.map((code, index) => (code ? cardSlot(code) : hiddenSlot(seat, index)));
  const card = Math.min(most, box.height / CARD_RATIO, (box.width - 6 * (count - 1)) / Math.max(count, 3));
  out.cards.push(...row(box, codes, slots, card, 80, STOCK));
}

interface Item {
  slot: string;
  cards: string[];
  pile: Pile | null;
}

function items(view: KaruseleView): Item[] {
  return [
    ...view.piles.map((pile, index) => ({ slot: `pile.${index}`, cards: pile.cards, pile })),
    ...view.table.map((card) => ({ slot: cardSlot(card), cards: [card], pile: null })),
  ];
}

/** Loose cards and piles in rows, as large as they fit; a pile's cards are fanned a little. */
function tableCards(view: KaruseleView, box: Box, out: Layout): void {
  const all = items(view);
  const gap = 10;
  let best = { columns: 1, card: 0 };
  for (let columns = 1; columns <= Math.max(1, all.length); columns += 1) {
    const card = fitCards(Math.ceil(all.length / columns), columns, box.width, box.height, gap);
    if (card > best.card) {
      best = { columns, card };
    }
  }
  const card = Math.min(best.card, 88);
  const rows = Math.ceil(all.length / best.columns);
  const high = card * CARD_RATIO;
  const top = box.y + (box.height - rows * high - gap * (rows - 1)) / 2;
  all.forEach((item, index) => {
    const line = Math.floor(index / best.columns);
    const inLine = Math.min(best.columns, all.length - line * best.columns);
    const left = box.x + (box.width - inLine * card - gap * (inLine - 1)) / 2;
    const spot = { x: left + (index % best.columns) * (card + gap), y: top + line * (high + gap) };
    placeItem(view, item, spot, card, out);
  });
}

function placeItem(view: KaruseleView, item: Item, spot: { x: number; y: number }, card: number, out: Layout): void {
  const chosen = view.begun?.cards ?? [];
  const lift = (code: string) => (chosen.includes(code) ? -8 : 0);
  if (!item.pile) {
    const code = item.cards[0]!;
    out.cards.push({ slot: cardSlot(code), ...spot, y: spot.y + lift(code), width: card, z: 20, face: code, from: STOCK });
    return;
  }
  const shrink = card * 0.84;
  const step = Math.min(card * 0.16, (card - shrink) / Math.max(1, item.cards.length - 1) + 3);
  item.cards.forEach((code, index) => {
    out.cards.push({ slot: cardSlot(code), x: spot.x + index * step, y: spot.y + index * 3, width: shrink, z: 20 + index, face: code });
  });
  out.outlines.push({ slot: item.slot, ...spot, width: card, height: card * CARD_RATIO, count: item.pile.value });
}

function wonPiles(view: KaruseleView, boxOf: (side: number) => Box | null, out: Layout): void {
  view.sides.forEach((side, index) => {
    const box = boxOf(index);
    if (!box) {
      return;
    }
    out.outlines.push({ slot: `pile-of.${index}`, ...box, count: side.cards });
    if (side.cards > 0) {
      out.cards.push({ slot: wonSlot(index), x: box.x, y: box.y, width: box.width, z: 4, face: null });
    }
  });
}

function layout(view: KaruseleView, _me: number | null, space: Space): Layout {
  const out: Layout = { cards: [], outlines: [], plates: [], notes: [] };
  const shape = shapeOf(space);
  const me = mine(view);
  const count = view.seats.length;
  const hand = shape === "low" ? 104 : shape === "portrait" ? 150 : 160;
  const strip = shape === "low" ? 70 : 100;
  const top = { x: PAD, y: 6, width: space.width - 2 * PAD, height: strip };
  const small = shape === "low" ? 30 : 50;
  const widest = shape === "wide" ? 240 : 1000;
  sharePanels(count - 1, top, 8, (width) => width).forEach((_, index) => {
    const seat = (me + 1 + index) % count;
    const width = Math.min(widest, (top.width - 8 * (count - 2)) / (count - 1));
    const box = { x: top.x + (top.width * (index + 0.5)) / (count - 1) - width / 2, y: top.y, width, height: strip };
    out.plates.push({ seat, x: box.x, y: box.y, width, height: PLATE });
    handOf(view, seat, { ...box, y: box.y + PLATE + 2, height: strip - PLATE - 2 }, small, out);
  });
  const bottom = space.height - hand - 8;
  const own = view.seats[me]!.side;
  // Won cards and stock lie at the two ends of the line above the hand.
  const won = shape === "wide" ? 46 : 30;
  const line = won * CARD_RATIO + 6;
  handOf(view, me, { x: PAD, y: bottom, width: space.width - 2 * PAD, height: hand }, 100, out);
  out.plates.push({ seat: me, x: PAD + won + 8, y: bottom - PLATE - 4, width: space.width - 2 * (PAD + won + 8), height: PLATE });
  const left = { x: PAD, y: bottom - line, width: won, height: won * CARD_RATIO };
  const right = { ...left, x: space.width - PAD - won };
  const [mineBox, stockBox] = space.leftHand ? [right, left] : [left, right];
  const rivals = view.sides.map((_, side) => side).filter((side) => side !== own);
  wonPiles(view, (side) => (side === own ? mineBox : wonByOthers(rivals.indexOf(side), rivals.length, top, space)), out);
  out.outlines.push({ slot: STOCK, ...stockBox, count: view.stock });
  if (view.stock > 0) {
    out.cards.push({ slot: STOCK, x: stockBox.x, y: stockBox.y, z: 4, width: stockBox.width, face: null });
  }
  const centre = { x: PAD + 4, y: top.y + strip + 14, width: space.width - 2 * PAD - 8, height: bottom - Math.max(line, PLATE) - strip - 28 };
  out.outlines.push({ slot: FELT, ...centre, quiet: true });
  const begun = view.begun;
  const side = begun ? Math.min(96, centre.width * 0.22) : 0;
  if (begun) {
    const card = Math.min(side - 10, centre.height / CARD_RATIO);
    const x = centre.x + (side - card) / 2;
    out.cards.push({ slot: cardSlot(begun.card), x, y: centre.y + (centre.height - card * CARD_RATIO) / 2, width: card, z: 90, face: begun.card });
  }
  tableCards(view, { ...centre, x: centre.x + side, width: centre.width - side }, out);
  return out;
}

/** Small piles at the end of the others' strip; where many share it, their plates tell the number. */
function wonByOthers(index: number, count: number, top: Box, space: Space): Box | null {
  if (space.width < 700) {
    return null;
  }
  const width = 30;
  return { x: space.width - PAD - (count - index) * (width + 8) + 8, y: top.y + PLATE + 4, width, height: width * CARD_RATIO };
}

/** How the room calls a pile in words: its value, with a card of it where several have that value. */
const pileMove = (legal: readonly string[], pile: Pile): string =>
  legal.find((move) => move.startsWith(`add pile ${pile.value}`) && (!move.includes("(") || pile.cards.some((card) => move.includes(`(${card})`)))) ??
  `add pile ${pile.value}`;

function targets(view: KaruseleView, me: number | null, legal: readonly string[], chosen: readonly string[]): Target[] {
  if (me === null) {
    return [];
  }
  const turn = view.phase === "turn";
  const hand = (view.seats[me]!.cards ?? []).map((card): Target => {
    const slot = cardSlot(card);
    return {
      slot,
      label: { id: "web-karusele-hand", args: { card } },
      // A card that can do nothing is laid for the asking: the room answers which rule stands against it.
      tap: !turn ? null : legal.some((move) => speaksOf(move, card)) ? { choose: slot } : { moves: [`lay ${card}`] },
      chosen: chosen.includes(slot),
      drops: turn ? dropsOf(view, card, legal) : {},
    };
  });
  const table = view.table.map((card): Target => ({ slot: cardSlot(card), label: { id: "web-karusele-loose", args: { card } }, tap: tableTap(view, card, legal, chosen) }));
  const piles = view.piles.map(
    (pile, index): Target => ({
      slot: `pile.${index}`,
      label: { id: "web-karusele-pile", args: { value: pile.value, cards: pile.cards.join(" "), seat: pile.owner } },
      tap: turn ? null : { moves: [pileMove(legal, pile)] },
    }),
  );
  return [...hand, ...piles, ...table];
}

const chosenCard = (chosen: readonly string[]): string | null => chosen.at(-1)?.replace("card.", "") ?? null;

/** With a hand card chosen, a card of the table is what it takes; in a turn begun it is added. */
function tableTap(view: KaruseleView, card: string, legal: readonly string[], chosen: readonly string[]): { moves: string[] } | null {
  if (view.phase !== "turn") {
    return { moves: [`add ${card}`] };
  }
  const hand = chosenCard(chosen);
  return hand ? { moves: takes(hand, card, legal) } : null;
}

/** Court cards name what they take; others begin a capture, to which the card is added. */
function takes(hand: string, card: string, legal: readonly string[]): string[] {
  const whole = `${hand} takes ${card}`;
  return legal.includes(whole) || !legal.includes(`${hand} takes`) ? [whole] : [`${hand} takes`, `add ${card}`];
}

function dropsOf(view: KaruseleView, card: string, legal: readonly string[]): Record<string, string[]> {
  const drops: Record<string, string[]> = { [FELT]: [card === "BR" && legal.includes("broom") ? "broom" : `lay ${card}`] };
  for (const loose of view.table) {
    drops[cardSlot(loose)] = takes(card, loose, legal);
  }
  return drops;
}

function buttons(view: KaruseleView, me: number | null, legal: readonly string[], chosen: readonly string[]): MoveButton[] {
  if (me === null) {
    return [];
  }
  if (view.phase !== "turn") {
    return legal.includes("done") ? [{ move: "done", label: { id: "web-karusele-done", args: {} }, main: true }] : [];
  }
  const card = chosenCard(chosen);
  return card ? legal.filter((move) => speaksOf(move, card)).map((move) => ({ move, label: moveLabel(move) })) : [];
}

function speaksOf(move: string, card: string): boolean {
  const words = move.split(" ");
  return words[0] === card || (words[0] === "lay" && words[1] === card) || (words[0] === "raise" && words.at(-1) === card) || (move === "broom" && card === "BR");
}

function moveLabel(move: string): Sentence {
  const words = move.split(" ");
  if (move === "broom") {
    return { id: "web-karusele-sweep", args: {} };
  }
  if (words[0] === "lay") {
    return { id: "web-karusele-lay", args: {} };
  }
  if (words[0] === "raise") {
    return { id: "web-karusele-raise", args: { from: words[1], to: words[words.indexOf("to") + 1] } };
  }
  if (words[1] === "builds") {
    return { id: "web-karusele-build", args: { value: words[2] } };
  }
  return words.length > 2 ? { id: "web-karusele-take-these", args: { cards: words.slice(2).join(" ") } } : { id: "web-karusele-take", args: {} };
}

function journeys(event: GameEvent, before: KaruseleView, after: KaruseleView): Journey[] {
  const seat = Number(event["seat"]);
  const card = String(event["card"]);
  const hidden = before.seats[seat]?.cards ? [] : [[hiddenSlot(seat, (before.seats[seat]?.count ?? 1) - 1), cardSlot(card)] as const];
  const kind = String(event["kind"]);
  const ways: Journey[] = before.phase === "turn" ? [...hidden] : [];
  if (kind === "take" || kind === "sweep") {
    // One card goes on top of the won pile; the others vanish under it.
    const from = before.phase === "turn" && hidden[0] ? hidden[0][0] : cardSlot(card);
    return [[from, wonSlot(after.seats[seat]!.side)]];
  }
  return ways;
}

function marks(event: GameEvent): string[] {
  const cards = Array.isArray(event["cards"]) ? event["cards"].map(String) : [];
  return [String(event["card"]), ...cards].map(cardSlot);
}

function prompt(view: KaruseleView, me: number | null, legal: readonly string[]): Sentence | null {
  if (me === null || legal.length === 0) {
    return null;
  }
  const begun = view.begun;
  if (!begun) {
    return { id: "web-karusele-prompt", args: {} };
  }
  return { id: `web-karusele-prompt-${begun.kind}`, args: { card: begun.card, value: begun.value, end: begun.may_end } };
}

function tally(view: KaruseleView, seat: number): Sentence {
  const side = view.sides[view.seats[seat]!.side]!;
  return { id: "web-karusele-won", args: { cards: side.cards, points: side.points } };
}

const karusele: GameScreen<KaruseleView> = {
  layout,
  targets,
  buttons,
  journeys,
  marks,
  prompt,
  tally,
  badges: (view, seat) => (view.dealer === seat ? ["web-badge-dealer"] : []),
  describe: (view, seat) => view.seats[seat]!.cards ?? Array.from({ length: view.seats[seat]!.count }, () => ""),
};
export default karusele;
