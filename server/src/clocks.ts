/** Watches the clocks of the games: whoever runs out of time loses by the table's rule T-7, acting or not. */
import { awaited, type Seat, timeLeft } from '@vigrid/kernel';
import { isOver } from '@vigrid/protocol/table';
import { Denied, faultSaid } from './denials.ts';
import { LogConflict } from './log.ts';
import type { Logging } from './logging.ts';
import { freshId } from './secrets.ts';
import { gameTime, type Table } from './table.ts';
import type { Tables } from './tables.ts';

/** The longest that a timer of Node can wait. */
const longest = 2 ** 31 - 1;

export class Clocks {
  readonly #tables: Pick<Tables, 'at' | 'enter' | 'onChange'>;
  readonly #now: () => number;
  readonly #lagOf: (table: Table, seat: Seat) => number;
  readonly #log: Logging;
  readonly #timers = new Map<string, NodeJS.Timeout>();
  #closed = false;

  constructor(
    tables: Pick<Tables, 'at' | 'enter' | 'onChange'>,
    now: () => number,
    lagOf: (table: Table, seat: Seat) => number,
    log: Logging,
  ) {
    this.#tables = tables;
    this.#now = now;
    this.#lagOf = lagOf;
    this.#log = log;
    tables.onChange((table) => this.#set(table));
  }

  /** Enters the flag of everybody whose time is out. Only inside a job of the table. */
  async flagOverdue(table: Table): Promise<void> {
    for (;;) {
      const { playing } = table;
      if (!playing || isOver(playing) || playing.match.paused) return;
      const left = timeLeft(playing.match, gameTime(table, this.#now()));
      const seat = left && awaited(playing.match.run).find((one) => left[one] + this.#lagOf(table, one) <= 0);
      if (seat === null || seat === undefined) return;
      const refusal = await this.#tables.enter(table, `flag:${freshId()}`, { seat, control: 'flag' });
      if (refusal) throw new Error(`The flag of seat ${seat} was refused: ${refusal.text.en}`);
    }
  }

  close(): void {
    this.#closed = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }

  #set(table: Table): void {
    clearTimeout(this.#timers.get(table.id));
    this.#timers.delete(table.id);
    const { playing } = table;
    if (!playing || isOver(playing) || playing.match.paused || !table.ours || this.#closed) return;
    const left = timeLeft(playing.match, gameTime(table, this.#now()));
    if (!left) return;
    const soonest = Math.min(
      ...awaited(playing.match.run).map((seat) => left[seat] + this.#lagOf(table, seat)),
    );
    const wait = Math.min(Math.max(soonest, 0) + 1, longest);
    const timer = setTimeout(() => this.#ring(table.id), wait);
    timer.unref();
    this.#timers.set(table.id, timer);
  }

  #ring(id: string): void {
    this.#tables
      .at(id, async (table) => {
        if (table.ours) await this.flagOverdue(table);
        this.#set(table);
      })
      .catch((error) => {
        // A table that is gone has no clock. Or somebody was faster: the table is read again, and its clock is set by that.
        if (error instanceof Denied) this.#timers.delete(id);
        else if (!(error instanceof LogConflict || this.#closed))
          this.#log(`The clock of table ${id} failed: ${faultSaid(error)}`, { table: id });
      });
  }
}
