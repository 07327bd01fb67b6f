/** Two cards change places (B12-G-swap-places): both are relocated. */
import { say } from '@vigrid/speech';
import type { EffectKind } from '../abilities/kind.ts';
import { target } from '../abilities/target.ts';
import {
  blocksRelocation,
  displaced,
  fromAbove,
  isRelocatable,
  swap as swapCards,
} from '../flow/movement/relocation.ts';
import { aimedOn } from '../stack/targets.ts';
import { pieceOf } from '../state.ts';
import { command } from '../text/clauses.ts';
import { plain } from '../text/phrases.ts';
import { targetPhrase } from '../text/targets.ts';

const shape = { to: target, with: target };

export const swap: EffectKind<'swap', typeof shape> = {
  shape,
  unsettles: 'attacks',
  suits: (s, _effect, piece) => isRelocatable(s, piece),
  against: (s, _effect, piece) => fromAbove(s, piece),
  aimOn: (s, effect, ctx, targets) =>
    aimedOn(s, effect.with, ctx, targets, (piece) => isRelocatable(s, piece)),
  ready(s, _effect, item) {
    const partner = pieceOf(s, item.second[0] ?? -1);
    return partner !== null && isRelocatable(s, partner);
  },

  does({ g, s, item, targets }) {
    const [a] = targets;
    const b = pieceOf(s, item.second[0] ?? -1);
    if (!a || !b || blocksRelocation(g, a, item) || blocksRelocation(g, b, item)) return false;
    swapCards(g, a, b);
    displaced(g, a, item.card);
    displaced(g, b, item.card);
    return true;
  },

  asks: {
    whom: say('кого поменять местами?', 'whom do you swap?'),
    may: say('поменять местами?', 'do you swap them?'),
    second: say('с кем поменять?', 'with whom do you swap it?'),
  },

  says(e, at) {
    const a = targetPhrase(e.to, at);
    const b = targetPhrase(e.with, typeof e.with === 'object' ? { ...at, same: a } : at);
    // Two that were chosen are both spoken of next (RB-149).
    const both = typeof e.with === 'object' ? plain(a.noun, true) : a;
    return command(`поменять местами ${a.ru('acc')} и ${b.ru('acc')}`, `swap ${a.en} and ${b.en}`, {
      same: both,
    });
  },
};
