/**
 * Plans over worlds imagined from what the seat may know. The answers that the policy thinks best are each tried in the
 * same worlds with the same luck, played on by the policy to the horizon and judged there; the worse half is dropped,
 * and the rest is tried in more worlds. The policy's own choice stands unless another is found to be better.
 */
import {
  answer,
  awaited,
  below,
  branch,
  imagine,
  questionFor,
  type Random,
  type Run,
  type Scores,
  type Seat,
  type State,
} from '@vigrid/kernel';

/** How much is thought about a decision: so many playouts, so many milliseconds, or whatever is used up first. */
export type Budget =
  | { readonly playouts: number; readonly time?: number }
  | { readonly playouts?: number; readonly time: number };

/** An answer that was looked at. */
export interface Weighed {
  readonly answer: number;
  /** What the policy says of it. */
  readonly prior: number;
  /** How the worlds looked in which it was given, from -1 to 1, and how many they were. */
  readonly mean: number;
  readonly worlds: number;
}

/** How many answers are tried, how far behind the best one they may be, and how many worlds make a round. */
const width = 12;
const margin = 5;
const round = 2;
const mostWorlds = 64;
/** Turns or rounds that are played on where a game does not say, and decisions at most. */
const usual = 1;
/** Where a game does not say (`Game.doubt`). */
const usualDoubt = 0.1;
const longest = 400;

/** The answers worth a thought, the best first, with how they fared. */
export function weigh(
  run: Run,
  seat: Seat,
  random: Random,
  budget: Budget,
  isStopped: () => boolean = never,
  told?: (answer: number, before: State, after: State) => void,
): readonly Weighed[] {
  const scores = run.game.policy?.(run, seat);
  if (!scores) return [];
  const tried = candidates(scores);
  const began = performance.now();
  const { playouts = Number.POSITIVE_INFINITY, time = Number.POSITIVE_INFINITY } = budget;
  const spent = (): boolean =>
    played >= playouts ||
    isStopped() ||
    (time < Number.POSITIVE_INFINITY && performance.now() - began >= time);
  let played = 0;
  let left = tried;
  while (left.length > 1 && !spent()) {
    // As many worlds in each round as leave something for the rounds to come.
    const rounds = Math.ceil(Math.log2(left.length));
    const worlds = Math.max(
      round,
      Math.min(mostWorlds, Math.floor((playouts - played) / rounds / left.length)),
    );
    for (let i = 0; i < worlds && !spent(); i++) {
      const world = imagine(run, seat, random);
      const minds = mindsOf(world, seat, random);
      for (const one of left) {
        const end = playout(world, seat, one.answer, minds, random.words.slice());
        one.values.push(run.game.judge(end, seat));
        told?.(one.answer, world.state, end);
        played++;
      }
    }
    left = left.toSorted((a, b) => value(b) - value(a)).slice(0, Math.ceil(left.length / 2));
  }
  return ranked(tried, left, run.game.doubt ?? usualDoubt).map((one) => ({
    answer: one.answer,
    prior: one.prior,
    mean: mean(one.values),
    worlds: one.values.length,
  }));
}

export function plan(
  run: Run,
  seat: Seat,
  random: Random,
  budget: Budget,
  isStopped?: () => boolean,
): number {
  return weigh(run, seat, random, budget, isStopped)[0]?.answer ?? 0;
}

const never = () => false;

interface Candidate {
  readonly answer: number;
  readonly prior: number;
  readonly values: number[];
}

function candidates({ answers, scores }: Scores): Candidate[] {
  const all = answers.map((n, i) => ({ answer: n, prior: scores[i], values: [] }));
  all.sort((a, b) => b.prior - a.prior || a.answer - b.answer);
  const best = all[0]?.prior ?? 0;
  return all.filter(({ prior }, i) => i < width && (i === 0 || prior > best - margin));
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, one) => sum + one, 0) / values.length;

/** How an answer fared, and a little of what was thought of it before, which counts less the more is known. */
const value = ({ values, prior }: Candidate): number =>
  mean(values) + (0.02 * Math.tanh(prior)) / Math.sqrt(1 + values.length);

/**
 * Those that lasted, the best first, then the others. The policy's choice is given up only for one that was better by
 * more than luck may explain.
 */
function ranked(
  tried: readonly Candidate[],
  left: readonly Candidate[],
  doubt: number,
): readonly Candidate[] {
  const sorted = tried.toSorted(
    (a, b) =>
      Number(left.includes(b)) - Number(left.includes(a)) ||
      b.values.length - a.values.length ||
      value(b) - value(a),
  );
  const [own] = tried;
  const [first] = sorted;
  if (!own || first === own || surer(first, own, doubt)) return sorted;
  return [own, ...sorted.filter((one) => one !== own)];
}

/** Better in the worlds that both were tried in, by more than so many of the errors that chance makes there. */
function surer(one: Candidate, other: Candidate, doubt: number): boolean {
  const both = Math.min(one.values.length, other.values.length);
  if (both === 0) return false;
  const differences = Array.from({ length: both }, (_, i) => one.values[i] - other.values[i]);
  const by = mean(differences);
  const spread = Math.sqrt(mean(differences.map((d) => (d - by) ** 2)) / both);
  return by > doubt * spread;
}

/** How sure of itself each seat is taken to be: nobody knows how the others think. 0 takes the best, more tries others. */
type Minds = readonly number[];

const temperatures = [0, 0, 0.1, 0.3] as const;

function mindsOf({ asked, game, state }: Run, seat: Seat, random: Random): Minds {
  const seats = Math.max(game.seats.max, seat + 1, ...asked.map((q) => q.seat + 1));
  return Array.from({ length: seats }, (_, of) =>
    of === seat || state.result ? 0 : temperatures[below(random, temperatures.length)],
  );
}

/** Where the answer leads when it is played on to the horizon; the same luck for all answers of a world. */
function playout(world: Run, seat: Seat, n: number, minds: Minds, words: number[]): State {
  const run = branch(world);
  const chance: Random = { words, script: null };
  const { game } = run;
  const end = (game.horizon?.(run.state) ?? 0) + (game.ahead ?? usual);
  answer(run, seat, n);
  for (let i = 0; i < longest; i++) {
    const [asked] = awaited(run);
    if (asked === undefined || (game.horizon?.(run.state) ?? 0) >= end) break;
    answer(run, asked, drawn(run, asked, minds[asked] ?? 0, chance));
  }
  return run.state;
}

/** What a player of this temperature answers. */
export function drawn(run: Run, seat: Seat, temperature: number, chance: Random): number {
  const scores = run.game.policy?.(run, seat);
  if (!scores || scores.answers.length === 0) {
    if (!questionFor(run, seat)) throw new Error(`Seat ${seat} is not asked anything.`);
    return 0;
  }
  let at = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < scores.scores.length; i++) {
    // The greatest of scores with such a noise is drawn by their softmax.
    const noise =
      temperature === 0 ? 0 : -temperature * Math.log(-Math.log((below(chance, 65535) + 1) / 65537));
    const score = scores.scores[i] + noise;
    if (score > most) {
      most = score;
      at = i;
    }
  }
  return scores.answers[at];
}
