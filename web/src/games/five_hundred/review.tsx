import { useSignal } from "@preact/signals";
import { inkClass, faceMarkup } from "../../cards/faces";
import { parseCard } from "../../cards/notation";
import { seatNames, t } from "../../messages";
import { IconButton } from "../../screens/parts";
import type { Room } from "../../room";
import { suitWords, type FiveHundredView } from "./view";

/** A card's face in running text or a small panel. */
function Face({ code }: { code: string }) {
  const card = parseCard(code);
  return (
    <span class={`mini-card ${card ? inkClass(card) : ""}`}>
      <span class="unseen">{t("web-card", { card: code })}</span>
      <span class="face" aria-hidden="true" dangerouslySetInnerHTML={{ __html: faceMarkup(code, "plain") }} />
    </span>
  );
}

/** The last trick once more; after the deal every trick. The contractor also sees what he has put away. */
export function Review({ room, view }: { room: Room; view: FiveHundredView }) {
  const back = useSignal(0);
  const last = view.tricks.length - 1;
  const index = view.phase === "over" ? Math.max(0, last - back.value) : last;
  const trick = view.tricks[index];
  const away = view.discards.cards;
  const close = () => {
    back.value = 0;
    room.shown.value = null;
  };
  return (
    <section class="review" aria-label={t("web-500-review")}>
      <header>
        <h3>{trick ? t("web-500-trick-number", { number: index + 1 }) : t("web-500-no-tricks")}</h3>
        <IconButton icon="close" label={t("web-close")} press={close} />
      </header>
      {trick && (
        <ol class="review-trick">
          {trick.cards.map(({ hand, card }) => (
            <li key={hand} class={hand === trick.taker ? "taker" : ""}>
              <Face code={card} />
              <span>
                {seatNames.value[view.hands[hand]!.seat]}
                {hand === trick.taker && <span class="unseen"> {t("web-500-took")}</span>}
              </span>
            </li>
          ))}
        </ol>
      )}
      {trick?.named && <p>{t("web-500-named", { suit: suitWords(trick.named) })}</p>}
      {away && away.length > 0 && (
        <p class="review-away">
          <span>{t("web-500-you-put-away")}</span>
          {away.map((code) => (
            <Face key={code} code={code} />
          ))}
        </p>
      )}
      {view.phase === "over" && last > 0 && (
        <div class="row">
          <button
            type="button"
            class="button"
            disabled={index === 0}
            onClick={() => {
              back.value += 1;
            }}
          >
            {t("web-500-earlier")}
          </button>
          <button
            type="button"
            class="button"
            disabled={index === last}
            onClick={() => {
              back.value -= 1;
            }}
          >
            {t("web-500-later")}
          </button>
        </div>
      )}
    </section>
  );
}
