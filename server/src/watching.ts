/** Who has which table open. */
import { denied } from './denials.ts';
import type { House } from './house.ts';
import { mostTablesOpen } from './limits.ts';
import type { Visitor } from './people.ts';
import { atTable } from './presence.ts';
import type { GuestRow } from './store.ts';
import { isPlain, mayLookOn, seatOf, type Table, type Watcher } from './table.ts';

/** Sends the visitor the table's updates from now on. */
export function watch({ tables, people }: House, visitor: Visitor, guest: GuestRow, table: Table): Watcher {
  const known = visitor.watching.get(table.id);
  if (known) return known.watcher;
  if (visitor.watching.size >= mostTablesOpen) {
    throw denied(
      'limit',
      `Больше ${mostTablesOpen} столов сразу открыть нельзя: закройте какой-нибудь.`,
      `No more than ${mostTablesOpen} tables can be open at once: leave one of them.`,
    );
  }
  if (seatOf(table, guest.id) === null && !mayLookOn(table)) {
    throw denied(
      'forbidden',
      'Игроки за этим столом играют без зрителей. Партию можно будет посмотреть, когда она кончится.',
      'Those who play here want nobody to look on. The game can be seen when it is over.',
    );
  }
  const wasHere = table.present.has(guest.id);
  const watcher = {
    guest: guest.id,
    plain: isPlain(visitor, table),
    send: visitor.sendUpdate,
    hear: visitor.sendSaid,
  };
  visitor.watching.set(table.id, { table, watcher });
  table.watchers.add(watcher);
  people.presence.come(atTable(guest.id, table.id));
  if (!wasHere && seatOf(table, guest.id) !== null) tables.show(table);
  return watcher;
}

export function unwatch({ tables, people }: House, visitor: Visitor, id: string): void {
  const watched = visitor.watching.get(id);
  if (!watched || !visitor.guest) return;
  const { table, watcher } = watched;
  visitor.watching.delete(id);
  table.watchers.delete(watcher);
  people.presence.go(atTable(visitor.guest.id, id));
  if (!table.present.has(visitor.guest.id) && seatOf(table, visitor.guest.id) !== null) tables.show(table);
}
