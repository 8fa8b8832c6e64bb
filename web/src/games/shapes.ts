import { CARD_RATIO, type Box, type Placement } from "../table/placement";

/** How far apart cards of a row lie so that `count` of them fill `width`, never further than side by side. */
export function stepIn(width: number, count: number, card: number, gap = 6): number {
  return count < 2 ? 0 : Math.min(card + gap, (width - card) / (count - 1));
}

/** Left edges of a centred row of cards. */
export function rowIn(box: Box, count: number, card: number, gap = 6): number[] {
  const step = stepIn(box.width, count, card, gap);
  const left = box.x + (box.width - card - step * (count - 1)) / 2;
  return Array.from({ length: count }, (_, index) => left + index * step);
}

/** A centred row of cards, the ones behind overlapped from the right; `codes` holds null for hidden ones. */
export function row(box: Box, codes: readonly (string | null)[], slots: readonly string[], card: number, z: number, from?: string): Placement[] {
  const y = box.y + (box.height - card * CARD_RATIO) / 2;
  return rowIn(box, codes.length, card).map((x, index) => ({
    slot: slots[index]!,
    x,
    y,
    width: card,
    z: z + index,
    face: codes[index] ?? null,
    ...(from ? { from } : {}),
  }));
}

/** Where the `index`-th of `count` others sits round the upper half of a table, from left to right, as a unit vector. */
export function around(index: number, count: number): { x: number; y: number } {
  const angle = Math.PI * (1 - (index + 0.5) / count);
  return { x: Math.cos(angle), y: -Math.sin(angle) };
}
