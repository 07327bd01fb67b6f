/** No more than so many creatures of the enemy may move in their next turn (WE-R10). */
import { strength } from '../abilities/amount.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { strengthValue } from '../stack/deed.ts';
import { command } from '../text/clauses.ts';
import { strengthText } from '../text/figures.ts';

const shape = { most: strength };

export const limitMoves: EffectKind<'limitMoves', typeof shape> = {
  shape,
  rolls: ({ most }) => Array.isArray(most),

  does({ s, effect, item, ctx }) {
    s.sides[1 - item.seat].moversMost = strengthValue(s, effect.most, item, ctx);
    return true;
  },

  says(e, at) {
    const n = strengthText(e.most, at);
    return command(
      `в свой следующий ход противник может двигать не больше ${n.ru} существ`,
      `in their next turn the opponent may move at most ${n.en} creatures`,
    );
  },
};
