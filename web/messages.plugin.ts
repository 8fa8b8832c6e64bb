import { readdirSync, readFileSync, existsSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const ROOT = "virtual:messages";

/** Files of the catalogue that only the command line and the printer read. */
const NOT_FOR_THE_PAGE = new Set(["cli.ftl", "terminal.ftl", "paper.ftl"]);

/**
 * The message catalogue as modules: `virtual:messages` maps each language that has a folder to a lazily
 * loaded chunk holding all its .ftl files, comments left out. A new language needs a folder and nothing else.
 */
export function messages(localeFolder: string): Plugin {
  const languages = (): string[] =>
    readdirSync(localeFolder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && existsSync(join(localeFolder, entry.name, "web.ftl")))
      .map((entry) => entry.name)
      .sort();

  const files = (language: string): string[] =>
    readdirSync(join(localeFolder, language))
      .filter((name) => name.endsWith(".ftl") && !NOT_FOR_THE_PAGE.has(name))
      .sort()
      .map((name) => join(localeFolder, language, name));

  return {
    name: "nineteenth-messages",
    resolveId(id) {
      return id === ROOT || id.startsWith(`${ROOT}/`) ? `\0${id}` : undefined;
    },
    load(id) {
      if (id === `\0${ROOT}`) {
        const loaders = languages().map((language) => `${JSON.stringify(language)}: () => import("${ROOT}/${language}")`);
        return `export default { ${loaders.join(", ")} };`;
      }
      if (id.startsWith(`\0${ROOT}/`)) {
        const language = id.slice(ROOT.length + 2);
        const parts = files(language).map((file) => {
          this.addWatchFile(file);
          return readFileSync(file, "utf8");
        });
        const text = parts.join("\n").replace(/^#.*$\n?/gm, "").replace(/\n{2,}/g, "\n");
        return `export default ${JSON.stringify(text)};`;
      }
      return undefined;
    },
  };
}
