import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const ROOT = "virtual:messages";

/** Files of the catalogue that only the command line, the terminal and the printer read. */
const NOT_FOR_THE_PAGE = /^(cli|terminal|paper|lab|record)\.ftl$|-board\.ftl$/;

/**
 * The message catalogue as modules. `virtual:messages` maps each language that has a folder to lazily loaded chunks:
 * `room` for what every page says, and one for each game. A new language needs a folder and nothing else.
 */
export function messages(localeFolder: string, gamesFolder: string): Plugin {
  const languages = (): string[] =>
    readdirSync(localeFolder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && existsSync(join(localeFolder, entry.name, "web.ftl")))
      .map((entry) => entry.name)
      .sort();

  // The longest name first, so that golf-solitaire.ftl is not taken for Golf's.
  const games = readdirSync(gamesFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
    .map((entry) => entry.name)
    .sort((a, b) => b.length - a.length);

  const gameOf = (file: string): string =>
    games.find((game) => file.replaceAll("-", "_").startsWith(game)) ?? "room";

  const files = (language: string): string[] =>
    readdirSync(join(localeFolder, language)).filter((name) => name.endsWith(".ftl") && !NOT_FOR_THE_PAGE.test(name));

  const chunks = (language: string): string[] => [...new Set(files(language).map(gameOf))].sort();

  return {
    name: "nineteenth-messages",
    resolveId(id) {
      return id === ROOT || id.startsWith(`${ROOT}/`) ? `\0${id}` : undefined;
    },
    load(id) {
      if (id === `\0${ROOT}`) {
        const entries = languages().map((language) => {
          const parts = chunks(language).map((chunk) => `${JSON.stringify(chunk)}: () => import("${ROOT}/${language}/${chunk}")`);
          return `${JSON.stringify(language)}: { ${parts.join(", ")} }`;
        });
        return `export default { ${entries.join(", ")} };`;
      }
      if (id.startsWith(`\0${ROOT}/`)) {
        const [language, chunk] = id.slice(ROOT.length + 2).split("/") as [string, string];
        const parts = files(language)
          .filter((file) => gameOf(file) === chunk)
          .map((file) => {
            const path = join(localeFolder, language, file);
            this.addWatchFile(path);
            return readFileSync(path, "utf8");
          });
        const text = parts.join("\n").replace(/^#.*$\n?/gm, "").replace(/\n{2,}/g, "\n");
        return `export default ${JSON.stringify(text)};`;
      }
      return undefined;
    },
  };
}
