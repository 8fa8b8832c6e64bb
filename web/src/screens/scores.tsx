import { useSignal } from "@preact/signals";
import { say, t } from "../messages";
import type { Room } from "../room";
import type { Table } from "../wire";
import { go, link } from "../route";
import { Sheet } from "./parts";

/** Every round of every seat; a press on a number shows how it came about. */
export function ScoreCard({ room }: { room: Room }) {
  const { rounds, totals } = room.scores.value;
  const seats = room.table.value?.seats ?? [];
  const open = useSignal<{ round: number; seat: number } | null>(null);
  const names = totals.length === seats.length ? seats.map((seat) => seat.name) : totals.map((_, side) => t("web-side", { side: side + 1 }));
  const account = open.value && rounds[open.value.round]?.account[open.value.seat];
  return (
    <div class="score-card">
      <div class="score-scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">{t("web-seat")}</th>
              {rounds.map((_, round) => (
                <th key={round} scope="col">
                  {round + 1}
                </th>
              ))}
              <th scope="col">{t("web-total")}</th>
            </tr>
          </thead>
          <tbody>
            {names.map((name, side) => (
              <tr key={side} class={side === room.me ? "own" : ""}>
                <th scope="row">{name}</th>
                {rounds.map((round, index) => {
                  const shown = open.value?.round === index && open.value.seat === side;
                  return (
                    <td key={index}>
                      <button
                        type="button"
                        class={`score${shown ? " shown" : ""}`}
                        aria-expanded={shown}
                        aria-label={t("web-score-of", { name, round: index + 1, points: round.scores[side] ?? 0 })}
                        onClick={() => {
                          open.value = shown ? null : { round: index, seat: side };
                        }}
                      >
                        {round.scores[side]}
                      </button>
                    </td>
                  );
                })}
                <td class="total">{totals[side] ?? 0}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rounds.length === 0 && <p class="quiet">{t("web-no-rounds")}</p>}
      {open.value && account && (
        <section class="account" aria-live="polite">
          <h3>{t("web-account-of", { name: names[open.value.seat] ?? "", round: open.value.round + 1 })}</h3>
          <ul>
            {account.map((line, index) => (
              <li key={index}>{say(line)}</li>
            ))}
          </ul>
        </section>
      )}
      {rounds.length > 0 && !open.value && <p class="quiet">{t("web-score-hint")}</p>}
    </div>
  );
}

export function ScoreSheet({ room, close }: { room: Room; close: () => void }) {
  return (
    <Sheet title={t("web-scores")} close={close} wide>
      <ScoreCard room={room} />
      <Fairness room={room} />
    </Sheet>
  );
}

/** What was promised before the deal, and after the round what it was. */
function Fairness({ room }: { room: Room }) {
  const table = room.table.value;
  if (!table?.commitment) {
    return null;
  }
  return (
    <details class="fairness">
      <summary>{t("web-fair")}</summary>
      <p>{t("web-fair-line")}</p>
      <p>
        {t("web-fair-commitment")} <code>{table.commitment}</code>
      </p>
      {table.seed && (
        <p>
          {t("web-fair-seed")} <code>{table.seed}</code>
        </p>
      )}
      <a {...link("#verify")}>{t("web-verify-link")}</a>
    </details>
  );
}

/** Lies over the felt when a round or the match is over; the cards stay in sight beneath it. */
export function RoundEnd({ room, table }: { room: Room; table: Table }) {
  const folded = useSignal(false);
  const over = table.status === "match_over";
  const winners = room.winners.value ?? [];
  const names = winners.map((seat) => table.seats[seat]?.name ?? t("web-side", { side: seat + 1 }));
  const host = table.seats[room.me ?? -1] !== undefined;
  if (folded.value) {
    return (
      <div class="round-end folded">
        <button
          type="button"
          class="button main"
          onClick={() => {
            folded.value = false;
          }}
        >
          {t("web-scores")}
        </button>
      </div>
    );
  }
  return (
    <section class="round-end" aria-labelledby="round-end">
      <h2 id="round-end">
        {over
          ? names.length > 0
            ? t("web-winners", { count: names.length, names: names.join(", ") })
            : t("web-match-over")
          : t("web-round-done", { round: room.scores.value.rounds.length })}
      </h2>
      <ScoreCard room={room} />
      <div class="row">
        {host && (
          <button type="button" class="button main" onClick={() => void room.order({ type: over ? "rematch" : "next" })}>
            {t(over ? "web-rematch" : "web-next-round")}
          </button>
        )}
        <button
          type="button"
          class="button"
          onClick={() => {
            folded.value = true;
          }}
        >
          {t("web-look-at-table")}
        </button>
        {over && (
          <button type="button" class="button" onClick={() => go("./")}>
            {t("web-to-lobby")}
          </button>
        )}
      </div>
    </section>
  );
}
