/** The sets of cards, in the order of the catalogue. A new set joins with one line. */
import type { Text } from '@vigrid/kernel';
import type { CardData } from '../abilities/index.ts';
import { examples } from './examples.ts';
import { others } from './others.ts';
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
];
