/** War of the Elements: 200 cards, in a file per element. */
import type { CardData } from '../../abilities/types.ts';
import { steppe } from './steppe.ts';

export const warOfTheElements: readonly CardData[] = [...steppe];
