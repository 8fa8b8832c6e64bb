import type { VNode } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { BACK_MARKUP, faceMarkup, type FaceStyle } from "../cards/faces";
import type { Stage } from "../room";
import { settings, travelTime } from "../settings";
import type { Held, Identities } from "./identity";
import type { Layout, Placement } from "./placement";

/** Every card is drawn 100 wide and scaled; motion is nothing but a change of transform. */
const DRAWN_WIDTH = 100;
const TINY_BELOW = 47;
const DEAL_STEP = 26;
const DEAL_MOST = 900;

/** From the top left corner, but turned about the card's middle. */
function transformOf(card: { x: number; y: number; width: number; turn?: number }): string {
  return `translate(${card.x.toFixed(1)}px,${card.y.toFixed(1)}px) scale(${(card.width / DRAWN_WIDTH).toFixed(4)}) translate(50px,70px) rotate(${card.turn ?? 0}deg) translate(-50px,-70px)`;
}

function styleFor(width: number): FaceStyle {
  return width < TINY_BELOW ? "tiny" : settings.value.largeIndex ? "large" : "plain";
}

interface Drawn {
  placement: Placement;
  held: Held;
}

/**
 * One flat list of card elements, keyed by the drawn card; none is ever taken out of the page. Cards not on the
 * table wait unseen where they last lay.
 */
export function CardLayer(props: { layout: Layout; stage: Stage; identities: Identities }) {
  const { layout, stage, identities } = props;
  const serial = useRef(-1);
  const held = useRef<Held[]>([]);
  const elements = useRef(new Map<number, Kept>());
  const layer = useRef<HTMLDivElement>(null);

  const isNew = serial.current !== stage.serial;
  const slots = layout.cards.map((card) => card.slot);
  held.current = identities.assign(slots, isNew ? stage.journeys : []);
  serial.current = stage.serial;

  const byId = new Map<number, Drawn>();
  layout.cards.forEach((placement, index) => {
    const entry = held.current[index]!;
    byId.set(entry.id, { placement, held: entry });
  });

  useLayoutEffect(() => {
    if (isNew && !stage.still && travelTime() > 0 && layer.current) {
      enter(layer.current, layout, byId, stage.deal);
    }
  }, [stage]);

  const cards = [];
  for (let id = 0; id < identities.size; id += 1) {
    cards.push(cardElement(id, byId.get(id), elements.current));
  }
  return (
    <div class={`cards${stage.still ? " still" : ""}`} ref={layer} aria-hidden="true">
      {cards}
    </div>
  );
}

interface Kept {
  key: string;
  transform: string;
  element: VNode;
}

/** The element of one card: the very same as last time while nothing about it has changed, so that it is not looked at. */
function cardElement(id: number, drawn: Drawn | undefined, kept: Map<number, Kept>): VNode {
  const before = kept.get(id);
  const transform = drawn ? transformOf(drawn.placement) : (before?.transform ?? "");
  const key = drawn ? keyOf(drawn, transform) : "gone";
  if (before?.key === key) {
    return before.element;
  }
  const element = drawn ? (
    <div
      key={id}
      class={classOf(drawn)}
      data-card={id}
      data-slot={drawn.placement.slot}
      style={{ transform, zIndex: zOf(drawn) }}
    >
      <div class="surface face" dangerouslySetInnerHTML={{ __html: faceOf(drawn.placement) }} />
      <div class="surface back" dangerouslySetInnerHTML={{ __html: BACK_MARKUP }} />
    </div>
  ) : (
    <div key={id} class="card gone" data-card={id} style={{ transform }} />
  );
  kept.set(id, { key, transform, element });
  return element;
}

/** Whoever travels lies over those at rest. */
const zOf = ({ placement, held }: Drawn): number => placement.z + (held.moved ? 200 : 0);

const faceOf = ({ face, width }: Placement): string => (face === null ? "" : faceMarkup(face, styleFor(width)));

/** A card that was not on the table lies there at once, or comes from its pile: it does not glide from where it last lay. */
function classOf({ placement: { face, secret, peeked, dim }, held }: Drawn): string {
  return `card${held.fresh ? " fresh" : ""}${face === null ? "" : " up"}${secret ? " secret" : ""}${peeked ? " peeked" : ""}${dim ? " dim" : ""}`;
}

function keyOf(drawn: Drawn, transform: string): string {
  const { placement } = drawn;
  return `${placement.slot} ${classOf(drawn)} ${zOf(drawn)} ${placement.face} ${styleFor(placement.width)} ${transform}`;
}

/** Cards new on the table start from the pile they come from; a whole deal goes round one by one. */
function enter(layer: HTMLElement, layout: Layout, cards: Map<number, Drawn>, deal: boolean): void {
  const places = new Map<string, { x: number; y: number; width: number }>();
  for (const outline of layout.outlines) {
    places.set(outline.slot, outline);
  }
  const coming = [...cards.values()].filter(({ placement, held }) => placement.from && (held.fresh || deal));
  const step = Math.min(DEAL_STEP, DEAL_MOST / Math.max(1, coming.length));
  coming.forEach(({ placement, held }, order) => {
    const origin = places.get(placement.from!);
    const element = layer.querySelector<HTMLElement>(`[data-card="${held.id}"]`);
    if (origin && element) {
      element.animate([{ transform: transformOf(origin) }, { transform: transformOf(placement) }], {
        duration: travelTime(),
        delay: deal ? order * step : 0,
        easing: "cubic-bezier(.2,.7,.2,1)",
        fill: "backwards",
      });
    }
  });
}
