import { CARD_RATIO, type AreaBox, type Box, type Layout, type Placement, type Space } from "../../table/placement";
import type { Choosing } from "../screen";
import { regionsOf, type Regions } from "./regions";
import {
  awaySlot,
  cardSlot,
  codeOf,
  DECK,
  hiddenCount,
  hiddenSlot,
  kittySlot,
  mine,
  others,
  sideOf,
  takenSlot,
  TRICK_PLACE,
  trickSlot,
  type FiveHundredView,
  type Trick,
} from "./view";

export const pileSlot = (side: number): string => `pile.${side}`;
export const placeSlot = (index: number): string => `place.${index}`;

/** Middle and size of one row of cards, however many, that overlap when they must. */
function rowSpots(count: number, box: Box, width: number, gap: number): { x: number; y: number }[] {
  const step = count > 1 ? Math.min(width + gap, (box.width - width) / (count - 1)) : 0;
  const left = box.x + (box.width - width - step * (count - 1)) / 2;
  return Array.from({ length: count }, (_, index) => ({ x: left + index * step, y: box.y }));
}

/** The own hand: one row if each card keeps enough to be touched, else two that overlap. */
function handSpots(count: number, box: Box, width: number, touch: number): { x: number; y: number }[] {
  const high = width * CARD_RATIO;
  const fits = 1 + Math.floor((box.width - width) / touch);
  const bottom = box.y + box.height - high;
  if (count <= fits) {
    return rowSpots(count, { ...box, y: bottom }, width, 6);
  }
  const upper = Math.ceil(count / 2);
  const lift = Math.min(high * 0.68, box.height - high);
  return [
    ...rowSpots(upper, { ...box, y: bottom - lift }, width, 4),
    ...rowSpots(count - upper, { ...box, y: bottom }, width, 4),
  ];
}

class Builder {
  readonly out: Layout & { areas: AreaBox[] } = { cards: [], outlines: [], plates: [], areas: [] };

  constructor(
    readonly view: FiveHundredView,
    readonly at: Regions,
    readonly now: Choosing,
  ) {}

  area(name: string, box: Box): void {
    this.out.areas.push({ name, ...box });
  }

  card(card: Placement): void {
    this.out.cards.push(card);
  }
}

/** A card that may not be played now, while its hand is to play, steps back. */
function dimmed(b: Builder, hand: number, code: string): boolean {
  const { view, now } = b;
  if (view.hands[hand]!.sitting) {
    return true;
  }
  if (view.phase !== "play" || view.hand !== hand || now.legal.length === 0) {
    return false;
  }
  return !now.legal.includes(code) && !namings(code, now.legal).length;
}

/** The moves that lead a joker in the name of a suit. */
export function namings(code: string, legal: readonly string[]): string[] {
  const verb = { JK: "joker naming ", JK2: "second joker naming " }[code];
  return verb ? legal.filter((move) => move.startsWith(verb)) : [];
}

function ownHand(b: Builder): void {
  const { view, at, now } = b;
  const me = mine(view);
  const hand = view.hands[me]!;
  const { own, ownCard, ownPlate } = at;
  const plateWide = Math.min(200, own.width * 0.5);
  const plate = { x: own.x + (own.width - plateWide) / 2, y: own.y, width: plateWide, height: ownPlate - 2 };
  b.out.plates.push({ seat: hand.seat, ...plate });
  const beside = (own.width - plateWide) / 2 - 8;
  b.area(`seat.${me}`, { x: plate.x + plateWide + 8, y: plate.y, width: beside, height: ownPlate - 2 });
  pile(b, me, { x: own.x, y: plate.y, width: beside, height: ownPlate - 2 });

  const box = { x: own.x, y: own.y + ownPlate + 4, width: own.width, height: own.height - ownPlate - 4 };
  const away = view.phase === "exchange" ? now.chosen : [];
  const held = hand.cards?.map((code) => ({ code, slot: cardSlot(me, code) })) ?? null;
  const kept = held?.filter(({ slot }) => !away.includes(slot)) ?? [];
  const count = held ? kept.length : hand.count;
  const spots = handSpots(count, box, ownCard, at.touch);
  spots.forEach((spot, index) => {
    const card = kept[index];
    const lifted = card !== undefined && view.phase === "play" && now.chosen.includes(card.slot);
    b.card({
      slot: card?.slot ?? hiddenSlot(me, index),
      x: spot.x,
      y: spot.y - (lifted ? 14 : 0),
      width: ownCard,
      z: 100 + index,
      face: card?.code ?? null,
      from: DECK,
      dim: card !== undefined && dimmed(b, me, card.code),
    });
  });
  b.out.outlines.push({ slot: `hand.${me}`, ...box, quiet: true });
}

/** Whether a side's tricks lie with this hand: with one's own, else with the first of the side clockwise. */
function hasPile(view: FiveHundredView, hand: number): boolean {
  return [mine(view), ...others(view)].find((one) => sideOf(view, one) === sideOf(view, hand)) === hand;
}

/** The tricks a side has taken: a small stack each, on top of one another aslant. */
function pile(b: Builder, hand: number, box: Box): void {
  const { view } = b;
  const side = sideOf(view, hand);
  if (!hasPile(view, hand)) {
    return;
  }
  const taken = view.tricks
    .map((done, index) => ({ done, index }))
    .filter(({ done }) => done.taker >= 0 && sideOf(view, done.taker) === side);
  if (taken.length === 0) {
    return;
  }
  const high = Math.min(box.height, 34);
  const width = high / CARD_RATIO;
  const step = Math.min(width * 0.45, (box.width - width) / Math.max(1, taken.length - 1));
  const long = width + step * (taken.length - 1);
  const left = box.x + (box.width - long) / 2;
  const y = box.y + (box.height - high) / 2;
  taken.forEach(({ done, index }, place) => {
    done.cards.forEach((card, order) => {
      b.card({
        slot: takenSlot(index, card.hand),
        x: left + place * step,
        y: y - order * 0.5,
        width,
        turn: place % 2 ? 4 : -4,
        z: 4 + place,
        face: null,
      });
    });
  });
  b.out.outlines.push({ slot: pileSlot(side), x: left - 4, y: y - 2, width: long + 8, height: high + 4, quiet: true, count: taken.length });
}

function otherHand(b: Builder, hand: number, box: Box): void {
  const { view, at } = b;
  const { seat, table, count, sitting, cards } = view.hands[hand]!;
  const plate = { x: box.x, y: box.y, width: box.width, height: at.plate };
  const wide = Math.min(box.width, 220);
  const middle = { ...plate, x: box.x + (box.width - wide) / 2, width: wide };
  if (table) {
    b.area(`seat.${hand}`, middle);
  } else {
    b.out.plates.push({ seat, ...middle });
  }
  const rest = { x: middle.x, y: box.y + at.plate + 3, width: wide, height: box.height - at.plate - 3 };
  if (cards && cards.length > 0 && !at.openRows) {
    openHand(b, hand, { ...rest, x: box.x + 4, width: box.width - 8 }, Math.min(52, rest.height / CARD_RATIO));
    pile(b, hand, { x: middle.x + wide + 6, y: box.y, width: Math.max(40, (box.width - wide) / 2 - 10), height: at.plate });
    return;
  }
  const pileWide = view.tricks.length > 0 && hasPile(view, hand) ? wide * 0.48 : 0;
  if (pileWide > 0) {
    pile(b, hand, { x: rest.x + wide - pileWide, y: rest.y, width: pileWide, height: Math.min(rest.height, 36) });
  }
  if (cards && cards.length > 0) {
    return; // A row of its own in the middle.
  }
  const width = Math.min(rest.height / CARD_RATIO, at.openRows ? 28 : 40, 40);
  const fan = { ...rest, width: wide - pileWide - (pileWide > 0 ? 6 : 0) };
  if (!table) {
    b.area(`seat.${hand}`, { ...fan, height: Math.min(fan.height, 34) });
  }
  rowSpots(count, fan, width, -width * 0.76).forEach((spot, index) => {
    b.card({ slot: hiddenSlot(hand, index), ...spot, width, z: 10 + index, face: null, from: DECK, dim: sitting });
  });
}

/** A hand that lies open, or a table hand: open cards, some of which lie on one face down. */
function openHand(b: Builder, hand: number, box: Box, width: number): void {
  const held = b.view.hands[hand]!;
  const cards = held.cards ?? [];
  const spots = rowSpots(cards.length, box, width, 4);
  const covered = hiddenCount(held);
  for (let index = 0; index < covered; index += 1) {
    const spot = spots[index] ?? { x: box.x, y: box.y };
    b.card({ slot: hiddenSlot(hand, index), x: spot.x + 4, y: spot.y + 4, width, z: 12 + index, face: null, from: DECK, dim: held.sitting });
  }
  cards.forEach((code, index) => {
    b.card({ slot: cardSlot(hand, code), ...spots[index]!, width, z: 30 + index, face: code, from: DECK, dim: dimmed(b, hand, code) });
  });
}

/** Rows for open hands in the middle; gives what is left of it. */
function openRows(b: Builder, middle: Box): Box {
  const { view, at } = b;
  const rest = { ...middle };
  if (!at.openRows) {
    return rest;
  }
  for (const hand of others(view)) {
    const { cards, table, seat } = view.hands[hand]!;
    if (!cards || cards.length === 0) {
      continue;
    }
    const own = table && seat === view.seat;
    const most = Math.min(own ? 58 : 42, middle.height * 0.22 / CARD_RATIO);
    const width = Math.min(most, (rest.width - 4 * (cards.length - 1)) / Math.min(cards.length, 8));
    const high = width * CARD_RATIO + 8;
    // One's own table hand lies near oneself.
    const y = own ? rest.y + rest.height - high : rest.y;
    openHand(b, hand, { x: rest.x, y: y + 2, width: rest.width - 6, height: high }, width);
    rest.y += own ? 0 : high;
    rest.height -= high;
  }
  return rest;
}

/** Where a hand's card lies in the trick: towards its player, the own hand below. */
function trickSpots(b: Builder, box: Box): { width: number; at: (hand: number) => { x: number; y: number } } {
  const count = b.view.hands.length;
  const [across, along] = count <= 4 ? [1.08, 0.6] : [1.5, 0.82];
  const width = Math.min(84, box.width / (2 * across + 1), box.height / CARD_RATIO / (2 * along + 1));
  const high = width * CARD_RATIO;
  const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return {
    width,
    at: (hand) => {
      const step = (hand - mine(b.view) + count) % count;
      const angle = Math.PI / 2 + (2 * Math.PI * step) / count;
      return {
        x: centre.x + Math.cos(angle) * across * width - width / 2,
        y: centre.y + Math.sin(angle) * along * high - high / 2,
      };
    },
  };
}

function trick(b: Builder, shown: Trick | null, box: Box): void {
  const { width, at } = trickSpots(b, box);
  shown?.cards.forEach(({ hand, card }, order) => {
    b.card({
      slot: trickSlot(hand),
      ...at(hand),
      width,
      z: 60 + order,
      face: card,
      dim: isFull(shown) && hand !== shown.taker,
    });
  });
  const wide = width * 1.1;
  b.out.outlines.push({
    slot: TRICK_PLACE,
    x: box.x + (box.width - wide) / 2,
    y: at(mine(b.view)).y,
    width: wide,
    height: width * CARD_RATIO,
    quiet: true,
  });
}

/** Marked by `pictures`: the picture of a trick that is complete and not yet taken away. */
export function isFull(shown: Trick): boolean {
  return (shown as Trick & { full?: boolean }).full === true;
}

function kitty(b: Builder): void {
  const { view, at } = b;
  const count = view.kitty || (view.contract && !view.hands[mine(view)]!.sitting ? view.discards.count : 0);
  const slot = view.kitty ? kittySlot : awaySlot;
  const box = view.kitty ? at.kitty : at.away;
  const width = box.height / CARD_RATIO;
  rowSpots(count, box, width, -width * 0.55).forEach((spot, index) => {
    b.card({ slot: slot(index), ...spot, width, z: 5 + index, face: null, ...(view.kitty ? { from: DECK } : {}) });
  });
}

/** The places for the cards that the contractor is about to put away. */
function exchange(b: Builder, box: Box): void {
  const { view, at, now } = b;
  const me = mine(view);
  const hand = view.hands[me]!;
  if (view.contract?.seat !== me || view.seat === null || !hand.cards) {
    b.area("ask", { ...box, height: Math.min(box.height, 90), y: box.y + (box.height - Math.min(box.height, 90)) / 2 });
    return;
  }
  const places = hand.count - 10;
  const words = 62;
  const width = Math.min(at.ownCard, (box.height - words - 8) / CARD_RATIO, (box.width - 8 * places) / places);
  const high = width * CARD_RATIO;
  const top = box.y + (box.height - high - words) / 2;
  b.area("ask", { x: box.x, y: top, width: box.width, height: words });
  rowSpots(places, { ...box, y: top + words }, width, 8).forEach((spot, index) => {
    b.out.outlines.push({ slot: placeSlot(index), ...spot, width, height: high });
    const slot = now.chosen[index];
    if (slot !== undefined) {
      b.card({ slot, ...spot, width, z: 120 + index, face: codeOf(slot), from: DECK });
    }
  });
}

/** Cards come off the pack in the packets of the rule book: three, four, three. */
function inDealingOrder(b: Builder): void {
  const { view } = b;
  const count = view.hands.length;
  const packet = (index: number) => (index < 3 ? 0 : index < 7 ? 1 : 2);
  const seen = new Map<string, number>();
  const order = b.out.cards.map((card) => {
    const owner = card.slot.startsWith("hand.") ? card.slot.split(".")[1]! : "kitty";
    const index = seen.get(owner) ?? 0;
    seen.set(owner, index + 1);
    const turn = owner === "kitty" ? count : (Number(owner) - view.dealer - 1 + count) % count;
    return { card, key: owner === "kitty" ? index * 100 + turn : packet(index) * 100 + turn };
  });
  b.out.cards.splice(0, order.length, ...order.toSorted((a, z) => a.key - z.key).map(({ card }) => card));
}

export function layout(view: FiveHundredView, _me: number | null, space: Space, now: Choosing = { chosen: [], legal: [] }): Layout {
  const at = regionsOf(view, space);
  const b = new Builder(view, at, now);
  b.area("status", at.status);
  others(view).forEach((hand, index) => otherHand(b, hand, at.seats[index]!));
  ownHand(b);
  kitty(b);
  const plate = b.out.plates.find((one) => one.seat === view.dealer);
  if (plate) {
    b.out.outlines.push({ slot: DECK, x: plate.x + plate.width / 2 - 12, y: plate.y, width: 24, height: 34, quiet: true });
  }
  const middle = openRows(b, at.middle);
  middleOf(b, middle, space);
  inDealingOrder(b);
  return b.out;
}

function middleOf(b: Builder, middle: Box, space: Space): void {
  const { view } = b;
  switch (view.phase) {
    case "auction": {
      const low = space.height < 460;
      const under = b.at.kitty.y === b.at.middle.y && !low ? 44 : 0;
      b.area("auction", { ...middle, y: middle.y + under, height: middle.height - under });
      break;
    }
    case "exchange":
      exchange(b, middle);
      break;
    case "calling":
    case "nomination":
      b.area("ask", middle);
      break;
    default:
      trick(b, view.trick, middle);
      b.area("ask", middle);
  }
  b.area("review", middle);
}
