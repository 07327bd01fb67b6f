/** Reads features and what they give (abilities/types.ts). */
import {
  listOf,
  oneOf,
  optional,
  parts,
  type Reader,
  record,
  tagged,
  text,
  truth,
  whole,
  wordOr,
  yes,
} from '@vigrid/kernel/scenario/shape.ts';
import type {
  Ability,
  Danger,
  Feature,
  Gain,
  Instead,
  Named,
  Payment,
  Played,
  RecruitCondition,
  RecruitFilter,
  Recruiting,
  Times,
  Triggered,
} from '../../abilities/types.ts';
import { abilityTypes, becomings, cannots, elements, mays } from '../../abilities/vocabulary.ts';
import { words } from '../../abilities/words.ts';
import { momentNames } from '../../text/moments.ts';
import { does } from './abilities.ts';
import {
  abilityType,
  amount,
  cardClass,
  cardType,
  condition,
  element,
  filter,
  grade,
  pattern,
  patternFields,
  word,
} from './terms.ts';

const abilities: Reader<readonly Ability[]> = (value, at) => does(value, at);
const opponent = oneOf('opponent');

const danger = parts<Danger>({ ...patternFields, spells: yes, influences: yes });

const named = record<Named>({
  kind: oneOf('word'),
  word,
  value: optional(whole),
  more: optional(yes),
  once: optional(yes),
});

const ignores = tagged<Extract<Gain, { kind: 'ignores' }>, 'what'>('what', {
  hideout: { kind: oneOf('ignores') },
  features: { kind: oneOf('ignores') },
  lure: { kind: oneOf('ignores') },
  protection: { kind: oneOf('ignores'), from: danger },
});

export const gain: Reader<Gain> = tagged<Gain, 'kind'>('kind', {
  word: named,
  strike: {
    by: amount,
    types: optional(listOf(abilityType)),
    grades: optional(listOf(grade)),
    vs: optional(filter),
    once: optional(yes),
  },
  less: { by: amount, from: danger, once: optional(yes) },
  roll: {
    by: amount,
    for: optional(oneOf('attack', 'defence', ...abilityTypes)),
    vs: optional(filter),
    once: optional(yes),
  },
  rollAgainst: { amount, by: optional(filter) },
  rollIs: { value: whole },
  protection: { from: danger },
  exposed: { to: danger },
  immune: { to: word },
  noWounds: { from: danger },
  reduced: { from: pattern, to: wordOr(oneOf('weak'), whole) },
  reduces: { of: pattern, to: wordOr(oneOf('strong', 'weak'), whole) },
  firm: {},
  move: { by: amount },
  range: { of: listOf(abilityType), by: whole },
  lives: { by: amount },
  cannot: { what: oneOf(...cannots), at: optional(filter) },
  may: { what: oneOf(...mays), at: optional(filter), value: optional(whole) },
  lure: { of: pattern, by: optional(filter) },
  ignores,
  element: { becomes: oneOf(...elements, 'neutral') },
  gainsElement: { element },
  loses: { what: oneOf('features', ...words) },
  becomes: { what: oneOf(...becomings) },
  formationOf: { cards: filter },
  must: { at: filter },
  poisonHurts: { by: whole },
  incarnatesAt: { marker: text },
  feature: { feature: (value, at) => usable(value, at) },
});

const payment = parts<Payment>({
  sudden: yes,
  close: yes,
  chips: wordOr(oneOf('X'), whole),
  allChips: yes,
  wounds: whole,
  lives: oneOf('X'),
});

const times = record<Times>({
  per: oneOf('turn', 'battle'),
  most: whole,
  each: optional(oneOf('target', 'row')),
});

const usableFields = {
  when: record<Triggered>({
    kind: oneOf('when'),
    on: oneOf(...momentNames),
    who: optional(filter),
    other: optional(filter),
    attack: optional(pattern),
    if: optional(condition),
    may: optional(yes),
    by: optional(opponent),
    once: optional(yes),
    pay: optional(payment),
    times: optional(times),
    where: optional(oneOf('graveyard', 'deal', 'shown')),
    does: abilities,
  }),
  play: record<Played>({
    kind: oneOf('play'),
    pay: payment,
    if: optional(condition),
    times: optional(times),
    does: abilities,
  }),
};

const usable = tagged<Triggered | Played, 'kind'>('kind', usableFields);

const recruitFilter = parts<RecruitFilter>({
  class: cardClass,
  element,
  type: cardType,
  name: text,
  elite: truth,
});

const recruitCondition: Reader<RecruitCondition> = (value, at) =>
  typeof value === 'object' && value !== null && 'costs' in value
    ? record<{ readonly costs: readonly number[] }>({ costs: listOf(whole) })(value, at)
    : record<{ readonly has: RecruitFilter; readonly costMin?: number }>({
        has: recruitFilter,
        costMin: optional(whole),
      })(value, at);

const recruiting = { kind: oneOf('recruiting') };

const recruits = tagged<Recruiting, 'what'>('what', {
  discount: { ...recruiting, by: whole, if: optional(recruitCondition), each: optional(recruitFilter) },
  free: { ...recruiting, if: recruitCondition },
  cheapens: { ...recruiting, cards: recruitFilter, by: whole },
  crystals: { ...recruiting, gold: whole, may: optional(yes), elementalMost: optional(whole) },
  more: { ...recruiting, most: whole, strike: whole, lives: whole },
  notWith: { ...recruiting, cards: recruitFilter },
  costX: recruiting,
  noCost: recruiting,
  escort: { ...recruiting, costMax: whole },
  scout: { ...recruiting, cards: whole },
  forbidCells: { ...recruiting, cells: oneOf('edgeOfFirstRow') },
  secondTerrain: { ...recruiting, cheaper: whole },
});

const replacing = {
  kind: oneOf('instead'),
  if: optional(condition),
  times: optional(times),
  to: optional(filter),
};

const instead = tagged<Instead, 'of'>('of', {
  wounds: { ...replacing, by: oneOf('thisTakes'), may: optional(yes) },
  extraLives: { ...replacing, by: oneOf('wound'), at: filter, may: optional(yes) },
  healing: {
    ...replacing,
    by: oneOf('wound', 'open', 'nothing', 'double'),
    at: optional(filter),
    may: optional(yes),
    first: optional(yes),
  },
  death: { ...replacing, by: oneOf('exile', 'return') },
});

export const feature: Reader<Feature> = tagged<Feature, 'kind'>('kind', {
  word: named,
  has: {
    to: optional(filter),
    if: optional(condition),
    gives: listOf(gain),
  },
  ...usableFields,
  under: {
    state: oneOf('formation', 'incorporeal', 'charge', 'first', 'second'),
    value: optional(whole),
    has: (value, at) => listOf(feature)(value, at),
  },
  recruiting: recruits,
  instead,
});
