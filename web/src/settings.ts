import { effect, signal, type Signal } from "@preact/signals";

/** What each player sets for himself, kept in the browser. */
export interface Settings {
  language: string | null;
  name: string;
  speed: "off" | "fast" | "normal" | "slow";
  pace: "quick" | "normal" | "relaxed";
  palette: "two" | "four" | "safe";
  contrast: "normal" | "high";
  largeIndex: boolean;
  confirm: boolean;
  leftHand: boolean;
  soundTurn: boolean;
  soundCards: boolean;
  soundEnd: boolean;
}

const KEY = "nineteenth.settings";

const DEFAULTS: Settings = {
  language: null,
  name: "",
  speed: "normal",
  pace: "normal",
  palette: "two",
  contrast: "normal",
  largeIndex: false,
  confirm: false,
  leftHand: false,
  soundTurn: true,
  soundCards: false,
  soundEnd: true,
};

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    // A private window without storage, or a spoilt entry: play on with the defaults.
    return {};
  }
}

export const settings: Signal<Settings> = signal({ ...DEFAULTS, ...stored() });

export function change(part: Partial<Settings>): void {
  settings.value = { ...settings.value, ...part };
}

let stillness: MediaQueryList | null = null;

/** Milliseconds a card takes to travel. */
export function travelTime(): number {
  stillness ??= matchMedia("(prefers-reduced-motion: reduce)");
  if (stillness.matches) {
    return 0;
  }
  return { off: 0, fast: 180, normal: 340, slow: 700 }[settings.value.speed];
}

/** Milliseconds left after another seat's move before the next is shown. */
export function pauseAfterOthers(): number {
  return { quick: 120, normal: 520, relaxed: 1300 }[settings.value.pace];
}

export function keepSettings(): void {
  effect(() => {
    const value = settings.value;
    try {
      localStorage.setItem(KEY, JSON.stringify(value));
    } catch {
      // Nothing is kept then; the settings still hold for this visit.
    }
    const root = document.documentElement;
    root.dataset["palette"] = value.palette;
    root.dataset["contrast"] = value.contrast;
    root.style.setProperty("--travel", `${travelTime()}ms`);
  });
}
