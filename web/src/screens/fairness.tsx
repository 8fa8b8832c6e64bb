import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../messages";
import { link, rooted } from "../route";
import { checkShuffle, type Verdict } from "../shuffle";
import type { Room } from "../room";

/** What was promised before the deal, and after each round what it was, checked by this browser. */
export function Fairness({ room }: { room: Room }) {
  const table = room.table.value;
  const { rounds } = room.scores.value;
  if (!table) {
    return null;
  }
  const between = table.status === "round_over" || table.status === "match_over";
  return (
    <details class="fairness">
      <summary>{t("web-fair")}</summary>
      <p>{t("web-fair-line")}</p>
      {table.promise && (
        <p>
          {t("web-fair-promise")} <code>{table.promise}</code>
        </p>
      )}
      {rounds.map((round) => (
        <Proof key={round.number} {...round} />
      ))}
      <p class="row">
        <a {...link("verify")}>{t("web-verify-link")}</a>
        {between && (
          <a href={rooted(`api/tables/${table.id}/record`)} download={`nineteenth-${table.id}.txt`}>
            {t("web-record")}
          </a>
        )}
      </p>
    </details>
  );
}

function Proof(round: { number: number; promise: string; secret: string; words: Record<string, string>; seed: string }) {
  const verdict = useSignal<Verdict | null>(null);
  useEffect(() => {
    void checkShuffle(round).then((found) => {
      verdict.value = found;
    });
  }, [round.seed]);
  return (
    <div class="proof">
      <h3>
        {t("web-round", { round: round.number })} {verdict.value && <small>{t(`web-verify-${verdict.value}`)}</small>}
      </h3>
      <dl>
        <dt>{t("web-fair-promise")}</dt>
        <dd>
          <code>{round.promise}</code>
        </dd>
        <dt>{t("web-fair-secret")}</dt>
        <dd>
          <code>{round.secret}</code>
        </dd>
        {Object.entries(round.words).map(([seat, text]) => (
          <>
            <dt key={`seat ${seat}`}>{t("web-seat-number", { number: Number(seat) + 1 })}</dt>
            <dd key={`words ${seat}`}>{text}</dd>
          </>
        ))}
        <dt>{t("web-fair-seed")}</dt>
        <dd>
          <code>{round.seed}</code>
        </dd>
      </dl>
    </div>
  );
}
