import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { faultOf, gameCalled, ruleBook } from "../api";
import { learn, say, t } from "../messages";
import type { Sentence } from "../sentence";
import type { GameInfo, SectionInfo, TableInfo, Wish } from "../wire";
import { Fault, TopLine } from "./home";
import { gameLine, gameName, groupName, groupsOf, optionName, presetName, valueName } from "./names";
import { Choice, Sheet } from "./parts";

/** The rule book as the options stand, good enough to play from. */
function RuleBook({ wish }: { wish: Wish }) {
  const sections = useSignal<SectionInfo[]>([]);
  const fault = useSignal<Sentence | null>(null);
  useEffect(() => {
    Promise.all([ruleBook(wish), learn(wish.game, "rules")]).then(
      ([found]) => {
        sections.value = found;
      },
      (error: unknown) => {
        fault.value = faultOf(error);
      },
    );
  }, [JSON.stringify(wish)]);
  return (
    <div class="rule-book">
      <Fault fault={fault.value} />
      {sections.value.map((section) => (
        <section key={section.title.id}>
          <h3>{say(section.title)}</h3>
          {section.paragraphs.map((line, index) => (
            <p key={index}>
              {say(line)}
              {line.rule && <span class="rule">{line.rule}</span>}
            </p>
          ))}
        </section>
      ))}
    </div>
  );
}

/** The rules of any game, by preset; for who wants to read before sitting down. */
export function RulesPage({ name }: { name: string }) {
  const game = useSignal<GameInfo | null>(null);
  const preset = useSignal("");
  const fault = useSignal<Sentence | null>(null);
  useEffect(() => {
    document.title = `${t("web-rules-of", { game: gameName(name) })} – Nineteenth`;
    Promise.all([gameCalled(name), learn(name, "options")]).then(
      ([found]) => {
        game.value = found;
        preset.value = found.presets[0]!.name;
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
          <h1>{t("web-rules-of", { game: gameName(name) })}</h1>
          <p>{gameLine(name)}</p>
        </section>
        <Fault fault={fault.value} />
        {game.value && (
          <>
            <Choice
              label={t("web-choose-preset")}
              value={preset.value}
              choices={game.value.presets.map((one) => ({ value: one.name, label: presetName(name, one.name) }))}
              choose={(one) => {
                preset.value = one;
              }}
            />
            <RuleBook wish={{ game: name, preset: preset.value }} />
          </>
        )}
      </main>
    </div>
  );
}

/** The rules of this table at any time: the rule book by its options, then the options themselves. */
export function RulesSheet({ table, close }: { table: TableInfo; close: () => void }) {
  return (
    <Sheet title={t("web-rules")} close={close} wide>
      <HouseRules table={table} open />
      <RuleBook wish={wishOf(table)} />
    </Sheet>
  );
}

function wishOf(table: TableInfo): Wish {
  const { preset, ...options } = table.options;
  return { game: table.game, preset: String(preset), options };
}

/** What was agreed on beyond the preset, and on request every option. */
export function HouseRules({ table, open = false }: { table: TableInfo; open?: boolean }) {
  const game = useSignal<GameInfo | null>(null);
  const fault = useSignal<Sentence | null>(null);
  const all = useSignal(!open);
  useEffect(() => {
    Promise.all([gameCalled(table.game), learn(table.game, "options")]).then(
      ([found]) => {
        game.value = found;
      },
      (error: unknown) => {
        fault.value = faultOf(error);
      },
    );
  }, [table.game]);
  const preset = String(table.options["preset"]);
  const usual = game.value?.presets.find((one) => one.name === preset)?.options ?? {};
  const differs = (name: string) => name !== "players" && table.options[name] !== usual[name];
  const shown = (game.value?.options ?? []).filter((option) => all.value || differs(option.name));
  return (
    <div class="house">
      <p>
        <strong>
          {gameName(table.game)}, {presetName(table.game, preset)}.
        </strong>{" "}
        {gameLine(table.game)}
      </p>
      <Fault fault={fault.value} />
      {groupsOf(shown).map((group) => (
        <section key={group}>
          <h3>{groupName(group)}</h3>
          <dl>
            {shown
              .filter((option) => option.group === group)
              .map((option) => (
                <div key={option.name} class={differs(option.name) ? "differs" : ""}>
                  <dt>
                    {optionName(table.game, option.name)}
                    {option.rule && <span class="rule">{option.rule}</span>}
                  </dt>
                  <dd>{valueName(table.game, option.name, table.options[option.name])}</dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
      {!all.value && (
        <button
          type="button"
          class="button"
          onClick={() => {
            all.value = true;
          }}
        >
          {t("web-all-options")}
        </button>
      )}
    </div>
  );
}
