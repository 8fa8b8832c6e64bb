import { useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { GameScreen, Target } from "../games/screen";
import { say } from "../messages";
import type { Stage, Wisher } from "../room";
import { follow, spotAt, spotTowards, type Spot } from "./gesture";
import type { Identities } from "./identity";
import { boxOf, type Box, type Layout } from "./placement";

/**
 * Real buttons over the reachable places: they carry the names a screen reader speaks, the focus, and the pointer.
 * One of them is in the tab order; arrow keys go from place to place as they lie.
 */
export function TargetLayer(props: {
  room: Wisher;
  screen: GameScreen;
  layout: Layout;
  stage: Stage;
  identities: Identities;
  felt: RefObject<HTMLDivElement | null>;
}) {
  const { room, screen, layout, stage, identities, felt } = props;
  const current = useSignal<string | null>(null);
  const dropping = useSignal<{ slots: string[]; over: string | null } | null>(null);
  const dragged = useRef(false);
  const focused = useRef(false);
  const layer = useRef<HTMLDivElement>(null);

  const boxes = boxesOf(layout);
  const targets = screen
    .targets(stage.view, room.me, stage.legal, room.chosen.value)
    .filter((target) => boxes.has(target.slot));
  const spots: Spot[] = targets.map((target) => ({ slot: target.slot, box: boxes.get(target.slot)! }));
  const isLegal = (moves: readonly string[] | undefined) => moves !== undefined && room.allowed(moves);
  const reachable = (target: Target) =>
    target.tap !== null &&
    ("show" in target.tap ? false : "choose" in target.tap ? room.stage.value!.legal.length > 0 : isLegal(target.tap.moves));
  const tabStop = targets.some((target) => target.slot === current.value)
    ? current.value
    : ((targets.find(reachable) ?? targets[0])?.slot ?? null);

  useLayoutEffect(() => {
    // The place that had the focus may be gone with its card: who plays by keys goes on from the next one.
    if (focused.current && document.activeElement === document.body && tabStop) {
      layer.current?.querySelector<HTMLElement>(`[data-target="${tabStop}"]`)?.focus();
    }
  });

  const focus = (slot: string) => {
    current.value = slot;
    layer.current?.querySelector<HTMLElement>(`[data-target="${slot}"]`)?.focus();
  };
  const keys = (event: KeyboardEvent, slot: string) => {
    const next = spotTowards(spots, slot, event.key);
    if (next) {
      event.preventDefault();
      focus(next);
    }
  };

  const drag = (down: PointerEvent, target: Target) => {
    const button = down.currentTarget as HTMLElement;
    const id = identities.idOf(target.slot);
    const card = felt.current?.querySelector<HTMLElement>(`[data-card="${id}"]`);
    const drops = target.drops ?? {};
    dragged.current = false;
    if (down.button !== 0 || !card || Object.keys(drops).length === 0) {
      return;
    }
    const toFelt = (x: number, y: number) => {
      const rect = felt.current!.getBoundingClientRect();
      return [x - rect.left, y - rect.top] as const;
    };
    const under = (x: number, y: number) =>
      spotAt(
        [...boxes].filter(([slot]) => slot in drops).map(([slot, box]) => ({ slot, box })),
        ...toFelt(x, y),
      );
    follow(down, button, {
      begin: () => {
        dragged.current = true;
        card.classList.add("dragging");
        dropping.value = { slots: Object.keys(drops).filter((slot) => isLegal(drops[slot])), over: null };
      },
      move: (dx, dy, x, y) => {
        card.style.translate = `${dx}px ${dy}px`;
        const over = under(x, y);
        if (dropping.value && dropping.value.over !== over) {
          dropping.value = { ...dropping.value, over };
        }
      },
      end: (x, y, cancelled) => {
        const slot = cancelled ? null : under(x, y);
        dropping.value = null;
        const settle = () => {
          card.classList.remove("dragging");
          card.style.translate = "";
        };
        if (slot) {
          // The card stays in the hand until the room has answered, then goes on from there.
          void room.wish({ moves: drops[slot]! }).finally(settle);
        } else {
          settle();
        }
      },
    });
  };

  const click = (target: Target) => {
    if (dragged.current) {
      dragged.current = false;
      return;
    }
    current.value = target.slot;
    if (target.tap) {
      void room.wish(target.tap);
    }
  };

  return (
    <div class="targets" ref={layer}>
      {dropping.value?.slots.map((slot) => <Drop key={slot} box={boxes.get(slot)} over={dropping.value?.over === slot} />)}
      {targets.map((target) => {
        const box = boxes.get(target.slot)!;
        const state = `${reachable(target) ? " can" : ""}${target.chosen ? " chosen" : ""}${target.quiet ? " quiet" : ""}${Object.keys(target.drops ?? {}).length ? " drags" : ""}`;
        return (
          <button
            type="button"
            key={target.slot}
            data-target={target.slot}
            class={`target${state}`}
            aria-label={say(target.label)}
            aria-disabled={target.tap === null ? "true" : undefined}
            aria-pressed={target.tap && "choose" in target.tap ? target.chosen === true : undefined}
            tabIndex={target.slot === tabStop ? 0 : -1}
            style={{ left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, height: `${box.height}px` }}
            onPointerDown={(event) => drag(event, target)}
            onClick={() => click(target)}
            onFocus={() => {
              current.value = target.slot;
              focused.current = true;
            }}
            onBlur={(event) => {
              focused.current = event.relatedTarget === null && !event.currentTarget.isConnected;
            }}
            onKeyDown={(event) => keys(event, target.slot)}
          />
        );
      })}
    </div>
  );
}

function Drop({ box, over }: { box: Box | undefined; over: boolean }) {
  return box ? (
    <div
      class={`drop${over ? " over" : ""}`}
      style={{ left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, height: `${box.height}px` }}
    />
  ) : null;
}

/** Boxes by slot: marks on the felt first, the cards lying there over them. */
function boxesOf(layout: Layout): Map<string, Box> {
  const boxes = new Map<string, Box>();
  for (const outline of layout.outlines) {
    boxes.set(outline.slot, outline);
  }
  for (const card of layout.cards) {
    boxes.set(card.slot, boxOf(card));
  }
  return boxes;
}
