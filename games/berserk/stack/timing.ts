/** In 2009 what answers an action has its time in the course of that action. */
import { no, type Why } from '@vigrid/kernel';
import { kindOfEffect } from '../effects/index.ts';
import { redirects } from '../effects/redirect.ts';
import type { Piece } from '../state/piece.ts';
import type { Berserk } from '../state.ts';
import type { Playable } from './playing.ts';
import { courseOf } from './stages.ts';

export function inTime(s: Berserk, piece: Piece, { feature, def, number }: Playable, why?: Why): boolean {
  // B09-412.6: not while a redirection of its own is on the stack.
  const sends = redirects(feature.does);
  if (sends && s.uses.some((use) => use.card === piece.card && use.def === def && use.feature === number))
    return no(why, { rule: 'B09-412.6', why: 'notNow', card: piece.card });
  const top = s.stack[s.stack.length - 1];
  const stage = top?.kind === 'ability' ? courseOf(s, top)[top.stage].name : null;
  for (const one of feature.does) {
    if (!('do' in one)) continue;
    const kind = kindOfEffect(one.do);
    const window = kind.window ?? kind.windowOf?.(one.do);
    if (window && (stage === null || !window.at.includes(stage)))
      return no(why, { rule: window.rule, why: 'notNow', card: piece.card });
  }
  return true;
}
