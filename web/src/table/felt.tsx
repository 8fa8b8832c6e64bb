import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { GameScreen } from "../games/screen";
import { say } from "../messages";
import type { Stage, Wisher } from "../room";
import { settings } from "../settings";
import { CardLayer } from "./cards";
import { Identities } from "./identity";
import type { Layout, Plate, Space } from "./placement";
import { boxOf } from "./placement";
import { TargetLayer } from "./targets";

/** The table itself: marks on the felt, name plates, cards, and the reachable places over them. */
export function Felt(props: {
  room: Wisher;
  screen: GameScreen;
  stage: Stage;
  plate: (plate: Plate) => ComponentChildren;
  /** The parts of the table that the game draws by itself, by name. */
  area?: (name: string) => ComponentChildren;
}) {
  const { room, screen, stage } = props;
  const felt = useRef<HTMLDivElement>(null);
  const size = useSignal({ width: 0, height: 0 });
  const identities = useMemo(() => new Identities(), []);

  useLayoutEffect(() => {
    const element = felt.current!;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width !== size.value.width || height !== size.value.height) {
        size.value = { width, height };
      }
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const { width, height } = size.value;
  const leftHand = settings.value.leftHand;
  const chosen = room.chosen.value;
  const layout = useMemo<Layout | null>(() => {
    const space: Space = { width, height, leftHand };
    return width > 0 ? glimpsed(screen.layout(stage.view, room.me, space, { chosen, legal: stage.legal }), stage) : null;
  }, [screen, stage, width, height, leftHand, room.me, chosen]);

  return (
    <div class="felt" ref={felt}>
      {layout && (
        <>
          <Marks layout={layout} stage={stage} />
          {layout.plates.map((plate) => (
            <div
              key={plate.seat}
              class="plate-spot"
              style={{ left: `${plate.x}px`, top: `${plate.y}px`, width: `${plate.width}px`, height: `${plate.height}px` }}
            >
              {props.plate(plate)}
            </div>
          ))}
          {layout.notes?.map((note) => (
            <p key={note.id} class="felt-note" style={{ left: `${note.x}px`, top: `${note.y}px`, width: `${note.width}px`, height: `${note.height}px` }}>
              <span>{say(note)}</span>
            </p>
          ))}
          <CardLayer layout={layout} stage={stage} identities={identities} />
          <Counts layout={layout} />
          <TargetLayer room={room} screen={screen} layout={layout} stage={stage} identities={identities} felt={felt} />
          {layout.areas?.map(({ name, x, y, width: wide, height: high }) => (
            <div key={name} class="area-spot" style={{ left: `${x}px`, top: `${y}px`, width: `${wide}px`, height: `${high}px` }}>
              {props.area?.(name)}
            </div>
          ))}
        </>
      )}
    </div>
  );
}

function glimpsed(layout: Layout, stage: Stage): Layout {
  const cards = layout.cards.map((card) => {
    const face = stage.glimpses[card.slot];
    return face === undefined ? card : { ...card, face, secret: true, peeked: false };
  });
  return { ...layout, cards };
}

/** A table of choices over the felt. What is dimmed may still be pressed: the room answers why not. */
export function ChoicePanel({ room, screen, stage }: { room: Wisher; screen: GameScreen; stage: Stage }) {
  const panel = screen.panel?.(stage.view, room.me, stage.legal);
  if (!panel) {
    return null;
  }
  return (
    <section class="panel" aria-label={say(panel.title)}>
      <h2>{say(panel.title)}</h2>
      {panel.rows.map((choices, index) => (
        <div key={index} class="panel-row">
          {choices.map(({ move, label, note, main, ink }) => (
            <button
              type="button"
              key={move}
              class={`panel-choice${main ? " main" : ""}${stage.legal.includes(move) ? "" : " dimmed"}${ink ? ` ink-${ink}` : ""}`}
              onClick={() => void room.wish({ moves: [move] })}
            >
              <span>{say(label)}</span>
              {note && <small>{say(note)}</small>}
            </button>
          ))}
        </div>
      ))}
    </section>
  );
}

function Outlines({ layout }: { layout: Layout }) {
  return (
    <>
      {layout.outlines.map((outline) => (
        <div
          key={outline.slot}
          class={outline.quiet ? "outline quiet" : "outline"}
          style={{ left: `${outline.x}px`, top: `${outline.y}px`, width: `${outline.width}px`, height: `${outline.height}px` }}
        />
      ))}
    </>
  );
}

function Marks({ layout, stage }: { layout: Layout; stage: Stage }) {
  const marked = new Set(stage.marks);
  // Places of cards hardly ever move: their elements are made anew only when one does.
  const where = layout.outlines.map(({ slot, x, y, width }) => `${slot} ${x} ${y} ${width}`).join();
  const outlines = useMemo(() => <Outlines layout={layout} />, [where]);
  return (
    <div class="marks" aria-hidden="true">
      {outlines}

      {layout.cards
        .filter((card) => marked.has(card.slot))
        .map((card) => {
          const box = boxOf(card);
          return (
            <div
              key={`mark ${card.slot}`}
              class="last-mark"
              style={{
                left: `${box.x}px`,
                top: `${box.y}px`,
                width: `${box.width}px`,
                height: `${box.height}px`,
                transform: `rotate(${card.turn ?? 0}deg)`,
              }}
            />
          );
        })}
    </div>
  );
}

/** How many cards a pile holds, on its lower edge. */
function Counts({ layout }: { layout: Layout }) {
  return (
    <div class="counts" aria-hidden="true">
      {layout.outlines
        .filter((outline) => outline.count !== undefined)
        .map(({ slot, x, y, width, height, count }) => (
          <span key={slot} class="count" style={{ left: `${x + width / 2}px`, top: `${y + height - 9}px` }}>
            {count}
          </span>
        ))}
    </div>
  );
}

/** A seat's open and hidden cards as one sentence for who hears the page. */
export function cardsInWords(screen: GameScreen, stage: Stage, seat: number, hidden: string): string {
  return screen
    .describe(stage.view, seat)
    .map((code) => (code ? say({ id: "web-card", args: { card: code } }) : hidden))
    .join(", ");
}
