/**
 * Index letters and numerals as strokes, so that a card looks the same whatever fonts a machine has.
 * Each glyph is 100 units high from baseline 100 to top 0 and as wide as `width`.
 */
export interface Glyph {
  width: number;
  path: string;
}

const SIX = "M50 5C22 6 2 32 2 66C2 87 14 100 31 100C47 100 60 87 60 69C60 52 48 40 32 40C16 40 4 50 2 66";

const GLYPHS: Record<string, Glyph> = {
  "0": { width: 60, path: "M30 0C10 0 0 20 0 50C0 80 10 100 30 100C50 100 60 80 60 50C60 20 50 0 30 0Z" },
  "1": { width: 26, path: "M0 24L22 3V100" },
  "2": { width: 60, path: "M3 28C3 10 15 0 31 0C47 0 58 10 58 26C58 44 44 56 30 69C16 82 6 90 2 100H60" },
  "3": { width: 60, path: "M6 1H54L28 40C48 40 59 52 59 69C59 88 46 100 29 100C14 100 5 93 1 81" },
  "4": { width: 64, path: "M46 100V1L1 70H64" },
  "5": { width: 60, path: "M54 1H13L8 47C14 41 22 38 31 38C48 38 59 50 59 68C59 87 46 100 29 100C14 100 5 93 1 81" },
  "6": { width: 60, path: SIX },
  "7": { width: 58, path: "M0 1H57C40 30 28 62 24 100" },
  "8": {
    width: 60,
    path: "M30 45C15 45 6 36 6 23C6 9 16 0 30 0C44 0 54 9 54 23C54 36 45 45 30 45C12 45 1 56 1 73C1 90 13 100 30 100C47 100 59 90 59 73C59 56 48 45 30 45Z",
  },
  "9": { width: 60, path: "M10 95C38 94 58 68 58 34C58 13 46 0 29 0C13 0 0 13 0 31C0 48 12 60 28 60C44 60 56 50 58 34" },
  A: { width: 68, path: "M0 100L34 1L68 100M12 67H56" },
  J: { width: 56, path: "M24 1H56M42 1V70C42 90 34 100 21 100C8 100 0 91 0 76" },
  Q: { width: 66, path: "M33 0C12 0 0 20 0 50C0 80 12 100 33 100C54 100 66 80 66 50C66 20 54 0 33 0ZM38 74L66 106" },
  K: { width: 62, path: "M0 0V100M58 1L1 64M23 40L62 100" },
};

const GAP = 21;

/** The strokes of a rank, as wide as they come, left edge at x = 0, with the whole width. */
export function word(text: string): { width: number; markup: string } {
  let x = 0;
  let markup = "";
  for (const letter of text) {
    const glyph = GLYPHS[letter];
    if (!glyph) {
      continue;
    }
    if (x > 0) {
      x += GAP;
    }
    markup += x ? `<path d="${glyph.path}" transform="translate(${x})"/>` : `<path d="${glyph.path}"/>`;
    x += glyph.width;
  }
  return { width: x, markup };
}
