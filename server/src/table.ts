/** A table in memory, and what each guest at it is shown. */
import {
  type AnyGame,
  awaited,
  type ClockSetting,
  eventFor,
  isBrought,
  questionFor,
  type Seat,
  type Setup,
  takingBack,
  timeLeft,
  withAnatomy,
} from '@vigrid/kernel';
import type { LoggedEvent, SeatTaken, TableState, Update } from '@vigrid/protocol';
import type { ServedGame } from './games.ts';
import { asked, layoutFor, told } from './plain.ts';
import { isOver, type Playing, replay } from './playing.ts';
import { isSealed, type Sealed, sealedDenial, sealedText, sealedWinners } from './sealed.ts';
import { sha256 } from './secrets.ts';
import type { SeatRow, StoredTable } from './store.ts';

/** Somebody who has the table open. */
export interface Watcher {
  readonly guest: string;
  /** Their program has no screen for the game (see plain.ts). */
  readonly plain: boolean;
  send(update: Update): void;
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
  readonly code: string;
  seats: readonly SeatRow[];
  /** Null while seats are free, and where the game is sealed. */
  playing: Playing | null;
  /** The newest step that everybody at the table has been shown. */
  told: number;
  /** The server's time when the game's own time was 0. It stands still while no server runs. */
  epoch: number;
  rematch: string | null;
  readonly watchers: Set<Watcher>;
}

/** From where the table is looked at. */
interface Sight {
  readonly seat: Seat | null;
  readonly plain: boolean;
}

export const seatOf = (table: Table, guest: string): Seat | null =>
  table.seats.find((seat) => seat.kind === 'guest' && seat.guest === guest)?.seat ?? null;

/** Whether whoever sits down is asked what to bring. */
export const isBroughtTo = ({ engine, setup }: Table): boolean =>
  !isSealed(engine) && isBrought(engine.game.settings, setup.options, setup.seats);

/** The game at a table where it can be played. */
export function gameAt({ engine }: Table): AnyGame {
  if (isSealed(engine)) throw sealedDenial(engine);
  return engine.game;
}

function seqOf({ playing, engine }: Table): number {
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
export function stateFor(table: Table, watcher: Watcher, now: number): TableState {
  const sight = sightOf(table, watcher);
  const { seat, plain } = sight;
  const log: LoggedEvent[] = [];
  if (table.playing) retrace(table, (playing) => log.push(...eventsFor(playing, sight)));
  return {
    table: table.id,
    game: table.game,
    seats: seatsOf(table),
    seat,
    brings: isBroughtTo(table),
    code: seat !== null && !hasBegun(table) ? table.code : null,
    plain,
    sealed: sealedState(table),
    commitment: sha256(table.setup.seed),
    now: updateFor(table, table.playing, sight, now, true),
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

/** Built field by field from what the seat may know; nothing else of the game ever leaves the server. */
function updateFor(
  table: Table,
  playing: Playing | null,
  sight: Sight,
  now: number,
  withEvents: boolean,
): Update {
  const beside = { table: table.id, seats: seatsOf(table), rematch: table.rematch };
  if (!playing) return { ...beside, ...unplayed, seq: seqOf(table), over: sealedOver(table) };
  const { match, seq } = playing;
  const { run } = match;
  const { result } = run.state;
  const { seat } = sight;
  const left = timeLeft(match, gameTime(table, now));
  return {
    ...beside,
    seq,
    events: withEvents ? eventsFor(playing, sight) : [],
    ...shownTo(playing, sight),
    awaited: awaited(run),
    takingBack: seat === null ? null : takingBack(match, seat),
    drawOffer: isOver(playing) ? null : (match.agreed[0] ?? null),
    clock: left && { left: left.map((ms) => Math.max(0, ms)), at: now },
    over: result && { winners: result.winners, rule: result.rule, seed: table.setup.seed },
  };
}

/** What lies there, and what is asked. */
function shownTo({ match }: Playing, { seat, plain }: Sight): Pick<Update, 'view' | 'question'> {
  const { game, run } = match;
  const question = seat === null ? null : questionFor(run, seat);
  const view = game.view(run.state, seat);
  if (!plain) return { view, question: question && withAnatomy(game.acts, question) };
  return {
    view: layoutFor(match, view, seat, question),
    question: question && asked(game, view, question),
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
  clock: null,
};

function eventsFor({ events, seq, match }: Playing, { seat, plain }: Sight): LoggedEvent[] {
  const logged = events.map((event) => ({ seq, event: eventFor(event, seat) }));
  return plain ? told(match.game, match.game.view(match.run.state, seat), logged) : logged;
}

export function seatsOf(table: Table): SeatTaken[] {
  const present = new Set([...table.watchers].map((watcher) => watcher.guest));
  return table.seats.map((seat) => seatTaken(seat, present));
}

export const seatTaken = (seat: SeatRow, present: { has(guest: string): boolean }): SeatTaken => ({
  kind: seat.kind,
  name: seat.level ?? seat.name ?? '',
  online: seat.kind === 'bot' || (seat.kind === 'guest' && seat.guest !== null && present.has(seat.guest)),
});
