/** Everything that is read from and written to the database. */
import type { DeckList, Entry, Seat } from '@vigrid/kernel';
import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { Log } from './log.ts';
import { type Database, decks, entries, guests, seats, tables, talk } from './schema.ts';

export type TableRow = typeof tables.$inferSelect;
export type NewTableRow = typeof tables.$inferInsert;

/** A seat as it is stored, with the name of the guest. */
export interface SeatRow {
  readonly seat: Seat;
  readonly kind: 'free' | 'guest' | 'bot';
  readonly guest: string | null;
  readonly name: string | null;
  readonly level: string | null;
}

export type NewSeat = Pick<SeatRow, 'kind' | 'guest' | 'level'>;

export interface StoredTable {
  readonly row: TableRow;
  readonly seats: readonly SeatRow[];
}

/** What the lobby needs to know of a game; follows from its entries. */
export interface Summary {
  readonly awaited: number[];
  readonly over: boolean;
  /** Null while it goes on. */
  readonly winners: number[] | null;
}

export interface GuestRow {
  readonly id: string;
  readonly name: string;
}

/** What is said: one of the two. */
export interface Words {
  readonly text: string | null;
  readonly phrase: string | null;
}

export interface SaidRow extends Words {
  readonly id: number;
  readonly seat: Seat | null;
  readonly name: string;
  readonly at: Date;
}

export interface DeckRow {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly deck: DeckList;
}

export class Store {
  readonly #db: Database;
  readonly #log: Log;

  constructor(db: Database) {
    this.#db = db;
    this.#log = new Log(db);
  }

  /** Fails if nothing can be written. */
  async check(): Promise<void> {
    await this.#db.execute(
      sql`insert into checks (at) values (now()) on conflict (one) do update set at = excluded.at`,
    );
  }

  async addGuest(guest: GuestRow & { tokenHash: string }): Promise<void> {
    await this.#db.insert(guests).values(guest);
  }

  async guestByToken(tokenHash: string): Promise<GuestRow | null> {
    const found = await this.#db
      .select({ id: guests.id, name: guests.name })
      .from(guests)
      .where(eq(guests.tokenHash, tokenHash));
    return found[0] ?? null;
  }

  async rename(guest: string, name: string): Promise<void> {
    await this.#db.update(guests).set({ name }).where(eq(guests.id, guest));
  }

  /** Makes a table with its seats; as a rematch, only if the table before has none yet. Says whether it was made. */
  async addTable(row: NewTableRow, wanted: readonly NewSeat[], rematchOf?: string): Promise<boolean> {
    return this.#db.transaction(async (tx) => {
      await tx.insert(tables).values(row);
      await tx.insert(seats).values(
        wanted.map(({ kind, guest, level }, seat) => ({
          tableId: row.id,
          seat,
          kind,
          guestId: guest,
          level,
        })),
      );
      if (rematchOf === undefined) return true;
      const linked = await tx
        .update(tables)
        .set({ rematch: row.id })
        .where(and(eq(tables.id, rematchOf), isNull(tables.rematch)))
        .returning({ id: tables.id });
      if (linked.length === 0) await tx.delete(tables).where(eq(tables.id, row.id));
      return linked.length > 0;
    });
  }

  async table(id: string): Promise<StoredTable | null> {
    return (await this.#tablesWhere(eq(tables.id, id), 1))[0] ?? null;
  }

  async entriesOf(table: string): Promise<Entry[]> {
    const rows = await this.#db
      .select({ seat: entries.seat, answer: entries.answer, control: entries.control, at: entries.at })
      .from(entries)
      .where(eq(entries.tableId, table))
      .orderBy(asc(entries.seq));
    return rows.map(({ seat, answer, control, at }) => {
      const entered = at === null ? { seat } : { seat, at };
      if (answer !== null) return { ...entered, answer };
      if (control !== null) return { ...entered, control };
      throw new Error(`Table ${table} has an entry that is neither an answer nor a control.`);
    });
  }

  /** Where a deed stands in the log, and whose it is. */
  async deed(table: string, deedId: string): Promise<{ seq: number; seat: Seat } | null> {
    const found = await this.#db
      .select({ seq: entries.seq, seat: entries.seat })
      .from(entries)
      .where(and(eq(entries.tableId, table), eq(entries.deedId, deedId)));
    return found[0] ?? null;
  }

  /** Adds an entry under its number. Fails, and changes nothing, if the number or the deed is there already. */
  async append(table: string, seq: number, deedId: string, entry: Entry, summary: Summary): Promise<void> {
    await this.#log.add({ table, seq, deedId, entry, summary });
  }

  /**
   * Seats a guest on a free seat, with the options as they are with what the guest brings and the version that has read
   * them; the game begins with the last one, with the seats that are asked first.
   */
  async sit(
    table: string,
    seat: Seat,
    guest: string,
    laid: Pick<TableRow, 'options' | 'version'>,
    begins: Summary | null,
  ): Promise<void> {
    await this.#db.transaction(async (tx) => {
      const taken = await tx
        .update(seats)
        .set({ kind: 'guest', guestId: guest })
        .where(and(eq(seats.tableId, table), eq(seats.seat, seat), eq(seats.kind, 'free')))
        .returning({ seat: seats.seat });
      if (taken.length === 0) throw new Error(`Seat ${seat} of table ${table} is not free.`);
      await tx
        .update(tables)
        .set({ ...laid, ...(begins && begun(begins)) })
        .where(eq(tables.id, table));
    });
  }

  /** Frees a seat again; the options are those without what was brought to it. */
  async stand(table: string, seat: Seat, options: unknown): Promise<void> {
    await this.#db.transaction(async (tx) => {
      await tx
        .update(seats)
        .set({ kind: 'free', guestId: null })
        .where(and(eq(seats.tableId, table), eq(seats.seat, seat)));
      await tx.update(tables).set({ options }).where(eq(tables.id, table));
    });
  }

  async removeTable(table: string): Promise<void> {
    await this.#db.delete(tables).where(eq(tables.id, table));
  }

  /** Keeps what somebody says. */
  async say(table: string, guest: GuestRow, seat: Seat | null, words: Words): Promise<SaidRow> {
    const [row] = await this.#db
      .insert(talk)
      .values({ tableId: table, guestId: guest.id, seat, ...words })
      .returning({ id: talk.id, at: talk.at });
    return { ...row, ...words, seat, name: guest.name };
  }

  /** The newest of what was said at a table, in order. */
  async talkOf(table: string, most: number): Promise<SaidRow[]> {
    const rows = await this.#db
      .select({
        id: talk.id,
        seat: talk.seat,
        name: guests.name,
        text: talk.text,
        phrase: talk.phrase,
        at: talk.at,
      })
      .from(talk)
      .innerJoin(guests, eq(guests.id, talk.guestId))
      .where(eq(talk.tableId, table))
      .orderBy(desc(talk.id))
      .limit(most);
    return rows.reverse();
  }

  /** How many tables made by the guest are not finished. */
  async unfinishedBy(guest: string): Promise<number> {
    const found = await this.#db
      .select({ n: count() })
      .from(tables)
      .where(and(eq(tables.madeBy, guest), isNull(tables.endedAt)));
    return found[0]?.n ?? 0;
  }

  /** The guest's unfinished tables, those that wait for them first. */
  async tablesOf(guest: string, most: number): Promise<StoredTable[]> {
    const waits = sql`exists (select 1 from ${seats} where ${seats.tableId} = ${tables.id}
      and ${seats.guestId} = ${guest} and ${seats.seat} = any(${tables.awaited}))`;
    return this.#tablesWhere(and(isNull(tables.endedAt), sitsThere(guest)), most, waits);
  }

  /** The guest's finished tables, those that ended last first; only what ended before a moment, if one is given. */
  async finishedOf(guest: string, before: Date | null, most: number): Promise<StoredTable[]> {
    const earlier = before ? lt(tables.endedAt, before) : undefined;
    const ended = and(isNotNull(tables.endedAt), sitsThere(guest), earlier);
    return this.#tablesWhere(ended, most, tables.endedAt);
  }

  async openTables(most: number): Promise<StoredTable[]> {
    return this.#tablesWhere(and(eq(tables.open, true), isNull(tables.startedAt)), most);
  }

  async tablesUnderWay(most: number): Promise<StoredTable[]> {
    return this.#tablesWhere(
      and(eq(tables.open, true), isNotNull(tables.startedAt), isNull(tables.endedAt)),
      most,
    );
  }

  /** The tables where something happens without anybody acting: a bot is to move, or a clock runs. */
  async tablesThatMove(): Promise<string[]> {
    const botToMove = sql`exists (select 1 from ${seats} where ${seats.tableId} = ${tables.id}
      and ${seats.kind} = 'bot' and ${seats.seat} = any(${tables.awaited}))`;
    const found = await this.#db
      .select({ id: tables.id })
      .from(tables)
      .where(
        and(
          isNotNull(tables.startedAt),
          isNull(tables.endedAt),
          sql`(${tables.clock} is not null or ${botToMove})`,
        ),
      );
    return found.map((row) => row.id);
  }

  /** How many games are under way of each version of each game. */
  async versionsUnderWay(): Promise<{ game: string; version: number; tables: number }[]> {
    return this.#db
      .select({ game: tables.game, version: tables.version, tables: count() })
      .from(tables)
      .where(and(isNotNull(tables.startedAt), isNull(tables.endedAt)))
      .groupBy(tables.game, tables.version);
  }

  /** The guest's decks for a game, those changed last first. */
  async decksOf(guest: string, game: string): Promise<(DeckRow & { changedAt: Date })[]> {
    return this.#db
      .select()
      .from(decks)
      .where(and(eq(decks.guestId, guest), eq(decks.game, game)))
      .orderBy(desc(decks.changedAt), asc(decks.id));
  }

  /** Keeps a deck, in place of the guest's own with this id; null if there is no room for one more. */
  async saveDeck(guest: string, row: DeckRow, most: number): Promise<Date | null> {
    return this.#db.transaction(async (tx) => {
      // One at a time for each guest, or many at once would each find room.
      await tx.select({ id: guests.id }).from(guests).where(eq(guests.id, guest)).for('update');
      const others = await tx
        .select({ n: count() })
        .from(decks)
        .where(and(eq(decks.guestId, guest), ne(decks.id, row.id)));
      if ((others[0]?.n ?? 0) >= most) return null;
      const changedAt = new Date();
      const { game, name, deck } = row;
      await tx
        .insert(decks)
        .values({ guestId: guest, ...row, changedAt })
        .onConflictDoUpdate({ target: [decks.guestId, decks.id], set: { game, name, deck, changedAt } });
      return changedAt;
    });
  }

  async removeDeck(guest: string, id: string): Promise<void> {
    await this.#db.delete(decks).where(and(eq(decks.guestId, guest), eq(decks.id, id)));
  }

  async #tablesWhere(where: SQL | undefined, most: number, first?: SQLWrapper): Promise<StoredTable[]> {
    const rows = await this.#db
      .select()
      .from(tables)
      .where(where)
      .orderBy(...(first ? [desc(first)] : []), desc(tables.madeAt))
      .limit(most);
    if (rows.length === 0) return [];
    const taken = await this.#db
      .select({
        table: seats.tableId,
        seat: seats.seat,
        kind: seats.kind,
        guest: seats.guestId,
        name: guests.name,
        level: seats.level,
      })
      .from(seats)
      .leftJoin(guests, eq(guests.id, seats.guestId))
      .where(
        inArray(
          seats.tableId,
          rows.map((row) => row.id),
        ),
      )
      .orderBy(asc(seats.seat));
    const byTable = Map.groupBy(taken, (seat) => seat.table);
    return rows.map((row) => ({ row, seats: byTable.get(row.id) ?? [] }));
  }
}

const sitsThere = (guest: string): SQL =>
  sql`exists (select 1 from ${seats} where ${seats.tableId} = ${tables.id} and ${seats.guestId} = ${guest})`;

/** What changes in a table's row when its game begins. */
export function begun(summary: Summary): Partial<NewTableRow> {
  const { awaited, over, winners } = summary;
  return { startedAt: new Date(), awaited, winners, endedAt: over ? new Date() : null };
}
