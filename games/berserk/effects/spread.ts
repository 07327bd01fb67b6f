/** Wounds dealt out among those that fit. */
import { say } from '@vigrid/speech';
import { amount } from '../abilities/amount.ts';
import { filter } from '../abilities/filter.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { amountOf } from '../features/evaluate.ts';
import { wound as woundCard } from '../flow/wounds/wounds.ts';
import { blowOn } from '../stack/deed.ts';
import { choosable } from '../stack/targets.ts';
import { pieceOf } from '../state.ts';
import { command, counted } from '../text/clauses.ts';
import { figure, phrase } from '../text/filters.ts';
import { wound } from '../text/nouns.ts';

const shape = { among: filter, amount };

export const spread: EffectKind<'spread', typeof shape> = {
  shape,
  target: () => null,
  // B12-501.1: somebody must be there to be named.
  possible: (s, { among }, ctx) => choosable(s, { choose: among }, ctx).length > 0,
  share: (s, { among, amount }, ctx) => ({
    items: choosable(s, { choose: among }, ctx),
    total: amountOf(s, amount, ctx),
  }),

  does({ g, s, item }) {
    for (const [i, card] of item.targets.entries()) {
      if (pieceOf(s, card)) woundCard(g, blowOn(s, item, card, item.shares[i] ?? 0), 'B12-G-wound-for-x');
    }
    return item.targets.length > 0;
  },

  asks: {
    whom: say('кому достанутся раны?', 'who receives wounds?'),
    may: say('распределить раны?', 'do you deal out wounds?'),
  },

  says(e, at) {
    const among = phrase(e.among, at, 'bare');
    const n = counted(figure(e.amount, at), wound);
    return command(`распределить ${n.ru} между ${among.ru('ins')}`, `deal out ${n.en} among ${among.en}`, {
      same: among,
    });
  },
};
