/** A table in memory, and what each guest at it is shown. */
import {
  type AnyGame,
  type ClockSetting,
  isBrought,
  readSettings,
  type Seat,
  type Setup,
  screenOf,
  timeLeft,
} from '@vigrid/kernel';
import { commitmentOf, oldCommitmentOf, printOfSetup } from '@vigrid/kernel/fairness';
import {
  type LoggedEvent,
  mostSteps,
  type RatingLine,
  type Said,
  type SeatTaken,
  type TableState,
  type Update,
} from '@vigrid/protocol';
import { eventsSeen, isOver, type Playing, playOn, replay, type Sight, seen } from '@vigrid/protocol/table';
import { absenceAt } from './absence.ts';
import type { ServedGame } from './games.ts';
import type { Visitor } from './people.ts';
import { isSealed, type Sealed, sealedDenial, sealedText, sealedWinners } from './sealed.ts';
import type { Snapshots } from './snapshots.ts';
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
  /** Of what the seed is made beside the lots; null where it is not drawn by lot. */
  readonly secret: string | null;
  /** Until when lots are waited for. */
  lotsUntil: number | null;
  readonly clock: ClockSetting | null;
  readonly open: boolean;
  readonly madeBy: string;
  /** Nobody talks here. */
  readonly silent: boolean;
  /** It counts for the players' ratings. */
  readonly rated: boolean;
  /** How strong those who sit here were found to be, where it does; as it was when somebody last came. */
  ratings: readonly (RatingLine | null)[];
  /** Who may look on, and how many decisions behind. */
  readonly watch: 'all' | 'link' | 'none';
  readonly delay: number;
  /** The game as those who look on see it, where that is behind; made when it is needed. */
  behind: Playing | null;
  /** Since when the guests that are not there have been away, by the common time. */
  readonly left: Map<string, number>;
  /** How much of the line's delay is still made good for each seat, in milliseconds. */
  readonly lagLeft: number[];
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
export const hasHints = ({ seats, rated }: Table, own: Seat): boolean =>
  !rated && seats.every(({ kind, seat }) => seat === own || kind === 'bot');

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

/** All seats are taken, and lots are still to be opened. */
export const isDrawing = (table: Table): boolean => !hasBegun(table) && isFull(table.seats);

/** What everybody at the table keeps before they open their lot. */
function lotsShown(table: Table): Pick<Update, 'lots'> {
  if (!isDrawing(table) || isSealed(table.engine)) return {};
  const { game } = table.engine;
  const { seats, options } = table.setup;
  const read = readSettings(game, options, seats);
  if ('problems' in read) return {};
  const setup = printOfSetup(game.id, game.version, { seats, options: read.options });
  return { lots: { setup, prints: table.seats.map(({ print }) => print) } };
}

/** What the server is bound to from the moment the table is made. */
export const commitmentAt = ({ secret, setup }: Table): string =>
  secret === null ? oldCommitmentOf(setup.seed) : commitmentOf(secret);

export const setupOf = ({ row, seats }: StoredTable): Setup => ({
  seats: seats.length,
  seed: row.seed,
  options: row.options,
});

/** Milliseconds since the game began; never goes back. */
export function gameTime(table: Table, now: number): number {
  return Math.max(table.playing?.match.clock?.since ?? 0, now - table.epoch);
}

/** Notes who has gone away from the table since the last look, and who has come back. */
export function noteAbsence({ seats, present, left }: Table, now: number): void {
  for (const { guest } of seats) {
    if (guest === null) continue;
    if (present.has(guest)) left.delete(guest);
    else if (!left.has(guest)) left.set(guest, now);
  }
}

/** How long the guest of a seat has been away, in milliseconds; null for one who is there. */
export function awayFor({ seats, left }: Table, seat: Seat, now: number): number | null {
  const { guest } = seats[seat];
  const since = guest === null ? undefined : left.get(guest);
  return since === undefined ? null : Math.max(0, now - since);
}

/** Shows everybody the table as it is now, with the events of the newest step if that is new to them. */
export function broadcast(table: Table, now: number): void {
  const withEvents = seqOf(table) > table.told;
  table.told = seqOf(table);
  noteAbsence(table, now);
  const before = table.behind?.seq ?? -1;
  const shown = new Map<string, Update>();
  for (const watcher of table.watchers) {
    const sight = sightOf(table, watcher);
    if (sight.seat === null && !mayLookOn(table)) continue;
    const key = `${sight.seat} ${sight.plain}`;
    const playing = shownTo(table, sight);
    const isNew = playing === table.playing ? withEvents : playing !== null && playing.seq > before;
    const update = shown.get(key) ?? updateFor(table, playing, sight, timeOf(table, playing, now), isNew);
    shown.set(key, update);
    watcher.send(update);
  }
}

/** Whether those who do not sit there may see the game. What is over, everybody may. */
export const mayLookOn = (table: Table): boolean =>
  table.watch !== 'none' || !hasBegun(table) || isEnded(table);

/** The game as far as one may see it: those who look on may be some decisions behind. */
function shownTo(table: Table, { seat }: Pick<Sight, 'seat'>): Playing | null {
  const { playing, delay, setup, clock } = table;
  if (seat !== null || delay === 0 || !playing || isEnded(table)) return playing;
  const { entries } = playing.match.record;
  const far = Math.max(0, entries.length - delay);
  if (!table.behind || table.behind.seq > far)
    table.behind = replay(gameAt(table), setup, clock, entries.slice(0, far));
  return playOn(table.behind, entries.slice(0, far));
}

/** The moment that a game is looked at: now, or when the step was made that is the last to be seen. */
const timeOf = (table: Table, playing: Playing | null, now: number): number =>
  playing === table.playing ? now : table.epoch + (playing?.match.clock?.since ?? 0);

const sightOf = (table: Table, { guest, plain }: Watcher): Sight => ({ seat: seatOf(table, guest), plain });

/** The table as one who watches it sees it. */
export async function stateFor(
  table: Table,
  watcher: Watcher,
  { snapshots, talk, now }: { snapshots: Snapshots; talk: TableState['talk']; now: () => number },
): Promise<TableState> {
  const sight = sightOf(table, watcher);
  const { seat, plain } = sight;
  const shown = shownTo(table, sight);
  const log = await logFor(table, shown, sight, snapshots);
  return {
    table: table.id,
    game: table.game,
    seats: seatsOf(table, now()),
    seat,
    brings: isBroughtTo(table),
    timing: table.clock,
    absence: absenceAt(table),
    watch: { who: table.watch, delay: table.delay },
    rated: table.rated,
    host: table.madeBy === watcher.guest,
    code: seat !== null && !hasBegun(table) ? table.code : null,
    plain,
    sealed: sealedState(table),
    hints: seat !== null && hasHints(table, seat),
    commitment: commitmentAt(table),
    now: updateFor(table, shown, sight, timeOf(table, shown, now()), true),
    talk,
    log,
  };
}

/** What was told so far, as far as it may be known. Words need the table of their step, so they go back less far. */
async function logFor(
  table: Table,
  shown: Playing | null,
  sight: Sight,
  snapshots: Snapshots,
): Promise<LoggedEvent[]> {
  const { engine } = table;
  if (!shown || isSealed(engine)) return [];
  const entries = shown.match.record.entries.slice();
  const played = { ...table, engine };
  const past = sight.plain
    ? { steps: [], playing: await snapshots.before(played, entries, entries.length - wordsBack) }
    : await snapshots.past(played, entries);
  const log = past.steps.flatMap((step) => eventsSeen({ ...past.playing, ...step }, sight));
  const look = (at: Playing) => log.push(...eventsSeen(at, sight));
  if (past.playing.seq === 0) look(past.playing);
  playOn(past.playing, entries, look);
  return log;
}

/** Steps that are told again in words to who comes to a plain table, at least. */
const wordsBack = 300;

/** The updates after the given one, so many at once; the present one at least. */
export async function updatesSince(
  table: Table,
  watcher: Watcher,
  seq: number,
  { snapshots, now }: { snapshots: Snapshots; now: () => number },
): Promise<Update[]> {
  const sight = sightOf(table, watcher);
  const { engine } = table;
  const shown = shownTo(table, sight);
  const newest = shown?.seq ?? seqOf(table);
  if (seq >= newest || !shown || isSealed(engine))
    return [updateFor(table, shown, sight, timeOf(table, shown, now()), false)];
  const missed: Update[] = [];
  const entries = shown.match.record.entries.slice(0, seq + mostSteps);
  const look = (at: Playing) => {
    if (at.seq <= seq) return;
    const then = at.seq === newest ? now() : table.epoch + (at.match.clock?.since ?? 0);
    missed.push(updateFor(table, at, sight, then, true));
  };
  const before = await snapshots.before({ ...table, engine }, entries, seq);
  look(before);
  playOn(before, entries, look);
  return missed;
}

function updateFor(
  table: Table,
  playing: Playing | null,
  sight: Sight,
  now: number,
  withEvents: boolean,
): Update {
  const beside = { table: table.id, seats: seatsOf(table, now), rematch: table.rematch };
  if (!playing)
    return { ...beside, ...unplayed, ...lotsShown(table), seq: seqOf(table), over: sealedOver(table) };
  const left = timeLeft(playing.match, gameTime(table, now));
  const played = seen(playing, sight, withEvents);
  const deputised = sight.seat !== null && table.seats[sight.seat].deputy !== null;
  return {
    ...beside,
    ...played,
    // A bot answers for the guest meanwhile.
    ...(deputised && { question: null, takingBack: null }),
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

export const seatsOf = (table: Table, now: number): SeatTaken[] =>
  table.seats.map((seat) => {
    const away =
      table.playing && !isEnded(table) && seat.kind === 'guest' ? awayFor(table, seat.seat, now) : null;
    const rating = table.ratings[seat.seat]?.rating;
    return {
      ...seatTaken(seat, table.present),
      ...(away !== null && { away }),
      ...(rating !== undefined && { rating }),
    };
  });

export const seatTaken = (seat: SeatRow, present: { has(guest: string): boolean }): SeatTaken => ({
  ...(seat.deputy !== null && { deputy: seat.deputy }),
  ...(seat.offered && { offered: true }),
  kind: seat.kind,
  name: seat.level ?? seat.name ?? '',
  online: seat.kind === 'bot' || (seat.kind === 'guest' && seat.guest !== null && present.has(seat.guest)),
});
