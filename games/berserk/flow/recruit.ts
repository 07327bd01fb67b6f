/** Recruiting a squad, one card at a time (B12-403.2). */
import { type ActQuestion, again, asks, type Frame, flow, reveal as learn, type Seat } from '@vigrid/kernel';
import type { BerserkAct } from '../acts.ts';
import { aloft } from '../cells.ts';
import { say } from '../effects/zones.ts';
import { mayRecruit, recruit as take, waysToRecruit } from '../recruiting.ts';
import { type Berserk, type G, newPiece } from '../state.ts';
import { suggestSquad } from '../suggest.ts';
import { shuffleAnew } from './deal.ts';

export interface RecruitFrame extends Frame {
  readonly kind: 'recruit';
  readonly seat: Seat;
}

export const recruit = flow<Berserk, RecruitFrame>({
  choose: asks(
    (g: G, { seat }: RecruitFrame): ActQuestion<BerserkAct> => ({
      kind: 'act',
      seat,
      ask: 'recruit',
      rule: 'B12-403.2',
      options: recruitActs(g.state, seat),
      always: true,
    }),
    (g, f, act) => {
      const s = g.state;
      const side = s.sides[f.seat];
      if (act.do === 'done') return;
      again(f);
      if (act.do === 'recruit') take(s, side, act);
      else for (const wish of suggestSquad(s, f.seat)) take(s, side, wish);
    },
  ),

  /** How many were recruited can be seen; which ones and for what, only by their player. */
  done(g, f) {
    const { recruits } = g.state.sides[f.seat];
    learn(g);
    say(g, { kind: 'recruitedAll', rule: 'B12-403.2.2', seat: f.seat, count: recruits.length });
  },
});

/** What the seat may do next: let the table choose for it, stop, take a card. */
export function recruitActs(s: Berserk, seat: Seat): BerserkAct[] {
  const side = s.sides[seat];
  const cards = side.deal.flatMap((card) =>
    waysToRecruit(s, card).filter((wish) => mayRecruit(s, side, wish)),
  );
  const acts: BerserkAct[] = cards.map((wish) => ({ do: 'recruit', ...wish }));
  return cards.length > 0 ? [{ do: 'suggest' }, { do: 'done' }, ...acts] : [{ do: 'done' }];
}

/** Recruited cards lie face down before their player; the rest of the deal goes back to the deck (B12-403.2.2). */
export function gather(g: G, seat: Seat): void {
  const s = g.state;
  const side = s.sides[seat];
  // By number, so that nobody can tell in which order they were recruited.
  for (const { card, cost, x, escort } of side.recruits.splice(0).sort((a, b) => a.card - b.card)) {
    const piece = newPiece(s, card, seat, aloft);
    piece.hidden = true;
    piece.cost = cost;
    piece.x = x;
    if (escort >= 0) {
      piece.markers.push({ kind: 'escorted', seat, from: escort, amount: 1, until: 'sourceLeaves' });
    }
    s.pieces[card] = piece;
    side.squad.push(card);
  }
  side.deck.push(...side.deal.splice(0));
  side.elements = [];
  side.flyerCrystals = 0;
  side.elementalMost = -1;
  side.terms = [];
  s.unsettled = true;
  shuffleAnew(g, seat);
}
