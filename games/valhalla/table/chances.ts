/**
 * The chances of a battle, exact as far as dice and what lies open decide it. Left out is what nobody can count: the
 * cards in hands, and abilities of warriors and jarls that their player may use or not.
 */
import type { Seat } from '@vigrid/kernel';
import { warrior } from '../cards/catalogue.ts';
import { newBattle } from '../flow/battle.ts';
import { isFree, patternAt, stockCard } from '../flow/weapon-dice.ts';
import { inForce, opponentOf } from '../jarls.ts';
import { monsterHas, monsterStrength } from '../monster.ts';
import { armedSets, beforeRoll, mostDice, type Plan, plan, throwOf, type Utility } from '../odds.ts';
import { type Battle, bit, type Fighter, placesOf, type Valhalla, warriorAt } from '../state.ts';
import { strengthOf } from '../strength.ts';
import { titleTable } from '../titles.ts';

/** What a fighter may come to: the sets of warriors that dice can arm, and what each of them is worth. */
export interface Reach {
  /** By number of dice and throw: the sets of warriors that can be armed. */
  readonly sets: readonly (readonly (readonly number[])[])[];
  /** By set, those that are armed already included; null if then nobody is (V-8.12). */
  readonly strength: readonly (number | null)[];
  /** Sets with a warrior that takes a die off the defender (V-38.3). */
  readonly frost: readonly boolean[];
  /** By set, the places of all who are armed then. */
  readonly armed: readonly number[];
}

/** The dice that may be rolled anew, by their faces. */
export const rolledFaces = (f: Fighter): number[] =>
  f.faces.filter((_, slot) => isFree(f, slot) && f.sort[slot] !== stockCard).slice(0, mostDice);

/** Cards that count as dice keep their face (V-32.1). */
const fixedFaces = (f: Fighter): number[] =>
  f.faces.filter((_, slot) => isFree(f, slot) && f.sort[slot] === stockCard);

export function reachOf(s: Valhalla, b: Battle, f: Fighter, dice: number): Reach {
  const places: number[] = [];
  for (let place = 0; place < placesOf(s, f); place++) {
    if (warriorAt(s, f, place) >= 0 && !bit(f.armed | f.blocked, place)) places.push(place);
  }
  const patterns = places.map((place) => patternAt(s, f, place));
  const all = Array.from({ length: 1 << places.length }, (_, set) => places.filter((_, i) => bit(set, i)));
  const armed = all.map((more) => more.reduce((bits, place) => bits | (1 << place), f.armed));
  return {
    sets: armedSets(patterns, dice, s.options.fourEqual, fixedFaces(f)),
    strength: armed.map((bits) => strengthWith(s, b, f, bits)),
    frost: all.map((more) =>
      more.some((place) => warrior(s, warriorAt(s, f, place)).ability?.kind === 'frost'),
    ),
    armed,
  };
}

function strengthWith(s: Valhalla, b: Battle, f: Fighter, armed: number): number | null {
  if (armed === 0) return null;
  const { fought, after } = withArmed(b, f, armed);
  return strengthOf({ ...s, battle: fought }, fought, after);
}

/** The battle as it is once these places of a fighter are armed. */
function withArmed(b: Battle, f: Fighter, armed: number): { fought: Battle; after: Fighter } {
  const after = { ...f, armed };
  return { fought: { ...b, fighters: b.fighters.map((one) => (one === f ? after : one)) }, after };
}

/** How likely one warrior can be armed, by number of dice and throw: sure or not at all. */
export const armUtility = (s: Valhalla, f: Fighter, place: number, dice: number): Utility =>
  armedSets([patternAt(s, f, place)], dice, s.options.fourEqual, fixedFaces(f)).map((row) =>
    Float64Array.from(row, (sets) => (sets.includes(1) ? 1 : 0)),
  );

/** What it is worth to stand with each set of armed warriors. */
export type Aim = (set: number) => number;

/** Standing on a throw is worth the best set that it can arm. */
export const utilityOf = ({ sets }: Reach, aim: Aim): Utility =>
  sets.map((row) => Float64Array.from(row, (found) => Math.max(...found.map(aim))));

/** The best that can be done with these faces without another roll. */
export function standing({ sets }: Reach, aim: Aim, faces: readonly number[]): number {
  const { dice, at } = throwOf(faces);
  return Math.max(...sets[dice][at].map(aim));
}

/** The chance to win by standing: of a defender sure or none, of an attacker what the defender does not reach. */
export function aimOf(s: Valhalla, b: Battle, f: Fighter, { strength, frost, armed }: Reach): Aim {
  const other = opponentOf(b, f);
  const against = (enough: (own: number, set: number) => number): Aim =>
    memo((set) => {
      const own = strength[set];
      return own === null ? 0 : enough(own, set);
    });
  if (other && f.attacks) {
    const holds = holdsByForce(s, b, f, other);
    return against((own, set) => holds(armed[set])(own, frost[set] && !b.frozen));
  }
  // V-27.10: as much as the monster has wounds it; in defence it has to be more (V-11.1, V-27.13).
  const need = other ? other.strength : monsterStrength(s);
  return against((own) => (own > need || (f.attacks && own === need) ? 1 : 0));
}

/** Whom the attacker arms may put abilities of the defender's jarl out of force (Torstein). */
function holdsByForce(s: Valhalla, b: Battle, f: Fighter, other: Fighter) {
  const found = new Map<string, ReturnType<typeof holdsAgainst>>();
  return (armed: number) => {
    const { fought } = withArmed(b, f, armed);
    const force = `${inForce(s, fought, other, 0)} ${inForce(s, fought, other, 1)}`;
    const holds = found.get(force) ?? holdsAgainst(s, fought, other);
    found.set(force, holds);
    return holds;
  };
}

/** The chance to win by standing, strength by strength from 0 on, until it is sure. */
export function holdsByStrength(s: Valhalla, b: Battle, f: Fighter, other: Fighter): number[] {
  const holds = holdsByForce(s, b, f, other)(f.armed);
  const list: number[] = [0];
  while (list[list.length - 1] < 1) list.push(holds(list.length, false));
  return list;
}

/** The chance that a defender does not exceed a strength, from the first roll on; a frost giant takes one die. */
function holdsAgainst(s: Valhalla, b: Battle, f: Fighter) {
  const dice = Math.min(mostDice, f.own + f.extra);
  const reach = reachOf(s, b, f, dice);
  const most = Math.max(...reach.strength.map((one) => one ?? 0));
  const exceeded = memo((own: number): Plan => {
    const utility = utilityOf(reach, (set) => ((reach.strength[set] ?? 0) > own ? 1 : 0));
    return plan(utility, dice);
  });
  return (own: number, frost: boolean): number =>
    own >= most ? 1 : 1 - beforeRoll(exceeded(own), frost ? Math.max(0, dice - 1) : dice);
}

/** The chance that an attack on a squad succeeds, from the first roll on; the last viking's attackers get dice (V-22.7). */
export const attackChance = (s: Valhalla, seat: Seat, target: Seat): number =>
  battleChance(s, newBattle('battle', [seat, target]));

/** The same for a battle that has been declared, with the help that was given so far (V-17.3). */
export function battleChance(s: Valhalla, b: Battle): number {
  const [attacker, defender] = b.fighters;
  const title = s.titles.find(({ holder }) => holder === defender.seat);
  const more = title ? Math.min(s.pool, titleTable(s.sides.length)[title.level - 1].dice) : 0;
  return chanceOf(s, b, attacker.extra + more);
}

/** The chance that an attack on the monster succeeds; it may take a die (V-36.4). */
export const assaultChance = (s: Valhalla): number =>
  chanceOf(s, newBattle('assault', [0]), monsterHas(s, 'dieLess') ? -1 : 0);

function chanceOf(before: Valhalla, b: Battle, extra: number): number {
  const s = { ...before, battle: b };
  const [f] = b.fighters;
  const dice = Math.min(mostDice, f.own + extra);
  const reach = reachOf(s, b, f, dice);
  return beforeRoll(plan(utilityOf(reach, aimOf(s, b, f, reach)), dice), dice);
}

function memo<T>(of: (n: number) => T): (n: number) => T {
  const found = new Map<number, T>();
  return (n) => {
    const had = found.get(n);
    if (had !== undefined) return had;
    const made = of(n);
    found.set(n, made);
    return made;
  };
}
