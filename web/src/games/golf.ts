import type { Journey } from "../table/identity";
import {
  CARD_RATIO,
  fitCards,
  gridIn,
  shapeOf,
  sharePanels,
  type Box,
  type Layout,
  type Outline,
  type Placement,
  type Plate,
  type Space,
} from "../table/placement";
import type { Sentence } from "../sentence";
import type { GameEvent, GameScreen, GameView, MoveButton, Target } from "./screen";

/** A place of the grid as this viewer may know it. */
interface Place {
  card: string | null;
  up: boolean;
  gone: boolean;
  /** Lies face down, but this viewer has looked at it. */
  known?: boolean;
}

export interface GolfView extends GameView {
  phase: "flip" | "peek" | "turn" | "holding" | "flip_after" | "over";
  seat: number | null;
  turn: number | null;
  dealer: number;
  closer: number | null;
  round: number;
  seats: { places: Place[]; total: number | null }[];
  rows: number;
  columns: number;
  stock: number;
  discard: string[];
  held: { seat: number; card: string | null; from: "stock" | "discard" } | null;
  last_turns: boolean;
}

const STOCK = "stock";
/** The discard pile shows its top cards: 0 is the top. */
const DISCARDS_SHOWN = 3;
const discardSlot = (depth: number): string => `discard.${depth}`;
const placeSlot = (seat: number, place: number): string => `seat.${seat}.place.${place}`;
const heldSlot = (seat: number): string => `seat.${seat}.held`;
/** Moves count places from one, row by row. */
const nth = (place: number): number => place + 1;

const PLATE = 30;
const SMALL_PLATE = 22;

interface Regions {
  piles: Box;
  own: Box;
  /** Piles stand one over the other where height is scarce. */
  upright: boolean;
}

const PAD = 10;
/** Cards of the piles are a little larger than those of the grid. */
const PILE_SCALE = 1.08;

/** The room the other seats may take. */
function othersBox(view: GolfView, space: Space): Box {
  const { width, height } = space;
  const others = view.seats.length - 1;
  switch (shapeOf(space)) {
    case "portrait":
      return { x: PAD, y: 8, width: width - 2 * PAD, height: height * (others <= 3 ? 0.24 : others <= 7 ? 0.3 : 0.34) };
    case "low": {
      const side = width * (others <= 1 ? 0.26 : 0.36);
      return { x: space.leftHand ? width - side - PAD : PAD, y: 6, width: side, height: height - 12 };
    }
    default:
      return { x: 20, y: 10, width: width - 40, height: height * (others <= 5 ? 0.34 : 0.42) };
  }
}

/** What is left for the piles and the own cards below (or beside) the others, who end at `top`. */
function regions(view: GolfView, space: Space, top: number): Regions {
  const { width, height } = space;
  switch (shapeOf(space)) {
    case "portrait": {
      const middle = Math.min((height - top) * 0.27, 156);
      const below = top + middle + 22;
      return {
        piles: { x: PAD + 8, y: top + 14, width: width - 2 * PAD - 16, height: middle },
        own: { x: PAD, y: below, width: width - 2 * PAD, height: height - below - 12 },
        upright: false,
      };
    }
    case "low": {
      const side = othersBox(view, space).width;
      const middle = width * 0.15;
      const rest = width - side - middle - 4 * PAD;
      const left = space.leftHand;
      return {
        piles: { x: left ? 2 * PAD + rest : 2 * PAD + side, y: 8, width: middle, height: height - 18 },
        own: { x: left ? PAD : 3 * PAD + side + middle, y: 4, width: rest, height: height - 12 },
        upright: true,
      };
    }
    default: {
      const bottom = { y: top + 16, height: height - top - 30 };
      // Piles and own cards stand side by side, together in the middle.
      const between = 40;
      const widest = (width - 2 * between - 48 - 8 * view.columns) / (view.columns + 3 * PILE_SCALE);
      const card = Math.min(132, widest, fitCards(view.rows, view.columns, width, bottom.height - PLATE, 8));
      const own = view.columns * (card + 8);
      const piles = 3 * (card * PILE_SCALE + 16);
      const left = (width - piles - own - between) / 2;
      return {
        piles: { ...bottom, x: space.leftHand ? left + own + between : left, width: piles },
        own: { ...bottom, x: space.leftHand ? left : left + piles + between, width: own },
        upright: false,
      };
    }
  }
}

function faceOf(place: Place): Pick<Placement, "face" | "secret"> {
  return { face: place.card, secret: place.card !== null && !place.up };
}

interface Panel {
  seat: number;
  box: Box;
  plate: number;
  /** The widest card that looks well here. */
  most: number;
  /** Cards keep to the panel's upper edge. */
  high: boolean;
}

/** One seat's plate, grid and, when it holds a card, that card over the grid. */
function seatCards(view: GolfView, panel: Panel, out: { cards: Placement[]; outlines: Outline[]; plates: Plate[] }): void {
  const { seat, box, plate, most, high: atTop } = panel;
  const gap = most > 60 ? 8 : 4;
  const area = { x: box.x, y: box.y + plate, width: box.width, height: box.height - plate };
  const card = Math.min(most, fitCards(view.rows, view.columns, area.width, area.height, gap));
  const high = view.rows * card * CARD_RATIO + gap * (view.rows - 1);
  const wide = view.columns * card + gap * (view.columns - 1);
  // The plate sits right above the cards, however tall the panel is.
  const top = area.y + (atTop ? 0 : Math.max(0, (area.height - high) / 2));
  const spots = gridIn({ ...area, y: top, height: high }, view.rows, view.columns, card, gap);
  const plateWidth = Math.min(box.width, Math.max(wide, plate === PLATE ? 200 : 110));
  out.plates.push({ seat, x: box.x + (box.width - plateWidth) / 2, y: top - plate, width: plateWidth, height: plate });
  view.seats[seat]!.places.forEach((place, index) => {
    const spot = spots[index];
    if (!spot) {
      return;
    }
    out.outlines.push({ slot: placeSlot(seat, index), ...spot, width: card, height: card * CARD_RATIO });
    if (!place.gone) {
      out.cards.push({ slot: placeSlot(seat, index), ...spot, width: card, z: 10 + index, from: STOCK, ...faceOf(place), peeked: place.known === true && place.card === null });
    }
  });
  if (view.held?.seat === seat && seat !== mine(view)) {
    out.cards.push({
      slot: heldSlot(seat),
      x: box.x + (box.width - card) / 2 + card * 0.2,
      y: top + (high - card * CARD_RATIO) / 2,
      width: card * 1.12,
      turn: 6,
      z: 60,
      face: view.held.card,
      from: view.held.from === "stock" ? STOCK : discardSlot(0),
    });
  }
}

/** The seat shown at the bottom. */
function mine(view: GolfView): number {
  return view.seat ?? 0;
}

function pileCards(view: GolfView, box: Box, upright: boolean, most: number, out: { cards: Placement[]; outlines: Outline[] }): void {
  const holding = view.held !== null && view.held.seat === mine(view);
  const gap = upright ? 10 : 16;
  const plain = upright ? fitCards(3, 1, box.width, box.height, gap) : fitCards(1, 3, box.width, box.height, gap);
  const card = Math.min(most, plain);
  const spots = upright ? gridIn(box, 3, 1, card, gap) : gridIn(box, 1, 3, card, gap);
  const [stock, held, discard] = spots as [Spot, Spot, Spot];
  const size = { width: card, height: card * CARD_RATIO };
  out.outlines.push({ slot: STOCK, ...stock, ...size, count: view.stock });
  out.outlines.push({ slot: discardSlot(0), ...discard, ...size });
  if (view.stock > 0) {
    out.cards.push({ slot: STOCK, ...stock, width: card, z: 2, face: null });
  }
  view.discard.slice(-DISCARDS_SHOWN).forEach((code, index, shown) => {
    const depth = shown.length - 1 - index;
    const turn = depth === 0 ? 0 : depth === 1 ? -5 : 4;
    out.cards.push({ slot: discardSlot(depth), ...discard, width: card, turn, z: 5 - depth, face: code });
  });
  if (holding && view.held) {
    const from = view.held.from === "stock" ? STOCK : discardSlot(0);
    out.cards.push({ slot: heldSlot(mine(view)), ...held, width: card, z: 80, face: view.held.card, from });
  }
}

type Spot = { x: number; y: number };

function layout(view: GolfView, _me: number | null, space: Space): Layout {
  const out: Layout = { cards: [], outlines: [], plates: [] };
  const seats = view.seats.length;
  const shape = shapeOf(space);
  const measure = (width: number, height: number) => fitCards(view.rows, view.columns, width, height - SMALL_PLATE, 4);
  const most = shape === "wide" ? 64 : 54;
  sharePanels(seats - 1, othersBox(view, space), shape === "wide" ? 18 : 8, measure).forEach((box, index) => {
    seatCards(view, { seat: (mine(view) + 1 + index) % seats, box, plate: SMALL_PLATE, most, high: shape !== "low" }, out);
  });
  const top = Math.max(0, ...out.outlines.map((outline) => outline.y + outline.height));
  const { piles, own, upright } = regions(view, space, top);
  const ownMost = shape === "low" ? 110 : 132;
  seatCards(view, { seat: mine(view), box: own, plate: PLATE, most: ownMost, high: false }, out);
  const ownCard = out.cards.find((card) => card.slot.startsWith(`seat.${mine(view)}.`))?.width ?? ownMost;
  pileCards(view, piles, upright, Math.max(56, Math.min(ownCard * PILE_SCALE, 106)), out);
  return out;
}

function placeLabel(view: GolfView, index: number, wish: string): Sentence {
  const place = view.seats[mine(view)]!.places[index]!;
  const row = Math.floor(index / view.columns) + 1;
  const column = (index % view.columns) + 1;
  if (place.gone) {
    return { id: "web-golf-place-gone", args: { row, column } };
  }
  return {
    id: place.card === null ? (place.known ? "web-golf-place-known" : "web-golf-place-down") : place.up ? "web-golf-place-up" : "web-golf-place-secret",
    args: { row, column, card: place.card, wish },
  };
}

/** Cards to be peeked at together, as the legal moves name them ("peek 1 4"). */
function peekSize(legal: readonly string[]): number {
  const peek = legal.find((move) => move.startsWith("peek"));
  return peek ? peek.split(" ").length - 1 : 1;
}

function targets(view: GolfView, me: number | null, legal: readonly string[], chosen: readonly string[]): Target[] {
  if (me === null) {
    return [];
  }
  const out: Target[] = [];
  const myTurn = view.turn === me;
  const holding = view.held?.seat === me;
  const places = view.seats[me]!.places;
  const top = view.discard.at(-1) ?? null;
  const swaps = (first: string[]) =>
    Object.fromEntries(places.map((_, index) => [placeSlot(me, index), [...first, `swap ${nth(index)}`]]));

  out.push({
    slot: STOCK,
    label: { id: "web-golf-stock", args: { count: view.stock } },
    tap: holding ? null : { moves: ["draw"] },
    drops: holding ? {} : { [heldSlot(me)]: ["draw"] },
  });
  if (holding && view.held) {
    out.push({
      slot: heldSlot(me),
      label: { id: "web-golf-held", args: { card: view.held.card } },
      tap: null,
      drops: { ...swaps([]), [discardSlot(0)]: ["discard"] },
    });
  }
  out.push({
    slot: discardSlot(0),
    label: top === null ? { id: "web-golf-discard-empty", args: {} } : { id: "web-golf-discard", args: { card: top } },
    tap: holding ? { moves: ["discard"] } : { moves: ["take discard"] },
    drops: holding || top === null ? {} : swaps(["take discard"]),
  });
  places.forEach((_, index) => {
    const slot = placeSlot(me, index);
    out.push({ slot, ...placeTarget(view, index, legal, chosen, myTurn && holding) });
  });
  return out;
}

function placeTarget(view: GolfView, index: number, legal: readonly string[], chosen: readonly string[], swapping: boolean): Omit<Target, "slot"> {
  const slot = placeSlot(mine(view), index);
  if (swapping) {
    return { label: placeLabel(view, index, "swap"), tap: { moves: [`swap ${nth(index)}`] } };
  }
  if (view.phase === "peek") {
    return { ...peekTarget(view, index, legal, chosen), chosen: chosen.includes(slot) };
  }
  if (view.phase === "flip" || view.phase === "flip_after") {
    return { label: placeLabel(view, index, "flip"), tap: { moves: [`flip ${nth(index)}`] } };
  }
  return { label: placeLabel(view, index, "none"), tap: { moves: [`swap ${nth(index)}`] } };
}

function peekTarget(view: GolfView, index: number, legal: readonly string[], chosen: readonly string[]): Omit<Target, "slot"> {
  const slot = placeSlot(mine(view), index);
  const label = placeLabel(view, index, "peek");
  if (chosen.includes(slot)) {
    return { label, tap: { choose: slot } };
  }
  const picked = [...chosen, slot].map((name) => nth(Number(name.split(".").at(-1)))).toSorted((a, b) => a - b);
  return { label, tap: picked.length >= peekSize(legal) ? { moves: [`peek ${picked.join(" ")}`] } : { choose: slot } };
}

/** Words that are moves by themselves and need a button. */
const BUTTON_MOVES = ["knock", "keep", "pass"] as const;

function buttons(view: GolfView, me: number | null, legal: readonly string[]): MoveButton[] {
  if (me === null) {
    return [];
  }
  const result: MoveButton[] = BUTTON_MOVES.filter((move) => legal.includes(move)).map((move) => ({
    move,
    label: { id: `web-golf-${move}`, args: {} },
  }));
  if (view.held?.seat === me && legal.includes("discard")) {
    result.push({ move: "discard", label: { id: "web-golf-throw", args: { card: view.held.card } } });
  }
  for (const move of legal.filter((word) => word.startsWith("remove "))) {
    result.push({ move, label: { id: "web-golf-remove", args: { line: Number(move.split(" ")[1]) } } });
  }
  return result;
}

/** A card goes onto the discard pile: those beneath sink by one. */
function ontoDiscard(from: string): Journey[] {
  const sinking: Journey[] = Array.from({ length: DISCARDS_SHOWN - 1 }, (_, depth) => [discardSlot(depth), discardSlot(depth + 1)]);
  return [[from, discardSlot(0)], ...sinking];
}

function offDiscard(to: string): Journey[] {
  const rising: Journey[] = Array.from({ length: DISCARDS_SHOWN - 1 }, (_, depth) => [discardSlot(depth + 1), discardSlot(depth)]);
  return [[discardSlot(0), to], ...rising];
}

/** The place an event speaks of, counted from nought; events count as moves do. */
function placeOf(event: GameEvent): number {
  return Number(event["place"] ?? 1) - 1;
}

function placesOf(event: GameEvent, field: string): number[] {
  const places = event[field];
  return Array.isArray(places) ? places.map((place) => Number(place) - 1) : [];
}

function seatOf(event: GameEvent): number {
  return Number(event["seat"] ?? 0);
}

function journeys(event: GameEvent, before: GolfView): Journey[] {
  const seat = seatOf(event);
  const held = heldSlot(seat);
  switch (event.kind) {
    case "draw":
      return [[STOCK, held]];
    case "take":
      return offDiscard(held);
    case "discard":
      return ontoDiscard(before.held ? held : STOCK);
    case "swap": {
      const place = placeSlot(seat, placeOf(event));
      return [[held, place], ...ontoDiscard(place)];
    }
    default:
      return [];
  }
}

function marks(event: GameEvent): string[] {
  const seat = seatOf(event);
  switch (event.kind) {
    case "swap":
      return [placeSlot(seat, placeOf(event)), discardSlot(0)];
    case "flip":
      return [placeSlot(seat, placeOf(event))];
    case "peek":
      return placesOf(event, "places").map((place) => placeSlot(seat, place));
    case "discard":
      return [discardSlot(0)];
    case "draw":
    case "take":
      return [heldSlot(seat)];
    default:
      return [];
  }
}

/** What was looked at lies open as long as a glance takes, then face down again (G3). */
function glimpses(event: GameEvent, me: number | null): Record<string, string> {
  const seen = event["cards"];
  if (event.kind !== "peek" || seatOf(event) !== me || !Array.isArray(seen)) {
    return {};
  }
  return Object.fromEntries(placesOf(event, "places").map((place, index) => [placeSlot(me, place), String(seen[index])]));
}

function prompt(view: GolfView, me: number | null, legal: readonly string[]): Sentence | null {
  if (me === null || legal.length === 0) {
    return null;
  }
  switch (view.phase) {
    case "flip":
      return { id: "web-golf-prompt-flip", args: {} };
    case "peek":
      return { id: "web-golf-prompt-peek", args: { count: peekSize(legal) } };
    case "flip_after":
      return { id: "web-golf-prompt-flip-after", args: { free: legal.includes("keep") } };
    case "holding":
      return {
        id: legal.includes("discard") ? "web-golf-prompt-holding" : "web-golf-prompt-taken",
        args: { card: view.held?.card ?? null },
      };
    case "turn":
      return { id: view.last_turns ? "web-golf-prompt-last" : "web-golf-prompt-turn", args: { knock: legal.includes("knock") } };
    default:
      return null;
  }
}

function badges(view: GolfView, seat: number): string[] {
  const badged: string[] = [];
  if (view.dealer === seat) {
    badged.push("web-badge-dealer");
  }
  if (view.closer === seat) {
    badged.push("web-golf-badge-closer");
  }
  return badged;
}

function describe(view: GolfView, seat: number): string[] {
  return view.seats[seat]!.places.filter((place) => !place.gone).map((place) => place.card ?? "");
}

const golf: GameScreen<GolfView> = { layout, targets, buttons, journeys, marks, glimpses, prompt, tally: () => null, badges, describe };
export default golf;
