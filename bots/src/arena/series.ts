/** A series of games between bots: which is played how, and what came of it. */
import {
  type AnyGame,
  answer,
  awaited,
  count,
  type Entry,
  isAnswer,
  questionFor,
  type Random,
  type Run,
  type Seat,
  saveRecord,
  seeded,
  start,
} from '@vigrid/kernel';
import { type Bot, think } from '../index.ts';

/** What the games of a series share. */
export interface Deals {
  readonly seed: string;
  /** As the game has read them; several are taken in turn, the same for games that share a seed. */
  readonly options: readonly unknown[];
  /** Positions are told as well, for learning. */
  readonly learns?: boolean;
}

/** What came of the game of a number. */
export interface Outcome {
  readonly number: number;
  /** Answers that were a choice. */
  readonly decisions: number;
  /** The places of the winners among the bots of the series; null if the game did not end. */
  readonly winners: readonly number[] | null;
  readonly fault: Fault | null;
  /** By place among the bots of the series: what each choice took, in milliseconds. */
  readonly took: readonly (readonly number[])[];
  /** The positions in which turns or rounds began, where they were asked for. */
  readonly positions?: readonly Position[];
}

/** A position as figures: those of each place among the bots of the series, and how far the game had come. */
export interface Position {
  readonly figures: readonly (readonly number[])[];
  readonly stage: readonly number[];
}

/** Why a game broke off. */
export interface Fault {
  readonly text: string;
  /** The place of the bot whose answer was none; null where the game itself broke. */
  readonly by: number | null;
  /** The game up to the fault, as it is saved. */
  readonly record: string;
}

/**
 * Plays the game of a number. As many games as there are seats share a seed, and in each of them everybody sits one
 * seat further on, so that nobody wins by the luck of the deal. `most` is far more than any game takes; `clock` gives
 * the milliseconds that choices are timed by.
 */
export function playNumber(
  game: AnyGame,
  players: readonly Bot[],
  deals: Deals,
  number: number,
  { most = 20_000, clock = () => performance.now() } = {},
): Outcome {
  const seats = players.length;
  const deal = Math.floor(number / seats);
  const options = deals.options[deal % deals.options.length];
  const setup = { seats, seed: `${deals.seed} ${deal}`, options };
  const placeAt = (seat: Seat): number => (seat + number) % seats;
  const random = seeded(`${deals.seed} ${number} bots`);
  const entries: Entry[] = [];
  const took: number[][] = players.map(() => []);
  const positions: Position[] | undefined = deals.learns ? [] : undefined;
  let time = 0;
  let decisions = 0;
  let by: number | null = null;
  try {
    const run = start(game, setup);
    for (const seat of turns(run)) {
      if (entries.length >= most) throw new Error(`the game has not ended after ${most} decisions`);
      const now = game.horizon?.(run.state) ?? 0;
      if (positions && now > time) positions.push(described(run, seats, placeAt));
      time = now;
      const began = clock();
      by = placeAt(seat);
      const entry = decide(players[by], run, seat, random);
      if (entry.choices > 1) {
        decisions++;
        took[by].push(clock() - began);
      }
      by = null;
      entries.push({ seat, answer: entry.answer });
      answer(run, seat, entry.answer);
    }
    const winners = run.state.result?.winners.map(placeAt) ?? [];
    return { number, decisions, winners, fault: null, took, ...(positions && { positions }) };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    const { id, version } = game;
    const record = saveRecord({ game: id, version, setup, clock: null, entries });
    return { number, decisions, winners: null, fault: { text, by, record }, took };
  }
}

/** The seats in the order in which they are asked, until the game is over. */
function* turns(run: Run): Generator<Seat> {
  for (let [seat] = awaited(run); seat !== undefined; [seat] = awaited(run)) yield seat;
}

function decide(bot: Bot, run: Run, seat: Seat, random: Random): { answer: number; choices: number } {
  const q = questionFor(run, seat);
  if (!q) throw new Error(`seat ${seat} is awaited but not asked`);
  const n = think(bot, run, seat, random);
  const choices = count(q);
  if (!isAnswer(q, n))
    throw new Error(`the ${bot.level} bot gave ${n} to "${q.ask}", which has ${choices} answers`);
  return { answer: n, choices };
}

function described(
  { game: { learning }, state }: Run,
  seats: number,
  placeAt: (seat: Seat) => number,
): Position {
  if (!learning) return { figures: [], stage: [] };
  const figures: number[][] = [];
  for (let seat = 0; seat < seats; seat++) {
    const into = new Float64Array(learning.figures.length);
    learning.describe(state, seat, into);
    figures[placeAt(seat)] = Array.from(into, (value) => Math.round(1000 * value) / 1000);
  }
  return { figures, stage: learning.stage(state) };
}
