import { playScenario, readScenario } from '@vigrid/kernel/scenario';
import { describe, expect, test } from 'vitest';
import { patternOf } from '../cards/catalogue.ts';
import type { Arms } from '../cards/types.ts';
import valhalla from '../index.ts';
import { beforeRoll, plan, strengths } from '../odds.ts';

/** Chance to arm one warrior with so many dice and all the re-rolls they pay for. */
function chance(arms: Arms, dice: number, fourEqual = false): number {
  const utility = strengths([{ pattern: patternOf(arms), worth: 1 }], dice, fourEqual);
  return beforeRoll(plan(utility, dice), dice);
}

describe('the chance to arm one warrior, as the design of the cards counts it', () => {
  const cases: readonly (readonly [string, Arms, number, number])[] = [
    ['one symbol', ['axe'], 0.98, 0.94],
    ['two named', ['axe', 'bow'], 0.9, 0.76],
    ['two equal named', ['axe', 'axe'], 0.8, 0.61],
    ['three named', ['axe', 'bow', 'sword'], 0.71, 0.45],
    ['any two', { any: 2 }, 1, 1],
    ['three equal', { equal: 3 }, 0.76, 0.48],
    ['two pairs', { pairs: 2 }, 0.67, 0.29],
    ['four different', { different: 4 }, 0.8, 0.46],
  ];
  test.each(cases)('%s', (_name, arms, six, five) => {
    expect(chance(arms, 6)).toBeCloseTo(six, 1);
    expect(chance(arms, 5)).toBeCloseTo(five, 1);
  });
});

test('an act in battle is shown with its chance, from what everybody sees', () => {
  const run = playScenario(
    readScenario(`
title: A battle
rule: V-8.2
game: valhalla
random: [1, 1, 2, 3, 6, 6]
position:
  a: { squad: [Bera, Bersi], hand: [Rage +2] }
  b: { squad: [Birna] }
play:
  - a: attack b
`),
    valhalla,
  );
  const tag = (line: string) =>
    valhalla.preview?.(run, 0, valhalla.scenario.act(run.state, 0, line))[0]?.tag?.en;
  expect(tag('stop')).toBe('0%');
  expect(tag('arm Bera')).toBe('100%');
  expect(tag('reroll')).toMatch(/^\d+%$/);
  expect(valhalla.preview?.(run, 1, { do: 'stop' })).toEqual([]);
});
