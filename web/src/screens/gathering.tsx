import { useSignal } from "@preact/signals";
import { t } from "../messages";
import type { Room } from "../room";
import { change, settings } from "../settings";
import type { TableInfo } from "../wire";
import { Icon } from "./icons";
import { botName } from "./names";
import { HouseRules } from "./rules";
import { Share } from "./share";
import { SeatIcon } from "./table";

/** The table before the deal: who sits where, the link for the others, the house rules. */
export function Gathering({ room, table }: { room: Room; table: TableInfo }) {
  const name = settings.value.name;
  const me = room.me;
  const host = me !== null && table.seats[me]?.host === true;
  const free = table.seats.filter((seat) => seat.kind === "empty").length;

  return (
    <main class="page gather">
      <section aria-labelledby="gather-seats">
        <h2 id="gather-seats">{t("web-seats")}</h2>
        {me === null && (
          <label class="field">
            <span>{t("web-your-name")}</span>
            <input
              type="text"
              maxLength={24}
              autocomplete="nickname"
              value={name}
              onInput={(event) => change({ name: event.currentTarget.value })}
            />
          </label>
        )}
        <ol class="seat-list">
          {table.seats.map((seat, index) => (
            <li key={index} class={index === me ? "own" : ""}>
              {seat.kind === "bot" ? <SeatIcon seat={seat} /> : <Icon name={seat.kind === "empty" ? "plus" : "person"} />}
              <span class="seat-name">
                {seat.kind === "empty" ? t("web-seat-free") : seat.name}
                {index === me && ` (${t("web-you")})`}
                {seat.host && <small>{t("web-host")}</small>}
              </span>
              {seat.kind !== "person" && me === null && (
                <button
                  type="button"
                  class="button main"
                  disabled={name.trim() === ""}
                  onClick={() => void room.order({ type: "sit", seat: index, name: name.trim() })}
                >
                  {t("web-sit")}
                </button>
              )}
              {host && index !== me && seat.kind !== "person" && (
                <select
                  aria-label={t("web-seat-number", { number: index + 1 })}
                  value={seat.bot}
                  onChange={(event) => void room.order({ type: "bot", seat: index, bot: event.currentTarget.value || null })}
                >
                  <option value="">{t("web-seat-friend")}</option>
                  {table.bots.map((bot) => (
                    <option key={bot} value={bot}>
                      {t("web-seat-bot", { bot: botName(bot) })}
                    </option>
                  ))}
                </select>
              )}
            </li>
          ))}
        </ol>
        {me === null && <p class="quiet">{t("web-watching")}</p>}
        <div class="row">
          {me !== null && (
            <button type="button" class="button main wide" disabled={free > 0} onClick={() => void room.order({ type: "start" })}>
              {free > 0 ? t("web-waiting-for", { count: free }) : t("web-start")}
            </button>
          )}
          {me !== null && !host && (
            <button type="button" class="button" onClick={() => void room.order({ type: "stand" })}>
              {t("web-stand")}
            </button>
          )}
        </div>
        {me !== null && <OwnWords room={room} table={table} />}
      </section>
      <section aria-labelledby="gather-share">
        <h2 id="gather-share">{t("web-share")}</h2>
        <Share table={table} />
      </section>
      <details class="house-rules">
        <summary>{t("web-rules")}</summary>
        <HouseRules table={table} />
      </details>
    </main>
  );
}

/** Own words go into the shuffle, so that nobody can have prepared it. */
function OwnWords({ room, table }: { room: Room; table: TableInfo }) {
  const text = useSignal("");
  const mixed = Object.values(table.words);
  const send = async (event: Event) => {
    event.preventDefault();
    if (text.value.trim() && (await room.order({ type: "words", text: text.value.trim() }))) {
      text.value = "";
    }
  };
  return (
    <details class="fairness">
      <summary>{t("web-fair")}</summary>
      <p>{t("web-fair-line")}</p>
      <p>
        {t("web-fair-promise")} <code>{table.promise}</code>
      </p>
      <form class="line-form" onSubmit={(event) => void send(event)}>
        <input
          type="text"
          aria-label={t("web-fair-words")}
          placeholder={t("web-fair-words")}
          maxLength={120}
          value={text.value}
          onInput={(event) => {
            text.value = event.currentTarget.value;
          }}
        />
        <button type="submit" class="button">
          {t("web-fair-mix")}
        </button>
      </form>
      {mixed.length > 0 && <p class="quiet">{t("web-fair-mixed", { text: mixed.join(" · ") })}</p>}
    </details>
  );
}
