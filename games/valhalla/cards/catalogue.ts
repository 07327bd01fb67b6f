/**
 * Every printed card (V-1.2, V-1.6, V-1.7, V-1.9), numbered once for all games: a state names a card by this number alone. Cards that go into the
 * deck come first; equal copies have numbers of their own. Beside the data stands what play asks for most, as numbers.
 */
import type { CardRef } from '../table/view.ts';
import { dwarfCards } from './dwarves.ts';
import { lokiCards, thorCards, tyrCards } from './gods.ts';
import { jarlCards } from './jarls.ts';
import { monsterCards } from './monsters.ts';
import { baseTactics } from './tactics.ts';
import { type Arms, type CardData, clans, type Face, faceOf, type SetId, type WarriorData } from './types.ts';
import { valkyrieCards } from './valkyries.ts';
import { baseWarriors } from './warriors.ts';

export const cards: readonly CardData[] = [
  ...baseWarriors,
  ...baseTactics,
  ...thorCards,
  ...valkyrieCards,
  ...dwarfCards,
  ...tyrCards,
  ...jarlCards,
  ...lokiCards,
  ...monsterCards,
];

/** The numbers of a set's cards, in order. */
export const numbersOf = (set: SetId): number[] =>
  cards.flatMap((card, number) => (card.set === set ? [number] : []));

export const firstJarl = cards.findIndex((card) => card.kind === 'jarl');
export const firstLoki = cards.findIndex((card) => card.kind === 'loki');
export const firstMonster = cards.findIndex((card) => card.kind === 'monster');

/** A pattern of arms: what kind it is, how many dice, and for named weapons how many of each face. */
export interface Pattern {
  readonly kind: 'named' | 'any' | 'equal' | 'pairs' | 'different';
  readonly dice: number;
  /** By face, 0 to 5; the first stays empty. */
  readonly need: readonly number[];
}

export function patternOf(arms: Arms, without: Face = 0): Pattern {
  if (Array.isArray(arms)) {
    const need = [0, 0, 0, 0, 0, 0];
    for (const weapon of arms) need[faceOf(weapon)]++;
    if (without > 0 && need[without] > 0) need[without]--;
    return { kind: 'named', dice: need.reduce((sum, n) => sum + n, 0), need };
  }
  const [kind, count] = Object.entries(arms)[0] as ['any' | 'equal' | 'pairs' | 'different', number];
  return { kind, dice: kind === 'pairs' ? 2 * count : count, need: [] };
}

/** Valour points by card number (V-2.3); 0 for a card without any. */
export const valourOf: readonly number[] = cards.map((card) => card.valour ?? 0);

/** The clan of a warrior by card number, as its place among the clans; -1 for any other card. */
export const clanOf: readonly number[] = cards.map((card) =>
  card.kind === 'warrior' ? clans.indexOf(card.clan) : -1,
);

const dataOf: readonly (WarriorData | null)[] = cards.map((card) => (card.kind === 'warrior' ? card : null));

export const isWarrior = (card: number): boolean => clanOf[card] >= 0;

export function warrior(card: number): WarriorData {
  const data = dataOf[card];
  if (data === null) throw new Error(`Card ${card} (${cards[card]?.id}) is no warrior.`);
  return data;
}

/** What a warrior has to be armed with, by card number and the face a Tyr card spares it (0: none). */
const patterns: readonly (readonly Pattern[])[] = cards.map((card) =>
  card.kind === 'warrior' ? [0, 1, 2, 3, 4, 5].map((face) => patternOf(card.arms, face)) : [],
);

export const patternFor = (card: number, spared: Face): Pattern => patterns[card][spared];

/** Weapon symbols as they are counted for the action with two warriors (V-6.10, V-9.6, RV-52). */
export const symbolsOf: readonly number[] = patterns.map((all) => all[0]?.dice ?? 0);

/** How a card is told of: its number and its id. */
export const refs: readonly CardRef[] = cards.map(({ id }, number) => ({ id: number, def: id }));

/** The face that a Tyr card spares the warrior above it (V-35.2). */
export const sparedBy: readonly Face[] = cards.map((card) =>
  card.kind === 'tyr' && card.gift.kind === 'lessWeapon' ? faceOf(card.gift.weapon) : 0,
);
