import { cpSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** What Python in the browser needs, laid beside the page: loaded only when somebody plays alone. */
const FILES = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json"];

export function pyodide(from: string): Plugin {
  let out = "";
  return {
    name: "nineteenth-pyodide",
    apply: "build",
    configResolved(config) {
      out = join(config.build.outDir, "pyodide");
    },
    closeBundle() {
      mkdirSync(out, { recursive: true });
      for (const file of FILES) {
        cpSync(join(from, file), join(out, file));
      }
    },
  };
}
