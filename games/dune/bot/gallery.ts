/**
 * Opponents that never change, to measure others by: the plain one goes by the worths of worth.ts and values.ts alone.
 * Who makes the policy better keeps for them what it was.
 */
import { type Gallery, questionFor, type Reference, type Scores } from '@vigrid/kernel';
import type { DuneAct } from '../acts.ts';
import { spaces } from '../board/board.ts';
import type { DuneEvent } from '../events.ts';
import type { Dune } from '../state.ts';
import { byHand } from './judgement.ts';
import { plain } from './policy.ts';

interface Manner {
  /** What going to the Conflict, to goods and deploying is worth beyond what the plain one thinks. */
  readonly combat: number;
  readonly goods: number;
}

const opponent = (manner: Manner): Reference<Dune, DuneAct, DuneEvent> => ({
  judge: byHand,
  advise(g, seat) {
    const { answers, scores }: Scores = plain(g, seat);
    const q = questionFor(g, seat);
    if (!q) return null;
    let best = 0;
    const worth = (i: number) => scores[i] + more(q.kind === 'act' ? q.options[answers[i]] : null, manner);
    for (let i = 1; i < answers.length; i++) if (worth(i) > worth(best)) best = i;
    return answers[best] ?? 0;
  },
});

function more(act: DuneAct | null, { combat, goods }: Manner): number {
  if (act?.do === 'deploy') return combat;
  if (act?.do !== 'send') return 0;
  const there = spaces[act.space];
  return (there.combat ? combat : 0) + (there.maker > 0 || there.exchanges.length > 0 ? goods : 0);
}

export const gallery: Gallery<Dune, DuneAct, DuneEvent> = {
  fighter1: opponent({ combat: 0, goods: 0 }),
  rush: opponent({ combat: 0.7, goods: 0 }),
  turtle: opponent({ combat: -0.7, goods: 0 }),
  hoarder: opponent({ combat: -0.1, goods: 0.7 }),
};
