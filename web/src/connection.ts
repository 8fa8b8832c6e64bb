import { signal } from "@preact/signals";
import type { ClientFrame, Join, Ping, Refused, TableFrame } from "./wire";

export type Answer = { ok: true } | { ok: false; refusal: Refused };

type Command = Exclude<ClientFrame, Join | Ping>;
type Unkeyed<C> = C extends { key: string } ? Omit<C, "key"> : never;
export type Order = Unkeyed<Command>;

/** The room closes with this where there is nothing to come back to. */
const NO_SUCH_TABLE = 4004;
const CONNECT_LIMIT = 5_000;
const PING_EVERY = 20_000;
const PONG_LIMIT = 4_000;
const WAITS = [0, 300, 1_000, 2_000, 4_000];

function freshKey(): string {
  if (typeof crypto.randomUUID === "function") {
    return crypto.randomUUID();
  }
  // Over plain http on a home network there is no randomUUID.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/**
 * One socket that comes back by itself. A command keeps its key until it is answered and is sent again after a
 * drop, so it is carried out once and never lost. The page coming into sight reconnects at once.
 */
export class Connection {
  readonly state = signal<"connecting" | "open" | "lost">("connecting");

  private socket: WebSocket | null = null;
  private readonly waiting = new Map<string, { command: Command; settle: (answer: Answer) => void }>();
  private attempt = 0;
  private retry = 0;
  private limit = 0;
  private pinger = 0;
  private closed = false;

  constructor(
    private readonly address: string,
    private readonly join: () => Join,
    private readonly receive: (frame: TableFrame) => void,
  ) {
    addEventListener("visibilitychange", this.wake);
    addEventListener("pageshow", this.wake);
    addEventListener("online", this.wake);
    this.open();
  }

  order(order: Order): Promise<Answer> {
    const command = { ...order, key: freshKey() } as Command;
    return new Promise((settle) => {
      this.waiting.set(command.key, { command, settle });
      if (this.state.value === "open") {
        this.write(command);
      }
    });
  }

  close(): void {
    this.closed = true;
    removeEventListener("visibilitychange", this.wake);
    removeEventListener("pageshow", this.wake);
    removeEventListener("online", this.wake);
    this.drop();
  }

  private readonly wake = (): void => {
    if (document.visibilityState === "hidden" || this.closed) {
      return;
    }
    if (this.state.value !== "open" || this.socket?.readyState !== WebSocket.OPEN) {
      this.attempt = 0;
      this.open();
      return;
    }
    // The phone may have closed the socket without telling: no pong in time means it is dead.
    this.ping();
  };

  private write(frame: ClientFrame): void {
    this.socket?.send(JSON.stringify(frame));
  }

  private ping(): void {
    this.write({ type: "ping" });
    clearTimeout(this.limit);
    this.limit = window.setTimeout(() => this.open(), PONG_LIMIT);
  }

  private drop(): void {
    clearTimeout(this.retry);
    clearTimeout(this.limit);
    clearInterval(this.pinger);
    const old = this.socket;
    this.socket = null;
    if (old) {
      old.onopen = old.onmessage = old.onclose = old.onerror = null;
      old.close();
    }
  }

  private open(): void {
    this.drop();
    if (this.closed) {
      return;
    }
    if (this.state.value === "open") {
      this.state.value = "lost";
    }
    const socket = new WebSocket(this.address);
    this.socket = socket;
    this.limit = window.setTimeout(() => this.fail(), CONNECT_LIMIT);
    socket.onopen = () => {
      this.write(this.join());
    };
    socket.onmessage = (message) => {
      clearTimeout(this.limit);
      this.accept(JSON.parse(message.data as string) as TableFrame);
    };
    socket.onclose = (event) => {
      if (event.code === NO_SUCH_TABLE) {
        this.close();
      } else {
        this.fail();
      }
    };
  }

  private fail(): void {
    this.drop();
    this.state.value = "lost";
    const wait = WAITS[Math.min(this.attempt, WAITS.length - 1)]!;
    this.attempt += 1;
    this.retry = window.setTimeout(() => this.open(), wait);
  }

  /** The first frame after joining shows that the seat is ours again: send what is still unanswered. */
  private joined(): void {
    if (this.state.value === "open") {
      return;
    }
    this.state.value = "open";
    this.attempt = 0;
    this.pinger = window.setInterval(() => this.ping(), PING_EVERY);
    for (const { command } of this.waiting.values()) {
      this.write(command);
    }
  }

  private accept(frame: TableFrame): void {
    if (frame.type !== "error") {
      this.joined();
    }
    if (frame.type === "done" || frame.type === "refused") {
      const waiting = this.waiting.get(frame.key);
      this.waiting.delete(frame.key);
      waiting?.settle(frame.type === "done" ? { ok: true } : { ok: false, refusal: frame });
      return;
    }
    if (frame.type !== "pong") {
      this.receive(frame);
    }
  }
}
