/**
 * Looks for a situation in which a changed game plays otherwise than the true one: from a step of some scenario on both
 * are given the same answers by chance, until somebody sees or is asked something else. What is found is a draft: what
 * ought to happen is for the rulebook to say, not for the game.
 */
import {
  type AnyGame,
  answer,
  awaited,
  below,
  copy,
  count,
  isAnswer,
  questionFor,
  type Random,
  type Run,
  resume,
  type State,
  seeded,
} from '@vigrid/kernel';
import { playScenario, readScenario, type Scenario } from '@vigrid/kernel/scenario';

export interface Difference {
  /** The number of the scenario it begins with, the title of the part, how many of its steps are played. */
  readonly scenario: number;
  readonly title: string;
  readonly steps: number;
  /** What is answered then. */
  readonly lines: readonly string[];
  /** What is so in the true game, and in the changed one. */
  readonly was: readonly string[];
  readonly now: readonly string[];
}

/** How many decisions are made by chance. */
const further = 14;

export function differenceFor(
  game: AnyGame,
  texts: readonly { readonly n: number; readonly text: string }[],
  tries: number,
  seed: string,
  turn: (on: boolean) => void,
): Difference | null {
  const chance = seeded(seed);
  for (let i = 0; i < tries; i++) {
    const { n, text } = texts[i % texts.length];
    const whole = readScenario(text);
    const parts = [whole, ...whole.again];
    const part = parts[below(chance, parts.length)];
    const steps = below(chance, part.play.length + 1);
    const found = compare(game, { ...part, play: part.play.slice(0, steps) }, chance, turn);
    turn(false);
    if (found) return { scenario: n, title: part.title, steps, ...found };
  }
  return null;
}

type Found = Pick<Difference, 'lines' | 'was' | 'now'>;

function compare(
  game: AnyGame,
  scenario: Scenario,
  chance: Random,
  turn: (on: boolean) => void,
): Found | null {
  turn(false);
  const { state } = playScenario(scenario, game);
  state.random = seeded(scenario.title);
  const before = copy(state);
  const course: { seat: number; n: number; line: string; after: string[] }[] = [];
  const run = resume(game, state);
  const first = seen(run);
  for (let i = 0; i < further && !run.state.result; i++) {
    const seats = awaited(run);
    const seat = seats[below(chance, seats.length)];
    const q = questionFor(run, seat);
    if (!q) return null;
    const n = below(chance, count(q));
    const line = q.kind === 'act' ? game.scenario.line(run.state, q.options[n]) : `${q.ask} #${n}`;
    answer(run, seat, n);
    course.push({ seat, n, line: `${String.fromCharCode(97 + seat)}: ${line}`, after: seen(run) });
  }
  turn(true);
  const lines: string[] = [];
  try {
    const other = resume(game, before as State);
    const start = unlike(first, seen(other));
    if (start) return { lines, ...start };
    for (const { seat, n, line, after } of course) {
      lines.push(line);
      const q = questionFor(other, seat);
      if (!q || !isAnswer(q, n)) return { lines, was: ['it can be answered so'], now: ['it can not'] };
      answer(other, seat, n);
      const found = unlike(after, seen(other));
      if (found) return { lines, ...found };
    }
    return null;
  } catch (error) {
    return { lines, was: ['it goes on'], now: [`it breaks down: ${error}`] };
  }
}

/** What the seats see and are asked, path by path. */
function seen({ game, state, asked }: Run): string[] {
  const paths: string[] = [];
  const walk = (value: unknown, path: string): void => {
    if (typeof value === 'object' && value !== null)
      for (const [key, one] of Object.entries(value)) walk(one, `${path}.${key}`);
    else paths.push(`${path}: ${value}`);
  };
  walk(game.view(state, null), 'spectator');
  for (const { seat } of asked) walk(game.view(state, seat), String.fromCharCode(97 + seat));
  for (const q of asked) paths.push(`asked ${q.seat} ${q.ask}: ${count(q)} answers`);
  if (state.result) paths.push(`won by ${state.result.winners} (${state.result.rule})`);
  return paths;
}

function unlike(was: readonly string[], now: readonly string[]): Pick<Found, 'was' | 'now'> | null {
  const [has, had] = [new Set(now), new Set(was)];
  const gone = was.filter((one) => !has.has(one)).slice(0, 4);
  const come = now.filter((one) => !had.has(one)).slice(0, 4);
  return gone.length + come.length === 0 ? null : { was: gone, now: come };
}
