/**
 * Adds to the logs of all tables. One statement is under way at a time, and what comes meanwhile goes together into the
 * next: the disk is waited for once for all of them, and nobody waits for more than two.
 */
import type { Entry } from '@vigrid/kernel';
import type { Neighbours } from './neighbours.ts';
import { channel, written } from './news.ts';
import type { Database } from './schema.ts';
import type { Summary } from './store.ts';

export interface Addition {
  readonly table: string;
  /** Its number: one more than the log has entries. */
  readonly seq: number;
  readonly deedId: string;
  readonly entry: Entry;
  readonly summary: Summary;
}

/** The log has grown under another's hands, or the deed is in it already. */
export class LogConflict extends Error {}

/** The database has not said whether the entry is in the log now. */
export class Unsure extends Error {}

/** Which server this is, and whether there may be others to tell. */
export type Us = Pick<Neighbours, 'self' | 'shared'>;

interface Waiting {
  readonly addition: Addition;
  done(): void;
  failed(error: unknown): void;
}

export class Log {
  readonly #db: Database;
  readonly #us: Us;
  #waiting: Waiting[] = [];
  #busy = false;

  constructor(db: Database, us: Us) {
    this.#db = db;
    this.#us = us;
  }

  /** Is done when the entry would survive a power cut. */
  add(addition: Addition): Promise<void> {
    return new Promise((done, failed) => {
      this.#waiting.push({ addition, done, failed });
      if (!this.#busy) this.#write();
    });
  }

  async #write(): Promise<void> {
    this.#busy = true;
    while (this.#waiting.length > 0) {
      const together = this.#waiting;
      this.#waiting = [];
      await this.#writeAll(together);
    }
    this.#busy = false;
  }

  async #writeAll(together: readonly Waiting[]): Promise<void> {
    try {
      const added = await this.#insert(together.map(({ addition }) => addition));
      for (const { addition, done, failed } of together) {
        const { table, seq } = addition;
        if (added.has(`${table} ${seq}`)) done();
        else failed(new LogConflict(`Entry ${seq} of table ${table} was not the next one.`));
      }
    } catch (error) {
      // One that the database does not take spoils none of the others; a database that is away takes none.
      if (!isRefusal(error)) {
        for (const { failed } of together)
          failed(new Unsure('The database did not answer.', { cause: error }));
      } else if (together.length > 1) for (const alone of together) await this.#writeAll([alone]);
      else together[0].failed(error);
    }
  }

  /** The entries that follow on what is there, with what the lobby knows of their games; gives which those were. */
  async #insert(additions: readonly Addition[]): Promise<Set<string>> {
    const { self, shared } = this.#us;
    const rows = additions.map(({ table, seq, deedId, entry, summary }) => ({
      table_id: table,
      seq,
      deed_id: deedId,
      seat: entry.seat,
      answer: 'answer' in entry ? entry.answer : null,
      control: 'control' in entry ? entry.control : null,
      at: entry.at ?? null,
      awaited: summary.awaited,
      over: summary.over,
      winners: summary.winners,
      due: summary.due,
      news: shared ? written(self, { kind: 'moved', table, seq, guests: [...summary.guests] }) : null,
    }));
    const values = [JSON.stringify(rows), self, channel];
    const result = await this.#db.$client.query({ name: 'append', text: appending, values });
    return new Set(rowsOf(result).map(({ id, moves }) => `${id} ${moves}`));
  }
}

/**
 * Planned once for a connection: to read and plan it takes the database as long as to do it. So nothing may depend on how
 * many tables there were then: each is looked up by its key, where a join would read all of them for every act. And `moved_at`,
 * which has an index and is asked for by the day, is not written with every act, or the indexes would grow with each.
 */
export const appending = `
  with given as (
    select * from jsonb_to_recordset($1::jsonb) as given(table_id text, seq integer,
      deed_id text, seat integer, answer bigint, control text, at bigint, awaited integer[], over boolean,
      winners integer[], due bigint, news text)
    where (select moves from tables where id = given.table_id) = given.seq - 1
  ), added as (
    insert into entries (table_id, seq, deed_id, seat, answer, control, at)
    -- In one order, or two servers could wait for each other.
    select table_id, seq, deed_id, seat, answer, control, at from given order by table_id
    on conflict do nothing
    returning table_id, seq
  ), moved as (
    update tables set moves = given.seq, awaited = given.awaited,
      ended_at = case when given.over then now() end, winners = given.winners,
      due = given.due, keeper = $2,
      moved_at = case when moved_at < now() - interval '1 hour' then now() else moved_at end
    from given join added using (table_id, seq)
    where tables.id = given.table_id
    returning tables.id, tables.moves, given.news
  )
  select id, moves, case when news is not null then pg_notify($3, news) end from moved`;

/** PostgreSQL has looked at the statement and said no: a code of five signs, none of those that tell of its own trouble. */
function isRefusal(error: unknown): boolean {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
  return /^(?=.*\d)[0-9A-Z]{5}$/.test(code) && !/^(08|53|57|58|XX)/.test(code);
}

/** What both databases give; Drizzle only says so for one that is named. */
export function rowsOf(result: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (typeof result === 'object' && result !== null && 'rows' in result && Array.isArray(result.rows))
    return result.rows;
  throw new Error('The database gave no rows.');
}
