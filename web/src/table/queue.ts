/**
 * Plays what happened one event at a time. The picture may lag behind the truth by a few events, never by many:
 * when the backlog is long, the page hidden or motion unwanted, it jumps to the end.
 */
export interface QueueClock {
  /** Milliseconds the picture stands after this event before the next is shown; 0 = at once. */
  stand(event: unknown): number;
  /** Nobody is looking. */
  hidden(): boolean;
  /** Whether this event changes what lies on the table; others never hold a picture back. */
  isPicture(event: unknown): boolean;
}

const LONGEST = 24_000;

export class EventQueue<E> {
  private waiting: E[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;
  private standing = false;

  constructor(
    /** `last`: no other picture is waiting, so that this one can be played on. */
    private readonly show: (event: E, last: boolean, jumped: boolean) => void,
    private readonly clock: QueueClock,
  ) {}

  get idle(): boolean {
    return this.waiting.length === 0 && !this.standing;
  }

  push(event: E): void {
    this.waiting.push(event);
    if (this.clock.hidden() || this.backlog() > LONGEST) {
      this.finish();
    } else if (!this.standing) {
      this.step();
    }
  }

  /** Shows the end at once. */
  finish(): void {
    if (this.timer !== null) {
      clearTimeout(this.timer);
      this.timer = null;
    }
    this.standing = false;
    const rest = this.waiting;
    this.waiting = [];
    rest.forEach((event, index) => this.show(event, !this.pictureIn(rest.slice(index + 1)), true));
  }

  /** Forgets what was not yet shown: a full picture has come instead. */
  clear(): void {
    this.waiting = [];
    this.finish();
  }

  private pictureIn(events: readonly E[]): boolean {
    return events.some((event) => this.clock.isPicture(event));
  }

  private backlog(): number {
    return this.waiting.reduce((sum, event) => sum + this.clock.stand(event), 0);
  }

  private step(): void {
    this.standing = false;
    for (;;) {
      const event = this.waiting.shift();
      if (event === undefined) {
        return;
      }
      this.show(event, !this.pictureIn(this.waiting), false);
      const wait = this.clock.stand(event);
      if (wait > 0) {
        this.standing = true;
        this.timer = setTimeout(() => {
          this.timer = null;
          this.step();
        }, wait);
        return;
      }
    }
  }
}
