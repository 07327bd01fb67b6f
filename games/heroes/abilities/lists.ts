/** Lists of effects inside abilities and inside other effects, found by a path of numbers so that frames stay plain. */
import { cardByNumber, type EffectsFrame, type Heroes } from '../state.ts';
import type { Ability, Effect } from './types.ts';

export const effectAt = (s: Heroes, f: EffectsFrame): Effect => listOf(s, f)[f.at];

export function listOf(s: Heroes, f: EffectsFrame): readonly Effect[] {
  let list = effectsOf(cardByNumber(s, f.def).abilities[f.ability]);
  for (let i = 0; i < f.path.length; i += 2) list = innerLists(list[f.path[i]])[f.path[i + 1]];
  return list;
}

/** A frame for a list inside the present effect. What was chosen last is "same" for its first effect. */
export function inner(f: EffectsFrame, list: number, changes: Partial<EffectsFrame> = {}): EffectsFrame {
  const path = [...f.path, f.at, list];
  return {
    ...f,
    step: 0,
    path,
    at: 0,
    optional: false,
    targets: f.before,
    before: [],
    shares: [],
    ...changes,
  };
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
    case 'reveal':
      return [e.does, e.otherwise ?? []];
    case 'each':
    case 'byOwner':
      return [e.does];
    default:
      return [];
  }
}
