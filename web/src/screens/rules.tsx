import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { games } from "../api";
import { say, t } from "../messages";
import type { Game, Table } from "../wire";
import { gameLine, gameName, groupName, groupsOf, optionName, presetName, valueName } from "./names";
import { Sheet } from "./parts";

/** The house rules in force at this table, what differs from the default first in each group. */
export function RulesSheet({ table, close }: { table: Table; close: () => void }) {
  return (
    <Sheet title={t("web-rules")} close={close} wide>
      <HouseRules table={table} />
    </Sheet>
  );
}

export function HouseRules({ table }: { table: Table }) {
  const game = useSignal<Game | null>(null);
  const fault = useSignal(false);
  useEffect(() => {
    games().then(
      (list) => {
        game.value = list.find((one) => one.name === table.game) ?? null;
      },
      () => {
        fault.value = true;
      },
    );
  }, [table.game]);
  const preset = table.options["preset"];
  const fields = (game.value?.options ?? []).filter((field) => field.name in table.options && field.name !== "preset");
  const groups = groupsOf(fields);
  return (
    <div class="house">
      <p>
        <strong>{gameName(table.game)}</strong>
        {typeof preset === "string" && `, ${presetName(table.game, preset)}`}. {gameLine(table.game)}
      </p>
      {fault.value && <p role="alert">{say({ id: "web-unreachable", args: {} })}</p>}
      {groups.map((group) => (
        <section key={group}>
          <h3>{groupName(group)}</h3>
          <dl>
            {fields
              .filter((field) => field.group === group)
              .map((field) => {
                const value = table.options[field.name]!;
                return (
                  <div key={field.name} class={value === field.default ? "" : "differs"}>
                    <dt>
                      {optionName(field)}
                      {field.rule && <span class="rule">{field.rule}</span>}
                    </dt>
                    <dd>{valueName(field, value)}</dd>
                  </div>
                );
              })}
          </dl>
        </section>
      ))}
    </div>
  );
}
