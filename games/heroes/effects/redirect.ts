/** You choose in place of the one who is about to choose what a text is done to. */
import type { EffectKind } from '../abilities/kind.ts';
import { isEffects } from '../state.ts';
import { you } from '../text/clauses.ts';
import * as verbs from '../text/verbs.ts';

const shape = {};

export const redirect: EffectKind<'redirect', typeof shape> = {
  shape,

  /** The text that waits for its targets. */
  does(g, f) {
    const choosing = g.state.frames.findLast((frame) => frame !== f && isEffects(frame));
    if (!choosing || !isEffects(choosing)) return;
    choosing.chooser = f.seat;
    g.listener?.({ kind: 'redirect', rule: 'BH-13.1', seat: f.seat });
  },

  says() {
    const en = 'choose its targets instead of the opponent';
    return you(en, verbs.choose, 'цели вместо противника');
  },
};
