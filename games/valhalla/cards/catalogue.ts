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

/** Cards that only one game knows, written in a scenario; they are numbered after the printed ones. */
export interface Box {
  readonly own: readonly CardData[];
}

export const cardOf = (s: Box, card: number): CardData =>
  card < cards.length ? cards[card] : s.own[card - cards.length];

/** Valour points (V-2.3); 0 for a card without any. */
export const valourOf = (s: Box, card: number): number => cardOf(s, card).valour ?? 0;

const clanNumber = (card: CardData | undefined): number =>
  card?.kind === 'warrior' ? clans.indexOf(card.clan) : -1;
const clanNumbers = cards.map(clanNumber);

/** The clan of a warrior, as its place among the clans; -1 for any other card, and for a number that is none. */
export const clanOf = (s: Box, card: number): number =>
  card < cards.length ? clanNumbers[card] : clanNumber(cardOf(s, card));

export const isWarrior = (s: Box, card: number): boolean => clanOf(s, card) >= 0;

export function warrior(s: Box, card: number): WarriorData {
  const data = cardOf(s, card);
  if (data.kind !== 'warrior') throw new Error(`Card ${card} (${data.id}) is no warrior.`);
  return data;
}

/** By the face a Tyr card spares the warrior (0: none). */
const patternsOf = (card: CardData): readonly Pattern[] =>
  card.kind === 'warrior' ? [0, 1, 2, 3, 4, 5].map((face) => patternOf(card.arms, face)) : [];
const patterns = cards.map(patternsOf);

/** What a warrior has to be armed with. */
export const patternFor = (s: Box, card: number, spared: Face): Pattern =>
  (card < cards.length ? patterns[card] : patternsOf(cardOf(s, card)))[spared];

/** Weapon symbols as they are counted for the action with two warriors (V-6.10, V-9.6, RV-52). */
export const symbolsOf = (s: Box, card: number): number =>
  card < cards.length ? symbols[card] : isWarrior(s, card) ? patternFor(s, card, 0).dice : 0;
const symbols = patterns.map(([pattern]) => pattern?.dice ?? 0);

const refs: readonly CardRef[] = cards.map(({ id }, number) => ({ id: number, def: id }));

/** How a card is told of: its number and its id. */
export const ref = (s: Box, card: number): CardRef => refs[card] ?? { id: card, def: cardOf(s, card).id };

/** The face that a Tyr card spares the warrior above it (V-35.2). */
export function sparedBy(s: Box, card: number): Face {
  const data = cardOf(s, card);
  return data.kind === 'tyr' && data.gift.kind === 'lessWeapon' ? faceOf(data.gift.weapon) : 0;
}
