/**
 * Which drawn card lies in which slot. A face-down card has no name, so what stays the same from picture to
 * picture is the drawn card itself: it is handed from slot to slot by the journeys a game's screen names.
 */

/** A card's way from one slot to another. */
export type Journey = readonly [from: string, to: string];

export interface Held {
  slot: string;
  id: number;
  /** The drawn card was not on the table before. */
  fresh: boolean;
  /** The drawn card has changed its slot. */
  moved: boolean;
}

export class Identities {
  private bySlot = new Map<string, number>();
  private idle: number[] = [];
  private count = 0;

  /** How many cards have been drawn so far; none is ever removed. */
  get size(): number {
    return this.count;
  }

  idOf(slot: string): number | undefined {
    return this.bySlot.get(slot);
  }

  /** Hands drawn cards to the slots that now hold one. */
  assign(slots: readonly string[], journeys: readonly Journey[]): Held[] {
    const wanted = new Set(slots);
    const next = new Map<string, number>();
    const used = new Set<number>();
    const moved = new Set<string>();
    for (const [from, to] of journeys) {
      const id = this.bySlot.get(from);
      if (id !== undefined && wanted.has(to) && !next.has(to) && !used.has(id)) {
        next.set(to, id);
        used.add(id);
        if (from !== to) {
          moved.add(to);
        }
      }
    }
    for (const slot of slots) {
      const id = this.bySlot.get(slot);
      if (id !== undefined && !next.has(slot) && !used.has(id)) {
        next.set(slot, id);
        used.add(id);
      }
    }
    // Cards that left the table wait in the wings and are the first to come back.
    for (const id of this.bySlot.values()) {
      if (!used.has(id)) {
        this.idle.push(id);
      }
    }
    const result: Held[] = [];
    for (const slot of slots) {
      let id = next.get(slot);
      const fresh = id === undefined;
      if (id === undefined) {
        id = this.idle.pop() ?? this.count++;
        next.set(slot, id);
      }
      result.push({ slot, id, fresh, moved: moved.has(slot) });
    }
    this.bySlot = next;
    return result;
  }
}
