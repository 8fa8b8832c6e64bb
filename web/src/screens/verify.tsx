import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../messages";
import { checkShuffle, type Verdict } from "../shuffle";
import { TopLine } from "./home";

const FIELDS = ["promise", "secret", "seed"] as const;

/** The words as they stand under the score card: one line "seat: words" each, seats from one. */
export function readWords(text: string): Record<string, string> {
  const words: Record<string, string> = {};
  for (const line of text.split("\n")) {
    const match = /^\s*(\d+)\s*[:.]\s*(.*\S)\s*$/.exec(line);
    if (match) {
      words[String(Number(match[1]) - 1)] = match[2]!;
    }
  }
  return words;
}

/** Explains the verifiable shuffle and checks what a table has shown. */
export function Verify() {
  const shown = useSignal({ promise: "", secret: "", seed: "", words: "" });
  const verdict = useSignal<Verdict | null>(null);
  useEffect(() => {
    document.title = `${t("web-verify-link")} – Nineteenth`;
  }, []);
  const check = async (event: Event) => {
    event.preventDefault();
    const { promise, secret, seed, words } = shown.value;
    verdict.value = await checkShuffle({ promise: promise.trim(), secret: secret.trim(), seed: seed.trim(), words: readWords(words) });
  };
  return (
    <div class="page">
      <TopLine />
      <main>
        <section class="welcome">
          <h1>{t("web-verify-link")}</h1>
          <p>{t("web-verify-how")}</p>
        </section>
        <form class="create" onSubmit={(event) => void check(event)}>
          {FIELDS.map((field) => (
            <label key={field} class="field">
              <span>{t(`web-fair-${field}`)}</span>
              <input
                type="text"
                required
                spellcheck={false}
                autocomplete="off"
                value={shown.value[field]}
                onInput={(event) => {
                  shown.value = { ...shown.value, [field]: event.currentTarget.value };
                }}
              />
            </label>
          ))}
          <label class="field">
            <span>{t("web-verify-words")}</span>
            <textarea
              rows={3}
              spellcheck={false}
              value={shown.value.words}
              onInput={(event) => {
                shown.value = { ...shown.value, words: event.currentTarget.value };
              }}
            />
          </label>
          <button type="submit" class="button main">
            {t("web-verify-check")}
          </button>
          <output class="verdict">{verdict.value && t(`web-verify-${verdict.value}`)}</output>
          <p class="quiet">{t("web-verify-command")}</p>
        </form>
      </main>
    </div>
  );
}
