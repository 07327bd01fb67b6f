/** Effects on cards in hands, decks and graveyards. */
import type { Seat } from '@vigrid/kernel';
import { amountOf, cardFits } from '../abilities/filters.ts';
import type { EffectOf } from '../abilities/types.ts';
import type { HeroesEvent } from '../events.ts';
import { livesOf } from '../figures.ts';
import { playCard } from '../flow/play.ts';
import { cardOf, type G, heroOf, learners, pieceOf, ref, rival } from '../state.ts';
import type { Deeds } from './index.ts';
import {
  discard,
  draw,
  enter,
  forbidden,
  mayCome,
  remove,
  show,
  shuffleDeck,
  takeFromHand,
  takeOut,
  toBottom,
  toGraveyard,
  toHand,
} from './moves.ts';
import { trigger } from './triggers.ts';

export const cardDeeds: Deeds<
  | 'draw'
  | 'regain'
  | 'recover'
  | 'revive'
  | 'search'
  | 'summon'
  | 'showTop'
  | 'put'
  | 'look'
  | 'redrawHands'
  | 'shuffleDeck'
  | 'mill'
  | 'tuck'
  | 'discard'
  | 'plunder'
  | 'deploy'
  | 'turnOver'
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
    const from = e.from === 'completed' ? 'completed' : 'graveyard';
    for (const card of f.targets) {
      if (e.into) intoDeck(g, card, from, e.into);
      else regain(g, card, from, 'BH-G-put-into-hand-or-deck');
    }
  },

  /** BH-G-revive. */
  revive(g, f, e) {
    for (const card of f.targets) {
      if (!mayCome(g.state, card, f.seat)) continue;
      const { graveyard, completed } = g.state.sides[g.state.owner[card]];
      remove(e.from === 'completed' ? completed : graveyard, card);
      tell(g, 'revive', 'BH-G-revive', card, f.seat);
      const piece = enter(g, card, f.seat);
      if (e.frail) piece.boosts -= Math.max(0, livesOf(g.state, piece) - 1);
    }
  },

  /** BH-G-search: shown, to hand, and the deck is shuffled. */
  search(g, f, e) {
    if (forbidden(g.state, 'search')) return;
    for (const card of f.targets) {
      const owner = g.state.sides[g.state.owner[card]];
      remove(owner.deck, card);
      show(g, card);
      owner.hand.push(card);
      tell(g, 'search', 'BH-G-search', card, f.seat);
    }
    trigger(g, 'searches', heroOf(g.state.sides[f.seat]));
    shuffleDeck(g, e.from ? rival(f.seat) : f.seat);
  },

  /** BH-G-summon. */
  summon(g, f, e) {
    if (forbidden(g.state, 'search')) return;
    const owner = e.from ? rival(f.seat) : f.seat;
    for (const card of f.targets) {
      if (!mayCome(g.state, card, f.seat)) continue;
      remove(g.state.sides[owner].deck, card);
      tell(g, 'summon', 'BH-G-summon', card, f.seat);
      const piece = enter(g, card, f.seat);
      if (e.rush) piece.lasting.push({ until: 'stay', seat: f.seat, figure: 'word', word: 'rush' });
    }
    shuffleDeck(g, owner);
  },

  showTop(g, f, e) {
    const side = g.state.sides[f.seat];
    const card = side.deck.at(-1);
    if (card === undefined) return;
    const taken = cardFits(cardOf(g.state, card), e.fits);
    showTop(g, f.seat, card, taken);
    if (!taken) return;
    side.deck.pop();
    side.hand.push(card);
  },

  put(g, f, e) {
    for (const card of f.targets) put(g, f.seat, card, e.where);
  },

  look(g, f, e) {
    for (const card of f.targets) {
      if (e.where === 'graveyard') {
        put(g, f.seat, card, 'graveyard');
        continue;
      }
      takeOut(g.state, card);
      const side = g.state.sides[g.state.owner[card]];
      if (e.where === 'bottom') side.deck.unshift(card);
      else side.hand.push(card);
    }
  },

  redrawHands(g, _f, e) {
    for (const [seat, side] of g.state.sides.entries()) {
      const count = side.hand.length;
      side.deck.push(...side.hand.splice(0));
      g.listener?.({ kind: 'handBack', rule: 'BH-13.1', seat, count });
      shuffleDeck(g, seat);
      for (let i = 0; i < e.count; i++) draw(g, seat, 'BH-13.1');
    }
  },

  shuffleDeck(g, f) {
    shuffleDeck(g, f.seat);
  },

  mill(g, f, e) {
    const seat = e.who ? rival(f.seat) : f.seat;
    const amount = amountOf(g.state, e.amount, f);
    for (let i = 0; i < amount; i++) {
      const card = g.state.sides[seat].deck.pop();
      if (card === undefined) return;
      show(g, card);
      toGraveyard(g.state, card);
      tell(g, 'mill', 'BH-13.1', card, seat);
    }
  },

  tuck(g, f, e) {
    if (e.where !== 'either') tuck(g, f.targets, e.where);
  },

  discard(g, f) {
    for (const card of f.targets) discard(g, card);
  },

  plunder(g, f) {
    for (const card of f.targets) discard(g, card);
  },

  turnOver(g, f) {
    const seat = rival(f.seat);
    const { deck } = g.state.sides[seat];
    deck.reverse();
    for (const card of deck) show(g, card);
    const cards = deck.toReversed().map((card) => ref(g.state, card));
    g.listener?.({ kind: 'turnOver', rule: 'BH-13.1', seat, cards });
  },

  deploy(g, f, e) {
    for (const card of f.targets) {
      put(g, f.seat, card, 'play');
      const piece = pieceOf(g.state, card);
      if (piece && e.back) piece.lasting.push({ until: 'stay', seat: f.seat, figure: 'back' });
    }
  },
};

/** The top card of a deck is shown to all. That is not drawing (BH-N-9). */
export function showTop(g: G, seat: Seat, card: number, taken: boolean): void {
  show(g, card);
  g.listener?.({ kind: 'show', rule: 'BH-N-9', seat, card: ref(g.state, card), taken });
}

/** Cards from the hand back to the deck; only their owner knows which. */
export function tuck(g: G, cards: readonly number[], where: 'top' | 'bottom' | 'shuffle'): void {
  const s = g.state;
  for (const card of cards) {
    const seat = s.owner[card];
    takeFromHand(s, card);
    if (where === 'bottom') s.sides[seat].deck.unshift(card);
    else s.sides[seat].deck.push(card);
    g.listener?.({
      kind: 'tuck',
      rule: 'BH-G-put-into-hand-or-deck',
      seat,
      where,
      secret: { to: learners(s, seat), card: ref(s, card) },
    });
  }
  const [first] = cards;
  if (first !== undefined && where === 'shuffle') shuffleDeck(g, s.owner[first]);
}

/** A cost is named, and the top card of a deck shown: one that costs so much goes to hand. */
export function foretell(g: G, seat: Seat, owner: Seat, cost: number): void {
  const { deck, hand } = g.state.sides[owner];
  const card = deck.at(-1);
  g.listener?.({ kind: 'foretell', rule: 'BH-13.1', seat, cost, owner });
  if (card === undefined) return;
  const taken = cardOf(g.state, card).cost === cost;
  showTop(g, owner, card, taken);
  if (taken) hand.push(...deck.splice(-1));
}

function put(g: G, seat: Seat, card: number, where: EffectOf<'put'>['where']): void {
  const s = g.state;
  if ((where === 'play' || where === 'free') && !mayCome(s, card, seat)) return;
  show(g, card);
  takeOut(s, card);
  g.listener?.({
    kind: 'put',
    rule: 'BH-13.1',
    card: ref(s, card),
    seat,
    where: where === 'free' ? 'play' : where,
  });
  switch (where) {
    case 'hand':
      toHand(s, card);
      break;
    case 'bottom':
      toBottom(s, card);
      break;
    case 'graveyard':
      toGraveyard(s, card);
      break;
    case 'play':
      enter(g, card, seat);
      break;
    case 'free':
      s.sides[s.owner[card]].hand.push(card);
      playCard(g, card, 0);
  }
}

function regain(g: G, card: number, from: 'graveyard' | 'completed', rule: HeroesEvent['rule']): void {
  const zone = g.state.sides[g.state.owner[card]][from];
  if (!zone.includes(card)) return;
  remove(zone, card);
  toHand(g.state, card);
  tell(g, 'regain', rule, card, g.state.owner[card]);
}

/** From the graveyard, or the completed quests, to the owner's deck. */
function intoDeck(g: G, card: number, from: 'graveyard' | 'completed', where: 'deck' | 'bottom'): void {
  const owner = g.state.owner[card];
  const side = g.state.sides[owner];
  remove(side[from], card);
  if (where === 'bottom') toBottom(g.state, card);
  else side.deck.push(card);
  const kind = where === 'bottom' ? 'bottom' : 'shuffleIn';
  tell(g, kind, 'BH-G-put-into-hand-or-deck', card, owner);
  if (where === 'deck') shuffleDeck(g, owner);
}

type Told = 'revive' | 'search' | 'summon' | 'mill' | 'regain' | 'bottom' | 'shuffleIn';

function tell(g: G, kind: Told, rule: HeroesEvent['rule'], card: number, seat: Seat): void {
  g.listener?.({ kind, rule, card: ref(g.state, card), seat });
}
