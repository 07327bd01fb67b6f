/**
 * Cards change zones (B12-G-zones, B12-G-in-play-zone, B09-G-in-the-play-zone): come into play, are turned up,
 * leave (section 201 … section 212, section 532).
 */
import { reveal as learn, type Seat, shuffled } from '@vigrid/kernel';
import type { Card } from '../cards/catalogue.ts';
import { type BerserkEvent, ref } from '../events.ts';
import { fellToAttack, hasLives, isFlying, livesOf, poisonOf, typeOf } from '../features/figures.ts';
import { countAuras, has, wordOf } from '../features/gains.ts';
import { release } from '../features/gifts.ts';
import { dueNamed, trigger, triggerAway } from '../features/triggers.ts';
import type { RuleId, RulingId } from '../rulebook/index.ts';
import { newPiece, type Piece } from '../state/piece.ts';
import { type Berserk, type G, piece as pieceIn, pieceOf, profileOf } from '../state.ts';
import { adjacent, aloft, distance } from './battlefield.ts';

export function say(g: G, event: BerserkEvent): void {
  if (!passing.has(event.kind)) g.state.stirred = true;
  g.listener?.(event);
}

/** Events that change nothing on the table which a rules effect could follow from. */
const passing: ReadonlySet<BerserkEvent['kind']> = new Set([
  'phase',
  'declared',
  'movement',
  'rolled',
  'rollChanged',
  'rollResult',
  'graded',
  'weakened',
  'attackChanged',
  'left',
]);

/**
 * Puts a card on a cell (B12-207.1, B12-210.1) or into the auxiliary zone (-1). That alone is no relocation
 * (B12-507.3).
 */
export function stand(s: Berserk, piece: Piece, cell: number): void {
  lift(s, piece);
  piece.cell = cell;
  piece.since = s.clock++;
  // B12-532.5.2: a cell that is free now may be what a card of the graveyard waits for.
  if (s.sides.some(({ incarnations }) => incarnations.some(({ used }) => !used))) s.unsettled = true;
  if (cell >= 0 && piece.host < 0 && s.field[cell] < 0) s.field[cell] = piece.card;
  // B12-209.11, B12-212.8; B09-210.8, B09-214.9: what sits on a card goes with it, and has not moved (B09-214.9a).
  for (const seat of [0, 1]) {
    for (const number of s.sides[seat].squad) {
      const other = s.pieces[number];
      if (other && other.host === piece.card) other.cell = cell;
    }
  }
}

/** Takes a card off its cell; another that shares the cell stands there now. */
function lift(s: Berserk, piece: Piece): void {
  const { cell } = piece;
  if (cell < 0 || s.field[cell] !== piece.card) return;
  s.field[cell] = -1;
  for (const other of sharing(s, cell)) {
    if (other !== piece) {
      s.field[cell] = other.card;
      return;
    }
  }
}

/** Cards that stand on a cell, other than what sits on them (B12-523.1). */
export function sharing(s: Berserk, cell: number): Piece[] {
  const found: Piece[] = [];
  for (const side of s.sides) {
    for (const number of side.squad) {
      const piece = s.pieces[number];
      if (piece && piece.cell === cell && piece.host < 0) found.push(piece);
    }
  }
  return found;
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

/**
 * Turns a hidden card up (B12-529.3, B12-G-hidden-card, B12-G-reveal-card), past the stack and at once (B12-G-apply).
 */
export function reveal(g: G, piece: Piece, rule: RuleId | RulingId, by = -1): void {
  if (!piece.hidden) return;
  const s = g.state;
  piece.hidden = false;
  s.seen[piece.card] = 3;
  learn(g);
  countAuras(s);
  say(g, { kind: 'revealed', rule, card: ref(s, piece.card), cell: piece.cell });
  // B12-503.1 (14), B12-529.2, B09-304.4, B09-419.1c: what it starts the battle with is put on it now,
  // though it may receive no chips (RB-34); who comes later has none of it (RB-33).
  piece.chips += wordOf(s, piece, 'startChips') + wordOf(s, piece, 'decay');
  piece.extraLives += wordOf(s, piece, 'startLives');
  if (piece.cell >= 0 && belongsAloft(s, piece)) raise(g, piece);
  trigger(g, 'revealed', piece, { other: by });
}

/** From the battlefield to the auxiliary zone (B12-208.1, B12-211.1; B09-211.2, B09-212.4). */
export function raise(g: G, piece: Piece): void {
  const { cell } = piece;
  piece.host = -1;
  stand(g.state, piece, aloft);
  const rule = typeOf(g.state, piece) === 'terrain' ? 'B12-211.1' : 'B12-208.1';
  say(g, { kind: 'toAuxiliary', rule, card: ref(g.state, piece.card), cell });
}

/**
 * Puts a symbiont or equipment on its host (B12-209.2, B12-212.1, B12-G-equipment), or on another one (B12-209.3).
 */
export function sit(g: G, piece: Piece, host: number): void {
  const s = g.state;
  const symbiont = piece.host < 0 ? 'B12-209.2' : 'B12-209.3';
  lift(s, piece);
  piece.host = host;
  piece.cell = pieceIn(s, host).cell;
  const rule = typeOf(s, piece) === 'equipment' ? 'B12-212.1' : symbiont;
  say(g, { kind: 'seated', rule, card: ref(s, piece.card), host: ref(s, host) });
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
  say(g, { kind: 'entered', rule: enterRules[how], card: ref(s, card), seat, cell: piece.cell, how });
  trigger(g, 'enters', piece);
  if (how === 'incarnate') trigger(g, 'incarnates', piece);
  return piece;
}

const enterRules = { summon: 'B12-532.3', revive: 'B12-532.4', incarnate: 'B12-532.5' } as const;

function drop(list: number[], card: number): void {
  const at = list.indexOf(card);
  if (at >= 0) list.splice(at, 1);
}

/** What lasts until its giver does something (B12-106.1.2) is over; for a bearer that is spared it goes on. */
export function loosen(s: Berserk, from: number, until: 'sourceMoves' | 'strikesAnother', spared = -1): void {
  for (const side of s.sides) {
    for (const number of side.squad) {
      const piece = s.pieces[number];
      if (!piece || number === spared) continue;
      release(s, piece, (given) => given.until === until && given.from === from);
    }
  }
}

/** Takes the piece off the table. What sat on it is dealt with by the rules effects (B12-503.1). */
function leave(s: Berserk, piece: Piece): void {
  lift(s, piece);
  drop(s.sides[piece.seat].squad, piece.card);
  s.pieces[piece.card] = null;
  if (s.due.some(({ card, it, other }) => card === piece.card || it === piece.card || other === piece.card))
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
  trigger(g, 'dies', piece, { other: by, cell: piece.cell });
  namedOnDeath(g, piece);
  if (killer) {
    trigger(g, 'kills', killer, { other: card, cell: piece.cell });
    feast(g, killer, piece);
  }
  if (piece.lastHarm === 'poison' && hasLives(s, piece) && livesOf(s, piece) <= 0) {
    trigger(g, 'poisonKills', piece, { x: poisonOf(piece), cell: piece.cell });
  }
  bury(g, piece, cause);
}

/** B12-G-corpse-eating, B09-D-corpse-eating. */
function feast(g: G, killer: Piece, dead: Piece): void {
  const s = g.state;
  if (killer === dead || !has(s, killer, 'corpseEating') || !isFood(s, dead, killer)) return;
  if (!profileOf(s).eatsFromAfar && dead.hurtFromAfar) return;
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
  const { usedTurn, usedBattle } = piece;
  if (usedTurn.length + usedBattle.length > 0) s.worn.push({ card, usedTurn, usedBattle });
  if (felled) side.felled.push(card);
  if (incarnation > 0 && !side.incarnations.some((one) => one.card === card)) {
    side.incarnations.push({ card, chips: 0, used: false, given: incarnation });
  }
  const by = cause.by !== undefined && cause.by >= 0 ? ref(s, cause.by) : null;
  say(g, { kind: 'died', rule: cause.rule, card: told, seat: s.owner[card], by });
  triggerAway(g, card, s.owner[card], 'buried');
}

/** Named features that wait for a death: the dead card's own, and those of others. */
function namedOnDeath(g: G, dead: Piece): void {
  const s = g.state;
  const gift = wordOf(s, dead, 'giftOfLife');
  if (gift > 0) dueNamed(g, dead, 'giftOfLife', { x: gift, free: true });
  if (typeOf(s, dead) !== 'creature') return;
  for (const side of s.sides) {
    for (const number of side.squad) {
      const piece = s.pieces[number];
      if (piece && piece !== dead && has(s, piece, 'soulCatcher'))
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
  const told = ref(s, card);
  leave(s, piece);
  const owner = s.owner[card];
  const { deck } = s.sides[owner];
  deck.push(card);
  say(g, { kind: 'returned', rule, card: told, seat: owner, by: null });
}

/** B12-204.3, B12-G-shuffling-deck: after a card was taken out or put in. Nobody knows which is which any more. */
export function shuffleDeck(g: G, seat: Seat): void {
  const s = g.state;
  const { deck } = s.sides[seat];
  shuffled(g, deck);
  for (const card of deck) s.seen[card] = 0;
  s.sides[seat].searched = false;
  say(g, { kind: 'shuffled', rule: 'B12-204.3', seat });
}

/** Whoever searches their deck sees all of it, until it is shuffled (B12-204.2, B09-206.5). */
export function lookThrough(g: G, seat: Seat, rule: RuleId): void {
  const s = g.state;
  const cards = s.sides[seat].deck.toSorted((a, b) => a - b);
  for (const card of cards) s.seen[card] |= 1 << seat;
  s.sides[seat].searched = true;
  learn(g);
  const secret = { to: [seat], cards: cards.map((card) => ref(s, card)) };
  say(g, { kind: 'lookedAt', rule, seat, count: cards.length, secret });
}

/** Out of the game for good (WE-R3). */
export function exile(g: G, card: number, by: number): void {
  const s = g.state;
  const piece = pieceOf(s, card);
  const told = ref(s, card);
  if (piece) leave(s, piece);
  for (const side of s.sides) {
    drop(side.graveyard, card);
    drop(side.felled, card);
    drop(side.deck, card);
  }
  s.sides[s.owner[card]].exile.push(card);
  s.seen[card] = 3;
  say(g, { kind: 'exiled', rule: 'WE-R3', card: told, seat: s.owner[card], by: by >= 0 ? ref(s, by) : null });
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
  say(g, { kind: 'controlled', rule: 'B12-532.7', card: ref(s, card), seat });
}

/** A relocation to a cell (B12-207.2, B12-507.1, B12-G-relocation). */
export function relocate(g: G, piece: Piece, cell: number, rule: RuleId | RulingId): void {
  const from = piece.cell;
  stand(g.state, piece, cell);
  relocated(g, piece, from, rule);
}

/** What follows from a relocation that has taken place. */
export function relocated(g: G, piece: Piece, from: number, rule: RuleId | RulingId): void {
  const s = g.state;
  const { cell } = piece;
  say(g, { kind: 'relocated', rule, card: ref(s, piece.card), from, cell });
  trigger(g, 'relocates', piece, { cell: from, x: from >= 0 && cell >= 0 ? distance(from, cell) : 0 });
  loosen(s, piece.card, 'sourceMoves');
  if (clings(s)) s.unsettled = true;
  for (const seat of [0, 1]) {
    for (const number of s.sides[seat].squad) {
      const other = s.pieces[number];
      if (!other || other === piece || other.cell < 0 || other.hidden) continue;
      const was = adjacent(from, other.cell);
      const is = adjacent(cell, other.cell);
      if (is && !was) trigger(g, 'comesNear', piece, { other: number, cell: from });
    }
  }
}

/** Whether a marker lies somewhere that holds only near its source (WE-R8). */
const clings = (s: Berserk): boolean =>
  s.sides.some(({ squad }) =>
    squad.some((card) => pieceOf(s, card)?.markers.some(({ until }) => until === 'apart')),
  );
