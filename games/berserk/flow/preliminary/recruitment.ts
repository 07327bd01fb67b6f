/** Recruiting a squad, one card at a time (B12-403.2, B09-304.1, B09-304.3); then the rest goes back (B09-304.7). */
import {
  type ActQuestion,
  again,
  asks,
  type Frame,
  flow,
  reveal as learn,
  type Seat,
  shuffled,
} from '@vigrid/kernel';
import type { BerserkAct } from '../../acts.ts';
import { suggestSquad } from '../../bot/suggestion.ts';
import { newPiece } from '../../state/piece.ts';
import { type Berserk, cardOf, type G, type Side } from '../../state.ts';
import { stirring } from '../../telling.ts';
import { aloft } from '../../zones/battlefield.ts';
import { shuffleAnew } from './deal.ts';
import { mayPutBack, mayRecruit, putBack, recruit as take, type Wish, waysToRecruit } from './squad.ts';

export interface RecruitFrame extends Frame {
  readonly kind: 'recruit';
  readonly seat: Seat;
}

export const recruit = flow<G, RecruitFrame>({
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
      else if (act.do === 'putBack') putBack(s, side, act.card);
      else for (const wish of suggestSquad(s, f.seat)) take(s, side, wish);
    },
  ),

  /** How many were recruited can be seen; which ones and for what, only by their player. */
  done(g, f) {
    const { recruits } = g.state.sides[f.seat];
    learn(g);
    const rule = g.state.edition === '2009' ? 'B09-304.7' : 'B12-403.2.2';
    stirring(g)?.({ kind: 'recruitedAll', rule, seat: f.seat, count: recruits.length });
  },
});

/** What the seat may do next: let the table choose for it, stop, take a card, put one back. */
export function recruitActs(s: Berserk, seat: Seat): BerserkAct[] {
  const side = s.sides[seat];
  const acts: BerserkAct[] = [{ do: 'suggest' }, { do: 'done' }];
  for (const card of side.deal) {
    for (const wish of waysToRecruit(s, card)) if (mayRecruit(s, side, wish)) acts.push(recruitAct(wish));
  }
  if (acts.length === 2) acts.shift();
  for (const { card } of side.recruits) if (mayPutBack(side, card)) acts.push({ do: 'putBack', card });
  return acts;
}

function recruitAct({ card, x, take }: Wish): BerserkAct {
  if (take) return { do: 'recruit', card, take };
  return x === undefined ? { do: 'recruit', card } : { do: 'recruit', card, x };
}

/**
 * Recruited cards are their player's (B12-532.2) and lie face down before them; the rest of the deal goes back to
 * the deck (B12-403.2.2).
 */
export function gather(g: G, seat: Seat): void {
  const s = g.state;
  const side = s.sides[seat];
  anonymise(g, side);
  for (const { card, cost, x, escort } of side.recruits.splice(0)) {
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
  const cards = side.squad.map((card) => ({ id: card, def: cardOf(s, card).id }));
  const secret = { to: [seat], cards };
  stirring(g)?.({ kind: 'gathered', rule: 'B12-403.2.2', seat, count: cards.length, secret });
  side.deck.push(...side.deal.splice(0));
  side.elements = [];
  side.flyerCrystals = 0;
  side.elementalMost = -1;
  side.terms = [];
  s.unsettled = true;
  shuffleAnew(g, seat);
}

/** Cards recruited in secret get other numbers, so that a number tells neither which card it is nor when it came. */
function anonymise(g: G, side: Side): void {
  const s = g.state;
  const shown = side.recruits.filter((one) => one.shown);
  const secret = shuffled(
    g,
    side.recruits.filter((one) => !one.shown).map((one) => ({ ...one, def: s.def[one.card] })),
  );
  const rest = side.deal.map((card) => s.def[card]);
  const numbers = [...side.deal, ...secret.map(({ card }) => card)].sort((a, b) => a - b);
  side.deal = numbers.splice(secret.length);
  side.deal.forEach((card, i) => {
    s.def[card] = rest[i];
  });
  side.recruits = secret.map(({ def, ...one }, i) => {
    const card = numbers[i];
    s.def[card] = def;
    s.seen[card] = 1 << s.owner[card];
    return { ...one, card };
  });
  side.recruits.push(...shown);
  side.recruits.sort((a, b) => a.card - b.card);
}
