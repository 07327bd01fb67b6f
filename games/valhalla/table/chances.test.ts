import { playScenario, readScenario } from '@vigrid/kernel/scenario';
import { expect, test } from 'vitest';
import { patternOf } from '../cards/catalogue.ts';
import type { Arms } from '../cards/types.ts';
import { patternAt, waysToArm } from '../flow/weapon-dice.ts';
import valhalla from '../index.ts';
import { beforeRoll, plan, strengths } from '../odds.ts';
import { bit, type Fighter, type G, type Valhalla } from '../state.ts';
import { strengthOf } from '../strength.ts';
import { attackChance } from './chances.ts';

const played = (position: string, play = ''): G =>
  playScenario(
    readScenario(
      `title: Chances\nrule: V-8.3\ngame: valhalla\nrandom: [1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 6]\n${position}\n${play}`,
    ),
    valhalla,
  );

const tag = (run: G, seat: number, line: string) =>
  valhalla.preview?.(run, seat, valhalla.scenario.act(run.state, seat, line))[0]?.tag?.en;

/** Each has strength 3: Bera for an axe, Bersi for a sword, Birna for a spear. */
const position = `
position:
  a: { squad: [Bera] }
  b: { squad: [Bersi, Birna], hand: [Rage +2] }`;

/** The defence by trying everything: every payment, every choice of dice, every roll. */
function bruteForce(s: Valhalla, f: Fighter, faces: readonly number[], need: number): number {
  const known = new Map<string, number>();
  const wins = (of: readonly number[], armed: number): boolean => {
    const now: Fighter = { ...f, armed, faces: [...of], on: of.map(() => -1), sort: of.map(() => 0) };
    const b = s.battle;
    if (!b) throw new Error('There is a battle.');
    if (strengthOf(s, { ...b, fighters: [b.fighters[0], now] }, now) > need) return true;
    return [0, 1, 2, 3].some(
      (place) =>
        s.sides[f.seat].squad[place] >= 0 &&
        !bit(armed, place) &&
        waysToArm(now, patternAt(s, now, place), true).some((way) =>
          wins(
            of.map((face, slot) => (way.includes(slot) ? 0 : face)),
            armed | (1 << place),
          ),
        ),
    );
  };
  const rolls = (kept: readonly number[], more: number): number =>
    more === 0
      ? value(kept)
      : [1, 2, 3, 4, 5, 6].reduce((sum, face) => sum + rolls([...kept, face], more - 1), 0) / 6;
  const value = (given: readonly number[]): number => {
    const of = given.toSorted();
    const had = known.get(of.join());
    if (had !== undefined) return had;
    let best = wins(of, f.armed) ? 1 : 0;
    for (let paid = 0; paid < of.length; paid++) {
      const left = of.toSpliced(paid, 1);
      for (let set = 1; set < 1 << left.length; set++) {
        const kept = left.filter((_, i) => !bit(set, i));
        best = Math.max(best, rolls(kept, left.length - kept.length));
      }
    }
    known.set(of.join(), best);
    return best;
  };
  return value(faces);
}

test('the chance of a re-roll is what trying everything gives', () => {
  const run = played(position, 'play:\n  - a: attack b\n  - a: arm Bera\n  - a: stop');
  const [attacker, defender] = run.state.battle?.fighters ?? [];
  for (const faces of [
    [6, 6, 6, 6],
    [1, 6, 6, 6],
    [2, 3, 4, 5],
    [1, 2, 6],
  ]) {
    defender.faces = faces;
    defender.on = faces.map(() => -1);
    defender.sort = faces.map(() => 0);
    const chance = bruteForce(run.state, defender, faces, attacker.strength);
    if (chance === 1) continue;
    expect(tag(run, 1, 'reroll'), faces.join()).toBe(`${Math.round(100 * chance)}%`);
  }
});

test('an attack wins if Bera is armed and not both defenders are; the last viking is attacked with more dice', () => {
  const { state } = played(position, 'play:\n  - expect: { pool: 3 }');
  const armed = (arms: Arms, dice: number) =>
    beforeRoll(plan(strengths([{ pattern: patternOf(arms), worth: 1 }], dice, true), dice), dice);
  const holds = 1 - armed(['sword', 'spear'], 6);
  expect(attackChance(state, 0, 1)).toBeCloseTo(armed(['axe'], 6) * holds, 9);
  state.titles = [{ holder: 1, level: 5 }];
  expect(attackChance(state, 0, 1)).toBeCloseTo(armed(['axe'], 9) * holds, 9);
});

test('Torstein with three armed silences the defender’s jarl, and the chance counts that', () => {
  const run = played(
    `position:
  a: { jarl: Torstein, squad: [Bera, Bersi, Birna] }
  b: { jarl: Sigvard, squad: [Thorbjorn] }`,
    'play:\n  - a: attack b\n  - a: arm Bera\n  - a: arm Bersi',
  );
  // Thorbjorn has 9 and Sigvard adds 1: against 9 they hold only while Sigvard is in force.
  const [attacker] = run.state.battle?.fighters ?? [];
  attacker.faces[4] = 3;
  const held = tag(run, 0, 'stop');
  expect(held).toMatch(/^[1-9]\d?%$/);
  attacker.armed |= 4;
  expect(tag(run, 0, 'stop')).toBe('100%');
  run.state.sides[0].jarl = run.state.sides[1].jarl;
  expect(tag(run, 0, 'stop')).toBe(held);
});
