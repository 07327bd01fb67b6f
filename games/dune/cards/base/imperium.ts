import type { CardData } from '../types.ts';
import { imperiumAToK } from './imperium-a-k.ts';
import { imperiumLToZ } from './imperium-l-z.ts';

/** The Imperium deck: 67 cards of 43 kinds. */
export const imperium: readonly CardData[] = [...imperiumAToK, ...imperiumLToZ];
