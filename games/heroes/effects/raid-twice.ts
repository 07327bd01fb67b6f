/** The next Raid of your creatures applies twice: what it gives while it attacks, what it does on attack. */
import type { EffectKind } from '../abilities/kind.ts';
import { happens } from '../text/clauses.ts';

const shape = {};

export const raidTwice: EffectKind<'raidTwice', typeof shape> = {
  shape,

  does(g, f) {
    g.state.sides[f.seat].raidTwice = true;
    g.listener?.({ kind: 'raidTwice', rule: 'BH-18.1', seat: f.seat });
  },

  says: () =>
    happens(
      {
        en: 'the next Raid of your creatures applies twice',
        ru: 'следующий Набег ваших существ применяется дважды',
      },
      {
        en: 'have the next Raid of your creatures apply twice',
        ru: 'дважды применить следующий Набег ваших существ',
      },
    ),
};
