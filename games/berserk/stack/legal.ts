/**
 * What a player may declare (B12-301.2): slow actions in the Choice subphase, with an empty stack (B12-302.8), fast
 * ones whenever there is priority (section 304, section 412, section 510).
 */
import { no, type Seat, type Why } from '@vigrid/kernel';
import { listNumber, namedList } from '../abilities/named.ts';
import type { Played } from '../abilities/types.ts';
import type { BerserkAct } from '../acts.ts';
import { gainBit, takesChips } from '../cards/catalogue.ts';
import { fits, holds, isFree } from '../features/evaluate.ts';
import { isCreature, isFlying, near, stockOf } from '../features/figures.ts';
import {
  cannot,
  contextOf,
  eachAura,
  eachGain,
  has,
  may,
  textOf,
  touched,
  underHolds,
  wordOf,
} from '../features/gains.ts';
import { giftKinds, giftOf } from '../features/gifts.ts';
import { featureKey, usesLeft } from '../features/triggers.ts';
import { defenders } from '../flow/combat/defenders.ts';
import { canReplaceMovement, stepCells } from '../flow/movement/may-move.ts';
import type { Piece } from '../state/piece.ts';
import { type Berserk, cardOf, numberOf, pieceOf, profileOf } from '../state.ts';
import { cells, distance, halfOf, rankOf, straightNeighbours } from '../zones/battlefield.ts';
import { inTime } from './answers.ts';
import { affords, chipsFor } from './payment.ts';
import { canDeclare } from './possible.ts';
import { attackTargets, reaches } from './targets.ts';
import { committed } from './uses.ts';

/** A played feature that a card has now (B12-G-played-feature), its own or a gained one (B12-117.2). */
export interface Playable {
  readonly def: number;
  readonly number: number;
  readonly feature: Played;
}

export function playablesOf(s: Berserk, piece: Piece): Playable[] {
  const text = textOf(s, piece);
  const found: Playable[] = [];
  for (const { number, feature, under } of text.plays) {
    if (!under || underHolds(s, piece, under)) found.push({ def: text.def, number, feature });
  }
  if ((s.auras & gainBit.feature) !== 0) {
    eachAura(s, piece, 'feature', ({ feature }, { card }) => {
      if (feature.kind !== 'play' || found.some((one) => one.feature === feature)) return;
      found.push({ def: s.def[card], number: numberOf(s, s.def[card], feature), feature });
    });
  }
  for (const given of piece.lasting) {
    for (const gain of giftOf(s, given)) {
      if (gain.kind === 'feature' && gain.feature.kind === 'play') {
        found.push({ def: given.def, number: numberOf(s, given.def, gain.feature), feature: gain.feature });
      }
    }
  }
  return found;
}

/** Whether a card can act: open, has not acted, nothing of it is promised (B12-510.1, B12-501.2). */
export function canAct(s: Berserk, piece: Piece, why?: Why): boolean {
  if (piece.closed) return no(why, { rule: 'B12-510.1', why: 'closed', card: piece.card });
  if (committed(s, piece.card).close)
    return no(why, { rule: 'B12-501.2', why: 'committed', card: piece.card });
  if (
    profileOf(s).movesBeforeClosing &&
    s.stack.some((item) => item.kind === 'move' && item.card === piece.card)
  )
    return no(why, { rule: 'B09-203.11', why: 'committed', card: piece.card });
  if (piece.acts > 0) {
    const rule = profileOf(s).openingRestoresAction ? 'B12-510.4' : 'B09-G-action-of-a-card';
    return no(why, { rule, why: 'acted', card: piece.card });
  }
  if (cannot(s, piece, 'act')) return no(why, { rule: 'B12-525.2', why: 'cannotAct', card: piece.card });
  return true;
}

/** Whether it may declare one more simple strike: usually one action, more where its text says so (B12-510.6). */
export function canStrike(s: Berserk, piece: Piece, why?: Why): boolean {
  if (!piece.closed && piece.strikes > 0 && piece.strikes === piece.acts && strikesOn(s, piece)) {
    if (!committed(s, piece.card).close) return true;
    return no(why, { rule: 'B12-501.2', why: 'committed', card: piece.card });
  }
  return canAct(s, piece, why);
}

/**
 * Whether its text lets it strike once more: so often (B09-G-act-x-times-per-turn), at different cards in a row, at all
 * around it.
 */
export function strikesOn(s: Berserk, piece: Piece): boolean {
  if (piece.strikes < may(s, piece, 'strikeTimes')) return true;
  if (piece.struck.includes(rowBroken)) return false;
  return piece.strikes < may(s, piece, 'strikeOthers') || leftAround(s, piece).length > 0;
}

/** In `Piece.struck`: something else was done in between. */
export const rowBroken = -1;

/** Enemy creatures around a card that strikes them all, and that it has not struck yet (Hydra). */
function leftAround(s: Berserk, piece: Piece): Piece[] {
  if (may(s, piece, 'strikeEach') === 0) return [];
  return s.sides[1 - piece.seat].squad.flatMap((card) => {
    const other = s.pieces[card];
    return other && isCreature(s, other) && near(piece, other) && !piece.struck.includes(card) ? [other] : [];
  });
}

/** In a row only cards that it has not struck yet; all around it, only those. */
function mayStrikeNext(s: Berserk, piece: Piece, card: number): boolean {
  if (piece.strikes === 0 || piece.strikes < may(s, piece, 'strikeTimes')) return true;
  if (piece.struck.includes(card)) return false;
  return (
    piece.strikes < may(s, piece, 'strikeOthers') || leftAround(s, piece).some((one) => one.card === card)
  );
}

/**
 * Whether a simple strike, which every creature has (B12-107.1), may be declared at a card (B12-107.2, B12-504.1).
 */
export function canStrikeAt(s: Berserk, piece: Piece, to: Piece, why?: Why): boolean {
  if (!isCreature(s, piece)) return no(why, { rule: 'B12-206.8', why: 'noStrike', card: piece.card });
  if (!canStrike(s, piece, why)) return false;
  if (!mayStrikeNext(s, piece, to.card)) {
    return no(why, { rule: 'B12-510.6', why: 'struckAlready', card: to.card });
  }
  return reaches(s, piece, piece.cell, to, 'simple', 0, why);
}

/** The cards that a creature may strike now. */
export function strikeTargets(s: Berserk, piece: Piece): number[] {
  if (!isCreature(s, piece) || !canStrike(s, piece)) return [];
  const targets = attackTargets(s, strikeStep, contextOf(piece));
  return piece.strikes === 0 ? targets : targets.filter((card) => mayStrikeNext(s, piece, card));
}

/**
 * Those that a card must strike in its own turn while it can (B12-G-obligation-to-attack,
 * B12-G-change-obligation-to-attack).
 */
export function obliged(s: Berserk, piece: Piece): number[] {
  // B12-G-accuracy, B09-D-accuracy: it ignores what obliges it to attack.
  if (!touched(s, piece, gainBit.must) || has(s, piece, 'accuracy')) return [];
  const must: number[] = [];
  eachGain(s, piece, 'must', (gain, giver) => {
    for (const card of strikeTargets(s, piece)) {
      const to = pieceOf(s, card);
      if (to && fits(s, gain.at, to, giver)) must.push(card);
    }
  });
  return must;
}

const strikeStep = namedList(listNumber('strike'))[0] as Parameters<typeof attackTargets>[1];

/** Whether a played feature can be declared with this X (B12-114.2, B12-501.2, B09-404.3, B09-408.5). */
export function canPlay(s: Berserk, piece: Piece, playable: Playable, x: number, why?: Why): boolean {
  const { feature, def, number } = playable;
  const { pay } = feature;
  if (piece.hidden && !pay.sudden) return no(why, { rule: 'B12-529.3', why: 'hidden', card: piece.card });
  // B12-401.1, B09-301.3: no card actions in the Preliminary phase.
  if (pay.close && s.turn === 0) return no(why, { rule: 'B12-401.1', why: 'preliminary', card: piece.card });
  if (pay.close && !canAct(s, piece, why)) return false;
  if (!affords(s, piece, pay, x, why)) return false;
  if (feature.times) {
    if (usesLeft(s, piece, featureKey(def, number), feature.times) <= 0) {
      const rule = feature.times.per === 'turn' ? 'B12-G-x-times-per-turn' : 'B12-G-x-times-per-battle';
      return no(why, { rule, why: 'usedUp', card: piece.card, need: feature.times.most });
    }
    // B12-401.4.
    if (feature.times.per === 'turn' && s.turn === 0)
      return no(why, { rule: 'B12-401.4', why: 'preliminary' });
  }
  if (profileOf(s).timedResponses && !inTime(s, piece, playable, why)) return false;
  const ctx = { ...contextOf(piece), x };
  if (feature.if && !holds(s, feature.if, ctx))
    return no(why, { rule: 'B12-114.1', why: 'condition', card: piece.card });
  if (!canDeclare(s, feature.does, ctx))
    return no(why, { rule: 'B12-501.1', why: 'noTarget', card: piece.card });
  return true;
}

/** Whether a card of the seat has still to strike before the turn may end. */
export const bound = (s: Berserk, seat: Seat): boolean =>
  s.sides[seat].squad.some((card) => {
    const piece = s.pieces[card];
    return piece && !piece.hidden && obliged(s, piece).length > 0;
  });

/**
 * Everything that may be chosen in the Choice subphase (B12-412.2, B12-G-slow-game-action), in the own turn alone
 * (B09-203.5) and while nothing is on the stack (B09-203.8); handing over the turn comes first.
 */
export function choiceActs(s: Berserk, seat: Seat): BerserkAct[] {
  const mustStrike = bound(s, seat);
  const flyersAlone = onlyFlyers(s, 1 - seat);
  const acts: BerserkAct[] = mustStrike ? [] : [{ do: 'end' }];
  for (const card of s.sides[seat].squad) {
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
    if (canRetreat(s, piece)) acts.push({ do: 'retreat', card });
  }
  return acts;
}

const none: readonly number[] = [];

/** Steps, and what of it replaces them may be chosen freely (B09-414.6). */
function moveActs(s: Berserk, piece: Piece, acts: BerserkAct[]): void {
  const { card, closed, acts: acted } = piece;
  // B12-506.3, B12-506.5: who can not move has nothing to put in its place either.
  if (closed || acted > 0) return;
  if (piece.spent < stockOf(s, piece)) {
    for (const cell of stepCells(s, piece)) acts.push({ do: 'move', card, cell });
  }
  // B12-506.7: what replaces it needs an unspent stock.
  if (piece.spent > 0) return;
  const jump = wordOf(s, piece, 'jump');
  const teleports = wordOf(s, piece, 'teleportation') > 0;
  const maneuvers = wordOf(s, piece, 'maneuver') > 0;
  if ((jump === 0 && !teleports && !maneuvers) || !canReplaceMovement(s, piece)) return;
  for (let cell = 0; cell < cells; cell++) {
    if (!isFree(s, cell)) continue;
    const far = profileOf(s).jumpRange ? jump : Number.POSITIVE_INFINITY;
    if (jump > 0 && distance(piece.cell, cell) <= far) acts.push({ do: 'jump', card, cell });
    if (teleports) acts.push({ do: 'teleport', card, cell });
  }
  if (!maneuvers) return;
  for (const cell of straightNeighbours(piece.cell)) {
    const partner = pieceOf(s, s.field[cell]);
    if (partner && partner.seat === piece.seat && isCreature(s, partner))
      acts.push({ do: 'maneuver', card, partner: partner.card });
  }
}

/**
 * Played features: the slow ones in the Choice subphase (B12-114.2.1, B09-404.7), the sudden ones with priority
 * (B12-114.2.2, B09-404.6).
 */
function playActs(s: Berserk, piece: Piece, acts: BerserkAct[], sudden: boolean): void {
  if (piece.closed && piece.chips > 0 && piece.seat === s.active) rageAct(s, piece, acts);
  if (!mayHavePlays(s, piece)) return;
  for (const playable of playablesOf(s, piece)) {
    const { feature, def, number } = playable;
    if (sudden && !feature.pay.sudden) continue;
    const act = { do: 'use', card: piece.card, of: def, feature: number } as const;
    if (feature.pay.chips === 'X' || feature.pay.lives === 'X') {
      const most = feature.pay.chips === 'X' ? chipsFor(s, piece) : piece.extraLives;
      // B12-522.2: never with nothing.
      for (let x = 1; x <= most; x++) if (canPlay(s, piece, playable, x)) acts.push({ ...act, x });
    } else if (canPlay(s, piece, playable, 0)) acts.push(act);
  }
}

/** Rage opens a closed card for a chip, so often in its player's own turn (B12-G-rage-x, RB-18). */
function rageAct(s: Berserk, piece: Piece, acts: BerserkAct[]): void {
  const most = wordOf(s, piece, 'rage');
  if (most === 0) return;
  const rage = listNumber('rage');
  const of = s.def[piece.card];
  if (usesLeft(s, piece, featureKey(of, rage), { per: 'turn', most }) > 0) {
    acts.push({ do: 'use', card: piece.card, of, feature: rage });
  }
}

/** Most cards have no played features, and that is soon seen. */
const mayHavePlays = (s: Berserk, piece: Piece): boolean =>
  cardOf(s, piece.card).plays.length > 0 || piece.lasting.length > 0 || (s.auras & gainBit.feature) !== 0;

/**
 * Cards with a feature paid in chips can accumulate them (B12-120.3, B12-G-accumulate-chip; RB-35, RB-61); a
 * prohibition beats that (B12-524.2, B09-103.2).
 */
export function accumulates(s: Berserk, piece: Piece, why?: Why): boolean {
  if (!spendsChips(s, piece) && may(s, piece, 'accumulate') === 0)
    return no(why, { rule: 'B12-120.3', why: 'noChipFeature', card: piece.card });
  if (!cannot(s, piece, 'accumulate') && !cannot(s, piece, 'receiveChips')) return true;
  return no(why, { rule: 'B12-524.2', why: 'cannotAccumulate', card: piece.card });
}

/** Whether a feature that it has now is paid in chips: a played one, or one that triggers, too (B12-116.1). */
function spendsChips(s: Berserk, piece: Piece): boolean {
  if (!cardOf(s, piece.card).spendsChips && piece.lasting.length === 0 && (s.auras & gainBit.feature) === 0)
    return false;
  if (mayHavePlays(s, piece) && playablesOf(s, piece).some(({ feature }) => takesChips(feature.pay)))
    return true;
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
  return onlyFlyers(s, 1 - piece.seat) || no(why, { rule: 'B12-208.6', why: 'notOnlyFlyers' });
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

/** B12-529.3; in 2009 only what has Stealth is turned up at will (B09-415.5). */
export function mayReveal(s: Berserk, piece: Piece, why?: Why): boolean {
  if (!piece.hidden) return no(why, { rule: 'B12-529.3', why: 'notHidden', card: piece.card });
  if (profileOf(s).revealsAtWill || cardOf(s, piece.card).words.has('stealth')) return true;
  return no(why, { rule: 'B09-415.5', why: 'hidden', card: piece.card });
}

/**
 * Everything that may be declared with priority: fast game actions (B12-G-fast-game-action, B12-304.3, B09-104.6), before
 * the first turn too (RB-54); passing comes first.
 */
export function fastActs(s: Berserk, seat: Seat): BerserkAct[] {
  const acts: BerserkAct[] = [{ do: 'pass' }];
  if (s.alert[seat]) {
    for (const card of s.sides[seat].squad) {
      const piece = s.pieces[card];
      if (!piece) continue;
      if (piece.hidden) {
        if (mayReveal(s, piece)) acts.push({ do: 'reveal', card });
      }
      // B12-409.1: nobody plays features in the Beginning phase.
      else if (s.phase !== 'beginning') playActs(s, piece, acts, true);
    }
  }
  for (const card of defenders(s, seat)) acts.push({ do: 'defend', card });
  return acts;
}

/** Whether a seat has anything that could ever be declared with priority, beside defenders: see `Berserk.alert`. */
export function isAlert(s: Berserk, seat: Seat): boolean {
  return s.sides[seat].squad.some((card) => {
    const piece = s.pieces[card];
    if (!piece) return false;
    if (piece.hidden || has(s, piece, 'rage')) return true;
    if (cardOf(s, card).plays.some(({ feature }) => feature.pay.sudden)) return true;
    return piece.lasting.some((given) => (giftKinds(s, given) & gainBit.feature) !== 0);
  });
}
