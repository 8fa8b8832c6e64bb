import { describe, expect, it } from "vitest";
import { BACK_MARKUP, faceMarkup } from "../src/cards/faces";
import { parseCard, shortName } from "../src/cards/notation";

const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "J", "Q", "K"];
const SUITS = ["S", "H", "D", "C"];
const SPECIALS = ["JK", "JK20", "JK15", "JK11", "BR"];
const ALL = [...RANKS.flatMap((rank) => SUITS.map((suit) => rank + suit)), ...SPECIALS];

describe("card codes", () => {
  it("are all understood, with ten in either spelling", () => {
    expect(ALL.filter((code) => parseCard(code) === null)).toEqual([]);
    expect(parseCard("TD")).toEqual(parseCard("10D"));
  });

  it("are nothing when they name no card", () => {
    for (const code of ["", "1S", "14H", "QX", "qh", "B", "??"]) {
      expect(parseCard(code)).toBeNull();
    }
  });

  it("read as rank and suit, without the emoji mark", () => {
    expect(shortName(parseCard("10D")!, "Joker", "Broom")).toBe("10♦");
    expect(shortName(parseCard("JK20")!, "Jokker", "Luud")).toBe("Jokker 20");
    expect(shortName(parseCard("BR")!, "Joker", "Broom")).toBe("Broom");
  });
});

describe("faces", () => {
  it("differ from each other in every style", () => {
    for (const style of ["plain", "large", "tiny"] as const) {
      const faces = new Set(ALL.map((code) => faceMarkup(code, style)));
      // An ink class and an index of its own for each card.
      expect(faces.size).toBe(ALL.length);
    }
  });

  it("carry as many pips as their rank says, besides the two of the corners", () => {
    for (const rank of ["2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13"]) {
      const pips = faceMarkup(`${rank}C`, "plain").match(/class="pip"/g) ?? [];
      expect(pips.length).toBe(Number(rank) + 2);
    }
  });

  it("keep colours out of the drawing, so that a palette changes them all", () => {
    const inks = ALL.map((code) => faceMarkup(code, "plain")).filter((markup) => /#[0-9a-f]{3,6}|rgb/i.test(markup));
    expect(inks).toEqual([]);
  });

  it("give nothing away on the back", () => {
    expect(BACK_MARKUP).not.toMatch(/ink-/);
  });
});
