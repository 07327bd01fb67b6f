/** The end of the game: points by shields and Valhalla, line by line (chapter 14). */
import type { Result, Seat } from '@vigrid/kernel';
import { jarl, leads, total } from './jarls.ts';
import type { RuleId } from './rulebook/index.ts';
import { type Cited, partnerOf, type Side, type Valhalla } from './state.ts';
import { valour } from './strength.ts';
import type { ScoreView, ShieldTable } from './table/view.ts';

/** Sets of different captured shields (V-14.6 to V-14.9): how many make a set, and what it is worth, by the number of players. */
const setTables: Readonly<Record<number, readonly (readonly [size: number, points: number])[]>> = {
  2: [],
  // V-14.7, V-14.8.
  3: [[2, 2]],
  4: [[3, 3]],
  5: [
    [3, 2],
    [4, 4],
  ],
  6: [
    [4, 3],
    [5, 5],
  ],
};

/** How shields score: each own one and each captured one, and sets; by the number of players, the rule (V-14.5 to V-14.9). */
export function shieldTable(s: Valhalla): ShieldTable {
  const seats = tableOf(s);
  return {
    own: seats === 2 ? 0 : 2,
    captured: 2,
    sets: (setTables[seats] ?? []).map(([of, points]) => ({ of, points })),
    rule: shieldRules[seats] ?? 'V-14.5',
  };
}

const shieldRules: Readonly<Record<number, RuleId>> = {
  2: 'V-14.5',
  3: 'V-14.6',
  4: 'V-14.7',
  5: 'V-14.8',
  6: 'V-14.9',
};

/** V-24.8: a union of four scores by the table of three, of six by that of five. */
const tableOf = (s: Valhalla): number => s.sides.length - (s.options.companions === 'union' ? 1 : 0);

export function scoresOf(s: Valhalla): ScoreView[] {
  return s.sides.map((side, seat) => scoreOf(s, side, seat));
}

function scoreOf(s: Valhalla, side: Side, seat: Seat): ScoreView {
  const union = s.options.companions === 'union';
  const table = shieldTable(s);
  const ownShields = table.own * side.shields;
  const capturedShields = table.captured * total(side.captured);
  // V-24.7: allies form sets from what they captured together; told once, with the one who sits first.
  const partner = partnerOf(s, seat);
  const pool = union ? side.captured.map((n, of) => n + s.sides[partner].captured[of]) : side.captured;
  const sets = union && partner < seat ? 0 : setPoints(pool, table.sets);
  const jarlPoints = yrsa(side);
  // V-22.8.
  const title = s.titles.filter(({ holder }) => holder === seat).length;
  const valhalla = valour(s, side);
  return {
    seat,
    valhalla,
    ownShields,
    capturedShields,
    sets,
    jarl: jarlPoints,
    title,
    total: valhalla + ownShields + capturedShields + sets + jarlPoints + title,
  };
}

/** Yrsa: a point for each clan among captured shields beyond the first, two more with three of them. */
function yrsa(side: Side): number {
  if (!leads(side, jarl.Yrsa)) return 0;
  const clans = side.captured.filter((n) => n > 0).length;
  return Math.max(0, clans - 1) + (clans >= 3 ? 2 : 0);
}

/** V-14.4: a shield counts in one set; of all partitions, the best (RV-43). */
function setPoints(
  captured: readonly number[],
  table: readonly { readonly of: number; readonly points: number }[],
): number {
  let best = 0;
  const left = captured.toSorted((a, b) => b - a);
  for (const { of, points } of table) {
    if (left.filter((n) => n > 0).length < of) continue;
    // From the greatest heaps: that leaves the most for further sets.
    const rest = left.map((n, i) => (i < of ? n - 1 : n));
    best = Math.max(best, points + setPoints(rest, table));
  }
  return best;
}

/** V-1.1, V-14.1, V-14.2, V-23.10, V-24.9: the most points, then the most captured shields, then the most own ones; else shared. */
export function resultOf(s: Valhalla): Result & { readonly rule: Cited } {
  const union = s.options.companions === 'union';
  const lines = scoresOf(s);
  const together = (of: (seat: Seat) => number) =>
    s.sides.map((_, seat) => of(seat) + (union ? of(partnerOf(s, seat)) : 0));
  const points = together((seat) => lines[seat].total);
  const captured = together((seat) => total(s.sides[seat].captured));
  const own = together((seat) => s.sides[seat].shields);
  let winners = s.sides.map((_, seat) => seat);
  const keepMost = (measure: readonly number[]) => {
    const most = Math.max(...winners.map((seat) => measure[seat]));
    winners = winners.filter((seat) => measure[seat] === most);
  };
  keepMost(points);
  const tied = winners.length > (union ? 2 : 1);
  keepMost(captured);
  keepMost(own);
  const alone = s.options.companions === 'partnership' ? 'V-23.10' : 'V-14.1';
  const rule = union ? (tied ? 'RV-56' : 'V-24.9') : tied ? 'V-14.2' : alone;
  return { winners, rule, scores: points };
}
