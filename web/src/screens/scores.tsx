import { useSignal } from "@preact/signals";
import { say, t } from "../messages";
import type { Room } from "../room";
import { go } from "../route";
import type { TableInfo } from "../wire";
import { Fairness } from "./fairness";
import { sideNames } from "./names";
import { Sheet } from "./parts";
import { ScoreLine } from "./score-line";

/** Every round of every side; a press on a number shows how it came about. */
export function ScoreCard({ room, table }: { room: Room; table: TableInfo }) {
  const scores = room.scores.value;
  const { rounds, totals } = scores;
  const open = useSignal<{ round: number; side: number } | null>(null);
  const names = sideNames(table, scores);
  const own = room.me === null ? -1 : scores.sides[room.me];
  const view = room.stage.value?.view;
  const posts = view && room.screen?.posts?.(view);
  const account = open.value && rounds[open.value.round]?.account[open.value.side];
  return (
    <div class="score-card">
      {posts && <ScoreLine posts={posts} names={names} totals={names.map((_, side) => totals[side] ?? 0)} own={own ?? -1} />}
      <div class="score-scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">{t("web-seat")}</th>
              {rounds.map((round) => (
                <th key={round.number} scope="col">
                  {round.number}
                </th>
              ))}
              <th scope="col">{t("web-total")}</th>
            </tr>
          </thead>
          <tbody>
            {names.map((name, side) => (
              <tr key={side} class={side === own ? "own" : ""}>
                <th scope="row">{name}</th>
                {rounds.map((round, index) => {
                  const shown = open.value?.round === index && open.value.side === side;
                  return (
                    <td key={round.number}>
                      <button
                        type="button"
                        class={`score${shown ? " shown" : ""}`}
                        aria-expanded={shown}
                        aria-label={t("web-score-of", { name, round: round.number, points: round.points[side] ?? 0 })}
                        onClick={() => {
                          open.value = shown ? null : { round: index, side };
                        }}
                      >
                        {round.points[side]}
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
      {open.value && account ? (
        <section class="account" aria-live="polite">
          <h3>{t("web-account-of", { name: names[open.value.side] ?? "", round: rounds[open.value.round]!.number })}</h3>
          <ul>
            {account.map((line, index) => (
              <li key={index}>
                {say(line)}
                {line.rule && <span class="rule">{line.rule}</span>}
              </li>
            ))}
          </ul>
        </section>
      ) : (
        <p class="quiet">{t(rounds.length === 0 ? "web-no-rounds" : "web-score-hint")}</p>
      )}
    </div>
  );
}

export function ScoreSheet({ room, table, close }: { room: Room; table: TableInfo; close: () => void }) {
  return (
    <Sheet title={t("web-scores")} close={close} wide>
      <ScoreCard room={room} table={table} />
      <Fairness room={room} />
    </Sheet>
  );
}

function heading(room: Room, table: TableInfo): string {
  const scores = room.scores.value;
  if (table.status !== "match_over") {
    return t("web-round-done", { round: scores.rounds.length });
  }
  const names = sideNames(table, scores);
  const winners = scores.winners.map((side) => names[side] ?? "");
  return winners.length > 0 ? t("web-winners", { count: winners.length, names: winners.join(", ") }) : t("web-match-over");
}

/** Lies over the felt when a round or the match is over; the cards stay in sight beneath it. */
export function RoundEnd({ room, table }: { room: Room; table: TableInfo }) {
  const folded = useSignal(false);
  const over = table.status === "match_over";
  const seated = room.me !== null;
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
      <h2 id="round-end">{heading(room, table)}</h2>
      <ScoreCard room={room} table={table} />
      <div class="row">
        {seated && (
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
        {seated && table.may_stop && !over && <Agree room={room} table={table} />}
        {over && (
          <button type="button" class="button" onClick={() => go("./")}>
            {t("web-to-lobby")}
          </button>
        )}
      </div>
    </section>
  );
}

/** Where the rules let the match end by agreement: everybody has to say so. */
function Agree({ room, table }: { room: Room; table: TableInfo }) {
  const agreed = room.me !== null && table.agreed.includes(room.me);
  return (
    <button type="button" class="button" disabled={agreed} onClick={() => void room.order({ type: "agree" })}>
      {agreed ? t("web-agreed", { count: table.agreed.length }) : t("web-agree")}
    </button>
  );
}
