/** War of the Elements: 200 cards, in a file per element. */
import type { CardData } from '../../abilities/index.ts';
import { darkness } from './darkness.ts';
import { forest } from './forest.ts';
import { mountain } from './mountain.ts';
import { neutral } from './neutral.ts';
import { steppe } from './steppe.ts';
import { swamp } from './swamp.ts';

export const warOfTheElements: readonly CardData[] = [
  ...steppe,
  ...mountain,
  ...forest,
  ...swamp,
  ...darkness,
  ...neutral,
];
