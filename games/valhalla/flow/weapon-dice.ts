/** Weapon dice of a fighter: rolling, extra dice, paying, and the ways to arm a warrior with them. */
import { rollDie } from '@vigrid/kernel';
import { type Pattern, patternFor, sparedBy } from '../cards/catalogue.ts';
import { blank } from '../cards/types.ts';
import {
  type Battle,
  type Cited,
  dieId,
  type Fighter,
  type G,
  tyrAt,
  type Valhalla,
  warriorAt,
} from '../state.ts';

export const ownDie = 0;
export const extraDie = 1;
export const stockCard = 2;

export const isFree = (f: Fighter, slot: number): boolean => f.faces[slot] > 0 && f.on[slot] < 0;

/** Slots of dice that can pay, be re-rolled or be turned: free, and no cards (V-8.14, RV-10, RV-26). */
export function freeDice(f: Fighter): number[] {
  const slots: number[] = [];
  for (let slot = 0; slot < f.faces.length; slot++) {
    if (f.sort[slot] !== stockCard && isFree(f, slot)) slots.push(slot);
  }
  return slots;
}

export const dieIds = (b: Battle, f: Fighter, slots: readonly number[]): number[] => {
  const who = b.fighters[0] === f ? 0 : 1;
  return slots.map((slot) => dieId(who, slot));
};

/** A new die on the table, rolled. */
export function addRolled(g: G, f: Fighter, sort: number): number {
  f.faces.push(rollDie(g, 6));
  f.on.push(-1);
  f.sort.push(sort);
  return f.faces.length - 1;
}

/** Extra dice from the pool (V-5.4), as many as there are, and nothing in their place (V-5.5); they join the first roll. */
export function grantExtra(g: G, f: Fighter, count: number, rule: Cited): void {
  const s = g.state;
  const granted = Math.min(count, s.pool);
  if (granted === 0) return;
  s.pool -= granted;
  f.extra += granted;
  g.listener?.({ kind: 'extraDice', rule: granted < count ? 'V-5.6' : rule, seat: f.seat, count: granted });
}

/** An extra die in the middle of the phase: rolled at once. */
export function rollExtra(g: G, f: Fighter, rule: Cited): void {
  const s = g.state;
  if (s.pool === 0) return;
  s.pool--;
  const slot = addRolled(g, f, extraDie);
  g.listener?.({ kind: 'extraDice', rule, seat: f.seat, count: 1 });
  g.listener?.({ kind: 'roll', rule, seat: f.seat, faces: [f.faces[slot]] });
}

/** A die is given up: out of reach for this battle (V-8.5); an extra one goes back to the pool at once. */
export function giveUp(g: G, b: Battle, f: Fighter, slot: number, rule: Cited): void {
  const face = f.faces[slot];
  f.faces[slot] = 0;
  const extra = f.sort[slot] === extraDie;
  if (extra) g.state.pool++;
  const [die] = dieIds(b, f, [slot]);
  g.listener?.({ kind: 'payDie', rule: extra ? 'V-5.7' : rule, seat: f.seat, die, face });
}

/** What the warrior on a place has to be armed with; a Tyr card may spare it a weapon (V-35.2). */
export const patternAt = (s: Valhalla, f: Fighter, place: number): Pattern => {
  const tyr = tyrAt(s, f, place);
  return patternFor(s, warriorAt(s, f, place), tyr < 0 ? 0 : sparedBy(s, tyr));
};

/**
 * Every way to arm by the free dice, as slots. Dice with equal faces are alike, so each set of faces comes once; cards
 * that count as dice go first, then extra dice, so that what can still pay is kept.
 */
export function waysToArm(f: Fighter, pattern: Pattern, fourEqual: boolean): number[][] {
  const by = byFace(f);
  const ways: number[][] = [];
  switch (pattern.kind) {
    case 'named': {
      // V-8.9, V-8.10: a die for each symbol.
      const way: number[] = [];
      for (let face = 1; face < blank; face++) {
        const need = pattern.need[face];
        if (by[face].length < need) return ways;
        for (let i = 0; i < need; i++) way.push(by[face][i]);
      }
      ways.push(way);
      return ways;
    }
    case 'any':
      // V-9.2.
      pick(by, pattern.dice, 1, [], ways, true);
      return ways;
    case 'different':
      // V-32.3.
      pick(by, pattern.dice, 1, [], ways, false);
      return ways;
    case 'equal':
      // V-9.3, V-9.4.
      for (let face = 1; face < blank; face++) {
        if (by[face].length >= pattern.dice) ways.push(by[face].slice(0, pattern.dice));
      }
      return ways;
    case 'pairs':
      // V-9.5, RV-14.
      for (let a = 1; a < blank; a++) {
        if (fourEqual && by[a].length >= 4) ways.push(by[a].slice(0, 4));
        for (let c = a + 1; c < blank; c++) {
          if (by[a].length >= 2 && by[c].length >= 2) ways.push([...by[a].slice(0, 2), ...by[c].slice(0, 2)]);
        }
      }
      return ways;
  }
}

/** Sets of so many faces from the given one on, with repetition or without; X never serves (V-8.13). */
function pick(
  by: readonly (readonly number[])[],
  left: number,
  from: number,
  way: readonly number[],
  ways: number[][],
  repeat: boolean,
): void {
  if (left === 0) {
    ways.push(way.slice());
    return;
  }
  for (let face = from; face < blank; face++) {
    const most = repeat ? Math.min(left, by[face].length) : Math.min(1, by[face].length);
    for (let n = 1; n <= most; n++)
      pick(by, left - n, face + 1, [...way, ...by[face].slice(0, n)], ways, repeat);
  }
}

/** Free slots by face, cards first, then extra dice, then own ones. */
function byFace(f: Fighter): number[][] {
  const by: number[][] = [[], [], [], [], [], [], []];
  for (let sort = stockCard; sort >= ownDie; sort--) {
    for (let slot = 0; slot < f.faces.length; slot++) {
      if (f.sort[slot] === sort && isFree(f, slot)) by[f.faces[slot]].push(slot);
    }
  }
  return by;
}
