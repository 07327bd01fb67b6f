/** The phase of a battle as a sensible player goes through it: dice by the odds, cards where they pay. */
import type { PickQuestion, Seat } from '@vigrid/kernel';
import type { ValhallaAct } from '../acts.ts';
import { cardOf, valourOf, warrior } from '../cards/catalogue.ts';
import { blank, faceOf } from '../cards/types.ts';
import { placeOf } from '../flow/fight.ts';
import { freeDice, patternAt } from '../flow/weapon-dice.ts';
import { opponentOf } from '../jarls.ts';
import { monsterStrength } from '../monster.ts';
import { freely, hopeOf, mostDice, strengths, throwOf, type Utility } from '../odds.ts';
import { type Battle, type Fighter, slotOf, type Valhalla } from '../state.ts';
import { strengthOf, worthAt } from '../strength.ts';
import {
  freeFaces,
  holdChances,
  type Outlook,
  outlookOf,
  type Planned,
  plannedFor,
  standing,
  throwsOf,
  type Wish,
} from './outlook.ts';
import type { Weights } from './weights.ts';

/** What a fighter wants: how good each strength is, from 0 to 1, and how many points are at stake. */
interface Aim extends Wish {
  readonly stake: number;
}

function aimOf(s: Valhalla, b: Battle, f: Fighter, by: Weights): Aim {
  const valour = s.sides[f.seat].squad.reduce((sum, card) => sum + (card < 0 ? 0 : valourOf(s, card)), 0);
  if (b.kind === 'ragnarok')
    return { key: 'ragnarok', of: (strength) => Math.min(1, strength / 60), stake: 0 };
  // A little more never harms: it leaves room for the opponent's cards.
  const extra = (strength: number) => 0.002 * Math.min(60, strength);
  // Who wins sends those who are armed to Valhalla, so it counts who they are.
  const rest = s.solo ? (f.attacks ? 8 : 5) : f.attacks ? 3.5 : 3.2;
  const stake = s.solo && f.attacks ? rest : rest + 0.6 * valour;
  const glory = s.solo ? 0 : by.glory;
  const share = (points: number) => 1 - glory + (glory * (rest + 0.6 * points)) / stake;
  const key = `${glory} ${stake}`;
  if (f.attacks) {
    const hold = holdChances(s, b, f);
    const cost = s.solo ? 0 : by.failed / stake;
    const of = (strength: number, points: number) => {
      const chance = hold.of(strength, points);
      return chance * share(points) - (strength > 0 ? cost * (1 - chance) : 0) + extra(strength);
    };
    return { key: `${hold.key} ${key} ${cost}`, of, stake };
  }
  const need = s.solo ? monsterStrength(s) : (opponentOf(b, f)?.strength ?? 0);
  return {
    key: `exceed ${need} ${key}`,
    of: (strength, points) => (strength > need ? share(points) : 0) + extra(strength),
    stake,
  };
}

interface Thought extends Planned {
  readonly aim: Aim;
  readonly outlook: Outlook;
  readonly faces: readonly number[];
}

/** Everything about the throw in hand; in Ragnarök warriors count by their valour. */
function think(s: Valhalla, b: Battle, f: Fighter, by: Weights): Thought {
  const faces = freeFaces(f);
  const dice = Math.min(mostDice, faces.length);
  const aim = aimOf(s, b, f, by);
  const outlook = b.kind === 'ragnarok' ? byValour(s, f, dice) : outlookOf(s, b, f, dice);
  return { aim, outlook, ...plannedFor(outlook, aim, dice), faces };
}

function byValour(s: Valhalla, f: Fighter, dice: number): Outlook {
  const targets = s.sides[f.seat].squad.flatMap((card, place) =>
    card < 0 || f.armed & (1 << place)
      ? []
      : [{ pattern: patternAt(s, f, place), worth: valourOf(s, card) + 0.01 }],
  );
  return { targets, base: 0, armed: f.armed !== 0, valour: 0, ...throwsOf(s, targets, dice) };
}

export function adviseFight(
  s: Valhalla,
  seat: Seat,
  options: readonly ValhallaAct[],
  by: Weights,
): ValhallaAct {
  const b = s.battle;
  const f = b?.fighters.find((one) => one.seat === seat);
  if (!b || !f) return options[0];
  const thought = think(s, b, f, by);
  const hope = hopeOf(thought.plan, thought.utility, thought.faces);
  const { stake } = thought.aim;
  // What costs nothing comes first, then cards for dice, then dice for dice.
  const free = options.find((option) => option.do === 'freeReroll');
  if (free && freely(thought.plan, thought.faces, 2).value > hope.best + 0.01) return free;
  const worthACard = Math.max(0.12, by.diceCard / Math.max(1, stake));
  const card = b.kind === 'ragnarok' ? null : diceCard(s, f, options, thought, hope.best + worthACard);
  if (card) return card;
  const jarlAct = options.find((option) => option.do === 'jarl');
  if (jarlAct && hope.stand < 0.9) return jarlAct;
  if (hope.keep !== null && hope.best > hope.stand + 0.004) {
    const reroll = options.find((option) => option.do === 'reroll');
    if (reroll) return reroll;
  }
  return arming(s, f, options, thought) ?? strengthCard(s, b, f, options, thought, by) ?? { do: 'stop' };
}

/** The next warrior of the best that this throw can arm. */
function arming(
  s: Valhalla,
  f: Fighter,
  options: readonly ValhallaAct[],
  { outlook, aim }: Thought,
): ValhallaAct | null {
  const ways = options.filter((option) => option.do === 'arm');
  if (ways.length === 0) return null;
  const ragnarok = s.battle?.kind === 'ragnarok';
  const now = aim.of(outlook.armed ? outlook.base : 0, outlook.valour);
  let best: ValhallaAct | null = null;
  let most = ragnarok ? 0 : now;
  for (const way of ways) {
    const slots = way.dice.map(slotOf);
    const left = freeFaces({ ...f, on: f.on.map((on, slot) => (slots.includes(slot) ? 0 : on)) });
    const others = outlook.targets.filter((target) => target.pattern !== patternOf(s, f, way.card));
    const worth = ragnarok ? valourOf(s, way.card) + 0.01 : worthOf(s, f, way.card);
    const value = ragnarok
      ? worth + reach(others, left, s.options.fourEqual)
      : standingOn(s, withArmed(outlook, others, worth, valourOf(s, way.card)), aim, left);
    if (value > most + 1e-9) {
      most = value;
      best = way;
    }
  }
  return best;
}

const withArmed = (
  outlook: Outlook,
  targets: Outlook['targets'],
  worth: number,
  valour: number,
): Outlook => ({
  ...outlook,
  targets,
  armed: true,
  base: outlook.base + worth,
  valour: outlook.valour + valour,
});

const patternOf = (s: Valhalla, f: Fighter, card: number) => patternAt(s, f, placeOf(s, f, card));

const worthOf = (s: Valhalla, f: Fighter, card: number): number =>
  s.battle ? worthAt(s, s.battle, f, placeOf(s, f, card)) : warrior(s, card).strength;

/** What these faces can arm of these warriors. */
function reach(targets: Outlook['targets'], faces: readonly number[], fourEqual: boolean): number {
  const used = faces.slice(0, mostDice);
  const table = strengths(targets, used.length, fourEqual);
  return valueAt(table, used);
}

/** How good it is to stand on these faces, of which there may be more than were thrown. */
function standingOn(s: Valhalla, outlook: Outlook, { of }: Aim, faces: readonly number[]): number {
  const used = faces.slice(0, mostDice);
  return standing({ ...outlook, ...throwsOf(s, outlook.targets, used.length) }, of, used);
}

function valueAt(table: Utility, faces: readonly number[]): number {
  const { dice, at } = throwOf(faces);
  return table[dice][at];
}

/** The strength a fighter reaches with the dice in hand. */
export function bestStrength(s: Valhalla, f: Fighter): number {
  const b = s.battle;
  if (!b) return 0;
  const faces = freeFaces(f).slice(0, mostDice);
  const outlook = outlookOf(s, b, f, faces.length);
  const add = valueAt(outlook.adds, faces);
  return outlook.armed || add > 0 ? outlook.base + add : 0;
}

/** A tactic that works on dice, if it lifts the chances enough. */
function diceCard(
  s: Valhalla,
  f: Fighter,
  options: readonly ValhallaAct[],
  thought: Thought,
  needed: number,
): ValhallaAct | null {
  for (const option of options) {
    if (option.do !== 'tactic') continue;
    const data = cardOf(s, option.card);
    if (data.kind !== 'tactic') continue;
    if (data.tactic === 'counterstrike' && freely(thought.plan, thought.faces).value > needed) return option;
    if (data.tactic === 'changeWeapons' && turned(s, f, thought) > needed) return option;
    if (data.tactic === 'weaponStock' && data.weapon && withDie(s, thought, faceOf(data.weapon)) > needed) {
      return option;
    }
    if (data.tactic === 'newWeapons' && newDie(s, thought) > needed) return option;
  }
  return null;
}

/** Every X turned to what serves best, one after the other. */
function turned(s: Valhalla, f: Fighter, { faces, aim, outlook }: Thought): number {
  const now = faces.slice();
  if (freeDice(f).every((slot) => f.faces[slot] !== blank)) return 0;
  for (let i = 0; i < now.length; i++) {
    if (now[i] !== blank) continue;
    let best = now[i];
    let most = -1;
    for (let face = 1; face < blank; face++) {
      const value = reach(outlook.targets, now.with(i, face), s.options.fourEqual);
      if (value > most) {
        most = value;
        best = face;
      }
    }
    now[i] = best;
  }
  return standingOn(s, outlook, aim, now);
}

const withDie = (s: Valhalla, { faces, aim, outlook }: Thought, face: number): number =>
  standingOn(s, outlook, aim, [...faces, face]);

/** The better of two rolled dice, face by face. */
function newDie(s: Valhalla, thought: Thought): number {
  const values = [1, 2, 3, 4, 5, 6].map((face) => withDie(s, thought, face)).sort((a, b) => a - b);
  return values.reduce((sum, value, i) => sum + (value * (2 * i + 1)) / 36, 0);
}

/** A tactic that gives strength, if it lifts the chances enough; for a defender only if the rest can make up for it. */
function strengthCard(
  s: Valhalla,
  b: Battle,
  f: Fighter,
  options: readonly ValhallaAct[],
  { aim, outlook: { valour } }: Thought,
  by: Weights,
): ValhallaAct | null {
  if (b.kind === 'ragnarok' || f.armed === 0) return null;
  const now = strengthOf(s, b, f);
  const boosts = options
    .flatMap((option) => (option.do === 'tactic' ? [{ option, gives: givenBy(s, f, option.card) }] : []))
    .filter(({ gives }) => gives > 0)
    .sort((x, y) => x.gives - y.gives);
  const cost = by.strengthCard / Math.max(1, aim.stake);
  const one = boosts.find(({ gives }) => aim.of(now + gives, valour) - aim.of(now, valour) > cost + 0.05);
  if (one) return one.option;
  const all = boosts.reduce((sum, { gives }) => sum + gives, 0);
  const last = boosts.at(-1);
  return last && aim.of(now + all, valour) - aim.of(now, valour) > boosts.length * cost + 0.1
    ? last.option
    : null;
}

function givenBy(s: Valhalla, f: Fighter, card: number): number {
  const data = cardOf(s, card);
  if (data.kind !== 'tactic') return 0;
  if (data.tactic === 'warCrySquad') return s.sides[f.seat].squad.filter((one) => one >= 0).length;
  if (data.tactic === 'warCryActivated')
    return [0, 1, 2, 4, 6][f.armed.toString(2).split('1').length - 1] ?? 6;
  return data.strength;
}

/** Which die pays, which are rolled anew, which is kept. */
export function adviseDice(s: Valhalla, seat: Seat, q: PickQuestion, by: Weights): readonly number[] | null {
  const b = s.battle;
  const f = b?.fighters.find((one) => one.seat === seat);
  if (!b || !f) return null;
  const faceOfDie = (die: number) => f.faces[slotOf(die)];
  const thought = think(s, b, f, by);
  switch (q.ask) {
    case 'payDie': {
      const keep = hopeOf(thought.plan, thought.utility, thought.faces).keep ?? [];
      return [spare(q.from, keep, faceOfDie)];
    }
    case 'rerollDice': {
      const most = Math.min(q.max, mostDice);
      const { keep } = freely(thought.plan, thought.faces, most);
      const rolled = others(q.from, keep, faceOfDie).slice(0, q.max);
      return rolled.length >= q.min ? rolled : q.from.slice(0, q.min);
    }
    case 'keepDie':
      return [q.from.toSorted((x, y) => worthOfDie(s, f, y) - worthOfDie(s, f, x))[0]];
    case 'discardDie':
      return [q.from.toSorted((x, y) => worthOfDie(s, f, x) - worthOfDie(s, f, y))[0]];
    default:
      return q.from.slice(0, q.min);
  }
}

/** How much weaker one would be without this die. */
function worthOfDie(s: Valhalla, f: Fighter, die: number): number {
  const slot = slotOf(die);
  const without = bestStrength(s, { ...f, faces: f.faces.with(slot, 0) });
  return bestStrength(s, f) - without - (f.faces[slot] === blank ? 0.5 : 0);
}

/** A die that is not to be kept. */
function spare(dice: readonly number[], keep: readonly number[], faceOfDie: (die: number) => number): number {
  return others(dice, keep, faceOfDie)[0] ?? dice[0];
}

/** The dice beside those to be kept, blanks first. */
function others(
  dice: readonly number[],
  keep: readonly number[],
  faceOfDie: (die: number) => number,
): number[] {
  const left = keep.slice();
  return dice
    .filter((die) => {
      const at = left.indexOf(faceOfDie(die));
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    })
    .sort((a, b) => faceOfDie(b) - faceOfDie(a));
}
