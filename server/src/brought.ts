/** Games that a guest has played against bots in the browser, without a server, and keeps here with the others. */
import { botNamed } from '@vigrid/bots';
import { type GameRecord, loadRecord, readSettings } from '@vigrid/kernel';
import type { Requests } from '@vigrid/protocol';
import { isOver, type Playing, replay } from '@vigrid/protocol/table';
import { denied, refused } from './denials.ts';
import type { House } from './house.ts';
import { checkOwn } from './own-cards.ts';
import { freshId, sha256 } from './secrets.ts';
import type { GuestRow } from './store.ts';
import { summaryOf } from './tables.ts';

/** Keeps a finished game if it plays out by the rules; the same one sent again is the same table. */
export async function keepGame(
  { store, games, now }: Pick<House, 'store' | 'games' | 'now'>,
  guest: GuestRow,
  { id: given, record: text, seats: wishes, since, ended }: Requests['keepGame'][0],
): Promise<Requests['keepGame'][1]> {
  const id = `kept-${sha256(`${guest.id} ${given}`).slice(0, 24)}`;
  if (await store.table(id)) return { table: id };
  const read = loadRecord(text);
  if ('problem' in read) throw refused(read.problem);
  const { record } = read;
  const seats = wishes.map((wish) =>
    wish.kind === 'bot'
      ? { kind: 'bot' as const, guest: null, level: wish.level }
      : { kind: 'guest' as const, guest: guest.id, level: null },
  );
  const known = seats.every(({ kind, level }) => kind === 'guest' || (level !== null && botNamed(level)));
  const own = seats.filter(({ kind }) => kind === 'guest').length;
  if (seats.length !== record.setup.seats || own !== 1 || !known || record.clock !== null) throw notSuch();
  const playing = await playedOut(games, record);
  if (!isOver(playing)) {
    throw denied('invalid', 'Эта партия ещё не окончена.', 'This game is not over yet.');
  }
  const { game, version, setup, entries } = record;
  await store.addFinished(
    {
      id,
      game,
      version,
      options: setup.options,
      seed: setup.seed,
      clock: null,
      open: false,
      silent: true,
      code: freshId(),
      madeBy: guest.id,
      madeAt: notInFuture(since),
      startedAt: notInFuture(since),
      epoch: now(),
      moves: entries.length,
      awaited: [],
      winners: summaryOf(playing, seats, now()).winners,
      endedAt: notInFuture(ended),
    },
    seats,
    entries,
  );
  return { table: id };
}

/** The game by its own engine; a record that does not play out is refused. */
async function playedOut(
  games: House['games'],
  { game: id, version, setup, entries }: GameRecord,
): Promise<Playing> {
  const engine = await games.engine(id, version);
  if (!engine || !games.offered.has(id)) {
    throw denied(
      'stale',
      `Такой партии здесь нечем проверить: игра «${id}», версия ${version}.`,
      `Nothing here can check such a game: "${id}", version ${version}.`,
    );
  }
  const { game } = engine;
  const read = readSettings(game, setup.options, setup.seats);
  if (setup.from !== undefined || 'problems' in read) throw notSuch();
  await checkOwn(game, read.options);
  try {
    return replay(game, setup, null, entries);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw denied(
      'invalid',
      `Запись не проигрывается по правилам. ${why}`,
      `The record does not play out by the rules. ${why}`,
    );
  }
}

/** Clocks of browsers may be wrong, but nothing has happened in the future. */
const notInFuture = (moment: string): Date => new Date(Math.min(Date.parse(moment), Date.now()));

const notSuch = () =>
  denied(
    'invalid',
    'Сюда складывают партии с ботами без часов, сыгранные с начала до конца; одно место — ваше.',
    'Only whole games against bots without a clock are kept here; one of the seats is yours.',
  );
