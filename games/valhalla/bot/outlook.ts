/** What a fighter may reach and how a battle is likely to go, by estimate: quick enough to weigh every act. The exact chances are in table/chances.ts. */
import type { Seat } from '@vigrid/kernel';
import { newBattle } from '../flow/battle.ts';
import { isFree, patternAt } from '../flow/weapon-dice.ts';
import { jarlStrength, opponentOf } from '../jarls.ts';
import { monsterHas, monsterStrength } from '../monster.ts';
import { beforeRoll, mostDice, type Plan, plan, strengths, type Target, type Utility } from '../odds.ts';
import { type Battle, bit, type Fighter, placesOf, type Valhalla, warriorAt } from '../state.ts';
import { boostAt, valhallaStrength, worthAt } from '../strength.ts';

/** A fighter's means: warriors that can still be armed, what is there already, and what each throw can add. */
export interface Outlook {
  readonly targets: readonly Target[];
  /** Strength that counts as soon as anybody is armed. */
  readonly base: number;
  readonly armed: boolean;
  /** By number of dice and throw. */
  readonly adds: readonly Float64Array[];
}

export function outlookOf(s: Valhalla, b: Battle, f: Fighter, dice: number): Outlook {
  const targets: Target[] = [];
  let base = jarlStrength(s, b, f) + valhallaStrength(s);
  for (let i = 0; i < f.boosts.length; i++) base += boostAt(s, f, i);
  for (let place = 0; place < placesOf(s, f); place++) {
    if (warriorAt(s, f, place) < 0 || bit(f.blocked, place)) continue;
    const worth = worthAt(s, b, f, place);
    if (bit(f.armed, place)) base += worth;
    else targets.push({ pattern: patternAt(s, f, place), worth: Math.max(0.01, worth) });
  }
  const most = Math.min(mostDice, dice);
  return { targets, base, armed: f.armed !== 0, adds: strengths(targets, most, s.options.fourEqual) };
}

/** How good every throw is, by the strength it gives. */
function utilityOf({ base, armed, adds }: Outlook, of: (strength: number) => number): Utility {
  return adds.map((row) => {
    const good = new Float64Array(row.length);
    for (let at = 0; at < row.length; at++) good[at] = of(armed || row[at] > 0 ? base + row[at] : 0);
    return good;
  });
}

/** How good each strength is to have; the same key for the same wishes, so that plans are made once. */
export interface Wish {
  readonly key: string;
  readonly of: (strength: number) => number;
}

/** What a fighter does with the dice to have a wish come true. */
export interface Planned {
  readonly utility: Utility;
  readonly plan: Plan;
}

/** Bots ask for the same plan again at every die and in every world they imagine. */
const plans = new Map<string, Planned>();
const mostPlans = 600;

export function plannedFor(outlook: Outlook, { key, of }: Wish, dice: number): Planned {
  const whole = `${keyOf(outlook)} ${dice} ${key}`;
  const had = plans.get(whole);
  if (had) return had;
  if (plans.size >= mostPlans) plans.clear();
  const utility = utilityOf(outlook, of);
  const planned = { utility, plan: plan(utility, dice) };
  plans.set(whole, planned);
  return planned;
}

/** What a wish comes to before the first roll, kept longer than the plan. */
const hopes = new Map<string, number>();
const mostHopes = 50_000;

function hopeBefore(outlook: Outlook, wish: Wish, dice: number): number {
  const key = `${keyOf(outlook)} ${dice} ${wish.key}`;
  const had = hopes.get(key);
  if (had !== undefined) return had;
  if (hopes.size >= mostHopes) hopes.clear();
  const hope = beforeRoll(plan(utilityOf(outlook, wish.of), dice), dice);
  hopes.set(key, hope);
  return hope;
}

/** Throws that arm the same warriors are reckoned once, and so told apart by their rows. */
const rows = new WeakMap<Float64Array, number>();
let known = 0;

export function keyOf({ adds, base, armed }: Outlook): string {
  const row = adds[adds.length - 1];
  let number = rows.get(row);
  if (number === undefined) {
    number = known++;
    rows.set(row, number);
  }
  return `${number} ${base} ${armed}`;
}

export const freeFaces = (f: Fighter): number[] => f.faces.filter((_, slot) => isFree(f, slot));

/** How likely the fighter exceeds a strength from the first roll on. */
const chanceToExceed = (outlook: Outlook, strength: number, dice: number): number =>
  hopeBefore(outlook, { key: `>${strength}`, of: (own) => (own > strength ? 1 : 0) }, dice);

/** The chance of an attacker to win by standing on a strength, by strength: what the defender may reach, without cards. */
export function holdChances(s: Valhalla, b: Battle, attacker: Fighter): Wish {
  if (s.solo) {
    const need = monsterStrength(s);
    return { key: `monster ${need}`, of: (strength) => (strength >= need ? 1 : 0) };
  }
  const defender = opponentOf(b, attacker);
  if (!defender) return { key: 'alone', of: (strength) => Math.min(1, strength / 40) };
  const dice = Math.min(mostDice, defender.own + defender.extra);
  const outlook = outlookOf(s, b, defender, dice);
  // Cards that a defender may hold speak against standing on little.
  const cards = s.sides[defender.seat].hand.length;
  const share = Math.min(0.5, 0.1 * cards);
  const found: number[] = [];
  const of = (strength: number): number => {
    if (strength <= 0) return 0;
    const key = Math.floor(strength);
    found[key] ??=
      (1 - share) * (1 - chanceToExceed(outlook, key, dice)) +
      share * (1 - chanceToExceed(outlook, key - 2, dice));
    return found[key];
  };
  return { key: `hold ${keyOf(outlook)} ${dice} ${share}`, of };
}

/** Means and spread of what a side reaches from the first roll on, playing for strength. */
export function reachEstimate(
  s: Valhalla,
  b: Battle,
  f: Fighter,
  dice: number,
): { mean: number; spread: number } {
  const outlook = outlookOf(s, b, f, dice);
  const n = Math.min(mostDice, dice);
  const mean = hopeBefore(outlook, { key: 'strength', of: (own) => own }, n);
  return { mean, spread: 2.6 + 0.12 * mean };
}

/** The chance that an attack of one seat on another succeeds, with so much from cards. */
export function attackEstimate(s: Valhalla, seat: Seat, target: Seat, more: number): number {
  const b = newBattle('battle', [seat, target]);
  const attack = reachEstimate(s, b, b.fighters[0], 6);
  const defence = reachEstimate(s, b, b.fighters[1], 6);
  const cards = 0.35 * Math.min(4, s.sides[target].hand.length);
  const lead = attack.mean + more - defence.mean - cards + 0.5;
  return normal(lead / Math.hypot(attack.spread, defence.spread));
}

/** The chance that an attack on the monster succeeds, with so much from cards. */
export function assaultEstimate(s: Valhalla, more: number): number {
  const b = newBattle('assault', [0]);
  const dice = monsterHas(s, 'dieLess') ? 5 : 6;
  return chanceToExceed(outlookOf(s, b, b.fighters[0], dice), monsterStrength(s) - 1 - more, dice);
}

/** The share of a normal distribution below a number of standard deviations. */
const normal = (z: number): number => 1 / (1 + Math.exp(-1.7 * z));
