/** In 2009 what answers an action has its time in the course of that action. */
import { no, type Why } from '@vigrid/kernel';
import type { Effect } from '../abilities/types.ts';
import type { RuleId } from '../rulebook/index.ts';
import type { Piece } from '../state/piece.ts';
import type { Berserk } from '../state.ts';
import { redirects } from './answers.ts';
import type { Playable } from './playing.ts';
import { courseOf, type StageName } from './stages.ts';

/** In 2009 what such a feature is about has to be on top of the stack, and at that stage of its course. */
const windows: Readonly<Partial<Record<Effect['do'], { rule: RuleId; at: readonly StageName[] }>>> = {
  // B09-216.9: a block has a second chance.
  block: { rule: 'B09-410.3', at: ['target', 'protection'] },
  redirect: { rule: 'B09-412.3', at: ['target'] },
  modifyRoll: { rule: 'B09-422.3', at: ['roll', 'result'] },
};

export function inTime(s: Berserk, piece: Piece, { feature, def, number }: Playable, why?: Why): boolean {
  // B09-412.6: not while a redirection of its own is on the stack.
  const sends = redirects(feature.does);
  if (sends && s.uses.some((use) => use.card === piece.card && use.def === def && use.feature === number))
    return no(why, { rule: 'B09-412.6', why: 'notNow', card: piece.card });
  const top = s.stack[s.stack.length - 1];
  const stage = top?.kind === 'ability' ? courseOf(s, top)[top.stage].name : null;
  for (const one of feature.does) {
    const window = 'do' in one ? windows[one.do.do] : undefined;
    if (window && (stage === null || !window.at.includes(stage)))
      return no(why, { rule: window.rule, why: 'notNow', card: piece.card });
  }
  return true;
}
