/** Everything that is read from and written to the database. */
import type { DeckList, Entry, Seat } from '@vigrid/kernel';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  type SQL,
  type SQLWrapper,
  sql,
} from './drizzle.ts';
import { Log, rowsOf, type Us } from './log.ts';
import { alone } from './neighbours.ts';
import { channel, type News, written } from './news.ts';
import { type Database, decks, entries, guests, seats, tables, talk, tokens } from './schema.ts';

export type TableRow = typeof tables.$inferSelect;
export type NewTableRow = typeof tables.$inferInsert;

/** A seat as it is stored, with the name of the guest. */
export interface SeatRow {
  readonly seat: Seat;
  readonly kind: 'free' | 'guest' | 'bot';
  readonly guest: string | null;
  readonly name: string | null;
  readonly level: string | null;
  /** The bot that plays for the guest meanwhile. */
  readonly deputy: string | null;
  /** Whoever has the invitation may take the seat over. */
  readonly offered: boolean;
  /** Of the lot that whoever sits here has (lots.ts), and the lot once it is open. */
  readonly print: string | null;
  readonly lot: string | null;
}

export type NewSeat = Pick<SeatRow, 'kind' | 'guest' | 'level'> & {
  readonly deputy?: string | null;
  readonly print?: string | null;
};

/** The bot that plays a seat, for itself or for somebody. */
export const botAt = ({ level, deputy }: NewSeat): string | null => level ?? deputy ?? null;

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
  /** When something happens without anybody acting, 0 for at once; null for never. */
  readonly due: number | null;
  /** Who sits there. */
  readonly guests: readonly string[];
}

/** The table is not any more what was looked at when this was decided. */
export class Outdated extends Error {}

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
  readonly #us: Us;

  constructor(db: Database, us: Us = alone()) {
    this.#db = db;
    this.#log = new Log(db, us);
    this.#us = us;
  }

  /** Which server this is. */
  get self(): string {
    return this.#us.self;
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
      .from(tokens)
      .innerJoin(guests, eq(guests.id, tokens.guestId))
      .where(eq(tokens.tokenHash, tokenHash));
    return found[0] ?? null;
  }

  /** A guest has come back with this token, on such a device. Written once a day at most. */
  async sawGuest(guest: string, tokenHash: string, device: string | null): Promise<void> {
    await this.#db
      .update(guests)
      .set({ seenAt: sql`now()` })
      .where(and(eq(guests.id, guest), sql`${guests.seenAt} < now() - interval '1 day'`));
    await this.#db
      .update(tokens)
      .set({ seenAt: sql`now()`, device })
      .where(
        and(
          eq(tokens.tokenHash, tokenHash),
          sql`(${tokens.seenAt} < now() - interval '1 day' or ${tokens.device} is distinct from ${device})`,
        ),
      );
  }

  async rename(guest: string, name: string): Promise<void> {
    await this.#db.transaction(async (tx) => {
      await tx.update(guests).set({ name }).where(eq(guests.id, guest));
      await this.#tell(tx, { kind: 'renamed', guest, name });
    });
  }

  /** Makes a table with its seats; as a rematch, only if the table before has none yet. Says whether it was made. */
  async addTable(row: NewTableRow, wanted: readonly NewSeat[], rematchOf?: string): Promise<boolean> {
    return this.#db.transaction(async (tx) => {
      await tx.insert(tables).values({ ...row, keeper: this.self });
      await tx.insert(seats).values(seatRows(row.id, wanted));
      if (rematchOf === undefined) return true;
      const linked = await tx
        .update(tables)
        .set({ rematch: row.id, revision: later })
        .where(and(eq(tables.id, rematchOf), isNull(tables.rematch)))
        .returning({ id: tables.id });
      if (linked.length === 0) await tx.delete(tables).where(eq(tables.id, row.id));
      else await this.#tell(tx, { kind: 'changed', table: rematchOf });
      return linked.length > 0;
    });
  }

  /** Keeps a game that is over already, with its whole log; nothing happens where it is kept. */
  async addFinished(row: NewTableRow, wanted: readonly NewSeat[], log: readonly Entry[]): Promise<void> {
    await this.#db.transaction(async (tx) => {
      const added = await tx.insert(tables).values(row).onConflictDoNothing().returning({ id: tables.id });
      if (added.length === 0) return;
      await tx.insert(seats).values(seatRows(row.id, wanted));
      if (log.length === 0) return;
      await tx.insert(entries).values(
        log.map((entry, i) => ({
          tableId: row.id,
          seq: i + 1,
          deedId: `kept:${i + 1}`,
          seat: entry.seat,
          ...('answer' in entry ? { answer: entry.answer } : { control: entry.control }),
          at: entry.at ?? null,
        })),
      );
    });
  }

  async table(id: string): Promise<StoredTable | null> {
    return (await this.#tablesWhere(eq(tables.id, id), 1))[0] ?? null;
  }

  /** How far a table is: entries in its log, changes beside it. */
  async extentOf(table: string): Promise<{ moves: number; revision: number } | null> {
    const found = await this.#db
      .select({ moves: tables.moves, revision: tables.revision })
      .from(tables)
      .where(eq(tables.id, table));
    return found[0] ?? null;
  }

  /** The same of many; those that are gone are left out. */
  async extents(ids: readonly string[]): Promise<{ id: string; moves: number; revision: number }[]> {
    if (ids.length === 0) return [];
    return this.#db
      .select({ id: tables.id, moves: tables.moves, revision: tables.revision })
      .from(tables)
      .where(inArray(tables.id, [...ids]));
  }

  /** The log, or what has come to it after so many entries. */
  async entriesOf(table: string, after = 0): Promise<Entry[]> {
    const rows = await this.#db
      .select({ seat: entries.seat, answer: entries.answer, control: entries.control, at: entries.at })
      .from(entries)
      .where(and(eq(entries.tableId, table), gt(entries.seq, after)))
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
   * them; the game begins with the last one. Fails if the table has changed since its revision.
   */
  async sit(
    { id, revision }: Revised,
    seat: Seat,
    { guest, print }: { readonly guest: string; readonly print: string | null },
    laid: Pick<TableRow, 'options' | 'version'>,
    begins: Partial<NewTableRow> | null,
  ): Promise<void> {
    await this.#db.transaction(async (tx) => {
      await this.#revise(tx, { id, revision }, { ...laid, ...begins, ...(begins && { keeper: this.self }) });
      await tx
        .update(seats)
        .set({ kind: 'guest', guestId: guest, print })
        .where(and(eq(seats.tableId, id), eq(seats.seat, seat)));
    });
  }

  /** Frees a seat again; the options are those without what was brought to it. */
  async stand({ id, revision }: Revised, seat: Seat, options: unknown): Promise<void> {
    await this.#db.transaction(async (tx) => {
      await this.#revise(tx, { id, revision }, { options });
      await tx
        .update(seats)
        .set({ kind: 'free', guestId: null, print: null, lot: null })
        .where(and(eq(seats.tableId, id), eq(seats.seat, seat)));
    });
  }

  /** Changes who plays a seat of a game under way. Fails if the table has changed since its revision. */
  async reseat({ id, revision }: Revised, { seat, guest, deputy, offered }: SeatRow): Promise<void> {
    await this.#db.transaction(async (tx) => {
      await this.#revise(tx, { id, revision }, { keeper: this.self });
      await tx
        .update(seats)
        .set({ guestId: guest, deputy, offered })
        .where(and(eq(seats.tableId, id), eq(seats.seat, seat)));
    });
  }

  /** Keeps a lot that is opened; the game may begin with it. Fails if the table has changed since its revision. */
  async openLot(of: Revised, seat: Seat, lot: string, begins: Partial<NewTableRow> | null): Promise<void> {
    await this.#db.transaction(async (tx) => {
      await this.#revise(tx, of, { ...begins, ...(begins && { keeper: this.self }) });
      await tx
        .update(seats)
        .set({ lot })
        .where(and(eq(seats.tableId, of.id), eq(seats.seat, seat)));
    });
  }

  /** Begins a game. Fails if the table has changed since its revision. */
  async start(of: Revised, begins: Partial<NewTableRow>): Promise<void> {
    await this.#db.transaction((tx) => this.#revise(tx, of, { ...begins, keeper: this.self }));
  }

  /** Clears a table away; gives the tables that it was the rematch of. */
  async removeTable({ id, revision }: Revised): Promise<string[]> {
    return this.#db.transaction(async (tx) => {
      await this.#revise(tx, { id, revision }, {});
      const before = await tx
        .update(tables)
        .set({ rematch: null, revision: later })
        .where(eq(tables.rematch, id))
        .returning({ id: tables.id });
      await tx.delete(tables).where(eq(tables.id, id));
      for (const { id: table } of before) await this.#tell(tx, { kind: 'changed', table });
      return before.map((row) => row.id);
    });
  }

  async #revise(tx: Within, { id, revision }: Revised, set: Partial<NewTableRow>): Promise<void> {
    const revised = await tx
      .update(tables)
      .set({ ...set, revision: revision + 1, movedAt: sql`now()` })
      .where(and(eq(tables.id, id), eq(tables.revision, revision)))
      .returning({ id: tables.id });
    if (revised.length === 0) throw new Outdated(`Table ${id} has changed since revision ${revision}.`);
    await this.#tell(tx, { kind: 'changed', table: id });
  }

  /** Tells the neighbours, when and if the transaction holds. */
  async #tell(tx: Within, news: News): Promise<void> {
    const { self, shared } = this.#us;
    if (shared) await tx.execute(sql`select pg_notify(${channel}, ${written(self, news)})`);
  }

  /** Keeps what somebody says. */
  async say(table: string, guest: GuestRow, seat: Seat | null, words: Words): Promise<SaidRow> {
    return this.#db.transaction(async (tx) => {
      const [row] = await tx
        .insert(talk)
        .values({ tableId: table, guestId: guest.id, seat, ...words })
        .returning({ id: talk.id, at: talk.at });
      await this.#tell(tx, { kind: 'said', table, n: row.id });
      return { ...row, ...words, seat, name: guest.name };
    });
  }

  /** The newest of what was said at a table, in order; or only what was said under a number. */
  async talkOf(table: string, most: number, n?: number): Promise<SaidRow[]> {
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
      .where(and(eq(talk.tableId, table), n === undefined ? undefined : eq(talk.id, n)))
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
      and ${seats.guestId} = ${guest} and ${seats.deputy} is null and ${seats.seat} = any(${tables.awaited}))`;
    return this.#tablesWhere(and(isNull(tables.endedAt), sitsThere(guest)), most, waits);
  }

  /** The guest's finished tables, those that ended last first; only what ended before a moment, if one is given. */
  async finishedOf(guest: string, before: Date | null, most: number): Promise<StoredTable[]> {
    const earlier = before ? lt(tables.endedAt, before) : undefined;
    const ended = and(isNotNull(tables.endedAt), sitsThere(guest), earlier);
    return this.#tablesWhere(ended, most, tables.endedAt);
  }

  /** The games of one kind that came to an end, the latest first. */
  async endedIn(game: string, most: number): Promise<StoredTable[]> {
    const ended = and(isNotNull(tables.endedAt), isNotNull(tables.winners), eq(tables.game, game));
    return this.#tablesWhere(ended, most, tables.endedAt);
  }

  /** Open tables that wait for players; a few of each guest who made them, so that nobody fills the list alone. */
  async openTables(most: number): Promise<StoredTable[]> {
    return this.#tablesWhere(openOnes(most), most);
  }

  async tablesUnderWay(most: number): Promise<StoredTable[]> {
    return this.#tablesWhere(watchedOnes(most), most);
  }

  /**
   * A server comes, at this moment by the time that clocks run by. If no other is there, they have stood still since the
   * last one was, and go on from there. Where it has the database to itself, whoever is still in the list is gone.
   */
  async arrive(now: number): Promise<void> {
    await this.#db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${arriving})`);
      const [last] = rowsOf(
        await tx.execute(
          sql`select max(seen)::float8 as seen, coalesce(bool_or(until > now()), false) as there from processes`,
        ),
      );
      const empty = !this.#us.shared || last?.there !== true;
      if (empty && typeof last?.seen === 'number') {
        const stood = Math.max(0, Math.floor(now - last.seen));
        await tx.execute(sql`update tables set epoch = epoch + ${stood}::bigint, due = due + ${stood}::bigint
          where ended_at is null and started_at is not null`);
      }
      if (empty) await tx.execute(sql`delete from processes`);
    });
    await this.alive(now);
  }

  /** This server is there, and will be for so many seconds more. */
  async alive(now: number, seconds = leaseSeconds): Promise<void> {
    const seen = Math.floor(now);
    await this.#db.execute(sql`insert into processes (id, seen, until)
      values (${this.self}, ${seen}::bigint, now() + ${seconds}::float8 * interval '1 second')
      on conflict (id) do update set seen = excluded.seen, until = excluded.until`);
  }

  /** Takes over tables where something is due that no server sees to; gives which. */
  async adopt(now: number, most: number): Promise<string[]> {
    const result = await this.#db.execute(sql`
      update tables set keeper = ${this.self} where id in (
        select id from tables as orphan
        where ended_at is null and due <= ${Math.floor(now)}::bigint
          and not exists (select 1 from processes where processes.id = orphan.keeper and processes.until > now())
        order by due limit ${most} for update skip locked)
      returning id`);
    return rowsOf(result).map(({ id }) => String(id));
  }

  /** Clears away what has rested for so many days; one server at a time. Gives the tables that are gone. */
  async expire(days: {
    readonly waiting: number;
    readonly abandoned: number;
    readonly botsAlone: number;
    readonly guests: number;
  }): Promise<{ tables: string[]; guests: number }> {
    return this.#db.transaction(async (tx) => {
      const [lock] = rowsOf(await tx.execute(sql`select pg_try_advisory_xact_lock(${clearing}) as ours`));
      if (lock?.ours !== true) return { tables: [], guests: 0 };
      const before = (count: number) => sql`now() - ${count}::float8 * interval '1 day'`;
      const gone = await tx.execute(sql`delete from tables
        where (ended_at is null and started_at is null and moved_at < ${before(days.waiting)})
          or (ended_at is null and moved_at < ${before(days.abandoned)})
          or (moved_at < ${before(days.botsAlone)} and started_at is not null
            and not exists (select 1 from seats where seats.table_id = tables.id and seats.kind <> 'bot'))
        returning id`);
      const ids = rowsOf(gone).map(({ id }) => String(id));
      for (const table of ids) await this.#tell(tx, { kind: 'changed', table });
      const idle = await tx.execute(sql`delete from guests
        where seen_at < ${before(days.guests)}
          and not exists (select 1 from tables where tables.made_by = guests.id)
          and not exists (select 1 from seats where seats.guest_id = guests.id)
          and not exists (select 1 from talk where talk.guest_id = guests.id)
        returning id`);
      return { tables: ids, guests: rowsOf(idle).length };
    });
  }

  /** Notes when something happens next at a table. */
  async setDue(table: string, due: number | null): Promise<void> {
    await this.#db.update(tables).set({ due }).where(eq(tables.id, table));
  }

  /** The database's own time, in milliseconds. */
  async time(): Promise<number> {
    const [row] = rowsOf(
      await this.#db.execute(sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`),
    );
    return Number(row?.ms);
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
        deputy: seats.deputy,
        offered: seats.offered,
        print: seats.print,
        lot: seats.lot,
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

/** A table as it was when somebody looked at it. */
export interface Revised {
  readonly id: string;
  readonly revision: number;
}

/** The database, inside a transaction. */
export type Within = Parameters<Parameters<Database['transaction']>[0]>[0];

const later = sql`${tables.revision} + 1`;

/** How long a server is believed to be there after it has said so. */
export const leaseSeconds = 6;

/** The number of the lock that servers come in under, one after the other. */
const arriving = 710_220_403;

/** The number of the lock under which one server at a time clears away. */
const clearing = 710_220_404;

/** Tables of one guest in a list for all. */
const mostOfEach = 3;

/** Of the tables that are not finished: however many are kept, none of the others is read. */
const fewOfEach = (which: SQL, most: number): SQL => sql`${tables.id} = any(array(
  select id from (
    select id, made_at, row_number() over (partition by made_by order by made_at desc) as nth from tables
    where ended_at is null and ${which}
  ) as ranked where nth <= ${mostOfEach} order by made_at desc limit ${most}))`;

/** The newest that wait for players, and those under way that all may watch. */
export const openOnes = (most: number): SQL => fewOfEach(sql`open and started_at is null`, most);
export const watchedOnes = (most: number): SQL =>
  fewOfEach(sql`watch = 'all' and started_at is not null`, most);

const seatRows = (tableId: string, wanted: readonly NewSeat[]) =>
  wanted.map(({ kind, guest, level, print }, seat) => ({
    tableId,
    seat,
    kind,
    guestId: guest,
    level,
    print,
  }));

/** What changes in a table's row when its game begins. */
export function begun(summary: Summary, epoch: number): Partial<NewTableRow> {
  const { awaited, over, winners, due } = summary;
  return { startedAt: new Date(), awaited, winners, endedAt: over ? new Date() : null, due, epoch };
}
