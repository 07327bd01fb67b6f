/** A game under way in memory: the match, and what the table has to know about its newest step. */
import {
  type AnyGame,
  type ClockSetting,
  type Entry,
  type GameEvent,
  type Match,
  openMatch,
  play,
  type Question,
  questionFor,
  type Refusal,
  resumeMatch,
  type Seat,
  type Setup,
  type Snapshot,
  snapshotOf,
} from '@vigrid/kernel';

export interface Playing {
  readonly match: Match;
  /** How many entries the log has. */
  seq: number;
  /** What happened in the newest step. */
  events: GameEvent[];
  /** What each seat is asked, and the number of the step since when. */
  readonly asked: (Question | null)[];
  readonly askedAt: number[];
  /** The step in which the draw or the pause now on the table was asked for. */
  offeredAt: number;
}

/** A new game, at its first question. */
export function begin(game: AnyGame, setup: Setup, clock: ClockSetting | null): Playing {
  const events: GameEvent[] = [];
  const record = { game: game.id, version: game.version, setup, clock, entries: [] };
  const match = openMatch(game, record, (event) => events.push(event));
  const nobody = Array.from({ length: setup.seats }, () => null);
  const playing: Playing = {
    match,
    seq: 0,
    events,
    asked: nobody,
    askedAt: nobody.map(() => 0),
    offeredAt: 0,
  };
  match.run.listener = (event) => playing.events.push(event);
  noteQuestions(playing);
  return playing;
}

/** Enters a decision. Gives the reason if it may not be, and nothing has changed. */
export function step(playing: Playing, entry: Entry): Refusal | null {
  const before = playing.events;
  playing.events = [];
  const refusal = play(playing.match, entry);
  if (refusal) {
    playing.events = before;
    return refusal;
  }
  playing.seq++;
  noteQuestions(playing);
  if ('control' in entry && (entry.control === 'offer' || entry.control === 'pause'))
    playing.offeredAt = playing.seq;
  return null;
}

/** Plays a log through from the beginning, and shows every step on the way to whoever wants to look. */
export function replay(
  game: AnyGame,
  setup: Setup,
  clock: ClockSetting | null,
  entries: readonly Entry[],
  look?: (playing: Playing) => void,
): Playing {
  const playing = begin(game, setup, clock);
  look?.(playing);
  return playOn(playing, entries, look);
}

/** Goes on with what is in the log after where the game stands. */
export function playOn(
  playing: Playing,
  entries: readonly Entry[],
  look?: (playing: Playing) => void,
): Playing {
  while (playing.seq < entries.length) {
    const refusal = step(playing, entries[playing.seq]);
    if (refusal) throw new Error(`Entry ${playing.seq + 1} is not legal: ${refusal.text.en}`);
    look?.(playing);
  }
  return playing;
}

/** A game as it stands after so many entries, as plain data. */
export interface Stand {
  readonly seq: number;
  readonly match: Snapshot;
  readonly events: readonly GameEvent[];
  readonly askedAt: readonly number[];
  readonly offeredAt: number;
}

export const standOf = ({ match, seq, events, askedAt, offeredAt }: Playing): Stand => ({
  seq,
  match: snapshotOf(match),
  events: [...events],
  askedAt: [...askedAt],
  offeredAt,
});

/** The game of a log from where it once stood. The stand is the game's from now on. */
export function fromStand(
  game: AnyGame,
  setup: Setup,
  clock: ClockSetting | null,
  entries: readonly Entry[],
  { seq, match: snapshot, events, askedAt, offeredAt }: Stand,
): Playing {
  const record = { game: game.id, version: game.version, setup, clock, entries: entries.slice(0, seq) };
  const match = resumeMatch(game, record, snapshot);
  const asked = askedAt.map((_, seat) => questionFor(match.run, seat));
  const playing: Playing = { match, seq, events: [...events], asked, askedAt: [...askedAt], offeredAt };
  match.run.listener = (event) => playing.events.push(event);
  return playing;
}

/** Whether an answer or control that was given at step `seq` was meant for what is on the table now. */
export function isStale(playing: Playing, entry: Entry, seq: number): boolean {
  if ('answer' in entry) return playing.asked[entry.seat] !== null && seq < playing.askedAt[entry.seat];
  if (entry.control === 'accept' || entry.control === 'decline') return seq < playing.offeredAt;
  return (entry.control === 'undo' || entry.control === 'undoTurn') && seq < playing.seq;
}

export const isOver = (playing: Playing): boolean => playing.match.run.state.result !== null;

/** A question stays the same one while others answer theirs or offer a draw. */
function noteQuestions(playing: Playing): void {
  const { match, asked, askedAt, seq } = playing;
  asked.forEach((before, seat: Seat) => {
    const now = questionFor(match.run, seat);
    if (now === before) return;
    asked[seat] = now;
    askedAt[seat] = seq;
  });
}
