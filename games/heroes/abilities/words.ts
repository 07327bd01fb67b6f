/** Words that cards carry: elements, types, keywords, mechanics, classes. */
import { oneOf, type Read, type Schema } from '@vigrid/kernel/schema';
import { classes } from '../text/classes.ts';

/** BH-4.1. */
export const element = oneOf('steppe', 'mountain', 'forest', 'swamp', 'darkness');
export type Element = Read<typeof element>;

/** The five main types (BH-1.2), support cards by their kind (BH-1.11). */
export const cardTypeNames = [
  'hero',
  'creature',
  'spell',
  'quest',
  'weapon',
  'armour',
  'amulet',
  'terrain',
  'event',
] as const;
export const cardType = oneOf(...cardTypeNames);
export type CardType = Read<typeof cardType>;

/** A type of cards, or several that share a name. */
export const cardTypes = oneOf(...cardTypeNames, 'character', 'support', 'equipment');

export const word = oneOf(
  'rush',
  'horde',
  'armour',
  'firstStrike',
  'directedStrike',
  'attackExperience',
  'defenceExperience',
  'unique',
  /** Wounds beyond what kills the attacked creature go to its hero (RH-47). */
  'overkill',
  'created',
);
export type Word = Read<typeof word>;

/** What the sets call their mechanics (chapters 16–19). */
export const mechanic = oneOf('raid', 'soulcatcher', 'spend', 'concentration');
export type Mechanic = Read<typeof mechanic>;

/** Key of a class in text/classes.ts. */
export const className: Schema<string> = oneOf(...Object.keys(classes));
