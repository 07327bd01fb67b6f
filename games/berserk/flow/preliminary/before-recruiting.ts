/**
 * Features "before squad recruitment" of cards in the deal, by turns (B12-403.1, B12-G-before-recruiting,
 * B09-303.1, B09-303.2).
 */
import {
  type ActQuestion,
  asks,
  chance,
  copy,
  type Frame,
  flow,
  goTo,
  reveal as learn,
  type Seat,
} from '@vigrid/kernel';
import type { BerserkAct } from '../../acts.ts';
import type { Card } from '../../cards/catalogue.ts';
import { ref } from '../../events.ts';
import { mayHold } from '../../knowledge.ts';
import { type Berserk, cardOf, type G, rival, type Side } from '../../state.ts';
import { stirring } from '../../telling.ts';
import { mayRecruit, recruit } from './squad.ts';

export interface BeforeFrame extends Frame {
  readonly kind: 'beforeRecruit';
  holder: Seat;
  /** A bit for each seat that has declined. */
  declined: number;
}

export const beforeRecruit = flow<G, BeforeFrame>({
  ask: asks(
    ({ state: s }: G, f: BeforeFrame): ActQuestion<BerserkAct> | null => {
      if (f.declined & (1 << f.holder) || !mayHoldAny(s, f.holder)) return null;
      return {
        kind: 'act',
        seat: f.holder,
        ask: 'beforeRecruit',
        rule: 'B12-403.1',
        options: [{ do: 'pass' }, ...showActs(s, f.holder)],
        always: true,
      };
    },
    (g, f, act) => {
      if (act.do === 'show') show(g, f.holder, act.card, act.with);
      else f.declined |= 1 << f.holder;
    },
  ),

  next(g, f) {
    const s = g.state;
    for (const seat of [0, 1]) if (!mayHoldAny(s, seat)) f.declined |= 1 << seat;
    if (f.declined === 3) return;
    f.holder = rival(f.holder);
    goTo(g, f, 'ask');
  },
});

type Before = Extract<Card['recruiting'][number], { what: 'escort' | 'scout' }>;

const beforeOf = (card: Card): Before | undefined =>
  card.recruiting.find((feature): feature is Before => feature.what === 'escort' || feature.what === 'scout');

const mayHoldAny = (s: Berserk, seat: Seat): boolean =>
  mayHold(s, seat, (card) => beforeOf(card) !== undefined);

function showActs(s: Berserk, seat: Seat): BerserkAct[] {
  const side = s.sides[seat];
  return side.deal.flatMap((card): BerserkAct[] => {
    const feature = beforeOf(cardOf(s, card));
    if (feature?.what === 'scout') return mayRecruit(s, side, { card }) ? [{ do: 'show', card }] : [];
    if (feature?.what !== 'escort') return [];
    return side.deal
      .filter((other) => other !== card && mayEscort(s, side, card, other, feature.costMax))
      .map((other) => ({ do: 'show', card, with: other }));
  });
}

/** Another elite creature that is not too dear, if both can be paid for. */
function mayEscort(s: Berserk, side: Side, card: number, other: number, most: number): boolean {
  const data = cardOf(s, other);
  if (data.type !== 'creature' || !data.elite || data.cost > most) return false;
  const trial = copy(side);
  trial.terms.push({ card: other, less: 0, inSilver: true });
  if (!mayRecruit(s, trial, { card })) return false;
  recruit(s, trial, { card });
  return mayRecruit(s, trial, { card: other });
}

/** What is shown is recruited at once, and everybody knows it (WE-R11). */
function show(g: G, seat: Seat, card: number, other: number | undefined): void {
  const s = g.state;
  const side = s.sides[seat];
  const feature = beforeOf(cardOf(s, card));
  const shown = other === undefined ? [card] : [card, other];
  for (const one of shown) s.seen[one] = 3;
  learn(g);
  stirring(g)?.({ kind: 'shown', rule: 'B12-403.1', seat, cards: shown.map((one) => ref(s, one)) });
  if (feature?.what === 'scout') {
    const elite = lookAt(g, seat, feature.cards).filter((one) => cardOf(s, one).elite).length;
    side.terms.push({ card, less: elite, inSilver: false });
  }
  recruit(s, side, { card }, { shown: true });
  if (other === undefined) return;
  side.terms.push({ card: other, less: 0, inSilver: true });
  recruit(s, side, { card: other }, { shown: true, escort: card });
}

/** Cards of the rival's deal that chance picks are seen by the seat. */
function lookAt(g: G, seat: Seat, count: number): number[] {
  const s = g.state;
  const left = s.sides[rival(seat)].deal.slice();
  const seen: number[] = [];
  while (seen.length < count && left.length > 0) seen.push(...left.splice(chance(g, left.length), 1));
  for (const card of seen) s.seen[card] |= 1 << seat;
  const cards = seen.map((card) => ref(s, card));
  stirring(g)?.({
    kind: 'lookedAt',
    rule: 'B12-403.1',
    seat,
    count: seen.length,
    secret: { to: [seat, rival(seat)], cards },
  });
  return seen;
}
