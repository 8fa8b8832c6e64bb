import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { messages } from "./messages.plugin.ts";
import { pyodide } from "./pyodide.plugin.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// The server to which the development page hands its requests on: `nineteenth serve`.
const server = process.env["NINETEENTH_SERVER"] ?? "http://127.0.0.1:1919";

export default defineConfig({
  base: "./",
  plugins: [messages(here("../src/nineteenth/locale"), here("../src/nineteenth/games")), pyodide(here("node_modules/pyodide"))],
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: here("../src/nineteenth/web/static"),
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
  },
  worker: { format: "es" },
  server: {
    fs: { allow: [here("..")] },
    proxy: { "/api": server, "/engine.zip": server, "/ws": { target: server, ws: true } },
  },
  test: { environment: "node", include: ["test/**/*.test.{ts,tsx}"] },
});
