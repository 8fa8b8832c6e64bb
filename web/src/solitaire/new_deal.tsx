import { useSignal } from "@preact/signals";
import { say, t } from "../messages";
import { optionName, presetName, valueName } from "../screens/names";
import { Choice, Sheet, Switch } from "../screens/parts";
import type { Desk } from "./desk";

type Options = Record<string, unknown>;

const GAME = "golf_solitaire";
const PRESETS = ["classic", "relaxed", "wrapped", "nine_deals"];
/** The options that are a choice among words, with their values in the order of the rule page. */
const CHOICES: Record<string, string[]> = {
  on_king: ["nothing", "queen"],
  deals: ["1", "9", "18"],
  deal_from: ["random", "winnable"],
  undo: ["free", "off"],
};
const FLAGS = ["wrap", "bonus_for_stock"];
const NUMBERS: Record<string, [number, number]> = { columns: [3, 10], rows: [3, 8], packs: [1, 2], jokers: [0, 4] };

/** A new deal: any one, the day's, by its number, or as text; and the house rules. */
export function NewDealSheet(props: {
  desk: Desk;
  options: Options;
  deal: (request: Record<string, unknown>, options?: Options) => Promise<void>;
  today: string;
  random: () => number;
  close: () => void;
}) {
  const { desk, deal } = props;
  const options = useSignal<Options>(props.options);
  const number = useSignal("");
  const text = useSignal("");
  const now = { ...desk.frame.value?.options, ...options.value };
  const set = (name: string, value: unknown) => {
    options.value = { ...options.value, [name]: value };
  };
  return (
    <Sheet title={t("web-solitaire-new")} close={props.close} wide>
      <div class="buttons">
        <button type="button" class="button main" onClick={() => void deal({ number: props.random() }, options.value)}>
          {t("web-solitaire-any")}
        </button>
        <button type="button" class="button" onClick={() => void deal({ day: props.today }, options.value)}>
          {t("web-solitaire-daily", { day: props.today })}
        </button>
      </div>
      {desk.refusal.value && (
        <p class="reason" role="alert">
          {say(desk.refusal.value)}
        </p>
      )}
      <Choice
        label={t("web-solitaire-rules")}
        value={String(options.value["preset"] ?? "classic")}
        choices={PRESETS.map((preset) => ({ value: preset, label: presetName(GAME, preset) }))}
        choose={(preset) => {
          options.value = { preset };
        }}
      />
      <details>
        <summary>{t("web-house-rules")}</summary>
        {Object.entries(CHOICES).map(([name, values]) => (
          <Choice
            key={name}
            label={optionName(GAME, name)}
            value={String(now[name])}
            choices={values.map((value) => ({ value, label: valueName(GAME, name, value) }))}
            choose={(value) => set(name, value)}
          />
        ))}
        <div class="switches">
          {FLAGS.map((name) => (
            <Switch key={name} label={optionName(GAME, name)} on={now[name] === true} turn={(on) => set(name, on)} />
          ))}
        </div>
        {Object.entries(NUMBERS).map(([name, [low, high]]) => (
          <label key={name} class="number-row">
            <span>{optionName(GAME, name)}</span>
            <input type="number" min={low} max={high} value={Number(now[name])} onChange={(event) => set(name, Number(event.currentTarget.value))} />
          </label>
        ))}
      </details>
      <form
        class="deal-by"
        onSubmit={(event) => {
          event.preventDefault();
          void deal({ number: Number(number.value) || 0 }, options.value);
        }}
      >
        <label>
          <span>{t("web-solitaire-by-number")}</span>
          <input type="number" min={1} max={1_000_000} required value={number.value} onInput={(event) => (number.value = event.currentTarget.value)} />
        </label>
        <button type="submit" class="button">
          {t("web-solitaire-deal")}
        </button>
      </form>
      <form
        class="deal-by tall"
        onSubmit={(event) => {
          event.preventDefault();
          void deal({ text: text.value }, options.value);
        }}
      >
        <label>
          <span>{t("web-solitaire-by-text")}</span>
          <textarea rows={8} required spellcheck={false} value={text.value} onInput={(event) => (text.value = event.currentTarget.value)} />
        </label>
        <div class="buttons">
          <button type="submit" class="button">
            {t("web-solitaire-deal")}
          </button>
          {desk.frame.value?.text && (
            <button type="button" class="button" onClick={() => (text.value = desk.frame.value!.text!)}>
              {t("web-solitaire-this-text")}
            </button>
          )}
        </div>
      </form>
    </Sheet>
  );
}
