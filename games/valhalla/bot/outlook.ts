/** What a fighter may reach and how a battle is likely to go, by estimate: quick enough to weigh every act. The exact chances are in table/chances.ts. */
import type { Seat } from '@vigrid/kernel';
import { valourOf } from '../cards/catalogue.ts';
import { newBattle } from '../flow/battle.ts';
import { isFree, patternAt } from '../flow/weapon-dice.ts';
import { jarlStrength, opponentOf } from '../jarls.ts';
import { monsterHas, monsterStrength } from '../monster.ts';
import {
  type ArmedSets,
  armedSets,
  beforeRoll,
  mostDice,
  type Plan,
  plan,
  strengths,
  type Target,
  throwOf,
  type Utility,
} from '../odds.ts';
import { type Battle, bit, type Fighter, placesOf, type Valhalla, warriorAt } from '../state.ts';
import { boostAt, valhallaStrength, worthAt } from '../strength.ts';

/** A fighter's means: warriors that can still be armed, what is there already, and what each throw can add. */
export interface Outlook {
  readonly targets: readonly Target[];
  /** Strength that counts as soon as anybody is armed. */
  readonly base: number;
  readonly armed: boolean;
  /** The valour of those who are armed. */
  readonly valour: number;
  /** By number of dice and throw: the most strength, and who can be armed together. */
  readonly adds: readonly Float64Array[];
  readonly sets: ArmedSets;
}

export function outlookOf(s: Valhalla, b: Battle, f: Fighter, dice: number): Outlook {
  const targets: Target[] = [];
  let base = jarlStrength(s, b, f) + valhallaStrength(s);
  let valour = 0;
  for (let i = 0; i < f.boosts.length; i++) base += boostAt(s, f, i);
  for (let place = 0; place < placesOf(s, f); place++) {
    const card = warriorAt(s, f, place);
    if (card < 0 || bit(f.blocked, place)) continue;
    const worth = worthAt(s, b, f, place);
    // A partner's warriors stay with the partner.
    const points = place < 4 ? valourOf(s, card) : 0;
    if (bit(f.armed, place)) {
      base += worth;
      valour += points;
    } else targets.push({ pattern: patternAt(s, f, place), worth: Math.max(0.01, worth), valour: points });
  }
  return { targets, base, armed: f.armed !== 0, valour, ...throwsOf(s, targets, dice) };
}

/** What so many dice can do for these. */
export function throwsOf(
  { options: { fourEqual } }: Valhalla,
  targets: readonly Target[],
  dice: number,
): Pick<Outlook, 'adds' | 'sets'> {
  const most = Math.min(mostDice, dice);
  const patterns = targets.map(({ pattern }) => pattern);
  return { adds: strengths(targets, most, fourEqual), sets: armedSets(patterns, most, fourEqual) };
}

/** How good every throw is, by the best that it can arm. */
function utilityOf(outlook: Outlook, of: Wish['of']): Utility {
  const goods = goodsOf(outlook, of);
  return outlook.sets.map((row) => Float64Array.from(row, (sets) => bestIn(goods, sets)));
}

/** How good it is to stand on these faces. */
export function standing(outlook: Outlook, of: Wish['of'], faces: readonly number[]): number {
  const { dice, at } = throwOf(faces);
  return bestIn(goodsOf(outlook, of), outlook.sets[dice][at]);
}

/** How good it is to arm each set. */
function goodsOf({ base, armed, valour, targets }: Outlook, of: Wish['of']): Float64Array {
  return Float64Array.from({ length: 1 << targets.length }, (_, set) => {
    let strength = 0;
    let points = valour;
    for (let i = targets.length - 1; i >= 0; i--) {
      if (!bit(set, i)) continue;
      strength += targets[i].worth;
      points += targets[i].valour ?? 0;
    }
    return of(armed || set !== 0 ? base + strength : 0, points);
  });
}

function bestIn(goods: Float64Array, sets: readonly number[]): number {
  let most = Number.NEGATIVE_INFINITY;
  for (const set of sets) if (goods[set] > most) most = goods[set];
  return most;
}

/**
 * How good each strength is to have, with the valour of those who are armed; the same key for the same wishes, so that
 * plans are made once.
 */
export interface Wish {
  readonly key: string;
  readonly of: (strength: number, valour: number) => number;
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

export function keyOf({ adds, base, armed, valour, targets }: Outlook): string {
  const row = adds[adds.length - 1];
  let number = rows.get(row);
  if (number === undefined) {
    number = known++;
    rows.set(row, number);
  }
  return `${number} ${base} ${armed} ${valour} ${targets.map((target) => target.valour)}`;
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

/** The chance that an attack of one seat on another succeeds, with so much from cards, and from each of the other's. */
export function attackEstimate(s: Valhalla, seat: Seat, target: Seat, more: number, each: number): number {
  const b = newBattle('battle', [seat, target]);
  const attack = reachEstimate(s, b, b.fighters[0], 6);
  const defence = reachEstimate(s, b, b.fighters[1], 6);
  const cards = each * Math.min(4, s.sides[target].hand.length);
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
