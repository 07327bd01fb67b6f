/** A turn: one action, then cards (chapter 6); in solo play, the monster after it (chapter 26). */
import {
  type ActQuestion,
  asks,
  finish,
  flow,
  goTo,
  no,
  push,
  reveal,
  type Seat,
  type Why,
} from '@vigrid/kernel';
import type { ValhallaAct } from '../acts.ts';
import { isWarrior, symbolsOf } from '../cards/catalogue.ts';
import { jarl, leads } from '../jarls.ts';
import { cardsBelow, monsterHas } from '../monster.ts';
import {
  type BattleFrame,
  type DiscardFrame,
  type G,
  next,
  partnerOf,
  type RagnarokFrame,
  type Side,
  type SoloFrame,
  squadSize,
  type TakeFrame,
  type TurnFrame,
  type Valhalla,
} from '../state.ts';
import { titleTable } from '../titles.ts';
import { newBattle } from './battle.ts';
import { gainFrame, startRecruit } from './cards.ts';
import { startDuel } from './solo.ts';
import { mill, showHand } from './zones.ts';

export const turn = flow<G, TurnFrame>({
  begin(g, f) {
    const s = g.state;
    s.turn++;
    s.stage = 'action';
    f.empty = squadSize(s.sides[s.active]) === 0;
    if (s.besieged === s.active) s.besieged = -1;
    g.listener?.({ kind: 'turn', rule: 'V-6.2', seat: s.active, turn: s.turn });
  },

  /** V-22.5: the last viking with a squad gains the points of the level, which then rises. */
  lastViking(g, f) {
    const s = g.state;
    const title = s.titles.find(({ holder }) => holder === s.active);
    if (!title || f.empty) return;
    const { points } = titleTable(s.sides.length)[title.level - 1];
    const at = s.titles.indexOf(title);
    g.listener?.({
      kind: 'bonus',
      rule: 'V-22.5',
      seat: s.active,
      points,
      card: null,
    });
    push(g, gainFrame(s.active, [points], 'V-22.6'));
    // RV-53: the highest level stays.
    if (title.level === 5) return;
    title.level++;
    g.listener?.({
      kind: 'title',
      rule: 'V-22.5',
      seat: s.active,
      title: at,
      level: title.level,
    });
  },

  /** V-6.6: no warrior anywhere: the hand is shown, and cards are taken. */
  noWarriors(g, f) {
    const s = g.state;
    if (!f.empty || s.solo) return;
    if (!s.sides[s.active].hand.some((card) => isWarrior(s, card))) {
      showHand(g, s.active, 'V-6.6');
      return;
    }
    // A hand that is not shown holds a warrior, which all know now.
    reveal(g);
    g.listener?.({ kind: 'mustRecruit', rule: 'V-6.5', seat: s.active });
  },

  action: asks(actionQuestion, (g, f, act) => carryOut(g, f, act)),

  /** V-36.2. */
  mill(g) {
    if (monsterHas(g.state, 'mill')) mill(g, 1, 'V-36.2');
  },

  /** Solo: the deck may have run out (V-28.2). */
  deckAfterAction: (g) => pushLastAttack(g),

  /** Phase 2 (V-6.17), three cards with one of the sets of 40 (V-18.2, V-20.2, V-19.4, V-28.9). */
  draw(g) {
    const s = g.state;
    s.stage = 'draw';
    const side = s.sides[s.active];
    const { valkyries, dwarves } = s.options;
    const solveig = leads(side, jarl.Solveig);
    push<TakeFrame>(g, {
      kind: 'take',
      step: 0,
      seat: s.active,
      take: (valkyries || dwarves ? 3 : 2) + (solveig ? 1 : 0),
      keep: solveig && side.hand.length <= 2 ? 2 : 1,
      rule: valkyries && dwarves ? 'V-19.4' : valkyries ? 'V-18.2' : dwarves ? 'V-20.2' : 'V-6.17',
    });
  },

  deckAfterDraw: (g) => pushLastAttack(g),

  /** V-26.1. */
  monster(g) {
    if (g.state.solo) push<SoloFrame>(g, { kind: 'solo', step: 0 });
  },

  deckAfterMonster: (g) => pushLastAttack(g),

  /** V-6.3, and the end of the game (V-12.1, V-12.2). */
  handOver(g, f) {
    const s = g.state;
    if (s.lastTurns > 0) s.lastTurns--;
    else if (ends(s)) {
      s.lastTurns = s.sides.length;
      g.listener?.({ kind: 'lastRound', rule: 'V-12.2', seat: s.active });
    }
    s.active = next(s, s.active);
    if (s.lastTurns === 0) {
      s.stage = 'ragnarok';
      push<RagnarokFrame>(g, { kind: 'ragnarok', step: 0, at: 0 });
    } else goTo(g, f, 'begin');
  },
});

/** V-12.1: the deck has run out, or somebody has lost the last own shield. */
const ends = (s: Valhalla): boolean => s.deck.length === 0 || s.sides.some(({ shields }) => shields === 0);

/** V-28.2: with the last card of the deck gone, one last attack on the last card of the monster, or defeat. */
function pushLastAttack(g: G): void {
  const s = g.state;
  if (!s.solo || s.deck.length > 0) return;
  if (cardsBelow(s) > 0 || squadSize(s.sides[0]) === 0) {
    g.listener?.({ kind: 'end', rule: 'V-28.2', winners: [] });
    finish(g, { winners: [], rule: 'V-28.2' });
    return;
  }
  g.listener?.({ kind: 'lastAttack', rule: 'V-28.2', seat: 0 });
  startDuel(g, 'assault', true);
}

function actionQuestion({ state: s }: G): ActQuestion<ValhallaAct> {
  const seat = s.active;
  const { hand } = s.sides[seat];
  const options: ValhallaAct[] = [];
  if (mayDraw(s, seat)) options.push({ do: 'draw' });
  for (const card of hand) if (mayAdd(s, seat, card)) options.push({ do: 'add', card });
  for (let i = 0; i < hand.length; i++) {
    if (!isWarrior(s, hand[i])) continue;
    for (let j = i + 1; j < hand.length; j++) {
      if (mayAddTwo(s, seat, hand[i], hand[j])) options.push({ do: 'addTwo', cards: [hand[i], hand[j]] });
    }
  }
  if (s.solo) {
    if (mayAttackAtAll(s, seat)) options.push({ do: 'assault' });
  } else {
    for (let other = 0; other < s.sides.length; other++) {
      if (mayAttack(s, seat, other)) options.push({ do: 'attack', seat: other });
    }
  }
  // What may be done betrays what is held in hand.
  return { kind: 'act', seat, ask: 'action', rule: 'V-6.4', options, always: true };
}

function carryOut(g: G, f: TurnFrame, act: ValhallaAct): void {
  const s = g.state;
  const seat = s.active;
  switch (act.do) {
    case 'draw':
      push<TakeFrame>(g, {
        kind: 'take',
        step: 0,
        seat,
        // RV-2: three for the action too, if the table wants it so.
        take: s.options.drawThree && s.options.valkyries && s.options.dwarves ? 3 : 2,
        keep: 1,
        rule: 'V-6.15',
      });
      return;
    case 'add':
      if (leads(s.sides[seat], jarl.Einar)) einar(g, seat, act.card);
      startRecruit(g, seat, [act.card], 'hand', 'V-6.7');
      return;
    case 'addTwo':
      startRecruit(g, seat, act.cards, 'hand', 'V-6.10');
      return;
    case 'attack':
      g.listener?.({ kind: 'attack', rule: 'V-6.13', seat, target: act.seat });
      s.stage = 'battle';
      s.battle = newBattle('battle', [seat, act.seat]);
      s.quested = -1;
      push<BattleFrame>(g, { kind: 'battle', step: 0, at: 0 });
      return;
    case 'assault':
      startDuel(g, 'assault', false);
      return;
    default:
      throw new Error(`"${act.do}" is no action of a turn (step ${f.step}).`);
  }
}

/** Einar: after adding a warrior one card is taken and one discarded, none for a warrior of three symbols. */
function einar(g: G, seat: Seat, card: number): void {
  if (symbolsOf(g.state, card) < 3)
    push<DiscardFrame>(g, { kind: 'discard', step: 0, seat, rule: 'RV-75', why: 'any' });
  push<TakeFrame>(g, { kind: 'take', step: 0, seat, take: 1, keep: 1, rule: 'RV-75' });
}

/** Action D: not with an empty squad, unless there is no warrior to add (V-6.5, V-6.6). */
export function mayDraw(s: Valhalla, seat: Seat, why?: Why): boolean {
  const { hand, squad } = s.sides[seat];
  if (squad.some((card) => card >= 0) || !hand.some((card) => isWarrior(s, card))) return true;
  return no(why, { rule: 'V-6.5', why: 'mustAdd' });
}

/** Action A (V-6.7). */
export function mayAdd(s: Valhalla, seat: Seat, card: number, why?: Why): boolean {
  if (!s.sides[seat].hand.includes(card)) {
    const placed = s.sides[seat].squad.includes(card);
    return placed
      ? no(why, { rule: 'V-6.9', why: 'placed', card })
      : no(why, { rule: 'V-6.7', why: 'notInHand' });
  }
  return isWarrior(s, card) || no(why, { rule: 'V-6.7', why: 'notWarrior', card });
}

/** Action B (V-6.10): at most three weapon symbols, so 1 + 1 or 1 + 2 (V-6.11); more with Thord (V-5.3). */
export function mayAddTwo(s: Valhalla, seat: Seat, a: number, b: number, why?: Why): boolean {
  if (a === b || !mayAdd(s, seat, a, why) || !mayAdd(s, seat, b, why)) {
    return a === b ? no(why, { rule: 'V-6.10', why: 'sameCard', card: a }) : false;
  }
  const most = mostSymbols(s.sides[seat]);
  const have = symbolsOf(s, a) + symbolsOf(s, b);
  if (have <= most) return true;
  const single = symbolsOf(s, a) >= 3 || symbolsOf(s, b) >= 3;
  return no(why, { rule: single ? 'V-6.11' : 'V-6.10', why: 'tooManySymbols', have, need: most });
}

function mostSymbols(side: Side): number {
  if (!leads(side, jarl.Thord) || squadSize(side) > 0) return 3;
  return side.shields <= 2 ? 5 : 4;
}

export function mayAttackAtAll(s: Valhalla, seat: Seat, why?: Why): boolean {
  const { squad, hand } = s.sides[seat];
  if (squad.some((card) => card >= 0)) return true;
  return hand.some((card) => isWarrior(s, card))
    ? no(why, { rule: 'V-6.5', why: 'mustAdd' })
    : no(why, { rule: 'V-6.6', why: 'mustDraw' });
}

/** Action C (V-6.13): whom a seat may attack (V-6.14, V-7.2, V-23.3, V-24.1). */
export function mayAttack(s: Valhalla, seat: Seat, target: Seat, why?: Why): boolean {
  if (target === seat || !s.sides[target]) return no(why, { rule: 'V-6.13', why: 'notOpponent' });
  if (!mayAttackAtAll(s, seat, why)) return false;
  return mayBeAttacked(s, seat, target, why);
}

/** Who has no own shields left plays on (V-12.3), but is no target. */
export function mayBeAttacked(s: Valhalla, seat: Seat, target: Seat, why?: Why): boolean {
  const other = s.sides[target];
  if (partnerOf(s, seat) === target) {
    return no(why, { rule: s.options.companions === 'union' ? 'V-24.1' : 'V-23.3', why: 'partner' });
  }
  if (squadSize(other) === 0) {
    const rule = { none: 'V-6.14', partnership: 'V-23.8', union: 'V-24.6' }[s.options.companions];
    return no(why, { rule, why: 'emptySquad' });
  }
  if (other.shields === 0) return no(why, { rule: 'V-6.14', why: 'noShields' });
  if (s.besieged === target && leads(other, jarl.Halvard)) {
    return no(why, { rule: 'RV-75', why: 'halvard', card: other.jarl });
  }
  return true;
}
