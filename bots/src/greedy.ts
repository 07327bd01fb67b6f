/**
 * Takes the answer after which the position looks best to the game's own quick judgement. What follows at once from an
 * answer (targets to choose, a defender to be met) is thought through with both sides doing their best; what comes
 * after, when somebody is free to choose again, is not.
 */
import {
  answer,
  awaited,
  below,
  branch,
  count,
  questionFor,
  type Random,
  type Run,
  type Seat,
} from '@vigrid/kernel';
import type { Bot } from './index.ts';

/** How many answers of one question are looked at, and how deep the consequences of one are followed. */
const width = 48;
const depth = 4;

export const greedy: Bot = {
  level: 'greedy',
  choose(run, seat, random) {
    return best(run, seat, random, depth).answer;
  },
};

interface Choice {
  answer: number;
  score: number;
}

function best(run: Run, seat: Seat, random: Random, left: number): Choice {
  const q = questionFor(run, seat);
  if (!q) return { answer: 0, score: run.game.judge(run.state, seat) };
  let found: Choice | null = null;
  for (const n of candidates(count(q), random)) {
    const score = outcome(run, seat, n, random, left);
    if (!found || score > found.score) found = { answer: n, score };
  }
  return found ?? { answer: 0, score: 0 };
}

/** How the position looks to the seat when what its answer sets off has come to rest. */
function outcome(run: Run, seat: Seat, n: number, random: Random, left: number): number {
  const { game } = run;
  const next = branch(run);
  const wasResting = resting(run);
  answer(next, seat, n);
  for (let steps = left; steps > 0 && next.asked.length > 0 && !resting(next); steps--) {
    const [asked] = awaited(next);
    answer(next, asked, best(next, asked, random, steps - 1).answer);
  }
  // Handing over is judged as things stand: what the others gain from their turn comes whatever one does.
  const handedOver = wasResting && next.asked.length > 0 && questionFor(next, seat) === null;
  return game.judge(handedOver ? run.state : next.state, seat);
}

const resting = (run: Run): boolean => run.asked.some((q) => run.game.scenario.resting.includes(q.ask));

/** All answers, or a fair sample where there are very many. */
function candidates(total: number, random: Random): number[] {
  if (total <= width) return Array.from({ length: total }, (_, n) => n);
  return Array.from({ length: width }, () => below(random, total));
}
