/**
 * A turn (B12-G-players-turn): Beginning, Opening, Main (Choice, Movement, Action), Final (section 408 … section 415).
 */
import { type ActQuestion, asks, flow, goTo, type PickQuestion, type Seat } from '@vigrid/kernel';
import type { Until } from '../../abilities/index.ts';
import { listNumber } from '../../abilities/named.ts';
import type { BerserkAct } from '../../acts.ts';
import { gainKind } from '../../cards/catalogue.ts';
import { kindOfEffect } from '../../effects/index.ts';
import { wardOf } from '../../effects/ward.ts';
import { ref } from '../../events.ts';
import { isCreature, poisonOf } from '../../features/figures.ts';
import { gainsOf, has, textOf, wordOf } from '../../features/gains.ts';
import { countKinds, release } from '../../features/gifts.ts';
import {
  dueDelayed,
  dueNamed,
  hasToDeclare,
  thirstOf,
  triggerAway,
  triggerTurn,
} from '../../features/triggers.ts';
import type { RuleId } from '../../rulebook/index.ts';
import { breakRows } from '../../stack/acting.ts';
import { beginUse, nothingPaid } from '../../stack/uses.ts';
import { openAlternating, openPassed, openWindow, playFeature } from '../../stack/window.ts';
import type { TurnFrame } from '../../state/frames.ts';
import type { Piece } from '../../state/piece.ts';
import type { Due } from '../../state/stack.ts';
import { type Berserk, cardByNumber, type G, type Phase, pieceOf, profileOf, rival } from '../../state.ts';
import { hearing, stirring } from '../../telling.ts';
import { shuffleDeck } from '../../zones/deck.ts';
import { reveal } from '../../zones/entering.ts';
import { retreatAtTurnEnd } from '../ending/campaign.ts';
import { claimsOf, grant } from '../ending/claim.ts';
import { timeIsUp } from '../ending/time.ts';
import { declareMove } from '../movement/movement.ts';
import { revealRest } from '../preliminary/reveal.ts';
import { applyRules, handBack } from '../rules/rules-effects.ts';
import { open, refresh } from '../wounds/wounds.ts';
import { choiceActs } from './choice.ts';
import { payForSharing } from './sharing.ts';

export const turn = flow<G, TurnFrame>({
  /** Beginning phase (B12-409.1): features "before the start of the turn", by turns. */
  beginning(g) {
    const s = g.state;
    s.turn++;
    enterPhase(g, 'beginning');
    stirring(g)?.({
      kind: 'turn',
      rule: s.turn === 1 ? 'B12-408.1' : 'B12-415.3',
      seat: s.active,
      turn: s.turn,
    });
    for (let at = 0; at < 2; at++) {
      const { squad } = s.sides[at];
      for (let i = 0; i < squad.length; i++) {
        const number = squad[i];
        const piece = s.pieces[number];
        if (piece) forgetTurn(piece);
      }
    }
    for (const one of s.worn) one.usedTurn = [];
    triggerTurn(g, 'before');
    thirsts(g);
    if (profileOf(s).openersFirst) startTriggers(g, true);
    if (s.due.length > 0) openAlternating(g);
  },

  /** Preparation step (B12-410.1, B09-310.2): who may stay closed. */
  prepare: asks(
    (g: G): PickQuestion | null => {
      const s = g.state;
      const from = s.sides[s.active].squad.filter((number) => {
        const piece = s.pieces[number];
        return piece && !piece.hidden && piece.closed && has(s, piece, 'mayStayClosed');
      });
      if (from.length === 0) return null;
      return {
        kind: 'cards',
        seat: s.active,
        ask: 'stayClosed',
        rule: 'B12-410.1',
        from,
        min: 0,
        max: from.length,
      };
    },
    (g, _f, cards) => {
      for (const card of cards) {
        const piece = pieceOf(g.state, card);
        if (piece) piece.numb = true;
      }
    },
  ),

  /**
   * Opening step (B12-410.2, B09-311.1): all at the same time, then what is due at the start of the turn
   * (B09-311.4).
   */
  opening(g) {
    enterPhase(g, 'opening');
    openAll(g);
    startTriggers(g, false);
    namedAtStart(g);
    incarnationChips(g);
    wakeDelayed(g, 'start');
    openWindow(g);
    // B09-311.3: effects "until your turn" end as the turn begins.
    expire(g, 'start');
  },

  /**
   * The Main phase (B12-411.1) begins with the Choice (B12-411.2, section 412): movement, action, or the end of the
   * turn.
   */
  toChoice(g) {
    // B12-204.2: what was searched for did not come, but the deck was looked through.
    for (const seat of [0, 1]) if (g.state.sides[seat].searched) shuffleDeck(g, seat);
    g.state.phase = profileOf(g.state).choiceSubphase ? 'choice' : 'main';
  },

  choice: asks(
    (g: G): ActQuestion<BerserkAct> => {
      const s = g.state;
      const options = choiceActs(s, s.active);
      for (const what of claimsOf(s, s.active)) options.push({ do: 'claim', what });
      return {
        kind: 'act',
        seat: s.active,
        ask: 'choice',
        rule: 'B12-412.2',
        options,
        // A turn is handed over by its player, even if nothing else can be done.
        always: true,
      };
    },
    (g, f, act) => {
      if (act.do === 'end') {
        if (profileOf(g.state).choiceSubphase) return;
        f.passedAt = g.state.count;
        openPassed(g);
        return;
      }
      if (act.do === 'claim') {
        grant(g, g.state.active, act.what, act.what === 'victory' ? 'B12-602.1' : 'B12-603.1');
        return;
      }
      goTo(g, f, 'toChoice');
      payForSharing(g, act);
      if (act.do !== 'reveal') openWindow(g);
      chosen(g, act);
      // B12-302.4, B12-303.6: a card that is turned up hands no priority over, but what comes of it comes at once.
      if (act.do === 'reveal' && applyRules(g) && g.state.due.length > 0) openWindow(g);
    },
  ),

  /** B09-215.8: in 2009 it goes on if the other player has not passed too. */
  endOfMain(g, f) {
    if (g.state.phase === 'main' && f.passedAt !== g.state.count) {
      goTo(g, f, 'toChoice');
      return;
    }
    breakRows(g, null);
    payForSharing(g, { do: 'end' });
  },

  /** Final phase (B12-415.1, B09-313.1). */
  final(g) {
    enterPhase(g, 'final');
    triggerTurn(g, 'end');
    namedAtEnd(g);
    wakeDelayed(g, 'end');
    openWindow(g);
  },

  /** B12-415.3, B09-313.2: what lasted until the end of the turn ends, and the other player is active. */
  handOver(g, f) {
    const s = g.state;
    expire(g, 'end');
    // B12-405.1: the Second player's third row is hidden no longer than the First player's first turn.
    if (s.turn === 1) revealRest(g);
    if (timeIsUp(g)) return;
    retreatAtTurnEnd(g);
    s.sides[s.active].moversMost = -1;
    for (const side of s.sides) side.made = 0;
    s.active = 1 - s.active;
    goTo(g, f, 'beginning');
  },
});

/** In 2009 the Beginning phase has two steps, and nothing divides the Main phase (B09-300.2, B09-309.1). */
const phases2009: Readonly<Partial<Record<Phase, Phase>>> = {
  beginning: 'preparation',
  opening: 'turnStart',
  choice: 'main',
  movement: 'main',
  action: 'main',
};

/** What each phase, subphase or step is for. */
const phaseRules: Readonly<Partial<Record<Phase, RuleId>>> = {
  beginning: 'B12-409.1',
  preparation: 'B09-310.1',
  opening: 'B12-410.2',
  turnStart: 'B12-410.2',
  main: 'B09-312.2',
  choice: 'B12-412.1',
  movement: 'B12-413.1',
  action: 'B12-414.1',
  final: 'B12-415.1',
};

function enterPhase(g: G, named: Phase): void {
  const phase = (profileOf(g.state).openingPhase ? undefined : phases2009[named]) ?? named;
  if (phase === g.state.phase) return;
  g.state.phase = phase;
  hearing(g)?.({ kind: 'phase', rule: phaseRules[phase] ?? 'B12-408.2', phase, seat: g.state.active });
}

/** Features at the start of the turn; in 2009 those about opening come before cards open (B09-310.3). */
function startTriggers(g: G, openers: boolean): void {
  const s = g.state;
  const waiting = s.due;
  s.due = [];
  triggerTurn(g, 'start');
  const due = profileOf(s).openersFirst ? s.due.filter((one) => aboutOpening(s, one) === openers) : s.due;
  s.due = [...waiting, ...due];
}

const aboutOpening = (s: Berserk, { def, list }: Due): boolean =>
  list >= 0 &&
  cardByNumber(s, def).lists[list].some(
    (ability) => 'do' in ability && kindOfEffect(ability.do).aboutOpening === true,
  );

/** What is counted by the turn begins anew (B12-510.1, B12-510.4, B12-G-x-times-per-turn, B12-G-armour-x, B09-D-armour). */
function forgetTurn(piece: Piece): void {
  if (piece.usedTurn.length > 0) piece.usedTurn = [];
  piece.acts = 0;
  piece.strikes = 0;
  if (piece.struck.length > 0) piece.struck = [];
  piece.movedBefore = piece.steps.length > 0;
  if (piece.steps.length > 0) piece.steps = [];
  if (piece.shotBy.length > 0) piece.shotBy = [];
  piece.assaulted = false;
  piece.hurt = 0;
  piece.hurtByAttacks = 0;
  piece.hurtTypes = 0;
  if (piece.assailed.length > 0) piece.assailed = [];
  piece.attacked = 0;
  piece.armourUsed = 0;
  piece.magicArmourUsed = 0;
  if (piece.prevented.length > 0) piece.prevented = [];
}

/** B12-G-thirst-x: before its turn a closed creature may drink. */
function thirsts(g: G): void {
  const s = g.state;
  for (const number of s.sides[s.active].squad) {
    const piece = s.pieces[number];
    const thirst = piece ? thirstOf(s, piece) : 0;
    if (piece && thirst > 0) dueNamed(g, piece, 'thirst', { x: thirst, may: true });
  }
}

function openAll(g: G): void {
  const s = g.state;
  const opened: Piece[] = [];
  for (const number of s.sides[s.active].squad) {
    const piece = s.pieces[number];
    if (!piece) continue;
    refresh(piece, true);
    if (piece.numb) piece.numb = false;
    else if (piece.closed && thirstOf(s, piece) === 0 && open(g, piece, 'B12-410.2', true))
      opened.push(piece);
  }
  if (opened.length > 0) {
    stirring(g)?.({
      kind: 'openedAll',
      rule: 'B12-410.2',
      seat: s.active,
      cards: opened.map(({ card }) => ref(s, card)),
    });
  }
}

/**
 * Poisoning, regeneration (B12-G-regeneration-x, B09-D-regeneration) and fading of open cards (B12-G-poisoning-x);
 * a chip for Charge.
 */
function namedAtStart(g: G): void {
  const s = g.state;
  for (const number of s.sides[s.active].squad) {
    const piece = s.pieces[number];
    if (!piece || piece.hidden) continue;
    // B12-G-charge-x: closed cards too.
    if (textOf(s, piece).charges) {
      dueNamed(g, piece, 'charge', { may: true });
    }
    if (piece.closed) continue;
    const poison = poisonOf(piece);
    // B12-G-poisoning-x: it is a creature that is wounded; Fading speaks of any card.
    if (poison > 0 && isCreature(s, piece)) {
      let more = 0;
      for (const { gain } of gainsOf(s, piece, gainKind.poisonHurts)) more += gain.by;
      dueNamed(g, piece, 'poisoning', { x: poison + more });
    }
    const fading = wordOf(s, piece, 'fading');
    if (fading > 0) dueNamed(g, piece, 'fading', { x: fading });
    const regeneration = wordOf(s, piece, 'regeneration');
    if (regeneration > 0 && piece.wounds > 0) dueNamed(g, piece, 'regeneration', { x: regeneration });
  }
}

/** Concentration at the end of the opponent's turn, Rage at the end of the own. */
function namedAtEnd(g: G): void {
  const s = g.state;
  for (const [seat, side] of s.sides.entries()) {
    for (const number of side.squad) {
      const piece = s.pieces[number];
      if (!piece) continue;
      if (seat !== s.active && piece.hurt === 0 && hasToDeclare(s, piece, 'concentration'))
        dueNamed(g, piece, 'concentration');
      if (seat === s.active && !piece.assaulted && has(s, piece, 'rage')) dueNamed(g, piece, 'rageGrows');
    }
  }
}

/** B12-532.5.1, B12-G-incarnation-chip: one chip for each card in the graveyard that waits to incarnate. */
function incarnationChips(g: G): void {
  const s = g.state;
  for (const one of s.sides[s.active].incarnations) {
    if (one.used || !s.sides[s.active].graveyard.includes(one.card)) continue;
    one.chips++;
    s.unsettled = true;
    stirring(g)?.({ kind: 'incarnationChip', rule: 'B12-532.5.1', card: ref(s, one.card), chips: one.chips });
    triggerAway(g, one.card, s.active, 'incarnationChip', one.chips);
  }
}

/**
 * Delayed features whose time has come; others wait for the next turn (B12-410.3, B12-415.2, B09-311.5,
 * B09-313.1a).
 */
function wakeDelayed(g: G, when: 'start' | 'end'): void {
  const s = g.state;
  if (s.delayed.length === 0) return;
  const ripe = s.delayed.filter(({ on, seat }) => {
    if (when === 'end') return on === 'turnEnd' || (on === 'enemyTurnEnd' && seat !== s.active);
    return seat === s.active ? on === 'yourTurnStart' : on === 'enemyTurnStart';
  });
  s.delayed = s.delayed.filter((one) => !ripe.includes(one));
  for (const one of ripe) dueDelayed(s, one, one.it);
}

/** What ends at this point of a turn of the seat, after so many of them (B12-G-for-x-turns-of-player). */
function expire(g: G, when: 'start' | 'end'): void {
  const s = g.state;
  const { active } = s;
  const lent: { card: number; seat: Seat }[] = [];
  const ends = (until: Until | 'stay', seat: Seat, bearer: Seat = seat): boolean => {
    if (when === 'start') return until === 'yourTurn' && seat === active;
    if (until === 'turnEnd') return true;
    if (until === 'enemyTurnEnd') return seat !== active;
    if (until === 'itsTurnEnd') return bearer === active;
    return until === 'yourTurnEnd' && seat === active;
  };
  for (let at = 0; at < 2; at++) {
    const { squad } = s.sides[at];
    for (let i = 0; i < squad.length; i++) {
      const number = squad[i];
      const piece = s.pieces[number];
      if (!piece || piece.lasting.length + piece.markers.length === 0) continue;
      if (piece.lasting.length > 0) {
        for (const given of piece.lasting) if (ends(given.until, given.seat, piece.seat)) given.turns--;
        release(s, piece, (given) => ends(given.until, given.seat, piece.seat) && given.turns <= 0);
      }
      if (piece.markers.length === 0) continue;
      s.unsettled = true;
      for (const { kind, until, seat } of piece.markers)
        if (kind === 'lent' && ends(until, rival(seat))) lent.push({ card: number, seat });
      piece.markers = piece.markers.filter(
        ({ kind, until, seat }) => !ends(until, kind === 'lent' ? rival(seat) : seat, piece.seat),
      );
    }
  }
  for (const { card, seat } of lent) handBack(g, card, seat);
  if (s.marks.length > 0) {
    s.marks = s.marks.filter(({ until, seat }) => !ends(until, seat));
    s.unsettled = true;
  }
  if (s.delayed.length > 0)
    s.delayed = s.delayed.filter(
      (one) => one.on !== 'ward' || !ends(wardOf(s, one)?.until ?? 'stay', one.seat),
    );
  countKinds(s);
  // With the first turn some rules effects begin to count.
  if (s.turn <= 1) s.unsettled = true;
}

function chosen(g: G, act: BerserkAct): void {
  const s = g.state;
  switch (act.do) {
    case 'move':
    case 'jump':
    case 'teleport':
    case 'maneuver':
      enterPhase(g, 'movement');
      declareMove(g, act);
      return;
    // B12-414.1, B09-205.2a.
    case 'strike': {
      enterPhase(g, 'action');
      const piece = pieceOf(s, act.card);
      if (!piece) return;
      const list = listNumber('strike');
      const pay = { ...nothingPaid, close: true, assault: true };
      beginUse(g, {
        seat: piece.seat,
        card: act.card,
        def: s.def[act.card],
        feature: list,
        list,
        queue: [act.target],
        pay,
      });
      return;
    }
    case 'use':
      enterPhase(g, 'action');
      playFeature(g, act.card, act.of, act.feature, act.x ?? 0);
      return;
    case 'accumulate':
    case 'prepare':
    case 'retreat':
      enterPhase(g, 'action');
      playFeature(g, act.card, s.def[act.card], listNumber(act.do), 0);
      return;
    case 'reveal': {
      const piece = pieceOf(s, act.card);
      if (piece) reveal(g, piece, 'B12-529.3');
    }
  }
}
