/** Where things lie on the table: plain numbers in pixels, measured from the table's top left corner. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const CARD_RATIO = 1.4;

/** One card in one slot. The slot says where ("seat.2.place.0", "stock"), never which card. */
export interface Placement {
  slot: string;
  /** Top left corner and width; the height follows from the card's shape. */
  x: number;
  y: number;
  width: number;
  /** Degrees, clockwise. */
  turn?: number;
  z: number;
  /** The card's code, or null while it lies face down. */
  face: string | null;
  /** Only this player sees the face. */
  secret?: boolean;
  /** Lies face down, but this player has seen it. */
  peeked?: boolean;
  /** The slot a card comes from when it is new on the table. */
  from?: string;
  dim?: boolean;
}

/** A mark on the felt for an empty place or a pile. */
export interface Outline extends Box {
  slot: string;
  count?: number | undefined;
  /** A place to drop on that shows no mark. */
  quiet?: boolean;
}

/** Where a seat's name and score stand. */
export interface Plate extends Box {
  seat: number;
}

/** Words on the felt, such as the contract. */
export interface Note extends Box {
  id: string;
  args: Record<string, unknown>;
}

/** A part of the table that the game draws by itself. */
export interface AreaBox extends Box {
  name: string;
}

export interface Layout {
  cards: Placement[];
  outlines: Outline[];
  plates: Plate[];
  notes?: Note[];
  areas?: AreaBox[];
}

export interface Space {
  width: number;
  height: number;
  leftHand: boolean;
}

export type Shape = "portrait" | "low" | "wide";

/** Portrait phone, phone on its side, or anything with room. */
export function shapeOf(space: Space): Shape {
  if (space.height < 460 && space.width > space.height) {
    return "low";
  }
  return space.width < space.height * 1.05 ? "portrait" : "wide";
}

export function boxOf(placement: Placement): Box {
  return { x: placement.x, y: placement.y, width: placement.width, height: placement.width * CARD_RATIO };
}

/** The widest card with which `rows` × `columns` fit into the given room. */
export function fitCards(rows: number, columns: number, width: number, height: number, gap: number): number {
  const byWidth = (width - gap * (columns - 1)) / columns;
  const byHeight = (height - gap * (rows - 1)) / rows / CARD_RATIO;
  return Math.max(0, Math.min(byWidth, byHeight));
}

/** Top left corners of a grid of cards centred in a box, row by row. */
export function gridIn(box: Box, rows: number, columns: number, card: number, gap: number): { x: number; y: number }[] {
  const width = columns * card + gap * (columns - 1);
  const height = rows * card * CARD_RATIO + gap * (rows - 1);
  const left = box.x + (box.width - width) / 2;
  const top = box.y + (box.height - height) / 2;
  return Array.from({ length: rows * columns }, (_, index) => ({
    x: left + (index % columns) * (card + gap),
    y: top + Math.floor(index / columns) * (card * CARD_RATIO + gap),
  }));
}

/** How `count` equal panels share a box so that what `measure` calls their size is greatest. */
export function sharePanels(count: number, box: Box, gap: number, measure: (width: number, height: number) => number): Box[] {
  let best: { rows: number; size: number } = { rows: 1, size: -1 };
  for (let rows = 1; rows <= count; rows += 1) {
    const columns = Math.ceil(count / rows);
    const size = measure((box.width - gap * (columns - 1)) / columns, (box.height - gap * (rows - 1)) / rows);
    if (size > best.size + 0.01) {
      best = { rows, size };
    }
  }
  const columns = Math.ceil(count / best.rows) || 1;
  const width = (box.width - gap * (columns - 1)) / columns;
  const height = (box.height - gap * (best.rows - 1)) / best.rows;
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, count - row * columns);
    const left = box.x + (box.width - inRow * width - gap * (inRow - 1)) / 2;
    return { x: left + (index % columns) * (width + gap), y: box.y + row * (height + gap), width, height };
  });
}
