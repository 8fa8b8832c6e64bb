import { describe, expect, it } from "vitest";
import { spotAt, spotTowards } from "../src/table/gesture";
import { Identities } from "../src/table/identity";
import { fitCards, gridIn, sharePanels, CARD_RATIO } from "../src/table/placement";
import { EventQueue } from "../src/table/queue";

const ids = (held: { slot: string; id: number }[]) => Object.fromEntries(held.map(({ slot, id }) => [slot, id]));

describe("drawn cards", () => {
  it("stay the same from picture to picture", () => {
    const cards = new Identities();
    const first = ids(cards.assign(["stock", "a", "b"], []));
    expect(ids(cards.assign(["b", "a", "stock"], []))).toEqual(first);
  });

  it("are handed on along their journeys", () => {
    const cards = new Identities();
    const before = ids(cards.assign(["held", "place", "discard.0"], []));
    const after = cards.assign(["place", "discard.0", "discard.1"], [
      ["held", "place"],
      ["place", "discard.0"],
      ["discard.0", "discard.1"],
    ]);
    expect(ids(after)).toEqual({ place: before["held"], "discard.0": before["place"], "discard.1": before["discard.0"] });
    expect(after.every((one) => one.moved && !one.fresh)).toBe(true);
  });

  it("never lie in two slots, whatever the journeys say", () => {
    const cards = new Identities();
    cards.assign(["a", "b"], []);
    const after = cards.assign(["a", "b", "c"], [
      ["a", "b"],
      ["a", "c"],
      ["nowhere", "a"],
    ]);
    expect(new Set(after.map((one) => one.id)).size).toBe(3);
  });

  it("come back from the wings before new ones are drawn", () => {
    const cards = new Identities();
    cards.assign(["a", "b", "c"], []);
    cards.assign(["a"], []);
    const back = cards.assign(["a", "x", "y"], []);
    expect(cards.size).toBe(3);
    expect(back.filter((one) => one.fresh).map((one) => one.slot)).toEqual(["x", "y"]);
  });
});

describe("the queue of events", () => {
  const clock = (stand: number, hidden = false) => ({
    stand: () => stand,
    hidden: () => hidden,
    isPicture: (event: unknown) => event !== "word",
  });

  it("shows one at a time and waits between them", async () => {
    const shown: string[] = [];
    const queue = new EventQueue<string>((event) => shown.push(event), clock(20));
    queue.push("a");
    queue.push("b");
    expect(shown).toEqual(["a"]);
    await new Promise((done) => setTimeout(done, 60));
    expect(shown).toEqual(["a", "b"]);
  });

  it("shows all at once without motion", () => {
    const shown: string[] = [];
    const queue = new EventQueue<string>((event) => shown.push(event), clock(0));
    for (const event of ["a", "b", "c"]) {
      queue.push(event);
    }
    expect(shown).toEqual(["a", "b", "c"]);
  });

  it("jumps to the end when asked, when nobody looks, and when far behind", () => {
    const shown: string[] = [];
    const asked = new EventQueue<string>((event, last, jumped) => shown.push(`${event}${last ? "!" : ""}${jumped ? "~" : ""}`), clock(500));
    for (const event of ["a", "b", "c"]) {
      asked.push(event);
    }
    asked.finish();
    expect(shown).toEqual(["a!", "b~", "c!~"]);

    const hidden: string[] = [];
    const unseen = new EventQueue<string>((event) => hidden.push(event), clock(500, true));
    unseen.push("a");
    unseen.push("b");
    expect(hidden).toEqual(["a", "b"]);

    const late: string[] = [];
    const behind = new EventQueue<string>((event) => late.push(event), clock(10_000));
    for (const event of ["a", "b", "c", "d"]) {
      behind.push(event);
    }
    expect(late).toEqual(["a", "b", "c", "d"]);
  });

  it("lets a picture be played on when only words come after it", async () => {
    const last: string[] = [];
    const show = (event: string, isLast: boolean) => {
      if (isLast) last.push(event);
    };
    const queue = new EventQueue<string>(show, clock(20));
    for (const event of ["a", "b", "word"]) {
      queue.push(event);
    }
    await new Promise((done) => setTimeout(done, 60));
    expect(last).toEqual(["a", "b", "word"]);

    last.length = 0;
    const hurried = new EventQueue<string>(show, clock(500));
    for (const event of ["a", "b", "c", "word"]) {
      hurried.push(event);
    }
    hurried.finish();
    expect(last).toEqual(["a", "c", "word"]);
  });

  it("forgets what was not shown when a full picture comes", () => {
    const shown: string[] = [];
    const queue = new EventQueue<string>((event) => shown.push(event), clock(500));
    queue.push("a");
    queue.push("b");
    queue.clear();
    expect(shown).toEqual(["a"]);
    expect(queue.idle).toBe(true);
  });
});

describe("room on the table", () => {
  it("is never exceeded by a grid of cards", () => {
    for (const [rows, columns] of [
      [1, 3],
      [3, 3],
      [2, 5],
    ] as const) {
      const box = { x: 5, y: 7, width: 300, height: 220 };
      const card = fitCards(rows, columns, box.width, box.height, 8);
      for (const spot of gridIn(box, rows, columns, card, 8)) {
        expect(spot.x).toBeGreaterThanOrEqual(box.x - 0.01);
        expect(spot.y).toBeGreaterThanOrEqual(box.y - 0.01);
        expect(spot.x + card).toBeLessThanOrEqual(box.x + box.width + 0.01);
        expect(spot.y + card * CARD_RATIO).toBeLessThanOrEqual(box.y + box.height + 0.01);
      }
    }
  });

  it("is shared in as many rows as make the panels largest", () => {
    const tall = sharePanels(4, { x: 0, y: 0, width: 100, height: 400 }, 0, Math.min);
    expect(tall.map((box) => box.y)).toEqual([0, 100, 200, 300]);
    const wide = sharePanels(4, { x: 0, y: 0, width: 400, height: 100 }, 0, Math.min);
    expect(wide.map((box) => box.x)).toEqual([0, 100, 200, 300]);
  });
});

describe("hands on the table", () => {
  const at = (slot: string, x: number, y: number) => ({ slot, box: { x, y, width: 50, height: 70 } });
  const spots = [at("a", 0, 0), at("b", 60, 0), at("c", 0, 80), at("d", 60, 80)];

  it("find the card under them, or the nearest they just missed", () => {
    expect(spotAt(spots, 70, 20)).toBe("b");
    expect(spotAt(spots, 112, 90)).toBe("d");
    expect(spotAt(spots, 300, 300)).toBeNull();
  });

  it("go where the arrow points", () => {
    expect(spotTowards(spots, "a", "ArrowRight")).toBe("b");
    expect(spotTowards(spots, "a", "ArrowDown")).toBe("c");
    expect(spotTowards(spots, "d", "ArrowLeft")).toBe("c");
    expect(spotTowards(spots, "a", "ArrowUp")).toBeNull();
    expect(spotTowards(spots, "a", "Enter")).toBeNull();
  });
});
