import { gameSuite } from '@vigrid/kernel/testing';
import valhalla from '../index.ts';
import { intents } from './intents.ts';

/** Expansions and variants that any number of players from two on can play. */
const together = [
  {},
  { jarls: 'first', loki: 'first' },
  { jarls: 'none', hand: 'plain', lastViking: true },
  { hand: 'draft', valkyries: true, loki: 'random' },
  { dwarves: true, tyr: true, openValhalla: true },
  { valkyries: true, dwarves: true, tyr: true, lastViking: true, loki: 'random', drawThree: true },
];
/** With three and more, Thor helps; with four and six there are companions. */
const all = { valkyries: true, dwarves: true, tyr: true, lastViking: true, loki: 'random', thor: true };
const companions = [
  { companions: 'partnership', thor: true, dwarves: true },
  { ...all, companions: 'union' },
];

gameSuite(valhalla, { seats: [2, 3, 5], options: together, intents, games: 12 });
gameSuite(valhalla, { seats: [4, 6], options: [...companions, all, { thor: true }], intents, games: 8 });

const solo = ['jormungandr', 'surtr', 'hel', 'fenrir'].flatMap((monster) => [
  { monster },
  { monster, valkyries: true, difficulty: 3 },
]);
gameSuite(valhalla, { seats: [1], options: solo, intents, games: 12 });
