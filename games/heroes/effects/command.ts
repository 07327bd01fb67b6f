/** You decide for the enemy in the enemy's next turn (RH-48). */
import type { EffectKind } from '../abilities/kind.ts';
import { rival } from '../state.ts';
import { happens } from '../text/clauses.ts';

const shape = {};

export const command: EffectKind<'command', typeof shape> = {
  shape,

  does(g, f) {
    const of = rival(f.seat);
    g.state.sides[of].obeys = true;
    g.listener?.({ kind: 'willCommand', rule: 'RH-48', seat: f.seat, of });
  },

  says: () =>
    happens(
      {
        en: 'you decide for the opponent in the opponent’s next turn',
        ru: 'в следующем ходу противника решения за него принимаете вы',
      },
      {
        en: 'decide for the opponent in the opponent’s next turn',
        ru: 'принимать решения за противника в его следующем ходу',
      },
    ),
};
