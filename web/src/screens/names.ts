import { has, t } from "../messages";
import type { Arguments } from "../sentence";
import type { ClashInfo, GameInfo, OptionInfo, Scores, TableInfo } from "../wire";

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

/** What a preset is, in a line. */
export function presetLine(game: string, preset: string): string {
  return firstOf([`${game}-preset-${dashed(preset)}`], "");
}

export function botName(bot: string): string {
  return firstOf([`web-bot-${dashed(bot)}`], bot);
}

export function groupName(group: string): string {
  return firstOf([`option-group-${dashed(group)}`], group);
}

/** The catalogue names a game as the room does, and what belongs to it with dashes. */
const optionId = (game: string, option: string): string => `${game}-option-${dashed(option)}`;

export function optionName(game: string, option: string): string {
  return firstOf([optionId(game, option)], option);
}

export function optionHint(game: string, option: string): string | undefined {
  const id = `${optionId(game, option)}-hint`;
  return has(id) ? t(id) : undefined;
}

export function valueName(game: string, option: string, value: unknown): string {
  if (typeof value === "boolean") {
    return t(value ? "web-yes" : "web-no");
  }
  if (typeof value === "string") {
    return firstOf([`${optionId(game, option)}-${dashed(value)}`, ...(value === "auto" ? ["web-auto"] : [])], value);
  }
  return String(value);
}

/** Headings in the order in which one agrees on a game; others follow as they come. */
const GROUPS = ["cards", "layout", "bidding", "miseres", "jokers", "counting", "opening", "play", "turns", "closing", "scoring", "match"];

export function groupsOf(options: readonly OptionInfo[]): string[] {
  const place = (group: string) => (GROUPS.includes(group) ? GROUPS.indexOf(group) : GROUPS.length);
  return [...new Set(options.map((option) => option.group))].toSorted((a, b) => place(a) - place(b));
}

/**
 * Why something cannot be chosen. The room speaks of options by their bare names; here they get the words that stand
 * on the page.
 */
export function sayClash(game: GameInfo, { line }: ClashInfo): string {
  const isOption = (name: unknown) => game.options.some((option) => option.name === name);
  const words: Arguments = { ...line.args };
  const other = line.args["other"];
  for (const [name, value] of Object.entries(line.args)) {
    if (typeof value !== "string") {
      continue;
    }
    if (name === "preset") {
      words[name] = presetName(game.name, value);
    } else if (name === "values" && typeof other === "string") {
      words[name] = value
        .split(", ")
        .map((one) => valueName(game.name, other, one))
        .join(", ");
    } else if ((name === "option" || name === "other") && isOption(value)) {
      words[name] = optionName(game.name, value);
    } else if (isOption(name)) {
      words[name] = valueName(game.name, name, value);
    }
  }
  return t(line.id, words);
}

/** The names of the sides that score: a player's own, or partners' together. */
export function sideNames(table: TableInfo, scores: Scores): string[] {
  return scores.totals.map((_, side) =>
    table.seats
      .filter((_seat, index) => (scores.sides[index] ?? index) === side)
      .map((seat) => seat.name)
      .join(" + "),
  );
}
