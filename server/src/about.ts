/** All that is kept about one guest: given to them, or deleted. */
import { type SQL, sql } from 'drizzle-orm';
import { rowsOf } from './log.ts';
import type { Database } from './schema.ts';

/** Everything, as plain data; without secrets, be they theirs or of games under way. */
export async function allAbout(db: Database, guest: string): Promise<Record<string, unknown>> {
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
    other: await others(db, guest),
  };
}

/** What is said of in `allAbout` by name, or has nothing but secrets. */
const named = ['tables', 'seats', 'talk', 'decks', 'tokens', 'passwords', 'passkeys', 'codes', 'lots'];

/** Whatever else points at guests, as it is stored but for what looks like a secret. */
async function others(db: Database, guest: string): Promise<Record<string, unknown>> {
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
      sql`insert into guests (id, name, token_hash) values ('gone', '—', 'gone') on conflict do nothing`,
    );
    const theirs = sql`select table_id from seats where guest_id = ${guest}`;
    const alone = await tx.execute(sql`delete from tables where (made_by = ${guest} or id in (${theirs}))
      and not exists (select 1 from seats where table_id = tables.id and kind = 'guest' and guest_id <> ${guest})
      returning id`);
    const left = await tx.execute(
      sql`update tables set revision = revision + 1 where id in (${theirs}) returning id`,
    );
    await tx.execute(sql`delete from talk where guest_id = ${guest}`);
    await tx.execute(sql`update seats set guest_id = 'gone' where guest_id = ${guest}`);
    await tx.execute(sql`update tables set made_by = 'gone' where made_by = ${guest}`);
    for (const { table, column } of await pointers(tx)) {
      if (['tables', 'seats', 'talk'].includes(table)) continue;
      await tx.execute(sql`delete from ${sql.identifier(table)} where ${sql.identifier(column)} = ${guest}`);
    }
    await tx.execute(sql`delete from guests where id = ${guest}`);
    return [...rowsOf(alone), ...rowsOf(left)].map(({ id }) => String(id));
  });
}

/** The columns that point at guests, whatever is added. */
async function pointers(db: Pick<Database, 'execute'>): Promise<{ table: string; column: string }[]> {
  const rows = rowsOf(
    await db.execute(sql`select cl.relname as table, att.attname as column
      from pg_constraint con join pg_class cl on cl.oid = con.conrelid
      join pg_attribute att on att.attrelid = con.conrelid and att.attnum = any(con.conkey)
      where con.contype = 'f' and con.confrelid = 'guests'::regclass order by 1, 2`),
  );
  return rows.map(({ table, column }) => ({ table: String(table), column: String(column) }));
}
