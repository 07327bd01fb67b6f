/** The monster of a solo game: its active card, and which of its abilities are in force. */
import { cardOf, cards, firstMonster } from './cards/catalogue.ts';
import { type MonsterAbility, type MonsterData, monsterNames } from './cards/types.ts';
import type { Valhalla } from './state.ts';

/** The cards of the monster from the weakest to the strongest (V-25.2): printed ones, or those that a scenario brings. */
function stackOf(s: Valhalla): readonly number[] {
  const printed = stacks[monsterNames.indexOf(s.options.monster)];
  const own = s.own.flatMap((card, at) => (card.kind === 'monster' ? [cards.length + at] : []));
  return own.length > 0 ? own : printed;
}

const stacks = monsterNames.map((_, at) => [0, 1, 2, 3, 4, 5].map((level) => firstMonster + at * 6 + level));

/** The number of the monster's card of that level, from 0. */
export const monsterCard = (s: Valhalla, level: number): number => stackOf(s)[level];

/** Cards of the stack that lie below the active one. */
export const cardsBelow = (s: Valhalla): number => stackOf(s).length - 1 - (s.solo?.level ?? 0);

export const activeCard = (s: Valhalla): number =>
  monsterCard(s, Math.min(stackOf(s).length - 1, s.solo?.level ?? 0));

export function activeMonster(s: Valhalla): MonsterData {
  const card = cardOf(s, activeCard(s));
  if (card.kind !== 'monster') throw new Error(`${card.id} is no card of a monster.`);
  return card;
}

const sideOf = (s: Valhalla): 0 | 1 => (s.options.side === 'marked' ? 1 : 0);

export const monsterStrength = (s: Valhalla): number => activeMonster(s).strength[sideOf(s)];

/** The most valour that warriors in Valhalla may have (V-27.17). */
export const mostValour = (s: Valhalla): number => activeMonster(s).most[sideOf(s)];

/** Whether the active card has this ability, and it counts and is not cancelled for this battle (V-27.6, V-27.7). */
export const monsterHas = (s: Valhalla, kind: MonsterAbility['kind']): boolean =>
  s.solo !== null &&
  s.options.abilities &&
  s.battle?.tamed !== true &&
  activeMonster(s).ability?.kind === kind;

/** The spaces a board has for warriors (V-6.8, V-36.7). */
export const spacesOf = (s: Valhalla): number => (monsterHas(s, 'spaceLess') ? 3 : 4);

/** Cards discarded from the deck after a lost battle (V-28.6, V-28.7, V-28.8). */
export const tollOf = (s: Valhalla): number => 2 * s.options.difficulty;
