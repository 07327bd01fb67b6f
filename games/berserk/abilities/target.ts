/** Whom an ability is aimed at, or a constant feature works on. "This" is the card whose text it is
 * (B12-106.1.1, B09-201.2). */
import { either, type Fitting, keyed, oneOf, optional, type Schema, yes } from '@vigrid/kernel/schema';
import { amount } from './amount.ts';
import { filter } from './filter.ts';
import { opponent } from './vocabulary.ts';

const choiceFields = {
  choose: filter,
  /** One, where not given. */
  count: optional(amount),
  upTo: optional(yes),
  /** The opponent chooses. */
  by: optional(opponent),
};
/** A target that can be named when it is declared (B12-G-chosen-creature): exactly so many, or up to so many. */
export interface Choice extends Fitting<typeof choiceFields> {}

const allFields = { all: filter };
/** Every card that fits (B12-502.8). */
export interface All extends Fitting<typeof allFields> {}

/**
 * `it` is the card that the moment is about, `other` the other card of it (who did it, who was hit), `same` the targets
 * of the ability before in the same text, `giver` whoever gave the text to the card (RB-163).
 */
export type Target = 'this' | 'it' | 'other' | 'same' | 'host' | 'giver' | Choice | All;

export const choice: Schema<Choice> = keyed({ choose: choiceFields });

const whom = keyed({ choose: choiceFields, all: allFields });

export const target: Schema<Target> = either(oneOf('this', 'it', 'other', 'same', 'host', 'giver'), whom);

/** A chosen card, or one of these words. */
export const choiceOr = <const W extends readonly string[]>(...words: W): Schema<Choice | W[number]> =>
  either(oneOf(...words), choice);

/** Whom an attack is aimed at. */
export const aim = either(oneOf('it', 'other', 'same'), whom);
