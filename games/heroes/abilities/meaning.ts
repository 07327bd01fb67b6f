/**
 * What texts mean at the moment: which cards in play a filter means, how much an amount is, whether a condition holds;
 * and strike, lives and keywords as they are now. These ask for one another, as static abilities change what texts
 * speak of, and so they stand together.
 */
import type { Seat } from '@vigrid/kernel';
import { forceBit } from '../cards/bits.ts';
import type { Card } from '../cards/catalogue.ts';
import {
  type AttackFrame,
  cardOf,
  type Heroes,
  heroOf,
  isAttack,
  openCoins,
  type Piece,
  pieceOf,
  rival,
  type Side,
  textOf,
} from '../state.ts';
import type { Counted } from './amount.ts';
import type { Amount, Condition, Filter, Gains, Group, Static, Word } from './index.ts';
import { partsOf } from './inside.ts';
import { bound, cardFits, figuresFit, type Measure, spreadOut, textFits } from './printed.ts';

/** Whether a card in play fits, seen from the source of the text and its controller. */
export const pieceFits = (s: Heroes, piece: Piece, filter: Filter, seat: Seat, source: number): boolean =>
  fits(s, piece, spreadOut(filter), seat, source);

function fits(s: Heroes, piece: Piece, filter: Filter, seat: Seat, source: number): boolean {
  if (filter.side !== undefined && (piece.seat === seat) !== (filter.side === 'yours')) return false;
  if (filter.other && piece.card === source) return false;
  if (filter.wounded !== undefined && piece.wounds > 0 !== filter.wounded) return false;
  if (filter.closed !== undefined && piece.closed !== filter.closed) return false;
  if (filter.weakened && piece.boosts >= 0) return false;
  if (filter.poisoned && piece.poison === 0) return false;
  if (filter.stunned && !piece.stunned) return false;
  const { word, strikeMin, strikeMax, livesMin } = filter;
  if (!figuresFit(cardOf(s, piece.card), filter)) return false;
  if ((filter.has ?? filter.lacks) !== undefined && !textFits(textOf(s, piece), filter)) return false;
  if (word !== undefined && !hasWord(s, piece, word)) return false;
  if (strikeMin !== undefined && strikeOf(s, piece) < strikeMin) return false;
  if (strikeMax !== undefined && strikeOf(s, piece) > strikeMax) return false;
  return livesMin === undefined || livesOf(s, piece) - piece.wounds >= livesMin;
}

/** The cards in play that fit, the active player's first. */
export function matching(s: Heroes, filter: Filter, seat: Seat, source: number): Piece[] {
  const found: Piece[] = [];
  const whole = spreadOut(filter);
  for (const piece of s.sides[s.active].play) if (fits(s, piece, whole, seat, source)) found.push(piece);
  for (const piece of s.sides[rival(s.active)].play)
    if (fits(s, piece, whole, seat, source)) found.push(piece);
  return found;
}

/** Whether a card, in play or not, is meant by a group: 'self' is the source alone. */
export function meant(s: Heroes, group: Group, card: number, of: Seat, seat: Seat, source: number): boolean {
  if (group === 'self') return card === source;
  const piece = pieceOf(s, card);
  if (piece) return pieceFits(s, piece, group, seat, source);
  if (group.side !== undefined && (of === seat) !== (group.side === 'yours')) return false;
  return cardFits(cardOf(s, card), group);
}

export function amountOf(s: Heroes, amount: Amount, by: Measure, to?: Piece): number {
  if (typeof amount === 'number') return amount;
  if (typeof amount === 'object') {
    // Nothing taken off is 0, not -0.
    if ('of' in amount) return amountOf(s, amount.of, by, to) * amount.times + 0;
    if ('half' in amount) return Math.ceil(amountOf(s, amount.half, by, to) / 2);
    return counted(s, amount, by) * (amount.times ?? 1);
  }
  switch (amount) {
    case 'X':
      return by.x;
    case 'hand':
      return s.sides[by.seat].hand.length;
    case 'died':
      return s.died;
    case 'itsStrike':
      return to ? strikeOf(s, to) : 0;
    case 'itsLives':
      return to ? livesOf(s, to) : 0;
    case 'itsCost':
      return to ? (cardOf(s, to.card).cost ?? 0) : 0;
    case 'markers':
      return pieceOf(s, by.card)?.markers ?? 0;
    case 'boosts':
      return Math.abs(pieceOf(s, by.card)?.boosts ?? 0);
    case 'enemyDead':
      return s.sides[rival(by.seat)].graveyard.filter((card) => cardOf(s, card).type === 'creature').length;
    case 'costBefore':
      return firstBefore(s, by)?.cost ?? 0;
    case 'livesBefore':
      return firstBefore(s, by)?.lives ?? 0;
    case 'strikeBefore': {
      const [card = -1] = by.before ?? [];
      const piece = pieceOf(s, card);
      return piece ? strikeOf(s, piece) : lastStrike(s, card);
    }
    case 'otherAttackers':
      return s.attackers.filter((card) => card !== to?.card).length;
    case 'enemyClosedCoins':
      return s.sides[rival(by.seat)].closedCoins;
    case 'raiders':
      return s.raiders.length;
    case 'ownStrike': {
      const piece = pieceOf(s, by.card);
      return piece ? strikeOf(s, piece) : lastStrike(s, by.card);
    }
    case 'itsHealth':
      return to ? Math.max(0, livesOf(s, to) - to.wounds) : 0;
    case 'quests':
      return s.sides[by.seat].completed.length;
    case 'allQuests':
      return s.sides[0].completed.length + s.sides[1].completed.length;
    case 'enemyHand':
      return s.sides[rival(by.seat)].hand.length;
    case 'otherHand':
      return s.sides[by.seat].hand.filter((card) => card !== by.card).length;
    case 'drawn':
      return s.sides[by.seat].drawn;
    case 'elementsDead':
      return new Set(dead(s).flatMap((card) => cardOf(s, card).elements ?? [])).size;
    case 'typesDead':
      return new Set(s.sides[by.seat].graveyard.map((card) => cardOf(s, card).type)).size;
  }
}

/** RH-57: the strike that a creature had when it left play this turn. */
const lastStrike = (s: Heroes, card: number): number =>
  s.parted.findLast((one) => one.card === card)?.strike ?? 0;

function counted(s: Heroes, { count, in: where }: Counted, by: Measure): number {
  if (where === undefined) return matching(s, bound(s, count, by), by.seat, by.card).length;
  const seats = { graveyard: [by.seat], enemyGraveyard: [rival(by.seat)], graveyards: [0, 1] }[where];
  const lying = seats.flatMap((seat) => s.sides[seat].graveyard);
  return lying.filter((card) => cardFits(cardOf(s, card), bound(s, count, by))).length;
}

/** The first card that the effect before was done to, if there was one. */
function firstBefore(s: Heroes, { before }: Measure): Card | undefined {
  const card = before?.[0];
  return card === undefined ? undefined : cardOf(s, card);
}

/** Whether a condition holds for a player and the source of the text; `before` is what the effect before was done to. */
export function holds(
  s: Heroes,
  condition: Condition,
  seat: Seat,
  source: number,
  before: readonly number[] = [],
): boolean {
  const you = s.sides[seat];
  const enemy = s.sides[rival(seat)];
  if ('hand' in condition) {
    return condition.hand === 'more'
      ? you.hand.length > enemy.hand.length
      : you.hand.length < enemy.hand.length;
  }
  if ('all' in condition) return condition.all.every((one) => holds(s, one, seat, source, before));
  if ('handMin' in condition) return you.hand.length >= condition.handMin;
  if ('handMax' in condition) return you.hand.length <= condition.handMax;
  if ('enemyBroke' in condition) return openCoins(enemy) === 0;
  if ('soulcatcher' in condition) return s.died > 0;
  if ('unwounded' in condition) return pieceOf(s, source)?.wounds === 0;
  if ('raid' in condition) return raids(s, source, condition.raid);
  if ('went' in condition) return (s.first === seat) === (condition.went === 'first');
  if ('heroClass' in condition) return cardOf(s, heroOf(you).card).classes.includes(condition.heroClass);
  if ('enemyTurn' in condition) return s.active !== seat;
  if ('boostsMin' in condition) return (pieceOf(s, source)?.boosts ?? 0) >= condition.boostsMin;
  if ('unweakened' in condition) return (pieceOf(s, source)?.boosts ?? 0) >= 0;
  if ('against' in condition) return attacks(s, source, condition.against, seat);
  if ('attacking' in condition) return attackOf(s, source) !== undefined;
  if ('fighting' in condition) return fights(s, source);
  if ('closed' in condition) return pieceOf(s, source)?.closed === condition.closed;
  if ('openMin' in condition) return openCoins(you) >= condition.openMin;
  if ('questsMin' in condition) return you.completed.length >= condition.questsMin;
  if ('standing' in condition) return before.some((card) => pieceOf(s, card) !== undefined);
  if ('noQuests' in condition) return you.completed.length === 0;
  if ('outnumbered' in condition) return creaturesOf(s, enemy) > creaturesOf(s, you);
  if ('coinsMin' in condition) return you.coins >= condition.coinsMin;
  if ('heroNeutral' in condition) return cardOf(s, heroOf(you).card).elements === undefined;
  if ('lost' in condition) return you.lost > 0;
  if ('graveyardHas' in condition)
    return you.graveyard.some((card) => cardOf(s, card).type === condition.graveyardHas);
  if ('before' in condition)
    return before.some((card) => meant(s, condition.before, card, s.owner[card], seat, source));
  const control = bound(s, condition.control, { seat, card: source, x: 0, before });
  return you.play.some((piece) => pieceFits(s, piece, control, seat, source));
}

/** BH-18.1: the creature is attacking, and this is the X-th or a later attack of the turn. */
const raids = (s: Heroes, source: number, x: number): boolean =>
  s.attacks >= x && attackOf(s, source) !== undefined;

/** Whether a text with this condition is a Raid that applies twice in the present attack. */
export const raidsTwice = (s: Heroes, condition: Condition, source: number): boolean =>
  partsOf(condition).some((part) => 'raid' in part) && attackOf(s, source)?.raidTwice === true;

/** The attack that the creature is making now. */
function attackOf(s: Heroes, source: number): AttackFrame | undefined {
  for (const frame of s.frames) {
    if (isAttack(frame) && frame.attacker === source && !frame.over) return frame;
  }
  return undefined;
}

/** Whom the creature is attacking, the defender in the target's place. */
function attacks(s: Heroes, source: number, what: 'hero' | 'creature' | Filter, seat: Seat): boolean {
  const attack = attackOf(s, source);
  if (attack === undefined) return false;
  const met = attack.defender < 0 ? attack.target : attack.defender;
  if (typeof what === 'string') return cardOf(s, met).type === what;
  const piece = pieceOf(s, met);
  return piece !== undefined && pieceFits(s, piece, what, seat, source);
}

/** A fight that a text has begun, on either side of it (BH-G-fight-a-chosen-creature). */
const fights = (s: Heroes, source: number): boolean =>
  s.frames.some(
    (frame) =>
      isAttack(frame) &&
      frame.chosen &&
      !frame.over &&
      (frame.attacker === source || frame.target === source),
  );

const creaturesOf = (s: Heroes, side: Side): number =>
  side.play.filter((piece) => cardOf(s, piece.card).type === 'creature').length;

const dead = (s: Heroes): number[] => s.sides.flatMap((side) => side.graveyard);

/** A creature's strike, never below 0 (RH-11). */
export function strikeOf(s: Heroes, piece: Piece): number {
  return Math.max(0, figureOf(s, piece, 'strike', cardOf(s, piece.card).strike));
}

/** A character's lives; its wounds are counted against them (BH-12.3). Extra lives do not heal (BH-G-additional-lives). */
export function livesOf(s: Heroes, piece: Piece): number {
  return figureOf(s, piece, 'lives', cardOf(s, piece.card).lives);
}

/** Printed, with static abilities and Strengthening; then one-off changes in the order they came (RH-36). */
function figureOf(s: Heroes, piece: Piece, figure: 'strike' | 'lives', printed = 0): number {
  let value = printed + piece.boosts + gained(s, piece, figure);
  for (const change of piece.lasting) {
    if (change.figure !== figure) continue;
    if (change.how === 'add') value += change.amount;
    else if (change.how === 'set') value = change.amount;
    else value *= 2;
  }
  return value;
}

export function hasWord(s: Heroes, piece: Piece, word: Word): boolean {
  if (textOf(s, piece).words.has(word)) return true;
  for (const change of piece.lasting) if (change.figure === 'word' && change.word === word) return true;
  if (!mayGain(s, piece, 'words')) return false;
  let has = false;
  eachGain(s, piece, 'words', (words) => {
    has ||= words.includes(word);
  });
  return has;
}

function gained(s: Heroes, piece: Piece, figure: 'strike' | 'lives'): number {
  if (!mayGain(s, piece, figure)) return 0;
  let sum = 0;
  eachGain(s, piece, figure, (gain, ability, { seat, card }) => {
    const times = ability.if && raidsTwice(s, ability.if, card) ? 2 : 1;
    sum += times * amountOf(s, gain, { seat, card, x: 0 }, piece);
  });
  return sum;
}

export type NumberGain = 'armour' | 'toll' | 'actionCost' | 'spend' | 'fewerBoosts';

type PieceGain = NumberGain | 'strike' | 'lives' | 'words' | 'twice' | 'protection';

/** Whether it is worth looking: mostly nothing of the kind is in play. */
export const mayGain = (s: Heroes, piece: Piece, what: PieceGain): boolean =>
  (s.brings & forceBit[what]) !== 0 || textOf(s, piece).ownStatics.length > 0;

/** What a card in play has by its own text and by the texts of others. */
export function eachGain<K extends PieceGain>(
  s: Heroes,
  piece: Piece,
  what: K,
  tell: (gain: NonNullable<Gains[K]>, ability: Static, holder: Piece) => void,
): void {
  for (const ability of textOf(s, piece).ownStatics) {
    const gain = ability.gives[what];
    if (gain !== undefined && isInForce(s, ability, piece)) tell(gain, ability, piece);
  }
  const bit = forceBit[what];
  if ((s.brings & bit) === 0) return;
  for (const side of s.sides) {
    for (const holder of side.play) {
      const { brings, statics } = textOf(s, holder);
      if ((brings & bit) === 0) continue;
      for (const ability of statics) {
        const gain = ability.gives[what];
        if (gain !== undefined && reaches(s, ability, holder, piece)) tell(gain, ability, holder);
      }
    }
  }
}

function reaches(s: Heroes, ability: Static, holder: Piece, piece: Piece): boolean {
  const { to } = ability;
  if (to === 'self' || !pieceFits(s, piece, to, holder.seat, holder.card)) return false;
  return isInForce(s, ability, holder);
}

const isInForce = (s: Heroes, { if: condition }: Static, holder: Piece): boolean =>
  !condition || holds(s, condition, holder.seat, holder.card);
