/** The main stage: play a card, attack, use an ability (BH-8.13 to BH-8.23). Legality is written once, here. */
import { type ActQuestion, no, push, reveal, type Seat, type Why } from '@vigrid/kernel';
import { pieceFits } from '../abilities/filters.ts';
import { carryOut, possible } from '../abilities/interpreter.ts';
import type { HeroesAct } from '../acts.ts';
import { spend } from '../coins.ts';
import { enter, takeFromHand, toGraveyard } from '../effects/moves.ts';
import type { HeroesEvent } from '../events.ts';
import { costOf, hasWord } from '../figures.ts';
import {
  type AttackFrame,
  cardOf,
  type G,
  type Heroes,
  openCoins,
  type Piece,
  pieceOf,
  ref,
  rival,
} from '../state.ts';

export function mainQuestion(g: G): ActQuestion<HeroesAct> {
  const s = g.state;
  const seat = s.active;
  const side = s.sides[seat];
  const options: HeroesAct[] = [];
  for (const card of side.hand) if (mayPlay(s, seat, card)) options.push({ do: 'play', card });
  const enemy = s.sides[rival(seat)];
  for (const piece of side.squad) {
    if (!mayStrike(s, piece)) continue;
    if (mayStrikeAt(s, piece, enemy.hero))
      options.push({ do: 'attack', card: piece.card, target: enemy.hero.card });
    for (const target of enemy.squad) {
      if (mayStrikeAt(s, piece, target))
        options.push({ do: 'attack', card: piece.card, target: target.card });
    }
  }
  addUses(s, side.hero, options);
  for (const piece of side.squad) addUses(s, piece, options);
  options.push({ do: 'end' });
  // Asked even with nothing left to do: a turn that ends by itself would betray the hand.
  return { kind: 'act', seat, ask: 'main', rule: 'BH-8.12', options, always: true };
}

export function takeAction(g: G, act: HeroesAct): void {
  switch (act.do) {
    case 'play':
      playCard(g, act.card);
      break;
    case 'use':
      useAbility(g, act.card, act.ability);
      break;
    case 'attack':
      push<AttackFrame>(g, { kind: 'attack', step: 0, attacker: act.card, target: act.target, defender: -1 });
  }
}

/** BH-8.13: a card from one's own hand, for its cost in open coins (BH-7.4, BH-7.6). */
export function mayPlay(s: Heroes, seat: Seat, card: number, why?: Why): boolean {
  if (!s.sides[seat].hand.includes(card)) return no(why, { rule: 'BH-8.13', why: 'notInHand' });
  const need = costOf(s, card);
  const have = openCoins(s.sides[seat]);
  if (have < need) return no(why, { rule: 'BH-7.4', why: 'coins', card, have, need });
  const { type, abilities } = cardOf(s, card);
  if (type !== 'spell') return true;
  const does = abilities.flatMap((ability) => (ability.kind === 'play' ? ability.does : []));
  return does.some((e) => possible(s, e, seat, card)) || no(why, { rule: 'RH-41', why: 'noTarget', card });
}

/** Whether a creature may attack by strike at all (BH-8.14, BH-8.19, BH-8.23). */
export function mayStrike(s: Heroes, piece: Piece, why?: Why): boolean {
  const { card } = piece;
  if (cardOf(s, card).type !== 'creature') return no(why, { rule: 'BH-10.1', why: 'notCreature', card });
  if (piece.closed) return no(why, { rule: 'BH-8.23', why: 'closed', card });
  if (piece.struck) return no(why, { rule: 'BH-8.14', why: 'struck', card });
  if (cardOf(s, card).attacksOnly === null) return no(why, { rule: 'BH-13.1', why: 'cannotAttack', card });
  if (piece.fresh && !hasWord(s, piece, 'rush')) return no(why, { rule: 'BH-8.19', why: 'fresh', card });
  return true;
}

/** BH-10.1: an opposing hero or creature. */
export function mayStrikeAt(s: Heroes, piece: Piece, target: Piece, why?: Why): boolean {
  if (target.seat === piece.seat) return no(why, { rule: 'BH-10.1', why: 'notEnemy', card: target.card });
  const only = cardOf(s, piece.card).attacksOnly;
  if (only && !pieceFits(s, target, only, piece.seat, piece.card)) {
    return no(why, { rule: 'BH-13.1', why: 'onlyUnwounded', card: piece.card });
  }
  return true;
}

/** BH-8.15: once per turn, for its coins, and by closing an open card where the text has the symbol (BH-8.22). */
export function mayUse(s: Heroes, piece: Piece, number: number, why?: Why): boolean {
  const { card } = piece;
  const { abilities, type } = cardOf(s, card);
  const ability = abilities[number];
  if (ability?.kind !== 'action') return no(why, { rule: 'BH-8.15', why: 'notAbility', card });
  if (piece.used & (1 << number)) return no(why, { rule: 'BH-8.15', why: 'used', card });
  const need = ability.coins ?? 0;
  const have = openCoins(s.sides[piece.seat]);
  if (have < need) return no(why, { rule: 'BH-7.6', why: 'coins', card, have, need });
  if (ability.close) {
    if (piece.closed) return no(why, { rule: 'BH-8.23', why: 'closed', card });
    // BH-8.21: the hero has no delay.
    if (piece.fresh && type === 'creature' && !hasWord(s, piece, 'rush')) {
      return no(why, { rule: 'BH-8.19', why: 'fresh', card });
    }
  }
  return (
    ability.does.some((e) => possible(s, e, piece.seat, card)) ||
    no(why, { rule: 'RH-41', why: 'noTarget', card })
  );
}

function addUses(s: Heroes, piece: Piece, options: HeroesAct[]): void {
  for (const { number } of cardOf(s, piece.card).actions) {
    if (mayUse(s, piece, number)) options.push({ do: 'use', card: piece.card, ability: number });
  }
}

/** A creature enters play (BH-1.7); a spell goes to the graveyard and is carried out at once (BH-1.8, BH-8.20). */
function playCard(g: G, card: number): void {
  const s = g.state;
  const seat = s.active;
  const cost = costOf(s, card);
  const { type, abilities } = cardOf(s, card);
  spend(g, seat, cost);
  takeFromHand(s, card);
  reveal(g);
  g.listener?.({
    kind: 'play',
    rule: type === 'spell' ? 'BH-1.8' : 'BH-1.7',
    seat,
    card: ref(s, card),
    cost,
  } satisfies HeroesEvent);
  if (type !== 'spell') {
    enter(g, card);
    return;
  }
  toGraveyard(s, card);
  abilities.forEach((ability, number) => {
    if (ability.kind === 'play') carryOut(g, seat, card, number, 0);
  });
}

function useAbility(g: G, card: number, number: number): void {
  const s = g.state;
  const piece = pieceOf(s, card);
  const ability = cardOf(s, card).abilities[number];
  if (!piece || ability.kind !== 'action') return;
  piece.used |= 1 << number;
  spend(g, piece.seat, ability.coins ?? 0);
  if (ability.close) piece.closed = true;
  g.listener?.({
    kind: 'ability',
    rule: ability.close ? 'BH-8.22' : 'BH-8.15',
    seat: piece.seat,
    card: ref(s, card),
    ability: number,
    coins: ability.coins ?? 0,
  } satisfies HeroesEvent);
  carryOut(g, piece.seat, card, number, 0);
}
