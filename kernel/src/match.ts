/**
 * A match is a game as it is played at a table: the record being written, the run it has led to, and what any game
 * allows beside its own rules: conceding, drawing by agreement, taking back, clocks, pauses.
 */

import type { Text } from '@vigrid/speech';
import { copy } from './copy.ts';
import type { GameEvent, Listener, TableEvent } from './events.ts';
import { type Game, type Result, type Run, ScenarioFault, type Seat, type State, seatings } from './game.ts';
import { type Act, count, isAnswer } from './questions.ts';
import { randomSeed } from './random.ts';
import { type Controlled, type Entry, type GameRecord, shared } from './record.ts';
import { answer, awaited, finish, questionFor, resume, seenSoFar, start } from './run.ts';
import { readSettings } from './settings-reader.ts';
import type { TableRule } from './table.ts';

/** A game as it is played at a table. */
export interface Match<S extends State = State, A extends Act = Act, E extends GameEvent = GameEvent> {
  readonly game: Game<S, unknown, A, E>;
  readonly record: GameRecord;
  run: Run<S, A, E>;
  /** The entries still in force: all but those taken back. */
  kept: Entry[];
  /**
   * The entries in force since something came to light last, which alone may be taken back: how much has, from which
   * place on they stand, and how deep in the rules each was asked for.
   */
  fresh: { seen: number; from: number; depths: number[] };
  /** What has been asked for, and the seats that have agreed to it. */
  wanted: 'draw' | 'pause';
  agreed: Seat[];
  /** Everybody has agreed to a pause: no clock runs, and nothing is decided. */
  paused: boolean;
  /** The seats that have left a game of more than two. */
  gone: Seat[];
  clock: { left: number[]; since: number } | null;
  /** The game before the first decision that may still be taken back, once somebody has taken one back: where to begin again. */
  base: { readonly at: number; readonly state: S; readonly gone: readonly Seat[] } | null;
}

/** A match as it stands, as plain data: with the record up to there it can be opened without being played through. */
export type Snapshot = Omit<Match, 'game' | 'record' | 'run' | 'base'> & { readonly state: State };

/** What a seat may take back now (T-6). */
export interface TakingBack {
  /** How many decisions, up to the last thing that came to light or that another has decided. */
  readonly decisions: number;
  /** Why none. */
  readonly why: Refusal | null;
  /** What is asked now is still part of what the last decision began: the target of a spell, the price of an ability. */
  readonly follows: boolean;
}

/** Why something was not done; the match is unchanged. */
export interface Refusal {
  readonly rule: TableRule;
  readonly text: Text;
}

/**
 * A new match, with the usual settings where nothing is said: two players, or as many as the game is for at least; a seed
 * that nobody knows. Throws a RecordError where the settings can not be played.
 */
export function newGame<S extends State, O, A extends Act, E extends GameEvent>(
  game: Game<S, O, A, E>,
  options: Partial<O> = {},
  seats = Math.min(Math.max(2, game.seats.min), game.seats.max),
  seed = randomSeed(),
  listener?: Listener<E | TableEvent>,
): Match<S, A, E> {
  const record = {
    game: game.id,
    version: game.version,
    setup: { seats, seed, options },
    clock: null,
    entries: [],
  };
  return openMatch(game, record, listener);
}

/** A match from its record: a new one has no entries yet. Throws a RecordError where the record does not play out. */
export function openMatch<S extends State, A extends Act, E extends GameEvent>(
  game: Game<S, unknown, A, E>,
  record: GameRecord,
  listener?: Listener<E | TableEvent>,
): Match<S, A, E> {
  const { setup, clock } = readable(game, record);
  const begun = (): Run<S, A, E> => {
    try {
      return start(game, setup, listener);
    } catch (error) {
      if (!(error instanceof ScenarioFault)) throw error;
      throw new RecordError(`The position can not be set up: ${error.message}`);
    }
  };
  const run = begun();
  const match: Match<S, A, E> = {
    game,
    record: { ...record, setup, entries: [] },
    run,
    kept: [],
    fresh: freshFrom(run, 0),
    wanted: 'draw',
    agreed: [],
    paused: false,
    gone: [],
    clock: clock && { left: Array(setup.seats).fill(clock.base), since: 0 },
    base: null,
  };
  record.entries.forEach((entry, i) => {
    const refusal = play(match, entry);
    if (refusal) throw new RecordError(`Decision ${i + 1} of the record is not legal: ${refusal.text.en}`);
  });
  return match;
}

/** The match as it stands now, for `resumeMatch`. Shares nothing with it. */
export function snapshotOf({ game, record, run: { state }, base, ...rest }: Match): Snapshot {
  return copy({ state, ...rest });
}

/** A match from a snapshot and the record up to it. The snapshot is the match's from now on. */
export function resumeMatch(
  game: Game,
  record: GameRecord,
  { state, ...rest }: Snapshot,
  listener?: Listener<GameEvent>,
): Match {
  const { setup } = readable(game, record);
  const entries = record.entries.map(shared);
  const run = resume(game, state, listener);
  return {
    game,
    record: { ...record, setup, entries },
    run,
    ...rest,
    kept: rest.kept.map(shared),
    base: null,
  };
}

/** The record, with its options as the game reads them; throws where this game does not play it. */
function readable(game: Pick<Game, 'id' | 'version' | 'seats' | 'settings'>, record: GameRecord): GameRecord {
  if (record.game !== game.id)
    throw new RecordError(`The record is of "${record.game}", not of "${game.id}".`);
  if (record.version !== game.version) {
    throw new RecordError(
      `The record was made by version ${record.version} of the game; this is ${game.version}.`,
    );
  }
  const { seats, options } = record.setup;
  if (!seatings(game.seats).includes(seats)) {
    const { min, max, not = [] } = game.seats;
    const but = not.length > 0 ? `, but not for ${not.join(' or ')}` : '';
    throw new RecordError(`The game is for ${min} to ${max} players${but}; the record has ${seats}.`);
  }
  const read = readSettings(game, options, seats);
  if ('problems' in read) throw new RecordError(`The setup can not be played: ${read.problems[0].text.en}`);
  return { ...record, setup: { ...record.setup, options: read.options } };
}

/** Why a record can not be played. */
export class RecordError extends Error {}

/** Enters a decision or a control. Gives null when done; else the reason, and nothing has changed. */
export function play(match: Match, given: Entry): Refusal | null {
  const refusal = 'answer' in given ? mayAnswer(match, given.seat, given.answer) : mayControl(match, given);
  if (refusal) return refusal;
  const entry = shared(given);
  spendTime(match, entry);
  if ('answer' in entry) {
    match.agreed = [];
    keep(match, entry);
    const asked = awaited(match.run);
    answer(match.run, entry.seat, entry.answer);
    answerForGone(match);
    refill(match, asked);
  } else {
    control(match, entry);
  }
  noteSeen(match);
  match.record.entries.push(entry);
  return null;
}

/** The match as it was after the first n entries of its record. */
export function seek<S extends State, A extends Act, E extends GameEvent>(
  match: Match<S, A, E>,
  n: number,
  listener?: Listener<E | TableEvent>,
): Match<S, A, E> {
  return openMatch(match.game, { ...match.record, entries: match.record.entries.slice(0, n) }, listener);
}

/** What the seat may take back now, or why nothing (T-6). */
export function takingBack(match: Match, seat: Seat): TakingBack {
  const places = undoable(match, seat);
  const first = places.at(-1);
  if (first === undefined) return { decisions: 0, why: whyNoUndo(match, seat), follows: false };
  const asked = questionFor(match.run, seat) !== null;
  const deeper = match.run.state.frames.length > match.fresh.depths[first - match.fresh.from];
  return { decisions: places.length, why: null, follows: asked && deeper };
}

/** The places of the decisions that the seat may take back, newest first. Seats apart do not stand in each other's way. */
function undoable({ kept, fresh, run }: Match, seat: Seat): number[] {
  const { state } = run;
  const apart = isApart(state);
  const places: number[] = [];
  if (state.result || fresh.seen !== seenSoFar(state)) return places;
  for (let at = kept.length - 1; at >= fresh.from; at--) {
    const entry = kept[at];
    if (apart && entry.seat !== seat) continue;
    if (entry.seat !== seat || !('answer' in entry)) break;
    places.push(at);
  }
  return places;
}

function whyNoUndo({ kept, run }: Match, seat: Seat): Refusal {
  if (run.state.result) return refusals.over;
  const last = kept.findLast((entry) => !isApart(run.state) || entry.seat === seat);
  if (!kept.some((entry) => entry.seat === seat)) return refusals.nothingYet;
  return last?.seat === seat ? refusals.seen : refusals.decided;
}

const isApart = ({ frames }: State): boolean => Boolean(frames.at(-1)?.apart);

/** The thinking time left by seat at a moment, or null without a clock. */
export function timeLeft(match: Match, now: number): number[] | null {
  const { clock, run } = match;
  if (!clock) return null;
  const thinking = match.paused ? [] : awaited(run);
  const spent = Math.max(0, now - clock.since);
  return clock.left.map((left, seat) => (thinking.includes(seat) ? left - spent : left));
}

function mayAnswer(match: Match, seat: Seat, n: unknown): Refusal | null {
  if (match.run.state.result) return refusals.over;
  if (match.paused) return refusals.paused;
  const q = questionFor(match.run, seat);
  if (!q) return refusals.notAsked;
  if (!isAnswer(q, n)) return notAnAnswer(count(q));
  return null;
}

function mayControl(match: Match, entry: Controlled): Refusal | null {
  if (match.run.state.result) return refusals.over;
  const { seat } = entry;
  if (!Number.isInteger(seat) || seat < 0 || seat >= match.record.setup.seats) return refusals.notAsked;
  if (match.gone.includes(seat)) return refusals.gone;
  switch (entry.control) {
    case 'concede':
      return null;
    case 'offer':
      return match.agreed.length > 0 ? refusals.offered : null;
    case 'pause':
      if (!match.clock) return refusals.noClock;
      return match.paused ? refusals.paused : match.agreed.length > 0 ? refusals.offered : null;
    case 'resume':
      return match.paused ? null : refusals.notPaused;
    case 'accept':
    case 'decline':
      return match.agreed.length === 0 || match.agreed.includes(seat) ? refusals.noOffer : null;
    case 'undo':
    case 'undoTurn':
      return match.paused ? refusals.paused : takingBack(match, seat).why;
    case 'absent':
      return awaited(match.run).includes(seat) && !match.paused ? null : refusals.notAwaited;
    case 'flag': {
      const left = timeLeft(match, entry.at ?? 0);
      return left && left[seat] <= 0 ? null : refusals.timeLeft;
    }
  }
}

function control(match: Match, entry: Controlled): void {
  const { run } = match;
  switch (entry.control) {
    case 'undo':
      takeBack(match, entry.seat, undoable(match, entry.seat).slice(0, 1));
      return;
    case 'undoTurn':
      takeBack(match, entry.seat, undoable(match, entry.seat));
      return;
    case 'offer':
    case 'pause':
      match.wanted = entry.control === 'pause' ? 'pause' : 'draw';
      match.agreed = [entry.seat];
      tell(run, { ...askedFor[match.wanted], seat: entry.seat });
      carryOutAgreed(match);
      return;
    case 'accept':
      match.agreed.push(entry.seat);
      carryOutAgreed(match);
      return;
    case 'decline':
      match.agreed = [];
      tell(run, { ...turnedDown[match.wanted], seat: entry.seat });
      return;
    case 'resume':
      match.paused = false;
      tell(run, { kind: 'resume', rule: 'T-8', seat: entry.seat });
      return;
    case 'concede':
    case 'flag':
    case 'absent':
      keep(match, entry);
      depart(match, entry);
  }
}

/** Leaving ends a game for one or two; one of more goes on with simplest answers for the seat. */
function depart(match: Match, entry: Controlled): void {
  match.gone.push(entry.seat);
  const { kind, rule } =
    entry.control === 'flag'
      ? ({ kind: 'flag', rule: 'T-7' } as const)
      : entry.control === 'absent'
        ? ({ kind: 'absent', rule: 'T-9' } as const)
        : ({ kind: 'concede', rule: 'T-4' } as const);
  tell(match.run, { kind, rule, seat: entry.seat });
  const left = players(match);
  if (left.length <= 1) {
    end(match.run, left, rule);
    return;
  }
  carryOutAgreed(match);
  if (!match.run.state.result) answerForGone(match);
}

/** T-5, T-8: also when the last one who had not agreed has left. */
function carryOutAgreed(match: Match): void {
  const left = players(match);
  const [first] = match.agreed;
  if (first === undefined || !left.every((seat) => match.agreed.includes(seat))) return;
  if (match.wanted === 'draw') {
    // Nobody agrees with themselves alone.
    if (match.agreed.length > 1) end(match.run, left, 'T-5');
    return;
  }
  match.agreed = [];
  match.paused = true;
  tell(match.run, { kind: 'pause', rule: 'T-8', seat: first });
}

const askedFor = {
  draw: { kind: 'offer', rule: 'T-5' },
  pause: { kind: 'askPause', rule: 'T-8' },
} as const;

const turnedDown = {
  draw: { kind: 'decline', rule: 'T-5' },
  pause: { kind: 'noPause', rule: 'T-8' },
} as const;

function answerForGone(match: Match): void {
  for (;;) {
    const seat = awaited(match.run).find((one) => match.gone.includes(one));
    if (seat === undefined) return;
    answer(match.run, seat, 0);
  }
}

function takeBack(match: Match, seat: Seat, places: readonly number[]): void {
  // Whatever may be taken back came after the last thing that was revealed.
  const first = match.fresh.from;
  for (const at of places) returnTime(match, match.kept.splice(at, 1)[0]);
  rebuild(match, first);
  tell(match.run, { kind: 'undo', rule: 'T-6', seat, decisions: places.length });
}

/**
 * Plays the entries in force anew, in silence, after some from this place on were taken back: from where it was begun
 * again last, or a game of many decisions taken back would be played through as often.
 */
function rebuild(match: Match, first: number): void {
  const { listener } = match.run;
  const base = match.base && match.base.at <= first ? match.base : null;
  const at = base?.at ?? 0;
  const entries = match.kept.splice(at);
  match.run = base ? resume(match.game, copy(base.state)) : start(match.game, match.record.setup);
  match.fresh = freshFrom(match.run, at);
  match.gone = base ? [...base.gone] : [];
  for (const entry of entries) {
    if (match.kept.length === first) noteBase(match);
    keep(match, entry);
    if ('answer' in entry) answer(match.run, entry.seat, entry.answer);
    else match.gone.push(entry.seat);
    answerForGone(match);
    noteSeen(match);
  }
  if (match.kept.length === first) noteBase(match);
  match.run.listener = listener;
}

function noteBase(match: Match): void {
  match.base = { at: match.kept.length, state: copy(match.run.state), gone: [...match.gone] };
}

const freshFrom = ({ state }: Run, from: number): Match['fresh'] => ({
  seen: seenSoFar(state),
  from,
  depths: [],
});

function noteSeen(match: Match): void {
  const { run, fresh, kept } = match;
  if (fresh.seen !== seenSoFar(run.state)) match.fresh = freshFrom(run, kept.length);
}

function keep(match: Match, entry: Entry): void {
  match.fresh.depths.push(match.run.state.frames.length);
  match.kept.push(entry);
}

function spendTime(match: Match, entry: Entry): void {
  const { clock, record } = match;
  if (!clock || !record.clock || entry.at === undefined) return;
  const left = timeLeft(match, entry.at);
  if (left) clock.left = left;
  clock.since = Math.max(clock.since, entry.at);
  if ('answer' in entry) clock.left[entry.seat] += record.clock.increment;
}

/** Where each turn has time of its own, those who are asked now and were not before have all of it. */
function refill({ clock, record, run }: Match, askedBefore: readonly Seat[]): void {
  if (!clock || !record.clock?.eachTurn) return;
  for (const seat of awaited(run)) if (!askedBefore.includes(seat)) clock.left[seat] = record.clock.base;
}

/** What a decision added to the clock is taken back with it. */
function returnTime({ clock, record }: Match, undone: Entry | undefined): void {
  if (!clock || !record.clock || undone?.at === undefined) return;
  clock.left[undone.seat] -= record.clock.increment;
}

function end(run: Run, winners: Seat[], rule: TableRule): void {
  const result: Result = { winners, rule };
  finish(run, result);
  run.asked = [];
  tell(run, { kind: 'end', rule, winners });
}

const tell = (run: Run, event: TableEvent): void => run.listener?.(event);

const players = (match: Match): Seat[] =>
  Array.from({ length: match.record.setup.seats }, (_, seat) => seat).filter(
    (seat) => !match.gone.includes(seat),
  );

const refusals = {
  over: refusal('T-3', 'Партия окончена, ходов больше нет.', 'The game is over; nothing more is played.'),
  gone: refusal('T-4', 'Вы уже вышли из партии.', 'You have left this game.'),
  notAsked: refusal('T-1', 'Сейчас решаете не вы.', 'It is not your decision now.'),
  offered: refusal(
    'T-5',
    'Ничья или перерыв уже предложены: сначала нужен ответ.',
    'A draw or a pause is already asked for: it has to be answered first.',
  ),
  noOffer: refusal(
    'T-5',
    'Ни ничьей, ни перерыва вам никто не предлагал.',
    'Nobody has offered you a draw or a pause.',
  ),
  noClock: refusal(
    'T-8',
    'Часов за этим столом нет: перерыв не нужен, думайте сколько угодно.',
    'There is no clock at this table: no pause is needed, take your time.',
  ),
  paused: refusal(
    'T-8',
    'Перерыв: часы стоят, и никто не ходит. Сначала продолжите партию.',
    'The game is paused: the clocks stand and nobody decides. Go on first.',
  ),
  notPaused: refusal('T-8', 'Партия и так идёт.', 'The game is not paused.'),
  notAwaited: refusal('T-9', 'Этого игрока сейчас никто не ждёт.', 'Nobody waits for this player now.'),
  nothingYet: refusal('T-6', 'Вы ещё ничего не решали.', 'You have decided nothing yet.'),
  decided: refusal(
    'T-6',
    'Назад не взять: после этого решал другой игрок.',
    'That can not be taken back: another player has decided since.',
  ),
  seen: refusal(
    'T-6',
    'Назад не взять: после этого открылось новое — карта, бросок или чужая тайна.',
    'That can not be taken back: something new has come to light since, a card, a roll or a secret.',
  ),
  timeLeft: refusal('T-7', 'Время ещё есть.', 'There is time left.'),
} satisfies Record<string, Refusal>;

const notAnAnswer = (legal: number): Refusal =>
  refusal(
    'T-2',
    `Такого ответа нет: допустимых ответов ${legal}, их номера от 0 до ${legal - 1}.`,
    `There is no such answer: there are ${legal} legal ones, numbered 0 to ${legal - 1}.`,
  );

function refusal(rule: TableRule, ru: string, en: string): Refusal {
  return { rule, text: { ru, en } };
}
