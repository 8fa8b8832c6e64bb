import { shapeOf, type Box, type Space } from "../../table/placement";
import { others, type FiveHundredView } from "./view";

/** The parts of the table: who sits where, the middle with the trick, the own hand. */
export interface Regions {
  status: Box;
  /** One for each other hand, clockwise from one's left. */
  seats: Box[];
  middle: Box;
  own: Box;
  kitty: Box;
  /** Where the cards lie that the contractor has put away. */
  away: Box;
  /** The widest card of the own hand. */
  ownCard: number;
  ownPlate: number;
  plate: number;
  /** Open hands of others have rows of their own in the middle; else they lie where their seat is. */
  openRows: boolean;
  /** The least of a card that must stay to be touched. */
  touch: number;
}

const PAD = 8;

function strip(count: number, box: Box, gap: number): Box[] {
  const width = (box.width - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, index) => ({ x: box.x + index * (width + gap), y: box.y, width, height: box.height }));
}

function portrait(view: FiveHundredView, { width, height }: Space): Regions {
  const count = others(view).length;
  const status = { x: PAD, y: 5, width: width - 2 * PAD, height: 32 };
  const seatsHigh = height < 640 ? 56 : 72;
  const ownCard = Math.min(76, height * 0.1, (width - 2 * PAD) / 5 - 3);
  const ownPlate = 30;
  const ownHigh = ownPlate + 6 + ownCard * 1.4 * 1.68 + 8;
  const top = status.y + status.height + 6 + seatsHigh;
  const middle = { x: PAD, y: top + 4, width: width - 2 * PAD, height: height - ownHigh - top - 8 };
  return {
    status,
    seats: strip(count, { x: PAD, y: status.y + status.height + 6, width: width - 2 * PAD, height: seatsHigh }, 6),
    middle,
    own: { x: PAD, y: height - ownHigh, width: width - 2 * PAD, height: ownHigh - 6 },
    kitty: { x: width - PAD - 92, y: middle.y, width: 92, height: 40 },
    away: { x: width - PAD - 64, y: height - ownHigh, width: 64, height: 28 },
    ownCard,
    ownPlate,
    plate: 24,
    openRows: true,
    touch: 44,
  };
}

function low(view: FiveHundredView, { width, height, leftHand }: Space): Regions {
  const count = others(view).length;
  const ownWide = Math.min(400, width * 0.47);
  const restWide = width - ownWide - 3 * PAD;
  const restLeft = leftHand ? 2 * PAD + ownWide : PAD;
  const status = { x: PAD, y: 3, width: width - 2 * PAD, height: 28 };
  const top = status.y + status.height + 4;
  const seatsHigh = 58;
  const kitty = { x: (leftHand ? PAD : 2 * PAD + restWide) + ownWide / 2 - 46, y: top + 2, width: 92, height: 40 };
  const ownX = leftHand ? PAD : 2 * PAD + restWide;
  return {
    status,
    seats: strip(count, { x: restLeft, y: top, width: restWide, height: seatsHigh }, 6),
    middle: { x: restLeft, y: top + seatsHigh + 2, width: restWide, height: height - top - seatsHigh - 8 },
    own: { x: ownX, y: top + 46, width: ownWide, height: height - top - 46 - 6 },
    kitty,
    away: kitty,
    ownCard: Math.min(84, (height - top - 46 - 42) / 1.4 / 1.68),
    ownPlate: 30,
    plate: 22,
    openRows: true,
    touch: 44,
  };
}

/** Left and right, and along the upper edge between them. */
function around(count: number, sides: { left: Box; right: Box }, top: Box, gap: number): Box[] {
  switch (count) {
    case 1:
      return [top];
    case 2:
      return [sides.left, sides.right];
    default:
      return [sides.left, ...strip(count - 2, top, gap), sides.right];
  }
}

function wide(view: FiveHundredView, { width, height }: Space): Regions {
  const count = others(view).length;
  const status = { x: 16, y: 8, width: width - 32, height: 36 };
  const top = status.y + status.height + 8;
  // The ladder of bids needs its width; open hands beside the trick need theirs.
  const side = Math.min(280, Math.max(170, (width - (view.phase === "auction" ? 540 : 420)) / 2));
  const topHigh = count === 2 ? 0 : 96;
  const ownCard = Math.min(120, height * 0.165);
  const ownHigh = 34 + 8 + ownCard * 1.4 + 12;
  const sideHigh = 108;
  const sideTop = top + topHigh + 10 + Math.max(0, (height - ownHigh - top - topHigh - sideHigh) / 3);
  const left = { x: 16, y: sideTop, width: side, height: sideHigh };
  const right = { x: width - 16 - side, y: sideTop, width: side, height: sideHigh };
  const kitty = { x: 24, y: height - ownHigh - 52, width: 110, height: 50 };
  const inner = count === 1 ? width - 32 : width - 2 * side - 48;
  const middle = { x: (width - inner) / 2, y: top + topHigh + 6, width: inner, height: height - ownHigh - top - topHigh - 10 };
  const topBox = { x: count > 3 ? 16 : side / 2, y: top, width: count > 3 ? width - 32 : width - side, height: topHigh };
  return {
    status,
    seats: around(count, { left, right }, topBox, 16),
    middle,
    own: { x: 16, y: height - ownHigh, width: width - 32, height: ownHigh - 8 },
    kitty,
    away: kitty,
    ownCard,
    ownPlate: 34,
    plate: 26,
    openRows: false,
    touch: 40,
  };
}

export function regionsOf(view: FiveHundredView, space: Space): Regions {
  switch (shapeOf(space)) {
    case "portrait":
      return portrait(view, space);
    case "low":
      return low(view, space);
    default:
      return wide(view, space);
  }
}
