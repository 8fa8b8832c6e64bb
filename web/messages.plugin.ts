import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const ROOT = "virtual:messages";

/** Files of the catalogue that only the command line, the terminal and the printer read. */
const NOT_FOR_THE_PAGE = /^(answers|cli|terminal|paper|lab|room)\.ftl$|-board\.ftl$/;

/** Messages of the other files that the page never says: positions and records are read by tools. */
const NEVER_SAID = /-position-|^record-/;

/** What only the house rules and what only the rule book need comes when they are opened. */
const PARTS: [name: string, ids: RegExp][] = [
  ["options", /-option-|-preset-|-clash-|^option-group-/],
  ["rules", /^[a-z_]+-rules?-/],
];

const partOf = (id: string): string => PARTS.find(([, ids]) => ids.test(id))?.[0] ?? "words";

/** The messages of a .ftl text, each with its identifier; comments are left out. */
function messagesIn(text: string): { id: string; message: string }[] {
  return text
    .replace(/^#.*$\n?/gm, "")
    .split(/^(?=[a-zA-Z-])/m)
    .map((message) => ({ id: /^-?([\w-]+)/.exec(message)?.[1] ?? "", message: message.trimEnd() }))
    .filter(({ id }) => id !== "" && !NEVER_SAID.test(id));
}

/**
 * The message catalogue as modules. `virtual:messages` maps each language that has a folder to lazily loaded chunks:
 * `room words` for what every page says, and for each game its words, its options and its rules. A new language needs a
 * folder and nothing else.
 */
export function messages(localeFolder: string, gamesFolder: string): Plugin {
  const languages = (): string[] =>
    readdirSync(localeFolder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && existsSync(join(localeFolder, entry.name, "web.ftl")))
      .map((entry) => entry.name)
      .sort();

  // The longest name first, so that golf_solitaire.ftl is not taken for Golf's.
  const games = readdirSync(gamesFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
    .map((entry) => entry.name)
    .sort((a, b) => b.length - a.length);

  // What the page alone says of a game stands in a file of its own: golf-web.ftl or web_golf.ftl.
  const gameOf = (file: string): string => games.find((game) => file.replace(/^web_/, "").startsWith(game)) ?? "room";

  const files = (language: string): string[] =>
    readdirSync(join(localeFolder, language)).filter((name) => name.endsWith(".ftl") && !NOT_FOR_THE_PAGE.test(name));

  /** All messages of a language by chunk: "golf words", "golf options" … */
  const chunks = (language: string): Map<string, string[]> => {
    const found = new Map<string, string[]>();
    for (const file of files(language)) {
      for (const { id, message } of messagesIn(readFileSync(join(localeFolder, language, file), "utf8"))) {
        // Headings of house rules are shared by the games, whichever file they stand in.
        const game = id.startsWith("option-group-") ? "room" : gameOf(file);
        const chunk = `${game} ${game === "room" ? "words" : partOf(id)}`;
        found.set(chunk, [...(found.get(chunk) ?? []), message]);
      }
    }
    return found;
  };

  return {
    name: "nineteenth-messages",
    resolveId(id) {
      return id === ROOT || id.startsWith(`${ROOT}/`) ? `\0${id}` : undefined;
    },
    load(id) {
      if (id === `\0${ROOT}`) {
        const entries = languages().map((language) => {
          const parts = [...chunks(language).keys()].sort().map((chunk) => `${JSON.stringify(chunk)}: () => import("${ROOT}/${language}/${chunk.replace(" ", "-")}")`);
          return `${JSON.stringify(language)}: { ${parts.join(", ")} }`;
        });
        return `export default { ${entries.join(", ")} };`;
      }
      if (id.startsWith(`\0${ROOT}/`)) {
        const [language, chunk] = id.slice(ROOT.length + 2).split("/") as [string, string];
        for (const file of files(language)) {
          this.addWatchFile(join(localeFolder, language, file));
        }
        const text = (chunks(language).get(chunk.replace("-", " ")) ?? []).join("\n");
        return `export default ${JSON.stringify(text)};`;
      }
      return undefined;
    },
  };
}
