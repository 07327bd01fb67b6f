/**
 * The tables in use, kept in memory and made from their logs when needed. Everything that is done at a table is done in
 * its turn, one job after the other; what is done is in the database before anybody hears of it.
 */
import { awaited, type Entry, type Refusal, readSettings, type Seat } from '@vigrid/kernel';
import { begin, isOver, type Playing, playOn, step } from '@vigrid/protocol/table';
import { Denied, denied, faultSaid, noSuchTable } from './denials.ts';
import { dueAt, hasToAct } from './due.ts';
import type { Games } from './games.ts';
import type { Logging } from './logging.ts';
import { atTable, type Presence } from './presence.ts';
import { isSealed, sealedWinners } from './sealed.ts';
import { type Snapshots, stride } from './snapshots.ts';
import { botAt, type NewSeat, Outdated, type Store, type StoredTable, type Summary } from './store.ts';
import { broadcast, gameTime, isDrawing, isFull, noteAbsence, seqOf, setupOf, type Table } from './table.ts';

interface Slot {
  /** Jobs done, under way or waiting for their turn. */
  users: number;
  readonly table: Promise<Table>;
  /** The same, as soon as it is there. */
  ready: Table | null;
  turn: Promise<unknown>;
  /** A decision has been made in memory and is on its way to the log: nothing of it may be shown. */
  entering: boolean;
  /** What is in memory may not be what is in the log. */
  stale: boolean;
  /** Another server has added to the log, or has changed anything at all. */
  behind: 'log' | 'all' | null;
}

/** How often something is decided anew because another server has changed the table meanwhile. */
const mostTries = 10;

export interface TablesSetting {
  readonly store: Store;
  readonly snapshots: Snapshots;
  readonly games: Games;
  /** The time that clocks run by, common to all servers. */
  readonly now: () => number;
  readonly presence: Pick<Presence, 'has'>;
  /** How many to keep in memory when nobody is at them. */
  readonly most: number;
  readonly log: Logging;
}

export class Tables {
  readonly #setting: TablesSetting;
  /** By id; the one used longest ago comes first. */
  readonly #slots = new Map<string, Slot>();
  readonly #listeners: ((table: Table) => void)[] = [];
  #closed = false;

  constructor(setting: TablesSetting) {
    this.#setting = setting;
  }

  /** Called whenever a game has begun, gone on or been read from its log. */
  onChange(listener: (table: Table) => void): void {
    this.#listeners.push(listener);
  }

  /** Does something at a table, in its turn. */
  async at<T>(id: string, job: (table: Table) => T | Promise<T>): Promise<T> {
    if (this.#closed) throw denied('fault', 'Сервер останавливается.', 'The server is stopping.');
    const slot = this.#slot(id);
    slot.users++;
    const mine = slot.turn.then(async () => {
      const table = await slot.table;
      for (let tries = 1; ; tries++) {
        if (slot.stale) await this.#reread(slot, table);
        else if (slot.behind) await this.#catchUp(slot, table);
        try {
          return await job(table);
        } catch (error) {
          if (!(error instanceof Outdated) || tries === mostTries) throw error;
          slot.behind = 'all';
        }
      }
    });
    slot.turn = mine.catch(() => {});
    try {
      return await mine;
    } finally {
      slot.users--;
      this.#makeRoom();
    }
  }

  /** The tables in memory at the moment, for what concerns all of them. */
  live(): Table[] {
    return [...this.#slots.values()].flatMap((slot) => slot.ready ?? []);
  }

  /** Whether the table is in memory. */
  has(id: string): boolean {
    return this.#slots.has(id);
  }

  /** A table that is in memory, for a look. */
  peek(id: string): Table | null {
    return this.#slots.get(id)?.ready ?? null;
  }

  /** Another server has changed a table: it is read again if it is in memory. Its log has so many entries, if given. */
  heardOf(id: string, seq?: number): void {
    const slot = this.#slots.get(id);
    if (!slot) return;
    const isKnown =
      slot.ready && !slot.entering && !slot.stale && seqOf(slot.ready) >= (seq ?? Number.POSITIVE_INFINITY);
    if (isKnown) return;
    slot.behind = seq === undefined || slot.behind === 'all' ? 'all' : 'log';
    this.at(id, () => {}).catch((error) => {
      if (!(error instanceof Denied))
        this.#setting.log(`Table ${id} could not be followed: ${faultSaid(error)}`, { table: id });
    });
  }

  /** News may have been missed: looks after all tables in memory. */
  async lookAfterAll(): Promise<void> {
    const slots = [...this.#slots];
    const found = await this.#setting.store.extents(slots.map(([id]) => id));
    const extents = new Map(found.map((extent) => [extent.id, extent]));
    for (const [id, { ready, stale }] of slots) {
      const extent = extents.get(id);
      const isSame =
        extent?.revision === ready?.revision && (extent?.moves ?? 0) <= (ready ? seqOf(ready) : -1);
      if (stale || !isSame) this.heardOf(id);
    }
  }

  /** Makes sure that the table is as the database has it. Only inside a job of the table. */
  async refresh(table: Table): Promise<void> {
    const slot = this.#slot(table.id);
    const extent = await this.#setting.store.extentOf(table.id);
    if (extent && extent.revision === table.revision && extent.moves <= Math.max(0, seqOf(table))) return;
    slot.behind = 'all';
    await this.#catchUp(slot, table);
  }

  /** This server sees to the bots and the clock of the table from now on. Only inside a job of the table. */
  async adopt(table: Table): Promise<void> {
    table.ours = true;
    const { playing, seats, epoch } = table;
    if (!isDrawing(table))
      await this.#setting.store.setDue(table.id, playing && dueAt(playing, seats, epoch));
    this.#tell(table);
  }

  /**
   * Enters a decision in the log and shows it to everybody, or says why not. Only inside a job of that table. If
   * anything goes wrong on the way, the game is made anew from the log, so that a fault leaves no trace. What the line
   * took of the time, in milliseconds, is not counted.
   */
  async enter(table: Table, deedId: string, what: Entry, lag = 0): Promise<Refusal | null> {
    const { playing } = table;
    if (!playing) throw new Error(`The game at table ${table.id} has not begun.`);
    const { store, snapshots, now, log } = this.#setting;
    const entry = table.clock ? { ...what, at: gameTime(table, now() - lag) } : what;
    const slot = this.#slot(table.id);
    slot.entering = true;
    try {
      const refusal = step(playing, entry);
      if (refusal) return refusal;
      await store.append(table.id, playing.seq, deedId, entry, summaryOf(playing, table.seats, table.epoch));
    } catch (error) {
      slot.stale = true;
      this.at(table.id, () => {}).catch((fault) =>
        log(`Table ${table.id} could not be read again: ${faultSaid(fault)}`, { table: table.id }),
      );
      throw error;
    } finally {
      slot.entering = false;
    }
    table.ours = true;
    this.#announce(table);
    if (playing.seq % stride === 0) snapshots.lay(table);
    return null;
  }

  /** Ends a game that can not go on by a concession; gives its number in the log. Only inside a job of that table. */
  async concedeSealed(table: Table, deedId: string, seat: Seat): Promise<number> {
    const { engine } = table;
    if (!isSealed(engine)) throw new Error(`Table ${table.id} is not sealed.`);
    const entry: Entry = { seat, control: 'concede' };
    const entries = [...engine.entries, entry];
    const ended = { ...engine, entries, ended: true };
    const winners = sealedWinners(ended, table.setup.seats);
    await this.#setting.store.append(table.id, entries.length, deedId, entry, {
      awaited: [],
      over: true,
      winners,
      due: null,
      guests: guestsOf(table.seats),
    });
    table.engine = ended;
    this.#announce(table);
    return entries.length;
  }

  /** Begins the game of a table whose last seat has been taken. */
  begun(table: Table, playing: Playing, epoch: number): void {
    table.playing = playing;
    table.epoch = epoch;
    table.ours = true;
    this.#announce(table);
  }

  /** All seats of a table are taken, and lots are waited for until a moment. */
  waits(table: Table, until: number): void {
    table.lotsUntil = until;
    table.ours = true;
    this.#announce(table);
  }

  /** Shows everybody a table that has just changed; if something is on its way to the log, together with that. */
  show(table: Table): void {
    const slot = this.#slots.get(table.id);
    // What is in memory may be ahead of the log: nobody is shown what may never have happened.
    if (slot?.entering || slot?.stale) return;
    broadcast(table, this.#setting.now());
  }

  /** Forgets a table that is no more; whoever still waits for it finds it gone. */
  forget(table: Table): void {
    // Nothing is due there any more.
    table.ours = false;
    const slot = this.#slots.get(table.id);
    if (slot) slot.stale = true;
    this.#slots.delete(table.id);
  }

  /** Waits for what is under way and takes nothing more. */
  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all([...this.#slots.values()].map((slot) => slot.turn));
    this.#slots.clear();
  }

  #slot(id: string): Slot {
    let slot = this.#slots.get(id);
    this.#slots.delete(id);
    if (!slot) {
      const table = this.#read(id);
      const made: Slot = {
        users: 0,
        table,
        ready: null,
        turn: Promise.resolve(),
        entering: false,
        stale: false,
        behind: null,
      };
      table.then(
        (ready) => {
          made.ready = ready;
        },
        // Whoever waits for the table hears why; here it is only taken off the list.
        () => this.#slots.delete(id),
      );
      slot = made;
    }
    this.#slots.set(id, slot);
    return slot;
  }

  async #read(id: string): Promise<Table> {
    const { store, presence } = this.#setting;
    const stored = await store.table(id);
    if (!stored) throw noSuchTable(id);
    const { row, seats } = stored;
    const table: Table = {
      id,
      game: row.game,
      ...(await this.#engineFor(stored)),
      setup: setupOf(stored),
      secret: row.secret,
      lotsUntil: row.due,
      clock: row.clock,
      open: row.open,
      silent: row.silent,
      rated: row.rated,
      watch: row.watch,
      delay: row.delay,
      behind: null,
      left: new Map(),
      lagLeft: [],
      madeBy: row.madeBy,
      code: row.code,
      seats,
      playing: null,
      told: -1,
      epoch: row.epoch ?? 0,
      revision: row.revision,
      ours: row.keeper === store.self,
      present: { has: (guest) => presence.has(atTable(guest, id)) },
      rematch: row.rematch,
      ratings: [],
      watchers: new Set(),
    };
    await this.#readGame(table, stored);
    table.told = table.playing?.seq ?? -1;
    noteAbsence(table, this.#setting.now());
    return table;
  }

  async #reread(slot: Slot, table: Table): Promise<void> {
    slot.behind = null;
    const stored = await this.#setting.store.table(table.id);
    if (!stored) return this.#gone(table);
    this.#beside(table, stored);
    Object.assign(table, await this.#engineFor(stored));
    table.epoch = stored.row.epoch ?? 0;
    table.ours = stored.row.keeper === this.#setting.store.self;
    await this.#readGame(table, stored);
    slot.stale = false;
    this.show(table);
  }

  /** Follows what another server has done. */
  async #catchUp(slot: Slot, table: Table): Promise<void> {
    const { behind } = slot;
    slot.behind = null;
    try {
      const { store } = this.#setting;
      const { playing, engine } = table;
      if (!playing || isSealed(engine)) return await this.#reread(slot, table);
      if (behind === 'all') {
        const stored = await store.table(table.id);
        if (!stored) return this.#gone(table);
        this.#beside(table, stored);
        this.show(table);
      }
      for (const entry of await store.entriesOf(table.id, playing.seq)) {
        const refusal = step(playing, entry);
        if (refusal) throw new Error(`Entry ${playing.seq + 1} is not legal: ${refusal.text.en}`);
        table.ours = false;
        this.#announce(table);
      }
    } catch (error) {
      slot.stale = true;
      throw error;
    }
  }

  /** What may change beside the log. */
  #beside(table: Table, stored: StoredTable): void {
    table.seats = stored.seats;
    table.setup = setupOf(stored);
    table.rematch = stored.row.rematch;
    table.revision = stored.row.revision;
    table.ours = stored.row.keeper === this.#setting.store.self;
  }

  /** Another server has cleared the table away: those who have it open see empty seats. */
  #gone(table: Table): never {
    this.forget(table);
    table.seats = table.seats.map((seat) => ({ ...seat, kind: 'free', guest: null, name: null }));
    broadcast(table, this.#setting.now());
    throw noSuchTable(table.id);
  }

  /** Makes the game anew from its log. What is in the log and does not play out seals it: nobody is shut out by that. */
  async #readGame(table: Table, { row, seats }: StoredTable): Promise<void> {
    table.lotsUntil = row.due;
    if (isSealed(table.engine)) return;
    if (row.startedAt === null) return isFull(seats) ? this.#tell(table) : undefined;
    const { store, snapshots, log } = this.#setting;
    const { engine, told, watchers } = table;
    const { game } = engine;
    const entries = await store.entriesOf(table.id);
    const seen = watchers.size > 0 ? told : entries.length;
    const there = await snapshots.newest({ ...table, engine }, entries, seen);
    const laid = there?.seq ?? 0;
    try {
      // Whoever has seen the game up to a step is shown every one after it.
      const showMissed = (playing: Playing) => {
        if (watchers.size === 0 || playing.seq <= told || playing.seq === entries.length) return;
        table.playing = playing;
        broadcast(table, this.#setting.now());
      };
      const from = there ?? begin(game, table.setup, table.clock);
      showMissed(from);
      table.playing = playOn(from, entries, showMissed);
      if (entries.length - laid >= stride) snapshots.lay(table);
    } catch (error) {
      log(
        `The log of table ${table.id} does not play out with ${game.id}, version ${game.version}: ${error}`,
      );
      table.playing = null;
      table.engine = {
        game: row.game,
        version: row.version,
        entries,
        begun: true,
        ended: row.endedAt !== null,
      };
      return;
    }
    this.#tell(table);
  }

  /** A game under way stays with the version it was begun under; one that is still to begin is begun by today's. */
  async #engineFor({ row, seats }: StoredTable): Promise<Pick<Table, 'engine' | 'older'>> {
    const { store, games } = this.#setting;
    const { id, game, version } = row;
    const offered = games.offered.get(game);
    const begun = row.startedAt !== null;
    if (begun) {
      const engine = await games.engine(game, version);
      if (engine) return { engine, older: engine.game.version !== offered?.game.version };
    } else if (offered && 'options' in readSettings(offered.game, row.options, seats.length)) {
      return { engine: offered, older: false };
    }
    const entries = await store.entriesOf(id);
    return { engine: { game, version, entries, begun, ended: row.endedAt !== null }, older: true };
  }

  /** What is stored holds, even where it can not be shown: then those at the table will ask for it. */
  #announce(table: Table): void {
    try {
      this.show(table);
      this.#tell(table);
    } catch (error) {
      this.#setting.log(`Table ${table.id} could not be shown: ${faultSaid(error)}`, { table: table.id });
    }
  }

  #tell(table: Table): void {
    for (const listener of this.#listeners) listener(table);
  }

  /** Lets go of tables that nobody is at, longest unused first, when there are too many. */
  #makeRoom(): void {
    let looks = 4;
    for (const [id, slot] of this.#slots) {
      if (this.#slots.size <= this.#setting.most || looks-- === 0) return;
      this.#slots.delete(id);
      // Those that are needed are looked at again when all others have been.
      if (slot.users > 0 || !slot.ready || isNeeded(slot.ready)) this.#slots.set(id, slot);
    }
  }
}

export const summaryOf = (playing: Playing, seats: readonly NewSeat[], epoch: number): Summary => ({
  awaited: awaited(playing.match.run),
  over: isOver(playing),
  winners: playing.match.run.state.result?.winners.slice() ?? null,
  due: dueAt(playing, seats, epoch),
  guests: guestsOf(seats),
});

const guestsOf = (seats: readonly NewSeat[]): string[] => seats.flatMap(({ guest }) => guest ?? []);

/** Somebody is there, or a bot thinks. A clock rings without the table, which is then read again. */
function isNeeded({ watchers, playing, seats, ours }: Table): boolean {
  return (
    watchers.size > 0 || (ours && seats.some((row) => botAt(row) !== null && hasToAct(playing, row.seat)))
  );
}
