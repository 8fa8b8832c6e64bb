import "./five_hundred/five_hundred.css";
import type { Sentence } from "../sentence";
import type { GameScreen } from "./screen";
import { layout } from "./five_hundred/layout";
import { journeys, marks, pictures } from "./five_hundred/motion";
import { Area } from "./five_hundred/areas";
import { buttons, prompt, targets } from "./five_hundred/targets";
import type { FiveHundredView } from "./five_hundred/view";

function tally(): Sentence | null {
  return null;
}

function badges(view: FiveHundredView, seat: number): string[] {
  const badged: string[] = [];
  if (view.dealer === seat) {
    badged.push("web-badge-dealer");
  }
  if (view.contract?.seat === seat) {
    badged.push("web-500-badge-contractor");
  } else if (view.sides.length > 3 && view.contract?.partners?.includes(seat)) {
    badged.push("web-500-badge-partner");
  }
  return badged;
}

function describe(view: FiveHundredView, seat: number): string[] {
  const { cards, count } = view.hands[seat]!;
  return cards ?? Array.from({ length: count }, () => "");
}

function posts(view: FiveHundredView): { target: number; back_door: number | null } {
  return { target: view.target, back_door: view.back_door };
}

const screen: GameScreen<FiveHundredView> = { layout, targets, buttons, journeys, marks, pictures, Area, posts, prompt, tally, badges, describe };
export default screen;
