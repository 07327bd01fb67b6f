/** Reads what texts speak of (abilities/terms.ts): which cards and cells, how much, on what condition. */
import { ScenarioFault } from '@vigrid/kernel';
import {
  type Fields,
  keyed,
  listOf,
  oneOf,
  optional,
  parts,
  type Reader,
  text,
  truth,
  whole,
  wordOr,
  yes,
} from '@vigrid/kernel/scenario/shape.ts';
import type {
  Amount,
  Anchor,
  AttackPattern,
  CellFilter,
  Choice,
  Condition,
  DeadFilter,
  Filter,
  Range,
  ShownFilter,
  Strength,
  Target,
} from '../../abilities/types.ts';
import {
  abilityTypes,
  anchors,
  attackTypes,
  cardFigures,
  cardTypes,
  elements,
  grades,
  places,
} from '../../abilities/vocabulary.ts';
import { words } from '../../abilities/words.ts';
import { classes } from '../../text/classes.ts';

export const word = oneOf(...words);
export const element = oneOf(...elements);
export const cardType = oneOf(...cardTypes);
export const attackType = oneOf(...attackTypes);
export const abilityType = oneOf(...abilityTypes);
export const grade = oneOf(...grades);
export const cardClass: Reader<string> = oneOf(...Object.keys(classes));
const side = oneOf('yours', 'enemy');
const half = oneOf('own', 'enemy');
const row = oneOf(1, 2, 3, 'chosen');
const anchor = oneOf(...anchors);
const figure = oneOf(...cardFigures);
const place = oneOf(...places);

export const range: Reader<Range> = parts<Range>({ min: whole, max: whole, odd: truth });

const arithmetic = {
  times: optional(whole),
  half: optional(yes),
  plus: optional(whole),
  most: optional(whole),
};

/** The others are words and numbers. */
const reckoned = keyed<Exclude<Amount, string | number>>({
  count: { count: (value, at) => filter(value, at), ...arithmetic },
  of: { of: figure, whose: anchor, ...arithmetic },
  sum: { sum: (value, at) => amount(value, at), ...arithmetic },
  printed: { printed: oneOf('weak', 'lives'), whose: anchor, ...arithmetic },
  total: { total: figure, over: (value, at) => filter(value, at), ...arithmetic },
});

const counted: Reader<Exclude<Amount, string>> = (value, at) =>
  typeof value === 'object' ? reckoned(value, at) : whole(value, at);

/** An amount, or one of these words. */
export const amountOr = <const W extends readonly string[]>(...named: W): Reader<Amount | W[number]> =>
  wordOr(oneOf('X', ...named), counted);

export const amount: Reader<Amount> = amountOr();

export const triple: Reader<readonly [number, number, number]> = (value, at) => {
  const [weak, medium, strong, ...rest] = listOf(whole)(value, at);
  if (strong !== undefined && rest.length === 0) return [weak, medium, strong];
  throw new ScenarioFault(`${at} is three numbers, such as [1, 2, 3], not ${JSON.stringify(value)}.`);
};

const printedStrike = keyed<{ readonly simple: Anchor }>({ simple: { simple: anchor } });

const forced: Reader<Exclude<Strength, string>> = (value, at) => {
  if (Array.isArray(value)) return triple(value, at);
  const printed = typeof value === 'object' && value !== null && 'simple' in value;
  return printed ? printedStrike(value, at) : counted(value, at);
};

/** A strength, or one of these words. */
export const strengthOr = <const W extends readonly string[]>(...named: W): Reader<Strength | W[number]> =>
  wordOr(oneOf('X', ...named), forced);

export const strength: Reader<Strength> = strengthOr();

const shownFields = {
  costX: yes,
  elite: truth,
  cost: range,
  type: cardType,
  class: cardClass,
  inPlay: truth,
};

export const shownFilter: Reader<ShownFilter> = parts<ShownFilter>(shownFields);

export const deadFilter: Reader<DeadFilter> = parts<DeadFilter>({
  ...shownFields,
  flying: truth,
  element,
  name: text,
  word,
  other: yes,
  self: yes,
});

export const filter: Reader<Filter> = parts<Filter>({
  side,
  type: cardType,
  flying: truth,
  symbiont: truth,
  element,
  neutral: yes,
  sameElement: oneOf('this'),
  class: cardClass,
  notClass: cardClass,
  classed: yes,
  name: text,
  cost: range,
  costX: yes,
  costTo: oneOf('same', 'less', 'more'),
  elite: truth,
  unique: truth,
  word,
  without: word,
  uses: listOf(abilityType),
  closed: truth,
  wounded: truth,
  poisoned: truth,
  lives: range,
  extraLives: range,
  overfull: yes,
  move: range,
  chips: range,
  weakStrike: range,
  sameWeak: anchor,
  another: yes,
  notSame: yes,
  is: anchor,
  host: yes,
  alone: place,
  near: anchor,
  notNear: anchor,
  at: place,
  atSame: place,
  atOther: place,
  onCell: yes,
  within: amount,
  row,
  half,
  column: oneOf('edge', 'centre', 'this'),
  formation: oneOf(true, 'this', 'it'),
  moved: truth,
  movedBefore: truth,
  hurt: truth,
  hurtByAttack: truth,
  assaulted: truth,
  shotAt: range,
  marker: text,
  marks: range,
  defender: yes,
  any: (value, at) => listOf(filter)(value, at),
  not: (value, at) => filter(value, at),
});

export const cells: Reader<CellFilter> = parts<CellFilter>({
  free: truth,
  near: anchor,
  straight: yes,
  within: whole,
  half,
  row,
  marker: text,
  left: yes,
  nextToMark: text,
  ray: yes,
  along: yes,
  surrounded: whole,
});

export const patternFields = {
  types: listOf(attackType),
  grades: listOf(grade),
  close: truth,
  magic: truth,
  directed: yes,
  diagonal: yes,
  answering: truth,
  ownTurn: yes,
  strength: range,
  strengthX: yes,
  by: filter,
  at: filter,
  first: yes,
};

export const pattern: Reader<AttackPattern> = parts<AttackPattern>(patternFields);

const choiceFields: Fields<Choice> = {
  choose: filter,
  count: optional(amount),
  upTo: optional(yes),
  by: optional(oneOf('opponent')),
};

const whom = keyed<Choice | { readonly all: Filter }>({ choose: choiceFields, all: { all: filter } });

export const target: Reader<Target> = wordOr(oneOf('this', 'it', 'other', 'same', 'host'), whom);

export const choice = keyed<Choice>({ choose: choiceFields });

/** A chosen card, or one of these words. */
export const choiceOr = <const W extends readonly string[]>(...named: W): Reader<Choice | W[number]> =>
  wordOr(oneOf(...named), choice);

/** Whom an attack is aimed at. */
export const aim = wordOr(oneOf('it', 'other', 'same'), whom);

export const condition: Reader<Condition> = keyed<Condition>({
  all: { all: (value, at) => listOf(condition)(value, at) },
  not: { not: (value, at) => condition(value, at) },
  this: { this: filter },
  it: { it: filter },
  other: { other: filter },
  same: { same: filter },
  there: { there: filter, min: optional(whole), max: optional(whole) },
  more: { more: filter, than: filter },
  went: { went: oneOf('first', 'second') },
  turn: { turn: side },
  moved: { moved: whole, way: oneOf('one', 'several', 'any') },
  x: { x: range },
  crossed: { crossed: oneOf('toEnemy', 'toOwn') },
  fell: { fell: oneOf('attack') },
  cells: { cells },
  leftCell: { leftCell: cells },
  classes: { classes: filter, min: whole },
  rows: { rows: filter, min: whole },
  shown: { shown: shownFilter },
});

export { half, side };
