import { SUIT_PATH } from "../../cards/suits";
import { say, t } from "../../messages";
import { bidWords, parseBid, type SuitLetter } from "./view";

/** A suit's sign in its colour, readable on the dark table. */
export function SuitSign({ suit }: { suit: SuitLetter }) {
  return (
    <svg class={`suit-sign sign-${suit.toLowerCase()}`} viewBox="-54 -54 108 108" aria-hidden="true" focusable="false">
      <path d={SUIT_PATH[suit]} />
    </svg>
  );
}

/** A bid as players write it, said in full to who hears the page. */
export function BidSign({ word, full }: { word: string; full?: boolean }) {
  const bid = parseBid(word);
  if (!bid) {
    return <>{t("web-500-pass")}</>;
  }
  const suit = bid.level !== null && bid.denomination !== "NT" ? (bid.denomination as SuitLetter) : null;
  if (full && bid.level === null) {
    return <span class="word">{say({ id: "web-500-part", args: { part: bidWords(word) } })}</span>;
  }
  return (
    <span class={`bid-sign${bid.level === null ? " word" : ""}`}>
      <span class="unseen">{say({ id: "web-500-part", args: { part: bidWords(word) } })}</span>
      <span aria-hidden="true">
        {bid.level ?? t(`web-500-short-${bid.denomination.replaceAll(" ", "-")}`)}
        {bid.denomination === "NT" && t("web-500-short-nt")}
        {suit && <SuitSign suit={suit} />}
        {bid.sans && <small>{t("web-500-short-sans")}</small>}
      </span>
    </span>
  );
}
