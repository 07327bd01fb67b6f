/** Warriors that enter Valhalla together, and the Valkyrie bonuses they bring (V-18.3, V-18.4). */
import { push, type Seat } from '@vigrid/kernel';
import { warrior } from '../cards/catalogue.ts';
import { type Cited, type G, ref, type Valhalla } from '../state.ts';
import { gainFrame } from './cards.ts';
import { leaveSquad } from './zones.ts';

/** Sends warriors of one owner at the same time; their bonuses are due at once. */
export function sendTogether(g: G, seat: Seat, sent: readonly number[], rule: Cited): void {
  if (sent.length === 0) return;
  const due: number[] = [];
  for (const card of sent) {
    const { bonus } = warrior(g.state, card);
    const points = bonusOf(g.state, card, sent);
    if (!bonus || points === 0) continue;
    due.push(points);
    g.listener?.({ kind: 'bonus', rule: bonusRules[bonus.kind], seat, points, card: ref(g.state, card) });
  }
  for (const card of sent) leaveSquad(g, seat, card, 'valhalla', rule);
  if (due.length > 0) push(g, gainFrame(seat, due, 'V-32.4'));
}

const bonusRules = { group: 'V-32.6', colour: 'V-32.7', alone: 'V-32.8' } as const;

/** Only the owner's warriors that go along count (V-32.5, RV-57). */
function bonusOf(s: Valhalla, card: number, sent: readonly number[]): number {
  const { bonus } = warrior(s, card);
  switch (bonus?.kind) {
    case 'group':
      return sent.length - 1;
    case 'colour':
      return sent.some((other) => other !== card && warrior(s, other).clan === bonus.clan) ? 2 : 0;
    case 'alone':
      return sent.length === 1 ? 3 : 0;
    default:
      return 0;
  }
}
