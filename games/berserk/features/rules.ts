/** By which rule a named feature, a gain or a property of all cards is told. */
import type { Gain } from '../abilities/index.ts';
import { type ListName, listName } from '../abilities/named.ts';
import type { AbilityType } from '../abilities/vocabulary.ts';
import { wordRules } from '../abilities/word-rules.ts';
import type { RuleId } from '../rulebook/index.ts';

/** What the rules themselves let cards do (see abilities/named.ts). */
const listRules: Readonly<Record<ListName, RuleId>> = {
  strike: 'B12-107.2',
  strikeAsOpen: 'B12-G-simple-strike',
  accumulate: 'B12-G-accumulate-chip',
  prepare: 'B12-208.6',
  retreat: 'B12-702.3',
  vanguard: 'B12-G-vanguard',
  poisoning: 'B12-G-poisoning-x',
  fading: 'B12-G-fading-x',
  regeneration: 'B12-G-regeneration-x',
  concentration: 'B12-G-concentration',
  soulCatcher: 'B12-G-soul-catcher-x',
  bloodMagic: 'B12-G-blood-magic',
  rageGrows: 'B12-G-rage-x',
  charge: 'B12-G-charge-x',
  rage: 'B12-G-rage-x',
  giftOfLife: 'B12-G-gift-of-life-x',
  agility: 'B12-G-agility',
  corpseEating: 'B12-G-corpse-eating',
  fear: 'B12-G-fear-x',
  plague: 'B12-G-plague',
  plagueSpreads: 'B12-G-plague',
  vampirism: 'B12-G-vampirism',
  decay: 'B12-G-decay-x',
  thirst: 'B12-G-thirst-x',
  destruction: 'B12-509.1',
  union: 'B12-G-union-x',
  healingWounds: 'B12-531.1',
  healingOpens: 'B12-531.1',
  replacementWounds: 'B12-531.1',
  vanguardNear: 'B12-G-vanguard',
  blight: 'B12-119.3',
  weakStrike: 'B12-G-simple-strike',
};

/** The rule of what the rules give by the number of its list; the usual one for a feature of a card. */
export const ruleOfList = (list: number, usual: RuleId): RuleId =>
  list < 0 ? listRules[listName(list)] : usual;

/** What a card declares, by its kind (B12-111.1). */
export const abilityRules: Readonly<Record<AbilityType, RuleId>> = {
  simple: 'B12-G-simple-strike',
  special: 'B12-G-special-strike',
  magic: 'B12-G-magic-strike',
  over: 'B12-G-strike-over-row',
  shot: 'B12-G-shot',
  throw: 'B12-G-throw',
  discharge: 'B12-G-discharge',
  spell: 'B12-G-spell',
  influence: 'B12-G-influence',
};

const gainRules: Readonly<Record<Exclude<Gain['kind'], 'word' | 'loses'>, RuleId>> = {
  becomes: 'B12-108.1',
  cannot: 'B12-525.2',
  element: 'B12-106.2.1',
  exposed: 'B12-528.2',
  feature: 'B12-117.2',
  firm: 'B12-G-weakening-by-strike-table',
  formationOf: 'B12-G-formation',
  gainsElement: 'B12-106.2.1',
  ignores: 'B12-G-ignore',
  immune: 'B12-G-protection-from',
  incarnatesAt: 'B12-532.5',
  less: 'B12-G-minus-x-from-attack',
  lives: 'B12-508.1',
  lure: 'B12-G-obligation-to-attack',
  may: 'B12-520.1',
  move: 'B12-G-movement-stock',
  must: 'B12-G-obligation-to-attack',
  noWounds: 'B12-G-receives-no-wounds-from',
  poisonHurts: 'B12-G-poisoning-x',
  prevents: 'B12-G-prevention',
  protection: 'B12-G-protection-from',
  range: 'B12-G-range-x',
  reduced: 'B12-G-reduce-attack-to-x',
  reduces: 'B12-G-reduce-attack-to-x',
  rollAgainst: 'B12-518.3',
  rollIs: 'B12-518.3',
  roll: 'B12-518.3',
  skill: 'B12-517.1',
  strike: 'B12-G-plus-minus-x-to-attack',
};

/** By which rule a card has gained, or lost, this: its own if it is one thing, else that of acquired features. */
export function ruleOfGains(gains: readonly Gain[], usual: RuleId): RuleId {
  const [gain, ...more] = gains;
  if (!gain || more.length > 0) return usual;
  if (gain.kind === 'loses') return gain.what === 'features' ? 'B12-117.4' : 'B12-119.5.2';
  return gain.kind === 'word' ? (wordRules[gain.word] ?? usual) : gainRules[gain.kind];
}
