/** Counts a rated game for everybody who played it, once, whichever server does it. */

import { gone } from '../about.ts';
import { sql } from '../drizzle.ts';
import { rowsOf } from '../log.ts';
import type { Database } from '../schema.ts';
import { newcomer, rated, type Strength } from './glicko.ts';

/** What one has made of meeting each of the others at a table. */
export function meetingsOf(seats: number, winners: readonly number[]): { with: number; score: number }[][] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const won = new Set(winners);
  const score = (seat: number, other: number) =>
    won.has(seat) === won.has(other) ? 0.5 : won.has(seat) ? 1 : 0;
  return all.map((seat) =>
    all.flatMap((other) => (other === seat ? [] : { with: other, score: score(seat, other) })),
  );
}

/** A bot is a player like everybody, known by its level. */
export const botPlayer = (level: string): string => `bot:${level}`;

interface Player {
  readonly player: string;
  readonly guest: string | null;
}

/** Counts a game that has ended; false where there is nothing to count, or another was faster. */
export async function countGame(db: Database, table: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [ended] = rowsOf(
      await tx.execute(sql`update tables set counted_at = now()
        where id = ${table} and rated and counted_at is null and ended_at is not null
        returning game, winners`),
    );
    if (!ended || !Array.isArray(ended.winners)) return false;
    const game = String(ended.game);
    const seats = rowsOf(
      await tx.execute(sql`select kind, guest_id, level from seats where table_id = ${table} order by seat`),
    );
    const players = seats.map(
      ({ guest_id: guest, level }): Player =>
        typeof guest === 'string'
          ? { player: guest, guest }
          : { player: botPlayer(String(level)), guest: null },
    );
    const ids = [...new Set(players.map(({ player }) => player))];
    if (ids.length < 2) return false;
    // In one order, so that two games with the same players do not wait for each other.
    for (const { player, guest } of players.toSorted((a, b) => (a.player < b.player ? -1 : 1))) {
      if (player === gone) continue;
      await tx.execute(sql`insert into ratings (player, game, guest_id, rating, deviation, volatility, games)
        values (${player}, ${game}, ${guest}, ${newcomer.rating}, ${newcomer.deviation}, ${newcomer.volatility}, 0)
        on conflict do nothing`);
    }
    const list = sql.join(
      ids.map((id) => sql`${id}`),
      sql`, `,
    );
    const found = rowsOf(
      await tx.execute(sql`select player, rating, deviation, volatility from ratings
        where game = ${game} and player in (${list}) order by player for update`),
    );
    const before = new Map(found.map((row) => [String(row.player), strengthIn(row)]));
    const strength = (seat: number): Strength => before.get(players[seat].player) ?? newcomer;
    const meetings = meetingsOf(players.length, ended.winners);
    for (const id of ids) {
      // Whoever has deleted themselves counts as a newcomer, and for nobody.
      if (id === gone) continue;
      // Two seats of one player, two bots of a level, have met the others and not each other.
      const met = players.flatMap(({ player }, seat) =>
        player === id ? meetings[seat].filter((one) => players[one.with].player !== id) : [],
      );
      const was = before.get(id) ?? newcomer;
      const now = rated(
        was,
        met.map(({ with: other, score }) => ({ rival: strength(other), score })),
      );
      await tx.execute(sql`update ratings set rating = ${now.rating}, deviation = ${now.deviation},
        volatility = ${now.volatility}, games = games + 1, changed_at = now()
        where player = ${id} and game = ${game}`);
      await tx.execute(sql`insert into rated_games (table_id, player, before, after)
        values (${table}, ${id}, ${was.rating}, ${now.rating})`);
    }
    return true;
  });
}

const strengthIn = (row: Readonly<Record<string, unknown>>): Strength => ({
  rating: Number(row.rating),
  deviation: Number(row.deviation),
  volatility: Number(row.volatility),
});

/** Games that ended without being counted: their server stopped at that moment. */
export async function uncounted(db: Database): Promise<string[]> {
  const found = await db.execute(
    sql`select id from tables where rated and counted_at is null and ended_at is not null limit 100`,
  );
  return rowsOf(found).map(({ id }) => String(id));
}
