import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { say, seatNames, t } from "../messages";
import type { Room } from "../room";
import { Sheet } from "./parts";

export function LogList({ room }: { room: Room }) {
  const list = useRef<HTMLOListElement>(null);
  const lines = room.log.value;
  useEffect(() => {
    if (list.current) {
      list.current.scrollTop = list.current.scrollHeight;
    }
  }, [lines]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by key
    <ol class="log" ref={list} tabIndex={0} aria-label={t("web-log")}>
      {lines.map((entry, index) => (
        <li key={index}>{say(entry.line)}</li>
      ))}
    </ol>
  );
}

export function LogSheet({ room, close }: { room: Room; close: () => void }) {
  return (
    <Sheet title={t("web-log")} close={close}>
      <LogList room={room} />
      <section>
        <h3>{t("web-chat")}</h3>
        <Chat room={room} />
      </section>
    </Sheet>
  );
}

const LONGEST = 240;

function Chat({ room }: { room: Room }) {
  const text = useSignal("");
  const lines = room.chat.value;
  useEffect(() => {
    room.chatRead.value = lines.length;
  }, [lines]);
  const send = async (event: Event) => {
    event.preventDefault();
    const said = text.value.trim();
    if (said && (await room.order({ type: "chat", text: said }))) {
      text.value = "";
    }
  };
  return (
    <>
      <ol class="log" aria-live="polite">
        {lines.map((line) => (
          <li key={line.seq}>
            <strong>{seatNames.value[line.seat]}</strong> {line.text}
          </li>
        ))}
        {lines.length === 0 && <li class="quiet">{t("web-chat-empty")}</li>}
      </ol>
      <form class="line-form" onSubmit={(event) => void send(event)}>
        <input
          type="text"
          aria-label={t("web-chat-say")}
          placeholder={t("web-chat-say")}
          maxLength={LONGEST}
          value={text.value}
          onInput={(event) => {
            text.value = event.currentTarget.value;
          }}
        />
        <button type="submit" class="button main">
          {t("web-chat-send")}
        </button>
      </form>
    </>
  );
}
