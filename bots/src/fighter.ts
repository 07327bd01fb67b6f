/**
 * Takes the answer after which the position looks best to a quick judgement. What follows at once from an answer
 * (targets to choose, a defender to be met) is thought through with both sides doing their best; what comes after, when
 * somebody is free to choose again, is not. Where there is advice, that is taken. The opponents of the gallery think so:
 * it must not change, or measures taken before mean nothing any more.
 */
import {
  answer,
  awaited,
  below,
  branch,
  count,
  imagine,
  questionFor,
  type Random,
  type Reference,
  type Run,
  type Seat,
} from '@vigrid/kernel';

/**
 * How many answers of one question are looked at, how deep the consequences of one are followed, and about how many
 * positions are looked at in all: they are shared out among the answers, so that a card with many targets in a row does
 * not take for ever.
 */
const width = 48;
const depth = 4;
const positions = 600;

export function fight(mind: Reference, run: Run, seat: Seat, random: Random): number {
  const advice = mind.advise?.(run, seat);
  if (advice !== null && advice !== undefined) return advice;
  const others = Array.from({ length: (mind.luck ?? 1) - 1 }, () => imagine(run, seat, random));
  return best(mind, run, seat, random, depth, positions, others)?.answer ?? 0;
}

interface Choice {
  readonly answer: number;
  readonly score: number;
  /** Where it leads. */
  readonly end: Run;
  /** It hands over to the others. */
  readonly over: boolean;
}

/** `others`: the same question where hidden cards and dice may fall otherwise. */
function best(
  mind: Reference,
  run: Run,
  seat: Seat,
  random: Random,
  left: number,
  most: number,
  others: readonly Run[] = [],
): Choice | null {
  const q = questionFor(run, seat);
  if (!q) return null;
  let found: Choice | null = null;
  const answers = candidates(count(q), Math.max(1, Math.min(width, most)), random);
  for (const n of answers) {
    const share = Math.floor(most / answers.length);
    const end = settled(mind, run, seat, n, random, left, share);
    const over = handsOver(run, end, seat);
    let score = mind.judge(over ? run.state : end.state, seat);
    // What chance had a hand in may come out better or worse.
    if (!over && end.state.reveals > run.state.reveals) {
      for (const other of others)
        score += mind.judge(settled(mind, other, seat, n, random, left, share).state, seat);
      score /= 1 + others.length;
    }
    // What brings nothing might be done for ever: then rather hand over.
    if (!found || score > found.score || (score === found.score && over && !found.over))
      found = { answer: n, score, end, over };
  }
  return found;
}

/** The game when what the answer sets off has come to rest. */
function settled(
  mind: Reference,
  run: Run,
  seat: Seat,
  n: number,
  random: Random,
  left: number,
  most: number,
): Run {
  const next = branch(run);
  answer(next, seat, n);
  const [asked] = awaited(next);
  if (asked === undefined || left === 0 || isResting(next)) return next;
  return best(mind, next, asked, random, left - 1, most)?.end ?? next;
}

/** Handing over is judged as things stand: what the others gain from their turn comes whatever one does. */
const handsOver = (run: Run, end: Run, seat: Seat): boolean =>
  isResting(run) && end.asked.length > 0 && questionFor(end, seat) === null;

const isResting = (run: Run): boolean => run.asked.some((q) => run.game.scenario.resting.includes(q.ask));

/** All answers, or a fair sample where there are very many. */
function candidates(total: number, most: number, random: Random): number[] {
  if (total <= most) return Array.from({ length: total }, (_, n) => n);
  return Array.from({ length: most }, () => below(random, total));
}
