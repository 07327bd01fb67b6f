/** What abilities and effects hold inside: lists of effects, parts of conditions. Knows nothing of a game under way. */
import type { Ability, Condition, Effect } from './types.ts';

/** What the ability does, with the part of its cost that is effects first. */
export function effectsOf(ability: Ability): readonly Effect[] {
  if (ability.kind === 'action' && ability.cost) return [...ability.cost, ...ability.does];
  return 'does' in ability && ability.does ? ability.does : [];
}

/** "You may" and what follows from it are one list that can be declined. */
export function innerLists(e: Effect): readonly (readonly Effect[])[] {
  switch (e.do) {
    case 'may':
      return [e.after ? [...e.first, ...e.after] : e.first];
    case 'unlessPaid':
    case 'payOr':
      return [e.otherwise];
    case 'oneOf':
    case 'oneOrMore':
      return e.modes;
    case 'if':
    case 'reveal':
      return [e.does, e.otherwise ?? []];
    case 'each':
    case 'byOwner':
    case 'mayPay':
      return [e.does];
    default:
      return [];
  }
}

/** The conditions that must all hold. */
export const partsOf = (condition: Condition): readonly Condition[] =>
  'all' in condition ? condition.all : [condition];

/** Every condition an ability speaks of, those inside its effects included. */
export function conditionsOf(ability: Ability): Condition[] {
  const own = 'if' in ability && ability.if ? partsOf(ability.if) : [];
  return [...own, ...effectsOf(ability).flatMap(conditionsIn)];
}

function conditionsIn(e: Effect): readonly Condition[] {
  const own = e.do === 'if' ? partsOf(e.if) : [];
  return [...own, ...innerLists(e).flatMap((list) => list.flatMap(conditionsIn))];
}
