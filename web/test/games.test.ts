import { describe, expect, it } from "vitest";
import solitaire from "../src/games/golf_solitaire";
import karusele, { type KaruseleView } from "../src/games/karusele";
import type { Layout } from "../src/table/placement";
import { doubled, hiddenPlates, outside, SIZES } from "./layouts";

function faultsOf(lay: (space: { width: number; height: number; leftHand: boolean }) => Layout): string[] {
  return SIZES.flatMap((size) =>
    [false, true].flatMap((leftHand) => {
      const layout = lay({ ...size, leftHand });
      return [...outside(layout, size), ...hiddenPlates(layout), ...doubled(layout)].map((fault) => `${size.width}×${size.height}: ${fault}`);
    }),
  );
}

const SUITS = ["S", "C", "D", "H"];
const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
const PACK = SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit));

describe("golf solitaire", () => {
  const view = (rows: number, columns: number, stock: number) => ({
    game: "golf_solitaire",
    phase: "play" as const,
    rows,
    columns: Array.from({ length: columns }, (_, column) => PACK.slice(column * rows, column * rows + rows)),
    discard: ["2C", "9S", "JD"],
    stock,
    left: rows * columns,
  });

  it("lies within the table whatever its size", () => {
    for (const [rows, columns] of [
      [5, 7],
      [3, 3],
      [5, 10],
    ] as const) {
      expect(faultsOf((space) => solitaire.layout(view(rows, columns, 16), 0, space))).toEqual([]);
    }
  });

  it("plays the uncovered card and turns the stock", () => {
    const shown = view(5, 7, 16);
    const targets = solitaire.targets(shown, 0, ["play 2", "turn"], []);
    expect(targets.find((target) => target.slot === "column.1.4")?.tap).toEqual({ moves: ["play 2"] });
    expect(targets.find((target) => target.slot === "stock")?.tap).toEqual({ moves: ["turn"] });
    expect(solitaire.journeys({ kind: "play", column: 2, card: "10S" }, shown, shown)).toContainEqual(["column.1.4", "discard.0"]);
  });
});

describe("karuselė", () => {
  const view = (seats: number, loose: number, change: Partial<KaruseleView> = {}): KaruseleView => ({
    game: "karusele",
    phase: "turn",
    seat: 0,
    turn: 0,
    dealer: 1,
    seats: Array.from({ length: seats }, (_, seat) => ({ side: seat % 2, cards: seat === 0 ? ["3S", "4H", "JK20", "BR"] : null, count: 4 })),
    sides: [
      { seats: [0], cards: 4, points: 2 },
      { seats: [1], cards: 6, points: 1 },
    ],
    table: PACK.slice(20, 20 + loose),
    piles: [{ cards: ["AS", "4C"], value: 5, owner: 1 }],
    begun: null,
    stock: 32,
    ...change,
  });

  it("lies within the table, however crowded", () => {
    for (const seats of [2, 3, 4]) {
      for (const loose of [0, 1, 8, 20]) {
        expect(faultsOf((space) => karusele.layout(view(seats, loose), 0, space))).toEqual([]);
      }
    }
  });

  it("offers what a chosen card may do", () => {
    const legal = ["lay 3S", "3S builds 20", "lay 4H", "raise 5 to 9 with 4H", "broom", "4H takes"];
    const moves = (card: string) => karusele.buttons(view(4, 8), 0, legal, [`card.${card}`]).map((button) => button.move);
    expect(moves("3S")).toEqual(["lay 3S", "3S builds 20"]);
    expect(moves("4H")).toEqual(["lay 4H", "raise 5 to 9 with 4H", "4H takes"]);
    expect(moves("BR")).toEqual(["broom"]);
  });

  it("takes a card of the table with the chosen one, courts by name and numbers as sets", () => {
    const shown = view(4, 2, { table: ["QS", "4D"] });
    const tap = (slot: string, chosen: string, legal: string[]) => karusele.targets(shown, 0, legal, [chosen]).find((target) => target.slot === slot)!.tap;
    expect(tap("card.QS", "card.QD", ["QD takes QS"])).toEqual({ moves: ["QD takes QS"] });
    expect(tap("card.4D", "card.4H", ["4H takes"])).toEqual({ moves: ["4H takes", "add 4D"] });
  });

  it("adds to a turn begun and ends it", () => {
    const begun = { card: "10S", kind: "take" as const, value: 10, cards: [], piles: [], open_cards: ["6H"], open_piles: [], may_end: true };
    const shown = view(4, 2, { phase: "taking", begun, table: ["6H", "4D"] });
    expect(karusele.targets(shown, 0, ["add 6H", "done"], []).find((target) => target.slot === "card.6H")!.tap).toEqual({ moves: ["add 6H"] });
    expect(karusele.buttons(shown, 0, ["add 6H", "done"], []).map((button) => button.move)).toEqual(["done"]);
  });
});
