import { useSignal } from "@preact/signals";
import { t } from "../../messages";
import type { AreaProps } from "../screen";
import { BidSign } from "./marks";
import { Roving } from "./roving";
import { bidWords, parseBid, type Bid, type FiveHundredView } from "./view";

interface Cell {
  bid: Bid;
  value: number;
}

/** The ladder as rows of one level each; a misère stands in its place, in a row of its own where it lies between two levels. */
export function ladderRows(ladder: FiveHundredView["ladder"], sans: boolean): Cell[][] {
  const cells = ladder.flatMap(({ bid, value }): Cell[] => {
    const read = parseBid(bid);
    // A bid that is never made without the kitty stands in both.
    return read && (read.sans === sans || read.denomination === "blind misere") ? [{ bid: read, value }] : [];
  });
  const rows: Cell[][] = [];
  cells.forEach((cell, index) => {
    const before = rows.at(-1);
    const { level } = cell.bid;
    if (level === null) {
      const next = cells.slice(index).find(({ bid }) => bid.level !== null)?.bid.level;
      const last = before?.findLast(({ bid }) => bid.level !== null)?.bid.level;
      if (before && last !== undefined && (next === last || before.every(({ bid }) => bid.level === null))) {
        before.push(cell);
      } else if (before?.every(({ bid }) => bid.level === null)) {
        before.push(cell);
      } else {
        rows.push([cell]);
      }
      return;
    }
    if (before?.some(({ bid }) => bid.level === level)) {
      before.push(cell);
    } else {
      rows.push([cell]);
    }
  });
  return rows;
}

export function Auction({ room, stage }: AreaProps) {
  const view = stage.view as FiveHundredView;
  const without = useSignal(false);
  const { legal } = stage;
  const seated = room.me !== null;
  const hasSans = view.ladder.some(({ bid }) => bid.endsWith(" sans"));
  const rows = ladderRows(view.ladder, without.value);
  const yours = view.turn === room.me;
  const first = legal.find((move) => parseBid(move)) ?? "pass";
  const bid = (word: string) => () => void room.wish({ moves: [word] });
  return (
    <section class="auction-box" aria-label={t("web-500-auction")}>
      <div class={`auction${yours ? " yours" : ""}`}>
        <Roving label={t("web-500-ladder")} kind="ladder">
          {rows.map((row) => (
            <div key={row[0]!.bid.word} class={`ladder-row${row.length > 5 ? " crowded" : ""}${row[0]!.bid.level === null ? " apart" : ""}`}>
              {row.map(({ bid: { word }, value }) => {
                const standing = view.standing?.bid === word;
                const can = legal.includes(word);
                return (
                  <button
                    key={word}
                    type="button"
                    data-bid={word}
                    class={`bid${can ? " can" : ""}${standing ? " standing" : ""}`}
                    tabIndex={word === first ? 0 : -1}
                    disabled={!seated}
                    aria-label={t(standing ? "web-500-bid-standing" : can ? "web-500-bid-label" : "web-500-bid-closed", { bid: bidWords(word), value, seat: view.standing?.seat ?? 0 })}
                    onClick={bid(word)}
                  >
                    <BidSign word={word} />
                    <small aria-hidden="true">{value}</small>
                  </button>
                );
              })}
            </div>
          ))}
        </Roving>
        {seated && (
          <div class="auction-side">
            {legal.includes("look") && (
              <button type="button" class="button can" onClick={bid("look")}>
                {t("web-500-look")}
              </button>
            )}
            {hasSans && (
              <label class="sans">
                <input
                  type="checkbox"
                  role="switch"
                  checked={without.value}
                  onChange={(event) => {
                    without.value = event.currentTarget.checked;
                  }}
                />
                <span>{t("web-500-sans")}</span>
              </label>
            )}
            <button type="button" class={`button pass${legal.includes("pass") ? " main can" : ""}`} onClick={bid("pass")}>
              {t("web-500-pass")}
            </button>
          </div>
        )}
      </div>
    </section>
  );
}
