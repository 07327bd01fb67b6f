/** Combat strength: what every activated warrior, tactic, jarl and helper adds (V-8.17). */
import { cardOf, clanOf, isWarrior, valourOf, warrior } from './cards/catalogue.ts';
import { clans } from './cards/types.ts';
import { jarl, jarlStrength, opponentOf, works } from './jarls.ts';
import { activeMonster, monsterHas } from './monster.ts';
import {
  type Battle,
  bit,
  bitCount,
  type Cited,
  clanCount,
  clansIn,
  type Fighter,
  partnerOf,
  placesOf,
  type Side,
  squadSize,
  tyrAt,
  type Valhalla,
  warriorAt,
} from './state.ts';

/** The combat strength as it stands; nothing without an activated warrior (V-8.12, V-10.3, V-30.3). */
export function strengthOf(s: Valhalla, b: Battle, f: Fighter): number {
  return partsOf(s, b, f).reduce((sum, { amount }) => sum + amount, 0);
}

/** In solo play the valour in Valhalla fights along (V-27.1). */
export const valhallaStrength = (s: Valhalla): number => (s.solo ? valour(s, s.sides[0]) : 0);

/** V-14.10. */
export function valour(s: Valhalla, side: Side): number {
  let sum = 0;
  for (const card of side.valhalla) sum += valourOf(s, card);
  return sum;
}

/** The valour of warriors alone, which a monster limits (V-27.17, RV-60). */
export function warriorValour(s: Valhalla, side: Side): number {
  let sum = 0;
  for (const card of side.valhalla) if (isWarrior(s, card)) sum += valourOf(s, card);
  return sum;
}

/** A warrior's strength with its ability and its Tyr card, if it is or were activated (V-8.9, V-21.5). */
export function worthAt(s: Valhalla, b: Battle, f: Fighter, place: number): number {
  const card = warriorAt(s, f, place);
  return warrior(s, card).strength + abilityBonus(s, b, f, place, card) + tyrBonus(s, b, f, place);
}

/** What raises an activated warrior, with the rule of each: its ability, its Tyr card (V-21.5). */
export function raisesAt(
  s: Valhalla,
  b: Battle,
  f: Fighter,
  place: number,
): { rule: Cited; amount: number }[] {
  const card = warriorAt(s, f, place);
  const ability = { rule: abilityRule(s, b, f, place, card), amount: abilityBonus(s, b, f, place, card) };
  const tyr = { rule: tyrRule(s, f, place), amount: tyrBonus(s, b, f, place) };
  return [ability, tyr].filter(({ amount }) => amount > 0);
}

/** Where a companion's squad is needed for the bonus, the rule that lets it count. */
function abilityRule(s: Valhalla, b: Battle, f: Fighter, place: number, card: number): Cited {
  const union = s.options.companions === 'union';
  const { ability } = warrior(s, card);
  if (ability?.kind === 'enemyClan') {
    if (s.solo) return 'V-27.3';
    const other = opponentOf(b, f);
    const own = other !== undefined && clanCount(s, s.sides[other.seat], clans.indexOf(ability.clan)) > 0;
    return own ? 'V-38.1' : union ? 'V-24.2' : 'V-23.5';
  }
  if (ability?.kind !== 'ownClan') return 'V-38.4';
  const clan = clans.indexOf(ability.clan);
  const partner = partnerOf(s, f.seat);
  const itself = clanOf(s, card) === clan ? 1 : 0;
  const beside = clanCount(s, s.sides[place < 4 ? f.seat : partner], clan) - itself;
  const helped = partner >= 0 && beside < 2 && ownClanBonus(s, f, card, clan) > (beside === 1 ? 2 : 0);
  return helped ? (union ? 'V-24.2' : 'V-23.4') : 'V-38.2';
}

function tyrRule(s: Valhalla, f: Fighter, place: number): Cited {
  const tyr = tyrAt(s, f, place);
  const card = tyr < 0 ? undefined : cardOf(s, tyr);
  return card?.kind === 'tyr' && card.gift.kind === 'enemyClan' ? 'V-35.1' : 'V-35.3';
}

function abilityBonus(s: Valhalla, b: Battle, f: Fighter, place: number, card: number): number {
  const { ability } = warrior(s, card);
  if (ability === undefined) return 0;
  let bonus = 0;
  switch (ability.kind) {
    case 'enemyClan':
      // V-38.1: once, however many there are.
      bonus = facesClan(s, b, f, clans.indexOf(ability.clan)) ? 3 : 0;
      break;
    case 'ownClan':
      bonus = ownClanBonus(s, f, card, clans.indexOf(ability.clan));
      break;
    case 'manyClans': {
      // V-38.4: in the squad the warrior lies in (RV-16).
      const count = clansIn(s, s.sides[place < 4 ? f.seat : partnerOf(s, f.seat)]);
      bonus = count >= 4 ? 5 : count === 3 ? 2 : 0;
      break;
    }
    default:
      return 0;
  }
  return bonus > 0 ? lowered(s, b, f, card, bonus) : 0;
}

/** V-38.2: with one or two of the clan beside it, activated or not; the partner's squad counts too (V-23.4, V-24.2). */
function ownClanBonus(s: Valhalla, f: Fighter, card: number, clan: number): number {
  const partner = partnerOf(s, f.seat);
  let count = clanCount(s, s.sides[f.seat], clan) + (partner < 0 ? 0 : clanCount(s, s.sides[partner], clan));
  // RV-17: the warrior does not count itself.
  if (clanOf(s, card) === clan) count--;
  return count >= 2 ? 5 : count === 1 ? 2 : 0;
}

/** Whether the clan stands opposite: in the enemy squad, in that of its partner (V-23.5), on the monster card (V-27.3). */
function facesClan(s: Valhalla, b: Battle, f: Fighter, clan: number): boolean {
  const other = opponentOf(b, f);
  if (other) {
    if (clanCount(s, s.sides[other.seat], clan) > 0) return true;
    const partner = partnerOf(s, other.seat);
    return partner >= 0 && clanCount(s, s.sides[partner], clan) > 0;
  }
  return s.solo !== null && activeMonster(s).clans.includes(clans[clan]);
}

/** Hrafn of the attacker, and a monster that silences a clan (V-36.1), take from ability bonuses. */
function lowered(s: Valhalla, b: Battle, f: Fighter, card: number, bonus: number): number {
  const silenced = monsterHas(s, 'silencedClan') ? activeMonster(s).ability : undefined;
  if (silenced?.kind === 'silencedClan' && clans.indexOf(silenced.clan) === clanOf(s, card)) return 0;
  const other = opponentOf(b, f);
  if (!other || f.attacks) return bonus;
  if (other.hushed >= 0) return other.hushed === clanOf(s, card) ? 0 : bonus;
  return works(s, b, other, jarl.Hrafn, 0) ? bonus - 1 : bonus;
}

function tyrBonus(s: Valhalla, b: Battle, f: Fighter, place: number): number {
  const tyr = tyrAt(s, f, place);
  if (tyr < 0) return 0;
  const card = cardOf(s, tyr);
  if (card.kind !== 'tyr' || card.gift.kind === 'lessWeapon') return 0;
  // V-35.3.
  if (card.gift.kind === 'strength') return card.gift.amount;
  // V-35.1: the squad of the opponent alone (RV-51).
  const other = opponentOf(b, f);
  const faced = other !== undefined && clanCount(s, s.sides[other.seat], clans.indexOf(card.gift.clan)) > 0;
  return faced ? card.gift.amount : 0;
}

const cryOfArmed = [0, 1, 2, 4, 6];

/** What the i-th boost gives; a War Cry looks at the squad as it is (V-34.2, V-34.3), the partner's left out (V-23.7, V-24.5). */
export function boostAt(s: Valhalla, f: Fighter, i: number): number {
  const card = cardOf(s, f.boosts[i]);
  const more = f.amounts[i];
  if (card.kind !== 'tactic') return more;
  if (card.tactic === 'warCrySquad') return more + squadSize(s.sides[f.seat]);
  if (card.tactic === 'warCryActivated') return more + cryOfArmed[bitCount(f.armed & 15)];
  return more;
}

/** A card and what it gives to a strength; -1 for what lies in Valhalla. */
export interface Part {
  readonly card: number;
  readonly amount: number;
}

/** What the strength is made of; nothing counts while nobody is armed (V-8.12). */
export function partsOf(s: Valhalla, b: Battle, f: Fighter): Part[] {
  if (f.strength >= 0) return f.parts.map((card, i) => ({ card, amount: f.gave[i] }));
  if (f.armed === 0) return [];
  const parts: Part[] = [];
  for (let place = 0; place < placesOf(s, f); place++) {
    if (bit(f.armed, place)) parts.push({ card: warriorAt(s, f, place), amount: worthAt(s, b, f, place) });
  }
  f.boosts.forEach((card, i) => {
    parts.push({ card, amount: boostAt(s, f, i) });
  });
  const byJarl = jarlStrength(s, b, f);
  if (byJarl > 0) parts.push({ card: s.sides[f.seat].jarl, amount: byJarl });
  const byValhalla = valhallaStrength(s);
  if (byValhalla > 0) parts.push({ card: -1, amount: byValhalla });
  return parts;
}

/** The phase is over: strength is fixed and not counted anew (V-8.16, RV-19). */
export function fixStrength(s: Valhalla, b: Battle, f: Fighter): void {
  const parts = partsOf(s, b, f);
  f.strength = strengthOf(s, b, f);
  f.parts = parts.map(({ card }) => card);
  f.gave = parts.map(({ amount }) => amount);
}

/** A warrior stops counting after its strength was fixed; says how much it gave (V-32.2). */
export function dropPart(f: Fighter, card: number): number {
  const at = f.parts.indexOf(card);
  f.parts.splice(at, 1);
  const [gave] = f.gave.splice(at, 1);
  f.strength -= gave;
  return gave;
}
