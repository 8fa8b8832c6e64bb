import { COURT } from "./courts";
import { word } from "./glyphs";
import { parseCard, type Card, type Suit } from "./notation";
import { BROOM_PATH, STAR_PATH, SUIT_PATH } from "./suits";

/**
 * Faces as SVG markup in a box of 250 × 350. Colours come from CSS variables (`--ink` by the suit's class), so
 * palettes change without redrawing. `plain`: index and pips; `large`: an index to be read across a table;
 * `tiny`: nothing but rank and suit, for cards a thumb's width or less.
 */
export type FaceStyle = "plain" | "large" | "tiny";

export const CARD_WIDTH = 250;
export const CARD_HEIGHT = 350;

const LEFT = 81;
const MIDDLE = 125;
const RIGHT = 169;

/** How many pips stand in the left, middle and right column. */
const COLUMNS: Record<string, [number, number]> = {
  "2": [0, 2],
  "3": [0, 3],
  "4": [2, 0],
  "5": [2, 1],
  "6": [3, 0],
  "7": [3, 1],
  "8": [3, 2],
  "9": [4, 1],
  "10": [4, 2],
  "11": [4, 3],
  "12": [4, 4],
  "13": [4, 5],
};

const TOP = 66;
const BOTTOM = 284;

function spread(count: number, top: number, bottom: number): number[] {
  return Array.from({ length: count }, (_, step) => top + ((bottom - top) * step) / (count - 1));
}

/** Middle pips sit in the gaps of the outer columns, as on printed cards. */
function middleColumn(rank: string, count: number): number[] {
  switch (rank) {
    case "5":
    case "9":
      return [175];
    case "7":
      return [TOP + 55];
    case "8":
      return [TOP + 55, BOTTOM - 55];
    case "10":
      return [TOP + 37, BOTTOM - 37];
    case "11":
      return spread(count, TOP + 37, BOTTOM - 37);
    case "12":
      return spread(count, TOP, BOTTOM);
    default:
      return spread(count, TOP, BOTTOM);
  }
}

function suitMark(suit: Suit, x: number, y: number, scale: number, turned = false): string {
  const size = turned ? -scale : scale;
  return `<path class="pip" d="${SUIT_PATH[suit]}" transform="translate(${x} ${y})scale(${size})"/>`;
}

function pips(rank: string, suit: Suit): string {
  const [outer, inner] = COLUMNS[rank]!;
  const scale = outer === 4 && inner > 2 ? 0.36 : 0.44;
  const marks: string[] = [];
  const add = (x: number, y: number) => marks.push(suitMark(suit, x, y, scale, y > 176));
  for (const y of outer ? spread(outer, TOP, BOTTOM) : []) {
    add(LEFT, y);
    add(RIGHT, y);
  }
  for (const y of inner ? middleColumn(rank, inner) : []) {
    add(MIDDLE, y);
  }
  return marks.join("");
}

function twice(half: string): string {
  return `${half}<g transform="rotate(180 125 175)">${half}</g>`;
}

function court(rank: string, suit: Suit): string {
  const half = `<g class="court">${COURT[rank]}</g>${suitMark(suit, 80, 62, 0.32)}`;
  return `<rect class="frame" x="62" y="40" width="126" height="270" rx="6"/>${twice(half)}<path class="line" d="M62 175H188"/>`;
}

function ace(suit: Suit): string {
  return (
    `<circle class="ornament" cx="125" cy="175" r="76"/><circle class="ornament dotted" cx="125" cy="175" r="86"/>` +
    suitMark(suit, 125, 175, 1.05)
  );
}

/** Rank over suit. `height` is the rank's in units, `x` its middle. */
function index(rank: string, suit: Suit, x: number, y: number, height: number): string {
  const { width, markup } = word(rank);
  const scale = height / 100;
  // Two-figure ranks are squeezed a little rather than let run into the pips.
  const squeeze = width > 80 ? 0.78 : 1;
  const left = x - (width * scale * squeeze) / 2;
  return (
    `<g class="index" transform="translate(${left} ${y})scale(${scale * squeeze} ${scale})">${markup}</g>` +
    suitMark(suit, x, y + height * 1.62, height * 0.0088)
  );
}

function plainFace(rank: string, suit: Suit, style: FaceStyle): string {
  if (style === "tiny") {
    const { width, markup } = word(rank);
    const scale = Math.min(1.45, 190 / width);
    return (
      `<g class="index heavy" transform="translate(${125 - (width * scale) / 2} 32)scale(${scale} 1.45)">${markup}</g>` +
      suitMark(suit, 125, 258, 1.35)
    );
  }
  if (style === "large") {
    const { width, markup } = word(rank);
    const scale = Math.min(1.12, 108 / width);
    const corner =
      `<g class="index heavy" transform="translate(26 30)scale(${scale} 1.12)">${markup}</g>` + suitMark(suit, 202, 70, 0.72);
    return corner + suitMark(suit, 125, 246, 1.5);
  }
  const middle = rank === "A" ? ace(suit) : COURT[rank] ? court(rank, suit) : pips(rank, suit);
  return middle + twice(index(rank, suit, 32, 20, 54));
}

function jokerFace(points: string, style: FaceStyle): string {
  const star = (x: number, y: number, scale: number) =>
    `<path class="pip" d="${STAR_PATH}" transform="translate(${x} ${y})scale(${scale})"/>`;
  const { width, markup } = word(points);
  const number = (x: number, y: number, height: number, weight = "") =>
    `<g class="index${weight}" transform="translate(${x - (width * height) / 200} ${y})scale(${height / 100})">${markup}</g>`;
  if (style !== "plain") {
    return points ? star(125, 100, 1.3) + number(125, 190, 120, " heavy") : star(125, 175, 2);
  }
  const jester =
    `<g class="court"><path class="robe" d="M125 128C112 92 84 82 62 104C82 104 88 122 90 150H160C162 122 168 104 188 104C166 82 138 92 125 128Z"/>` +
    `<path class="gold" d="M90 150H160V162H90Z"/><path class="skin" d="M95 162H155V186C155 210 143 224 125 224C107 224 95 210 95 186Z"/>` +
    `<path class="line" d="M108 182H118M132 182H142M125 184V198H120M108 204C116 214 134 214 142 204"/>` +
    `<path class="robe" d="M80 236L102 214L125 240L148 214L170 236L148 262L125 240L102 262Z"/>` +
    `<circle class="gold" cx="62" cy="106" r="8"/><circle class="gold" cx="188" cy="106" r="8"/><circle class="gold" cx="125" cy="128" r="7"/>` +
    `<circle class="gold" cx="102" cy="262" r="7"/><circle class="gold" cx="148" cy="262" r="7"/></g>`;
  const corner = star(34, 46, 0.44) + (points ? number(34, 78, 34) : "");
  return jester + twice(corner);
}

function broomFace(style: FaceStyle): string {
  const broom = (x: number, y: number, scale: number) =>
    `<path class="pip" d="${BROOM_PATH}" transform="translate(${x} ${y})scale(${scale})"/>`;
  return style === "plain"
    ? `<circle class="ornament" cx="125" cy="175" r="92"/><g transform="rotate(18 125 175)">${broom(125, 175, 1.6)}</g>${twice(broom(32, 50, 0.5))}`
    : broom(125, 175, 2.6);
}

function draw(card: Card, style: FaceStyle): string {
  switch (card.kind) {
    case "plain":
      return plainFace(card.rank, card.suit, style);
    case "joker":
      return jokerFace(card.points, style);
    case "broom":
      return broomFace(style);
  }
}

/** The class that gives a card its ink. */
export function inkClass(card: Card): string {
  return card.kind === "plain" ? `ink-${card.suit.toLowerCase()}` : card.kind === "joker" ? "ink-joker" : "ink-broom";
}

const drawn = new Map<string, string>();

/** SVG markup of one face, drawn once and kept. An unknown code gives an empty paper face. */
export function faceMarkup(code: string, style: FaceStyle): string {
  const key = `${style} ${code}`;
  let markup = drawn.get(key);
  if (markup === undefined) {
    const card = parseCard(code);
    const inner = card ? draw(card, style) : "";
    const ink = card ? inkClass(card) : "";
    markup = `<svg viewBox="0 0 250 350" class="${ink}" aria-hidden="true" focusable="false">${inner}</svg>`;
    drawn.set(key, markup);
  }
  return markup;
}

/** The back: a lattice of the nineteenth hole's flags, the same for every card. */
export const BACK_MARKUP = (() => {
  const flags: string[] = [];
  for (let row = 0; row < 7; row += 1) {
    for (let column = 0; column < 5; column += 1) {
      const x = 41 + column * 42 + (row % 2 ? 21 : 0);
      const y = 52 + row * 42;
      if (x < 215) {
        flags.push(`M${x} ${y + 12}v-24l13 6.5l-13 6.5`);
      }
    }
  }
  return (
    `<svg viewBox="0 0 250 350" aria-hidden="true" focusable="false"><rect class="back-field" x="13" y="13" width="224" height="324" rx="11"/>` +
    `<rect class="back-line" x="22" y="22" width="206" height="306" rx="7"/><path class="back-flag" d="${flags.join("")}"/></svg>`
  );
})();
