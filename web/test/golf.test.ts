import { describe, expect, it } from "vitest";
import golf, { type GolfView } from "../src/games/golf";
import { CARD_RATIO, type Layout } from "../src/table/placement";

const SIZES = [
  { width: 390, height: 730 },
  { width: 320, height: 540 },
  { width: 798, height: 344 },
  { width: 990, height: 608 },
  { width: 1600, height: 900 },
];
const GRIDS = [
  [1, 3],
  [1, 4],
  [2, 2],
  [2, 3],
  [2, 4],
  [2, 5],
  [3, 3],
] as const;

function view(rows: number, columns: number, seats: number, change: Partial<GolfView> = {}): GolfView {
  const places = Array.from({ length: rows * columns }, (_, index) => ({
    card: index === 1 ? "QH" : null,
    up: index === 1,
    gone: false,
  }));
  return {
    game: "golf",
    phase: "turn",
    seat: 0,
    turn: 0,
    dealer: seats - 1,
    closer: null,
    round: 1,
    seats: Array.from({ length: seats }, () => ({ places, total: 0 })),
    rows,
    columns,
    stock: 40,
    discard: ["2C", "9S", "JD", "KH"],
    held: null,
    last_turns: false,
    ...change,
  };
}

const LEGAL_TURN = ["draw", "take discard"];

function rects(layout: Layout): { slot: string; x: number; y: number; right: number; bottom: number }[] {
  return [
    ...layout.outlines
      .filter((outline) => !outline.slot.startsWith("discard.") || outline.slot === "discard.0")
      .map((outline) => ({ slot: outline.slot, x: outline.x, y: outline.y, right: outline.x + outline.width, bottom: outline.y + outline.height })),
    ...layout.plates.map((plate) => ({
      slot: `plate.${plate.seat}`,
      x: plate.x,
      y: plate.y,
      right: plate.x + plate.width,
      bottom: plate.y + plate.height,
    })),
  ];
}

describe("the golf table", () => {
  for (const { width, height } of SIZES) {
    it(`lies within ${width} × ${height} and nothing overlaps, from 2 to 12 seats`, () => {
      const faults: string[] = [];
      for (const leftHand of [false, true]) {
        for (const [rows, columns] of GRIDS) {
          for (let seats = 2; seats <= 12; seats += 1) {
            const layout = golf.layout(view(rows, columns, seats), 0, { width, height, leftHand });
            const all = rects(layout);
            const what = `${rows}×${columns}, ${seats} seats`;
            const outside = all.filter((one) => one.x < -0.01 || one.y < -0.01 || one.right > width + 0.01 || one.bottom > height + 0.01);
            faults.push(...outside.map((one) => `${what}: ${one.slot} lies outside`));
            all.forEach((one, index) => {
              const over = all
                .slice(index + 1)
                .filter((other) => one.right > other.x + 0.5 && other.right > one.x + 0.5 && one.bottom > other.y + 0.5 && other.bottom > one.y + 0.5);
              faults.push(...over.map((other) => `${what}: ${one.slot} over ${other.slot}`));
            });
          }
        }
      }
      expect(faults).toEqual([]);
    });
  }

  it("keeps own cards large enough for a thumb on a phone", () => {
    for (const [rows, columns] of GRIDS) {
      const layout = golf.layout(view(rows, columns, 4), 0, { width: 390, height: 730, leftHand: false });
      const own = layout.cards.find((card) => card.slot === "seat.0.place.0")!;
      expect(own.width).toBeGreaterThanOrEqual(44);
      expect(own.width * CARD_RATIO).toBeGreaterThanOrEqual(44);
    }
  });

  it("names every slot once", () => {
    const layout = golf.layout(view(3, 3, 5, { held: { seat: 0, card: "5D", from: "stock" } }), 0, { ...SIZES[0]!, leftHand: false });
    const slots = layout.cards.map((card) => card.slot);
    expect(new Set(slots).size).toBe(slots.length);
  });

  it("shows what a seat alone may see as its own", () => {
    const places = [{ card: "5D", up: false, gone: false }, { card: null, up: false, gone: false, known: true }];
    const shown = golf.layout(view(1, 2, 2, { seats: [{ places, total: 0 }, { places: [], total: 0 }] }), 0, { ...SIZES[0]!, leftHand: false });
    expect(shown.cards.find((card) => card.slot === "seat.0.place.0")).toMatchObject({ face: "5D", secret: true });
    expect(shown.cards.find((card) => card.slot === "seat.0.place.1")).toMatchObject({ face: null, peeked: true });
  });
});

describe("hands at golf", () => {
  const target = (shown: GolfView, legal: string[], slot: string, chosen: string[] = []) =>
    golf.targets(shown, 0, legal, chosen).find((one) => one.slot === slot)!;

  it("draw from the stock and take the discard", () => {
    const shown = view(3, 3, 4);
    expect(target(shown, LEGAL_TURN, "stock").tap).toEqual({ moves: ["draw"] });
    expect(target(shown, LEGAL_TURN, "discard.0").tap).toEqual({ moves: ["take discard"] });
    expect(target(shown, LEGAL_TURN, "discard.0").drops?.["seat.0.place.4"]).toEqual(["take discard", "swap 5"]);
  });

  it("swap or discard the card they hold", () => {
    const shown = view(2, 3, 3, { phase: "holding", held: { seat: 0, card: "5D", from: "stock" } });
    expect(target(shown, [], "seat.0.place.2").tap).toEqual({ moves: ["swap 3"] });
    expect(target(shown, [], "discard.0").tap).toEqual({ moves: ["discard"] });
    expect(target(shown, [], "seat.0.held").drops).toMatchObject({ "seat.0.place.5": ["swap 6"], "discard.0": ["discard"] });
  });

  it("choose two cards to look at, one after the other, whichever comes first", () => {
    const shown = view(2, 2, 2, { phase: "peek" });
    const legal = ["peek 1 2", "peek 1 4", "peek 2 4"];
    expect(target(shown, legal, "seat.0.place.3").tap).toEqual({ choose: "seat.0.place.3" });
    expect(target(shown, legal, "seat.0.place.0", ["seat.0.place.3"]).tap).toEqual({ moves: ["peek 1 4"] });
    expect(target(shown, legal, "seat.0.place.3", ["seat.0.place.3"]).tap).toEqual({ choose: "seat.0.place.3" });
    expect(target(shown, ["peek 2"], "seat.0.place.1").tap).toEqual({ moves: ["peek 2"] });
  });

  it("reach nothing when they only watch", () => {
    expect(golf.targets(view(3, 3, 4, { seat: null }), null, [], [])).toEqual([]);
  });

  it("find a button for each move without a place", () => {
    const moves = golf.buttons(view(2, 2, 2), 0, ["draw", "knock", "pass", "remove 2"], []).map((button) => button.move);
    expect(moves).toEqual(["knock", "pass", "remove 2"]);
  });
});

describe("cards in motion at golf", () => {
  const before = view(2, 3, 3, { held: { seat: 1, card: null, from: "stock" } });

  it("go from the hand to the place and from the place to the pile", () => {
    const ways = golf.journeys({ kind: "swap", seat: 1, place: 3, card: "4C", old: "9H" }, before, before);
    expect(ways).toContainEqual(["seat.1.held", "seat.1.place.2"]);
    expect(ways).toContainEqual(["seat.1.place.2", "discard.0"]);
  });

  it("are marked where they came to rest", () => {
    expect(golf.marks({ kind: "swap", seat: 1, place: 3 }, before, before)).toEqual(["seat.1.place.2", "discard.0"]);
    expect(golf.marks({ kind: "peek", seat: 2, places: [1, 4] }, before, before)).toEqual(["seat.2.place.0", "seat.2.place.3"]);
  });
});
