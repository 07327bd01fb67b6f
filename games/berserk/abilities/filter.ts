/** Which cards, cells and attacks are meant: of all that a filter gives everything must fit. */
import {
  either,
  type Fitting,
  listOf,
  named,
  oneOf,
  optional,
  parts,
  type Read,
  record,
  truth,
  whole,
  yes,
} from '@vigrid/kernel/schema';
import type { Amount } from './amount.ts';
import {
  abilityType,
  anchor,
  attackType,
  cardClass,
  cardFigure,
  cardName,
  cardType,
  element,
  grade,
  half,
  marker,
  place,
  row,
  side,
  word,
} from './vocabulary.ts';

const rangeFields = parts({
  min: whole,
  max: whole,
  /** Odd, even. */
  odd: truth,
});
export interface Range extends Fitting<typeof rangeFields> {}
export const range = named<Range>('range');

const besideFields = {
  cards: named<Filter>('filter'),
  /** Of the squad of the card that they stand next to. */
  own: optional(yes),
  /** One, where neither is given. */
  min: optional(whole),
  max: optional(whole),
};
export interface Beside extends Fitting<typeof besideFields> {}

const measuredFields = {
  of: cardFigure,
  /** Neither is no bound. */
  min: optional(named<Amount>('amount')),
  max: optional(named<Amount>('amount')),
};
/** A figure of the card, held against amounts. */
export interface Measured extends Fitting<typeof measuredFields> {}

const filterFields = parts({
  /** By control, not by who owns it (B12-G-your-card, B09-G-own-card, B12-G-opponents-card); without it either's. */
  side,
  type: cardType,
  flying: truth,
  symbiont: truth,
  /** Has any of these elements (B12-106.2.2); has none. */
  element,
  neutral: yes,
  /** Shares an element with this card; with the target (B12-106.2.3). */
  sameElement: oneOf('this'),
  class: cardClass,
  notClass: cardClass,
  /** Has a class at all. */
  classed: yes,
  /** Cards of one name are copies (B12-G-copy-of-card, B09-G-copy). */
  name: cardName,
  /** The number alone, in gold or in silver (B12-105.2.1, B09-202.3b). */
  cost: range,
  /** Costs X: the number chosen, or the cost of the card shown. */
  costX: yes,
  /** Costs as much as this card, less, more (B12-105.2.2, B09-202.3b-2). */
  costTo: oneOf('same', 'less', 'more'),
  elite: truth,
  unique: truth,
  word,
  without: word,
  /** Has a feature of its own or a gained one with any of these abilities (B12-G-magical-feature). */
  uses: listOf(abilityType, 1),
  closed: truth,
  /** Face down (B12-G-hidden-card). */
  hidden: truth,
  wounded: truth,
  poisoned: truth,
  lives: range,
  extraLives: range,
  /** Has more lives than printed. */
  overfull: yes,
  move: range,
  chips: range,
  /** The printed weak strike (B12-G-strike-value). */
  weakStrike: range,
  /** Wounds on it. */
  wounds: range,
  /** A figure of it lies within amounts that the text tells (RB-140). */
  figure: named<Measured>('measured'),
  /** Another card of its name is in its squad; none is. */
  twin: truth,
  /** Has a text under such a label (RB-90 … RB-93). */
  labelled: oneOf('concentration', 'frenzy', 'rebuff', 'meanness', 'finishing', 'prophecy', 'dash'),
  /** Is protected from such abilities (section 528). */
  guarded: oneOf('shot', 'throw', 'discharge', 'spell'),
  /** Of the name of that card. */
  sameName: anchor,
  /** Has so many cards that fit next to it. */
  beside: named<Beside>('beside'),
  /** None of those that fit otherwise has less, more of it. */
  least: cardFigure,
  greatest: cardFigure,
  /** On the cell of that card. */
  sharing: anchor,
  /** The same printed weak strike as that card. */
  sameWeak: anchor,
  /** Not this card; not the target of the ability before. */
  another: yes,
  notSame: yes,
  /** Is that very card; of the same squad as that card. */
  is: anchor,
  mateOf: anchor,
  /** This card sits on it. */
  host: yes,
  /** It sits on that card; a card that fits sits on it. */
  on: anchor,
  bears: named<Filter>('filter'),
  /** No other creature of its controller stands at that place around it. */
  alone: place,
  /** The cell at that place around it is free. */
  clear: place,
  /** Stands next to this card, to the card of the moment, to the target before; not next to it. */
  near: anchor,
  notNear: anchor,
  /** Where it stands as this card's controller sees it. */
  at: place,
  /** Where it stands in relation to the target of the ability before. */
  atSame: place,
  /** Where it stands in relation to the other card of the moment. */
  atOther: place,
  /** On the cell that the text speaks of. */
  onCell: yes,
  /** On the cell between this card and the one attacked (B12-G-strike-over-row). */
  between: yes,
  /** Within so many cells of this card (B12-G-radius). */
  within: named<Amount>('amount'),
  /** In this row of the own half, or of the enemy's (B12-G-first-row, B12-G-second-row). */
  row,
  half,
  column: oneOf('edge', 'centre', 'this'),
  /** On a cell of depth, of surface (RB-97). */
  depth: truth,
  /** Stands in formation; in formation with this card (B12-G-formation). */
  formation: oneOf(true, 'this', 'it', 'same'),
  /** Has moved, has been wounded (by attacks), has attacked this turn. */
  moved: truth,
  /** Has moved in the turn before this one. */
  movedBefore: truth,
  hurt: truth,
  hurtByAttack: truth,
  /** Has been wounded this turn by any of these; this card has attacked it by any of these (RB-151). */
  hurtBy: listOf(abilityType, 1),
  assailed: listOf(attackType, 1),
  assaulted: truth,
  /** So many simple strikes declared this turn. */
  strikes: range,
  /** Has been wounded by so many shots and throws this turn, the one under way apart. */
  shotAt: range,
  /** Bears this marker; so many of it. */
  marker,
  marks: range,
  /** Stands on a cell with this marker; next to one. */
  onMark: marker,
  nearMark: marker,
  /** Defends in the attack under way; makes it. */
  defender: yes,
  attacker: yes,
  /** Any of these. */
  any: listOf(named<Filter>('filter'), 1),
  not: named<Filter>('filter'),
});

/** Which cards in the play zone are meant. */
export interface Filter extends Fitting<typeof filterFields> {}
export const filter = named<Filter>('filter');

const shownFields = {
  costX: yes,
  elite: truth,
  cost: range,
  type: cardType,
  class: cardClass,
  element,
  neutral: yes,
  flying: truth,
  /** Printed as a symbiont. */
  symbiont: truth,
  /** Printed with it, without it. */
  word,
  without: word,
  /** A card of its name is in either squad. */
  inPlay: truth,
};
const shown = parts(shownFields);
/** About cards shown from a deck: all of them. */
export interface ShownFilter extends Fitting<typeof shown> {}
export const shownFilter = named<ShownFilter>('shown');

const costsFields = parts({ min: named<Amount>('amount'), max: named<Amount>('amount') });
export interface Costs extends Fitting<typeof costsFields> {}

const deadFields = parts({
  ...shownFields,
  name: cardName,
  other: yes,
  /** Of this card's name; of the name of that card. */
  copy: yes,
  sameName: anchor,
  /** Its printed cost lies within amounts that the text tells (RB-140). */
  costs: named<Costs>('costs'),
  /** This very card. */
  self: yes,
});
/** Which cards of a deck or graveyard are meant. */
export interface DeadFilter extends Fitting<typeof deadFields> {}
export const deadFilter = named<DeadFilter>('dead');

const cellFields = parts({
  free: truth,
  near: anchor,
  notNear: anchor,
  /** Next to that one as well. */
  nearToo: anchor,
  /** Next to a card that fits. */
  beside: named<Filter>('filter'),
  /** The very cell of that card. */
  of: anchor,
  /** Straight ahead, behind or beside, not diagonal. */
  straight: yes,
  within: either(oneOf('X'), whole),
  half,
  row,
  /** A cell of depth, of surface (RB-97). */
  depth: truth,
  marker,
  /** The cell that the card of the moment, or the target before, has left. */
  left: yes,
  /** Next to a cell on which this card put the marker. */
  nextToMark: marker,
  /** At that place around a card, this one where not said. */
  at: place,
  from: anchor,
  /** One after the other in a line from this card. */
  ray: yes,
  /** The cell in the direction of the strike or movement (B12-G-cell-in-direction-of-strike). */
  along: yes,
  /** Between this card and the one attacked (B12-G-strike-over-row). */
  between: yes,
  /** Has so many creatures of its chooser around it. */
  surrounded: whole,
  /** A card that fits stands on it. */
  holds: filter,
});
/** Which cells are meant. */
export interface CellFilter extends Fitting<typeof cellFields> {}
export const cellFilter = named<CellFilter>('cells');

/** What lies between: nothing, or a card that fits. */
export const through = either(oneOf('free'), filter);

const attackFields = {
  types: listOf(attackType, 1),
  grades: listOf(grade, 1),
  close: truth,
  magic: truth,
  /** Declared as a directed strike; along a diagonal; an answering strike (B12-514.3), or none. */
  directed: yes,
  diagonal: truth,
  answering: truth,
  /** In the turn of the attacker's controller. */
  ownTurn: yes,
  /** Strength, with all modifiers. */
  strength: range,
  /** Strength of exactly X. */
  strengthX: yes,
  by: filter,
  at: filter,
  /** Only the first of the turn. */
  first: yes,
  /** A strike over a row across a free cell, or across a card that fits (B12-G-strike-over-row). */
  through,
};
const kindFields = parts({ types: attackFields.types, close: truth, magic: truth });
/** A kind of attack, whoever makes it. */
export interface AttackKind extends Fitting<typeof kindFields> {}
export const attackKind = record(kindFields);

const patternFields = parts(attackFields);
/** Attacks of a kind. */
export interface AttackPattern extends Fitting<typeof patternFields> {}
export const attackPattern = named<AttackPattern>('attack');

const dangerFields = parts({ ...attackFields, spells: yes, influences: yes });
/** What harm comes from. */
export interface Danger extends Fitting<typeof dangerFields> {}
export const danger = named<Danger>('danger');

const recruitFields = parts({
  class: cardClass,
  element,
  neutral: yes,
  type: cardType,
  name: cardName,
  elite: truth,
  /** As printed. */
  cost: range,
});
/** Which cards are meant while squads are recruited. */
export type RecruitFilter = Read<typeof recruitFilter>;
export const recruitFilter = record(recruitFields);

export const filterParts = {
  range: record(rangeFields),
  filter: record(filterFields),
  beside: record(besideFields),
  measured: record(measuredFields),
  costs: record(costsFields),
  shown: record(shown),
  dead: record(deadFields),
  cells: record(cellFields),
  attack: record(patternFields),
  danger: record(dangerFields),
};
