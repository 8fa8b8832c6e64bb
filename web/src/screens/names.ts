import { has, t } from "../messages";
import type { OptionField, OptionValue, Options } from "../wire";

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
  return firstOf([`${dashed(game)}-preset-${dashed(preset)}`, `${game}-preset-${preset}`], preset);
}

export function groupName(group: string): string {
  return firstOf([`web-group-${dashed(group)}`, group], group);
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
  return firstOf([`${field.label}-${dashed(value)}`, `${field.label}-${value}`], value);
}

/** The house rules in force, one line an option. */
export function optionLines(fields: OptionField[], options: Options): { field: OptionField; text: string }[] {
  return fields
    .filter((field) => field.name in options)
    .map((field) => ({ field, text: `${optionName(field)}: ${valueName(field, options[field.name]!)}` }));
}
