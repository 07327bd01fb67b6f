/** How much: a number, X, what is counted or added up, a figure of a card; strengths by a roll of the die. */
import {
  either,
  type Fitting,
  keyed,
  named,
  oneOf,
  optional,
  tuple,
  whole,
  yes,
} from '@vigrid/kernel/schema';
import { cellFilter, filter } from './filter.ts';
import { anchor, cardFigure } from './vocabulary.ts';

const arithmetic = {
  times: optional(whole),
  half: optional(yes),
  plus: optional(whole),
  most: optional(whole),
};

const counted = { count: filter, ...arithmetic };
const cells = { cells: cellFilter, ...arithmetic };
const elements = { elements: filter, ...arithmetic };
const figure = { of: cardFigure, whose: anchor, ...arithmetic };
const sum = { sum: named<Amount>('amount'), ...arithmetic };
const printed = { printed: oneOf('weak', 'lives'), whose: anchor, ...arithmetic };
const difference = { difference: tuple(named<Amount>('amount'), named<Amount>('amount')), ...arithmetic };
const total = { total: cardFigure, over: filter, ...arithmetic };

/** How many fit. */
interface Counted extends Fitting<typeof counted> {}
/** How many cells fit. */
interface Cells extends Fitting<typeof cells> {}
/** How many elements those have that fit. */
interface Elements extends Fitting<typeof elements> {}
/** A figure of a card. */
interface Figure extends Fitting<typeof figure> {}
interface Sum extends Fitting<typeof sum> {}
/** A figure printed on a card, wherever it lies. */
interface Printed extends Fitting<typeof printed> {}
/** By how much the one and the other differ. */
interface Difference extends Fitting<typeof difference> {}
/** A figure of all cards that fit, added up. */
interface Total extends Fitting<typeof total> {}

/** X is the amount paid, chosen, or that the moment is about. */
export type Amount = number | 'X' | Counted | Cells | Elements | Figure | Sum | Printed | Difference | Total;

export const amount = named<Amount>('amount');

const reckoned = keyed({ count: counted, cells, elements, of: figure, sum, printed, difference, total });

export const amountOr = <const W extends readonly string[]>(...words: W) =>
  either(oneOf('X', ...words), whole, reckoned);

export const triple = tuple(whole, whole, whole);

const simple = { simple: anchor };
/** The three printed values of a card's simple strike. */
export interface PrintedStrike extends Fitting<typeof simple> {}

/** A number, or X-Y-Z by a roll of the die (B12-G-x-y-z-in-text, B12-G-attack-for-x, B09-205.7a). */
export type Strength = Amount | readonly [number, number, number] | PrintedStrike;

export const strength = named<Strength>('strength');

export const strengthOr = <const W extends readonly string[]>(...words: W) =>
  either(
    oneOf('X', ...words),
    whole,
    triple,
    keyed({ simple, count: counted, cells, elements, of: figure, sum, printed, difference, total }),
  );

export const amountParts = { amount: amountOr(), strength: strengthOr() };
