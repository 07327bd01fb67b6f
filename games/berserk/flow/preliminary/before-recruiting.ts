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
  type PickQuestion,
  type Seat,
} from '@vigrid/kernel';
import type { RecruitFilter } from '../../abilities/index.ts';
import type { BerserkAct } from '../../acts.ts';
import type { Card } from '../../cards/catalogue.ts';
import { ref } from '../../events.ts';
import { countMoments } from '../../features/gains.ts';
import { mayHold } from '../../knowledge.ts';
import { type Berserk, cardOf, type G, rival, type Side } from '../../state.ts';
import { stirring } from '../../telling.ts';
import { inDeck, lookThrough, shuffleDeck } from '../../zones/deck.ts';
import { drop } from '../../zones/entering.ts';
import { fits, mayRecruit, recruit } from './squad.ts';

export interface BeforeFrame extends Frame {
  readonly kind: 'beforeRecruit';
  holder: Seat;
  /** A bit for each seat that has declined. */
  declined: number;
  /** The card whose player searches the deck by its text; -1 for none. */
  finder: number;
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
      if (act.do === 'show') {
        show(g, f.holder, act.card, act.with);
        f.finder = act.card;
      } else f.declined |= 1 << f.holder;
    },
  ),

  search(g, f) {
    if (findOf(g, f)) lookThrough(g, f.holder, 'B12-532.3.1');
  },

  find: asks(
    (g: G, f: BeforeFrame): PickQuestion | null => {
      const find = findOf(g, f);
      if (!find) return null;
      const from = inDeck(g.state, f.holder).filter((card) => fits(cardOf(g.state, card), find));
      const about = { source: f.finder };
      return {
        ...{ kind: 'cards', seat: f.holder, ask: 'card', rule: 'B12-532.3.1', about, from },
        ...{ min: 0, max: Math.min(1, from.length), always: true },
      };
    },
    (g, f, cards) => take(g, f.holder, cards),
  ),

  next(g, f) {
    const s = g.state;
    f.finder = -1;
    for (const seat of [0, 1]) if (!mayHoldAny(s, seat)) f.declined |= 1 << seat;
    if (f.declined === 3) return;
    f.holder = rival(f.holder);
    goTo(g, f, 'ask');
  },
});

type Before = Extract<Card['recruiting'][number], { what: 'escort' | 'scout' | 'enlist' | 'entomb' }>;
const before: readonly string[] = ['escort', 'scout', 'enlist', 'entomb'] satisfies Before['what'][];

const beforeOf = (card: Card): Before | undefined =>
  card.recruiting.find((feature): feature is Before => before.includes(feature.what));

/** Which cards of the deck the shown card's text lets its player look for. */
function findOf({ state: s }: G, { finder }: BeforeFrame): RecruitFilter | null {
  const feature = finder < 0 ? undefined : beforeOf(cardOf(s, finder));
  return feature?.what === 'enlist' && 'find' in feature.besides ? feature.besides.find : null;
}

/** What was found is shown and lies in the deal from then on; its player alone knows which of the deal it is. */
function take(g: G, seat: Seat, cards: readonly number[]): void {
  const s = g.state;
  const side = s.sides[seat];
  for (const card of cards) {
    stirring(g)?.({ kind: 'shown', rule: 'B12-403.1', seat, cards: [ref(s, card)] });
    drop(side.deck, card);
    side.deal.push(card);
    side.deal.sort((a, b) => a - b);
  }
  shuffleDeck(g, seat);
  for (const card of cards) s.seen[card] = 1 << seat;
}

const mayHoldAny = (s: Berserk, seat: Seat): boolean =>
  mayHold(s, seat, (card) => beforeOf(card) !== undefined);

function showActs(s: Berserk, seat: Seat): BerserkAct[] {
  const side = s.sides[seat];
  return side.deal.flatMap((card): BerserkAct[] => {
    const feature = beforeOf(cardOf(s, card));
    if (feature?.what === 'scout') return mayRecruit(s, side, { card }) ? [{ do: 'show', card }] : [];
    if (feature?.what === 'entomb') return side.gold >= feature.gold ? [{ do: 'show', card }] : [];
    if (feature?.what === 'enlist') {
      if (!mayRecruit(s, side, { card })) return [];
      const { besides } = feature;
      if (!('bury' in besides)) return [{ do: 'show', card }];
      const others = side.deal.filter((other) => other !== card && fits(cardOf(s, other), besides.bury));
      return others.length === 0
        ? [{ do: 'show', card }]
        : others.map((other) => ({ do: 'show', card, with: other }));
    }
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
  if (feature?.what === 'entomb') {
    side.gold -= feature.gold;
    entomb(g, seat, card, card);
    return;
  }
  if (feature?.what === 'enlist') {
    recruit(s, side, { card }, { shown: true });
    if (other !== undefined) entomb(g, seat, other, card);
    if (!('look' in feature.besides)) return;
    const { look, uses } = feature.besides;
    side.gold += lookAt(g, seat, look).filter((one) =>
      uses.some((use) => cardOf(s, one).uses.has(use)),
    ).length;
    return;
  }
  if (feature?.what === 'scout') {
    const elite = lookAt(g, seat, feature.cards).filter((one) => cardOf(s, one).elite).length;
    side.terms.push({ card, less: elite, inSilver: false });
  }
  recruit(s, side, { card }, { shown: true });
  if (other === undefined) return;
  side.terms.push({ card: other, less: 0, inSilver: true });
  recruit(s, side, { card: other }, { shown: true, escort: card });
}

/** A card of the deal lies in the graveyard when the battle begins (RB-161). */
function entomb(g: G, seat: Seat, card: number, by: number): void {
  const s = g.state;
  const side = s.sides[seat];
  drop(side.deal, card);
  side.graveyard.push(card);
  if (cardOf(s, card).words.has('incarnation')) side.incarnations.push({ card, chips: 0, used: false });
  countMoments(s);
  const told = { card: ref(s, card), seat, by: ref(s, by) };
  stirring(g)?.({ kind: 'discarded', rule: 'B12-G-put-into-graveyard', ...told });
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
