/** Who picks what can not be picked is told the true reason, with the rule that says so. */
import { type Game, questionFor } from '@vigrid/kernel';
import { playScenario, readScenario, refusalOf } from '@vigrid/kernel/scenario';
import { expect, test } from 'vitest';
import dune from '../dune/index.ts';
import heroes from '../heroes/index.ts';
import valhalla from '../valhalla/index.ts';

const games: Readonly<Record<string, Game>> = { heroes, valhalla, dune };

/** What each line is refused for, at the end of a play. */
const cases: readonly (readonly [what: string, play: string, refused: Readonly<Record<string, string>>])[] = [
  [
    'a spell: whose, what kind, how dear, protected, in play',
    `
game: heroes
position:
  turn: a
  cards:
    - name: Whip
      type: spell
      cost: 0
      abilities: [{ kind: play, does: [{ do: destroy, to: { pick: { type: creature, side: enemy, costMax: 4 } } }] }]
  a: { coins: 4, hand: [Whip, Groll], squad: [Gnome] }
  b: { hero: Snirk, squad: [Archer of Zahra, Hermit Troll, Burk, Neibl], graveyard: [Antornax] }
play:
  - a: play Whip
`,
    {
      Gnome: 'BH-9.1 wantsEnemy',
      Snirk: 'BH-9.1 wantsCreature',
      'Hermit Troll': 'BH-9.1 wantsCheaper',
      'Archer of Zahra': 'BH-G-protection protected',
      Antornax: 'BH-9.1 gone',
      Groll: 'BH-9.1 gone',
    },
  ],
  [
    'a spell: wounded, open',
    `
game: heroes
position:
  turn: a
  cards:
    - name: Rally
      type: spell
      cost: 0
      abilities:
        - kind: play
          does: [{ do: wound, to: { pick: { type: character, wounded: true, closed: false } }, amount: 1 }]
  a: { coins: 4, hand: [Rally], squad: [{ card: Gnome, wounds: 1 }, { card: Groll, wounds: 1, closed: true }] }
  b: { hero: Snirk, squad: [{ card: Burk, wounds: 1 }, Neibl] }
play:
  - a: play Rally
`,
    { Neibl: 'BH-9.1 wantsWounded', Groll: 'BH-9.1 wantsOpen', Snirk: 'BH-9.1 wantsWounded' },
  ],
  [
    'a dwarf disarms: a tactic of the hand',
    `
game: valhalla
random: [1, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6]
position:
  deck: []
  options: { dwarves: true }
  a: { squad: [Lit] }
  b: { squad: [Bersi], hand: [Rage +2, Ulf, Counterstrike] }
play:
  - a: attack b
  - a: arm Lit
`,
    { Ulf: 'V-34.6 wantsTactic', Bersi: 'V-34.6 pickFromHand' },
  ],
  [
    'a space with a warrior',
    `
game: valhalla
position:
  deck: []
  a: { squad: [{ card: Bera, space: 2 }], hand: [Bersi] }
play:
  - a: add Bersi
`,
    { 'space 2': 'V-6.9 spaceTaken' },
  ],
  [
    'room in a full squad',
    `
game: valhalla
position:
  deck: []
  a: { squad: [Bera, Bersi, Birna, Bjarki], hand: [Ulf] }
  b: { squad: [Gorm] }
play:
  - a: add Ulf
`,
    { Ulf: 'V-6.8 pickSquad', Gorm: 'V-6.8 pickSquad' },
  ],
  [
    'an effect acquires up to its cost',
    `
game: dune
seats: 3
position:
  a: { intrigues: [Bypass Protocol], hand: [Dagger] }
  row: [Arrakis Recruiter, Chani, Gun Thopter, Space Travel, Carryall]
play:
  - a: intrigue Bypass Protocol
`,
    { Chani: 'D-9.6 otherCost', Dagger: 'D-9.6 notForSale' },
  ],
  [
    'a discard comes from the hand',
    `
game: dune
seats: 3
position:
  a: { hand: [Mohiam], played: [Bene Gesserit Sister] }
  b: { hand: [Dagger, Diplomacy, Signet Ring], discard: [Reconnaissance], intrigues: [Ambush] }
  c: { hand: [] }
play:
  - a: send Mohiam > Wealth
`,
    { 'Dagger, Ambush': 'D-18.3 pickFromHand', 'Reconnaissance, Dagger': 'D-18.3 pickFromHand' },
  ],
  [
    'the trash icon takes own cards',
    `
game: dune
seats: 3
position:
  row: [Arrakis Recruiter, Chani, Gun Thopter, Space Travel, Carryall]
  a: { hand: [Guild Administrator, Dagger] }
play:
  - a: send Guild Administrator > Foldspace
  - a: resolve trash
`,
    { Chani: 'D-6.5 pickOwn' },
  ],
];

test.each(cases)('%s', (_, play, refused) => {
  const scenario = readScenario(`title: picks\nrule: T-1\n${play}`);
  const run = playScenario(scenario, games[scenario.game]);
  const seat = run.asked[0].seat;
  const told = Object.keys(refused).map((line) => {
    const [{ rule, why } = { rule: '', why: 'nothing' }] = refusalOf(run, seat, line);
    return [line, `${rule} ${why}`];
  });
  expect(questionFor(run, seat)).not.toBeNull();
  expect(Object.fromEntries(told)).toEqual(refused);
});
