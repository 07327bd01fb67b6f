/** All that is kept about one guest: given to them, or deleted. */
import { type SQL, sql } from './drizzle.ts';
import { rowsOf } from './log.ts';
import type { Database } from './schema.ts';
import type { Within } from './store.ts';

/** The guest who stands in the games of others for all who are deleted. */
export const gone = 'gone';

/**
 * Everything, as plain data; without secrets, be they theirs or of games under way. At one go: statement by statement it
 * would wait for everybody else's each time.
 */
export const allAbout = (db: Database, guest: string): Promise<Record<string, unknown>> =>
  db.transaction((tx) => gathered(tx, guest));

async function gathered(db: Within, guest: string): Promise<Record<string, unknown>> {
  const rows = async (statement: SQL) => rowsOf(await db.execute(statement));
  const [self] = await rows(sql`select id, name, made_at, seen_at from guests where id = ${guest}`);
  return {
    vigrid: 1,
    guest: self,
    login: (await rows(sql`select login, made_at from passwords where guest_id = ${guest}`))[0] ?? null,
    passkeys: await rows(sql`select id, device, made_at, seen_at from passkeys where guest_id = ${guest}`),
    devices: await rows(sql`select id, device, made_at, seen_at from tokens where guest_id = ${guest}`),
    decks: await rows(sql`select id, game, name, deck, changed_at from decks where guest_id = ${guest}`),
    games:
      await rows(sql`select tables.id as table, game, version, options, clock, seats.seat, made_at, started_at,
        ended_at, moves, winners, (made_by = ${guest}) as made,
        (select coalesce(json_agg(json_build_object('seq', seq, 'answer', answer, 'control', control, 'at', at)
          order by seq), '[]') from entries where table_id = tables.id and entries.seat = seats.seat) as decisions
      from seats join tables on tables.id = seats.table_id where seats.guest_id = ${guest} order by made_at`),
    said: await rows(
      sql`select table_id as table, seat, text, phrase, at from talk where guest_id = ${guest} order by id`,
    ),
    rated: await rows(sql`select table_id as table, before, after from rated_games where player = ${guest}`),
    tournaments: (await tournamentsOf(db, guest)).map(({ id, madeBy, doc }) => ({
      tournament: id,
      name: doc.name,
      game: doc.game,
      made: madeBy === guest,
      entered: doc.players.filter((player) => player.guest === guest).map(({ name, out }) => ({ name, out })),
    })),
    other: await others(db, guest),
  };
}

/** What is said of in `allAbout` by name, or has nothing but secrets. */
const named = ['tables', 'seats', 'talk', 'decks', 'tokens', 'passwords', 'passkeys', 'codes', 'tournaments'];

/** Whatever else points at guests, as it is stored but for what looks like a secret. */
async function others(db: Within, guest: string): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const { table, column } of await pointers(db)) {
    if (named.includes(table)) continue;
    const rows = rowsOf(
      await db.execute(
        sql`select to_json(row) as row from ${sql.identifier(table)} as row where ${sql.identifier(column)} = ${guest}`,
      ),
    );
    found[table] = rows.map(({ row }) =>
      Object.fromEntries(
        Object.entries(Object(row)).filter(([key]) => !/hash|secret|seed|key|auth|print|lot/.test(key)),
      ),
    );
  }
  return found;
}

/**
 * Deletes all of it; gives the tables that have changed. What others played with them stays, with nobody's name: so does
 * no game that they played alone or against bots.
 */
export async function forget(db: Database, guest: string): Promise<string[]> {
  return db.transaction(async (tx) => {
    await tx.execute(
      sql`insert into guests (id, name, token_hash) values (${gone}, '—', 'gone') on conflict do nothing`,
    );
    const theirs = sql`select table_id from seats where guest_id = ${guest}`;
    const alone = await tx.execute(sql`delete from tables
      where id = any(array(select id from tables where made_by = ${guest} union ${theirs}))
      and not exists (select 1 from seats where table_id = tables.id and kind = 'guest' and guest_id <> ${guest})
      returning id`);
    const left = await tx.execute(
      sql`update tables set revision = revision + 1 where id in (${theirs}) returning id`,
    );
    await tx.execute(sql`delete from talk where guest_id = ${guest}`);
    await tx.execute(sql`update seats set guest_id = ${gone} where guest_id = ${guest}`);
    await tx.execute(sql`update tables set made_by = ${gone} where made_by = ${guest}`);
    await tx.execute(sql`delete from rated_games where player = ${guest}`);
    for (const found of await tournamentsOf(tx, guest)) await leaveTournament(tx, guest, found);
    for (const { table, column } of await pointers(tx)) {
      if (['tables', 'seats', 'talk'].includes(table)) continue;
      await tx.execute(sql`delete from ${sql.identifier(table)} where ${sql.identifier(column)} = ${guest}`);
    }
    await tx.execute(sql`delete from guests where id = ${guest}`);
    return [...rowsOf(alone), ...rowsOf(left)].map(({ id }) => String(id));
  });
}

/** A tournament as it is stored, as far as it says who plays. */
interface Entered {
  readonly id: string;
  readonly madeBy: string;
  readonly doc: {
    readonly name: string;
    readonly game: string;
    readonly players: readonly {
      readonly name: string;
      readonly guest: string | null;
      readonly out: boolean;
    }[];
    readonly played: readonly unknown[];
    readonly over: boolean;
  };
}

/** Those that the guest has made or entered; nobody changes them while a transaction goes on. */
async function tournamentsOf(db: Within, guest: string): Promise<Entered[]> {
  const rows = rowsOf(
    await db.execute(sql`select id, made_by, doc from tournaments where made_by = ${guest}
      or exists (select 1 from json_array_elements(doc->'players') as player where player->>'guest' = ${guest})
      order by made_at for update`),
  );
  return rows.map(({ id, made_by, doc }) => ({ id: String(id), madeBy: String(made_by), doc: Object(doc) }));
}

/** Somebody without a name has played there, if anybody has. One that nobody leads any more is over. */
async function leaveTournament(db: Within, guest: string, { id, madeBy, doc }: Entered): Promise<void> {
  const isTheirs = (player: Entered['doc']['players'][number]) => player.guest === guest;
  const players =
    doc.played.length === 0
      ? doc.players.filter((player) => !isTheirs(player))
      : doc.players.map((player) => (isTheirs(player) ? { name: '—', guest: null, out: true } : player));
  if (madeBy === guest && players.every((player) => player.guest === null)) {
    await db.execute(sql`delete from tournaments where id = ${id}`);
    return;
  }
  const over = doc.over || madeBy === guest;
  const left = JSON.stringify({ ...doc, players, over });
  await db.execute(sql`update tournaments set doc = ${left}::json, over = ${over}, revision = revision + 1,
    made_by = ${madeBy === guest ? gone : madeBy} where id = ${id}`);
}

/** The columns that point at guests, whatever is added. */
async function pointers(db: Within): Promise<{ table: string; column: string }[]> {
  const rows = rowsOf(
    await db.execute(sql`select cl.relname as table, att.attname as column
      from pg_constraint con join pg_class cl on cl.oid = con.conrelid
      join pg_attribute att on att.attrelid = con.conrelid and att.attnum = any(con.conkey)
      where con.contype = 'f' and con.confrelid = 'guests'::regclass order by 1, 2`),
  );
  return rows.map(({ table, column }) => ({ table: String(table), column: String(column) }));
}
