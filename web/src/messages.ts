import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";
import loaders from "virtual:messages";
import { parseCard, shortName } from "./cards/notation";
import type { Arguments, Sentence } from "./sentence";

/** Languages that have a catalogue, each under its own name; those without a folder are not offered. */
const OWN_NAMES: Record<string, string> = {
  en: "English",
  et: "Eesti",
  de: "Deutsch",
  pt: "Português",
  lt: "Lietuvių",
};

export const languages: { code: string; name: string }[] = Object.keys(loaders).map((code) => ({
  code,
  name: OWN_NAMES[code] ?? code,
}));

const FALLBACK = "en";
const ROOM = "room words";
const bundles = new Map<string, FluentBundle>();
const read = new Map<string, Promise<void>>();
const wanted = new Set<string>([ROOM]);
const current = signal<{ language: string; chain: FluentBundle[] }>({ language: FALLBACK, chain: [] });

export function language(): string {
  return current.value.language;
}

/** The catalogue's language that suits the browser best. */
export function preferredLanguage(tags: readonly string[]): string {
  for (const tag of tags) {
    const code = tag.toLowerCase().split("-")[0]!;
    if (code in loaders) {
      return code;
    }
  }
  return FALLBACK;
}

/** Reads one part of a language's catalogue, once. */
function part(code: string, chunk: string): Promise<void> {
  const key = `${code} ${chunk}`;
  const fetchPart = loaders[code]?.[chunk];
  let reading = read.get(key);
  if (!reading) {
    reading = fetchPart
      ? fetchPart().then(({ default: text }) => {
          bundles.get(code)!.addResource(new FluentResource(text));
        })
      : Promise.resolve();
    read.set(key, reading);
  }
  return reading;
}

async function load(code: string): Promise<FluentBundle> {
  let bundle = bundles.get(code);
  if (!bundle) {
    bundle = new FluentBundle(code, { useIsolating: false });
    bundles.set(code, bundle);
  }
  await Promise.all([...wanted].map((chunk) => part(code, chunk)));
  return bundle;
}

/** Loads a language and switches the page to it. */
export async function speak(code: string): Promise<void> {
  const chosen = code in loaders ? code : FALLBACK;
  const chain = [await load(chosen)];
  current.value = { language: chosen, chain };
  document.documentElement.lang = chosen;
  if (chosen !== FALLBACK) {
    // Comes after the first picture: it is needed only where a translation lags behind.
    void load(FALLBACK).then((english) => {
      if (current.value.language === chosen) {
        current.value = { language: chosen, chain: [...chain, english] };
      }
    });
  }
}

export type Part = "words" | "options" | "rules";

/** Adds a game's own words, or those of its options or rule book, now and for every language chosen later. */
export async function learn(game: string, ...parts: Part[]): Promise<void> {
  for (const one of ["words", ...parts]) {
    wanted.add(`${game} ${one}`);
  }
  const { language: code, chain } = current.value;
  await load(code);
  // A new chain of the same bundles: what was shown without these words is shown anew.
  current.value = { language: code, chain: [...chain] };
  if (code !== FALLBACK) {
    void load(FALLBACK).then(() => {
      current.value = { ...current.value };
    });
  }
}

function find(id: string): { bundle: FluentBundle; value: NonNullable<ReturnType<FluentBundle["getMessage"]>> } | null {
  for (const bundle of current.value.chain) {
    const value = bundle.getMessage(id);
    if (value) {
      return { bundle, value };
    }
  }
  return null;
}

export function has(id: string): boolean {
  return find(id) !== null;
}

/** Who sits where, for sentences that speak of a seat. */
export const seatNames = signal<readonly string[]>([]);

/** What people typed is shown as typed; everything else may hold card codes. */
const AS_TYPED = new Set(["text", "name"]);
const CODE = /\b(?:(?:[AKQJ]|[2-9]|1[0-3])[SHDC]|JK\d{0,2}|BR)\b/g;

function cardsInWords(text: string): string {
  return text.replace(CODE, (code) => {
    const card = parseCard(code);
    return card ? shortName(card, t("card-joker"), t("card-broom")) : code;
  });
}

const isSeat = (name: string): boolean => name === "seat" || name.endsWith("_seat");

function plain(name: string, value: unknown): FluentVariable {
  switch (typeof value) {
    case "number":
      return isSeat(name) ? (seatNames.value[value] ?? t("web-seat-number", { number: value + 1 })) : value;
    case "string":
      return AS_TYPED.has(name) ? value : cardsInWords(value);
    case "boolean":
      return value ? "true" : "false";
    default:
      return isSentence(value) ? t(value[0], value[1]) : "";
  }
}

/** A sentence within a sentence comes as its identifier and what fills its gaps. */
function isSentence(value: unknown): value is [string, Arguments] {
  return Array.isArray(value) && typeof value[0] === "string" && typeof value[1] === "object" && value[1] !== null;
}

function variables(args: Arguments): Record<string, FluentVariable> {
  const result: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(args)) {
    result[name] = Array.isArray(value) && !isSentence(value) ? value.map((one) => plain(name, one)).join(" ") : plain(name, value);
    // The room tells seats; sentences speak of players.
    if (typeof value === "number" && isSeat(name)) {
      result[name.replace(/seat$/, "player")] = result[name];
    }
  }
  return result;
}

/** The sentence `id` in the page's language; an unknown one shows its identifier, so that it is noticed. */
export function t(id: string, args: Arguments = {}): string {
  const found = find(id);
  if (!found?.value.value) {
    return id;
  }
  return found.bundle.formatPattern(found.value.value, variables(args), []);
}

export function say(sentence: Sentence): string {
  return t(sentence.id, sentence.args);
}
