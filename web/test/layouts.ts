import type { Layout } from "../src/table/placement";
import { boxOf } from "../src/table/placement";

/** Table sizes to be tried: phones upright and on their side, a small old phone, a window, a wide screen. */
export const SIZES = [
  { width: 390, height: 730 },
  { width: 320, height: 540 },
  { width: 798, height: 344 },
  { width: 990, height: 608 },
  { width: 1600, height: 900 },
];

interface Rect {
  slot: string;
  x: number;
  y: number;
  right: number;
  bottom: number;
}

function rect(slot: string, box: { x: number; y: number; width: number; height: number }): Rect {
  return { slot, x: box.x, y: box.y, right: box.x + box.width, bottom: box.y + box.height };
}

/** Everything that lies beyond the table's edge. */
export function outside(layout: Layout, size: { width: number; height: number }): string[] {
  const all = [
    ...layout.cards.map((card) => rect(card.slot, boxOf(card))),
    ...layout.outlines.map((outline) => rect(outline.slot, outline)),
    ...layout.plates.map((plate) => rect(`plate.${plate.seat}`, plate)),
  ];
  return all
    .filter((one) => one.x < -0.6 || one.y < -0.6 || one.right > size.width + 0.6 || one.bottom > size.height + 0.6)
    .map((one) => `${one.slot} lies outside`);
}

/** Name plates that lie over a card or over one another. */
export function hiddenPlates(layout: Layout): string[] {
  const plates = layout.plates.map((plate) => rect(`plate.${plate.seat}`, plate));
  const cards = layout.cards.map((card) => rect(card.slot, boxOf(card)));
  const faults: string[] = [];
  plates.forEach((plate, index) => {
    for (const other of [...plates.slice(index + 1), ...cards]) {
      if (plate.right > other.x + 0.6 && other.right > plate.x + 0.6 && plate.bottom > other.y + 0.6 && other.bottom > plate.y + 0.6) {
        faults.push(`${plate.slot} over ${other.slot}`);
      }
    }
  });
  return faults;
}

/** Slots that are named twice. */
export function doubled(layout: Layout): string[] {
  const slots = layout.cards.map((card) => card.slot);
  return slots.filter((slot, index) => slots.indexOf(slot) !== index);
}
