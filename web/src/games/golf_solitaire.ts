import type { Sentence } from "../sentence";
import type { Journey } from "../table/identity";
import { CARD_RATIO, shapeOf, type Layout, type Space } from "../table/placement";
import type { GameEvent, GameScreen, GameView, MoveButton, Target } from "./screen";

interface SolitaireView extends GameView {
  phase: "play" | "over";
  rows: number;
  /** From the covered end to the uncovered one. */
  columns: string[][];
  discard: string[];
  stock: number;
  left: number;
}

const STOCK = "stock";
const DISCARDS_SHOWN = 3;
const discardSlot = (depth: number): string => `discard.${depth}`;
const columnSlot = (column: number, index: number): string => `column.${column}.${index}`;

/** The columns in the upper part, stock and discard pile where the thumb is. */
function layout(view: SolitaireView, _me: number | null, space: Space): Layout {
  const out: Layout = { cards: [], outlines: [], plates: [] };
  const { width, height } = space;
  const low = shapeOf(space) === "low";
  const gap = 6;
  const plate = 26;
  const aside = low ? Math.min(150, width * 0.2) : 0;
  const room = width - aside - 20;
  const widest = low ? 74 : 104;
  const card = Math.min(widest, (room - gap * (view.columns.length - 1)) / view.columns.length);
  const tall = card * CARD_RATIO;
  const pile = low ? Math.min(84, (height - plate - 30) / 2 / CARD_RATIO) : Math.min(104, Math.max(card, 66));
  const below = low ? 0 : pile * CARD_RATIO + 44;
  const step = Math.min(tall * (low ? 0.5 : 0.66), (height - below - 16 - tall) / Math.max(1, view.rows - 1));
  const left = (space.leftHand && low ? aside : 0) + 10 + (room - view.columns.length * card - gap * (view.columns.length - 1)) / 2;
  view.columns.forEach((codes, column) => {
    const x = left + column * (card + gap);
    out.outlines.push({ slot: `column.${column}`, x, y: 8, width: card, height: tall });
    codes.forEach((code, index) => {
      out.cards.push({ slot: columnSlot(column, index), x, y: 8 + index * step, width: card, z: 10 + index, face: code, from: STOCK });
    });
  });
  const edge = space.leftHand ? 10 : width - pile - 10;
  const upper = height - pile * CARD_RATIO - 16;
  const stock = low ? { x: edge, y: 34 } : { x: width / 2 - pile - 14, y: upper };
  const discard = low ? { x: edge, y: 34 + pile * CARD_RATIO + 12 } : { x: width / 2 + 14, y: upper };
  const size = { width: pile, height: pile * CARD_RATIO };
  out.outlines.push({ slot: STOCK, ...stock, ...size, count: view.stock }, { slot: discardSlot(0), ...discard, ...size });
  if (view.stock > 0) {
    out.cards.push({ slot: STOCK, ...stock, width: pile, z: 2, face: null });
  }
  view.discard.slice(-DISCARDS_SHOWN).forEach((code, index, shown) => {
    const depth = shown.length - 1 - index;
    out.cards.push({ slot: discardSlot(depth), ...discard, width: pile, turn: [0, -5, 4][depth] ?? 0, z: 5 - depth, face: code, from: STOCK });
  });
  const plateBox = low ? { x: edge - 6, y: 4, width: pile + 12, height: plate } : { x: 10, y: upper - plate - 4, width: width - 20, height: plate };
  out.plates.push({ seat: 0, ...plateBox });
  return out;
}

function targets(view: SolitaireView, me: number | null): Target[] {
  if (me === null) {
    return [];
  }
  const top = view.discard.at(-1) ?? "";
  const columns = view.columns.flatMap((codes, column): Target[] => {
    const card = codes.at(-1);
    const moves = [`play ${column + 1}`];
    return card
      ? [
          {
            slot: columnSlot(column, codes.length - 1),
            label: { id: "web-solitaire-column", args: { column: column + 1, card, behind: codes.length - 1 } },
            tap: { moves },
            drops: { [discardSlot(0)]: moves },
          },
        ]
      : [];
  });
  return [
    ...columns,
    { slot: STOCK, label: { id: "web-solitaire-stock", args: { count: view.stock } }, tap: { moves: ["turn"] }, drops: { [discardSlot(0)]: ["turn"] } },
    { slot: discardSlot(0), label: { id: "web-solitaire-discard", args: { card: top } }, tap: null },
  ];
}

function journeys(event: GameEvent, before: SolitaireView, after: SolitaireView): Journey[] {
  const column = Number(event["column"] ?? 0) - 1;
  if (event["kind"] === "undo") {
    const home = column < 0 ? STOCK : columnSlot(column, (after.columns[column]?.length ?? 1) - 1);
    const rising: Journey[] = Array.from({ length: DISCARDS_SHOWN - 1 }, (_, depth) => [discardSlot(depth + 1), discardSlot(depth)]);
    return [[discardSlot(0), home], ...rising];
  }
  const from = event["kind"] === "play" ? columnSlot(column, (before.columns[column]?.length ?? 0) - 1) : STOCK;
  const sinking: Journey[] = Array.from({ length: DISCARDS_SHOWN - 1 }, (_, depth) => [discardSlot(depth), discardSlot(depth + 1)]);
  return event["kind"] === "play" || event["kind"] === "turn" ? [[from, discardSlot(0)], ...sinking] : [];
}

function prompt(view: SolitaireView, _me: number | null, legal: readonly string[]): Sentence | null {
  if (legal.length === 0) {
    return null;
  }
  const args = { card: view.discard.at(-1), left: view.left };
  return { id: legal.some((move) => move.startsWith("play")) ? "web-solitaire-prompt" : "web-solitaire-prompt-turn", args };
}

const solitaire: GameScreen<SolitaireView> = {
  layout,
  targets,
  buttons: (): MoveButton[] => [],
  journeys,
  marks: () => [discardSlot(0)],
  prompt,
  tally: (view) => ({ id: "web-solitaire-left", args: { left: view.left } }),
  badges: () => [],
  describe: () => [],
};
export default solitaire;
