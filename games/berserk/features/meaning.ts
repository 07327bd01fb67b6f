/**
 * What a card has depends on what texts mean (who fits, how much, whether it holds), and that on what cards have: an
 * aura may give lives to whoever has few. The circle is in the rules; files are not to have one. So those that tell what
 * cards have ask through this, and evaluate.ts, which knows both, fills it in.
 */
import type { Amount, CardFigure, Condition, Filter } from '../abilities/index.ts';
import type { Piece } from '../state/piece.ts';
import type { Berserk } from '../state.ts';
import type { Context } from './context.ts';

export interface Meaning {
  fits(s: Berserk, f: Filter, piece: Piece, ctx: Context): boolean;
  holds(s: Berserk, c: Condition, ctx: Context): boolean;
  amountOf(s: Berserk, amount: Amount, ctx: Context): number;
  figureOf(s: Berserk, figure: CardFigure, piece: Piece, ctx: Context): number;
  isFree(s: Berserk, cell: number): boolean;
  isCreature(s: Berserk, piece: Piece): boolean;
}

const unknown = (): never => {
  throw new Error('Texts mean nothing before features/evaluate.ts is loaded.');
};

export const meaning: Meaning = {
  fits: unknown,
  holds: unknown,
  amountOf: unknown,
  figureOf: unknown,
  isFree: unknown,
  isCreature: unknown,
};
