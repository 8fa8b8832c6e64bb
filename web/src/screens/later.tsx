import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../messages";

/** A screen whose code is fetched when it is first shown. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let fetched: ComponentType<P> | null = null;
  return function Later(props: P) {
    const Ready = useSignal<ComponentType<P> | null>(fetched);
    const failed = useSignal(false);
    useEffect(() => {
      load().then(
        (screen) => {
          fetched = screen;
          Ready.value = screen;
        },
        () => {
          failed.value = true;
        },
      );
    }, []);
    const Screen = Ready.value;
    if (Screen) {
      return <Screen {...props} />;
    }
    return failed.value ? <p class="page fault">{t("web-unreachable")}</p> : <div class="page" />;
  };
}
