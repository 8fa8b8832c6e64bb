import { useSignal, type Signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { checkOptions, createTable, games, Refused, type SeatWish } from "../api";
import { learn, say, t } from "../messages";
import { go } from "../route";
import { change, settings } from "../settings";
import { remember } from "../tokens";
import type { Clash, Game, OptionField, Options, OptionValue, Sentence } from "../wire";
import { TopLine } from "./home";
import { Icon } from "./icons";
import { botName, firstOf, gameLine, gameName, groupName, groupsOf, optionHint, optionName, presetName, sayClash, valueName } from "./names";
import { Choice, Switch } from "./parts";

/** Options the page asks for in its own way, not in the list of house rules. */
const OWN_WAY = new Set(["preset", "players"]);

export function Create({ name }: { name: string }) {
  const game = useSignal<Game | null>(null);
  const fault = useSignal<Sentence | null>(null);
  useEffect(() => {
    document.title = `${gameName(name)} – Nineteenth`;
    Promise.all([games(), learn(name)]).then(
      ([list]) => {
        game.value = list.find((one) => one.name === name) ?? null;
        if (!game.value) {
          fault.value = { id: "web-no-such-game", args: {} };
        }
      },
      (error: unknown) => {
        fault.value = error instanceof Refused ? error.sentence : { id: "web-unreachable", args: {} };
      },
    );
  }, [name]);
  return (
    <div class="page">
      <TopLine />
      <main>
        <section class="welcome">
          <h1>{gameName(name)}</h1>
          <p>{gameLine(name)}</p>
        </section>
        {fault.value && <p class="fault" role="alert">{say(fault.value)}</p>}
        {game.value && <Form game={game.value} />}
      </main>
    </div>
  );
}

function Form({ game }: { game: Game }) {
  const preset = useSignal(game.presets[0]?.name ?? "");
  const changed = useSignal<Options>({});
  const full = useSignal<Options>({});
  const clashes = useSignal<Clash[]>([]);
  const seats = useSignal<SeatWish[]>(firstSeats(game));
  const fault = useSignal<Sentence | null>(null);
  const busy = useSignal(false);
  const asked = useRef(0);

  const wanted = (): Options => ({
    ...(preset.value ? { preset: preset.value } : {}),
    ...changed.value,
    players: seats.value.length,
  });
  const wish = JSON.stringify([preset.value, changed.value, seats.value.length]);
  useEffect(() => {
    const turn = ++asked.current;
    checkOptions(game.name, wanted()).then(
      (checked) => {
        // A late answer to an earlier question must not undo a newer choice.
        if (turn === asked.current) {
          full.value = checked.options;
          clashes.value = checked.clashes;
        }
      },
      (error: unknown) => {
        fault.value = error instanceof Refused ? error.sentence : { id: "web-unreachable", args: {} };
      },
    );
  }, [wish]);

  const standing = clashes.value.filter((clash) => clash.value === undefined || clash.value === full.value[clash.option]);
  const start = async (event: Event) => {
    event.preventDefault();
    busy.value = true;
    fault.value = null;
    try {
      const made = await createTable({ game: game.name, options: wanted(), seats: seats.value, name: settings.value.name.trim() });
      remember(made.table, game.name, made.token);
      go(`t/${made.table}`);
    } catch (error) {
      fault.value = error instanceof Refused ? error.sentence : { id: "web-unreachable", args: {} };
    } finally {
      busy.value = false;
    }
  };

  return (
    <form class="create" onSubmit={(event) => void start(event)}>
      <section aria-labelledby="presets">
        <h2 id="presets">{t("web-choose-preset")}</h2>
        <div class="presets">
          {game.presets.map((one) => (
            <label key={one.name} class="preset">
              <input
                type="radio"
                name="preset"
                checked={one.name === preset.value}
                onChange={() => {
                  preset.value = one.name;
                  changed.value = {};
                }}
              />
              <span>
                <strong>{presetName(game.name, one.name)}</strong>
                <span>{firstOf([one.description], "")}</span>
              </span>
            </label>
          ))}
        </div>
      </section>
      <SeatsForm game={game} seats={seats} />
      <details class="house-rules">
        <summary>
          {t("web-house-rules")}
          <small>{t("web-house-rules-changed", { count: Object.keys(changed.value).length })}</small>
        </summary>
        <OptionsForm game={game} full={full.value} clashes={clashes.value} changed={changed} />
      </details>
      <label class="field">
        <span>{t("web-your-name")}</span>
        <input
          type="text"
          required
          maxLength={24}
          autocomplete="nickname"
          value={settings.value.name}
          onInput={(event) => change({ name: event.currentTarget.value })}
        />
      </label>
      {standing.map((clash) => (
        <p key={`${clash.option} ${clash.id}`} class="fault" role="alert">
          {sayClash(game, clash)}
        </p>
      ))}
      {fault.value && <p class="fault" role="alert">{say(fault.value)}</p>}
      <button type="submit" class="button main wide" disabled={busy.value || standing.length > 0}>
        {t("web-open-table")}
      </button>
    </form>
  );
}

/** You, and a bot opposite wherever somebody must sit. */
function firstSeats(game: Game): SeatWish[] {
  const count = Math.max(game.seats.min, Math.min(game.seats.max, game.seats.max >= 4 && game.seats.min <= 4 ? 4 : game.seats.min));
  const bot = game.bots[0];
  return Array.from({ length: count }, (_, index) =>
    index === 0 ? { kind: "person" } : bot ? { kind: "bot", bot } : { kind: "empty" },
  );
}

function SeatsForm({ game, seats }: { game: Game; seats: Signal<SeatWish[]> }) {
  const count = seats.value.length;
  const put = (index: number, seat: SeatWish) => {
    seats.value = seats.value.map((old, at) => (at === index ? seat : old));
  };
  const added = (): SeatWish => (game.bots[0] ? { kind: "bot", bot: game.bots[0] } : { kind: "empty" });
  return (
    <section aria-labelledby="seats">
      <h2 id="seats">{t("web-seats")}</h2>
      {game.seats.max > game.seats.min && (
        <div class="stepper">
          <button
            type="button"
            class="button"
            aria-label={t("web-fewer-seats")}
            disabled={count <= game.seats.min}
            onClick={() => {
              seats.value = seats.value.slice(0, -1);
            }}
          >
            −
          </button>
          <output aria-live="polite">{t("web-seat-count", { count })}</output>
          <button
            type="button"
            class="button"
            aria-label={t("web-more-seats")}
            disabled={count >= game.seats.max}
            onClick={() => {
              seats.value = [...seats.value, added()];
            }}
          >
            +
          </button>
        </div>
      )}
      <ol class="seat-list">
        {seats.value.map((seat, index) => (
          <li key={index}>
            <Icon name={seat.kind === "bot" ? "bot" : "person"} />
            {index === 0 ? (
              <span>{t("web-you")}</span>
            ) : (
              <select
                aria-label={t("web-seat-number", { number: index + 1 })}
                value={seat.kind === "bot" ? seat.bot! : "person"}
                onChange={(event) => {
                  const value = event.currentTarget.value;
                  put(index, value === "person" ? { kind: "empty" } : { kind: "bot", bot: value });
                }}
              >
                <option value="person">{t("web-seat-friend")}</option>
                {game.bots.map((bot) => (
                  <option key={bot} value={bot}>
                    {t("web-seat-bot", { bot: botName(bot) })}
                  </option>
                ))}
              </select>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function OptionsForm(props: { game: Game; full: Options; clashes: Clash[]; changed: Signal<Options> }) {
  const { game, full, clashes, changed } = props;
  const fields = game.options.filter((field) => !OWN_WAY.has(field.name));
  const groups = groupsOf(fields);
  const set = (field: OptionField, value: OptionValue) => {
    changed.value = { ...changed.value, [field.name]: value };
  };
  return (
    <div class="groups">
      {groups.map((group) => (
        <section key={group} class="group">
          <h3>{groupName(group)}</h3>
          {fields
            .filter((field) => field.group === group)
            .map((field) => (
              <OptionRow
                key={field.name}
                game={game}
                field={field}
                value={full[field.name] ?? field.default}
                clashes={clashes.filter((clash) => clash.option === field.name)}
                set={(value) => set(field, value)}
              />
            ))}
        </section>
      ))}
    </div>
  );
}

function OptionRow(props: { game: Game; field: OptionField; value: OptionValue; clashes: Clash[]; set: (value: OptionValue) => void }) {
  const { game, field, value, clashes, set } = props;
  const whole = clashes.find((clash) => clash.value === undefined);
  const label = optionName(field);
  const hint = optionHint(field);
  const reasonFor = (choice: OptionValue) => {
    const clash = clashes.find((one) => one.value === choice) ?? whole;
    return clash && sayClash(game, clash);
  };
  if (field.kind === "choice") {
    return (
      <Choice
        label={label}
        note={hint}
        value={String(value)}
        choices={(field.values ?? []).map((choice) => ({
          value: choice,
          label: valueName(field, choice),
          // What stands chosen can always be left, so it is never greyed out.
          disabled: choice !== value && reasonFor(choice) !== undefined,
          reason: reasonFor(choice),
        }))}
        choose={set}
      />
    );
  }
  if (field.kind === "flag") {
    const reason = reasonFor(!value);
    return (
      <div class={reason ? "off" : ""}>
        <Switch label={label} {...(reason ?? hint ? { hint: reason ?? hint! } : {})} on={value === true} turn={set} />
      </div>
    );
  }
  return (
    <label class="switch-row">
      <span>
        {label}
        {(whole || hint) && <small>{whole ? sayClash(game, whole) : hint}</small>}
      </span>
      <input
        type="number"
        inputMode="numeric"
        min={field.min}
        max={field.max}
        value={value === "auto" ? "" : Number(value)}
        placeholder={field.default === "auto" ? t("web-auto-short") : undefined}
        onChange={(event) => {
          const { validity, value: text, valueAsNumber } = event.currentTarget;
          if (text === "") {
            set(field.default);
          } else if (validity.valid) {
            set(valueAsNumber);
          }
        }}
      />
    </label>
  );
}
