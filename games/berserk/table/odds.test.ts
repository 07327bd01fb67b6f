import {
  answer,
  awaited,
  below,
  branch,
  count,
  encode,
  type Question,
  questionFor,
  type Random,
  readSettings,
  seeded,
  start,
} from '@vigrid/kernel';
import { playScenario, readScenario } from '@vigrid/kernel/scenario';
import { describe, expect, test } from 'vitest';
import type { BerserkAct } from '../acts.ts';
import { readyDecks } from '../decks/ready.ts';
import { berserk } from '../index.ts';
import { cardOf, type G } from '../state.ts';
import { preview } from './preview.ts';
import type { Odds, OddsPreview } from './view.ts';

/** An attack that may be declared, and where. */
interface Attack {
  readonly run: G;
  readonly seat: number;
  readonly act: BerserkAct;
  /** Its answer. */
  readonly n: number;
}

const ids = readyDecks.map(({ id }) => id);

/** A game with ready or random decks, of either edition. */
function game(i: number): G {
  const decks = i % 3 === 0 ? ['random', 'random'] : [ids[i % ids.length], ids[(i * 7 + 3) % ids.length]];
  const read = readSettings(berserk, { decks, edition: i % 4 === 3 ? '2009' : '2012' }, 2);
  if ('problems' in read) throw new Error(read.problems[0].text.en);
  return start(berserk, { seats: 2, seed: `odds ${i}`, options: read.options });
}

/** Attacks that come up while a game is played by chance. */
function* attacksIn(i: number, most: number): Generator<Attack> {
  const run = game(i);
  const random = seeded(`odds ${i}`);
  for (let step = 0, found = 0; step < 600 && found < most; step++) {
    const [seat] = awaited(run);
    const q = seat === undefined ? null : questionFor(run, seat);
    if (seat === undefined || !q) return;
    const acts = attacksOf(q);
    if (acts.length > 0 && below(random, 3) === 0) {
      found++;
      const act = acts[below(random, acts.length)];
      yield { run, seat, act, n: encode(q, act.do === 'aim' ? [targetOf(act)] : act) ?? -1 };
    }
    answer(run, seat, anyAnswer(q, random));
  }
}

/** Strikes; the targets of shots and the like. */
function attacksOf(q: Question<BerserkAct>): readonly BerserkAct[] {
  if (q.kind === 'act' && q.ask === 'choice') return q.options.filter((act) => act.do === 'strike');
  if (q.kind !== 'cards' || q.ask !== 'target' || q.min !== 1 || q.max !== 1) return [];
  return q.from.map((target) => ({ do: 'aim', target }));
}

const targetOf = (act: BerserkAct): number => ('target' in act ? Number(act.target) : -1);

function anyAnswer(q: Question<BerserkAct>, random: Random): number {
  const suggested = q.kind === 'act' ? q.options.findIndex((act) => act.do === 'suggest') : -1;
  return suggested >= 0 ? suggested : below(random, count(q));
}

const oddsOf = ({ run, seat, act }: Attack): Odds | null => preview(run, seat, act)[0]?.odds ?? null;

interface Outcome {
  grade: unknown;
  answer: unknown;
  kills: boolean;
  dies: boolean;
  /** Of the target by the attacker; null for none. */
  wounds: number | null;
}

/** What comes of the attack when these dice fall and nobody responds or weakens it. */
function struck({ run, seat, n }: Attack, { by, against }: Odds, dice: readonly number[]): Outcome {
  const played = branch(run);
  const { state } = played;
  const seen: Outcome = { grade: 'none', answer: 'none', kills: false, dies: false, wounds: null };
  const wounds = () => state.pieces[against]?.wounds ?? 0;
  let before = wounds();
  let item = -1;
  played.listener = (event) => {
    if (event.kind === 'declared' && item < 0) item = state.stack.at(-1)?.id ?? -1;
    if (state.random.script?.length === 0) state.random.script = null;
    if (event.kind === 'graded' && seen.grade === 'none')
      Object.assign(seen, { grade: event.grade, answer: event.answer ?? -1 });
    if (event.kind === 'struck' && !event.answering) before = wounds();
    if (event.kind === 'wounded' && wounds() > before && state.pieces[against])
      seen.wounds ??= wounds() - before;
    if (event.kind !== 'died') return;
    seen.kills ||= state.pieces[against] === null;
    seen.dies ||= state.pieces[by] === null;
  };
  state.random.script = [...dice];
  answer(played, seat, n);
  for (let i = 0; i < 20 && !state.result; i++) {
    const [next] = awaited(played);
    const q = next === undefined ? null : questionFor(played, next);
    if (next === undefined || !q || !state.stack.some(({ id }) => id === item)) break;
    const passes =
      q.kind === 'act'
        ? q.options.findIndex(({ do: what }) => ['pass', 'leave', 'decline'].includes(what))
        : 0;
    answer(played, next, Math.max(0, passes));
  }
  return seen;
}

describe('the odds of an attack', () => {
  test('are what the dice then do, fall by fall, unless it sets features off', () => {
    let compared = 0;
    for (let i = 0; i < 12; i++) {
      for (const attack of attacksIn(i, 4)) {
        const odds = oddsOf(attack);
        if (!odds || odds.setsOff.length > 0) continue;
        expect(odds.falls).toHaveLength(odds.fight ? 36 : 6);
        for (const [at, { grade, answer: back, kills, dies }] of odds.falls.entries()) {
          const dice = odds.fight ? [Math.floor(at / 6) + 1, (at % 6) + 1] : [at + 1];
          const happened = struck(attack, odds, dice);
          const told = { grade, answer: back, kills, dies };
          expect(happened, `${i}: ${JSON.stringify(attack.act)} with ${dice}`).toMatchObject(told);
          if (happened.wounds !== null) expect(happened.wounds).toBe(odds.strength[grade]);
        }
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(25);
  });

  test('count every fall once', () => {
    for (const { run, seat, act } of attacksIn(1, 6)) {
      for (const { odds, cards, rule, never } of preview(run, seat, act)) {
        expect(cards.length).toBeGreaterThan(0);
        expect(berserk.rulebook.rules).toHaveProperty([rule]);
        if (never || !odds) continue;
        const grades = [-1, 0, 1, 2].map((grade) => odds.falls.filter((fall) => fall.grade === grade).length);
        expect(grades.reduce((a, b) => a + b)).toBe(odds.falls.length);
        expect(grades[0]).toBe(odds.missed);
        expect(odds.kills).toBeLessThanOrEqual(odds.falls.length - odds.missed);
      }
    }
  });
});

describe('what an attack sets off', () => {
  /** The cases of a strike by the first player's Nomad at the first of these cards. */
  function cases(first: string, ...others: string[]): { run: G; cases: OddsPreview[] } {
    const squad = [first, ...others].map((name, i) => `{ card: ${name}, cell: "${['C', 'D'][i]}1'" }`);
    const text = `title: Odds\nrule: B12-514.2\ngame: berserk\nposition:\n  a: { squad: [Nomad C1] }\n  b: { squad: [${squad.join(', ')}] }\nplay: []\n`;
    const run = playScenario(readScenario(text), berserk);
    const q = questionFor(run, 0);
    const act = q?.kind === 'act' ? q.options.find((one) => one.do === 'strike') : undefined;
    if (!act) throw new Error('Nobody can strike.');
    return { run, cases: preview(run, 0, act) };
  }

  const setOff = ({ run, cases: all }: ReturnType<typeof cases>): string[][] =>
    all.map(({ odds }) => [...new Set((odds?.setsOff ?? []).map(({ card }) => cardOf(run.state, card).en))]);

  test('is named: who wounds whoever strikes it, who is gone before the strike lands', () => {
    expect(setOff(cases('Slime'))).toEqual([['Slime']]);
    expect(setOff(cases('Children of the Mire'))).toEqual([['Children of the Mire']]);
    expect(setOff(cases('Nomad'))).toEqual([[]]);
    // With what the feature says, so that nobody has to guess which one.
    expect(cases('Slime').cases[0].text.en).toMatch(
      /Features not counted: Slime \(on a close strike.+; on a simple strike.+\)\.$/,
    );
  });

  test('is told for each who may step in', () => {
    expect(setOff(cases('Nomad', 'Slime'))).toEqual([[], ['Slime']]);
    expect(setOff(cases('Slime', 'Nomad'))).toEqual([['Slime'], []]);
  });
});

describe('what an answer brings for sure', () => {
  const at = (position: string, random: string, play: string) =>
    playScenario(
      readScenario(
        `title: Outcome\nrule: B12-514.4\ngame: berserk\nposition:\n${position}\nrandom: ${random}\nplay:\n${play}`,
      ),
      berserk,
    );

  test('both wounds of a strike are told before it is weakened, or not', () => {
    const run = at(
      '  a: { squad: [Nomad C1] }\n  b: { squad: ["Boar Rider C1\'"] }',
      '[5, 3]',
      '  - a: strike Nomad > Boar Rider\n',
    );
    expect(questionFor(run, 0)?.ask).toBe('weaken');
    const [[yes], [no]] = [1, 0].map((mode) => preview(run, 0, { do: 'mode', mode }));
    expect(yes.text.en).toMatch(/^Boar Rider receives \d wounds?, \d+ lives left\.( Nomad closes\.)?$/);
    expect(no.text.en).toContain('Nomad receives');
    expect(no.text.en).toContain('Boar Rider receives');
  });
});
