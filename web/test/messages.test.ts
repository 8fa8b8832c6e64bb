import { FluentBundle, FluentResource } from "@fluent/bundle";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { learn, seatNames, speak, t } from "../src/messages";

const CATALOGUES = import.meta.glob<string>("../../src/nineteenth/locale/*/*{web,page}.ftl", { query: "?raw", import: "default", eager: true });
const SOURCES = Object.values(import.meta.glob<string>("../src/**/*.{ts,tsx}", { query: "?raw", import: "default", eager: true }));

const LANGUAGES: Record<string, string> = {};
for (const [path, text] of Object.entries(CATALOGUES)) {
  const language = /locale\/(\w+)\//.exec(path)![1]!;
  LANGUAGES[language] = `${LANGUAGES[language] ?? ""}\n${text}`;
}

function catalogue(language: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const part of LANGUAGES[language]!.split(/\n(?=[a-z])/)) {
    const id = /^([a-z][\w-]*) =/.exec(part)?.[1];
    if (id) {
      found.set(id, part);
    }
  }
  return found;
}

const gaps = (text: string): string[] => [...new Set([...text.matchAll(/\$([a-z]+)/g)].map((match) => match[1]!))].toSorted();

describe("the catalogue of the page", () => {
  const english = catalogue("en");

  it("has the same messages with the same gaps in every language", () => {
    const languages = Object.keys(LANGUAGES);
    expect(languages).toEqual(expect.arrayContaining(["en", "et"]));
    for (const language of languages) {
      const other = catalogue(language);
      expect([...other.keys()].toSorted(), language).toEqual([...english.keys()].toSorted());
      for (const [id, text] of english) {
        expect(gaps(other.get(id)!), `${language}: ${id}`).toEqual(gaps(text));
      }
    }
  });

  it("is read without an error", () => {
    for (const [language, text] of Object.entries(LANGUAGES)) {
      const bundle = new FluentBundle(language, { useIsolating: false });
      const faults = bundle.addResource(new FluentResource(text));
      expect(faults).toEqual([]);
      for (const id of catalogue(language).keys()) {
        expect(bundle.hasMessage(id), `${language}: ${id}`).toBe(true);
      }
    }
  });

  it("holds every message the page asks for by its full name", () => {
    const asked = SOURCES.flatMap((text) => [...text.matchAll(/"((?:web|card)-[a-z0-9-]+[a-z])"/g)].map((match) => match[1]!));
    expect(asked.length).toBeGreaterThan(60);
    expect([...new Set(asked)].filter((id) => !english.has(id))).toEqual([]);
  });

  it("holds nothing that nobody asks for", () => {
    const all = SOURCES.join("\n");
    // Names put together at run time: `web-speed-${…}`.
    const stems = [...all.matchAll(/`((?:web)-[a-z0-9-]*)\$\{/g)].map((match) => match[1]!);
    // Others are said by the engine, whether it runs in the room or in the page.
    const own = [...english.keys()].filter((id) => /^(web|card)-/.test(id));
    const unused = own.filter(
      (id) => !all.includes(`"${id}"`) && !stems.some((stem) => id.startsWith(stem)) && !id.endsWith("-short"),
    );
    expect(unused).toEqual([]);
  });
});

describe("sentences", () => {
  beforeAll(async () => {
    vi.stubGlobal("document", { documentElement: { lang: "" } });
    seatNames.value = ["Kadri", "Mart"];
    await learn("golf");
    await speak("et");
  });

  it("count as the language counts", () => {
    expect(t("web-seat-count", { count: 1 })).toBe("1 koht");
    expect(t("web-seat-count", { count: 5 })).toBe("5 kohta");
  });

  it("say cards as cards and seats as names, and leave alone what people wrote", () => {
    expect(t("web-golf-throw", { card: "10D" })).toBe("Pane 10♦ maha");
    expect(t("web-golf-throw", { card: "JK" })).toBe("Pane Jokker maha");
    expect(t("web-turn-of", { name: "QH" })).toBe("Käib QH");
  });

  it("name the player who sits in a seat", async () => {
    await speak("en");
    await learn("golf");
    expect(t("golf-log-draw-unseen", { seat: 1 })).toContain("Mart");
  });

  it("show their identifier when the catalogue lacks them", () => {
    expect(t("web-no-such-thing")).toBe("web-no-such-thing");
  });
});
