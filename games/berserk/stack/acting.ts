/** Whether a card can act and strike now, whom, and whom it must (section 510). */
import { no, type Why } from '@vigrid/kernel';
import { listNumber, namedList } from '../abilities/named.ts';
import { gainBit, gainKind } from '../cards/catalogue.ts';
import { isCreature, near, typeOf } from '../features/figures.ts';
import { fits } from '../features/fits.ts';
import { cannotAct, contextOf, gainsOf, has, may, touched } from '../features/gains.ts';
import { close } from '../flow/wounds/wounds.ts';
import type { Piece } from '../state/piece.ts';
import { type Berserk, type G, pieceOf, profileOf } from '../state.ts';
import { closesLater } from './payment.ts';
import { attackTargets, reaches } from './targets.ts';

/** Whether a card can act: open, has not acted, nothing of it is promised (B12-510.1, B12-501.2). */
export function canAct(s: Berserk, piece: Piece, why?: Why, strikes?: Piece | 'any'): boolean {
  if (piece.closed)
    return why !== undefined && no(why, { rule: 'B12-510.1', why: 'closed', card: piece.card });
  if (closesLater(s, piece.card)) return no(why, { rule: 'B12-501.2', why: 'committed', card: piece.card });
  if (s.stack.length > 0 && profileOf(s).movesBeforeClosing && isOnItsWay(s, piece.card))
    return no(why, { rule: 'B09-203.11', why: 'committed', card: piece.card });
  if (piece.acts > 0) {
    const rule = profileOf(s).openingRestoresAction ? 'B12-510.4' : 'B09-G-action-of-a-card';
    return no(why, { rule, why: 'acted', card: piece.card });
  }
  if (cannotAct(s, piece, strikes)) return no(why, { rule: 'B12-525.2', why: 'cannotAct', card: piece.card });
  return true;
}

const isOnItsWay = (s: Berserk, card: number): boolean =>
  s.stack.some((item) => item.kind === 'move' && item.card === card);

/** Whether it may declare one more simple strike: usually one action, more where its text says so (B12-510.6). */
function canStrike(s: Berserk, piece: Piece, why?: Why, at: Piece | 'any' = 'any'): boolean {
  if (!piece.closed && piece.strikes > 0 && piece.strikes === piece.acts && strikesOn(s, piece)) {
    if (!closesLater(s, piece.card)) return true;
    return no(why, { rule: 'B12-501.2', why: 'committed', card: piece.card });
  }
  return canAct(s, piece, why, at);
}

/**
 * Whether its text lets it strike once more: so often (B09-G-act-x-times-per-turn), in a row, at different cards in a
 * row, at all around it.
 */
export function strikesOn(s: Berserk, piece: Piece): boolean {
  if (piece.strikes < may(s, piece, 'strikeTimes')) return true;
  if (piece.struck.includes(rowBroken)) return false;
  if (piece.strikes < may(s, piece, 'strikeRow')) return true;
  return piece.strikes < may(s, piece, 'strikeOthers') || leftAround(s, piece).length > 0;
}

/** In `Piece.struck`: something else was done in between. */
const rowBroken = -1;

/** Enemy creatures around a card that strikes them all, and that it has not struck yet (Hydra). */
function leftAround(s: Berserk, piece: Piece): Piece[] {
  if (may(s, piece, 'strikeEach') === 0) return [];
  return s.sides[1 - piece.seat].squad.flatMap((card) => {
    const other = s.pieces[card];
    return other && isCreature(s, other) && near(s, piece, other) && !piece.struck.includes(card)
      ? [other]
      : [];
  });
}

/** In a row only cards that it has not struck yet; all around it, only those. */
function mayStrikeNext(s: Berserk, piece: Piece, card: number): boolean {
  if (piece.strikes === 0 || piece.strikes < may(s, piece, 'strikeTimes')) return true;
  if (piece.strikes < may(s, piece, 'strikeRow') && !piece.struck.includes(rowBroken)) return true;
  if (piece.struck.includes(card)) return false;
  return (
    piece.strikes < may(s, piece, 'strikeOthers') || leftAround(s, piece).some((one) => one.card === card)
  );
}

/** In 2009 each type of card says so itself. */
const unfighting = {
  creature: 'B09-209.2',
  artifact: 'B09-213.3',
  terrain: 'B09-212.2',
  equipment: 'B09-214.3',
} as const;

/**
 * Whether a simple strike, which every creature has (B12-107.1), may be declared at a card (B12-107.2, B12-504.1).
 */
export function canStrikeAt(s: Berserk, piece: Piece, to: Piece, why?: Why): boolean {
  if (!isCreature(s, piece)) {
    const reason = { why: 'noStrike', card: piece.card };
    if (typeOf(s, piece) === 'artifact') no(why, { ...reason, rule: 'B12-210.2' });
    if (s.edition === '2009') no(why, { ...reason, rule: unfighting[typeOf(s, piece)] });
    return no(why, { ...reason, rule: 'B12-206.8' });
  }
  if (!canStrike(s, piece, why, to)) return false;
  if (!mayStrikeNext(s, piece, to.card)) {
    return no(why, { rule: 'B12-510.6', why: 'struckAlready', card: to.card });
  }
  return reaches(s, piece, piece.cell, to, 'simple', 0, why);
}

/** The cards that a creature may strike now. */
export function strikeTargets(s: Berserk, piece: Piece): number[] {
  if (!isCreature(s, piece) || !canStrike(s, piece)) return [];
  const reached = attackTargets(s, strikeStep, contextOf(piece));
  const targets = touched(s, piece, gainBit.cannot)
    ? reached.filter((card) => !cannotAct(s, piece, pieceOf(s, card) ?? 'any'))
    : reached;
  return piece.strikes === 0 ? targets : targets.filter((card) => mayStrikeNext(s, piece, card));
}

/**
 * Those that a card must strike in its own turn while it can (B12-G-obligation-to-attack,
 * B12-G-change-obligation-to-attack).
 */
export const obliged = (s: Berserk, piece: Piece): readonly number[] =>
  // B12-G-accuracy, B09-D-accuracy: it ignores what obliges it to attack.
  !touched(s, piece, gainBit.must) || has(s, piece, 'accuracy') ? nobody : obligedAt(s, piece);

const nobody: readonly number[] = [];

function obligedAt(s: Berserk, piece: Piece): number[] {
  const must: number[] = [];
  for (const { gain, by: giver } of gainsOf(s, piece, gainKind.must)) {
    for (const card of strikeTargets(s, piece)) {
      const to = pieceOf(s, card);
      if (to && fits(s, gain.at, to, giver)) must.push(card);
    }
  }
  return must;
}

const strikeStep = namedList(listNumber('strike'))[0] as Parameters<typeof attackTargets>[1];

/** Strikes in a row end when another card acts; who strikes all around closes after the last (Hydra). */
export function breakRows(g: G, acting: Piece | null): void {
  const s = g.state;
  for (const number of s.sides[s.active].squad) {
    const piece = s.pieces[number];
    if (!piece || piece === acting || piece.struck.length === 0) continue;
    if (!piece.closed && may(s, piece, 'strikeEach') > 0) close(g, piece, 'B12-510.2');
    piece.struck.push(rowBroken);
  }
}
