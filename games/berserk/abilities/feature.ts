/**
 * One sentence of a card's text (B12-112.1), by the way it works (B12-112.2): a word, constant, triggered
 * ("[condition] – [ability]"), played ("[payment]: [ability]"), in a state of the card alone, while squads are
 * recruited, in place of something.
 */
import {
  either,
  type Fitting,
  keyed,
  listOf,
  named,
  oneOf,
  optional,
  parts,
  type Read,
  record,
  type Schema,
  tagged,
  whole,
  yes,
} from '@vigrid/kernel/schema';
import { abilities, deeds } from './ability.ts';
import { condition } from './condition.ts';
import { type AttackPattern, attackPattern, danger, filter, recruitFilter } from './filter.ts';
import { gains, namedFields } from './gains.ts';
import { attackMoments, type Moment, moments } from './moment.ts';
import {
  abilityType,
  type Element,
  element,
  opponent,
  side,
  type TriggeringLabel,
  triggeringLabels,
  word,
} from './vocabulary.ts';
import type { Word } from './words.ts';

export type Feature = Named | Constant | Triggered | Played | Under | Recruiting | Instead;

const kinded = <const K extends string>(kind: K) => ({ kind: oneOf(kind) });

const namedFeature = { ...kinded('word'), ...namedFields };
/** A named feature, with its value where it has one. */
export interface Named extends Fitting<typeof namedFeature> {}

const constant = {
  ...kinded('has'),
  /** Without it, it is this card that has it. */
  to: optional(filter),
  if: optional(condition),
  gives: gains,
};
/** "While X, a target with Y has Z" (B12-115.3). */
export interface Constant extends Fitting<typeof constant> {}

const paymentFields = parts({
  sudden: yes,
  close: yes,
  /** X is chosen when it is declared. */
  chips: either(oneOf('X'), whole),
  allChips: yes,
  wounds: whole,
  /** Extra lives. */
  lives: oneOf('X'),
});
/** Without closing a card may still move and act afterwards (B09-G-without-closing). */
export interface Payment extends Fitting<typeof paymentFields> {}
const payment = record(paymentFields);

/**
 * "X times per turn", "X times per battle" (B12-G-x-times-per-turn, B12-G-x-times-per-battle;
 * B12-G-change-x-times-per-turn, B12-G-change-x-times-per-battle).
 */
const times = record({
  per: oneOf('turn', 'battle'),
  most: whole,
  /** Counted for each target or choice apart. */
  each: optional(oneOf('target', 'row')),
  /** Counted together with the card's other features of this number: one text that waits for either of two moments. */
  together: optional(oneOf(1, 2, 3)),
});
export type Times = Read<typeof times>;

const triggered = {
  ...kinded('when'),
  /** Whose moment it is: this card's own where not given. */
  who: optional(filter),
  /** The other card of the moment: who was hit, who did it. */
  other: optional(filter),
  if: optional(condition),
  may: optional(yes),
  /** The opponent decides whether it is declared, and at whom. */
  by: optional(opponent),
  /** Acquired: once it has triggered it goes, with all that was given along with it. */
  once: optional(yes),
  /** Combined features (B12-116.1) are paid for. */
  pay: optional(payment),
  times: optional(times),
  /** Only the so-manieth time for that card in a turn, in the battle. */
  nth: optional(record({ per: oneOf('turn', 'battle'), time: whole })),
  /** Works while the card lies in the graveyard. */
  where: optional(oneOf('graveyard', 'deal', 'shown')),
  does: abilities,
};
/**
 * "[condition] – [abilities]" (B12-113.1, B12-G-triggered-feature, B12-G-accompanying-feature,
 * B12-G-wording-missing-dash); what the rules make plain is left out of a text (B12-113.4).
 */
export interface Triggered extends Fitting<typeof triggered> {
  readonly on: Moment;
  /** For moments of an attack: of what kind. */
  readonly attack?: AttackPattern;
  /** What it gained; what it became. */
  readonly word?: Word;
  readonly element?: Element;
  /** Whose text it was. */
  readonly label?: TriggeringLabel;
}

const at = <M extends Moment, const F>(on: readonly M[], fields: F) =>
  Object.fromEntries(on.map((one) => [one, fields])) as Readonly<Record<M, F>>;

const when: Schema<Triggered> = tagged('on', {
  ...at(moments, triggered),
  ...at(attackMoments, { ...triggered, attack: optional(attackPattern) }),
  gainsWord: { ...triggered, word },
  becomesElement: { ...triggered, element },
  labelWorks: { ...triggered, label: oneOf(...triggeringLabels) },
});

const played = {
  ...kinded('play'),
  pay: payment,
  if: optional(condition),
  times: optional(times),
  does: abilities,
};
/**
 * "[payment]: [abilities]" (section 114); payments have signs (B12-G-symbol-closing, B12-G-symbol-chip,
 * B12-G-symbol-sudden).
 */
export interface Played extends Fitting<typeof played> {}

/** The fields of each kind of feature that does something, and of what it is paid with. */
export const featureFields = {
  when: { ...triggered, on: moments, attack: attackPattern, word, element },
  play: played,
  payment: paymentFields,
};

interface Features extends ReadonlyArray<Feature> {}

const under = {
  ...kinded('under'),
  state: oneOf('formation', 'incorporeal', 'charge', 'first', 'second', 'depth', 'surface', 'wolf', 'human'),
  /** Charge X. */
  value: optional(whole),
  has: named<Features>('features'),
};
/** Features that a card has in a state of its own: "Formation: …", "Charge X: …", "if you go second: …", "in the depth: …". */
export interface Under extends Fitting<typeof under> {}

const recruitCondition = keyed({
  costs: { costs: listOf(whole) },
  has: { has: recruitFilter, costMin: optional(whole) },
  /** A card of each of these kinds. */
  every: { every: listOf(recruitFilter, 1) },
  /** That player has taken a redeal. */
  redealt: { redealt: side },
});
export type RecruitCondition = Read<typeof recruitCondition>;

const recruits = kinded('recruiting');

/** Cells of a half by their rows from the middle on and their columns from left to right; all where not said. */
const homeCells = record({
  rows: optional(listOf(oneOf(1, 2, 3), 1)),
  columns: optional(listOf(oneOf(1, 2, 3, 4, 5), 1)),
});
export type HomeCells = Read<typeof homeCells>;

const enlisted = keyed({
  /** A card of the deck is shown and taken into the deal. */
  find: { find: recruitFilter },
  /** A card of the deal goes into the graveyard. */
  bury: { bury: recruitFilter },
  /** So many cards of the enemy's deal are looked at: a gold crystal for each that has such an ability. */
  look: { look: whole, uses: listOf(abilityType, 1) },
});
export type Enlisted = Read<typeof enlisted>;

/** What matters while squads are recruited and deployed. */
const recruiting = tagged('what', {
  /** Costs so much less, for each that fits; costs nothing if … */
  discount: { ...recruits, by: whole, if: optional(recruitCondition), each: optional(recruitFilter) },
  free: { ...recruits, if: recruitCondition },
  /** Other cards that fit cost so much less. */
  cheapens: { ...recruits, cards: recruitFilter, by: whole },
  /** The player gets crystals. */
  crystals: { ...recruits, gold: whole, may: optional(yes), elementalMost: optional(whole) },
  /** X more may be paid, up to so many: what it gives for each. */
  more: { ...recruits, most: whole, strike: whole, lives: whole },
  /** With one such card, or with so many of them. */
  notWith: { ...recruits, cards: recruitFilter, min: optional(whole) },
  costX: recruits,
  /** Has no cost, so that nobody can recruit it (B12-206.5). */
  noCost: recruits,
  /** Before recruiting, from the deal: shown with another elite card up to so dear, which is paid for in silver. */
  escort: { ...recruits, costMax: whole },
  /** Before recruiting, from the deal: shown to look at so many cards of the enemy's deal; 1 cheaper per elite one. */
  scout: { ...recruits, cards: whole },
  /** Before recruiting, from the deal: shown and recruited, and then something more comes of it (RB-161). */
  enlist: { ...recruits, besides: enlisted },
  /** Before recruiting, from the deal: put into the graveyard for so many gold crystals (RB-161). */
  entomb: { ...recruits, gold: whole },
  /** Opponents may not deploy here (B12-404.1.5, B12-G-change-forbidden-cells-in-deployment). */
  forbidCells: { ...recruits, cells: homeCells },
  secondTerrain: { ...recruits, cheaper: whole },
});
export type Recruiting = Read<typeof recruiting>;

const replaces = {
  ...kinded('instead'),
  if: optional(condition),
  times: optional(times),
  to: optional(filter),
};

/** "[text 1], instead of this – [text 2]" (B12-531.1, B12-G-replacement-effect). */
const instead = tagged('of', {
  /** Wounds to cards that fit go to this card; or something else comes in their place, of which they are "it" and X. */
  wounds: {
    ...replaces,
    by: either(oneOf('thisTakes'), deeds),
    from: optional(danger),
    may: optional(yes),
  },
  /** Extra lives to cards that fit: this card wounds another (`at`) for as much; or something else, as with wounds. */
  extraLives: { ...replaces, by: either(oneOf('wound'), deeds), at: optional(filter), may: optional(yes) },
  /** Poisoning, a named feature that a card would gain: something else, as with wounds; X is how much poisoning. */
  poison: { ...replaces, by: deeds, may: optional(yes) },
  word: { ...replaces, word, by: deeds, may: optional(yes) },
  /**
   * Healing of cards that fit (this one where not given): if it has no wounds it wounds a card for as much, or opens;
   * nothing comes of it, it is doubled; or something else, as with wounds. With `first` only the first healing of a turn.
   */
  healing: {
    ...replaces,
    by: either(oneOf('wound', 'open', 'nothing', 'double'), deeds),
    at: optional(filter),
    may: optional(yes),
    first: optional(yes),
  },
  /** It is exiled, or returns to the deck, instead of dying; or something else comes in its place. */
  death: {
    ...replaces,
    by: either(oneOf('exile', 'return'), deeds),
    may: optional(yes),
    /** Only of a symbiont that dies because its host has died (RB-99). */
    from: optional(oneOf('host')),
  },
});
export type Instead = Read<typeof instead>;

const usable = { when, play: record(played) };

const feature = tagged('kind', {
  word: record(namedFeature),
  has: record(constant),
  ...usable,
  under: record(under),
  recruiting,
  instead,
});

export const featureParts = {
  usable: tagged('kind', usable),
  feature,
  features: listOf(feature),
};
