import { describe, expect, it } from "vitest";
import fiveHundred from "../src/games/five_hundred";
import { ladderRows } from "../src/games/five_hundred/auction";
import type { FiveHundredView, Trick } from "../src/games/five_hundred/view";
import { CARD_RATIO, type Layout } from "../src/table/placement";
import { doubled, hiddenPlates, outside, SIZES } from "./layouts";

const SUITS = ["S", "C", "D", "H"];
const RANKS = ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2", "11", "12"];
const PACK = SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit));
const TABLES = [
  [2, 2],
  [3, 3],
  [4, 4],
  [4, 2],
  [5, 5],
  [6, 6],
] as const;

function ladder(): FiveHundredView["ladder"] {
  const bids = [6, 7, 8, 9, 10].flatMap((level) => ["S", "C", "D", "H", "NT"].map((suit) => `${level}${suit}`));
  bids.splice(10, 0, "misere");
  bids.splice(bids.indexOf("10H"), 0, "open misere");
  return bids.map((bid, index) => ({ bid, value: 40 + 20 * index }));
}

function view(hands: number, seats: number, change: Partial<FiveHundredView> = {}): FiveHundredView {
  return {
    game: "five_hundred",
    phase: "play",
    seat: 0,
    turn: 0,
    hand: 0,
    dealer: 1,
    round: 1,
    hands: Array.from({ length: hands }, (_, hand) => ({
      seat: hand % seats,
      table: hand >= seats,
      cards: hand === 0 ? PACK.slice(0, 10) : hand >= seats ? PACK.slice(hand * 10, hand * 10 + 5) : null,
      count: 10,
      exposed: hand >= seats,
      sitting: false,
      call: "pass",
      tricks: hand === 1 ? 1 : 0,
    })),
    kitty: 0,
    discards: { count: 3, cards: null },
    calls: [],
    passed: [],
    looked: [],
    ladder: ladder(),
    standing: { bid: "7H", seat: 1 },
    contract: { bid: "7H", seat: 1, value: 200, level: 7, trump: "H", misere: false, nominated: null, called: null, partners: [] },
    trick: { leader: 0, cards: Array.from({ length: hands }, (_, hand) => ({ hand, card: PACK[59 - hand]! })), named: null, taker: 1 },
    led: "S",
    tricks: [{ leader: 0, cards: Array.from({ length: hands }, (_, hand) => ({ hand, card: PACK[49 - hand]! })), named: null, taker: 1 }],
    led_suits: [],
    claimed: null,
    sides: seats === 4 ? [[0, 2], [1, 3]] : Array.from({ length: seats }, (_, seat) => [seat]),
    totals: [0, 0],
    target: 500,
    back_door: -500,
    ...change,
  };
}

const AUCTION: Partial<FiveHundredView> = { phase: "auction", kitty: 3, trick: null, tricks: [], contract: null, discards: { count: 0, cards: null } };

function exchange(cards: number): FiveHundredView {
  const shown = view(4, 4, { phase: "exchange", trick: null, tricks: [], discards: { count: 0, cards: null } });
  shown.contract = { ...shown.contract!, seat: 0 };
  shown.hands[0] = { ...shown.hands[0]!, cards: PACK.slice(0, cards), count: cards };
  return shown;
}

function faultsOf(lay: (space: { width: number; height: number; leftHand: boolean }) => Layout): string[] {
  return SIZES.flatMap((size) =>
    [false, true].flatMap((leftHand) => {
      const layout = lay({ ...size, leftHand });
      return [...outside(layout, size), ...hiddenPlates(layout), ...doubled(layout)].map((fault) => `${size.width}×${size.height}: ${fault}`);
    }),
  );
}

describe("the table of five hundred", () => {
  for (const [hands, seats] of TABLES) {
    it(`lies within every size with ${hands} hands of ${seats} players`, () => {
      expect(faultsOf((space) => fiveHundred.layout(view(hands, seats), 0, space))).toEqual([]);
      expect(faultsOf((space) => fiveHundred.layout(view(hands, seats, AUCTION), 0, space))).toEqual([]);
    });
  }

  it("keeps thirteen cards of the exchange, and sixteen, in sight", () => {
    for (const cards of [13, 16]) {
      expect(faultsOf((space) => fiveHundred.layout(exchange(cards), 0, space))).toEqual([]);
    }
  });

  it("leaves a thumb's width of each card in the hand of a phone", () => {
    const layout = fiveHundred.layout(exchange(13), 0, { width: 390, height: 730, leftHand: false });
    const own = layout.cards.filter((card) => card.slot.startsWith("hand.0."));
    const rows = [...new Set(own.map((card) => card.y))].toSorted((a, b) => a - b);
    expect(rows).toHaveLength(2);
    expect(rows[1]! - rows[0]!).toBeGreaterThanOrEqual(44);
    for (const y of rows) {
      const lefts = own.filter((card) => card.y === y).map((card) => card.x).toSorted((a, b) => a - b);
      lefts.slice(1).forEach((x, index) => expect(x - lefts[index]!).toBeGreaterThanOrEqual(44));
    }
    expect(own[0]!.width * CARD_RATIO).toBeGreaterThan(80);
  });

  it("lays an open misère open and dims who sits out", () => {
    const shown = view(4, 4);
    shown.hands[1] = { ...shown.hands[1]!, cards: PACK.slice(30, 39), count: 9, exposed: true };
    shown.hands[3] = { ...shown.hands[3]!, sitting: true };
    for (const size of SIZES) {
      const { cards } = fiveHundred.layout(shown, 0, { ...size, leftHand: false });
      expect(cards.filter((card) => card.slot.startsWith("hand.1.") && card.face !== null)).toHaveLength(9);
      expect(cards.filter((card) => card.slot.startsWith("hand.3.")).every((card) => card.dim)).toBe(true);
    }
  });

  it("dims what may not be played, as the room says", () => {
    const { cards } = fiveHundred.layout(view(4, 4), 0, { ...SIZES[0]!, leftHand: false }, { chosen: [], legal: ["AS", "KS"] });
    const bright = cards.filter((card) => card.slot.startsWith("hand.0.") && !card.dim).map((card) => card.face);
    expect(bright.toSorted()).toEqual(["AS", "KS"]);
  });
});

describe("the ladder of bids", () => {
  it("has a row for each level and every misère in its place", () => {
    const rows = ladderRows(ladder(), false).map((row) => row.map(({ bid }) => bid.word));
    expect(rows.map((row) => row.length)).toEqual([5, 5, 1, 5, 5, 6]);
    expect(rows[2]).toEqual(["misere"]);
    expect(rows[5]).toEqual(["10S", "10C", "10D", "open misere", "10H", "10NT"]);
  });

  it("shows bids with the kitty or those without", () => {
    const both = ladder().flatMap(({ bid, value }) => [{ bid, value }, { bid: `${bid} sans`, value }]);
    expect(ladderRows(both, true).flat().every(({ bid }) => bid.sans)).toBe(true);
    expect(ladderRows(both, false).flat()).toHaveLength(27);
  });
});

describe("hands at five hundred", () => {
  const tap = (shown: FiveHundredView, slot: string, legal: string[] = [], chosen: string[] = []) =>
    fiveHundred.targets(shown, 0, legal, chosen).find((target) => target.slot === slot)!.tap;

  it("play a card, whether it is legal or not", () => {
    expect(tap(view(4, 4), "hand.0.AS", ["KS"])).toEqual({ moves: ["AS"] });
    expect(tap(view(4, 4, AUCTION), "hand.0.AS")).toBeNull();
  });

  it("choose the cards to put away and send them as one wish", () => {
    const shown = exchange(13);
    const chosen = ["hand.0.AS", "hand.0.QS", "hand.0.9S"];
    expect(tap(shown, "hand.0.AS")).toEqual({ choose: "hand.0.AS" });
    expect(tap(shown, "hand.0.KS", [], chosen)).toBeNull();
    expect(tap(shown, "hand.0.QS", [], chosen)).toEqual({ choose: "hand.0.QS" });
    expect(fiveHundred.buttons(shown, 0, ["discard AS"], chosen.slice(1))).toEqual([]);
    expect(fiveHundred.buttons(shown, 0, ["discard AS"], chosen).map(({ move }) => move)).toEqual(["discard AS QS 9S"]);
  });

  it("ask for a suit before a joker is led", () => {
    const shown = view(4, 4, { trick: null });
    shown.hands[0] = { ...shown.hands[0]!, cards: ["JK", "AS"], count: 2 };
    expect(tap(shown, "hand.0.JK", ["AS", "joker naming H"])).toEqual({ choose: "hand.0.JK" });
    expect(tap(shown, "hand.0.JK", ["AS", "JK"])).toEqual({ moves: ["JK"] });
  });

  it("play from their own table hand and from no other", () => {
    const slots = fiveHundred.targets(view(4, 2), 0, [], []).map(({ slot }) => slot);
    expect(slots).toContain(`hand.2.${PACK[20]}`);
    expect(slots.some((slot) => slot.startsWith("hand.3."))).toBe(false);
  });

  it("claim only after being told what a claim is", () => {
    expect(fiveHundred.buttons(view(4, 4), 0, ["AS", "claim"], [])).toEqual([expect.objectContaining({ move: "claim", ask: { id: "web-500-claim-ask", args: {} } })]);
  });
});

describe("cards in motion at five hundred", () => {
  it("go from the hand to the trick", () => {
    const shown = view(4, 4);
    expect(fiveHundred.journeys({ kind: "card", seat: 1, hand: 1, card: "9H" }, shown, shown)).toContainEqual(["hand.1.#9", "trick.1"]);
    expect(fiveHundred.journeys({ kind: "card", seat: 0, hand: 0, card: "AS" }, shown, shown)).toContainEqual(["hand.0.AS", "trick.0"]);
  });

  it("show a full trick before it is taken away", () => {
    const after = view(4, 4, { trick: null });
    const pictures = fiveHundred.pictures!([{ kind: "card", seat: 3, hand: 3, card: "9H", taker_seat: 1 }], after);
    expect(pictures).toHaveLength(2);
    const first = pictures[0]!.view as FiveHundredView;
    expect((first.trick as Trick).cards).toHaveLength(4);
    expect(first.tricks).toHaveLength(0);
    expect(first.hands[1]!.tricks).toBe(0);
    const ways = fiveHundred.journeys(pictures[1]!.events[0]!, first, after);
    expect(ways).toContainEqual(["trick.3", "taken.0.3"]);
  });

  it("go from the kitty to the contractor's hand, face up for himself", () => {
    const before = view(4, 4, AUCTION);
    const after = exchange(13);
    const ways = fiveHundred.journeys({ kind: "pass", seat: 3, kitty: 3 }, before, after);
    expect(ways).toContainEqual(["kitty.0", `hand.0.${PACK[10]}`]);
  });
});
