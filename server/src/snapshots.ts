/**
 * Snapshots: every so many entries a game is kept as it stands, with what was told since the one before, so that to open,
 * to wake and to catch up takes a bounded time however long the game. They follow from the log and are never needed: one
 * that is missing, broken or of another engine is passed over, and laid again.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { Entry, GameEvent } from '@vigrid/kernel';
import { begin, fromStand, type Playing, playOn, type Stand, standOf } from '@vigrid/protocol/table';
import { faultSaid } from './denials.ts';
import { and, desc, eq, lte, sql } from './drizzle.ts';
import type { ServedGame } from './games.ts';
import type { Logging } from './logging.ts';
import { type Database, snapshots } from './schema.ts';
import { isSealed } from './sealed.ts';
import { sha256 } from './secrets.ts';
import type { Table } from './table.ts';

/** How many entries there are from one to the next. */
export const stride = 100;

/** How many are looked through for what was told: the log of a game that is opened goes back so far. */
const mostTold = 40;

/** What happened in a step. */
export interface Step {
  readonly seq: number;
  readonly events: GameEvent[];
}

/** What of a table is needed to play its log. */
type Played = Pick<Table, 'id' | 'setup' | 'clock'> & { readonly engine: ServedGame };

export class Snapshots {
  readonly #db: Database;
  readonly #log: Logging;
  /** By table: what is to be laid next, and what is being laid. */
  readonly #wanted = new Map<string, () => Promise<void>>();
  readonly #busy = new Map<string, Promise<void>>();
  readonly #marks = new Map<string, Promise<string>>();

  constructor(db: Database, log: Logging) {
    this.#db = db;
    this.#log = log;
  }

  /** The game of a log at the newest snapshot that is not after the given entry, or at its beginning. */
  async before(table: Played, entries: readonly Entry[], seq: number): Promise<Playing> {
    const { setup, clock, engine } = table;
    return (await this.newest(table, entries, seq)) ?? begin(engine.game, setup, clock);
  }

  /** The same; null where there is none. Fails only if the database does. */
  async newest(table: Played, entries: readonly Entry[], seq: number): Promise<Playing | null> {
    const { game } = table.engine;
    if (seq >= stride) {
      const mark = await this.#markOf(table.engine);
      const rows = await this.#db
        .select({ seq: snapshots.seq, stand: snapshots.stand })
        .from(snapshots)
        .where(
          and(
            eq(snapshots.tableId, table.id),
            eq(snapshots.engine, mark),
            lte(snapshots.seq, Math.min(seq, entries.length)),
          ),
        )
        .orderBy(desc(snapshots.seq))
        .limit(2);
      for (const row of rows) {
        try {
          const stand: Stand = opened(row.stand);
          if (stand.seq === row.seq) return fromStand(game, table.setup, table.clock, entries, stand);
        } catch {
          await this.#discard(table.id, row.seq);
        }
      }
    }
    return null;
  }

  /**
   * What was told up to the newest snapshot, and the game as it stood there. Where something is missing, nothing and the
   * game at its beginning.
   */
  async past(table: Played, entries: readonly Entry[]): Promise<{ steps: Step[]; playing: Playing }> {
    const playing = await this.before(table, entries, entries.length);
    const steps = playing.seq > 0 ? await this.#told(table, playing.seq) : [];
    if (steps) return { steps, playing };
    this.#want(table, entries, entries.length);
    return { steps: [], playing: begin(table.engine.game, table.setup, table.clock) };
  }

  /** What was told up to and including this entry; null where there is a gap. */
  async #told(table: Played, seq: number): Promise<Step[] | null> {
    const rows = await this.#db
      .select({ seq: snapshots.seq, told: snapshots.told })
      .from(snapshots)
      .where(
        and(
          eq(snapshots.tableId, table.id),
          eq(snapshots.engine, await this.#markOf(table.engine)),
          lte(snapshots.seq, seq),
        ),
      )
      .orderBy(desc(snapshots.seq))
      .limit(mostTold);
    const steps: Step[] = [];
    for (const row of rows.reverse()) {
      try {
        steps.push(...opened<Step[]>(row.told));
      } catch {
        await this.#discard(table.id, row.seq);
        return null;
      }
    }
    return rows.length < Math.min(mostTold, seq / stride) ? null : steps;
  }

  /** One that is broken makes room for another. */
  async #discard(table: string, seq: number): Promise<void> {
    this.#log(`Snapshot ${seq} of table ${table} is broken and will be laid again.`, { table });
    await this.#db.delete(snapshots).where(and(eq(snapshots.tableId, table), eq(snapshots.seq, seq)));
  }

  /**
   * Lays what is missing up to the newest entry of a game that has come so far. Does not wait, and nothing depends on
   * it. Only inside a job of the table, when what is in memory is in the log.
   */
  lay({ playing, engine, id, setup, clock }: Table): void {
    if (!playing || isSealed(engine) || playing.seq < stride) return;
    this.#want({ id, setup, clock, engine }, playing.match.record.entries, playing.seq);
  }

  /** The entries may be more meanwhile. */
  #want(table: Played, entries: readonly Entry[], seq: number): void {
    const { id } = table;
    this.#wanted.set(id, () => this.#layAll(table, entries, seq));
    if (this.#busy.has(id)) return;
    const laying = async () => {
      for (let next = this.#wanted.get(id); next; next = this.#wanted.get(id)) {
        this.#wanted.delete(id);
        await next();
      }
    };
    this.#busy.set(
      id,
      laying()
        .catch((error) =>
          this.#log(`No snapshot of table ${id} could be laid: ${faultSaid(error)}`, { table: id }),
        )
        .finally(() => this.#busy.delete(id)),
    );
  }

  /** Waits for what is being laid. */
  async close(): Promise<void> {
    await Promise.all(this.#busy.values());
  }

  async #layAll(table: Played, entries: readonly Entry[], seq: number): Promise<void> {
    const engine = await this.#markOf(table.engine);
    const last = seq - (seq % stride);
    const rows = await this.#db
      .select({ seq: snapshots.seq })
      .from(snapshots)
      .where(and(eq(snapshots.tableId, table.id), eq(snapshots.engine, engine)));
    const there = new Set(rows.map((row) => row.seq));
    let from = 0;
    while (from < last && there.has(from + stride)) from += stride;
    let playing = await this.before(table, entries, from);
    while (playing.seq < last) {
      const told: Step[] = [];
      const look = ({ seq: at, events }: Playing) => told.push({ seq: at, events });
      if (playing.seq === 0) look(playing);
      const next = playing.seq - (playing.seq % stride) + stride;
      playing = playOn(playing, entries.slice(0, next), look);
      const row = { engine, stand: sealed(standOf(playing)), told: sealed(told) };
      await this.#db
        .insert(snapshots)
        .values({ tableId: table.id, seq: playing.seq, ...row })
        .onConflictDoUpdate({ target: [snapshots.tableId, snapshots.seq], set: row });
    }
  }

  /** Clears away those of tables where nothing has happened for so many days. */
  async clear(days: number): Promise<void> {
    await this.#db.execute(sql`delete from snapshots using tables where tables.id = snapshots.table_id
      and tables.moved_at < now() - ${days}::float8 * interval '1 day'`);
  }

  #markOf(engine: ServedGame): Promise<string> {
    const known = this.#marks.get(engine.module);
    if (known) return known;
    const mark = markOf(engine);
    this.#marks.set(engine.module, mark);
    return mark;
  }
}

/** Changes when the shape of what is laid does. */
const format = 1;

/**
 * What tells one engine from another: every line of the game and of the kernel. A game's version alone does not, for it
 * stays where records play out the same, whatever a state looks like inside.
 */
async function markOf({ game, module }: ServedGame): Promise<string> {
  const hash = createHash('sha256').update(`${format} ${game.id} ${game.version}`);
  for (const home of [import.meta.resolve('@vigrid/kernel'), module]) {
    const folder = new URL('.', home);
    const files = (await readdir(folder, { recursive: true })).filter((file) => /\.[jt]s$/.test(file)).sort();
    for (const file of files) {
      if (/(^|\/)(test|scenarios|frozen|node_modules)\//.test(file) || /\.test\.ts$/.test(file)) continue;
      hash.update(file).update(await readFile(new URL(file, folder)));
    }
  }
  return hash.digest('hex');
}

/** As it is stored, so that a broken one shows. */
function sealed(value: unknown): string {
  const text = JSON.stringify(value);
  return `${sha256(text)} ${text}`;
}

/** What we have written ourselves, whole. */
function opened<T>(stored: string): T {
  const text = stored.slice(stored.indexOf(' ') + 1);
  if (stored !== `${sha256(text)} ${text}`) throw new Error('Its sum is wrong.');
  return JSON.parse(text);
}
