/** Cards leave play: they die (section 509), are exiled, go back to their decks (section 204, section 205). */
import type { Seat } from '@vigrid/kernel';
import { ref } from '../events.ts';
import { fellTo, fellToAttack, isFlying, poisonOf, typeOf } from '../features/figures.ts';
import { countAuras, countMoments, has, wordOf } from '../features/gains.ts';
import { release } from '../features/gifts.ts';
import { dueNamed, hasToDeclare, trigger, triggerAway } from '../features/triggers.ts';
import { isAttackType, isCloseType } from '../flow/combat/blow.ts';
import type { RuleId, RulingId } from '../rulebook/index.ts';
import type { Piece } from '../state/piece.ts';
import { type Berserk, cardOf, type G, pieceOf, profileOf } from '../state.ts';
import { stirring } from '../telling.ts';
import { adjacent } from './battlefield.ts';
import { shuffleDeck } from './deck.ts';
import { drop, reveal } from './entering.ts';
import { lift } from './standing.ts';

/** What lasts until its giver does something (B12-106.1.2) is over; for a bearer that is spared it goes on. */
export function loosen(s: Berserk, from: number, until: 'sourceMoves' | 'strikesAnother', spared = -1): void {
  for (let at = 0; at < 2; at++) {
    const { squad } = s.sides[at];
    for (let i = 0; i < squad.length; i++) {
      const number = squad[i];
      const piece = s.pieces[number];
      if (!piece || piece.lasting.length === 0 || number === spared) continue;
      release(s, piece, (given) => given.until === until && given.from === from);
    }
  }
}

/** Takes the piece off the table. What sat on it is dealt with by the rules effects (B12-503.1). */
export function leave(s: Berserk, piece: Piece): void {
  lift(s, piece);
  drop(s.sides[piece.seat].squad, piece.card);
  s.pieces[piece.card] = null;
  if (
    [...s.due, ...s.veiled].some(
      ({ card, it, other }) => card === piece.card || it === piece.card || other === piece.card,
    )
  )
    s.departed.push(piece);
  loosen(s, piece.card, 'sourceMoves');
  countAuras(s);
}

export interface Cause {
  readonly by?: number;
  readonly rule: RuleId | RulingId;
}

/**
 * To its owner's graveyard (B12-G-death, B09-G-death, B12-G-destroy, B12-509.1, B12-205.4); features on its death
 * trigger (B12-509.3).
 */
export function destroy(g: G, card: number, cause: Cause): void {
  const s = g.state;
  const piece = pieceOf(s, card);
  if (!piece) return;
  if (piece.hidden) reveal(g, piece, 'B12-529.3', cause.by);
  const { by = -1 } = cause;
  const killer = pieceOf(s, by);
  const blow = fellTo(s, piece);
  const attack = blow && isAttackType(blow.type) ? { blow } : {};
  trigger(g, 'dies', piece, { other: by, cell: piece.cell, ...attack });
  trigger(g, 'leaves', piece, { other: by, cell: piece.cell });
  namedOnDeath(g, piece);
  if (killer) {
    trigger(g, 'kills', killer, { other: card, cell: piece.cell, ...attack });
    feast(g, killer, piece);
  }
  if (blow?.poison) {
    trigger(g, 'poisonKills', piece, { x: poisonOf(piece), cell: piece.cell });
  }
  bury(g, piece, cause);
}

/** B12-G-corpse-eating, B09-D-corpse-eating. */
function feast(g: G, killer: Piece, dead: Piece): void {
  const s = g.state;
  if (killer === dead || !has(s, killer, 'corpseEating') || !isFood(s, dead, killer)) return;
  const { killingBlow } = dead;
  // B09-D-corpse-eating: who was shot down is not eaten.
  const fromAfar = killingBlow !== null && isAttackType(killingBlow.type) && !isCloseType(killingBlow.type);
  if (!profileOf(s).eatsFromAfar && fromAfar) return;
  dueNamed(g, killer, 'corpseEating', { other: dead.card });
  trigger(g, 'feasts', killer, { other: dead.card });
}

/**
 * An adjacent creature of the opponent that is not incorporeal; for a flyer any card (RB-22). In 2009 flyers eat any
 * creature of the opponent, and any creature the opponent's flyers.
 */
function isFood(s: Berserk, dead: Piece, eater: Piece): boolean {
  const { flyersEatAll } = profileOf(s);
  const above = isFlying(s, eater);
  if (flyersEatAll && above) return true;
  if (eater.seat === dead.seat || typeOf(s, dead) !== 'creature') return false;
  if (!flyersEatAll && (above || isFlying(s, dead))) return true;
  return !has(s, dead, 'incorporeal') && adjacent(eater.cell, dead.cell);
}

function bury(g: G, piece: Piece, cause: Cause): void {
  const s = g.state;
  const { card } = piece;
  const told = ref(s, card);
  const incarnation = wordOf(s, piece, 'incarnation');
  // WE-R2: whether an attack destroyed it.
  const felled = fellToAttack(s, piece);
  leave(s, piece);
  const side = s.sides[s.owner[card]];
  side.graveyard.push(card);
  if (cardOf(s, card).away) countMoments(s);
  const { usedTurn, usedBattle } = piece;
  if (usedTurn.length + usedBattle.length > 0) s.worn.push({ card, usedTurn, usedBattle });
  if (felled) side.felled.push(card);
  if (incarnation > 0 && !side.incarnations.some((one) => one.card === card)) {
    side.incarnations.push({ card, chips: 0, used: false, given: incarnation });
  }
  const by = cause.by !== undefined && cause.by >= 0 ? ref(s, cause.by) : null;
  stirring(g)?.({ kind: 'died', rule: cause.rule, card: told, seat: s.owner[card], by });
  triggerAway(g, card, s.owner[card], 'buried');
}

/** Named features that wait for a death: the dead card's own, and those of others. */
function namedOnDeath(g: G, dead: Piece): void {
  const s = g.state;
  const gift = wordOf(s, dead, 'giftOfLife');
  if (gift > 0) dueNamed(g, dead, 'giftOfLife', { x: gift, free: true });
  if (typeOf(s, dead) !== 'creature') return;
  for (let at = 0; at < 2; at++) {
    const { squad } = s.sides[at];
    for (let i = 0; i < squad.length; i++) {
      const number = squad[i];
      const piece = s.pieces[number];
      if (piece && piece !== dead && hasToDeclare(s, piece, 'soulCatcher'))
        dueNamed(g, piece, 'soulCatcher', { x: 1 });
    }
  }
}

/**
 * Back to their owners' decks, each of which is shuffled once (B12-204.3, B12-204.4, B12-G-return-to-deck,
 * B09-G-returns-to-the-deck, B09-206.3a).
 */
export function returnToDeck(g: G, cards: readonly number[], rule: RuleId | RulingId): void {
  const owners = new Set<Seat>();
  for (const card of cards) {
    if (!pieceOf(g.state, card)) continue;
    owners.add(g.state.owner[card]);
    intoDeck(g, card, rule);
  }
  for (const owner of owners) shuffleDeck(g, owner);
}

function intoDeck(g: G, card: number, rule: RuleId | RulingId): void {
  const s = g.state;
  const piece = pieceOf(s, card);
  if (!piece) return;
  trigger(g, 'returned', piece, { cell: piece.cell });
  trigger(g, 'leaves', piece, { cell: piece.cell });
  const told = ref(s, card);
  leave(s, piece);
  const owner = s.owner[card];
  const { deck } = s.sides[owner];
  deck.push(card);
  stirring(g)?.({ kind: 'returned', rule, card: told, seat: owner, by: null });
}

/** Out of the game for good (WE-R3). */
export function exile(g: G, card: number, by: number): void {
  const s = g.state;
  const piece = pieceOf(s, card);
  const told = ref(s, card);
  if (piece) {
    trigger(g, 'exiled', piece, { other: by, cell: piece.cell });
    trigger(g, 'leaves', piece, { other: by, cell: piece.cell });
    leave(s, piece);
  }
  for (const side of s.sides) {
    drop(side.graveyard, card);
    drop(side.felled, card);
    drop(side.deck, card);
  }
  s.sides[s.owner[card]].exile.push(card);
  s.seen[card] = 3;
  stirring(g)?.({
    kind: 'exiled',
    rule: 'WE-R3',
    card: told,
    seat: s.owner[card],
    by: by >= 0 ? ref(s, by) : null,
  });
}
