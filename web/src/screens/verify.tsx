import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../messages";
import { TopLine } from "./home";

/** Explains the verifiable shuffle and checks a shown seed against the promise made before the deal. */
export function Verify() {
  const commitment = useSignal("");
  const seed = useSignal("");
  const verdict = useSignal<"holds" | "broken" | "unable" | null>(null);
  useEffect(() => {
    document.title = `${t("web-verify-link")} – Nineteenth`;
  }, []);
  const check = async (event: Event) => {
    event.preventDefault();
    if (!globalThis.crypto?.subtle) {
      verdict.value = "unable";
      return;
    }
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(seed.value.trim()));
    const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
    verdict.value = hex === commitment.value.trim().toLowerCase() ? "holds" : "broken";
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
          <label class="field">
            <span>{t("web-fair-commitment")}</span>
            <input type="text" required spellcheck={false} value={commitment.value} onInput={(event) => { commitment.value = event.currentTarget.value; }} />
          </label>
          <label class="field">
            <span>{t("web-fair-seed")}</span>
            <input type="text" required spellcheck={false} value={seed.value} onInput={(event) => { seed.value = event.currentTarget.value; }} />
          </label>
          <button type="submit" class="button main">{t("web-verify-check")}</button>
          <output>{verdict.value && t(`web-verify-${verdict.value}`)}</output>
          <p class="quiet">{t("web-verify-command")}</p>
        </form>
      </main>
    </div>
  );
}
