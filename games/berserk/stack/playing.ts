/**
 * What a player may declare (B12-301.2): slow actions in the Choice subphase, with an empty stack (B12-302.8), fast
 * ones whenever there is priority (section 304, section 412, section 510).
 */
import { no, type Reason, type Seat, type Why } from '@vigrid/kernel';
import type { Attack, Deed, Played } from '../abilities/index.ts';
import { listNumber } from '../abilities/named.ts';
import type { BerserkAct } from '../acts.ts';
import { gainBit, gainKind } from '../cards/catalogue.ts';
import type { Context } from '../features/context.ts';
import { holds } from '../features/evaluate.ts';
import { aurasOn, contextOf, has, textOf, underHolds, wordOf } from '../features/gains.ts';
import { giftKinds, giftOf } from '../features/gifts.ts';
import { featureKey, usesLeft } from '../features/triggers.ts';
import { defenders } from '../flow/combat/defenders.ts';
import type { Piece } from '../state/piece.ts';
import { type Berserk, cardOf, numberOf, pieceOf, profileOf } from '../state.ts';
import { canAct } from './acting.ts';
import { affords, chipsFor, livesToSpend } from './payment.ts';
import { canDeclare, keptFrom } from './possible.ts';
import { againstTarget } from './targets.ts';
import { inTime } from './timing.ts';

/** A played feature that a card has now (B12-G-played-feature), its own or a gained one (B12-117.2). */
export interface Playable {
  readonly def: number;
  readonly number: number;
  readonly feature: Played;
  /** Who gave it, where it is not the card's own. */
  readonly giver?: number;
}

export function playablesOf(s: Berserk, piece: Piece): readonly Playable[] {
  const { plays } = textOf(s, piece);
  if (piece.lasting.length === 0 && (s.auras & gainBit.feature) === 0) {
    if (plays.length === 0 || (plays.length === 1 && !plays[0].under)) return plays;
  }
  const found: Playable[] = [];
  for (const held of plays) if (!held.under || underHolds(s, piece, held.under)) found.push(held);
  if ((s.auras & gainBit.feature) !== 0) lentPlays(s, piece, found);
  for (const given of piece.lasting) {
    if ((giftKinds(s, given) & gainBit.feature) === 0) continue;
    for (const gain of giftOf(s, given)) {
      if (gain.kind === 'feature' && gain.feature.kind === 'play') {
        const { def, from } = given;
        found.push({ def, number: numberOf(s, def, gain.feature), feature: gain.feature, giver: from });
      }
    }
  }
  return found;
}

/** What others in play let it use. */
function lentPlays(s: Berserk, piece: Piece, found: Playable[]): void {
  for (const { gain, by } of aurasOn(s, piece, gainKind.feature)) {
    const { feature } = gain;
    if (feature.kind !== 'play' || found.some((one) => one.feature === feature)) continue;
    const def = s.def[by.card];
    found.push({ def, number: numberOf(s, def, feature), feature, giver: by.card });
  }
}

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
  if (isFree(playable.feature) && waits(s, piece, playable))
    return no(why, { rule: 'RB-170', why: 'waits', card: piece.card });
  if (profileOf(s).timedResponses && !inTime(s, piece, playable, why)) return false;
  const ctx = contextOf(piece, x, playable.giver ?? -1);
  if (feature.if && !holds(s, feature.if, ctx))
    return no(why, { rule: 'B12-114.1', why: 'condition', card: piece.card });
  if (canDeclare(s, feature.does, ctx)) return true;
  if (why) keptOff(s, piece, feature, ctx, why);
  return no(why, { rule: 'B12-501.1', why: 'noTarget', card: piece.card });
}

/** Sudden, and nothing is paid for it nor limits it. */
const isFree = ({ pay, times }: Played): boolean =>
  pay.sudden === true && !times && !pay.close && !pay.chips && !pay.allChips && !pay.wounds && !pay.lives;

/** Whether this card has declared it already and it lies on the stack. */
const waits = (s: Berserk, { card }: Piece, { def, number }: Playable): boolean =>
  s.uses.some((use) => use.card === card && use.def === def && use.feature === number);

/** The rules that keep it from all that its text speaks of, or an attack from every opposing card. */
function keptOff(s: Berserk, piece: Piece, { does }: Played, ctx: Context, why: Reason[]): void {
  for (const step of does) {
    // What only follows is not what keeps it off.
    if (step.use !== 'or' && !step.atThat && !step.otherwise) keptOffStep(s, piece, step, ctx, why);
  }
}

function keptOffStep(s: Berserk, piece: Piece, step: Attack | Deed, ctx: Context, why: Reason[]): void {
  if ('do' in step) {
    for (const rule of keptFrom(s, step.do, ctx))
      if (!why.some((one) => one.rule === rule)) no(why, { rule, why: 'noTarget', card: piece.card });
    return;
  }
  const reasons = s.sides[1 - piece.seat].squad.flatMap((card) => {
    const to = pieceOf(s, card);
    return to && !to.hidden ? againstTarget(s, step, ctx, to) : [];
  });
  const [first] = reasons;
  if (first && reasons.every(({ rule }) => rule === first.rule)) no(why, first);
}

/**
 * Played features: the slow ones in the Choice subphase (B12-114.2.1, B09-404.7), the sudden ones with priority
 * (B12-114.2.2, B09-404.6).
 */
export function playActs(s: Berserk, piece: Piece, acts: BerserkAct[], sudden: boolean): void {
  if (piece.closed && piece.chips > 0 && piece.seat === s.active) rageAct(s, piece, acts);
  if (!mayHavePlays(s, piece)) return;
  for (const playable of playablesOf(s, piece)) {
    const { feature, def, number } = playable;
    if (sudden && !feature.pay.sudden) continue;
    const act = { do: 'use', card: piece.card, of: def, feature: number } as const;
    if (feature.pay.chips === 'X' || feature.pay.lives === 'X') {
      const most = feature.pay.chips === 'X' ? chipsFor(s, piece) : livesToSpend(s, piece);
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
export const mayHavePlays = (s: Berserk, piece: Piece): boolean =>
  cardOf(s, piece.card).plays.length > 0 || piece.lasting.length > 0 || (s.auras & gainBit.feature) !== 0;

/**
 * Whether a card has played features now: a hidden one is turned up before it declares them (B12-529.3), or by declaring
 * them where it is not turned up at will (B09-415.2).
 */
export const playsHidden = (s: Berserk, piece: Piece): boolean =>
  !piece.hidden || !profileOf(s).revealsAtWill;

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
      if (piece.hidden && mayReveal(s, piece)) acts.push({ do: 'reveal', card });
      // B12-409.1: nobody plays features in the Beginning phase.
      if (s.phase !== 'beginning' && playsHidden(s, piece)) playActs(s, piece, acts, true);
    }
  }
  for (const card of defenders(s, seat)) acts.push({ do: 'defend', card });
  return acts;
}

/** Whether a seat has anything that could ever be declared with priority, beside defenders: see `Berserk.alert`. */
export function isAlert(s: Berserk, seat: Seat): boolean {
  // What is played of others' constant features may be sudden; Rage may come and go with a condition.
  if ((s.auras & gainBit.feature) !== 0 || s.auraWords.includes('rage')) return true;
  for (const card of s.sides[seat].squad) {
    const piece = s.pieces[card];
    if (!piece) continue;
    if (piece.hidden || has(s, piece, 'rage')) return true;
    const { gainWords, plays } = cardOf(s, card);
    if (gainWords.includes('rage')) return true;
    for (const { feature } of plays) if (feature.pay.sudden) return true;
    for (const given of piece.lasting) if ((giftKinds(s, given) & gainBit.feature) !== 0) return true;
  }
  return false;
}
