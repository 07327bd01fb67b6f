/** Weakening effects go from one card to another; one of the two at most is chosen. */
import { either, oneOf, wholeFrom } from '@vigrid/kernel/schema';
import { isPick, namedBy, targetsOf } from '../abilities/choices.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { type Target, target } from '../abilities/target.ts';
import { addBoosts, isWeakened, takeWeakening } from '../flow/boosts.ts';
import { type EffectsFrame, type G, type Piece, pieceOf } from '../state.ts';
import { severalOrOne } from '../text/amounts.ts';
import { you } from '../text/clauses.ts';
import { weakening } from '../text/nouns.ts';
import { whom } from '../text/targets.ts';
import * as verbs from '../text/verbs.ts';

const shape = { from: target, to: target, amount: either(wholeFrom(1), oneOf('all')) };

export const moveWeakening: EffectKind<'moveWeakening', typeof shape> = {
  shape,
  target: (e) => (isPick(e.to) ? e.to : e.from),
  possible: (s, e, { card }) => (e.from === 'self' && !isWeakened(s, card) ? false : null),

  does(g, f, e) {
    const [from] = end(g, f, e.from);
    const [to] = end(g, f, e.to);
    if (!from || !to) return;
    const moved = takeWeakening(g, from, e.amount === 'all' ? Infinity : e.amount);
    addBoosts(g, to, -moved, f.seat);
  },

  says(e, at) {
    const from = whom(e.from, at);
    const to = whom(e.to, at);
    const n =
      e.amount === 'all'
        ? { en: `all ${weakening.en.many}`, ru: `все ${weakening.ru.pl.acc}` }
        : severalOrOne(e.amount, weakening, false);
    const way = `${n.ru} ${from.after('с', 'gen')} ${to.after('на', 'acc')}`;
    return you(`move ${n.en} from ${from.en} to ${to.en}`, verbs.shift, way);
  },
  names: (e) => e.to,
};

const end = (g: G, f: EffectsFrame, target: Target): Piece[] =>
  isPick(target)
    ? targetsOf(g, f)
    : namedBy(g.state, target, f).flatMap((card) => pieceOf(g.state, card) ?? []);
