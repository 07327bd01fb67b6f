/**
 * Cards come into the zone where they are in play (B12-G-zones, B12-G-in-play-zone, B09-G-in-the-play-zone), into another
 * squad, face up (section 529, section 532).
 */
import { reveal as learn, type Seat } from '@vigrid/kernel';
import { ref } from '../events.ts';
import { countAuras, wordOf } from '../features/gains.ts';
import { trigger } from '../features/triggers.ts';
import type { RuleId, RulingId } from '../rulebook/index.ts';
import { newPiece, type Piece } from '../state/piece.ts';
import { type G, pieceOf } from '../state.ts';
import { stirring } from '../telling.ts';
import { aloft } from './battlefield.ts';
import { belongsAloft, raise, stand } from './standing.ts';

/**
 * Turns a hidden card up (B12-529.3, B12-G-hidden-card, B12-G-reveal-card), past the stack and at once (B12-G-apply).
 */
export function reveal(g: G, piece: Piece, rule: RuleId | RulingId, by = -1): void {
  if (!piece.hidden) return;
  const s = g.state;
  piece.hidden = false;
  s.seen[piece.card] = 3;
  // What it might have declared has to be declared now (B12-113.5).
  s.due.push(...s.veiled.filter(({ card }) => card === piece.card));
  s.veiled = s.veiled.filter(({ card }) => card !== piece.card);
  learn(g);
  countAuras(s);
  stirring(g)?.({ kind: 'revealed', rule, card: ref(s, piece.card), cell: piece.cell });
  // B12-503.1 (14), B12-529.2, B09-304.4, B09-419.1c: what it starts the battle with is put on it now,
  // though it may receive no chips (RB-34); who comes later has none of it (RB-33).
  piece.chips += wordOf(s, piece, 'startChips') + wordOf(s, piece, 'decay');
  piece.extraLives += wordOf(s, piece, 'startLives');
  if (piece.cell >= 0 && belongsAloft(s, piece)) raise(g, piece);
  trigger(g, 'revealed', piece, { other: by });
}

/**
 * Comes into the squad from a deck or graveyard (B12-532.1, B09-G-take-into-the-squad): face up for all to see
 * (B12-532.3, B12-532.4, B12-532.5, B09-206.8; B12-G-summon, B12-G-revival, B09-D-revival).
 */
export function enter(
  g: G,
  card: number,
  seat: Seat,
  cell: number,
  how: 'summon' | 'revive' | 'incarnate',
  closed: boolean,
): Piece {
  const s = g.state;
  for (const side of s.sides) {
    drop(side.deck, card);
    drop(side.graveyard, card);
    drop(side.felled, card);
    // B12-G-incarnation-chip: there are none in the play zone, whichever way it came.
    for (const one of side.incarnations) if (one.card === card) one.chips = 0;
  }
  const piece = newPiece(s, card, seat, aloft);
  piece.closed = closed;
  const at = s.worn.findIndex((one) => one.card === card);
  if (at >= 0) {
    const [{ usedTurn, usedBattle }] = s.worn.splice(at, 1);
    Object.assign(piece, { usedTurn, usedBattle });
  }
  s.pieces[card] = piece;
  s.sides[seat].squad.push(card);
  s.seen[card] = 3;
  countAuras(s);
  const up = belongsAloft(s, piece);
  if (!up) stand(s, piece, cell);
  stirring(g)?.({ kind: 'entered', rule: enterRules[how], card: ref(s, card), seat, cell: piece.cell, how });
  trigger(g, 'enters', piece);
  if (how === 'incarnate') trigger(g, 'incarnates', piece);
  if (how === 'summon') trigger(g, 'summoned', piece);
  return piece;
}

const enterRules = { summon: 'B12-532.3', revive: 'B12-532.4', incarnate: 'B12-532.5' } as const;

export function drop(list: number[], card: number): void {
  const at = list.indexOf(card);
  if (at >= 0) list.splice(at, 1);
}

/** Another player controls it (B12-532.7), whose own card it is from now on (B12-G-own-card). */
export function takeControl(g: G, card: number, seat: Seat): void {
  const s = g.state;
  const piece = pieceOf(s, card);
  if (!piece || piece.seat === seat) return;
  drop(s.sides[piece.seat].squad, card);
  piece.seat = seat;
  s.unsettled = true;
  s.sides[seat].squad.push(card);
  stirring(g)?.({ kind: 'controlled', rule: 'B12-532.7', card: ref(s, card), seat });
}
