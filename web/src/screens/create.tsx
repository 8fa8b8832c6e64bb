import { useSignal, type Signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { checkOptions, faultOf, gameCalled, makeTable } from "../api";
import { learn, t } from "../messages";
import { go, link } from "../route";
import type { Sentence } from "../sentence";
import { change, settings } from "../settings";
import { freshToken, remember } from "../tokens";
import type { ClashInfo, GameInfo, OptionInfo, SeatWish } from "../wire";
import { Fault, TopLine } from "./home";
import { Icon } from "./icons";
import { botName, gameLine, gameName, groupName, groupsOf, optionHint, optionName, presetLine, presetName, sayClash, valueName } from "./names";
import { Choice, Switch } from "./parts";

type Options = Record<string, unknown>;

/** The number of seats is asked for by the list of seats. */
const SEATS = "players";
const USUAL_SEATS = 4;

export function Create({ name }: { name: string }) {
  const game = useSignal<GameInfo | null>(null);
  const fault = useSignal<Sentence | null>(null);
  useEffect(() => {
    document.title = `${gameName(name)} – Nineteenth`;
    Promise.all([gameCalled(name), learn(name, "options")]).then(
      ([found]) => {
        game.value = found;
      },
      (error: unknown) => {
        fault.value = faultOf(error);
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
          <a {...link(`rules/${name}`)}>{t("web-rules-of", { game: gameName(name) })}</a>
        </section>
        <Fault fault={fault.value} />
        {game.value && <Form game={game.value} />}
      </main>
    </div>
  );
}

/** What stands on the form, and what the room says to it. */
function useWish(game: GameInfo) {
  const preset = useSignal(game.presets[0]!.name);
  const changed = useSignal<Options>({});
  const seats = useSignal<SeatWish[]>(firstSeats(game));
  const full = useSignal<Options>(game.presets[0]!.options);
  const clashes = useSignal<ClashInfo[]>([]);
  const barred = useSignal<ClashInfo[]>([]);
  const fault = useSignal<Sentence | null>(null);
  const asked = useRef(0);

  const options = (): Options => {
    const asks = game.options.some((option) => option.name === SEATS);
    return { ...changed.value, ...(asks ? { [SEATS]: seats.value.length } : {}) };
  };
  const wish = JSON.stringify([preset.value, options()]);
  useEffect(() => {
    const turn = ++asked.current;
    const wanted = options();
    checkOptions({ game: game.name, preset: preset.value, options: wanted }).then(
      (checked) => {
        // A late answer to an earlier question must not undo a newer choice.
        if (turn !== asked.current) {
          return;
        }
        fault.value = null;
        clashes.value = checked.clashes;
        const base = game.presets.find((one) => one.name === preset.value)?.options;
        full.value = checked.options ?? { ...base, ...wanted };
        // While the whole does not fit, nothing is known of the parts: whatever undoes the clash must be free.
        barred.value = checked.barred;
      },
      (error: unknown) => {
        fault.value = faultOf(error);
      },
    );
  }, [wish]);
  return { preset, changed, seats, full, clashes, barred, fault, options };
}

function Form({ game }: { game: GameInfo }) {
  const wish = useWish(game);
  const { preset, changed, seats, clashes, fault } = wish;
  const busy = useSignal(false);
  const start = async (event: Event) => {
    event.preventDefault();
    busy.value = true;
    fault.value = null;
    const token = freshToken();
    try {
      const made = await makeTable({
        game: game.name,
        preset: preset.value,
        options: wish.options(),
        seats: seats.value,
        name: settings.value.name.trim(),
        token,
      });
      remember(made.table, game.name, token);
      go(`t/${made.table}`);
    } catch (error) {
      fault.value = faultOf(error);
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
                <span>{presetLine(game.name, one.name)}</span>
              </span>
            </label>
          ))}
        </div>
      </section>
      {game.seats[1] > 1 && <SeatsForm game={game} seats={seats} />}
      <details class="house-rules">
        <summary>
          {t("web-house-rules")}
          <small>{t("web-house-rules-changed", { count: Object.keys(changed.value).length })}</small>
        </summary>
        <OptionsForm game={game} full={wish.full.value} barred={wish.barred.value} clashes={clashes.value} changed={changed} />
      </details>
      <label class="field">
        <span>{t("web-your-name")}</span>
        <input
          type="text"
          required
          maxLength={24}
          pattern="[^#]*"
          autocomplete="nickname"
          value={settings.value.name}
          onInput={(event) => change({ name: event.currentTarget.value })}
        />
      </label>
      {clashes.value.map((clash) => (
        <p key={`${clash.option} ${clash.line.id}`} class="fault" role="alert">
          {sayClash(game, clash)}
        </p>
      ))}
      <Fault fault={fault.value} />
      <button type="submit" class="button main wide" disabled={busy.value || clashes.value.length > 0}>
        {t("web-open-table")}
      </button>
    </form>
  );
}

/** You, and the strongest bot wherever somebody else must sit. */
function firstSeats(game: GameInfo): SeatWish[] {
  const [min, max] = game.seats;
  const count = Math.max(min, Math.min(max, USUAL_SEATS));
  return Array.from({ length: count }, (_, index) => (index === 0 ? { kind: "you" } : newSeat(game)));
}

function newSeat(game: GameInfo): SeatWish {
  const bot = game.bots.at(-1);
  return bot ? { kind: "bot", bot } : { kind: "person" };
}

function SeatsForm({ game, seats }: { game: GameInfo; seats: Signal<SeatWish[]> }) {
  const count = seats.value.length;
  const [min, max] = game.seats;
  const put = (index: number, bot: string) => {
    const seat: SeatWish = bot ? { kind: "bot", bot } : { kind: "person" };
    seats.value = seats.value.map((old, at) => (at === index ? seat : old));
  };
  return (
    <section aria-labelledby="seats">
      <h2 id="seats">{t("web-seats")}</h2>
      {max > min && (
        <div class="stepper">
          <button
            type="button"
            class="button"
            aria-label={t("web-fewer-seats")}
            disabled={count <= min}
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
            disabled={count >= max}
            onClick={() => {
              seats.value = [...seats.value, newSeat(game)];
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
            {seat.kind === "you" ? (
              <span>{t("web-you")}</span>
            ) : (
              <select
                aria-label={t("web-seat-number", { number: index + 1 })}
                value={seat.bot ?? ""}
                onChange={(event) => put(index, event.currentTarget.value)}
              >
                <option value="">{t("web-seat-friend")}</option>
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

function OptionsForm(props: { game: GameInfo; full: Options; barred: ClashInfo[]; clashes: ClashInfo[]; changed: Signal<Options> }) {
  const { game, full, barred, clashes, changed } = props;
  const options = game.options.filter((option) => option.name !== SEATS);
  return (
    <div class="groups">
      {groupsOf(options).map((group) => (
        <section key={group} class="group">
          <h3>{groupName(group)}</h3>
          {options
            .filter((option) => option.group === group)
            .map((option) => (
              <OptionRow
                key={option.name}
                game={game}
                option={option}
                value={full[option.name]}
                barred={barred.filter((clash) => clash.option === option.name)}
                clash={clashes.find((clash) => clash.option === option.name)}
                set={(value) => {
                  changed.value = { ...changed.value, [option.name]: value };
                }}
              />
            ))}
        </section>
      ))}
    </div>
  );
}

function OptionRow(props: {
  game: GameInfo;
  option: OptionInfo;
  value: unknown;
  barred: ClashInfo[];
  clash: ClashInfo | undefined;
  set: (value: unknown) => void;
}) {
  const { game, option, value, barred, clash, set } = props;
  const label = optionName(game.name, option.name);
  const fault = clash && sayClash(game, clash);
  const hint = fault ?? optionHint(game.name, option.name);
  const reasonFor = (choice: string) => {
    const found = barred.find((one) => one.value === choice);
    return found && sayClash(game, found);
  };
  if (option.kind === "choice") {
    return (
      <Choice
        label={label}
        note={hint}
        value={String(value)}
        choices={option.values.map((choice) => ({
          value: choice,
          label: valueName(game.name, option.name, choice),
          disabled: choice !== value && reasonFor(choice) !== undefined,
          reason: reasonFor(choice),
        }))}
        choose={set}
      />
    );
  }
  if (option.kind === "flag") {
    const reason = reasonFor(value === true ? "off" : "on");
    return <Switch label={label} hint={reason ?? hint} off={reason !== undefined} on={value === true} turn={set} />;
  }
  return (
    <label class="switch-row">
      <span>
        {label}
        {hint && <small>{hint}</small>}
      </span>
      <input
        type="number"
        inputMode="numeric"
        min={option.low}
        max={option.high}
        value={value === "auto" ? "" : Number(value)}
        placeholder={option.auto ? t("web-auto-short") : undefined}
        onChange={(event) => {
          const { validity, value: text, valueAsNumber } = event.currentTarget;
          if (text === "" && option.auto) {
            set("auto");
          } else if (text !== "" && validity.valid) {
            set(valueAsNumber);
          }
        }}
      />
    </label>
  );
}
