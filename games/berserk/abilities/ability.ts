/** What a feature does: one ability (B12-505.1) or several, one after the other (B12-505.2). */
import { type Fitting, listOf, named, oneOf, optional, record, tagged, yes } from '@vigrid/kernel/schema';
import type { Effect } from '../effects/index.ts';
import { amount, strength } from './amount.ts';
import { condition } from './condition.ts';
import { aim } from './target.ts';
import { attackType, opponent } from './vocabulary.ts';

export type Ability = Attack | Deed | Alternatives;

export interface Abilities extends ReadonlyArray<Ability> {}
export const abilities = named<Abilities>('abilities');
/** Some, or none: nothing comes of a roll. */
export const perhaps = named<Abilities>('perhaps');

const joined = {
  /**
   * "…, at that", also written with a semicolon or a dash: only if the ability before was executed (B12-505.4,
   * B12-505.4.1, B12-505.4.2). Otherwise it stands alone (B12-505.3).
   */
  atThat: optional(yes),
  /** May be left undeclared (B12-505.8). */
  may: optional(yes),
  /** Only if the condition holds when it is its turn. */
  if: optional(condition),
  /** Used if the ability before could not be declared ("otherwise", B12-505.6). */
  otherwise: optional(yes),
};

const attackFields = {
  ...joined,
  use: attackType,
  strength,
  /** Added to each value. */
  plus: optional(amount),
  range: optional(amount),
  /** As if its target had no features (B12-G-ignore). */
  ignoresFeatures: optional(yes),
  at: optional(aim),
  /** Two or three such attacks, or fewer; at different targets (B12-505.3.1). */
  count: optional(amount),
  upTo: optional(yes),
  different: optional(yes),
  /** An unanswerable simple strike, as against a closed card; a fight as with an open one. */
  unanswerable: optional(yes),
  asOpen: optional(yes),
};
/** An attack of its own: all but the simple strike of a creature, which every creature has. */
export interface Attack extends Fitting<typeof attackFields> {}

const deedFields = { ...joined, use: oneOf('spell', 'influence'), do: named<Effect>('effect') };
/** A spell or an influence; what names no kind is an influence (B12-111.2, B09-405.6). */
export interface Deed extends Fitting<typeof deedFields> {}

const alternativesFields = {
  ...joined,
  use: oneOf('or'),
  by: optional(opponent),
  /** The controller of the target of the ability before chooses. */
  bySame: optional(yes),
  options: listOf(abilities, 2),
};
/** "… or …" (B12-505.5): the controller chooses; "if the opponent does not want to" (B12-505.7) they choose. */
export interface Alternatives extends Fitting<typeof alternativesFields> {}

/** The fields of each kind of ability. */
export const abilityFields = { attack: attackFields, deed: deedFields, or: alternativesFields };

/** Spells and influences alone. */
export const deeds = listOf(record(deedFields), 1);

const attack = record(attackFields);
const deed = record(deedFields);

const ability = tagged('use', {
  simple: attack,
  special: attack,
  magic: attack,
  over: attack,
  shot: attack,
  throw: attack,
  discharge: attack,
  spell: deed,
  influence: deed,
  or: record(alternativesFields),
});

export const abilityParts = { abilities: listOf(ability, 1), perhaps: listOf(ability) };
