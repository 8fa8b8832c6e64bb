import { signal } from "@preact/signals";
import type { GameEvent, GameView, Wish } from "../games/screen";
import golfSolitaire from "../games/golf_solitaire";
import { rooted } from "../route";
import type { Stage, Wisher } from "../room";
import type { Sentence } from "../sentence";
import { settings, travelTime } from "../settings";
import { chime } from "../table/sound";
import { noteResult } from "./statistics";

/** What the engine tells after a request (solvers/golf_solitaire/desk.py). */
export interface Frame {
  view: GameView;
  legal: string[];
  events: GameEvent[];
  dealt: boolean;
  number: number | null;
  text: string | null;
  options: Record<string, unknown>;
  may_undo: boolean;
  may_redo: boolean;
  moves: number;
  undos: number;
  over: boolean;
  points: number | null;
  scores: number[];
  match_over: boolean;
}

export interface Solution {
  fewest_left: number;
  winnable: boolean;
  line: string[];
}

export interface Advice {
  move: string;
  lines: Sentence[];
}

type Refused = Sentence & { rule: string };

interface Answer {
  frame?: Frame;
  answer?: Solution;
  advice?: Advice;
  refused?: Refused;
}

export type Loading = { part: number } | { failed: string } | "ready";

/** The deals of one player, played against the engine in a worker. */
export class Desk implements Wisher {
  readonly loading = signal<Loading>({ part: 0 });
  readonly stage = signal<Stage | null>(null);
  readonly frame = signal<Frame | null>(null);
  readonly chosen = signal<string[]>([]);
  readonly refusal = signal<Refused | null>(null);
  readonly solution = signal<Solution | null>(null);
  readonly advice = signal<Advice | null>(null);
  /** The engine is at work on a question that takes a while. */
  readonly thinking = signal(false);
  readonly showing = signal(false);
  readonly me = 0;

  private readonly worker: Worker;
  private readonly waiting = new Map<number, (text: string) => void>();
  private count = 0;
  private serial = 0;
  private noted = false;

  constructor() {
    this.worker = new Worker(new URL("./engine.worker.ts", import.meta.url), { type: "module" });
    this.worker.addEventListener("message", ({ data }) => this.hear(data));
    this.worker.postMessage({ base: rooted("./") }, []);
  }

  close(): void {
    this.showing.value = false;
    this.worker.terminate();
  }

  allowed(moves: readonly string[]): boolean {
    return moves.length > 0 && (this.frame.value?.legal.includes(moves[0]!) ?? false);
  }

  async wish(wish: Wish): Promise<void> {
    if ("moves" in wish) {
      this.showing.value = false;
      for (const move of wish.moves) {
        await this.ask({ do: "move", move });
      }
    }
  }

  /** Sends a request and shows what comes of it. */
  async ask(request: Record<string, unknown>): Promise<Answer> {
    const id = ++this.count;
    const answered = new Promise<string>((resolve) => this.waiting.set(id, resolve));
    this.worker.postMessage({ id, text: JSON.stringify(request) }, []);
    const answer = JSON.parse(await answered) as Answer;
    this.refusal.value = answer.refused ?? null;
    if (answer.frame) {
      this.show(answer.frame);
    }
    return answer;
  }

  async solve(): Promise<void> {
    this.thinking.value = true;
    const { answer } = await this.ask({ do: "solve" });
    this.thinking.value = false;
    this.solution.value = answer ?? null;
    this.advice.value = null;
  }

  async advise(): Promise<void> {
    this.thinking.value = true;
    const { advice } = await this.ask({ do: "advise" });
    this.thinking.value = false;
    this.advice.value = advice ?? null;
    this.solution.value = null;
  }

  /** Plays the solution from here, a move at a time, until it ends or the player does something else. */
  async playSolution(): Promise<void> {
    const { answer } = await this.ask({ do: "solve" });
    if (!answer) {
      return;
    }
    this.noted = true; // the engine's result is not the player's
    this.showing.value = true;
    for (const move of answer.line) {
      if (!this.showing.value) {
        return;
      }
      await this.ask({ do: "move", move });
      await new Promise((done) => setTimeout(done, Math.max(60, travelTime() * 1.1)));
    }
    this.showing.value = false;
  }

  private hear(told: { kind: string; part: number; text: string; id: number }): void {
    switch (told.kind) {
      case "progress":
        this.loading.value = { part: told.part };
        break;
      case "ready":
        this.loading.value = "ready";
        break;
      case "failed":
        this.loading.value = { failed: told.text };
        break;
      default:
        this.waiting.get(told.id)?.(told.text);
        this.waiting.delete(told.id);
    }
  }

  private show(frame: Frame): void {
    const before = this.stage.value;
    const view = frame.view;
    this.frame.value = frame;
    this.solution.value = null;
    this.advice.value = null;
    if (frame.dealt) {
      this.noted = false;
    } else if (settings.value.soundCards && frame.events.length > 0) {
      chime("card");
    }
    this.stage.value = {
      serial: ++this.serial,
      view,
      legal: frame.legal,
      mayUndo: frame.may_undo,
      turn: frame.over ? null : 0,
      journeys: before && !frame.dealt ? frame.events.flatMap((event) => golfSolitaire.journeys(event, before.view as never, view as never)) : [],
      marks: [],
      glimpses: {},
      still: false,
      deal: frame.dealt,
    };
    if (frame.over && !this.noted && frame.points !== null) {
      this.noted = true;
      noteResult({ left: Number(view["left"]), points: frame.points, number: frame.number, undos: frame.undos });
      chime("end");
    }
  }
}
