/** Resources, troops, points and strength of a side. */
import { reveal } from '@vigrid/kernel';
import { rivals } from '../cards/catalogue.ts';
import type { Cite } from '../events.ts';
import { ix } from '../modules.ts';
import { cardOf, type Dune, type G, isHouseHagal, ref, type Side, type SideId, seatOf } from '../state.ts';
import type { Resource } from '../symbols.ts';
import { abilityOf } from './traits.ts';

/** House Hagal of the game for two has no resources (D-21.1). */
export function gain(g: G, side: SideId, what: Resource, n: number, rule: Cite): void {
  if (n <= 0 || isHouseHagal(g.state.sides[side])) return;
  g.state.sides[side][what] += n;
  if (what === 'spice' && side === g.state.active) g.state.turn.spice += n;
  g.listener?.({ kind: 'gain', rule, seat: seatOf(g.state, side), what, n });
  if (what === 'solari' && smuggles(g.state, side)) {
    g.state.sides[side].solari++;
    g.listener?.({
      kind: 'gain',
      rule: 'D-20.9',
      seat: seatOf(g.state, side),
      what,
      n: 1,
    });
  }
  spendForPoints(g, side);
}

/**
 * Smuggling Operation: 1 Solari more for each gain in the own turn, which that of House Hagal is not (D-20.9,
 * D-F-083).
 */
const smuggles = (s: Dune, side: SideId): boolean =>
  s.phase === 'turns' &&
  s.active === side &&
  abilityOf(s.sides[side]) === 'smuggling' &&
  !s.frames.some(({ kind }) => kind === 'rival');

export function pay(g: G, side: SideId, what: Resource, n: number, rule: Cite): void {
  if (n <= 0) return;
  g.state.sides[side][what] -= n;
  g.listener?.({ kind: 'pay', rule, seat: seatOf(g.state, side), what, n });
}

export function addPersuasion(g: G, side: SideId, n: number, rule: Cite): void {
  g.state.sides[side].persuasion += n;
  if (side === g.state.active) g.state.turn.made += n;
  g.listener?.({
    kind: 'gain',
    rule,
    seat: seatOf(g.state, side),
    what: 'persuasion',
    n,
  });
}

export function addSwords(g: G, side: SideId, n: number, rule: Cite): void {
  g.state.sides[side].swords += n;
  g.listener?.({ kind: 'gain', rule, seat: seatOf(g.state, side), what: 'swords', n });
}

/** House Hagal of the game for two scores nothing (D-21.1, D-15.7, D-F-078). */
export function addPoints(g: G, side: SideId, n: number, rule: Cite): void {
  const { state: s } = g;
  const of = s.sides[side];
  if (isHouseHagal(of)) return;
  of.points += n;
  g.listener?.({ kind: 'points', rule, seat: seatOf(s, side), n, points: of.points });
}

/** As far as the supply reaches (D-7.1, D-F-072, D-1.8). */
export function recruit(g: G, side: SideId, n: number, rule: Cite): void {
  const { state: s } = g;
  const of = s.sides[side];
  const came = Math.min(n, of.supply);
  if (came === 0) return;
  of.supply -= came;
  of.garrison += came;
  s.turn.recruited[side] += came;
  g.listener?.({ kind: 'recruit', rule: came < n ? 'D-1.8' : rule, seat: seatOf(s, side), n: came });
}

export function deploy(g: G, side: SideId, n: number, from: 'garrison' | 'supply', rule: Cite): void {
  if (n <= 0) return;
  const { state: s } = g;
  const of = s.sides[side];
  of[from] -= n;
  of.troops += n;
  if (side === s.active || side === s.turn.ally) s.turn.deployed += n;
  g.listener?.({ kind: 'deploy', rule, seat: seatOf(s, side), n, from });
}

export function retreat(g: G, side: SideId, n: number, rule: Cite): void {
  if (n <= 0) return;
  const of = g.state.sides[side];
  of.troops -= n;
  of.garrison += n;
  g.listener?.({ kind: 'retreat', rule, seat: seatOf(g.state, side), n });
}

export function loseTroops(g: G, side: SideId, n: number, from: 'garrison' | 'conflict', rule: Cite): void {
  const of = g.state.sides[side];
  if (from === 'garrison') of.garrison -= n;
  else of.troops -= n;
  of.supply += n;
  g.listener?.({ kind: 'lose', rule, seat: seatOf(g.state, side), n, from });
}

/** Troops, dreadnoughts and sandworms in the Conflict (D-1.10). */
export const unitsOf = (of: Side): number => of.troops + of.dreadnoughts[2] + of.sandworms;

/**
 * 2 for each troop in the Conflict, 3 for each dreadnought and each sandworm, 1 for each sword, but nothing without a
 * unit (D-10.1, D-1.10, D-25.15, D-10.3, D-10.6, D-F-053, D-10.2, D-23.16, D-F-026, D-23.17, D-F-027).
 */
export const strengthOf = (of: Side): number =>
  unitsOf(of) > 0
    ? 2 * of.troops + dreadnoughtStrength(of) * of.dreadnoughts[2] + 3 * of.sandworms + of.swords
    : 0;

const dreadnoughtStrength = (of: Side): number => (abilityOf(of) === 'lasguns' ? 4 : 3);

export function troopsIn(s: Dune, side: SideId, where: 'garrison' | 'conflict' | 'anywhere'): number {
  const { garrison, troops } = s.sides[side];
  return where === 'garrison' ? garrison : where === 'conflict' ? troops : garrison + troops;
}

export const leadsBy = (s: Dune, side: SideId): number => {
  const own = strengthOf(s.sides[side]);
  let best = 0;
  for (let other = 0; other < s.sides.length; other++)
    if (other !== side) best = Math.max(best, strengthOf(s.sides[other]));
  return own - best;
};

/** A Rival spends what it has gathered for a point each time (D-22.6). */
export function spendForPoints(g: G, side: SideId): void {
  const { state: s } = g;
  const of = s.sides[side];
  if (!of.automated) return;
  if (of.rival >= 0 && !of.swordmaster) {
    hireSwordmaster(g, side);
    return;
  }
  for (const [what, n] of prices) {
    if (what === 'spice' && keepsSpice(s)) continue;
    while (of[what] >= n) {
      of[what] -= n;
      g.listener?.({ kind: 'pay', rule: 'D-22.6', seat: seatOf(s, side), what, n });
      addPoints(g, side, 1, 'D-22.6');
    }
  }
  while (of.intrigues.length >= 3) {
    discardOfRival(g, side, 3, 'D-22.6');
    addPoints(g, side, 1, 'D-22.6');
  }
}

/** Intrigue cards that a Rival spends. */
function discardOfRival(g: G, side: SideId, n: number, rule: Cite): void {
  if (n <= 0) return;
  const { state: s } = g;
  const spent = s.sides[side].intrigues.splice(0, n);
  reveal(g);
  s.intrigueDiscard.push(...spent);
  g.listener?.({
    kind: 'discard',
    rule,
    seat: seatOf(s, side),
    cards: spent.map((card) => ref(s, card)),
  });
}

/** A Rival of Uprising pays for its Swordmaster in this order as soon as it has enough of all together (D-27.10). */
function hireSwordmaster(g: G, side: SideId): void {
  const { state: s } = g;
  const of = s.sides[side];
  let due = rivals[of.rival].data.swordmaster;
  if (of.solari + of.spice + of.intrigues.length + of.water < due) return;
  const spend = (what: Resource) => {
    const n = Math.min(due, of[what]);
    pay(g, side, what, n, 'D-27.10');
    due -= n;
  };
  spend('solari');
  spend('spice');
  const minds = Math.min(due, of.intrigues.length);
  discardOfRival(g, side, minds, 'D-27.10');
  due -= minds;
  spend('water');
  of.swordmaster = true;
  of.agents.push(-1);
  g.listener?.({ kind: 'swordmaster', rule: 'D-27.10', seat: seatOf(s, side) });
}

/** With Rise of Ix spice is spent only in Conflicts III (D-22.6); before the first round there is none. */
function keepsSpice(s: Dune): boolean {
  const conflict = s.fought.at(-1);
  return (s.modules & ix) !== 0 && (conflict === undefined || cardOf(s, conflict).level < 3);
}

const prices = [
  ['water', 3],
  ['solari', 7],
  ['spice', 7],
] as const;
