/** Cards that the rulebooks' examples name, as far as the text reveals them; figures it does not give are ours. */
import type { CardData } from '../abilities/types.ts';

export const examples: readonly CardData[] = [];
