/** The main stage: play a card, take a quest, attack, use an ability (BH-8.13 to BH-8.23). Legality is written once, here. */
import { type ActQuestion, no, type Reason, reveal, type Seat, type Why } from '@vigrid/kernel';
import { taunts } from '../abilities/choices.ts';
import { actionCostOf, costOf, mayHoldQuest } from '../abilities/figures.ts';
import type { Activated } from '../abilities/index.ts';
import { hasWord, holds } from '../abilities/meaning.ts';
import { againstSpell } from '../abilities/misfits.ts';
import { cardFits, isSupport } from '../abilities/printed.ts';
import { possible } from '../abilities/targets.ts';
import type { HeroesAct } from '../acts.ts';
import { forceBit } from '../cards/bits.ts';
import type { Card } from '../cards/catalogue.ts';
import {
  cardOf,
  countUse,
  type G,
  type Heroes,
  heroOf,
  isHero,
  openCoins,
  type Piece,
  pieceOf,
  ref,
  rival,
  type Side,
  textOf,
  usesOf,
} from '../state.ts';
import { mayAttack, mayAttackAt, pushAttack } from './attack.ts';
import { shut } from './closing.ts';
import { spend } from './coins.ts';
import { playCard, useUp } from './play.ts';
import { carryOut } from './texts.ts';
import { trigger, triggerSpend } from './triggers.ts';
import { checkDeaths } from './wounds.ts';
import { bury, enter, takeFromHand } from './zones.ts';

export function mainQuestion(g: G): ActQuestion<HeroesAct> {
  const s = g.state;
  const seat = s.active;
  const side = s.sides[seat];
  const options: HeroesAct[] = [];
  for (const card of side.hand) addPlays(s, seat, card, options);
  for (const piece of side.play) {
    if (!mayStrike(s, piece)) continue;
    for (const target of s.sides[rival(seat)].play) {
      if (mayStrikeAt(s, piece, target))
        options.push({ do: 'attack', card: piece.card, target: target.card });
    }
  }
  for (const piece of side.play) {
    for (const { number } of textOf(s, piece).actions) {
      if (mayUse(s, piece, number)) options.push({ do: 'use', card: piece.card, ability: number });
    }
  }
  options.push({ do: 'end' });
  // Asked even with nothing left to do: a turn that ends by itself would betray the hand.
  return { kind: 'act', seat, ask: 'main', rule: 'BH-8.12', options, always: true };
}

export function takeAction(g: G, act: HeroesAct): void {
  switch (act.do) {
    case 'play':
      playCard(g, act.card, costOf(g.state, act.card, act.alternative));
      break;
    case 'take':
      takeQuest(g, act.card);
      break;
    case 'use':
      useAbility(g, act.card, act.ability);
      break;
    case 'attack':
      pushAttack(g, act.card, act.target, false);
  }
}

/** BH-8.13: a card from one's own hand, for its cost in open coins (BH-7.4, BH-7.6). */
export function mayPlay(s: Heroes, seat: Seat, card: number, alternative = -1, why?: Why): boolean {
  if (!s.sides[seat].hand.includes(card)) return no(why, { rule: 'BH-8.13', why: 'notInHand' });
  const { type, abilities } = cardOf(s, card);
  // BH-2.2, BH-2.7: a quest has no cost and is taken, not played.
  if (type === 'quest') return no(why, { rule: 'BH-2.7', why: 'isQuest', card });
  if (alternative >= 0 && !costsOtherwise(s, seat, card, alternative))
    return no(why, { rule: 'BH-G-alternative-cost', why: 'condition', card });
  if (!mayPay(s.sides[seat], costOf(s, card, alternative), card, why)) return false;
  if (!mayPlayMore(s, seat, cardOf(s, card))) return no(why, { rule: 'BH-13.1', why: 'playLimit', card });
  if (type !== 'spell') return true;
  // A text whose condition does not hold asks for nobody: the spell may be played for nothing.
  let asks = false;
  const kept: Reason[] = [];
  for (const ability of abilities) {
    if (ability.kind !== 'play' || (ability.if && !holds(s, ability.if, seat, card))) continue;
    for (const e of ability.does) {
      if (possible(s, e, seat, card)) return true;
      if (why) kept.push(...againstSpell(s, e, { seat, card, x: 0 }));
      asks = true;
    }
  }
  why?.push(...kept);
  return !asks || no(why, { rule: 'RH-41', why: 'noTarget', card });
}

/** Whether a card that limits how many are played leaves room for one more this turn. */
export const mayPlayMore = (s: Heroes, seat: Seat, card: Card): boolean =>
  s.limits.every(
    (limit) =>
      s.sides[seat].played < limit.cards ||
      (limit.rivals === true && (limit.seat === seat || s.active !== seat)) ||
      (limit.what !== undefined && !cardFits(card, limit.what)),
  );

/** BH-2.5: once per turn, without coins, if the player may control one more (BH-2.4). */
export function mayTake(s: Heroes, seat: Seat, card: number, why?: Why): boolean {
  const side = s.sides[seat];
  if (!side.hand.includes(card)) return no(why, { rule: 'BH-2.5', why: 'notInHand' });
  if (cardOf(s, card).type !== 'quest') return no(why, { rule: 'BH-2.5', why: 'notQuest', card });
  if (questsBarred(s, seat)) return no(why, { rule: 'BH-13.1', why: 'questsBarred', card });
  const fresh = !side.questTaken || no(why, { rule: 'BH-2.5', why: 'questTaken', card });
  const room = mayHoldQuest(s, seat) || no(why, { rule: 'BH-2.4', why: 'oneQuest', card });
  return fresh && room;
}

const questsBarred = (s: Heroes, seat: Seat): boolean =>
  (s.brings & forceBit.quest) !== 0 &&
  s.sides[rival(seat)].play.some((piece) => textOf(s, piece).forbids.has('quest'));

/** Whether a creature may attack by strike at all (BH-8.14, BH-8.19, BH-8.23); a hero may not (RH-26). */
export function mayStrike(s: Heroes, piece: Piece, why?: Why): boolean {
  const { card } = piece;
  const text = textOf(s, piece);
  if (text.type !== 'creature') return no(why, { rule: 'BH-10.1', why: 'notCreature', card });
  if (piece.closed) return no(why, { rule: 'BH-8.23', why: 'closed', card });
  if (piece.struck) return no(why, { rule: 'BH-8.14', why: 'struck', card });
  // BH-G-rush.
  if (piece.fresh && !hasWord(s, piece, 'rush')) return no(why, { rule: waits(piece), why: 'fresh', card });
  return mayAttack(s, piece, why);
}

/** Why a creature may not act yet: it entered play this turn, or was taken from the other player. */
const waits = ({ taken }: Piece): 'BH-8.19' | 'BH-G-take-control' =>
  taken ? 'BH-G-take-control' : 'BH-8.19';

/** BH-10.1: an opposing hero or creature. What limits the attacker looks at the target, not at who defends it (RH-35). */
export function mayStrikeAt(s: Heroes, piece: Piece, target: Piece, why?: Why): boolean {
  const { type } = cardOf(s, target.card);
  if (type !== 'creature' && type !== 'hero')
    return no(why, { rule: 'BH-10.1', why: 'notCharacter', card: target.card });
  if (target.seat === piece.seat) return no(why, { rule: 'BH-10.1', why: 'notEnemy', card: target.card });
  const guarded =
    (s.brings & forceBit.taunt) !== 0 && !taunts(target) && s.sides[target.seat].play.some(taunts);
  if (guarded) return no(why, { rule: 'BH-13.1', why: 'taunted', card: target.card });
  return mayAttackAt(s, piece, target, why);
}

/** BH-8.15: once per turn, for its coins, and by closing an open card where the text has the symbol (BH-8.22). */
export function mayUse(s: Heroes, piece: Piece, number: number, why?: Why): boolean {
  const { card } = piece;
  const { abilities, type } = textOf(s, piece);
  const ability = abilities[number];
  if (ability?.kind !== 'action') return no(why, { rule: 'BH-8.15', why: 'notAbility', card });
  if (usedUp(piece, number, ability)) return no(why, { rule: 'BH-8.15', why: 'used', card });
  if (!mayPay(s.sides[piece.seat], actionCostOf(s, piece, ability.coins ?? 0), card, why)) return false;
  if (ability.closeHero && heroOf(s.sides[piece.seat]).closed) {
    return no(why, { rule: 'BH-8.23', why: 'closed', card: heroOf(s.sides[piece.seat]).card });
  }
  if (ability.close) {
    if (piece.closed) return no(why, { rule: 'BH-8.23', why: 'closed', card });
    // BH-8.19, BH-2.3: creatures and quests wait a turn; heroes, equipment, events and terrains do not (BH-8.21, RH-30).
    if (piece.fresh && (type === 'creature' || type === 'quest') && !hasWord(s, piece, 'rush')) {
      return no(why, { rule: type === 'quest' ? 'BH-2.3' : waits(piece), why: 'fresh', card });
    }
  }
  if (ability.if && !holds(s, ability.if, piece.seat, card))
    return no(why, { rule: 'soulcatcher' in ability.if ? 'BH-16.1' : 'BH-13.1', why: 'condition', card });
  if (ability.cost && !ability.cost.every((e) => possible(s, e, piece.seat, card)))
    return no(why, { rule: 'BH-8.15', why: 'noTarget', card });
  return (
    ability.does.some((e) => possible(s, e, piece.seat, card)) ||
    no(why, { rule: 'RH-41', why: 'noTarget', card })
  );
}

/** BH-8.15: once per turn, or as often as the text says. */
export const usedUp = (piece: Piece, number: number, { times = 1 }: Activated): boolean =>
  times !== 'any' && usesOf(piece, number) >= times;

/** Coins that are there but closed can not pay (BH-7.6); without them there is nothing to pay with (BH-7.4). */
function mayPay(side: Side, need: number, card: number, why?: Why): boolean {
  const have = openCoins(side);
  const rule = side.coins < need ? 'BH-7.4' : 'BH-7.6';
  return have >= need || no(why, { rule, why: 'coins', card, have, need });
}
function addPlays(s: Heroes, seat: Seat, card: number, options: HeroesAct[]): void {
  if (mayTake(s, seat, card)) options.push({ do: 'take', card });
  if (mayPlay(s, seat, card)) options.push({ do: 'play', card });
  for (const { number } of cardOf(s, card).costs) {
    if (mayPlay(s, seat, card, number)) options.push({ do: 'play', card, alternative: number });
  }
}

/** Whether this ability of the card gives it another cost, and its condition holds (BH-G-alternative-cost). */
function costsOtherwise(s: Heroes, seat: Seat, card: number, alternative: number): boolean {
  const ability = cardOf(s, card).abilities[alternative];
  if (ability?.kind !== 'costs' || ability.instead === undefined) return false;
  return !ability.if || holds(s, ability.if, seat, card);
}

function takeQuest(g: G, card: number): void {
  const s = g.state;
  const seat = s.owner[card];
  takeFromHand(s, card);
  s.sides[seat].questTaken = true;
  reveal(g);
  g.listener?.({ kind: 'take', rule: 'BH-2.5', seat, card: ref(s, card) });
  enter(g, card);
}

function useAbility(g: G, card: number, number: number): void {
  const s = g.state;
  const piece = pieceOf(s, card);
  const ability = piece && textOf(s, piece).abilities[number];
  if (!piece || ability?.kind !== 'action') return;
  if (ability.times !== 'any') countUse(piece, number);
  const coins = actionCostOf(s, piece, ability.coins ?? 0);
  spend(g, piece.seat, coins);
  if (isHero(s, piece)) useUp(s.sides[piece.seat], (discount) => discount.on === 'heroAction');
  g.listener?.({
    kind: 'ability',
    rule: piece.fresh && isSupport(textOf(s, piece)) ? 'BH-8.21' : ability.close ? 'BH-8.22' : 'BH-8.15',
    seat: piece.seat,
    card: ref(s, card),
    ability: number,
    coins,
  });
  const closing = ability.closeHero ? heroOf(s.sides[piece.seat]) : piece;
  if (ability.close || ability.closeHero) {
    shut(g, closing, 'BH-8.22');
    trigger(g, 'acts', closing);
  }
  const { def } = textOf(s, piece);
  const { seat } = piece;
  const x = Math.max(0, piece.boosts);
  if (ability.destroy) {
    g.listener?.({ kind: 'destroy', rule: 'BH-G-destroy', card: ref(s, card), seat });
    bury(g, [piece]);
  }
  carryOut(g, { seat, card, def, ability: number, it: card, x, by: -1 });
  triggerSpend(g, seat, coins);
  // BH-12.3: a card may have lost lives by closing; its ability is paid for and goes on.
  checkDeaths(g);
}
