/** On what condition a text works. */
import {
  either,
  type Fitting,
  keyed,
  listOf,
  named,
  oneOf,
  optional,
  type Read,
  whole,
} from '@vigrid/kernel/schema';
import { amount } from './amount.ts';
import { attackKind, cellFilter, deadFilter, filter, range, shownFilter } from './filter.ts';
import { attackType, side } from './vocabulary.ts';

const every = { all: listOf(named<Condition>('condition'), 1) };
const contrary = { not: named<Condition>('condition') };
interface Every extends Fitting<typeof every> {}
interface Contrary extends Fitting<typeof contrary> {}

const plainKinds = {
  /** This card fits. */
  this: { this: filter },
  /** The card of the moment, the other card of it, the targets before fit. */
  it: { it: filter },
  other: { other: filter },
  same: { same: filter },
  /** At least so many cards in the play zone fit (one, where not given). */
  there: { there: filter, min: optional(whole), max: optional(whole) },
  /** More of the first than of the second. */
  more: { more: filter, than: filter },
  went: { went: oneOf('first', 'second') },
  turn: { turn: side },
  /** That player has taken a redeal (B12-402.4). */
  redealt: { redealt: side },
  /** This card moved so many cells this turn: in one direction, in different ones, along a column, along a row. */
  moved: { moved: whole, way: oneOf('one', 'several', 'any', 'vertical', 'horizontal') },
  /** The amount of the moment. */
  x: { x: range },
  /** The roll of the moment, in the own turn, is so much or less, with what is added to Frenzy (RB-91, RB-98). */
  frenzy: { frenzy: whole },
  /** Moved from one half to the other in what the moment is about. */
  crossed: { crossed: oneOf('toEnemy', 'toOwn') },
  /** The wounds that the card of the moment received last came from an attack (B12-509.1.1). */
  fell: { fell: either(oneOf('attack'), attackKind) },
  /** … and those of the other card of the moment. */
  slew: { slew: attackKind },
  /** So many such cards lie in a graveyard (one, where not given). */
  buried: { buried: deadFilter, side, min: optional(whole), max: optional(whole) },
  /** An amount is in a range. */
  measure: { measure: amount, is: range },
  /** There is a cell that fits. */
  cells: { cells: cellFilter },
  /** The cell that the card of the moment left fits. */
  leftCell: { leftCell: cellFilter },
  /** Has so many classes, elements, rows among those that fit. */
  classes: { classes: filter, min: whole },
  elements: { elements: filter, min: whole },
  rows: { rows: filter, min: whole },
  /** Cards of that side have made an attack of each of these kinds this turn (RB-151). */
  made: { made: listOf(attackType, 1), side },
  /** What the card shown from the deck is like (see effects/prophecy.ts). */
  shown: { shown: shownFilter },
};
const plain = keyed(plainKinds);

export type Condition = Every | Contrary | Read<typeof plain>;

export const condition = named<Condition>('condition');

export const conditionParts = { condition: keyed({ all: every, not: contrary, ...plainKinds }) };
