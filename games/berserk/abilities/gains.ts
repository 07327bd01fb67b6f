/** What a card has or is given, as part of the language; gains/ has a file for each kind. */
import { listOf, named, optional, whole, yes } from '@vigrid/kernel/schema';
import type { Gain } from '../gains/index.ts';
import { word } from './vocabulary.ts';

export type { Gain };

/** A named feature. */
export const namedFields = {
  word,
  value: optional(whole),
  /** Gained: adds to what the card has of it already ("Experience in attack 1, or +1 to it"). */
  more: optional(yes),
  /** Gained: only for its next simple strike. */
  once: optional(yes),
};

/** What is given at once. */
export const gains = listOf(named<Gain>('gain'), 1);
