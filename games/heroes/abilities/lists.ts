/** Lists of effects inside abilities and inside other effects, found by a path of numbers so that frames stay plain. */
import { cardByNumber, type EffectsFrame, type Heroes } from '../state.ts';
import { effectsOf, innerLists } from './inside.ts';
import type { Effect } from './types.ts';

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
