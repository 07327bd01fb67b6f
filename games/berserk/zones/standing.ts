/** Where a card in play stands: on a cell, in the auxiliary zone, on another card (section 202 … section 212). */
import type { Card } from '../cards/catalogue.ts';
import { ref } from '../events.ts';
import { isFlying, typeOf } from '../features/figures.ts';
import { has } from '../features/gains.ts';
import { trigger } from '../features/triggers.ts';
import type { Piece } from '../state/piece.ts';
import { type Berserk, type G, piece as pieceIn } from '../state.ts';
import { stirring } from '../telling.ts';
import { aloft } from './battlefield.ts';

/**
 * Puts a card on a cell (B12-207.1, B12-210.1) or into the auxiliary zone (-1). That alone is no relocation
 * (B12-507.3).
 */
export function stand(s: Berserk, piece: Piece, cell: number): void {
  lift(s, piece);
  piece.cell = cell;
  piece.since = s.clock++;
  // B12-532.5.2: a cell that is free now may be what a card of the graveyard waits for.
  for (const { incarnations } of s.sides) for (const { used } of incarnations) if (!used) s.unsettled = true;
  if (cell >= 0 && piece.host < 0 && s.field[cell] < 0) s.field[cell] = piece.card;
  // B12-209.11, B12-212.8; B09-210.8, B09-214.9: what sits on a card goes with it, and has not moved (B09-214.9a).
  for (let at = 0; at < 2; at++) {
    const { squad } = s.sides[at];
    for (let i = 0; i < squad.length; i++) {
      const number = squad[i];
      const other = s.pieces[number];
      if (other && other.host === piece.card) other.cell = cell;
    }
  }
}

/** Takes a card off its cell; another that shares the cell stands there now. */
export function lift(s: Berserk, piece: Piece): void {
  const { cell } = piece;
  if (cell < 0 || s.field[cell] !== piece.card) return;
  s.field[cell] = -1;
  for (let at = 0; at < 2; at++) {
    const { squad } = s.sides[at];
    for (let i = 0; i < squad.length; i++) {
      const number = squad[i];
      const other = s.pieces[number];
      if (!other || other === piece || other.cell !== cell || other.host >= 0) continue;
      s.field[cell] = number;
      return;
    }
  }
}

/**
 * Cards that are in the auxiliary zone once they are face up (B12-202.3, B12-203.1, B12-G-flying-creature,
 * B12-532.3).
 */
export const belongsAloft = (s: Berserk, piece: Piece): boolean =>
  isFlying(s, piece) || typeOf(s, piece) === 'terrain' || has(s, piece, 'aloft');

/** Whether a card that comes into play goes there, so that no cell is named for it (B12-532.6, B09-211.2a). */
export const arrivesAloft = (card: Card): boolean =>
  card.move === 'flight' || card.type === 'terrain' || card.words.has('aloft');

/** From the battlefield to the auxiliary zone (B12-208.1, B12-211.1; B09-211.2, B09-212.4). */
export function raise(g: G, piece: Piece): void {
  const { cell } = piece;
  piece.host = -1;
  stand(g.state, piece, aloft);
  const { edition, turn } = g.state;
  const later = typeOf(g.state, piece) === 'terrain' ? 'B12-211.1' : 'B12-208.1';
  const rule = edition === '2009' && turn === 0 ? 'B09-306.3' : later;
  stirring(g)?.({ kind: 'toAuxiliary', rule, card: ref(g.state, piece.card), cell });
}

/**
 * Puts a symbiont or equipment on its host (B12-209.2, B12-212.1, B12-G-equipment), or on another one (B12-209.3).
 */
export function sit(g: G, piece: Piece, host: number): void {
  const s = g.state;
  const before = piece.host;
  const symbiont = before < 0 ? 'B12-209.2' : 'B12-209.3';
  lift(s, piece);
  piece.host = host;
  piece.cell = pieceIn(s, host).cell;
  const rule = typeOf(s, piece) === 'equipment' ? 'B12-212.1' : symbiont;
  stirring(g)?.({ kind: 'seated', rule, card: ref(s, piece.card), host: ref(s, host) });
  if (before >= 0 && before !== host) trigger(g, 'changesHost', piece, { other: host });
}
