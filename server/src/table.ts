/** A table in memory, and what each guest at it is shown. */
import {
  type AnyGame,
  type ClockSetting,
  isBrought,
  type Seat,
  type Setup,
  screenOf,
  timeLeft,
} from '@vigrid/kernel';
import type { LoggedEvent, Said, SeatTaken, TableState, Update } from '@vigrid/protocol';
import { eventsSeen, isOver, type Playing, replay, type Sight, seen } from '@vigrid/protocol/table';
import type { ServedGame } from './games.ts';
import type { Visitor } from './people.ts';
import { isSealed, type Sealed, sealedDenial, sealedText, sealedWinners } from './sealed.ts';
import { sha256 } from './secrets.ts';
import type { SeatRow, StoredTable } from './store.ts';

/** Somebody who has the table open. */
export interface Watcher {
  readonly guest: string;
  /** Their program has no screen for the game. */
  readonly plain: boolean;
  send(update: Update): void;
  hear(table: string, said: Said): void;
}

export interface Table {
  readonly id: string;
  readonly game: string;
  /** What plays the game, or what is left of it where nothing does. */
  engine: ServedGame | Sealed;
  /** The version of the engine is not the one that is offered. */
  older: boolean;
  /** What is brought to its seats may change until the game begins. */
  setup: Setup;
  readonly clock: ClockSetting | null;
  readonly open: boolean;
  readonly madeBy: string;
  /** Nobody talks here. */
  readonly silent: boolean;
  readonly code: string;
  seats: readonly SeatRow[];
  /** Null while seats are free, and where the game is sealed. */
  playing: Playing | null;
  /** The newest step that everybody at the table has been shown. */
  told: number;
  /** The servers' common time when the game's own time was 0. It stands still while no server runs. */
  epoch: number;
  /** Counts changes beside the log. */
  revision: number;
  /** This server lets the bots move and the clock ring. */
  ours: boolean;
  /** Who has it open, here or on another server. */
  readonly present: { has(guest: string): boolean };
  rematch: string | null;
  readonly watchers: Set<Watcher>;
}

/** Whether this visitor is shown the table plainly. A screen draws the game as it is, not as it was. */
export const isPlain = ({ screens }: Visitor, { game, older, engine, setup }: Table): boolean =>
  screens !== null &&
  (older || !screens.includes(isSealed(engine) ? game : screenOf(engine.game, setup.options, setup.seats)));

export const seatOf = (table: Table, guest: string): Seat | null =>
  table.seats.find((seat) => seat.kind === 'guest' && seat.guest === guest)?.seat ?? null;

/** Whether whoever sits down is asked what to bring. */
export const isBroughtTo = ({ engine, setup }: Table): boolean =>
  !isSealed(engine) && isBrought(engine.game.settings, setup.options, setup.seats);

/** Nobody but bots would be at a disadvantage. */
export const hasHints = ({ seats }: Table, own: Seat): boolean =>
  seats.every(({ kind, seat }) => seat === own || kind === 'bot');

/** The game at a table where it can be played. */
export function gameAt({ engine }: Table): AnyGame {
  if (isSealed(engine)) throw sealedDenial(engine);
  return engine.game;
}

export function seqOf({ playing, engine }: Table): number {
  if (isSealed(engine)) return engine.begun ? engine.entries.length : -1;
  return playing?.seq ?? -1;
}

export const hasBegun = (table: Table): boolean => seqOf(table) >= 0;

/** Whether the game has come to its end. */
export const isEnded = ({ playing, engine }: Table): boolean =>
  isSealed(engine) ? engine.ended : playing !== null && isOver(playing);

export const isFull = (seats: readonly SeatRow[]): boolean => seats.every((seat) => seat.kind !== 'free');

export const setupOf = ({ row, seats }: StoredTable): Setup => ({
  seats: seats.length,
  seed: row.seed,
  options: row.options,
});

/** Milliseconds since the game began; never goes back. */
export function gameTime(table: Table, now: number): number {
  return Math.max(table.playing?.match.clock?.since ?? 0, now - table.epoch);
}

/** Shows everybody the table as it is now, with the events of the newest step if that is new to them. */
export function broadcast(table: Table, now: number): void {
  const withEvents = seqOf(table) > table.told;
  table.told = seqOf(table);
  const shown = new Map<string, Update>();
  for (const watcher of table.watchers) {
    const sight = sightOf(table, watcher);
    const key = `${sight.seat} ${sight.plain}`;
    const update = shown.get(key) ?? updateFor(table, table.playing, sight, now, withEvents);
    shown.set(key, update);
    watcher.send(update);
  }
}

const sightOf = (table: Table, { guest, plain }: Watcher): Sight => ({ seat: seatOf(table, guest), plain });

/** The table as one who watches it sees it. */
export function stateFor(table: Table, watcher: Watcher, talk: TableState['talk'], now: number): TableState {
  const sight = sightOf(table, watcher);
  const { seat, plain } = sight;
  const log: LoggedEvent[] = [];
  if (table.playing) retrace(table, (playing) => log.push(...eventsSeen(playing, sight)));
  return {
    table: table.id,
    game: table.game,
    seats: seatsOf(table),
    seat,
    brings: isBroughtTo(table),
    timing: table.clock,
    host: table.madeBy === watcher.guest,
    code: seat !== null && !hasBegun(table) ? table.code : null,
    plain,
    sealed: sealedState(table),
    hints: seat !== null && hasHints(table, seat),
    commitment: sha256(table.setup.seed),
    now: updateFor(table, table.playing, sight, now, true),
    talk,
    log,
  };
}

/** The updates after the given one, the present one at least. */
export function updatesSince(table: Table, watcher: Watcher, seq: number, now: number): Update[] {
  const sight = sightOf(table, watcher);
  const newest = seqOf(table);
  if (seq >= newest || !table.playing) return [updateFor(table, table.playing, sight, now, false)];
  const missed: Update[] = [];
  retrace(table, (playing) => {
    if (playing.seq <= seq) return;
    const then = playing.seq === newest ? now : table.epoch + (playing.match.clock?.since ?? 0);
    missed.push(updateFor(table, playing, sight, then, true));
  });
  return missed;
}

function retrace(table: Table, look: (playing: Playing) => void): void {
  const entries = table.playing?.match.record.entries ?? [];
  replay(gameAt(table), table.setup, table.clock, entries, look);
}

function updateFor(
  table: Table,
  playing: Playing | null,
  sight: Sight,
  now: number,
  withEvents: boolean,
): Update {
  const beside = { table: table.id, seats: seatsOf(table), rematch: table.rematch };
  if (!playing) return { ...beside, ...unplayed, seq: seqOf(table), over: sealedOver(table) };
  const left = timeLeft(playing.match, gameTime(table, now));
  return {
    ...beside,
    ...seen(playing, sight, withEvents),
    clock: left && { left: left.map((ms) => Math.max(0, ms)), at: now },
  };
}

const sealedState = ({ engine }: Table): TableState['sealed'] =>
  isSealed(engine) ? { text: sealedText(engine), ended: engine.ended } : null;

/** The end of a sealed game, where its log tells who has won. */
function sealedOver({ engine, setup }: Table): Update['over'] {
  const winners = isSealed(engine) && sealedWinners(engine, setup.seats);
  return winners ? { winners, rule: 'T-4', seed: setup.seed } : null;
}

const unplayed = {
  events: [],
  view: null,
  question: null,
  awaited: [],
  takingBack: null,
  drawOffer: null,
  pause: null,
  clock: null,
};

export const seatsOf = ({ seats, present }: Table): SeatTaken[] =>
  seats.map((seat) => seatTaken(seat, present));

export const seatTaken = (seat: SeatRow, present: { has(guest: string): boolean }): SeatTaken => ({
  kind: seat.kind,
  name: seat.level ?? seat.name ?? '',
  online: seat.kind === 'bot' || (seat.kind === 'guest' && seat.guest !== null && present.has(seat.guest)),
});
