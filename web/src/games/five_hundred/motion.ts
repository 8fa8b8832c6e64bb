import type { Journey } from "../../table/identity";
import type { GameEvent, Picture } from "../screen";
import {
  awaySlot,
  cardSlot,
  hiddenCount,
  hiddenSlot,
  kittySlot,
  takenSlot,
  trickSlot,
  type FiveHundredView,
  type Trick,
} from "./view";

const number = (value: unknown): number => (typeof value === "number" ? value : 0);

/** A trick is complete: the picture with all its cards stands for a while, then it is taken away. */
export function pictures(events: GameEvent[], view: FiveHundredView): Picture[] {
  const full = view.tricks.at(-1);
  const last = events.at(-1);
  if (last?.["taker_seat"] === undefined || !full || events.length !== 1) {
    return [{ events, view }];
  }
  const before = view.tricks.slice(0, -1);
  const hands = view.hands.map((hand, index) => (index === full.taker ? { ...hand, tricks: hand.tricks - 1 } : hand));
  const lying: Trick & { full: boolean } = { ...full, full: true };
  const picture: FiveHundredView = { ...view, phase: "play", hand: null, hands, tricks: before, trick: lying };
  return [
    { events, view: picture, stands: 0.9 },
    { events: [{ kind: "collect", seat: last["seat"] }], view },
  ];
}

/** Cards of a hand that were hidden and are open now, or the other way: turned over where they lie. */
function turned(before: FiveHundredView, after: FiveHundredView): Journey[] {
  return after.hands.flatMap((hand, index): Journey[] => {
    const then = before.hands[index];
    if (!then || hand.cards === null) {
      return [];
    }
    const had = new Set(then.cards ?? []);
    const lately = hand.cards.filter((code) => !had.has(code));
    const hidden = hiddenCount(then);
    return lately.slice(0, hidden).map((code, place) => [hiddenSlot(index, hidden - 1 - place), cardSlot(index, code)] as const);
  });
}

function toContractor(event: GameEvent, before: FiveHundredView, after: FiveHundredView): Journey[] {
  const count = number(event["kitty"]);
  const seat = after.contract?.seat;
  if (count === 0 || seat === undefined) {
    return [];
  }
  const cards = after.hands[seat]!.cards;
  const had = new Set(before.hands[seat]!.cards ?? []);
  const fresh = before.hands[seat]!.cards && cards ? cards.filter((code) => !had.has(code)) : null;
  return Array.from({ length: count }, (_, index) => {
    const to = fresh?.[index];
    return [kittySlot(index), to === undefined ? hiddenSlot(seat, before.hands[seat]!.count + index) : cardSlot(seat, to)] as const;
  });
}

function played(event: GameEvent, before: FiveHundredView): Journey[] {
  const hand = number(event["hand"]);
  const code = String(event["card"]);
  const held = before.hands[hand];
  const from = held?.cards?.includes(code) ? cardSlot(hand, code) : hiddenSlot(hand, (held?.count ?? 1) - 1);
  return [[from, trickSlot(hand)]];
}

function putAway(event: GameEvent, before: FiveHundredView): Journey[] {
  const seat = number(event["seat"]);
  const place = number(event["count"]) - 1;
  const code = event["card"];
  const from = typeof code === "string" ? cardSlot(seat, code) : hiddenSlot(seat, before.hands[seat]!.count - 1 - place + before.discards.count);
  return [[from, awaySlot(place)]];
}

function collected(after: FiveHundredView): Journey[] {
  const index = after.tricks.length - 1;
  return after.tricks[index]!.cards.map(({ hand }) => [trickSlot(hand), takenSlot(index, hand)] as const);
}

export function journeys(event: GameEvent, before: FiveHundredView, after: FiveHundredView): Journey[] {
  switch (event.kind) {
    case "card":
      return [...played(event, before), ...turned(before, after)];
    case "collect":
      return [...collected(after), ...turned(before, after)];
    case "discard":
      return putAway(event, before);
    default:
      return [...toContractor(event, before, after), ...turned(before, after)];
  }
}

export function marks(event: GameEvent): string[] {
  return event.kind === "card" ? [trickSlot(number(event["hand"]))] : [];
}
