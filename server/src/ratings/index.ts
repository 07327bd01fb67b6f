/** Ratings and what else there is to know of a player: strength by game, games played, the best of a game. */
import type { Leaders, Profile, RatingLine } from '@vigrid/protocol';
import { denied, faultSaid } from '../denials.ts';
import { sql } from '../drizzle.ts';
import { type Games, servedGame } from '../games.ts';
import { rowsOf } from '../log.ts';
import type { Logging } from '../logging.ts';
import type { Database } from '../schema.ts';
import type { GuestRow } from '../store.ts';
import { isEnded, type Table } from '../table.ts';
import { botPlayer, countGame, uncounted } from './count.ts';

/** Lines of a list of the best, and rated games of a profile. */
const mostLeaders = 50;
const mostRated = 50;

export class Ratings {
  readonly #db: Database;
  readonly #games: Games;
  readonly #log: Logging;
  /** Being counted, so that whoever stops the server waits for it. */
  readonly #busy = new Set<Promise<unknown>>();

  constructor(db: Database, games: Games, log: Logging) {
    this.#db = db;
    this.#games = games;
    this.#log = log;
  }

  /** A game has gone on. */
  follow(table: Table): void {
    if (table.rated && table.ours && isEnded(table)) this.#count(table.id);
  }

  /** Counts what was left when a server stopped. */
  async catchUp(): Promise<void> {
    for (const table of await uncounted(this.#db)) await countGame(this.#db, table);
  }

  async close(): Promise<void> {
    await Promise.all(this.#busy);
  }

  /** Who somebody is to others: nothing that proves it, no games but those that were rated, and sums. */
  async profile(self: GuestRow, guest = self.id): Promise<Profile> {
    const [known] = rowsOf(
      await this.#db.execute(sql`select id, name, made_at from guests where id = ${guest}`),
    );
    if (!known) throw denied('missing', 'Такого гостя нет.', 'There is no such guest.');
    const [ratings, played, rated] = await Promise.all([
      this.#db.execute(sql`select game, rating, deviation, games from ratings
        where player = ${guest} order by games desc, game`),
      this.#db.execute(sql`select game, count(*)::int as games,
          count(*) filter (where seats.seat = any(winners) and cardinality(winners) = 1)::int as won,
          count(*) filter (where not seats.seat = any(winners))::int as lost
        from tables join seats on seats.table_id = tables.id
        where seats.guest_id = ${guest} and seats.kind = 'guest' and ended_at is not null and winners is not null
        group by game order by games desc, game`),
      this.#db.execute(sql`select table_id, game, before, after, ended_at from rated_games
        join tables on tables.id = table_id where player = ${guest}
        order by ended_at desc limit ${mostRated}`),
    ]);
    return {
      guest: String(known.id),
      name: String(known.name),
      since: dateIn(known.made_at),
      ratings: rowsOf(ratings).map((row) => ({ game: String(row.game), ...ratingIn(row) })),
      played: rowsOf(played).map((row) => ({
        game: String(row.game),
        games: Number(row.games),
        won: Number(row.won),
        lost: Number(row.lost),
      })),
      rated: rowsOf(rated).map((row) => ({
        table: String(row.table_id),
        game: String(row.game),
        before: Math.round(Number(row.before)),
        after: Math.round(Number(row.after)),
        ended: dateIn(row.ended_at),
      })),
    };
  }

  /** The best of a game, bots among them. */
  async leaders(game: string): Promise<Leaders> {
    servedGame(this.#games, game);
    const found = await this.#db.execute(sql`select player, guest_id, guests.name, rating, deviation, games
      from ratings left join guests on guests.id = ratings.guest_id
      where game = ${game} order by rating desc, player limit ${mostLeaders}`);
    return {
      lines: rowsOf(found).map((row) => {
        const bot = row.guest_id === null;
        return {
          guest: bot ? null : String(row.guest_id),
          name: bot ? String(row.player).replace(/^bot:/, '') : String(row.name),
          bot,
          ...ratingIn(row),
        };
      }),
    };
  }

  /** How strong those who sit at a table were found to be in its game, by seat. */
  async at({ game, seats }: Pick<Table, 'game' | 'seats'>): Promise<readonly (RatingLine | null)[]> {
    const players = seats.map(({ kind, guest, level }) =>
      kind === 'bot' ? botPlayer(String(level)) : kind === 'guest' ? guest : null,
    );
    const found = await this.#db.execute(sql`select player, rating, deviation, games from ratings
      where game = ${game} and player in (select json_array_elements_text(${JSON.stringify(players)}::json))`);
    const known = new Map(rowsOf(found).map((row) => [String(row.player), ratingIn(row)]));
    return players.map((player) => (player === null ? null : (known.get(player) ?? null)));
  }

  #count(table: string): void {
    const work = countGame(this.#db, table)
      .catch((error) => this.#log(`Table ${table} could not be rated: ${faultSaid(error)}`, { table }))
      .finally(() => this.#busy.delete(work));
    this.#busy.add(work);
  }
}

const ratingIn = (row: Readonly<Record<string, unknown>>): RatingLine => ({
  rating: Math.round(Number(row.rating)),
  deviation: Math.round(Number(row.deviation)),
  games: Number(row.games),
});

const dateIn = (value: unknown): string =>
  (value instanceof Date ? value : new Date(String(value))).toISOString();
