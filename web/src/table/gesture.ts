import type { Box } from "./placement";

/** Movement below this many pixels is an unsteady tap, not a drag. */
export const DRAG_THRESHOLD = 8;

export interface DragHandlers {
  /** The drag has begun. */
  begin(): void;
  /** Moved by so much since the pointer went down; the pointer's place on the page. */
  move(dx: number, dy: number, x: number, y: number): void;
  /** Let go, or given up. */
  end(x: number, y: number, cancelled: boolean): void;
}

/** Follows one pointer from its going down; tells nothing unless it has really been dragged. */
export function follow(down: PointerEvent, element: HTMLElement, handlers: DragHandlers): void {
  let dragging = false;
  const { pointerId, clientX: startX, clientY: startY } = down;

  const move = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) {
      return;
    }
    const dx = event.clientX - startX;
    const dy = event.clientY - startY;
    if (!dragging) {
      if (Math.hypot(dx, dy) < DRAG_THRESHOLD) {
        return;
      }
      dragging = true;
      element.setPointerCapture(pointerId);
      handlers.begin();
    }
    handlers.move(dx, dy, event.clientX, event.clientY);
  };
  const stop = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) {
      return;
    }
    element.removeEventListener("pointermove", move);
    element.removeEventListener("pointerup", stop);
    element.removeEventListener("pointercancel", stop);
    if (dragging) {
      handlers.end(event.clientX, event.clientY, event.type === "pointercancel");
    }
  };
  element.addEventListener("pointermove", move);
  element.addEventListener("pointerup", stop);
  element.addEventListener("pointercancel", stop);
}

export interface Spot {
  slot: string;
  box: Box;
}

function middle(box: Box): { x: number; y: number } {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The spot under a point, or the nearest one when the thumb missed by less than half a card. */
export function spotAt(spots: readonly Spot[], x: number, y: number): string | null {
  let best: { slot: string; distance: number } | null = null;
  for (const { slot, box } of spots) {
    const outX = Math.max(box.x - x, 0, x - box.x - box.width);
    const outY = Math.max(box.y - y, 0, y - box.y - box.height);
    const outside = Math.hypot(outX, outY);
    if (outside > box.width / 2) {
      continue;
    }
    const centre = middle(box);
    const distance = outside * 1000 + Math.hypot(centre.x - x, centre.y - y);
    if (!best || distance < best.distance) {
      best = { slot, distance };
    }
  }
  return best?.slot ?? null;
}

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The spot an arrow key leads to: the nearest in that direction, straight ahead before aside. */
export function spotTowards(spots: readonly Spot[], from: string, key: string): string | null {
  const arrow = ARROWS[key];
  const start = spots.find((spot) => spot.slot === from);
  if (!arrow || !start) {
    return null;
  }
  const origin = middle(start.box);
  let best: { slot: string; cost: number } | null = null;
  for (const { slot, box } of spots) {
    const centre = middle(box);
    const ahead = (centre.x - origin.x) * arrow[0] + (centre.y - origin.y) * arrow[1];
    const aside = Math.abs((centre.x - origin.x) * arrow[1]) + Math.abs((centre.y - origin.y) * arrow[0]);
    if (slot === from || ahead < 4 || aside > ahead * 3) {
      continue;
    }
    const cost = ahead + aside * 2;
    if (!best || cost < best.cost) {
      best = { slot, cost };
    }
  }
  return best?.slot ?? null;
}
