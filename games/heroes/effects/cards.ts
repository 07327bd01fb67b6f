/** Effects on cards in hands, decks and graveyards, and on coins. */
import { amountOf, cardFits } from '../abilities/filters.ts';
import type { HeroesEvent } from '../events.ts';
import { cardOf, type G, heroOf, ref, rival } from '../state.ts';
import type { Deeds } from './index.ts';
import { discard, draw, enter, mayCome, remove, show, shuffleDeck, toGraveyard, toHand } from './moves.ts';
import { trigger } from './triggers.ts';

export const cardDeeds: Deeds<
  | 'draw'
  | 'regain'
  | 'recover'
  | 'revive'
  | 'search'
  | 'summon'
  | 'showTop'
  | 'mill'
  | 'tuck'
  | 'discard'
  | 'plunder'
  | 'gainCoins'
  | 'openCoins'
  | 'closeCoins'
> = {
  draw(g, f, e) {
    const seat = e.who ? rival(f.seat) : f.seat;
    const amount = amountOf(g.state, e.amount, f);
    for (let i = 0; i < amount; i++) if (!draw(g, seat, 'BH-G-draw-a-card')) return;
  },

  regain(g, f) {
    regain(g, f.card, 'graveyard', 'BH-13.1');
  },

  recover(g, f, e) {
    for (const card of f.targets) regain(g, card, e.from ?? 'graveyard', 'BH-G-put-into-hand-or-deck');
  },

  /** BH-G-revive. */
  revive(g, f, e) {
    for (const card of f.targets) {
      const owner = g.state.owner[card];
      if (!mayCome(g.state, card, owner)) continue;
      remove(g.state.sides[owner][e.from ?? 'graveyard'], card);
      g.listener?.({
        kind: 'revive',
        rule: 'BH-G-revive',
        card: ref(g.state, card),
        seat: f.seat,
      } satisfies HeroesEvent);
      enter(g, card);
    }
  },

  /** BH-G-search: shown, to hand, and the deck is shuffled. */
  search(g, f) {
    for (const card of f.targets) {
      remove(g.state.sides[f.seat].deck, card);
      show(g, card);
      g.state.sides[f.seat].hand.push(card);
      g.listener?.({
        kind: 'search',
        rule: 'BH-G-search',
        card: ref(g.state, card),
        seat: f.seat,
      } satisfies HeroesEvent);
    }
    trigger(g, 'searches', heroOf(g.state.sides[f.seat]));
    shuffleDeck(g, f.seat);
  },

  /** BH-G-summon. */
  summon(g, f, e) {
    for (const card of f.targets) {
      if (!mayCome(g.state, card, f.seat)) continue;
      remove(g.state.sides[f.seat].deck, card);
      g.listener?.({
        kind: 'summon',
        rule: 'BH-G-summon',
        card: ref(g.state, card),
        seat: f.seat,
      } satisfies HeroesEvent);
      const piece = enter(g, card);
      if (e.rush) piece.lasting.push({ until: 'stay', seat: f.seat, figure: 'word', word: 'rush' });
    }
    shuffleDeck(g, f.seat);
  },

  showTop(g, f, e) {
    const side = g.state.sides[f.seat];
    const card = side.deck.at(-1);
    if (card === undefined) return;
    show(g, card);
    const taken = cardFits(cardOf(g.state, card), e.fits);
    if (taken) {
      side.deck.pop();
      side.hand.push(card);
    }
    // BH-N-9: this is not drawing.
    g.listener?.({
      kind: 'show',
      rule: 'BH-N-9',
      seat: f.seat,
      card: ref(g.state, card),
      taken,
    } satisfies HeroesEvent);
  },

  mill(g, f, e) {
    const seat = e.who ? rival(f.seat) : f.seat;
    const amount = amountOf(g.state, e.amount, f);
    for (let i = 0; i < amount; i++) {
      const card = g.state.sides[seat].deck.pop();
      if (card === undefined) return;
      show(g, card);
      toGraveyard(g.state, card);
      g.listener?.({ kind: 'mill', rule: 'BH-13.1', seat, card: ref(g.state, card) } satisfies HeroesEvent);
    }
  },

  tuck(g, f, e) {
    const { hand, deck } = g.state.sides[f.seat];
    for (const card of f.targets) {
      remove(hand, card);
      if (e.where === 'top') deck.push(card);
      else deck.unshift(card);
      g.listener?.({
        kind: 'tuck',
        rule: 'BH-13.1',
        seat: f.seat,
        where: e.where,
        secret: { to: [f.seat], card: ref(g.state, card) },
      } satisfies HeroesEvent);
    }
  },

  discard(g, f) {
    for (const card of f.targets) discard(g, card);
  },

  plunder(g, f) {
    for (const card of f.targets) discard(g, card);
  },

  /** A card's text may lift the number of coins above the limit of the turn (BH-13.1, BH-8.7). */
  gainCoins(g, f, e) {
    const side = g.state.sides[e.who ? rival(f.seat) : f.seat];
    side.coins += e.amount;
    tellCoins(g, e.who ? rival(f.seat) : f.seat);
  },

  openCoins(g, f, e) {
    const seat = e.who ? rival(f.seat) : f.seat;
    const side = g.state.sides[seat];
    side.closedCoins = Math.max(0, side.closedCoins - e.amount);
    tellCoins(g, seat);
  },

  closeCoins(g, f, e) {
    const seat = e.who ? rival(f.seat) : f.seat;
    const side = g.state.sides[seat];
    side.closedCoins = Math.min(side.coins, side.closedCoins + e.amount);
    tellCoins(g, seat);
  },
};

function regain(g: G, card: number, from: 'graveyard' | 'completed', rule: HeroesEvent['rule']): void {
  const zone = g.state.sides[g.state.owner[card]][from];
  if (!zone.includes(card)) return;
  remove(zone, card);
  toHand(g.state, card);
  g.listener?.({
    kind: 'regain',
    rule,
    card: ref(g.state, card),
    seat: g.state.owner[card],
  } satisfies HeroesEvent);
}

function tellCoins(g: G, seat: number): void {
  g.listener?.({
    kind: 'coin',
    rule: 'BH-13.1',
    seat,
    coins: g.state.sides[seat].coins,
  } satisfies HeroesEvent);
}
