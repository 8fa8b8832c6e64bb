import { has, t } from "../messages";
import type { Arguments, Clash, Game, OptionField, OptionValue } from "../wire";

/** The first of several catalogue ids that exists, in words; else the bare name made readable. */
export function firstOf(ids: string[], bare: string): string {
  const id = ids.find(has);
  return id ? t(id) : bare.replaceAll("_", " ");
}

const dashed = (name: string): string => name.replaceAll("_", "-");

export function gameName(game: string): string {
  return firstOf([`web-game-${dashed(game)}`], game);
}

export function gameLine(game: string): string {
  return firstOf([`web-game-${dashed(game)}-line`], "");
}

export function presetName(game: string, preset: string): string {
  return firstOf([`web-preset-${dashed(game)}-${dashed(preset)}`], preset);
}

export function botName(bot: string): string {
  return firstOf([`web-bot-${bot.replaceAll("_", "-")}`], bot);
}

export function groupName(group: string): string {
  return firstOf([`option-group-${dashed(group)}`, group], group);
}

export function optionName(field: OptionField): string {
  return firstOf([field.label], field.name);
}

export function optionHint(field: OptionField): string | undefined {
  const id = `${field.label}-hint`;
  return has(id) ? t(id) : undefined;
}

export function valueName(field: OptionField, value: OptionValue): string {
  if (typeof value === "boolean") {
    return t(value ? "web-yes" : "web-no");
  }
  if (typeof value === "number") {
    return String(value);
  }
  return firstOf([`${field.label}-${dashed(value)}`, ...(value === "auto" ? ["web-auto"] : [])], value);
}

/** Headings in the order in which one agrees on a game; others follow as they come. */
const GROUPS = ["cards", "bidding", "counting", "opening", "play", "turns", "closing", "scoring", "match"];

export function groupsOf(fields: readonly OptionField[]): string[] {
  const place = (group: string) => (GROUPS.includes(group) ? GROUPS.indexOf(group) : GROUPS.length);
  return [...new Set(fields.map((field) => field.group))].toSorted((a, b) => place(a) - place(b));
}

/**
 * Why something cannot be chosen. The room speaks of options by their bare names; here they get the words that stand
 * on the page.
 */
export function sayClash(game: Game, clash: Clash): string {
  const field = (name: unknown) => game.options.find((one) => one.name === name);
  const words: Arguments = { ...clash.args };
  const other = field(clash.args["other"]);
  for (const [name, value] of Object.entries(clash.args)) {
    const named = field(name === "option" || name === "other" ? value : name);
    if (name === "preset" && typeof value === "string") {
      words[name] = presetName(game.name, value);
    } else if (name === "values" && other && typeof value === "string") {
      words[name] = value
        .split(", ")
        .map((one) => valueName(other, one))
        .join(", ");
    } else if (named && typeof value === "string") {
      words[name] = name === "option" || name === "other" ? optionName(named) : valueName(named, value);
    }
  }
  return t(clash.id, words);
}
