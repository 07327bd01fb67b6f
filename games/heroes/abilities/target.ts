/** Whom an effect is done to. */
import { either, keyed, oneOf, optional, type Read, wholeFrom, yes } from '@vigrid/kernel/schema';
import { filter } from './filter.ts';

export const target = either(
  oneOf(
    'self',
    'it',
    /** The card that caused the moment. */
    'cause',
    'yourHero',
    'enemyHero',
    /** Those that the effect before was done to. */
    'same',
  ),
  keyed({
    /** Chosen among what fits: exactly so many, or up to so many. */
    pick: {
      pick: filter,
      count: optional(wholeFrom(1)),
      upTo: optional(yes),
      /** The enemy chooses (RH-59). */
      by: optional(oneOf('enemy')),
    },
    all: { all: filter },
  }),
);
export type Target = Read<typeof target>;

/** Until when: for as long as the card stays in play where it is not said. */
export const until = oneOf('turnEnd', 'yourTurn');
export type Until = Read<typeof until>;
