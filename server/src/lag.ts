/**
 * What the line between a guest and the server takes of the guest's time. It is measured by the server, and only so much
 * of it is made good: whoever pretends to be slow gains no more than these bounds.
 */
import type { Entry, Seat } from '@vigrid/kernel';
import type { Table } from './table.ts';

/** Milliseconds: for one decision, in all at first, and more with every decision. */
export const lagBounds = { once: 500, atFirst: 1000, regained: 100 };

/** Times of the last pings; the shortest is the line's, for the longer ones waited for something else as well. */
export class Pings {
  #last: number[] = [];
  #sent = 0;

  sent(): void {
    this.#sent = performance.now();
  }

  answered(): void {
    if (this.#sent === 0) return;
    this.#last = [...this.#last.slice(-3), performance.now() - this.#sent];
    this.#sent = 0;
  }

  get shortest(): number {
    return this.#last.length === 0 ? 0 : Math.min(...this.#last);
  }
}

/** Whose connections stand, by guest. */
interface Here {
  readonly people: { here(): ReadonlyMap<string, Iterable<{ readonly lag: Pick<Pings, 'shortest'> }>> };
}

type Timed = Pick<Table, 'lagLeft' | 'clock'> & {
  readonly seats: readonly { readonly guest: string | null }[];
};

/** How much of the line's delay is made good for a seat now. */
export function lagOf({ people }: Here, { seats, lagLeft }: Timed, seat: Seat): number {
  const { guest } = seats[seat];
  const visitors = (guest !== null && people.here().get(guest)) || [];
  const pings = Array.from(visitors, ({ lag }) => lag.shortest);
  const line = pings.length === 0 ? 0 : Math.min(...pings);
  return Math.floor(Math.min(line, lagBounds.once, lagLeft[seat] ?? lagBounds.atFirst));
}

/** The same, and it is used up. */
export function spendLag(house: Here, table: Timed, entry: Entry): number {
  if (!table.clock || !('answer' in entry)) return 0;
  const { seat } = entry;
  const used = lagOf(house, table, seat);
  const left = (table.lagLeft[seat] ?? lagBounds.atFirst) - used;
  table.lagLeft[seat] = Math.min(lagBounds.atFirst, left + lagBounds.regained);
  return used;
}
