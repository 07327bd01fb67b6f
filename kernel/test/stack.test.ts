/**
 * The hardest pattern of the four games in small, to prove that it needs nothing but frames and data: a stack with
 * priority and responses, a die as an object of the stack, replacement effects, payment after execution.
 */
import { describe, expect, test } from 'vitest';
import {
  type ActQuestion,
  again,
  answer,
  asks,
  awaited,
  type Frame,
  finish,
  flow,
  leave,
  push,
  type Run,
  resume,
  rollDie,
  type Seat,
} from '../src/index.ts';
import { blank, type Micro, machine } from './micro.ts';

/** Declared and not yet executed. */
interface Declared {
  kind: 'strike' | 'roll' | 'reroll';
  seat: Seat;
  value: number;
}

interface Battle extends Micro {
  stack: Declared[];
  closed: boolean;
  /** Will be closed as payment, so nothing else may be paid with it. */
  committed: boolean;
}

type G = Run<Battle>;

interface PriorityFrame extends Frame {
  holder: Seat;
  passes: number;
}

interface WoundFrame extends Frame {
  amount: number;
  /** Replacements already used on this effect. */
  applied: string[];
}

const main = flow<G, Frame>({
  declare(g) {
    g.state.stack.push({ kind: 'strike', seat: 0, value: 0 });
    g.state.committed = true;
    g.state.diary.push('declared');
    push(g, { kind: 'ability', step: 0 });
  },
  end(g) {
    finish(g, { winners: [0], rule: 'TY-9' });
  },
});

const ability = flow<G, Frame>({
  preliminary: priority,
  roll(g) {
    g.state.stack.push({ kind: 'roll', seat: 0, value: rollDie(g, 6) });
    priority(g);
  },
  effect(g) {
    const roll = g.state.stack.pop();
    g.state.stack.pop();
    push<WoundFrame>(g, { kind: 'wound', step: 0, amount: roll?.value ?? 0, applied: [] });
  },
  ending(g) {
    g.state.closed = true;
    g.state.committed = false;
    g.state.diary.push('paid');
  },
});

/** Two passes in succession execute a response, or leave the window if the object it is about is on top. */
const window = flow<G, PriorityFrame>({
  hold: asks(
    (g: G, f: PriorityFrame): ActQuestion => {
      const roll = g.state.stack.at(-1)?.kind === 'roll';
      const options = roll && f.holder === 1 ? [{ do: 'pass' }, { do: 'reroll' }] : [{ do: 'pass' }];
      return { kind: 'act', seat: f.holder, ask: 'priority', rule: 'TY-4', options };
    },
    (g, f, act) => {
      const { stack } = g.state;
      again(f);
      if (act.do === 'reroll') {
        stack.push({ kind: 'reroll', seat: f.holder, value: 0 });
        f.passes = 0;
        return;
      }
      f.passes++;
      f.holder = 1 - f.holder;
      if (f.passes < 2) return;
      if (stack.at(-1)?.kind !== 'reroll') {
        leave(g, f);
        return;
      }
      stack.pop();
      const roll = stack.at(-1);
      if (roll) roll.value = rollDie(g, 6);
      g.state.diary.push(`rerolled ${roll?.value}`);
      f.passes = 0;
      f.holder = 0;
    },
  ),
});

const replacements: Readonly<Record<string, (amount: number) => number>> = {
  halve: (amount) => Math.floor(amount / 2),
  soften: (amount) => amount - 1,
};

const wound = flow<G, WoundFrame>({
  replace: asks(
    (_g: G, f: WoundFrame): ActQuestion | null => {
      const left = Object.keys(replacements).filter((name) => !f.applied.includes(name));
      const options = left.map((name) => ({ do: name }));
      return left.length > 0 ? { kind: 'act', seat: 1, ask: 'replace', rule: 'TY-4', options } : null;
    },
    (_g, f, act) => {
      f.applied.push(act.do);
      f.amount = replacements[act.do](f.amount);
      again(f);
    },
  ),
  apply(g, f) {
    g.state.diary.push(`${g.state.closed ? 'closed' : 'open'}, wounds ${f.amount}`);
  },
});

const begin = (): Battle => ({
  ...blank(),
  random: { words: [1, 2, 3, 4], script: [2, 5] },
  stack: [],
  closed: false,
  committed: false,
});

const game = machine({ main, ability, priority: window, wound }, begin);

/** Plays the acts given by name; the state goes through text before each of them. */
function playOut(acts: readonly string[]): Battle {
  let run = resume(game, begin());
  for (const name of acts) {
    run = resume(game, JSON.parse(JSON.stringify(run.state)));
    const [seat] = awaited(run);
    const [q] = run.asked;
    answer(run, seat, q.kind === 'act' ? q.options.findIndex((option) => option.do === name) : -1);
  }
  return run.state;
}

describe('a stack with priority', () => {
  test('executes what was declared last first, and is paid for after it was executed', () => {
    const { diary, closed, stack } = playOut(['reroll', 'pass', 'halve']);
    expect(diary).toEqual(['declared', 'rerolled 5', 'open, wounds 1', 'paid']);
    expect({ closed, stack }).toEqual({ closed: true, stack: [] });
  });

  test('lets the one who is hit choose among replacements, each of them once', () => {
    // 5 becomes 4, then 2; the other way round it would be 1.
    expect(playOut(['reroll', 'pass', 'soften']).diary).toContain('open, wounds 2');
  });

  test('does not ask whoever can only pass', () => {
    const run = resume(game, begin());
    expect(run.asked.map(({ seat, ask }) => [seat, ask])).toEqual([[1, 'priority']]);
    expect(run.state.frames.map(({ kind }) => kind)).toEqual(['main', 'ability', 'priority']);
    expect(run.state.stack.map(({ kind, value }) => [kind, value])).toEqual([
      ['strike', 0],
      ['roll', 2],
    ]);
    expect(run.state.committed).toBe(true);
  });
});

function priority(g: G): void {
  push<PriorityFrame>(g, { kind: 'priority', step: 0, holder: 0, passes: 0 });
}
