/** Reveal step: cards are turned up; flyers and terrains go to the auxiliary zone (B12-405.1, B09-306.3). */
import { asks, type Frame, flow, type PickQuestion, type Seat } from '@vigrid/kernel';
import type { Card } from '../../cards/catalogue.ts';
import { has } from '../../features/gains.ts';
import { mayHold } from '../../knowledge.ts';
import { type Berserk, cardOf, type G, pieceOf, profileOf, rival } from '../../state.ts';
import { rankOf } from '../../zones/battlefield.ts';
import { reveal as turnUp } from '../../zones/entering.ts';

export interface RevealFrame extends Frame {
  readonly kind: 'reveal';
  readonly seat: Seat;
  kept?: number[];
}

export const reveal = flow<G, RevealFrame>({
  keep: asks(
    ({ state: s }: G, { seat }: RevealFrame): PickQuestion | null => {
      const hidden = hiddenOf(s, seat);
      const thirdRow = seat !== s.first && hidden.some((card) => rankOf(pieceOf(s, card)?.cell ?? 0) === 3);
      if (!thirdRow && !mayHold(s, seat, isStealthy)) return null;
      const from = hidden.filter((card) => mayStayHidden(s, seat, card));
      return {
        kind: 'cards',
        seat,
        ask: 'keepHidden',
        rule: s.edition === '2009' && !thirdRow ? 'B09-415.2b' : 'B12-405.1',
        from,
        min: 0,
        max: from.length,
        always: true,
      };
    },
    (_g, f, kept) => {
      f.kept = [...kept];
    },
  ),

  turnUp(g, f) {
    const s = g.state;
    for (const card of hiddenOf(s, f.seat)) {
      const piece = pieceOf(s, card);
      if (piece && !f.kept?.includes(card)) turnUp(g, piece, 'B12-405.1');
    }
  },
});

/** In the order of their cells, so that the order tells nothing else. */
function hiddenOf(s: Berserk, seat: Seat): number[] {
  const cellOf = (card: number) => pieceOf(s, card)?.cell ?? -1;
  return s.sides[seat].squad.filter((card) => pieceOf(s, card)?.hidden).sort((a, b) => cellOf(a) - cellOf(b));
}

const isStealthy = (card: Card): boolean => card.words.has('stealth');

/** B12-405.1, B12-G-stealth, B09-415.2b, B09-D-stealth; in 2009 not what needs a host (B09-306.2-2). */
function mayStayHidden(s: Berserk, seat: Seat, card: number): boolean {
  const data = cardOf(s, card);
  if (isStealthy(data)) return true;
  if (seat === s.first || rankOf(pieceOf(s, card)?.cell ?? 0) !== 3) return false;
  return profileOf(s).seatedMayHide || (data.type !== 'equipment' && data.move !== 'symbiont');
}

/** At the end of the First player's first turn the Second player's third row is turned up, but for Stealth. */
export function revealRest(g: G): void {
  const s = g.state;
  const seat = rival(s.first);
  for (const card of hiddenOf(s, seat)) {
    const piece = pieceOf(s, card);
    if (piece && !isStealthy(cardOf(s, card)) && !has(s, piece, 'stealth')) turnUp(g, piece, 'B12-405.1');
  }
}
