/** Finished games: the list of a guest's own, their records, and the way through those of earlier versions. */
import { type DeckList, loadRecord } from '@vigrid/kernel';
import type { Finished, PastLine, Replay, Requests } from '@vigrid/protocol';
import { dealtDecks, retraced } from '@vigrid/protocol/table';
import { denied, noSuchTable } from './denials.ts';
import type { Games } from './games.ts';
import type { House } from './house.ts';
import { mostPast } from './limits.ts';
import type { Visitor } from './people.ts';
import { recordOf } from './records.ts';
import { isSealed } from './sealed.ts';
import type { GuestRow, StoredTable, TableRow } from './store.ts';
import { commitmentAt, gameAt, isPlain, seatTaken } from './table.ts';

const nobodyThere: ReadonlySet<string> = new Set();

function lineOf(games: Games, { row, seats }: StoredTable, guest: string): PastLine {
  const { id, game, winners, moves, madeAt, endedAt, options } = row;
  return {
    table: id,
    game,
    seats: seats.map((seat) => seatTaken(seat, nobodyThere)),
    seat: seats.find((seat) => seat.guest === guest)?.seat ?? null,
    winners,
    moves,
    since: madeAt.toISOString(),
    ended: (endedAt ?? madeAt).toISOString(),
    // A table that closed before its game was over tells nobody's deck.
    options: winners === null ? null : Object(options),
    dealt: winners === null ? null : dealtAt(games, row, seats.length),
  };
}

/** What chance dealt; null for a game of an earlier version, which may deal otherwise. */
export function dealtAt({ offered }: Games, row: TableRow, seats: number): readonly DeckList[] | null {
  const { game, version, seed, options } = row;
  const served = offered.get(game)?.game;
  if (served?.version !== version || seed === '') return null;
  return dealtDecks(served, { seats, seed, options });
}

/** The guest's finished games, so many at a time. */
export async function historyOf(
  { store, games }: House,
  guest: GuestRow,
  { before }: Requests['history'][0],
): Promise<Requests['history'][1]> {
  const earlier = before === undefined ? null : new Date(before);
  const found = await store.finishedOf(guest.id, earlier, mostPast + 1);
  const lines = found.slice(0, mostPast).map((table) => lineOf(games, table, guest.id));
  return { lines, more: found.length > mostPast };
}

/** A finished game, for anybody who has its address. */
export async function finishedAt(
  { store, tables, games }: House,
  guest: GuestRow,
  id: string,
): Promise<Finished> {
  const { record, current } = await tables.at(id, (table) => ({
    record: recordOf(table),
    current: !table.older && !isSealed(table.engine),
  }));
  const stored = await store.table(id);
  if (!stored) throw noSuchTable(id);
  return { ...lineOf(games, stored, guest.id), record, current };
}

/** A finished game step by step, seen as asked. */
export function replayAt(
  { tables }: House,
  visitor: Visitor,
  { table: id, seat, all }: Requests['replay'][0],
): Promise<Replay> {
  return tables.at(id, (table) => {
    const read = loadRecord(recordOf(table));
    if ('problem' in read) throw new Error(`Table ${id} gave a record that can not be read.`);
    const { seats } = table.setup;
    if (seat !== null && seat >= seats) {
      throw denied(
        'invalid',
        `За столом было мест: ${seats}, считая с 0.`,
        `The table had ${seats} seats, counted from 0.`,
      );
    }
    return retraced(
      gameAt(table),
      read.record,
      { seat, all, plain: isPlain(visitor, table) },
      {
        table: id,
        seats: table.seats.map((one) => seatTaken(one, nobodyThere)),
        commitment: commitmentAt(table),
      },
    );
  });
}
