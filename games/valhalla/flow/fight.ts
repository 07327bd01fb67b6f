/**
 * The phase of one fighter: attack (chapter 8), defence (chapter 10) or Ragnarök (chapter 13). Roll, then re-roll, play
 * tactics and arm warriors as often as possible and in any order (V-8.2).
 */
import { type ActQuestion, again, asks, flow, type PickQuestion, push } from '@vigrid/kernel';
import type { ValhallaAct } from '../acts.ts';
import { cardOf, symbolsOf, warrior } from '../cards/catalogue.ts';
import { clans, faceOf } from '../cards/types.ts';
import { jarl, jarlOf, opponentOf, works } from '../jarls.ts';
import { monsterHas } from '../monster.ts';
import {
  type Battle,
  bit,
  bitCount,
  type Cited,
  type DeedFrame,
  type DiceFrame,
  type Fighter,
  type FightFrame,
  type G,
  placesOf,
  type RerollFrame,
  ref,
  squadSize,
  type Valhalla,
  warriorAt,
} from '../state.ts';
import { fixStrength, raisesAt, worthAt } from '../strength.ts';
import { mayPlay } from './tactics.ts';
import {
  addRolled,
  dieIds,
  extraDie,
  freeDice,
  grantExtra,
  ownDie,
  patternAt,
  rollExtra,
  waysToArm,
} from './weapon-dice.ts';
import { discardFromHand, takeCards } from './zones.ts';

/** The battle under way and the fighter of a frame. */
export function inBattle(s: Valhalla, who: number): { b: Battle; f: Fighter } {
  const b = s.battle;
  if (b === null) throw new Error('There is no battle.');
  return { b, f: b.fighters[who] };
}

export const fight = flow<G, FightFrame>({
  /** Valgard: cards of the hand for extra dice, one or, with five in hand, two. Asked while the pool has any. */
  valgard: asks(
    (g: G, { who }: FightFrame): PickQuestion | null => {
      const s = g.state;
      const { b, f } = inBattle(s, who);
      const { hand } = s.sides[f.seat];
      if (!works(s, b, f, jarl.Valgard, 0)) return null;
      if (s.pool === 0 || hand.length === 0 || hasNobodyLeft(s, b, f)) return null;
      const max = works(s, b, f, jarl.Valgard, 1) ? Math.min(2, s.pool) : 1;
      return { kind: 'cards', seat: f.seat, ask: 'valgard', rule: 'RV-75', from: hand.slice(), min: 0, max };
    },
    (g, { who }, given) => {
      const { f } = inBattle(g.state, who);
      for (const card of given) discardFromHand(g, f.seat, card, 'RV-75');
      grantExtra(g, f, given.length, 'RV-75');
    },
  ),

  /** Ketil and Hrafn use one of their two abilities (V-2.6): which, is chosen before the roll. */
  oneOfTwo: asks(
    ({ state: s }: G, { who }: FightFrame): ActQuestion<ValhallaAct> | null => {
      const { b, f } = inBattle(s, who);
      if (!f.attacks || !opponentOf(b, f)) return null;
      const main: ValhallaAct = { do: 'jarl', ability: 0 };
      if (works(s, b, f, jarl.Ketil, 1) && s.pool > 0) {
        const options: ValhallaAct[] = [main, { do: 'jarl', ability: 1 }];
        return { kind: 'act', seat: f.seat, ask: 'oneOfTwo', rule: 'V-2.6', options };
      }
      if (works(s, b, f, jarl.Hrafn, 1)) {
        const options: ValhallaAct[] = [main, ...clans.map((clan): ValhallaAct => ({ do: 'name', clan }))];
        return { kind: 'act', seat: f.seat, ask: 'oneOfTwo', rule: 'V-2.6', options };
      }
      return null;
    },
    (g, { who }, act) => {
      const { f } = inBattle(g.state, who);
      if (act.do === 'name') {
        f.hushed = clans.indexOf(act.clan);
        g.listener?.({
          kind: 'nameClan',
          rule: 'RV-75',
          seat: f.seat,
          clan: act.clan,
        });
      } else if (act.do === 'jarl' && act.ability === 1) {
        useJarl(g, f, 1);
        grantExtra(g, f, 1, 'RV-75');
      }
    },
  ),

  /** V-8.1, V-10.1; a monster may take one die before (V-36.4). */
  roll(g, { who }) {
    const { f } = inBattle(g.state, who);
    const less = monsterHas(g.state, 'dieLess') ? 1 : 0;
    if (less > 0) g.listener?.({ kind: 'loseDie', rule: 'V-36.4', seat: f.seat });
    for (let i = 0; i < f.own - less; i++) addRolled(g, f, ownDie);
    for (let i = 0; i < f.extra; i++) addRolled(g, f, extraDie);
    const rule = g.state.battle?.kind === 'ragnarok' ? 'V-13.2' : f.attacks ? 'V-8.1' : 'V-10.1';
    g.listener?.({ kind: 'roll', rule, seat: f.seat, faces: f.faces.slice() });
  },

  main: asks(mainQuestion, (g, frame, act) => {
    if (act.do === 'stop') return;
    again(frame);
    carryOut(g, frame.who, act);
  }),

  /** V-8.16: strength is fixed. */
  end(g, { who }) {
    const s = g.state;
    const { b, f } = inBattle(s, who);
    fixStrength(s, b, f);
    g.listener?.({
      kind: 'stop',
      rule: f.attacks ? 'V-8.16' : 'V-10.1',
      seat: f.seat,
      strength: f.strength,
      armed: bitCount(f.armed),
    });
  },
});

/** Any number of tactics (V-30.2); nobody has to be armed (V-8.11), and dice on a warrior stay there (V-30.5). */
function mainQuestion({ state: s }: G, { who }: FightFrame): ActQuestion<ValhallaAct> | null {
  const { b, f } = inBattle(s, who);
  if (hasNobodyLeft(s, b, f)) return null;
  const options: ValhallaAct[] = [{ do: 'stop' }];
  if (mayReroll(f)) options.push({ do: 'reroll' });
  freeRerolls(s, b, f, options);
  jarlActs(s, b, f, options);
  const { hand } = s.sides[f.seat];
  for (const card of hand) {
    if (mayPlay(s, b, f, card)) options.push({ do: 'tactic', card });
  }
  const places = placesOf(s, f);
  for (let place = 0; place < places; place++) {
    if (bit(f.armed | f.blocked, place)) continue;
    const card = warriorAt(s, f, place);
    if (card < 0) continue;
    for (const way of waysToArm(f, patternAt(s, f, place), s.options.fourEqual)) {
      options.push({ do: 'arm', card, dice: dieIds(b, f, way) });
    }
  }
  const ask = b.kind === 'ragnarok' ? 'ragnarok' : f.attacks ? 'attack' : 'defend';
  const rule = b.kind === 'ragnarok' ? 'V-13.2' : f.attacks ? 'V-8.2' : 'V-10.1';
  // Tactics are secret.
  return { kind: 'act', seat: f.seat, ask, rule, options, always: true };
}

/** V-13.3: in Ragnarök nothing comes of dice and tactics for an empty squad, and everybody sees that it is empty. */
const hasNobodyLeft = (s: Valhalla, b: Battle, f: Fighter): boolean =>
  b.kind === 'ragnarok' && squadSize(s.sides[f.seat]) === 0;

/** V-8.3: one die pays, another is rolled anew. */
export const mayReroll = (f: Fighter): boolean => freeDice(f).length >= 2;

/** Re-rolls that cost nothing: Sigurd's, Ottar's, and Thor's (V-31.5). */
function freeRerolls(s: Valhalla, b: Battle, f: Fighter, options: ValhallaAct[]): void {
  if (freeDice(f).length === 0) return;
  if (mayRerollByJarl(s, b, f)) options.push({ do: 'freeReroll', by: s.sides[f.seat].jarl });
  const thor = thorReroll(s, b, f);
  if (f.free > 0 && thor >= 0) options.push({ do: 'freeReroll', by: thor });
}

/** Whether this jarl or card of Thor's gives such a re-roll now. */
export const mayRerollFreely = (s: Valhalla, b: Battle, f: Fighter, by: number): boolean =>
  freeDice(f).length > 0 &&
  ((by === s.sides[f.seat].jarl && mayRerollByJarl(s, b, f)) || (f.free > 0 && by === thorReroll(s, b, f)));

const thorReroll = (s: Valhalla, b: Battle, f: Fighter): number =>
  b.helps.find(({ card, seat }) => {
    const data = cardOf(s, card);
    return seat === f.seat && data.kind === 'thor' && data.help.kind === 'reroll';
  })?.card ?? -1;

export function mayRerollByJarl(s: Valhalla, b: Battle, f: Fighter): boolean {
  if (works(s, b, f, jarl.Sigurd, 0)) return (f.used & 1) === 0;
  if (works(s, b, f, jarl.Ottar, 0) && f.rerolls === 0) return true;
  return works(s, b, f, jarl.Ottar, 1) && f.rerolls === 1;
}

/** Abilities of jarls that are used by an act of their own, once per battle. */
function jarlActs(s: Valhalla, b: Battle, f: Fighter, options: ValhallaAct[]): void {
  if (mayUseJarl(s, b, f, 0)) options.push({ do: 'jarl', ability: 0 });
  if (mayUseJarl(s, b, f, 1)) options.push({ do: 'jarl', ability: 1 });
}

export function mayUseJarl(s: Valhalla, b: Battle, f: Fighter, ability: 0 | 1): boolean {
  switch (jarlOf(s.sides[f.seat])) {
    case jarl.Höd:
      // One of the two (V-2.6).
      if (!f.attacks || f.used !== 0 || !works(s, b, f, jarl.Höd, ability)) return false;
      return ability === 0 ? turnable(f, jarl.Höd, 0).length > 0 : s.pool > 0;
    case jarl.Styr:
      return f.used === 0 && works(s, b, f, jarl.Styr, ability) && turnable(f, jarl.Styr, ability).length > 0;
    case jarl.Vetr:
      return ability === 1 && (f.used & 2) === 0 && works(s, b, f, jarl.Vetr, 1) && s.deck.length > 0;
    default:
      return false;
  }
}

/** Dice that Höd or Styr may turn, and to which faces; of dice with equal faces, the first. */
export function turnable(f: Fighter, who: number, ability: 0 | 1): { slot: number; face: number }[] {
  const free = freeDice(f);
  const first = (face: number) => free.find((slot) => f.faces[slot] === face);
  const turns: { slot: number; face: number }[] = [];
  const turn = (from: number, to: number) => {
    const slot = first(from);
    if (slot !== undefined) turns.push({ slot, face: to });
  };
  if (who === jarl.Höd) {
    for (let face = 1; face <= 5; face++) if (first(face) !== undefined) turn(6, face);
  } else if (ability === 0) {
    turn(faceOf('axe'), faceOf('sword'));
    turn(faceOf('sword'), faceOf('axe'));
  } else for (let face = 2; face <= 5; face++) turn(faceOf('axe'), face);
  return turns;
}

function useJarl(g: G, f: Fighter, ability: 0 | 1): void {
  f.used |= 1 << ability;
  const card = ref(g.state, g.state.sides[f.seat].jarl);
  g.listener?.({ kind: 'jarlAbility', rule: 'V-2.4', seat: f.seat, card, ability });
}

function carryOut(g: G, who: number, act: ValhallaAct): void {
  const s = g.state;
  const { b, f } = inBattle(s, who);
  switch (act.do) {
    case 'reroll':
      push<RerollFrame>(g, { kind: 'reroll', step: 0, who, most: 9, times: 1, rule: 'V-8.3', by: 'pay' });
      return;
    case 'freeReroll':
      freeReroll(g, who, act.by);
      return;
    case 'jarl':
      useJarl(g, f, act.ability);
      if (jarlOf(s.sides[f.seat]) === jarl.Vetr) takeCards(g, f.seat, 1, 'RV-75');
      else if (jarlOf(s.sides[f.seat]) === jarl.Höd && act.ability === 1) rollExtra(g, f, 'RV-75');
      else push<DiceFrame>(g, { kind: 'dice', step: 0, who, card: s.sides[f.seat].jarl, slots: [] });
      return;
    case 'tactic':
      push<DeedFrame>(g, { kind: 'deed', step: 0, who, card: act.card });
      return;
    case 'arm':
      arm(g, b, f, who, act.card, act.dice);
      return;
    default:
      throw new Error(`"${act.do}" is no act of a battle.`);
  }
}

function freeReroll(g: G, who: number, card: number): void {
  const s = g.state;
  const { b, f } = inBattle(s, who);
  const most = mostFree(s, b, f, card);
  if (card === s.sides[f.seat].jarl) {
    useJarl(g, f, 0);
    push<RerollFrame>(g, { kind: 'reroll', step: 0, who, most, times: 1, rule: 'RV-75', by: 'jarl' });
    return;
  }
  f.free--;
  push<RerollFrame>(g, { kind: 'reroll', step: 0, who, most, times: 1, rule: 'V-31.5', by: 'thor' });
}

/** How many dice a card lets roll anew for nothing: Sigurd one, any number with four warriors; Ottar two; Thor any. */
export function mostFree(s: Valhalla, b: Battle, f: Fighter, card: number): number {
  if (card !== s.sides[f.seat].jarl) return 9;
  if (jarlOf(s.sides[f.seat]) !== jarl.Sigurd) return 2;
  return works(s, b, f, jarl.Sigurd, 1) ? 9 : 1;
}

/** V-8.9: all symbols covered, the warrior is activated, and its dice stay on it (V-8.14). */
function arm(g: G, b: Battle, f: Fighter, who: number, card: number, dice: readonly number[]): void {
  const s = g.state;
  const place = placeOf(s, f, card);
  f.armed |= 1 << place;
  for (const die of dice) f.on[die % 20] = place;
  g.listener?.({
    kind: 'arm',
    rule: armRule(s, f, place),
    seat: f.seat,
    card: ref(g.state, card),
    dice,
    strength: worthAt(s, b, f, place),
  });
  for (const { rule, amount } of raisesAt(s, b, f, place))
    g.listener?.({ kind: 'strength', rule, seat: f.seat, card: ref(s, card), amount });
  onActivation(g, b, f, who, card);
}

/** By which rule it may be armed so: a companion's warrior, one that Tyr spares a weapon, or like any other. */
function armRule(s: Valhalla, f: Fighter, place: number): Cited {
  if (place >= 4) return s.options.companions === 'union' ? 'V-24.3' : 'V-23.6';
  const usual = symbolsOf(s, warriorAt(s, f, place));
  return patternAt(s, f, place).dice < usual ? 'V-35.2' : 'V-8.9';
}

export function placeOf(s: Valhalla, f: Fighter, card: number): number {
  for (let place = 0; place < placesOf(s, f); place++) if (warriorAt(s, f, place) === card) return place;
  return -1;
}

/** Abilities that work when their warrior is activated (V-30.4). */
function onActivation(g: G, b: Battle, f: Fighter, who: number, card: number): void {
  const s = g.state;
  const other = opponentOf(b, f);
  switch (warrior(s, card).ability?.kind) {
    case 'frost':
      // V-27.4 in solo play; V-38.3 otherwise, once per battle.
      if (s.solo) rollExtra(g, f, 'V-27.4');
      else if (f.attacks && other && !b.frozen) {
        b.frozen = true;
        other.own--;
        g.listener?.({ kind: 'loseDie', rule: 'V-38.3', seat: other.seat });
      }
      return;
    case 'block':
      if (f.attacks && other && usable(s, other) > 1)
        push<DeedFrame>(g, { kind: 'deed', step: 0, who, card });
      return;
    case 'disarm':
      if (other) push<DeedFrame>(g, { kind: 'deed', step: 0, who, card });
      return;
    case 'sacrifice':
      if (s.sides[f.seat].hand.length > 0) push<DeedFrame>(g, { kind: 'deed', step: 0, who, card });
      return;
  }
}

/** Warriors of a squad that are not blocked; the last one can not be (V-34.4, RV-21). */
export const usable = (s: Valhalla, f: Fighter): number => squadSize(s.sides[f.seat]) - bitCount(f.blocked);
