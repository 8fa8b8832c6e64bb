import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { t } from "../messages";
import { Icon, type IconName } from "./icons";

/** A sheet over the page that keeps the focus inside and goes with Escape. */
export function Sheet(props: { title: string; close: () => void; children: ComponentChildren; wide?: boolean }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const element = dialog.current!;
    const before = document.activeElement as HTMLElement | null;
    element.showModal();
    return () => {
      element.close();
      before?.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      class={`sheet${props.wide ? " wide" : ""}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        props.close();
      }}
      onPointerDown={(event) => {
        if (event.target === dialog.current) {
          props.close();
        }
      }}
    >
      <div class="sheet-body">
        <header class="sheet-head">
          <h2 id={heading}>{props.title}</h2>
          <IconButton icon="close" label={t("web-close")} press={props.close} />
        </header>
        {props.children}
      </div>
    </dialog>
  );
}

export function IconButton(props: { icon: IconName; label: string; press: () => void; badge?: boolean; pressed?: boolean }) {
  return (
    <button type="button" class="icon-button" aria-label={props.label} title={props.label} aria-pressed={props.pressed} onClick={props.press}>
      <Icon name={props.icon} />
      {props.badge && <span class="dot" />}
    </button>
  );
}

export function Switch(props: { label: string; hint?: string | undefined; off?: boolean; on: boolean; turn: (on: boolean) => void }) {
  return (
    <label class={`switch-row${props.off ? " off" : ""}`}>
      <span>
        {props.label}
        {props.hint && <small>{props.hint}</small>}
      </span>
      <input type="checkbox" role="switch" checked={props.on} disabled={props.off} onChange={(event) => props.turn(event.currentTarget.checked)} />
    </label>
  );
}

/** A few choices side by side; real radio buttons underneath. */
export function Choice<V extends string>(props: {
  label: string;
  value: V;
  choices: { value: V; label: string; disabled?: boolean; reason?: string | undefined }[];
  choose: (value: V) => void;
  note?: string | undefined;
}) {
  const name = useId();
  const reasons = [...new Set(props.choices.filter((choice) => choice.disabled && choice.reason).map((choice) => choice.reason!))];
  return (
    <fieldset class="choice">
      <legend>
        {props.label}
        {props.note && <small>{props.note}</small>}
      </legend>
      <div class="chips">
        {props.choices.map((choice) => (
          <label key={choice.value} class={`chip${choice.disabled ? " off" : ""}`} title={choice.reason}>
            <input
              type="radio"
              name={name}
              checked={choice.value === props.value}
              disabled={choice.disabled}
              onChange={() => props.choose(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      {reasons.length > 2 ? (
        <details class="reasons">
          <summary>{t("web-why-not")}</summary>
          {reasons.map((reason) => (
            <p key={reason} class="reason">
              {reason}
            </p>
          ))}
        </details>
      ) : (
        reasons.map((reason) => (
          <p key={reason} class="reason">
            {reason}
          </p>
        ))
      )}
    </fieldset>
  );
}
