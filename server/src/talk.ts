/**
 * What is said at a table. Those who sit there are heard by everybody; those who look on are heard by each other, and by
 * the players once the game is over, so that nobody is helped.
 */
import type { Requests, Said } from '@vigrid/protocol';
import { denied } from './denials.ts';
import type { House } from './house.ts';
import { mostSaid } from './limits.ts';
import type { Visitor } from './people.ts';
import type { GuestRow, SaidRow } from './store.ts';
import { isEnded, mayLookOn, seatOf, type Table } from './table.ts';

export async function say(
  { tables, store }: House,
  visitor: Visitor,
  guest: GuestRow,
  { table: id, text, phrase }: Requests['say'][0],
): Promise<Record<string, never>> {
  return tables.at(id, async (table) => {
    if (table.silent) throw denied('forbidden', 'За этим столом молчат.', 'Nobody talks at this table.');
    if (!visitor.watching.has(id)) throw denied('invalid', 'Сначала откройте стол.', 'Open the table first.');
    if (!visitor.breath.take(1))
      throw denied('limit', 'Не так быстро: переведите дух.', 'Not so fast: take a breath.');
    const seat = seatOf(table, guest.id);
    const words = text === undefined ? { text: null, phrase: phrase ?? null } : { text, phrase: null };
    passOn(table, await store.say(id, guest, seat, words));
    return {};
  });
}

/** Something was said at a table on another server. */
export async function heardSaid(
  { tables, store }: Pick<House, 'tables' | 'store'>,
  id: string,
  n: number,
): Promise<void> {
  if (!tables.has(id)) return;
  await tables.at(id, async (table) => {
    if (table.watchers.size > 0) for (const row of await store.talkOf(id, 1, n)) passOn(table, row);
  });
}

function passOn(table: Table, row: SaidRow): void {
  const said = saidIn(row);
  for (const watcher of table.watchers) if (mayHear(table, watcher.guest, said)) watcher.hear(table.id, said);
}

/** What has been said so far, as far as the guest may hear it; null where nobody talks. */
export async function talkAt(
  { store }: Pick<House, 'store'>,
  table: Table,
  guest: string,
): Promise<Said[] | null> {
  if (table.silent) return null;
  const all = (await store.talkOf(table.id, mostSaid)).map(saidIn);
  return all.filter((said) => mayHear(table, guest, said));
}

/** Those who are some decisions behind would learn from the players' words what they are not to see yet. */
function mayHear(table: Table, guest: string, { seat }: Said): boolean {
  if (isEnded(table)) return true;
  const sits = seatOf(table, guest) !== null;
  return seat === null ? !sits : sits || (table.delay === 0 && mayLookOn(table));
}

const saidIn = ({ id, seat, name, text, phrase, at }: SaidRow): Said => ({
  n: id,
  seat,
  name,
  at: at.toISOString(),
  ...(text === null ? { phrase: phrase ?? '' } : { text }),
});
