/** A creature counts as dead this turn. */
import type { EffectKind } from '../abilities/kind.ts';
import { happens } from '../text/clauses.ts';

const shape = {};

export const countDead: EffectKind<'countDead', typeof shape> = {
  shape,

  does(g, f) {
    g.state.died++;
    g.listener?.({ kind: 'countDead', rule: 'BH-16.1', seat: f.seat });
  },

  says: () =>
    happens(
      { en: 'a creature counts as having died this turn', ru: 'считается, что в этом ходу погибло существо' },
      { en: 'count a creature as having died this turn', ru: 'считать, что в этом ходу погибло существо' },
    ),
};
