/** Strike, lives, keywords and costs as they are now: printed, changed by effects, and under static abilities. */
import { amountOf, cardFits, holds, pieceFits } from './abilities/filters.ts';
import type { Gains, Static, Word } from './abilities/types.ts';
import { cardOf, type Heroes, type Piece } from './state.ts';

/** A creature's strike, never below 0 (RH-11). */
export function strikeOf(s: Heroes, piece: Piece): number {
  const strike = figureOf(s, piece, 'strike');
  return Math.max(strike, 0);
}

/** A character's lives; its wounds are counted against them (BH-12.3). Extra lives do not heal (BH-G-additional-lives). */
export function livesOf(s: Heroes, piece: Piece): number {
  return figureOf(s, piece, 'lives');
}

/** Printed, with static abilities and Strengthening; then one-off changes in the order they came (RH-36). */
function figureOf(s: Heroes, piece: Piece, figure: 'strike' | 'lives'): number {
  let value = (cardOf(s, piece.card)[figure] ?? 0) + piece.boosts + gained(s, piece, figure);
  for (const change of piece.lasting) {
    if (change.figure !== figure) continue;
    if (change.how === 'add') value += change.amount;
    else if (change.how === 'set') value = change.amount;
    else value *= 2;
  }
  return value;
}

export function hasWord(s: Heroes, piece: Piece, word: Word): boolean {
  if (cardOf(s, piece.card).words.has(word)) return true;
  let has = false;
  eachGain(s, piece, (gains) => {
    if (gains.words?.includes(word)) has = true;
  });
  return has;
}

/** What a card in hand costs its owner now (BH-7.4). */
export function costOf(s: Heroes, card: number): number {
  const { cost = 0, costs } = cardOf(s, card);
  const seat = s.owner[card];
  let now = cost;
  for (const change of costs) if (!change.if || holds(s, change.if, seat, card)) now += change.by;
  return Math.max(now, 0);
}

/** How many more wounds the cards of a player deal when they are of this kind. */
export function extraWounds(s: Heroes, source: number, seat: number): number {
  let more = 0;
  eachStatic(s, (ability, holder) => {
    const { gives, to } = ability;
    if (gives.wounds === undefined || to === 'self' || holder.seat !== seat) return;
    if (cardFits(cardOf(s, source), to)) more += gives.wounds;
  });
  return more;
}

function gained(s: Heroes, piece: Piece, figure: 'strike' | 'lives'): number {
  let sum = 0;
  eachGain(s, piece, (gains, holder) => {
    const gain = gains[figure];
    if (gain !== undefined) sum += amountOf(s, gain, holder.seat, holder.card, 0, piece);
  });
  return sum;
}

/** Everything that static abilities in play give to a card. */
function eachGain(s: Heroes, piece: Piece, tell: (gains: Gains, holder: Piece) => void): void {
  eachStatic(s, (ability, holder) => {
    const { to } = ability;
    const reaches = to === 'self' ? holder === piece : pieceFits(s, piece, to, holder.seat, holder.card);
    if (reaches && (!ability.if || holds(s, ability.if, holder.seat, holder.card)))
      tell(ability.gives, holder);
  });
}

function eachStatic(s: Heroes, tell: (ability: Static, holder: Piece) => void): void {
  for (const side of s.sides) {
    for (const ability of cardOf(s, side.hero.card).statics) tell(ability, side.hero);
    for (const piece of side.squad) for (const ability of cardOf(s, piece.card).statics) tell(ability, piece);
  }
}
