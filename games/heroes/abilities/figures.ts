/** Armour, protection and costs as they are now: printed, changed by effects, and under static abilities. */
import { forceBit } from '../cards/bits.ts';
import { cardOf, type Discount, type Heroes, isHero, type Piece, textOf } from '../state.ts';
import type { Protection } from './index.ts';
import { amountOf, eachGain, holds, mayGain, type NumberGain } from './meaning.ts';
import { bound, cardFits } from './printed.ts';

/** BH-G-armour: of several values, printed or gained, only the greatest works. */
export function armourOf(s: Heroes, piece: Piece): number {
  let most = textOf(s, piece).armour;
  for (const change of piece.lasting) if (change.figure === 'armour') most = Math.max(most, change.amount);
  if (!mayGain(s, piece, 'armour')) return most;
  eachGain(s, piece, 'armour', (armour) => {
    most = Math.max(most, armour);
  });
  return most;
}

/** What an attack by this creature costs in coins; what its activated abilities cost more. */
export function tollOf(s: Heroes, piece: Piece): number {
  return summed(s, piece, 'toll');
}

export function actionCostOf(s: Heroes, piece: Piece, coins: number): number {
  const discount = isHero(s, piece)
    ? s.sides[piece.seat].discounts.find(({ on }) => on === 'heroAction')
    : undefined;
  return Math.max(0, coins + summed(s, piece, 'actionCost') - (discount?.by ?? 0));
}

/** How much earlier the values of Spend are reached. */
export function spendChange(s: Heroes, piece: Piece): number {
  return summed(s, piece, 'spend');
}

function summed(s: Heroes, piece: Piece, what: NumberGain): number {
  if (!mayGain(s, piece, what)) return 0;
  let sum = 0;
  eachGain(s, piece, what, (gain) => {
    sum += gain;
  });
  return sum;
}

/** How many fewer Strengthening or Weakening effects are put on it at a time. */
export function fewerBoosts(s: Heroes, piece: Piece): number {
  return summed(s, piece, 'fewerBoosts');
}

/** Whether what it triggers at the start of a turn triggers twice. */
export function triggersTwice(s: Heroes, piece: Piece): boolean {
  let twice = false;
  eachGain(s, piece, 'twice', () => {
    twice = true;
  });
  return twice;
}

/** What it is protected from: by its own text as far as that holds, and by others. */
export function protectionsOf(s: Heroes, piece: Piece): readonly Protection[] {
  const { protections } = textOf(s, piece);
  if (protections.length === 0 && !mayGain(s, piece, 'protection')) return none;
  const own = protections.filter(
    (protection) => !protection.if || holds(s, protection.if, piece.seat, piece.card),
  );
  eachGain(s, piece, 'protection', (from) => own.push({ kind: 'protection', from }));
  return own;
}

const none: readonly Protection[] = [];

/** Lives that effects have added to it and that can be taken off again (BH-G-additional-lives). */
export function additionalLives(piece: Piece): number {
  let sum = 0;
  for (const change of piece.lasting) {
    if (change.figure === 'lives' && change.how === 'add' && change.amount > 0) sum += change.amount;
  }
  return sum;
}

/** How many wounds more its shots deal. */
export function shotsOf(piece: Piece | undefined): number {
  let more = 0;
  for (const change of piece?.lasting ?? []) if (change.figure === 'shots') more += change.amount;
  return more;
}

/** What a card in hand costs its owner now (BH-7.4); with an alternative cost nothing else counts (BH-G-free, RH-27). */
export function costOf(s: Heroes, card: number, alternative = -1): number {
  const data = cardOf(s, card);
  const seat = s.owner[card];
  if (alternative >= 0) {
    const chosen = data.abilities[alternative];
    return chosen.kind === 'costs' ? (chosen.instead ?? 0) : 0;
  }
  // BH-2.2: where there is no cost there is nothing to change.
  if (data.cost === undefined) return 0;
  let { cost } = data;
  for (const { ability } of data.costs) {
    if (ability.by !== undefined && (!ability.if || holds(s, ability.if, seat, card)))
      cost += amountOf(s, ability.by, { seat, card, x: 0 });
  }
  cost = Math.max(0, cost + costChange(s, card, seat));
  for (const discount of s.sides[seat].discounts) {
    if (!concerns(s, discount, card)) continue;
    cost = discount.to ?? Math.max(0, cost - discount.by);
  }
  return cost;
}

/** BH-2.4: one quest at a time, and as many more as a player's cards allow. */
export function mayHoldQuest(s: Heroes, seat: number): boolean {
  const { play } = s.sides[seat];
  const held = play.filter((piece) => cardOf(s, piece.card).type === 'quest').length;
  if (held === 0) return true;
  if ((s.brings & forceBit.quests) === 0) return false;
  let most = 1;
  for (const holder of play) {
    const { ownStatics, statics } = textOf(s, holder);
    for (const { gives, if: condition } of [...ownStatics, ...statics]) {
      if (gives.quests === undefined || (condition && !holds(s, condition, seat, holder.card))) continue;
      most += amountOf(s, gives.quests, { seat, card: holder.card, x: 0 });
    }
  }
  return held < most;
}

/** How many more wounds a player's cards deal when they are of the kind that a static ability names. */
export function extraWounds(s: Heroes, source: number, seat: number): number {
  let more = 0;
  if ((s.brings & forceBit.wounds) === 0) return more;
  for (const holder of s.sides[seat].play) {
    const { ownStatics, statics } = textOf(s, holder);
    for (const { gives, to, if: condition } of holder.card === source
      ? [...ownStatics, ...statics]
      : statics) {
      if (gives.wounds === undefined || (to !== 'self' && !cardFits(cardOf(s, source), to))) continue;
      if (!condition || holds(s, condition, holder.seat, holder.card)) more += gives.wounds;
    }
  }
  return more;
}

/** Whether a discount is for this card. */
export function concerns(s: Heroes, discount: Discount, card: number): boolean {
  const data = cardOf(s, card);
  if (discount.on !== 'card') return discount.on === 'name' && discount.name === data.en;
  if (discount.until === 'inOwnTurn' && s.active !== s.owner[card]) return false;
  return discount.what === null || cardFits(data, discount.what);
}

function costChange(s: Heroes, card: number, seat: number): number {
  let change = 0;
  if ((s.brings & forceBit.cost) === 0) return change;
  for (const side of s.sides) {
    for (const holder of side.play) {
      for (const { gives, to, if: condition } of textOf(s, holder).statics) {
        if (gives.cost === undefined || to === 'self') continue;
        if (to.side !== undefined && (holder.seat === seat) !== (to.side === 'yours')) continue;
        // The elements that are foreign to a card's owner are those that its own hero has not.
        if (!cardFits(cardOf(s, card), bound(s, to, { seat, card, x: 0 }))) continue;
        if (!condition || holds(s, condition, holder.seat, holder.card)) change += gives.cost;
      }
    }
  }
  return change;
}
