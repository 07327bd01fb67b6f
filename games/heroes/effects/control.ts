/** Under your control (BH-G-take-control). */
import { oneOf, optional } from '@vigrid/kernel/schema';
import { movable } from '../abilities/choices.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { target } from '../abilities/target.ts';
import { tell } from '../flow/telling.ts';
import { join, mayCome, remove } from '../flow/zones.ts';
import { order } from '../text/orders.ts';
import { whom } from '../text/targets.ts';
import { takeControl } from '../text/verbs.ts';

const shape = { to: target, until: optional(oneOf('turnEnd')) };

export const control: EffectKind<'control', typeof shape> = {
  shape,
  target: (e) => e.to,
  moves: true,
  rule: 'BH-G-take-control',

  /** BH-G-take-control: it joins your squad and may not act this turn without Rush. */
  does(g, f, e) {
    for (const piece of movable(g, f)) {
      if (piece.seat === f.seat || !mayCome(g.state, piece.card, f.seat)) continue;
      remove(g.state.sides[piece.seat].play, piece);
      if (e.until) piece.lentBy = piece.seat;
      piece.seat = f.seat;
      piece.fresh = true;
      piece.taken = true;
      piece.struck = false;
      join(g, piece);
      tell(g, 'control', 'BH-G-take-control', piece);
    }
  },

  says(e, at) {
    const time = e.until ? { en: ' until the end of the turn', ru: ' до конца хода' } : undefined;
    return order(whom(e.to, at), 'take control of', takeControl, time);
  },
};
