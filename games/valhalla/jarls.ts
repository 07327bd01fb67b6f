/**
 * What the jarls do, as far as it is a matter of numbers and conditions; what they ask for is where play comes to it.
 * Each has a main ability and an additional one with a condition (V-2.4). Their abilities are our own (RV-75).
 */
import { cardOf, clanOf, firstJarl } from './cards/catalogue.ts';
import { jarl } from './cards/jarls.ts';
import { blank, clans, type JarlGift } from './cards/types.ts';
import { activeMonster, monsterHas } from './monster.ts';
import {
  type Battle,
  bitCount,
  clanCount,
  clansIn,
  type Fighter,
  type Side,
  squadSize,
  type Valhalla,
  warriorAt,
} from './state.ts';

export { jarl };

/** Which jarl leads a side, as its place in the list of jarls; below 0 for none. */
export const jarlOf = (side: Side): number => side.jarl - firstJarl;

export const leads = (side: Side, who: number): boolean => jarlOf(side) === who;

export const opponentOf = (b: Battle, f: Fighter): Fighter | undefined =>
  b.fighters[b.fighters[0] === f ? 1 : 0];

/** Own warriors that are activated; a partner's do not count for a jarl (V-23.7). */
const ownArmed = (f: Fighter): number => bitCount(f.armed & 15);

/** Whether an ability of a fighter's jarl is in force in this battle (V-37.8, V-36.6, Torstein). */
export function inForce(s: Valhalla, b: Battle, f: Fighter, ability: 0 | 1): boolean {
  if ((f.silenced & (1 << ability)) !== 0) return false;
  if (monsterHas(s, 'jarlSilenced')) return false;
  const other = opponentOf(b, f);
  if (!other || !leads(s.sides[other.seat], jarl.Torstein) || (other.silenced & 1) !== 0) return true;
  return ability === 0 && (ownArmed(other) < 3 || (other.silenced & 2) !== 0);
}

/** Whether this jarl leads the fighter and the ability may work now: in force, and its condition fulfilled. */
export const works = (s: Valhalla, b: Battle, f: Fighter, who: number, ability: 0 | 1): boolean =>
  leads(s.sides[f.seat], who) && inForce(s, b, f, ability) && (ability === 0 || conditionMet(s, b, f));

const bears = clans.indexOf('bear');
const giants = clans.indexOf('giant');

/** The condition of the additional ability in battle (V-2.4). */
export function conditionMet(s: Valhalla, b: Battle, f: Fighter): boolean {
  const side = s.sides[f.seat];
  const other = opponentOf(b, f);
  switch (jarlOf(side)) {
    case jarl.Sigurd:
      return squadSize(side) === 4;
    case jarl.Sigvard:
      return squadSize(side) + 2 <= opposing(s, b, f);
    case jarl.Höd:
      return f.faces.filter((face) => face === blank).length >= 3;
    case jarl.Agnar:
    case jarl.Torstein:
      return ownArmed(f) >= 3;
    case jarl.Vetr:
      return armedOf(s, f, giants) > 0;
    case jarl.Valgard:
      return side.hand.length >= 5;
    case jarl.Styr:
      return clanCount(s, side, bears) > 0;
    case jarl.Ottar:
    case jarl.Halvard:
      return side.shields <= 2;
    case jarl.Esbjörn:
      return clanCount(s, side, bears) >= 2;
    case jarl.Egil:
    case jarl.Bernhar:
      return f.played.length >= 2;
    case jarl.Ketil:
      return other !== undefined && total(s.sides[other.seat].captured) > total(side.captured);
    case jarl.Gudrun:
      return other !== undefined && s.sides[other.seat].hand.length > side.hand.length;
    case jarl.Hrafn:
      return clansIn(s, side) >= 3;
    default:
      return false;
  }
}

/** The warriors a fighter faces: the opponent's squad, or the symbols on a monster card (V-27.5); none in Ragnarök. */
export function opposing(s: Valhalla, b: Battle, f: Fighter): number {
  const other = opponentOf(b, f);
  if (other) return squadSize(s.sides[other.seat]);
  return s.solo ? activeMonster(s).warriors : 0;
}

/** What the jarl adds to the combat strength as things stand. */
export function jarlStrength(s: Valhalla, b: Battle, f: Fighter): number {
  const side = s.sides[f.seat];
  const main = () => inForce(s, b, f, 0);
  const outnumbered = () => squadSize(side) < opposing(s, b, f);
  const additional = () => inForce(s, b, f, 1) && conditionMet(s, b, f);
  switch (jarlOf(side)) {
    case jarl.Sigvard:
      return f.attacks ? 0 : (main() && outnumbered() ? 1 : 0) + (additional() ? 1 : 0);
    case jarl.Agnar:
      return f.attacks ? (main() ? 1 : 0) + (additional() ? 2 : 0) : 0;
    case jarl.Vetr:
      return main() ? armedOf(s, f, giants) : 0;
    case jarl.Esbjörn:
      return (main() ? armedOf(s, f, bears) : 0) + (additional() ? 1 : 0);
    case jarl.Halvard:
      return !f.attacks && additional() ? 1 : 0;
    case jarl.Ketil: {
      const other = opponentOf(b, f);
      if (!f.attacks || !other || (f.used & 2) !== 0 || !main()) return 0;
      return Math.min(2, total(s.sides[other.seat].captured));
    }
    default:
      return ownJarlStrength(s, b, f);
  }
}

/** A jarl that a scenario brings: both abilities together, or the better one of the two (V-2.5, V-2.6). */
function ownJarlStrength(s: Valhalla, b: Battle, f: Fighter): number {
  const { jarl: card } = s.sides[f.seat];
  const data = card < 0 ? undefined : cardOf(s, card);
  if (data?.kind !== 'jarl') return 0;
  const main = data.main && inForce(s, b, f, 0) ? giftOf(s, b, f, data.main) : 0;
  const additional = data.additional && inForce(s, b, f, 1) ? giftOf(s, b, f, data.additional) : 0;
  return data.link === 'one' ? Math.max(main, additional) : main + additional;
}

function giftOf(s: Valhalla, b: Battle, f: Fighter, { strength, when, for: clan, if: on }: JarlGift): number {
  if (when !== undefined && (when === 'attack') !== f.attacks) return 0;
  const side = s.sides[f.seat];
  const met =
    squadSize(side) >= (on?.squad ?? 0) &&
    ownArmed(f) >= (on?.activated ?? 0) &&
    side.hand.length >= (on?.hand ?? 0) &&
    clansIn(s, side) >= (on?.clans ?? 0) &&
    f.played.length >= (on?.played ?? 0) &&
    side.shields <= (on?.shields ?? side.shields) &&
    (on?.clan === undefined || clanCount(s, side, clans.indexOf(on.clan)) > 0) &&
    (on?.fewer === undefined || squadSize(side) + on.fewer <= opposing(s, b, f));
  if (!met) return 0;
  return clan === undefined ? strength : strength * armedOf(s, f, clans.indexOf(clan));
}

/** How many own activated warriors are of this clan. */
function armedOf(s: Valhalla, f: Fighter, clan: number): number {
  let count = 0;
  for (let place = 0; place < 4; place++) {
    if ((f.armed & (1 << place)) !== 0 && clanOf(s, warriorAt(s, f, place)) === clan) count++;
  }
  return count;
}

export const total = (list: readonly number[]): number => {
  let sum = 0;
  for (const n of list) sum += n;
  return sum;
};
