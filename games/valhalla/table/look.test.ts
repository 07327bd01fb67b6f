import { answer, awaited, below, count, questionFor, seeded, start } from '@vigrid/kernel';
import { playScenario, readScenario } from '@vigrid/kernel/scenario';
import { expect, test } from 'vitest';
import { cards } from '../cards/catalogue.ts';
import { valhalla } from '../index.ts';
import { readOptions } from '../settings.ts';
import { view } from './look.ts';

const all = { valkyries: true, dwarves: true, tyr: true, lastViking: true, loki: 'random' };

test.each([
  [1, { monster: 'fenrir' }],
  [2, {}],
  [3, { ...all, thor: true }],
  [4, { ...all, thor: true, companions: 'partnership' }],
])('%i at the table: the parts of a strength add up to it, before it is fixed and after', (seats, given) => {
  const read = readOptions(given, seats);
  if ('problems' in read) throw new Error(read.problems[0].text.en);
  let fixed = 0;
  for (const seed of ['one', 'two', 'three', 'four']) {
    const run = start(valhalla, { seats, seed, options: read.options });
    const random = seeded(seed);
    for (let n = 0; n < 600 && run.state.result === null; n++) {
      const { battle } = view(run.state, 0);
      for (const fighter of [battle?.attacker, battle?.defender]) {
        if (!fighter) continue;
        const sum = fighter.parts.reduce((total, { amount }) => total + amount, 0);
        expect(sum, JSON.stringify(fighter)).toBe(fighter.strength);
        if (fighter.fixed && sum > 0) fixed++;
      }
      const [seat] = awaited(run);
      const question = questionFor(run, seat);
      if (!question) break;
      answer(run, seat, below(random, count(question)));
    }
  }
  expect(fixed).toBeGreaterThan(5);
});

test('warriors that have entered Valhalla are still told as parts of the strength that won', () => {
  const { state } = playScenario(
    readScenario(`
title: After a battle
rule: V-8.17
game: valhalla
random: [1, 2, 6, 6, 6, 6, 3, 6, 6, 6, 6, 6]
position:
  loki: LOKI-09
  a: { jarl: Agnar, squad: [Bera, Bersi], hand: [Rage +2] }
  b: { squad: [Birna, Toke] }
play:
  - a: attack b
  - a: arm Bera
  - a: arm Bersi
  - a: play Rage +2
  - a: stop
  - b: arm Birna
  - b: stop
  - expect: { a.squad.size: 0 }
`),
    valhalla,
  );
  const parts = view(state, 1).battle?.attacker?.parts ?? [];
  const named = parts.map(({ card, amount }) => [card && cards[card.id].name.en, amount]);
  expect(named).toEqual([
    ['Bera', 3],
    ['Bersi', 3],
    ['Rage +2', 2],
    ['Agnar', 1],
  ]);
});
