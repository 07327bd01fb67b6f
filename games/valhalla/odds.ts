/**
 * Dice by their odds. Dice are alike, so a throw is a set of faces with repetition. Exact, by backward induction: every
 * re-roll costs a die, so the best that can be hoped for with n dice follows from the best with n - 1.
 */
import type { Pattern } from './cards/catalogue.ts';

/** A warrior that may be armed: with what, and what it is worth then. */
export interface Target {
  readonly pattern: Pattern;
  readonly worth: number;
  /** The points it brings where it goes to Valhalla. */
  readonly valour?: number;
}

/** A player's own six and the three of the common pool. */
export const mostDice = 9;

/** How good it is to stand on a throw, by number of dice and number of the throw. */
export type Utility = readonly Float64Array[];

/** What may be hoped for with the throw in hand. */
export interface Hope {
  /** Of standing, and of the best that can be done. */
  readonly stand: number;
  readonly best: number;
  /** The faces to keep if re-rolling is best; null to stand. */
  readonly keep: readonly number[] | null;
}

/** The value of every throw and of every set of kept dice, for so many dice. */
export interface Plan {
  /** By number of dice: the value of a throw. */
  readonly value: readonly Float64Array[];
  /** By number of dice in all, then by number kept: the value of keeping these and rolling the others. */
  readonly kept: readonly (readonly Float64Array[])[];
}

/** All throws as counts of the six faces, and how they grow into each other. */
interface Throws {
  readonly counts: (readonly number[])[][];
  readonly number: Map<number, number>[];
  /** By number of dice and throw: the throw with one more of each face. */
  readonly plus: Int32Array[];
  /** By number of dice and throw: the sets that may be kept when one die pays, as pairs of size and number. */
  readonly parts: (readonly Int32Array[])[];
}

/** As many dice as were ever thought about: nine are rare and take their time. */
const known: Throws = { counts: [], number: [], plus: [], parts: [] };

function throws(most: number): Throws {
  for (let n = known.counts.length; n <= most; n++) addThrows(known, n);
  return known;
}

const keyOf = (counts: readonly number[]): number => counts.reduce((key, n) => key * 10 + n, 0);

function addThrows({ counts, number, plus, parts }: Throws, n: number): void {
  const all: number[][] = [];
  const fill = (face: number, left: number, sofar: number[]): void => {
    if (face === 5) all.push([...sofar, left]);
    else for (let k = 0; k <= left; k++) fill(face + 1, left - k, [...sofar, k]);
  };
  fill(0, n, []);
  counts.push(all);
  number.push(new Map(all.map((one, i) => [keyOf(one), i])));
  parts.push(all.map((one) => Int32Array.from(partsOf(one, n - 2, number))));
  if (n === 0) return;
  const fewer = counts[n - 1];
  const table = new Int32Array(fewer.length * 6);
  fewer.forEach((one, i) => {
    for (let face = 0; face < 6; face++) {
      table[i * 6 + face] = number[n].get(keyOf(one.with(face, one[face] + 1))) ?? 0;
    }
  });
  plus.push(table);
}

/** Sets of at most so many of these dice. */
function partsOf(one: readonly number[], most: number, number: readonly Map<number, number>[]): number[] {
  const found: number[] = [];
  const fill = (face: number, size: number, sofar: number[]): void => {
    if (size > most) return;
    if (face === 6) found.push(size, number[size].get(keyOf(sofar)) ?? 0);
    else for (let k = 0; k <= one[face]; k++) fill(face + 1, size + k, [...sofar, k]);
  };
  if (most >= 0) fill(0, 0, []);
  return found;
}

/** The number of a throw given by its faces from 1 to 6; of too many dice, the first ones. */
export function throwOf(faces: readonly number[]): { dice: number; at: number } {
  const counts = [0, 0, 0, 0, 0, 0];
  const used = faces.slice(0, mostDice);
  for (const face of used) counts[face - 1]++;
  return { dice: used.length, at: throws(used.length).number[used.length].get(keyOf(counts)) ?? 0 };
}

/** Every throw of up to so many dice as counts of the six faces. */
export const allThrows = (most: number): readonly (readonly (readonly number[])[])[] =>
  throws(most).counts.slice(0, most + 1);

/** What was worked out for the same warriors before: bots ask for it again at every die and in every world they imagine. */
const reckoned = new Map<string, Float64Array[]>();
const armable = new Map<string, (readonly number[])[][]>();
const mostReckoned = 2000;

/** By number of dice and throw: sets of places in a list, as bits. */
export type ArmedSets = readonly (readonly (readonly number[])[])[];

/** Which of these warriors can be armed together; `fixed` faces lie beside those that are thrown. */
export function armedSets(
  patterns: readonly Pattern[],
  most: number,
  fourEqual: boolean,
  fixed: readonly number[] = [],
): ArmedSets {
  const key = `${fourEqual} ${fixed} ${patterns.map(({ kind, dice, need }) => [kind, dice, need])}`;
  let rows = armable.get(key);
  if (!rows) {
    if (armable.size >= mostReckoned) armable.clear();
    rows = [];
    armable.set(key, rows);
  }
  for (const all of allThrows(most).slice(rows.length)) {
    rows.push(
      all.map((counts) => {
        const left = counts.slice(0, 5);
        for (const face of fixed) if (face <= 5) left[face - 1]++;
        const found = new Set<number>();
        const arm = (i: number, set: number): void => {
          if (i === patterns.length) {
            found.add(set);
            return;
          }
          arm(i + 1, set);
          eachWay(patterns[i], left, fourEqual, () => arm(i + 1, set | (1 << i)));
        };
        arm(0, 0);
        return [...found];
      }),
    );
  }
  return rows.slice(0, most + 1);
}

/** The most strength that each throw of up to so many dice can arm. */
export function strengths(
  targets: readonly Target[],
  most: number,
  fourEqual: boolean,
): readonly Float64Array[] {
  const key = `${fourEqual}${targets.map(({ pattern: { kind, dice, need }, worth }) => [kind, dice, need, worth])}`;
  let rows = reckoned.get(key);
  if (!rows) {
    if (reckoned.size >= mostReckoned) reckoned.clear();
    rows = [];
    reckoned.set(key, rows);
  }
  for (const all of allThrows(most).slice(rows.length))
    rows.push(Float64Array.from(all, (one) => armed(targets, 0, one.slice(0, 5), fourEqual)));
  return rows.slice(0, most + 1);
}

/** The best sum of worths that these weapons can arm, from the i-th warrior on. */
function armed(targets: readonly Target[], i: number, left: number[], fourEqual: boolean): number {
  if (i === targets.length) return 0;
  const { pattern, worth } = targets[i];
  let best = armed(targets, i + 1, left, fourEqual);
  eachWay(pattern, left, fourEqual, () => {
    best = Math.max(best, worth + armed(targets, i + 1, left, fourEqual));
  });
  return best;
}

/** Every way to arm by these weapons, taken away from them while `then` goes on. */
export function eachWay(pattern: Pattern, left: number[], fourEqual: boolean, then: () => void): void {
  const spend = (face: number, n: number): boolean => {
    left[face] -= n;
    return left[face] >= 0;
  };
  switch (pattern.kind) {
    case 'named': {
      let fits = true;
      for (let face = 0; face < 5; face++) if (!spend(face, pattern.need[face + 1])) fits = false;
      if (fits) then();
      for (let face = 0; face < 5; face++) left[face] += pattern.need[face + 1];
      break;
    }
    case 'equal':
      for (let face = 0; face < 5; face++) {
        if (spend(face, pattern.dice)) then();
        left[face] += pattern.dice;
      }
      break;
    case 'pairs':
      for (let a = 0; a < 5; a++) {
        for (let b = a; b < 5; b++) {
          if (a === b && !fourEqual) continue;
          const first = spend(a, 2);
          if (spend(b, 2) && first) then();
          left[a] += 2;
          left[b] += 2;
        }
      }
      break;
    default:
      choose(left, pattern.dice, 0, pattern.kind === 'any', then);
  }
}

/** Every choice of so many weapons, all different or not. */
function choose(left: number[], dice: number, from: number, repeat: boolean, then: () => void): void {
  if (dice === 0) {
    then();
    return;
  }
  for (let face = from; face < 5; face++) {
    if (left[face] === 0) continue;
    left[face]--;
    choose(left, dice - 1, repeat ? face : face + 1, repeat, then);
    left[face]++;
  }
}

/** The value of everything with up to so many dice, when standing is worth what the utility says. */
export function plan(utility: Utility, most: number): Plan {
  const { plus, parts, counts } = throws(most);
  const value: Float64Array[] = [];
  const kept: Float64Array[][] = [];
  for (let n = 0; n <= most; n++) {
    const own = Float64Array.from(utility[n]);
    if (n >= 2) {
      for (let at = 0; at < own.length; at++) {
        const list = parts[n][at];
        for (let k = 0; k < list.length; k += 2) {
          const hope = kept[n - 1][list[k]][list[k + 1]];
          if (hope > own[at]) own[at] = hope;
        }
      }
    }
    value.push(own);
    const rows: Float64Array[] = [];
    rows[n] = own;
    for (let size = n - 1; size >= 0; size--) {
      const row = new Float64Array(counts[size].length);
      const more = rows[size + 1];
      for (let at = 0; at < row.length; at++) {
        let sum = 0;
        for (let face = 0; face < 6; face++) sum += more[plus[size][at * 6 + face]];
        row[at] = sum / 6;
      }
      rows[size] = row;
    }
    kept.push(rows);
  }
  return { value, kept };
}

/** What may be hoped for with these faces in hand, a paid re-roll being possible. */
export function hopeOf({ value, kept }: Plan, utility: Utility, faces: readonly number[]): Hope {
  const { dice, at } = throwOf(faces);
  const stand = utility[dice][at];
  const best = value[dice][at];
  if (best <= stand + 1e-9) return { stand, best: stand, keep: null };
  return { stand, best, keep: rerolled({ value, kept }, faces).keep };
}

/** The best faces to keep when one die pays for others to be rolled anew, and what that is worth; two dice at least. */
export function rerolled({ kept }: Plan, faces: readonly number[]): { keep: number[]; value: number } {
  const { dice, at } = throwOf(faces);
  const { parts, counts } = throws(dice);
  const list = parts[dice][at];
  let keep: readonly number[] = [];
  let value = -Infinity;
  for (let k = 0; k < list.length; k += 2) {
    const hope = kept[dice - 1][list[k]][list[k + 1]];
    if (hope <= value) continue;
    value = hope;
    keep = counts[list[k]][list[k + 1]];
  }
  return { keep: facesIn(keep), value };
}

/** The best faces to keep when others may be rolled anew for nothing, and what that is worth. */
export function freely(
  { kept }: Plan,
  faces: readonly number[],
  most = mostDice,
): { keep: number[]; value: number } {
  const used = faces.slice(0, mostDice);
  const { number, counts } = throws(used.length);
  const own = [0, 0, 0, 0, 0, 0];
  for (const face of used) own[face - 1]++;
  const list = partsOf(own, used.length, number);
  let value = -Infinity;
  let keep: readonly number[] = own;
  for (let k = 0; k < list.length; k += 2) {
    if (used.length - list[k] > most) continue;
    const hope = kept[used.length][list[k]][list[k + 1]];
    if (hope <= value) continue;
    value = hope;
    keep = counts[list[k]][list[k + 1]];
  }
  return { keep: facesIn(keep), value };
}

const facesIn = (counts: readonly number[]): number[] =>
  counts.flatMap((n, face) => Array<number>(n).fill(face + 1));

/** The value of a whole phase before the first roll. */
export const beforeRoll = ({ kept }: Plan, dice: number): number => kept[dice][0][0];
