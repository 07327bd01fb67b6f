/** What must hold when all is over: nothing lost, nothing doubled, everybody sees what the log says. */
import { engineOf } from '@vigrid/games';
import type { Entry } from '@vigrid/kernel';
import { replay, seen } from '@vigrid/protocol/table';
import { Client } from 'pg';
import type { Player } from './players.ts';

interface Row {
  readonly table_id: string;
  readonly seq: number;
  readonly deed_id: string;
  readonly seat: number;
  readonly answer: string | null;
  readonly control: Extract<Entry, { control: unknown }>['control'] | null;
  readonly at: string | null;
}

export interface Verdict {
  readonly tables: number;
  readonly entries: number;
  readonly acknowledged: number;
  readonly problems: readonly string[];
}

export async function judge(database: string, players: readonly Player[]): Promise<Verdict> {
  const client = new Client({ connectionString: database });
  await client.connect();
  // As of one moment: a bot may still be moving.
  await client.query('begin isolation level repeatable read');
  const problems: string[] = players.flatMap(({ faults }) => faults);
  const { rows } = await client.query<Row>('select * from entries order by table_id, seq');
  const logs = Map.groupBy(rows, (row) => row.table_id);
  const acknowledged = players.flatMap((player) => player.acknowledged);
  for (const { deed, seq } of acknowledged) {
    const found = (logs.get(deed.table) ?? []).filter((row) => row.deed_id === deed.id);
    if (found.length !== 1) problems.push(`Deed ${deed.id} is ${found.length} times in the log.`);
    else if (found[0].seq !== seq || Number(found[0].answer) !== deed.answer)
      problems.push(`Deed ${deed.id} was acknowledged as step ${seq} and is ${JSON.stringify(found[0])}.`);
  }
  for (const [table, log] of logs) {
    if (log.some((row, at) => row.seq !== at + 1)) problems.push(`The log of table ${table} has gaps.`);
    problems.push(...(await playedOut(client, table, log, players)));
  }
  await client.end();
  return { tables: logs.size, entries: rows.length, acknowledged: acknowledged.length, problems };
}

/** The log plays out, and everybody at the table sees what comes of it. */
async function playedOut(
  client: Client,
  table: string,
  log: readonly Row[],
  players: readonly Player[],
): Promise<string[]> {
  const { rows } = await client.query(
    `select game, version, seed, options, clock, moves, (select count(*)::int from seats where table_id = id) as seats
     from tables where id = $1`,
    [table],
  );
  const { game, version, seed, options, clock, moves, seats } = rows[0];
  const engine = await engineOf(game, version);
  if (!engine) return [`Nothing plays table ${table}.`];
  if (moves !== log.length) return [`Table ${table} counts ${moves} entries and has ${log.length}.`];
  try {
    const playing = replay(engine.game, { seats, seed, options }, clock, log.map(entryOf));
    return players
      .filter((player) => player.table === table)
      .flatMap(({ now }, seat) => {
        const due = seen(playing, { seat, plain: false }, false);
        const same =
          now?.seq === due.seq &&
          JSON.stringify(now.view) === JSON.stringify(JSON.parse(JSON.stringify(due.view)));
        return same
          ? []
          : [`Seat ${seat} of table ${table} sees step ${now?.seq} otherwise than step ${due.seq}.`];
      });
  } catch (error) {
    return [`The log of table ${table} does not play out: ${error}`];
  }
}

function entryOf({ seat, answer, control, at }: Row): Entry {
  const entered = at === null ? { seat } : { seat, at: Number(at) };
  if (answer !== null) return { ...entered, answer: Number(answer) };
  if (control !== null) return { ...entered, control };
  throw new Error('An entry is neither an answer nor a control.');
}
