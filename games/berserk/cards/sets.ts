/** The sets of cards, in the order of the catalogue. A new set joins with one line. */
import type { Text } from '@vigrid/kernel';
import type { CardData } from '../abilities/index.ts';
import { examples } from './examples.ts';
import { others } from './others.ts';
import { falseGods } from './relaunch/gods.ts';
import { invasionOfDarkness } from './relaunch/invasion.ts';
import { pathOfTheKeepers } from './relaunch/keepers.ts';
import { legendsOfLaar } from './relaunch/laar.ts';
import { ghostLegion } from './relaunch/legion.ts';
import { seedsOfDiscord } from './relaunch/seeds.ts';
import { warOfTheElements } from './war-of-elements/index.ts';

export interface CardSet {
  readonly code: string;
  readonly name: Text;
  readonly cards: readonly CardData[];
}

export const sets: readonly CardSet[] = [
  { code: 'WE', name: { ru: 'Война стихий', en: 'War of the Elements' }, cards: warOfTheElements },
  { code: 'EX', name: { ru: 'Примеры из правил', en: 'Examples of the rules' }, cards: examples },
  { code: 'OT', name: { ru: 'Спутники и вещи', en: 'Companions and Things' }, cards: others },
  // Read from printed texts: what was refused is not there (docs/card-language.md).
  { code: 'ID', name: { ru: 'Нашествие тьмы', en: 'Invasion of Darkness' }, cards: invasionOfDarkness },
  { code: 'LL', name: { ru: 'Легенды Лаара', en: 'Legends of Laar' }, cards: legendsOfLaar },
  { code: 'SD', name: { ru: 'Семена раздора', en: 'Seeds of Discord' }, cards: seedsOfDiscord },
  { code: 'FG', name: { ru: 'Ложные боги', en: 'False Gods' }, cards: falseGods },
  { code: 'PK', name: { ru: 'Путь хранителей', en: 'Path of the Keepers' }, cards: pathOfTheKeepers },
  { code: 'GL', name: { ru: 'Призрачный легион', en: 'Ghost Legion' }, cards: ghostLegion },
];
