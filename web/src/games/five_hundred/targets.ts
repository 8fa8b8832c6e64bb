import { seatNames } from "../../messages";
import type { Sentence } from "../../sentence";
import type { MoveButton, Target, Wish } from "../screen";
import { namings, pileSlot } from "./layout";
import { bidWords, cardSlot, codeOf, mine, others, sentence, sideOf, suitWords, TRICK_PLACE, type FiveHundredView } from "./view";

/** How many cards the contractor has still to put away. */
export function toPutAway(view: FiveHundredView): number {
  const seat = view.contract?.seat;
  return view.phase === "exchange" && seat !== undefined ? view.hands[seat]!.count - 10 : 0;
}

function ownTap(view: FiveHundredView, hand: number, code: string, legal: readonly string[], chosen: readonly string[]): Wish | null {
  const slot = cardSlot(hand, code);
  switch (view.phase) {
    case "exchange":
      // The places are full: first one has to come back.
      return chosen.includes(slot) || chosen.length < toPutAway(view) ? { choose: slot } : null;
    case "play":
      return namings(code, legal).length > 0 ? { choose: slot } : { moves: [code] };
    default:
      return null;
  }
}

function dropsOf(view: FiveHundredView, tap: Wish | null): Record<string, string[]> {
  return view.phase === "play" && tap && "moves" in tap ? { [TRICK_PLACE]: tap.moves } : {};
}

function cardTargets(view: FiveHundredView, hand: number, legal: readonly string[], chosen: readonly string[]): Target[] {
  const cards = view.hands[hand]!.cards ?? [];
  return cards.map((code) => {
    const slot = cardSlot(hand, code);
    const tap = ownTap(view, hand, code, legal, chosen);
    return {
      slot,
      label: sentence(chosen.includes(slot) ? "web-500-card-chosen" : "web-500-card", { card: code }),
      tap,
      chosen: chosen.includes(slot),
      quiet: true,
      drops: dropsOf(view, tap),
    };
  });
}

/** The names of those who score together. */
function sideName(view: FiveHundredView, side: number): string {
  return view.sides[side]!.map((seat) => seatNames.value[seat] ?? "").join(" + ");
}

export function targets(view: FiveHundredView, me: number | null, legal: readonly string[], chosen: readonly string[]): Target[] {
  const out: Target[] = view.sides.map((_, side) => ({
    slot: pileSlot(side),
    label: sentence("web-500-pile", { name: sideName(view, side), count: view.tricks.filter((trick) => trick.taker >= 0 && sideOf(view, trick.taker) === side).length }),
    tap: { show: "review" },
    quiet: true,
  }));
  if (me === null) {
    return out;
  }
  const tables = others(view).filter((hand) => view.hands[hand]!.table && view.hands[hand]!.seat === me);
  return [...tables, mine(view)].flatMap((hand) => cardTargets(view, hand, legal, chosen)).concat(out);
}

export function buttons(view: FiveHundredView, me: number | null, legal: readonly string[], chosen: readonly string[]): MoveButton[] {
  if (me === null) {
    return [];
  }
  const away = toPutAway(view);
  if (away > 0 && chosen.length === away) {
    const cards = chosen.map(codeOf);
    return [{ move: `discard ${cards.join(" ")}`, label: sentence("web-500-put-away"), main: true }];
  }
  if (legal.includes("claim")) {
    const ask = sentence(view.contract?.misere ? "web-500-claim-misere-ask" : "web-500-claim-ask");
    return [{ move: "claim", label: sentence("web-500-claim"), ask }];
  }
  return [];
}

export function prompt(view: FiveHundredView, me: number | null, legal: readonly string[]): Sentence | null {
  if (me === null || legal.length === 0) {
    return null;
  }
  switch (view.phase) {
    case "auction":
      if (legal.includes("look")) {
        return sentence("web-500-prompt-look");
      }
      return view.standing ? sentence("web-500-prompt-bid-over", { bid: bidWords(view.standing.bid) }) : sentence("web-500-prompt-bid");
    case "calling":
      return sentence(legal.some((move) => move.startsWith("partner")) ? "web-500-prompt-partner" : "web-500-prompt-call");
    case "exchange":
      return sentence("web-500-prompt-exchange", { count: toPutAway(view) });
    case "nomination":
      return sentence("web-500-prompt-nominate");
    case "play": {
      const table = view.hand !== null && view.hands[view.hand]!.table;
      if (view.led === null) {
        return sentence("web-500-prompt-lead", { table });
      }
      return sentence("web-500-prompt-follow", { table, suit: suitWords(view.led) });
    }
    default:
      return null;
  }
}
