import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { spotTowards } from "../../table/gesture";

/** Buttons of which one is in the tab order; arrow keys go from one to the next as they lie. */
export function Roving({ label, kind, children }: { label: string; kind: string; children: ComponentChildren }) {
  const box = useRef<HTMLDivElement>(null);
  const buttons = () => [...(box.current?.querySelectorAll<HTMLButtonElement>("button") ?? [])];
  const only = (chosen: HTMLButtonElement) => {
    for (const button of buttons()) {
      button.tabIndex = button === chosen ? 0 : -1;
    }
  };
  const keys = (event: KeyboardEvent) => {
    const all = buttons();
    const spots = all.map((button, index) => ({ slot: String(index), box: button.getBoundingClientRect() }));
    const next = spotTowards(spots, String(all.indexOf(document.activeElement as HTMLButtonElement)), event.key);
    if (next !== null) {
      event.preventDefault();
      all[Number(next)]!.focus();
    }
  };
  const enter = (event: FocusEvent) => {
    const button = (event.target as HTMLElement).closest("button");
    if (button) {
      only(button);
    }
  };
  return (
    <div ref={box} class={kind} role="toolbar" tabIndex={-1} aria-label={label} onKeyDown={keys} onFocusCapture={enter}>
      {children}
    </div>
  );
}
