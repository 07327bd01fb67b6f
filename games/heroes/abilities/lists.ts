/** Lists of effects inside abilities and inside other effects, found by a path of numbers so that frames stay plain. */
import { cardOf, type EffectsFrame, type Heroes } from '../state.ts';
import type { Ability, Effect } from './types.ts';

export const effectAt = (s: Heroes, f: EffectsFrame): Effect => listOf(s, f)[f.at];

export function listOf(s: Heroes, f: EffectsFrame): readonly Effect[] {
  let list = effectsOf(cardOf(s, f.card).abilities[f.ability]);
  for (let i = 0; i < f.path.length; i += 2) list = innerLists(list[f.path[i]])[f.path[i + 1]];
  return list;
}

/** A frame for a list inside the present effect. */
export function inner(f: EffectsFrame, list: number, optional: boolean): EffectsFrame {
  return { ...f, step: 0, path: [...f.path, f.at, list], at: 0, optional, targets: f.before, before: [] };
}

const effectsOf = (ability: Ability): readonly Effect[] => ('does' in ability ? ability.does : []);

/** "You may" and what follows from it are one list that can be declined. */
function innerLists(e: Effect): readonly (readonly Effect[])[] {
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
      return [e.does, e.otherwise ?? []];
    default:
      return [];
  }
}
