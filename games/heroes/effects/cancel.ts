/** The card that is being played goes to its owner's graveyard, and nothing else comes of it. */
import type { EffectKind } from '../abilities/kind.ts';
import { isEffects, isPlay } from '../state.ts';
import { you } from '../text/clauses.ts';
import { whom } from '../text/targets.ts';
import * as verbs from '../text/verbs.ts';

const shape = {};

export const cancel: EffectKind<'cancel', typeof shape> = {
  shape,

  /** What its ambush would have done goes with it. */
  does(g) {
    const { frames } = g.state;
    const play = frames.findLast(isPlay);
    if (!play) return;
    play.cancelled = true;
    const at = frames.findIndex((frame) => isEffects(frame) && frame.card === play.card);
    if (at >= 0) frames.splice(at, 1);
  },

  says(_, at) {
    const it = whom('it', at);
    return you(`cancel ${it.en}`, verbs.cancel, it.ru('acc'));
  },
};
