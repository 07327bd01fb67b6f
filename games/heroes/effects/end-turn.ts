/** The turn ends at once. */
import { goTo } from '@vigrid/kernel';
import type { EffectKind } from '../abilities/kind.ts';
import { happens } from '../text/clauses.ts';

const shape = {};

export const endTurn: EffectKind<'endTurn', typeof shape> = {
  shape,

  /** What is under way is broken off, and the turn goes on with its end. */
  does(g) {
    const { frames } = g.state;
    frames.length = 1 + frames.findIndex((frame) => frame.kind === 'turn');
    goTo(g, frames[frames.length - 1], 'endAbilities');
  },

  says: () =>
    happens({ en: 'the turn ends', ru: 'ход заканчивается' }, { en: 'end the turn', ru: 'закончить ход' }),
};
