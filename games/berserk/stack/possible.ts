/** What abilities can be declared for: whom and what an effect can be aimed at (B12-501.1, section 525). */
import type { Seat } from '@vigrid/kernel';
import type { CellFilter, Choice, Effect, Word } from '../abilities/types.ts';
import type { Card } from '../cards/catalogue.ts';
import type { Context } from '../features/context.ts';
import { amountOf, holds, isFree, isShown } from '../features/evaluate.ts';
import { hasLives, isCreature, isSeated, livesOf } from '../features/figures.ts';
import { isUnknown } from '../features/fits.ts';
import { cannot, has, textOf } from '../features/gains.ts';
import { isMovable, pushedTo } from '../flow/movement/relocation.ts';
import { isBarred } from '../flow/preliminary/squad.ts';
import { isHealable } from '../flow/wounds/wounds.ts';
import type { Piece } from '../state/piece.ts';
import type { Item } from '../state/stack.ts';
import { type Berserk, cardOf, pieceOf, profileOf } from '../state.ts';
import { blockable, changeable, redirectable } from './answers.ts';
import { attackTargets, cellOf, choosable, named, openCells, targetOf } from './targets.ts';
import type { Step } from './uses.ts';

/** Whether the first of the abilities that may be left out of none has somebody to be aimed at. */
export function canDeclare(s: Berserk, steps: readonly Step[], ctx: Context): boolean {
  const [first, second] = steps;
  if (first === undefined) return false;
  if (stepPossible(s, first, ctx)) return true;
  // B12-505.3: an ability that can not be declared is skipped, and "otherwise" takes its place (B12-505.6).
  return second !== undefined && !second.atThat && stepPossible(s, second, ctx);
}

export function stepPossible(s: Berserk, step: Step, ctx: Context): boolean {
  if (step.if && !holds(s, step.if, ctx)) return false;
  if (step.use === 'or') return step.options.some((option) => canDeclare(s, option, ctx));
  if ('do' in step) return effectPossible(s, step.do, ctx);
  return attackTargets(s, step, ctx).length > 0;
}

/** Whether an effect has what it is aimed at: cards, cells, something on the stack (B12-525.1). */
export function effectPossible(s: Berserk, effect: Effect, ctx: Context): boolean {
  const target = targetOf(effect);
  if (target) {
    const cards = named(s, target, ctx) ?? aimable(s, effect, target as Choice, ctx);
    if (!cards.some((card) => suits(s, effect, card, ctx) && hasRoom(s, effect, card, ctx))) return false;
  } else if (!hasRoom(s, effect, -1, ctx)) return false;
  if (effect.do === 'redirect') return redirectable(s, effect, ctx).length > 0;
  // B09-D-summon: in 2009 it is aimed at a cell, and the deck is searched when it is executed.
  if (effect.do === 'summon' && !profileOf(s).summonOnDeclaration)
    return effect.onto !== undefined || openCells(s, arrivalCell(effect), ctx).length > 0;
  // B12-532.3.1: whether a deck holds the card shows when it is searched.
  if (effect.do === 'summon' || effect.do === 'union' || isLearning(effect))
    return s.sides[ctx.seat].deck.length > 0;
  const found = findable(s, effect, ctx);
  return found === null || found.length > 0;
}

/** The cards that an effect may be aimed at: in play, or sources on the stack that are gone (B12-527.2). */
export function aimable(s: Berserk, effect: Effect, choice: Choice, ctx: Context): number[] {
  const cards = choosable(s, choice, ctx);
  if (effect.do !== 'block') return cards;
  const gone = s.stack.filter((item) => !pieceOf(s, item.card) && isGoneSource(s, item, choice, ctx));
  return [...cards, ...new Set(gone.map(({ card }) => card))];
}

/** Of a card that has left play only whose it is and of what type can be asked. */
function isGoneSource(s: Berserk, { seat, card }: Item, { choose }: Choice, ctx: Context): boolean {
  const { side, type, ...more } = choose;
  if (Object.keys(more).length > 0) return false;
  if (side && (seat === ctx.seat) !== (side === 'yours')) return false;
  return !type || cardOf(s, card).type === type;
}

/** Where a card that is summoned or revived comes: next to this one, on a free cell (B12-532.3, B12-532.6). */
export const arrivalCell = (effect: { readonly cell?: CellFilter }): CellFilter =>
  effect.cell ?? { near: 'this', free: true };

/** Whether there is a cell for what the effect does to this card. */
export function hasRoom(s: Berserk, effect: Effect, card: number, ctx: Context): boolean {
  const cell = cellOf(effect);
  return !cell || openCells(s, cell, card < 0 ? ctx : { ...ctx, same: [card] }).length > 0;
}

/** The cards of a deck or graveyard that an effect may bring or speak of; null where it is about none. */
export function findable(
  s: Berserk,
  effect: Effect,
  by: { readonly seat: Seat; readonly card: number; readonly x: number },
): number[] | null {
  const side = s.sides[by.seat];
  if (effect.do === 'summon') {
    if (effect.what.self) return side.deck.filter((card) => card === by.card);
    return inDeck(s, by.seat).filter(
      (card) => isShown(s, effect.what, card, by.x) && !isBarred(s, by.seat, card),
    );
  }
  if (effect.do === 'revive')
    return side.graveyard.filter((card) => isShown(s, effect.what, card) && !isBarred(s, by.seat, card));
  if (effect.do === 'union') return unionCards(s, by);
  if (isLearning(effect)) return learnable(s, by);
  if (effect.do === 'exileDead') {
    const { graveyard } = s.sides[effect.side === 'yours' ? by.seat : 1 - by.seat];
    return graveyard.filter((card) => !effect.what || isShown(s, effect.what, card));
  }
  if (effect.do === 'incarnationChip' && effect.to !== 'this') {
    const { to } = effect;
    return side.incarnations.filter((one) => !one.used && isShown(s, to, one.card)).map(({ card }) => card);
  }
  return null;
}

/** In an order that does not tell where they lie. */
const inDeck = (s: Berserk, seat: Seat): number[] => s.sides[seat].deck.toSorted((a, b) => a - b);

/** Degaska searches the deck, too. */
export const isLearning = (effect: Effect): boolean =>
  effect.do === 'singular' && effect.what === 'learnStrongStrike';

/**
 * Cards of the deck with Union that cost less and have something to do on a strike, one of each name (B12-G-union-x,
 * RB-53); in 2009 any creatures that cost less (B09-D-union).
 */
function unionCards(s: Berserk, by: { readonly seat: Seat; readonly card: number }): number[] {
  const names = new Set<string>();
  return inDeck(s, by.seat).filter((card) => {
    const data = cardOf(s, card);
    if (data.cost >= cardOf(s, by.card).cost || names.has(data.en)) return false;
    if (profileOf(s).unionOnStrike ? !hasUnion(data) : data.type !== 'creature') return false;
    names.add(data.en);
    return true;
  });
}

const hasUnion = ({ words, triggers }: Card): boolean => words.has('union') && triggers.has('hits');

/** Creatures of the deck with a feature on a strong strike that the card has not learnt yet (Degaska). */
function learnable(s: Berserk, by: { readonly seat: Seat; readonly card: number }): number[] {
  const known = pieceOf(s, by.card)?.lasting.map(({ def }) => def) ?? [];
  return inDeck(s, by.seat).filter((card) => {
    const { strongGift, type, def } = cardOf(s, card);
    return type === 'creature' && strongGift >= 0 && def !== s.def[by.card] && !known.includes(def);
  });
}

/**
 * Whether an effect can do anything to this card: what is open can not be opened, and so on (B12-525.1, B12-525.3).
 */
export function suits(s: Berserk, effect: Effect, card: number, ctx: Context): boolean {
  const piece = pieceOf(s, card);
  if (!piece) return effect.do === 'block' && blockable(s, card, effect, ctx) !== null;
  if (piece.hidden && isUnknown(s, piece, ctx.seat)) return effect.do !== 'open' || piece.closed;
  switch (effect.do) {
    case 'open':
      return piece.closed;
    case 'close':
      return !piece.closed;
    case 'wound':
    case 'reduceLives':
    case 'leaveLives':
      return hasLives(s, piece);
    // B12-502.9: who can not be healed, can not be by anybody.
    case 'extraLives':
      return hasLives(s, piece) && !cannot(s, piece, 'receiveLives');
    case 'heal':
      return isHealable(s, piece);
    case 'lose':
      // B12-208.7: where there is no cell to land on flight is not lost; in 2009 it is, and the flyer dies (B09-D-flight).
      if (effect.what === 'flight' && !profileOf(s).landOrDie && !s.field.some((_, cell) => isFree(s, cell)))
        return false;
      return canLose(s, piece, effect.what);
    case 'loseChips':
      return piece.chips > 0;
    // B12-G-cannot-be-in-squad-with, B09-G-cannot-be-taken-with.
    case 'control':
      return !isBarred(s, ctx.seat, card);
    case 'destroy':
      if (effect.livesMax === undefined) return true;
      return livesOf(s, piece) <= amountOf(s, effect.livesMax, { ...ctx, same: [card] });
    case 'push': {
      const cell = pushedTo(s, piece, ctx);
      return cell >= 0 && isFree(s, cell) && isMovable(s, piece);
    }
    // B12-G-swap-places: both are relocated.
    case 'relocate':
    case 'swap':
      return isMovable(s, piece);
    case 'seat':
      return effect.symbiont ? isCreature(s, piece) && !isSeated(piece) : isSeated(piece);
    // B12-G-chosen-die-roll.
    case 'modifyRoll':
      return s.stack.some(
        (item) => item.kind === 'ability' && item.rolls.some((roll) => roll.card === card && roll.result < 0),
      );
    case 'modifyAttack':
      return changeable(s, card, effect.attack, ctx, effect.against) !== null;
    case 'block':
      return blockable(s, card, effect, ctx) !== null;
    default:
      return true;
  }
}

/** B12-525.3: what a card does not have can not be taken from it. */
function canLose(s: Berserk, piece: Piece, what: 'features' | Word): boolean {
  if (what !== 'features') return has(s, piece, what);
  return textOf(s, piece).features.length > 0;
}
