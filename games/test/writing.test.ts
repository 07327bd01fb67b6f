/** What makes scenarios of all games easy to write, and says what is wrong with them. */
import { runScenario } from '@vigrid/kernel/scenario';
import { expect, test } from 'vitest';
import berserk from '../berserk/index.ts';
import dune from '../dune/index.ts';
import heroes from '../heroes/index.ts';

const failures = (text: string): string[] =>
  runScenario(text, { berserk, dune, heroes }).failures.map(({ text }) => text);

const strike = (play: string) => `
title: One strikes
rule: B09-205.3
game: berserk
random: [4, 4]
position:
  edition: 2009
  cards:
    - { name: Knight, strike: [2, 3, 4] }
    - { name: Orc, strike: [1, 2, 3] }
    - { name: Medic, features: [{ kind: play, pay: { sudden: true, close: true }, does: [{ use: spell, do: { do: heal, to: this, amount: 1 } }] }] }
  a: { squad: [Knight C1] }
  b: { squad: [Orc C1', Orc B1', { card: Medic, cell: E3', wounds: 3 }] }
play:
  - a: strike Knight > Orc
${play}`;

test('what is not legal yet is told to be so after a pass', () => {
  expect(failures(strike('  - b: defend Orc 2\n'))).toEqual([
    '"defend Orc 2" is not legal for b: B09-216.3 (noStrikeDeclared), legal are pass; use Medic 1. ' +
      'It will be after a pass: write "passes: 1" before it.',
  ]);
  expect(failures(strike('  - passes: 1\n  - b: defend Orc 2\n  - passes: all\n'))).toEqual([]);
});

const table = (game: string, rule: string, position: string, expected: string) => `
title: What lies there
rule: ${rule}
game: ${game}
seats: ${game === 'dune' ? 3 : 2}
position: ${position}
play:
  - expect: ${expected}
`;

test('expectations name cards in either language, by a part of the name, in any order where there is none', () => {
  const hand = '{ a: { hand: [Dagger, "Dune, the Desert Planet"] } }';
  expect(failures(table('dune', 'D-4.1', hand, '{ a.hand: [Dune, Кинжал] }'))).toEqual([]);
  expect(failures(table('dune', 'D-4.1', hand, '{ a.hand: [Dune, Diplomacy] }'))).toEqual([
    'a.hand should be ["Dune","Diplomacy"], but it is ["Dagger","Dune, the Desert Planet"].',
  ]);
  const squad = '{ a: { squad: [Gnome, Burk] } }';
  expect(failures(table('heroes', 'BH-1.7', squad, '{ a.squad: [Burk, Gnome] }'))).toEqual([]);
  expect(failures(table('heroes', 'BH-1.7', squad, '{ a.squad: [Burk, Burk] }'))).toHaveLength(1);
});

test('a value that there is not is said to be none', () => {
  expect(failures(table('dune', 'D-4.1', '{}', '{ a.influence.guilds: 0 }'))).toEqual([
    'There is no value "a.influence.guilds".',
  ]);
});

test('what a ruling says is told for the rules that it is about', () => {
  const doom = (rule: string) => `
title: Both heroes die
rule: BH-15.1
game: heroes
position:
  cards:
    - { name: Doom, type: spell, cost: 1, abilities: [{ kind: play, does: [{ do: wound, to: { all: { type: hero } }, amount: 30 }] }] }
  a: { hand: [Doom], coins: 1 }
play:
  - a: play Doom
  - result: { winners: [a, b], rule: ${rule} }
`;
  expect(failures(doom('RH-32'))).toEqual([]);
  expect(failures(doom('BH-15.1'))).toEqual([]);
  expect(failures(doom('BH-8.10'))).toEqual([
    'the rule that ended the game should be "BH-8.10", but it is "RH-32".',
  ]);
});
