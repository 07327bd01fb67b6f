/**
 * How answers fare when each is given in the same imagined worlds and played on by the bots: the chances of everybody at
 * the table, and what comes of it in words. Only what the deciding seat may know is used.
 */
import { weigh } from '@vigrid/bots';
import {
  type AnyGame,
  imagine,
  type Random,
  type Run,
  type Scores,
  type Seat,
  type State,
  type Text,
} from '@vigrid/kernel';

/** Chances by seat, from 0 to 1; together they make one. */
export type Chances = readonly number[];

/** An answer that was tried. */
export interface Tried {
  readonly answer: number;
  /** One for each world, in the same order for all answers. */
  readonly worlds: Chances[];
  /** In how many worlds each change came about that a player would name, by its English words. */
  readonly changes: Map<string, { readonly text: Text; worlds: number }>;
}

/** A decision that is looked at: the true game before it, who decides, how many play, and the chance of what is imagined. */
export interface Moment {
  readonly run: Run;
  readonly seat: Seat;
  readonly seats: number;
  readonly random: Random;
}

/** How much is tried: playouts, and milliseconds after which no world is begun any more. */
export interface Effort {
  readonly playouts: number;
  readonly time?: number;
}

/** Tries the answers that the policy thinks best, `width` of them at most, and the one that was given. */
export function tryOut(at: Moment, given: number, width: number, effort: Effort): readonly Tried[] {
  return tried(at, (scores) => best(scores, given, width), effort);
}

/** Tries two answers against each other, `rounds` times as much as `effort` says. */
export function compare(
  at: Moment,
  pair: readonly [number, number],
  rounds: number,
  effort: Effort,
): readonly Tried[] {
  const all = pair.map((answer): Tried => ({ answer, worlds: [], changes: new Map() }));
  for (let round = 0; round < rounds; round++) {
    for (const { answer, worlds, changes } of tried(at, () => alike(pair), effort)) {
      const into = all.find((one) => one.answer === answer);
      into?.worlds.push(...worlds);
      for (const [key, { text, worlds: more }] of changes) note(into, key, text, more);
    }
  }
  return all;
}

function tried(
  { run, seat, seats, random }: Moment,
  choose: (scores: Scores) => Scores,
  effort: Effort,
): readonly Tried[] {
  const found = new Map<number, Tried>();
  const own = considering(imagine(run, seat, random), choose);
  weigh(own, seat, random, effort, undefined, (answer, before, after) => {
    const one: Tried = found.get(answer) ?? { answer, worlds: [], changes: new Map() };
    found.set(answer, one);
    one.worlds.push(chancesIn(run.game, after, seats));
    for (const text of run.game.changes?.(before, after, seat) ?? []) note(one, text.en, text, 1);
  });
  return [...found.values()];
}

function note(one: Tried | undefined, key: string, text: Text, worlds: number): void {
  const had = one?.changes.get(key);
  one?.changes.set(key, { text, worlds: (had?.worlds ?? 0) + worlds });
}

/** The same run, whose first question is answered out of those that `choose` leaves. */
function considering(run: Run, choose: (scores: Scores) => Scores): Run {
  let first = true;
  const game: AnyGame = {
    ...run.game,
    policy(g, seat) {
      const scores = run.game.policy?.(g, seat) ?? { answers: [0], scores: [0] };
      if (!first) return scores;
      first = false;
      return choose(scores);
    },
  };
  return { ...run, game };
}

function best({ answers, scores }: Scores, given: number, width: number): Scores {
  const sorted = answers.toSorted((a, b) => scores[answers.indexOf(b)] - scores[answers.indexOf(a)]);
  return alike([...new Set([...sorted.slice(0, width), given])]);
}

/** All worth a try, the first a little more. */
const alike = (answers: readonly number[]): Scores => ({ answers, scores: answers.map((_, i) => -i / 100) });

/**
 * How much more, or less, a judgement means than it says: the power under which it told best who won, in games of
 * `level3` against itself (30 to 150 of each number of players), rounded. What is learned says a chance as it is.
 */
const sharpness: Readonly<Record<string, number>> = { berserk: 2, heroes: 0.6, valhalla: 4 };

/** What a state looks like for everybody, as shares of one. */
export function chancesIn(game: AnyGame, state: State, seats: number): Chances {
  const { result } = state;
  const power = sharpness[game.id] ?? 1;
  const worth = Array.from({ length: seats }, (_, seat) =>
    result
      ? Number(result.winners.length === 0 || result.winners.includes(seat))
      : ((1 + game.judge(state, seat)) / 2) ** power,
  );
  const sum = worth.reduce((all, one) => all + one, 0);
  return worth.map((one) => (sum > 0 ? one / sum : 1 / seats));
}
