import { language, languages, speak, t } from "../messages";
import { change, settings } from "../settings";
import { wakeSound } from "../table/sound";
import { Choice, Sheet, Switch } from "./parts";

export function SettingsSheet({ close }: { close: () => void }) {
  const now = settings.value;
  return (
    <Sheet title={t("web-settings")} close={close}>
      <LanguageChoice />
      <Choice
        label={t("web-speed")}
        value={now.speed}
        choices={(["off", "fast", "normal", "slow"] as const).map((value) => ({ value, label: t(`web-speed-${value}`) }))}
        choose={(speed) => change({ speed })}
      />
      <Choice
        label={t("web-pace")}
        value={now.pace}
        choices={(["quick", "normal", "relaxed"] as const).map((value) => ({ value, label: t(`web-pace-${value}`) }))}
        choose={(pace) => change({ pace })}
      />
      <Choice
        label={t("web-palette")}
        value={now.palette}
        choices={(["two", "four", "safe"] as const).map((value) => ({ value, label: t(`web-palette-${value}`) }))}
        choose={(palette) => change({ palette })}
      />
      <div class="switches">
        <Switch label={t("web-large-index")} on={now.largeIndex} turn={(largeIndex) => change({ largeIndex })} />
        <Switch label={t("web-contrast")} on={now.contrast === "high"} turn={(on) => change({ contrast: on ? "high" : "normal" })} />
        <Switch label={t("web-confirm")} hint={t("web-confirm-hint")} on={now.confirm} turn={(confirm) => change({ confirm })} />
        <Switch label={t("web-left-hand")} hint={t("web-left-hand-hint")} on={now.leftHand} turn={(leftHand) => change({ leftHand })} />
        <Sounding label={t("web-sound-turn")} field="soundTurn" />
        <Sounding label={t("web-sound-cards")} field="soundCards" />
        <Sounding label={t("web-sound-end")} field="soundEnd" />
      </div>
    </Sheet>
  );
}

function Sounding({ label, field }: { label: string; field: "soundTurn" | "soundCards" | "soundEnd" }) {
  return (
    <Switch
      label={label}
      on={settings.value[field]}
      turn={(on) => {
        wakeSound();
        change({ [field]: on });
      }}
    />
  );
}

export function LanguageChoice() {
  return (
    <Choice
      label={t("web-language")}
      value={language()}
      choices={languages.map(({ code, name }) => ({ value: code, label: name }))}
      choose={(code) => {
        change({ language: code });
        void speak(code);
      }}
    />
  );
}
