/**
 * Draws the seed of a game by lot (docs/fairness.md). A table whose seats are all taken shows the prints of the lots; its
 * game begins when all lots are open, or when those who do not open theirs have been waited for long enough.
 */
import type { AnyGame, ClockSetting, Setup } from '@vigrid/kernel';
import { printOfLot, seedOf } from '@vigrid/kernel/fairness';
import { begin, type Playing } from '@vigrid/protocol/table';
import { Denied, denied, faultSaid, notSeated } from './denials.ts';
import type { House } from './house.ts';
import type { Logging } from './logging.ts';
import { begun, type GuestRow, type NewSeat, type NewTableRow } from './store.ts';
import { gameAt, isDrawing, seatOf, type Table } from './table.ts';
import { summaryOf, type Tables } from './tables.ts';

type Drawing = NewSeat & { readonly print?: string | null; readonly lot?: string | null };

/** What is known of a table whose last seat is taken. */
interface Laid {
  readonly seats: readonly Drawing[];
  readonly setup: Setup;
  readonly secret: string | null;
  readonly clock: ClockSetting | null;
}

/** How a full table goes on: with its game, or with waiting for lots. */
export interface Start {
  readonly setup: Setup;
  readonly playing: Playing | null;
  readonly epoch: number;
  /** What changes in its row. */
  readonly set: Partial<NewTableRow>;
}

type Hour = Pick<House, 'now' | 'patience'>;

/** The game begins unless a lot is still to be opened. */
export function startOf(game: AnyGame, laid: Laid, { now, patience }: Hour): Start {
  if (laid.secret === null || !awaitsLots(laid.seats)) return drawn(game, laid, now());
  const due = Math.floor(now()) + patience.lots;
  return { setup: laid.setup, playing: null, epoch: 0, set: { due } };
}

/** The game begins, with the lots that are there. */
function drawn(game: AnyGame, { seats, setup, secret, clock }: Laid, now: number): Start {
  const seed = secret === null ? setup.seed : seedOf(secret, lotsOf(seats));
  const seeded = { ...setup, seed };
  const playing = begin(game, seeded, clock);
  return { setup: seeded, playing, epoch: now, set: { seed, ...begun(summaryOf(playing, seats, now), now) } };
}

const lotsOf = (seats: readonly Drawing[]): (string | null)[] => seats.map(({ lot }) => lot ?? null);

const awaitsLots = (seats: readonly Drawing[]): boolean => seats.some(({ print, lot }) => print && !lot);

/** A guest opens their lot; with the last one the game begins. Only inside a job of the table. */
export async function openLot(
  house: Pick<House, 'store' | 'tables' | 'now' | 'patience'>,
  guest: GuestRow,
  table: Table,
  lot: string,
): Promise<void> {
  const { store, tables } = house;
  const seat = seatOf(table, guest.id);
  if (seat === null) throw notSeated();
  const own = table.seats[seat];
  if (own.lot === lot) return;
  if (!isDrawing(table) || own.lot !== null)
    throw denied('stale', 'Жребии за этим столом уже брошены.', 'The lots of this table are cast already.');
  if (own.print !== printOfLot(lot))
    throw denied(
      'invalid',
      'Этот жребий не подходит к отпечатку, который вы дали за столом.',
      'This lot does not fit the print that you gave with your seat.',
    );
  const seats = table.seats.with(seat, { ...own, lot });
  const start = startOf(gameAt(table), { ...table, seats }, house);
  await store.openLot(table, seat, lot, start.playing && start.set);
  table.revision++;
  table.seats = seats;
  if (start.playing) goOn(tables, table, start);
  else tables.show(table);
}

/** Goes on with what has just been stored. */
export function goOn(tables: Tables, table: Table, { setup, playing, epoch, set }: Start): void {
  table.setup = setup;
  if (playing) tables.begun(table, playing, epoch);
  else tables.waits(table, set.due ?? 0);
}

/** The longest that a timer waits; then it looks again. */
const longest = 60_000;

/** Begins the games of tables where a lot was waited for in vain. */
export class Lots {
  readonly #house: Pick<House, 'store' | 'tables' | 'now'>;
  readonly #log: Logging;
  readonly #timers = new Map<string, NodeJS.Timeout>();

  constructor(house: Pick<House, 'store' | 'tables' | 'now'>, log: Logging) {
    this.#house = house;
    this.#log = log;
    house.tables.onChange((table) => this.#set(table));
  }

  close(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }

  #set(table: Table): void {
    const { id } = table;
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
    if (!table.ours || !isDrawing(table) || table.lotsUntil === null) return;
    const wait = Math.min(Math.max(0, table.lotsUntil - this.#house.now()) + 1, longest);
    this.#timers.set(id, setTimeout(() => this.#ring(id), wait).unref());
  }

  #ring(id: string): void {
    const { store, tables, now } = this.#house;
    tables
      .at(id, async (table) => {
        if (!isDrawing(table) || table.lotsUntil === null) return;
        if (table.lotsUntil > now()) return this.#set(table);
        const start = drawn(gameAt(table), table, now());
        await store.start(table, start.set);
        table.revision++;
        goOn(tables, table, start);
      })
      .catch((error) => {
        if (!(error instanceof Denied))
          this.#log(`The game at table ${id} could not begin: ${faultSaid(error)}`, { table: id });
      });
  }
}
