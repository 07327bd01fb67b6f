/** What texts do for their player, in coins: to the best of those they may be done to, as things stand. */
import { picked } from '../abilities/choices.ts';
import type { Effects } from '../abilities/index.ts';
import { amountOf, hasWord, holds, livesOf, matching, strikeOf } from '../abilities/meaning.ts';
import { bound, type Measure } from '../abilities/printed.ts';
import type { Target } from '../abilities/target.ts';
import type { Card } from '../cards/catalogue.ts';
import { deedOf, type Effect, type EffectOf } from '../effects/index.ts';
import { type Heroes, heroOf, isCreature, isHero, type Piece, pieceOf, rival } from '../state.ts';
import { weights } from './weights.ts';
import { creatureWorth, harmOf, heroWorth, livesLeft } from './worth.ts';

/** What a list of effects does for a player. */
export function textWorth(s: Heroes, does: Effects, by: Measure): number {
  let sum = 0;
  for (const effect of does) sum += effectWorth(s, effect, by);
  return sum;
}

function effectWorth(s: Heroes, e: Effect, by: Measure): number {
  switch (e.do) {
    case 'if':
      return textWorth(s, holds(s, e.if, by.seat, by.card) ? e.does : (e.otherwise ?? []), by);
    case 'may':
      return Math.max(
        textWorth(s, e.otherwise ?? [], by),
        textWorth(s, e.first, by) + textWorth(s, e.after ?? [], by),
      );
    case 'mayPay':
      return Math.max(textWorth(s, e.otherwise ?? [], by), textWorth(s, e.does, by) - 0.5 * e.coins);
    case 'payOr':
      return Math.max(textWorth(s, e.otherwise, by), -0.6);
    case 'unlessPaid':
      return 0.6 * textWorth(s, e.otherwise, by);
    case 'oneOf':
    case 'oneOrMore':
      return Math.max(...e.modes.map((mode) => textWorth(s, mode, by)));
    case 'each':
      return matching(s, bound(s, e.of, by), by.seat, by.card).reduce(
        (sum, piece) => sum + textWorth(s, e.does, { ...by, it: piece.card }),
        0,
      );
    case 'draw':
      return (e.who ? -1 : 1) * weights.card * amountOf(s, e.amount, by);
    case 'discard':
      return e.who ? weights.card * Math.min(1, s.sides[rival(by.seat)].hand.length) : -weights.card;
    case 'gainCoins':
      return (e.who ? -1 : 1) * (e.turn ? 0.6 : 1.2) * e.amount;
    case 'openCoins':
      return (e.who ? -1 : 1) * 0.5 * openedBy(s, e, by);
    case 'shield':
      return 0.4 * amountOf(s, e.amount, by);
    case 'spread':
      return spreadWorth(s, e, by);
    case 'create':
      return 2.5 * (e.count ?? 1);
    case 'summon':
    case 'deploy':
      return 2.5;
    case 'revive':
      return possibleWorth(s, e, by, 3);
    case 'recover':
    case 'search':
      return possibleWorth(s, e, by, weights.card);
    default: {
      const to = deedOf(e).target?.(e);
      return to === undefined ? 0.4 : doneWorth(s, e, to, by);
    }
  }
}

/** What is taken from where others lie, if anybody lies there. */
const possibleWorth = (s: Heroes, e: Effect, by: Measure, worth: number): number =>
  deedOf(e).choice?.(s, e, by)?.from.length === 0 ? 0 : worth;

function spreadWorth(s: Heroes, e: EffectOf<'spread'>, by: Measure): number {
  const amount = amountOf(s, e.amount, by);
  let most = 0;
  for (const piece of matching(s, bound(s, e.among, by), by.seat, by.card))
    if (piece.seat !== by.seat) most = Math.max(most, harmOf(s, piece, amount));
  return most;
}

/** An effect done to whom its target names, or to the best of those that may be chosen. */
function doneWorth(s: Heroes, e: Effect, to: Target, by: Measure): number {
  switch (to) {
    case 'self':
      return worthTo(s, e, pieceOf(s, by.card), by);
    case 'it':
      return worthTo(s, e, pieceOf(s, by.it ?? by.card), by);
    case 'yourHero':
      return worthTo(s, e, heroOf(s.sides[by.seat]), by);
    case 'enemyHero':
      return worthTo(s, e, heroOf(s.sides[rival(by.seat)]), by);
    case 'same':
    case 'cause':
      return 0.3;
    default:
  }
  if ('all' in to)
    return matching(s, bound(s, to.all, by), by.seat, by.card).reduce(
      (sum, piece) => sum + worthTo(s, e, piece, by),
      0,
    );
  const deed = deedOf(e);
  const choice = deed.choice ? deed.choice(s, e, by) : picked(s, to, deed.moves ?? false, by);
  const worths = (choice?.from ?? [])
    .map((card) => worthTo(s, e, pieceOf(s, card), by))
    .sort((a, b) => b - a);
  let sum = 0;
  for (const worth of worths.slice(0, choice?.count ?? 1)) if (worth > 0 || !choice?.upTo) sum += worth;
  return sum;
}

/** What an effect is worth to a player when it is done to this card; a card that is yet to come is not weighed. */
export function worthTo(s: Heroes, e: Effect, piece: Piece | undefined, by: Measure): number {
  if (!piece) return 0.3;
  return (piece.seat === by.seat ? 1 : -1) * goodFor(s, e, piece, by);
}

/** How good an effect is for whoever has the card. */
function goodFor(s: Heroes, e: Effect, piece: Piece, by: Measure): number {
  const worth = isCreature(s, piece) ? creatureWorth(s, piece) : isHero(s, piece) ? 0 : 1.5;
  switch (e.do) {
    case 'wound':
    case 'shot':
      return -harmOf(s, piece, amountOf(s, e.amount, by, piece));
    case 'poison':
      return poisonWorth(s, piece, amountOf(s, e.amount, by, piece));
    case 'heal': {
      const back = Math.min(piece.wounds, e.amount === 'all' ? 99 : amountOf(s, e.amount, by, piece));
      const left = livesLeft(s, piece);
      return isHero(s, piece) ? heroWorth(left + back) - heroWorth(left) : 0.6 * back;
    }
    case 'boost':
      return boosted(s, piece, amountOf(s, e.amount, by, piece), worth);
    case 'change':
      return changedWorth(s, e, piece, by, worth);
    case 'destroy':
    case 'capture':
    case 'bottom':
    case 'captureFrom':
    case 'turnOver':
    case 'shuffleIn':
      return -worth;
    case 'return':
      return weights.card - worth;
    case 'control':
      return piece.seat === by.seat ? 0 : e.until ? -0.7 * worth : -2 * worth;
    case 'close':
      return piece.closed ? 0 : -0.2 - 0.15 * worth;
    case 'stun':
    case 'numb':
      return piece.stunned ? 0 : -0.4 * worth;
    case 'open':
      return piece.closed ? 0.3 * worth : 0;
    case 'ready':
      return piece.closed || piece.struck ? 0.35 * worth : 0;
    case 'fight': {
      const own = pieceOf(
        s,
        (e.who === 'it' ? by.it : e.who === 'same' ? by.before?.[0] : undefined) ?? by.card,
      );
      return own ? -fightWorth(s, own, piece) : -1;
    }
    case 'spread':
      return -harmOf(s, piece, Math.ceil(amountOf(s, e.amount, by) / e.count));
    case 'choose':
      return 0;
    default:
      return 0.4 + 0.1 * worth;
  }
}

const poisonWorth = (s: Heroes, piece: Piece, amount: number): number =>
  amount <= piece.poison ? 0 : -harmOf(s, piece, amount + 1);

/** Closed coins that it opens. */
function openedBy(s: Heroes, e: EffectOf<'openCoins'>, by: Measure): number {
  const { closedCoins } = s.sides[e.who ? rival(by.seat) : by.seat];
  return e.amount === 'all' ? closedCoins : amountOf(s, e.amount, by);
}

/** Strengthening effects, Weakening ones where negative: a strike and a life each. */
function boosted(s: Heroes, piece: Piece, amount: number, worth: number): number {
  if (isHero(s, piece)) return amount < 0 ? -harmOf(s, piece, -amount) : amount;
  if (!isCreature(s, piece)) return 0;
  if (amount < 0 && -amount >= livesLeft(s, piece)) return -worth - 0.5;
  return amount < 0
    ? weights.life * amount - weights.strike * Math.min(-amount, strikeOf(s, piece))
    : 1.6 * amount;
}

function changedWorth(
  s: Heroes,
  { change, until }: EffectOf<'change'>,
  piece: Piece,
  by: Measure,
  worth: number,
): number {
  const ready = !piece.closed && !piece.fresh && !piece.struck;
  const lasting = until === undefined ? 1 : until === 'turnEnd' ? (ready ? 0.45 : 0.05) : 0.5;
  const more = (figure: typeof change.strike, now: number): number => {
    if (figure === undefined) return 0;
    if (figure === 'double') return now;
    return 'set' in figure ? figure.set - now : amountOf(s, figure.add, by, piece);
  };
  let sum =
    weights.strike * more(change.strike, strikeOf(s, piece)) +
    weights.life * more(change.lives, livesOf(s, piece));
  sum += 0.6 * (change.words?.length ?? 0) + 0.8 * (change.armour ?? 0) + 0.6 * (change.shots ?? 0);
  if (change.doomed) sum -= 0.8 * worth;
  if (change.cannotAttack) sum -= 0.4 * worth;
  if (change.mute) sum -= 0.15 * worth;
  return lasting * sum;
}

/** What a fight brings to who attacks. */
export function fightWorth(s: Heroes, by: Piece, to: Piece): number {
  const strike = strikeOf(s, by);
  const gain = harmOf(s, to, strike);
  if (isHero(s, to)) return gain;
  const kills = strike >= livesLeft(s, to);
  const first = hasWord(s, by, 'firstStrike') && !hasWord(s, to, 'firstStrike');
  return gain - (first && kills ? 0 : harmOf(s, by, strikeOf(s, to)));
}

/** What a card is worth once it is in play, by what is printed on it. */
export function printedWorth({ type, strike, lives, cost, abilities }: Card): number {
  if (type !== 'creature') return 1 + 0.6 * (cost ?? 0);
  return (
    weights.strike * (strike ?? 0) +
    weights.life * (lives ?? 0) +
    0.5 +
    weights.text * Math.min(2, abilities.length)
  );
}
