/**
 * The Learning Set of 2025: four heroes, eleven cards for each, two neutral ones. How long changes last that have no
 * duration: RH-37.
 */
import type { CardData } from '../../abilities/index.ts';
import { forest } from './forest.ts';
import { heroes } from './heroes.ts';
import { mountain } from './mountain.ts';
import { neutral } from './neutral.ts';
import { steppe } from './steppe.ts';
import { swamp } from './swamp.ts';

export const learning: readonly CardData[] = [
  ...steppe,
  ...mountain,
  ...forest,
  ...swamp,
  ...neutral,
  ...heroes,
];
