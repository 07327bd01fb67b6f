/** Wounds or Weakening effects dealt out among up to so many of what fits. */
import { oneOf, wholeFrom } from '@vigrid/kernel/schema';
import { amount } from '../abilities/amount.ts';
import { candidates, choiceOf } from '../abilities/choices.ts';
import { filter } from '../abilities/filter.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { amountOf } from '../abilities/meaning.ts';
import { bound } from '../abilities/printed.ts';
import { addBoosts } from '../flow/boosts.ts';
import { dealWounds } from '../flow/wounds.ts';
import { cardOf, pieceOf } from '../state.ts';
import { measured } from '../text/amounts.ts';
import { befalls, you } from '../text/clauses.ts';
import { phrase } from '../text/filters.ts';
import { weakening, wound } from '../text/nouns.ts';
import { gets, someEffects } from '../text/orders.ts';
import { scale } from '../text/targets.ts';
import * as verbs from '../text/verbs.ts';

const shape = { what: oneOf('wounds', 'weakening'), among: filter, count: wholeFrom(1), amount };

export const spread: EffectKind<'spread', typeof shape> = {
  shape,
  choice: (s, e, by) => choiceOf(by.seat, candidates(s, bound(s, e.among, by), by), { count: e.count }),
  inPlay: true,
  shares(g, f, e) {
    if (f.targets.length === 0) return null;
    const total = amountOf(g.state, e.amount, f);
    const about = { source: f.card, effect: e.what, amount: total };
    const limits = f.targets.map(() => total);
    const base = { kind: 'split', seat: f.seat, ask: 'spread', rule: 'BH-13.1' } as const;
    return { ...base, about, items: f.targets, limits, total };
  },

  does(g, f, e) {
    const by = cardOf(g.state, f.card).type === 'spell' ? 'spell' : 'ability';
    f.targets.forEach((card, i) => {
      const piece = pieceOf(g.state, card);
      if (!piece) return;
      if (e.what === 'wounds') dealWounds(g, f.card, piece, f.shares[i] ?? 0, by);
      else addBoosts(g, piece, -(f.shares[i] ?? 0), f.seat);
    });
  },

  /** With one to share them, they all go to that one. */
  says(e, at) {
    const what = e.what === 'wounds' ? wound : weakening;
    const who = phrase(e.among, e.count);
    if (e.count === 1) {
      const n = someEffects(e.amount, what, who, at);
      return befalls(who, gets(who, n), {
        en: `give ${who.en} ${n.en}`,
        ru: `дать ${who.ru('dat')} ${n.ru}`,
      });
    }
    const n = measured(e.amount, what, scale(null, at));
    const among = `не более чем между ${who.ru('ins')} ${n.ru}`;
    return you(`deal out ${n.en} among ${phrase(e.among, { upTo: e.count }).en}`, verbs.dealOut, among);
  },
  spoken: (e) => phrase(e.among, { upTo: e.count }),
};
