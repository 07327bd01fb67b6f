/** Everything that may be chosen in the Choice subphase (section 412). */
import { no, type Seat, type Why } from '@vigrid/kernel';
import type { BerserkAct } from '../../acts.ts';
import { gainBit, takesChips } from '../../cards/catalogue.ts';
import { isFree } from '../../features/evaluate.ts';
import { isCreature, isFlying } from '../../features/figures.ts';
import { cannot, may, textOf, underHolds, wordOf } from '../../features/gains.ts';
import { giftOf } from '../../features/gifts.ts';
import { canAct, obliged, strikeTargets } from '../../stack/acting.ts';
import { mayHavePlays, mayReveal, playActs, playablesOf } from '../../stack/playing.ts';
import type { Piece } from '../../state/piece.ts';
import { type Berserk, cardOf, profileOf } from '../../state.ts';
import { cells, distance, halfOf, rankOf } from '../../zones/battlefield.ts';
import { canReplaceMovement, partnersOf, plainSteps, stepCells, walksPlainly } from '../movement/may-move.ts';
import { isKeptFrom } from '../movement/relocation.ts';

/** Whether a card of the seat has still to strike before the turn may end. */
export function bound(s: Berserk, seat: Seat): boolean {
  const { squad } = s.sides[seat];
  for (let i = 0; i < squad.length; i++) {
    const piece = s.pieces[squad[i]];
    if (piece && !piece.hidden && obliged(s, piece).length > 0) return true;
  }
  return false;
}

/**
 * Everything that may be chosen in the Choice subphase (B12-412.2, B12-G-slow-game-action), in the own turn alone
 * (B09-203.5) and while nothing is on the stack (B09-203.8); handing over the turn comes first.
 */
export function choiceActs(s: Berserk, seat: Seat): BerserkAct[] {
  const mustStrike = bound(s, seat);
  const flyersAlone = onlyFlyers(s, 1 - seat);
  const acts: BerserkAct[] = mustStrike ? [] : [{ do: 'end' }];
  const { squad } = s.sides[seat];
  for (let i = 0; i < squad.length; i++) {
    const card = squad[i];
    const piece = s.pieces[card];
    if (!piece) continue;
    if (piece.hidden) {
      if (mayReveal(s, piece)) acts.push({ do: 'reveal', card });
      continue;
    }
    moveActs(s, piece, acts);
    const must = mustStrike ? obliged(s, piece) : none;
    if (must.length > 0) {
      for (const target of must) acts.push({ do: 'strike', card, target });
      continue;
    }
    if (!piece.closed) {
      for (const target of strikeTargets(s, piece)) acts.push({ do: 'strike', card, target });
    }
    playActs(s, piece, acts, false);
    if (piece.closed || piece.acts > 0) continue;
    if (accumulates(s, piece) && canAct(s, piece)) acts.push({ do: 'accumulate', card });
    if (flyersAlone && canPrepare(s, piece)) acts.push({ do: 'prepare', card });
    if (s.campaign && canRetreat(s, piece)) acts.push({ do: 'retreat', card });
  }
  return acts;
}

const none: readonly number[] = [];

/** Steps, and what of it replaces them may be chosen freely (B09-414.6). */
function moveActs(s: Berserk, piece: Piece, acts: BerserkAct[]): void {
  const { card, closed, acts: acted } = piece;
  // B12-506.3, B12-506.5: who can not move has nothing to put in its place either.
  if (closed || acted > 0) return;
  const plainly = walksPlainly(s, piece);
  const steps = plainly ? plainSteps(s, piece) : stepCells(s, piece);
  for (const cell of steps) acts.push({ do: 'move', card, cell });
  // B12-506.7: what replaces it needs an unspent stock.
  if (plainly || piece.spent > 0) return;
  const jump = wordOf(s, piece, 'jump');
  const teleports = wordOf(s, piece, 'teleportation') > 0;
  const maneuvers = wordOf(s, piece, 'maneuver') > 0;
  if ((jump === 0 && !teleports && !maneuvers) || !canReplaceMovement(s, piece)) return;
  for (let cell = 0; cell < cells; cell++) {
    if (!isFree(s, cell) || isKeptFrom(s, piece, cell, 'move')) continue;
    const far = profileOf(s).jumpRange ? jump : Number.POSITIVE_INFINITY;
    if (jump > 0 && distance(piece.cell, cell) <= far) acts.push({ do: 'jump', card, cell });
    if (teleports) acts.push({ do: 'teleport', card, cell });
  }
  if (!maneuvers) return;
  for (const { card: partner } of partnersOf(s, piece)) acts.push({ do: 'maneuver', card, partner });
}

/**
 * Cards with a feature paid in chips can accumulate them (B12-120.3, B12-G-accumulate-chip; RB-35, RB-61); a
 * prohibition beats that (B12-524.2, B09-103.2).
 */
export function accumulates(s: Berserk, piece: Piece, why?: Why): boolean {
  if (!spendsChips(s, piece) && may(s, piece, 'accumulate') === 0)
    return why !== undefined && no(why, { rule: 'B12-120.3', why: 'noChipFeature', card: piece.card });
  if (!cannot(s, piece, 'accumulate') && !cannot(s, piece, 'receiveChips')) return true;
  return no(why, { rule: 'B12-524.2', why: 'cannotAccumulate', card: piece.card });
}

/** Whether a feature that it has now is paid in chips: a played one, or one that triggers, too (B12-116.1). */
function spendsChips(s: Berserk, piece: Piece): boolean {
  if (!cardOf(s, piece.card).spendsChips && piece.lasting.length === 0 && (s.auras & gainBit.feature) === 0)
    return false;
  if (mayHavePlays(s, piece) && playablesOf(s, piece).some(({ feature }) => takesChips(feature.pay)))
    return true;
  return triggersForChips(s, piece);
}

function triggersForChips(s: Berserk, piece: Piece): boolean {
  for (const list of textOf(s, piece).triggers.values()) {
    for (const { feature, under } of list)
      if (takesChips(feature.pay) && (!under || underHolds(s, piece, under))) return true;
  }
  return piece.lasting.some((given) =>
    giftOf(s, given).some((gain) => gain.kind === 'feature' && takesChips(gain.feature.pay)),
  );
}

/** B12-208.6, B09-211.9: when the opponent has nothing but flyers left. */
export function canPrepare(s: Berserk, piece: Piece, why?: Why): boolean {
  if (!isCreature(s, piece) || isFlying(s, piece))
    return no(why, { rule: 'B12-208.6', why: 'notGround', card: piece.card });
  if (!canAct(s, piece, why)) return false;
  if (onlyFlyers(s, 1 - piece.seat)) return true;
  if (s.edition === '2009') no(why, { rule: 'B09-211.9', why: 'notOnlyFlyers' });
  return no(why, { rule: 'B12-208.6', why: 'notOnlyFlyers' });
}

/** Whether all creatures of a seat are seen to fly. */
function onlyFlyers(s: Berserk, seat: Seat): boolean {
  let flyers = 0;
  for (const card of s.sides[seat].squad) {
    const piece = s.pieces[card];
    if (!piece || (!piece.hidden && !isCreature(s, piece))) continue;
    if (piece.hidden || !isFlying(s, piece)) return false;
    flyers++;
  }
  return flyers > 0;
}

/** In a campaign creatures retreat (B12-702.1), from the own third row or from above (B12-702.2, B12-702.5). */
export function canRetreat(s: Berserk, piece: Piece, why?: Why): boolean {
  if (!s.campaign) return no(why, { rule: 'B12-702.1', why: 'noCampaign' });
  if (!isCreature(s, piece)) return no(why, { rule: 'B12-702.1', why: 'noCreature', card: piece.card });
  if (!canAct(s, piece, why)) return false;
  if (piece.cell < 0 || (halfOf(piece.cell) === piece.seat && rankOf(piece.cell) === 3)) return true;
  return no(why, { rule: 'B12-702.2', why: 'notThirdRow', card: piece.card });
}
