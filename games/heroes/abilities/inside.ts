/** What abilities and effects hold inside: lists of effects, parts of conditions. Knows nothing of a game under way. */
import type { Effect } from '../effects/index.ts';
import type { Ability, Effects } from './ability.ts';
import type { Condition } from './condition.ts';

/** What the ability does, with the part of its cost that is effects first. */
export function effectsOf(ability: Ability): Effects {
  if (ability.kind === 'action' && ability.cost) return [...ability.cost, ...ability.does];
  if (ability.kind === 'instead') return typeof ability.by === 'string' ? [] : ability.by;
  return 'does' in ability && ability.does ? ability.does : [];
}

/** The conditions that must all hold. */
export const partsOf = (condition: Condition): readonly Condition[] =>
  'all' in condition ? condition.all : [condition];

/** Every condition an ability speaks of, those inside its effects included. */
export function conditionsOf(ability: Ability): Condition[] {
  const own = 'if' in ability && ability.if ? partsOf(ability.if) : [];
  return [...own, ...effectsOf(ability).flatMap(conditionsIn)];
}

/** Lists are known by their form here: a card is made ready before anybody knows what its effects do. */
function conditionsIn(e: Effect): readonly Condition[] {
  const own = 'if' in e ? partsOf(e.if) : [];
  return [...own, ...Object.values<unknown>(e).flatMap(effectsIn).flatMap(conditionsIn)];
}

const effectsIn = (value: unknown): readonly Effect[] =>
  Array.isArray(value) ? value.flatMap((one) => (isEffect(one) ? one : effectsIn(one))) : [];

const isEffect = (value: unknown): value is Effect =>
  typeof value === 'object' && value !== null && 'do' in value;
