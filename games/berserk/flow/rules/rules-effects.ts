/**
 * Rules effects (B12-503.1): whatever is due happens before anybody gets priority (B12-303.6), past the stack and
 * without handing priority over (B12-302.4, B12-302.5, B12-303.5).
 */
import { push, type Seat } from '@vigrid/kernel';
import { keptFlight, lossNumber } from '../../abilities/named.ts';
import { gainBit } from '../../cards/catalogue.ts';
import { ref } from '../../events.ts';
import { renewArmour } from '../../features/armour.ts';
import { contextFor } from '../../features/context.ts';
import { isFree, matching, matchingCells } from '../../features/evaluate.ts';
import {
  chipsMost,
  hasLives,
  isCreature,
  isFlyerMadeSymbiont,
  isFlying,
  isSymbiont,
  livesOf,
  maxLivesOf,
  near,
  poisonOf,
  typeOf,
} from '../../features/figures.ts';
import { formUp } from '../../features/formation.ts';
import { contextOf, has, wordOf, wouldForm } from '../../features/gains.ts';
import { bestow, release } from '../../features/gifts.ts';
import { dueNamed, listensHidden } from '../../features/triggers.ts';
import type { RuleId } from '../../rulebook/index.ts';
import { isAlert } from '../../stack/playing.ts';
import type { IncarnateFrame, LandFrame, UniqueFrame } from '../../state/frames.ts';
import type { Lasting, Piece } from '../../state/piece.ts';
import { type Berserk, cardOf, type G, type Incarnation, pieceOf, profileOf } from '../../state.ts';
import { stirring } from '../../telling.ts';
import { homeCell, aloft as nowhere } from '../../zones/battlefield.ts';
import { enter, reveal, takeControl } from '../../zones/entering.ts';
import { destroy, returnToDeck } from '../../zones/leaving.ts';
import { sharing } from '../../zones/shared-cells.ts';
import { arrivesAloft, belongsAloft, raise } from '../../zones/standing.ts';
import { endGame } from '../ending/campaign.ts';
import { isBarred } from '../preliminary/squad.ts';
import { destroyTogether, survivesHost } from '../wounds/reprieve.ts';
import { cure, takesPoison } from '../wounds/wounds.ts';

/**
 * Applies what is due until nothing is. False if a player has to decide something first (a frame was pushed), or the
 * game is over. A circle of rules effects is cut before it repeats (B12-503.3): no effect here undoes another.
 */
export function applyRules(g: G): boolean {
  const s = g.state;
  if (isCalm(s)) return !decide(g);
  for (let rounds = 0; rounds < 64; rounds++) {
    if (destroyDead(g) || trim(g)) {
      if (waitsForPlayer(s)) return false;
      continue;
    }
    formUp(g);
    renewArmour(s);
    if (showWhatMatters(g)) continue;
    if (!s.unsettled && !s.fickle) break;
    s.unsettled = false;
    s.alert = [isAlert(s, 0), isAlert(s, 1)];
    const changed =
      brokenWings(g) ||
      unseat(g) ||
      abandoned(g) ||
      placeRightly(g) ||
      returnLent(g) ||
      looseMarks(g) ||
      incarnate(g) ||
      unique(g);
    if (changed) s.unsettled = true;
    if (waitsForPlayer(s)) return false;
    if (!changed) break;
  }
  s.stirred = false;
  return !decide(g);
}

/** Whether nothing has happened that a rules effect could follow from. Lives may depend on whatever a text says. */
const isCalm = (s: Berserk): boolean =>
  !s.stirred && !s.unsettled && !s.fickle && (s.kinds & livesBits) === 0;

/** B09-415.2: a hidden card is turned up as soon as a feature of it has triggered or its constant features matter. */
function showWhatMatters(g: G): boolean {
  const s = g.state;
  if (!profileOf(s).featuresReveal || !listensHidden(s)) return false;
  for (let at = 0; at < 2; at++) {
    const { squad } = s.sides[at];
    for (let i = 0; i < squad.length; i++) {
      const number = squad[i];
      const piece = s.pieces[number];
      if (!piece?.hidden) continue;
      const { auras, gains } = cardOf(s, number);
      // B09-415.2a: a card that must be aimed at shows itself.
      const matters =
        gains.lure !== undefined ||
        s.veiled.some(({ card }) => card === number) ||
        wouldForm(s, piece) ||
        Object.values(auras).some((list) =>
          list.some(({ to }) => matching(s, to, contextOf(piece)).some((one) => one !== piece)),
        );
      if (matters) {
        reveal(g, piece, 'B09-415.2');
        return true;
      }
    }
  }
  return false;
}

/** Frames in which a player decides about a rules effect. */
const decisions = ['land', 'unique', 'reprieve', 'burial', 'incarnate'];

const waitsForPlayer = (s: Berserk): boolean => decisions.includes(s.frames[s.frames.length - 1]?.kind ?? '');

const livesBits = gainBit.lives | gainBit.formationOf;

/** (5) Cards without lives are destroyed, all at the same time (B12-509.1); nobody declares that (B12-509.4). */
function destroyDead(g: G): boolean {
  const s = g.state;
  const given = s.kinds & livesBits;
  const dead: Piece[] = [];
  for (let at = 0; at < 2; at++) {
    const { squad } = s.sides[at];
    for (let i = 0; i < squad.length; i++) {
      const number = squad[i];
      const piece = s.pieces[number];
      if (!piece || piece.hidden) continue;
      if (piece.reprieved.length > 0 && !(hasLives(s, piece) && livesOf(s, piece) <= 0)) piece.reprieved = [];
      // Who has lost fewer lives than are printed is alive.
      if (given === 0 && piece.wounds + piece.reduced < (cardOf(s, number).lives ?? 0)) continue;
      if (hasLives(s, piece) && livesOf(s, piece) <= 0) dead.push(piece);
    }
  }
  if (dead.length === 0) return false;
  if (profileOf(s).destructionUsesStack && s.turn > 0) {
    // B09-402.3: the destroy effect goes on the stack, once.
    for (const piece of dead) {
      if (piece.markers.some(({ kind }) => kind === 'doomed')) continue;
      piece.markers.push({
        kind: 'doomed',
        seat: piece.seat,
        from: piece.killedBy,
        amount: 1,
        until: 'stay',
      });
      dueNamed(g, piece, 'destruction', { other: piece.killedBy });
    }
    return false;
  }
  destroyTogether(
    g,
    dead.map(({ card, killedBy }) => ({ card, by: killedBy, rule: 'B12-509.1' })),
  );
  return true;
}

/** B09-D-flight: a flyer that becomes a symbiont dies. */
function brokenWings(g: G): boolean {
  const s = g.state;
  if (!profileOf(s).landOrDie || s.turn === 0) return false;
  for (let at = 0; at < 2; at++) {
    const { squad } = s.sides[at];
    for (let i = 0; i < squad.length; i++) {
      const number = squad[i];
      const piece = s.pieces[number];
      if (!piece || !isFlyerMadeSymbiont(s, piece)) continue;
      destroy(g, number, { rule: 'B09-D-flight' });
      return true;
    }
  }
  return false;
}

/**
 * (6), (7) Symbionts and equipment without a fit host are destroyed (B12-209.4 … B12-209.8, B12-212.2 … B12-212.6;
 * B09-210.6, B09-210.7, B09-214.7, B09-214.8, B09-421.4, B09-421.5).
 */
function unseat(g: G): boolean {
  const s = g.state;
  if (s.phase === 'deal' || s.phase === 'recruitment' || s.phase === 'deployment' || s.phase === 'reveal')
    return false;
  for (let at = 0; at < 2; at++) {
    const { squad } = s.sides[at];
    for (let i = 0; i < squad.length; i++) {
      const number = squad[i];
      const piece = s.pieces[number];
      if (!piece || piece.hidden) continue;
      const rule =
        typeOf(s, piece) === 'equipment'
          ? unfitToWear(s, piece)
          : isSymbiont(s, piece)
            ? unfitToCarry(s, piece)
            : null;
      if (!rule) continue;
      if (survivesHost(s, piece)) destroyTogether(g, [{ card: number, rule }]);
      else destroy(g, number, { rule });
      return true;
    }
  }
  return false;
}

const isBuried = (s: Berserk, card: number): boolean => s.sides[s.owner[card]].graveyard.includes(card);

/** The rule by which a symbiont can not stay where it is; null if it can. */
function unfitToCarry(s: Berserk, piece: Piece): RuleId | null {
  if (piece.host < 0) return 'B12-209.8';
  const host = pieceOf(s, piece.host);
  const of2009 = s.edition === '2009';
  if (!host) return of2009 && isBuried(s, piece.host) ? 'B09-210.6' : 'B12-209.4';
  if (!isCreature(s, host)) return of2009 ? 'B09-210.3' : 'B12-209.3';
  if (isFlying(s, host) || host.cell < 0) return of2009 ? 'B09-210.3' : 'B12-209.4';
  if (isSymbiont(s, host)) return of2009 ? 'B09-210.3' : 'B12-209.6';
  return has(s, host, 'incorporeal') && !has(s, piece, 'incorporeal') ? 'B12-209.5' : null;
}

/** The same for equipment; that the wearer has lost its classes does no harm (B09-214.4b). */
function unfitToWear(s: Berserk, piece: Piece): RuleId | null {
  if (piece.host < 0) return 'B12-212.6';
  const host = pieceOf(s, piece.host);
  if (host && !isCreature(s, host)) return 'B12-212.2';
  if (!host && s.edition === '2009') return isBuried(s, piece.host) ? 'B09-214.8' : 'B09-421.4';
  const leaves = !host || isFlying(s, host) || isSymbiont(s, host) || host.cell < 0;
  return leaves || has(s, host, 'incorporeal') ? 'B12-212.3' : null;
}

/** (9) What belongs there goes to the auxiliary zone; a creature that can not fly any more lands (B12-208.7). */
function placeRightly(g: G): boolean {
  const s = g.state;
  if (s.turn === 0 && s.phase !== 'battleStart' && s.phase !== 'vanguard') return false;
  for (let at = 0; at < 2; at++) {
    const { squad } = s.sides[at];
    for (let i = 0; i < squad.length; i++) {
      const number = squad[i];
      const piece = s.pieces[number];
      // B12-108.1: a symbiont that takes wing leaves its host.
      if (!piece || piece.hidden || (piece.host >= 0 && !isFlying(s, piece))) continue;
      if (piece.cell < 0 && piece.lasting.some(isKeptFlight) && hasRoom(s))
        piece.lasting = piece.lasting.filter((given) => !isKeptFlight(given));
      const aloft = belongsAloft(s, piece);
      if (aloft && piece.cell >= 0) {
        raise(g, piece);
        // B12-G-thirst-x: it does not come back with the ground.
        if (has(s, piece, 'thirst'))
          bestow(s, piece, { def: -1, gift: lossNumber('thirst'), seat: piece.seat, from: number });
        return true;
      }
      if (aloft || piece.cell >= 0) continue;
      if (hasRoom(s)) {
        push<LandFrame>(g, { kind: 'land', step: 0, card: number });
        return true;
      }
      if (profileOf(s).landOrDie) {
        destroy(g, number, { rule: 'B09-D-flight' });
        return true;
      }
      // B12-208.7, RB-23: whatever takes it away, flight is not lost before there is a cell.
      if (isCreature(s, piece)) {
        bestow(s, piece, { def: -1, gift: keptFlight, seat: piece.seat, from: number });
        return true;
      }
    }
  }
  return false;
}

const hasRoom = (s: Berserk): boolean => s.field.some((_, cell) => isFree(s, cell));
const isKeptFlight = ({ def, gift }: Lasting): boolean => def < 0 && gift === keptFlight;

/**
 * (16) Chips and extra lives beyond the most are removed; poison where it can not be, as on a creature that has gained
 * protection from it (B12-G-protection-from-poison).
 */
function trim(g: G): boolean {
  const s = g.state;
  let changed = false;
  for (let at = 0; at < 2; at++) {
    const { squad } = s.sides[at];
    for (let i = 0; i < squad.length; i++) {
      const number = squad[i];
      const piece = s.pieces[number];
      if (!piece || piece.hidden) continue;
      if (piece.chips + piece.extraLives + piece.markers.length === 0) continue;
      if (piece.chips > chipsMost(s, piece)) {
        piece.chips = chipsMost(s, piece);
        changed = true;
      }
      const most = piece.extraLives > 0 ? wordOf(s, piece, 'maxLives') : 0;
      if (most > 0 && maxLivesOf(s, piece) > most) {
        piece.extraLives = Math.max(0, piece.extraLives - (maxLivesOf(s, piece) - most));
        changed = true;
      }
      if (poisonOf(piece) > 0 && !takesPoison(s, piece)) {
        const kept = has(s, piece, 'protectionFromPoison');
        changed = cure(g, piece, kept ? 'B12-G-protection-from-poison' : 'B12-G-poisoning-x') || changed;
      }
    }
  }
  return changed;
}

/** What was recruited with another card dies when that one leaves. */
function abandoned(g: G): boolean {
  const s = g.state;
  for (let at = 0; at < 2; at++) {
    const { squad } = s.sides[at];
    for (let i = 0; i < squad.length; i++) {
      const number = squad[i];
      const markers = s.pieces[number]?.markers ?? [];
      if (markers.length === 0) continue;
      const lost = markers.some(({ kind, from }) => kind === 'escorted' && !pieceOf(s, from));
      if (!lost) continue;
      destroy(g, number, { rule: 'B12-403.1' });
      return true;
    }
  }
  return false;
}

/** (15) Control that lasts while its source is in play goes back (B12-532.7). */
function returnLent(g: G): boolean {
  const s = g.state;
  for (let at = 0; at < 2; at++) {
    const { squad } = s.sides[at];
    for (let i = 0; i < squad.length; i++) {
      const number = squad[i];
      const piece = s.pieces[number];
      if (!piece || piece.markers.length + piece.lasting.length === 0) continue;
      const lent = piece.markers.find(
        ({ kind, until, from }) => kind === 'lent' && until === 'sourceLeaves' && !pieceOf(s, from),
      );
      if (lent) {
        piece.markers = piece.markers.filter((marker) => marker !== lent);
        handBack(g, number, lent.seat);
        return true;
      }
      if (piece.lasting.some(({ until, from }) => until === 'sourceLeaves' && !pieceOf(s, from))) {
        release(s, piece, ({ until, from }) => until === 'sourceLeaves' && !pieceOf(s, from));
        return true;
      }
    }
  }
  return false;
}

/** Back to who controlled it before; if it can not be in that squad, it stays where it is (B12-532.7.1). */
export function handBack(g: G, card: number, seat: Seat): void {
  if (!isBarred(g.state, seat, card)) takeControl(g, card, seat);
}

/** Markers that cling to their source go when no card of its name and squad is near (WE-R8). */
function looseMarks(g: G): boolean {
  const s = g.state;
  let gone = false;
  for (let at = 0; at < 2; at++) {
    const { squad } = s.sides[at];
    for (let i = 0; i < squad.length; i++) {
      const number = squad[i];
      const piece = s.pieces[number];
      if (!piece || piece.markers.length === 0) continue;
      const loose = piece.markers.find(
        ({ until, from, seat }) => until === 'apart' && !holdsOn(s, number, from, seat),
      );
      if (!loose) continue;
      piece.markers = piece.markers.filter((marker) => marker !== loose);
      const card = ref(s, number);
      stirring(g)?.({ kind: 'unmarked', rule: 'WE-R8', card, marker: loose.kind, amount: 0 });
      gone = true;
    }
  }
  return gone;
}

const holdsOn = (s: Berserk, bearer: number, from: number, seat: number): boolean =>
  s.sides[seat].squad.some((card) => {
    const [a, b] = [pieceOf(s, card), pieceOf(s, bearer)];
    return a && b && s.def[card] === s.def[from] && near(s, a, b);
  });

/**
 * A card with its incarnation chips comes back as soon as there is room (B12-532.5.1, B12-532.5.2,
 * B09-D-incarnation).
 */
function incarnate(g: G): boolean {
  const s = g.state;
  if (s.turn === 0) return false;
  for (const [seat, side] of s.sides.entries()) {
    const ready = side.incarnations.flatMap((one) => {
      if (one.used || !side.graveyard.includes(one.card)) return [];
      if (one.chips < incarnationOf(s, one) || isBarred(s, seat, one.card)) return [];
      return returnCells(s, one.card, seat).length > 0 ? [one.card] : [];
    });
    const [card] = ready;
    if (card === undefined) continue;
    const rivals = ready.length > 1 && !haveRoom(s, ready, seat) ? ready : [];
    const cells = returnCells(s, card, seat);
    // B12-532.6: where it comes is its player's to say, and so which of several that can not all come.
    if (cells.length === 1 && rivals.length === 0) incarnateAt(g, card, seat, cells[0]);
    else push<IncarnateFrame>(g, { kind: 'incarnate', step: 0, seat, card, cells, rivals });
    return true;
  }
  return false;
}

/** Whether all of them can come: there is a cell for each, and none keeps its namesake out (B12-532.5.2). */
function haveRoom(s: Berserk, cards: readonly number[], seat: Seat): boolean {
  if (new Set(cards.map((card) => s.def[card])).size < cards.length) return false;
  const grounded = cards.filter((card) => !arrivesAloft(cardOf(s, card)));
  const room = new Set(grounded.flatMap((card) => returnCells(s, card, seat)));
  return grounded.length <= room.size;
}

/** Once per battle (B12-532.5.3), without its incarnation chips (B12-532.5.1). */
export function incarnateAt(g: G, card: number, seat: Seat, cell: number): void {
  const s = g.state;
  const chips = s.sides[seat].incarnations.find((one) => one.card === card);
  if (chips) Object.assign(chips, { used: true, chips: 0 });
  if (cell >= 0 && s.field[cell] >= 0) {
    for (const other of sharing(s, cell)) destroy(g, other.card, { by: card, rule: 'B12-532.5' });
  }
  const open = cardOf(s, card).gains.may?.some(({ gain }) => gain.what === 'incarnateOpen') === true;
  enter(g, card, seat, cell, 'incarnate', !open);
}

/**
 * Where a card may incarnate: in the auxiliary zone, on free cells of the third row, or where its marker lies (Skeletal
 * Worm).
 */
export function returnCells(s: Berserk, card: number, seat: Seat): number[] {
  if (arrivesAloft(cardOf(s, card))) return [nowhere];
  const where = cardOf(s, card).gains.incarnatesAt?.[0]?.gain;
  const only = where?.marker;
  if (where && only === undefined)
    return matchingCells(s, { ...where.cells, free: true }, contextFor(seat, card, -1, card, 0));
  if (only !== undefined) {
    return s.marks.filter((mark) => mark.marker === only && mark.from === card).map(({ cell }) => cell);
  }
  return [0, 1, 2, 3, 4].map((column) => homeCell(seat, 3, column)).filter((at) => isFree(s, at));
}

/** B12-532.5.4: of several the greatest, printed or given. */
const incarnationOf = (s: Berserk, { card, given = 0 }: Incarnation): number =>
  Math.max(
    given,
    ...cardOf(s, card).features.map((feature) =>
      feature.kind === 'word' && feature.word === 'incarnation' ? (feature.value ?? 1) : 0,
    ),
  );

/** (10) Of several unique cards of one name the opponent chooses the one that stays (B12-G-uniqueness). */
function unique(g: G): boolean {
  const s = g.state;
  if (!profileOf(s).uniqueReturns) return false;
  for (const [seat, side] of s.sides.entries()) {
    const uniques: number[] = [];
    for (const number of side.squad) {
      const piece = s.pieces[number];
      if (piece && !piece.hidden && has(s, piece, 'unique')) uniques.push(number);
    }
    if (uniques.length < 2) continue;
    for (const number of uniques) {
      const cards = uniques.filter((other) => cardOf(s, other).en === cardOf(s, number).en);
      if (cards.length < 2) continue;
      push<UniqueFrame>(g, { kind: 'unique', step: 0, seat: 1 - seat, cards });
      return true;
    }
  }
  return false;
}

/**
 * (18) Who has no creatures left has lost (B12-601, B12-602.1; B09-102.2a, B09-421.2); both at once is a draw
 * (B12-603.1, B09-102.4).
 */
function decide(g: G): boolean {
  const s = g.state;
  if (s.turn === 0 && s.phase !== 'battleStart' && s.phase !== 'vanguard') return false;
  if (!profileOf(s).loseAtOnce && s.stack.length + s.due.length > 0) return false;
  const [first, second] = [hasCreature(s, 0), hasCreature(s, 1)];
  if (first && second) return false;
  const winners = first === second ? [0, 1] : [first ? 0 : 1];
  const { endings } = profileOf(s);
  const rule = winners.length === 2 ? endings.draw : endings.loss;
  stirring(g)?.({ kind: 'over', rule, seat: winners[0], what: winners.length === 2 ? 'draw' : 'victory' });
  endGame(g, winners, rule);
  return true;
}

function hasCreature(s: Berserk, seat: number): boolean {
  for (const number of s.sides[seat].squad) {
    const piece = s.pieces[number];
    if (piece && isCreature(s, piece)) return true;
  }
  return false;
}

/** Those of one name that do not stay go back to their owners' decks. */
export function keepOne(g: G, cards: readonly number[], stays: number): void {
  const rest = cards.filter((card) => card !== stays);
  returnToDeck(g, rest, 'B12-G-uniqueness');
}
