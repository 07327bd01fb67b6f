/** Lists of effects inside abilities and inside other effects, found by a path of numbers so that frames stay plain. */
import { deedOf, type Effect } from '../effects/index.ts';
import { cardByNumber, type EffectsFrame, type Heroes } from '../state.ts';
import type { Effects } from './ability.ts';
import { effectsOf } from './inside.ts';

export const effectAt = (s: Heroes, f: EffectsFrame): Effect => listOf(s, f)[f.at];

export function listOf(s: Heroes, f: EffectsFrame): Effects {
  let list = effectsOf(cardByNumber(s, f.def).abilities[f.ability]);
  for (let i = 0; i < f.path.length; i += 2) {
    const e = list[f.path[i]];
    list = deedOf(e).lists?.(e)[f.path[i + 1]] ?? [];
  }
  return list;
}
