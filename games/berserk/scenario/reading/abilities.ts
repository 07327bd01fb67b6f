/** Reads what a feature does (abilities/ability.ts). */
import {
  type Fields,
  listOf,
  oneOf,
  optional,
  type Reader,
  record,
  tagged,
  text,
  whole,
  wordOr,
  yes,
} from '@vigrid/kernel/scenario/shape.ts';
import type { Ability, Alternatives, Attack, Deed, Effect, Gain } from '../../abilities/types.ts';
import { untils } from '../../abilities/vocabulary.ts';
import { words } from '../../abilities/words.ts';
import { singulars } from '../../text/singular.ts';
import { gain } from './features.ts';
import {
  abilityType,
  aim,
  amount,
  amountOr,
  attackType,
  cells,
  choice,
  choiceOr,
  condition,
  deadFilter,
  filter,
  grade,
  half,
  pattern,
  side,
  strength,
  strengthOr,
  target,
} from './terms.ts';

const until = oneOf(...untils);

const gains: Reader<readonly Gain[]> = (value, at) => listOf(gain)(value, at);
const does: Reader<readonly Ability[]> = (value, at) => listOf(ability)(value, at);

const only = { to: target };
const many = { to: target, amount };
const summoning = {
  what: deadFilter,
  cell: optional(cells),
  closed: optional(yes),
  gains: optional(gains),
  onto: optional(target),
};

const effect: Reader<Effect> = tagged<Effect, 'do'>('do', {
  wound: { to: target, amount: strength },
  heal: { to: target, amount: strengthOr('all', 'hurt'), overflow: optional(yes) },
  poison: { to: target, amount, add: optional(yes), most: optional(whole) },
  cure: only,
  extraLives: many,
  shield: { to: target, amount, until: optional(until) },
  reduceLives: many,
  leaveLives: many,
  shedLives: many,
  chips: many,
  loseChips: { to: target, amount: amountOr('all') },
  open: only,
  close: only,
  stayOpen: only,
  destroy: { to: target, livesMax: optional(amount) },
  return: only,
  exile: only,
  exileDead: { side, what: optional(deadFilter) },
  give: {
    to: target,
    gains,
    until: optional(until),
    turns: optional(amount),
    single: optional(yes),
  },
  lose: { to: target, what: oneOf('features', ...words), until: optional(until), cell: optional(cells) },
  control: { to: target, until: optional(until) },
  relocate: {
    to: target,
    cell: cells,
    by: optional(oneOf('opponent')),
    as: optional(oneOf('jump', 'teleport')),
  },
  place: { to: target, cell: cells },
  swap: { to: target, with: target },
  seat: { to: target, onto: choice, symbiont: optional(yes) },
  push: only,
  moveWounds: { from: target, to: target, amount, upTo: optional(yes) },
  spread: { among: filter, amount },
  summon: summoning,
  revive: summoning,
  incarnationChip: { to: wordOr(oneOf('this'), deadFilter) },
  modifyAttack: {
    whose: choiceOr('it', 'this'),
    attack: pattern,
    by: optional(amount),
    to: optional(wordOr(grade, whole)),
    against: optional(yes),
  },
  modifyRoll: {
    whose: choiceOr('it', 'this'),
    by: optional(whole),
    to: optional(whole),
    reroll: optional(yes),
  },
  block: {
    whose: choiceOr('it', 'other'),
    attack: optional(pattern),
    types: optional(listOf(abilityType)),
  },
  redirect: { attack: pattern, any: optional(yes), to: choiceOr('this'), from: optional(filter) },
  strikeBy: {
    who: target,
    at: choiceOr('same', 'it', 'other'),
    asOpen: optional(yes),
    closes: optional(yes),
    chosenBy: optional(oneOf('you')),
  },
  mark: { to: target, marker: text, amount: optional(amount), until: optional(until) },
  unmark: { to: target, marker: text },
  markCells: {
    marker: text,
    cells,
    count: optional(amount),
    upTo: optional(yes),
    until: optional(until),
    whose: optional(filter),
    gains: optional(gains),
  },
  unmarkCells: { marker: text },
  moveMarks: { marker: text },
  limitMoves: { most: strength },
  reveal: only,
  redeploy: {},
  prophecy: { count: whole },
  mill: {},
  lookTop: { count: whole },
  keepShown: {},
  later: {
    on: oneOf('yourTurnStart', 'turnEnd', 'enemyTurnStart', 'enemyTurnEnd'),
    does,
    to: optional(target),
  },
  trap: { on: oneOf('acts'), who: filter, does },
  nextAttack: { who: filter, attack: pattern, by: whole },
  choose: only,
  chooseRow: { half: optional(half) },
  chooseCell: { cell: cells },
  chooseNumber: { most: amount },
  numb: only,
  rollFor: { table: listOf(record<{ upTo: number; does: readonly Ability[] }>({ upTo: whole, does })) },
  win: { who: optional(oneOf('opponent')) },
  union: { most: amount },
  singular: { what: oneOf(...Object.keys(singulars)), to: optional(target) },
});

const joined = {
  atThat: optional(yes),
  may: optional(yes),
  if: optional(condition),
  otherwise: optional(yes),
};

const attack = record<Attack>({
  ...joined,
  use: attackType,
  strength,
  plus: optional(amount),
  range: optional(amount),
  ignoresFeatures: optional(yes),
  at: optional(aim),
  count: optional(whole),
  upTo: optional(yes),
  different: optional(yes),
  unanswerable: optional(yes),
  asOpen: optional(yes),
});

const deed = record<Deed>({ ...joined, use: oneOf('spell', 'influence'), do: effect });

const alternatives: Fields<Omit<Alternatives, 'use'>> = {
  ...joined,
  by: optional(oneOf('opponent')),
  bySame: optional(yes),
  options: listOf(does),
};

export const ability: Reader<Ability> = tagged<Ability, 'use'>('use', {
  simple: attack,
  special: attack,
  magic: attack,
  over: attack,
  shot: attack,
  throw: attack,
  discharge: attack,
  spell: deed,
  influence: deed,
  or: alternatives,
});

export { does };
