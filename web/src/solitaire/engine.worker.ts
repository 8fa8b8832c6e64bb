/** Python in a worker of its own: the same rules and the same solver as everywhere, without a server once loaded. */

interface Pyodide {
  unpackArchive(data: ArrayBuffer, format: string): void;
  runPython(code: string): unknown;
}

type Told = { kind: "progress"; part: number } | { kind: "ready" } | { kind: "failed"; text: string } | { kind: "answer"; id: number; text: string };

const tell = (told: Told) => postMessage(told);

const LARGE = ["pyodide.asm.wasm", "python_stdlib.zip"];
const DESK = `
import sys
sys.path.insert(0, "/home/pyodide")
from nineteenth.solvers.golf_solitaire.desk import Desk
Desk().ask
`;

let ask: ((text: string) => string) | null = null;

/** Fetches a file once, saying how far it is: the browser keeps it for the loading proper. */
async function fetched(url: string, note: (bytes: number, of: number) => void): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok || !response.body) {
    throw new Error(`${response.status} ${url}`);
  }
  const size = Number(response.headers.get("content-length") ?? 0);
  const reader = response.body.getReader();
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) {
      break;
    }
    parts.push(value);
    bytes += value.length;
    note(bytes, size);
  }
  return new Blob(parts as BlobPart[]).arrayBuffer();
}

async function load(base: string): Promise<void> {
  const seen = new Map<string, number>();
  // Sizes are those of the package this page is built with; a compressed answer has no length of its own.
  const expected: Record<string, number> = { "pyodide.asm.wasm": 9_600_000, "python_stdlib.zip": 2_550_000 };
  const total = Object.values(expected).reduce((sum, size) => sum + size, 0);
  await Promise.all(
    LARGE.map((name) =>
      fetched(`${base}pyodide/${name}`, (bytes) => {
        seen.set(name, bytes);
        const sum = [...seen.values()].reduce((all, part) => all + part, 0);
        tell({ kind: "progress", part: Math.min(0.7, (sum / total) * 0.7) });
      }),
    ),
  );
  const { loadPyodide } = (await import(/* @vite-ignore */ `${base}pyodide/pyodide.mjs`)) as {
    loadPyodide: (config: { indexURL: string }) => Promise<Pyodide>;
  };
  const python = await loadPyodide({ indexURL: `${base}pyodide/` });
  tell({ kind: "progress", part: 0.9 });
  python.unpackArchive(await fetched(`${base}engine.zip`, () => undefined), "zip");
  ask = python.runPython(DESK) as (text: string) => string;
  // Everything is read in now, so that nothing is left to load later.
  ask(JSON.stringify({ do: "deal", number: 1 }));
  tell({ kind: "ready" });
}

addEventListener("message", (event: MessageEvent<{ base: string } | { id: number; text: string }>) => {
  const given = event.data;
  if ("base" in given) {
    load(given.base).catch((fault: unknown) => tell({ kind: "failed", text: String(fault) }));
  } else if (ask) {
    tell({ kind: "answer", id: given.id, text: ask(given.text) });
  }
});
