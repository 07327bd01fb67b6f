/** All cards of the game, compiled once: their boxes as numbers of clauses, their icons and Factions as bits. */
import { spaceByName } from '../board/board.ts';
import { type Box, boxOf } from '../effects/clauses.ts';
import { factions, icons } from '../effects/types.ts';
import { conflicts } from './base/conflicts.ts';
import { hagal } from './base/hagal.ts';
import { imperium } from './base/imperium.ts';
import { intrigues } from './base/intrigue.ts';
import { leaders as leaderTable } from './base/leaders.ts';
import { reserve } from './base/reserve.ts';
import { starting } from './base/starting.ts';
import type { CardData, ConflictData, HagalData, IntrigueData, LeaderData } from './types.ts';

export type CardType = 'starting' | 'reserve' | 'imperium' | 'intrigue' | 'conflict' | 'hagal';

/** A card ready for play. Every card has every field, so that all have one shape. */
export interface Card {
  /** Its place in `cards`. */
  readonly def: number;
  readonly id: string;
  readonly en: string;
  readonly ru: string;
  readonly type: CardType;
  readonly copies: number;
  /** Persuasion; -1 where it can not be acquired by paying. */
  readonly cost: number;
  readonly factions: number;
  readonly icons: number;
  readonly anywhere: boolean;
  readonly agent: Box;
  readonly reveal: Box;
  readonly acquired: Box;
  readonly trashed: Box;
  readonly plot: Box;
  readonly combat: Box;
  readonly endgame: Box;
  /** Of a Conflict: its level and rewards by place. */
  readonly level: number;
  readonly rewards: readonly Box[];
  /** The space fought for; -1 for none. */
  readonly location: number;
  /** Of House Hagal: the spaces, the effects, the swords. */
  readonly spaces: readonly number[];
  readonly effects: Box;
  readonly swords: number;
  readonly players: readonly number[];
  readonly special: 'harvest' | 'reshuffle' | null;
  /** Which stack of the Reserve it comes from; -1 for none. */
  readonly stack: number;
  readonly data: CardData | IntrigueData | ConflictData | HagalData;
}

export interface Leader {
  readonly number: number;
  readonly id: string;
  readonly en: string;
  readonly ru: string;
  readonly ability: LeaderData['left']['ability'];
  readonly signet: Box;
  readonly data: LeaderData;
}

const blank = {
  cost: -1,
  factions: 0,
  icons: 0,
  anywhere: false,
  agent: [],
  reveal: [],
  acquired: [],
  trashed: [],
  plot: [],
  combat: [],
  endgame: [],
  level: 0,
  rewards: [],
  location: -1,
  spaces: [],
  effects: [],
  swords: 0,
  players: [],
  special: null,
  stack: -1,
} as const;

const made: Omit<Card, 'def'>[] = [
  ...starting.map((data) => deckCard(data, 'starting', -1)),
  ...reserve.map((data, stack) => deckCard(data, 'reserve', stack)),
  ...imperium.map((data) => deckCard(data, 'imperium', -1)),
  ...intrigues.map(intrigueCard),
  ...conflicts.map(conflictCard),
  ...hagal.map(hagalCard),
];

export const cards: readonly Card[] = made.map((card, def) => ({ def, ...card }));

export const leaders: readonly Leader[] = leaderTable.map((data, number) => ({
  number,
  id: data.id,
  en: data.en,
  ru: data.ru,
  ability: data.left.ability,
  signet: boxOf(data.signet.effects),
  data,
}));

export const cardByNumber = (def: number): Card => cards[def];

const theCard = (en: string): Card => {
  const found = cards.find((card) => card.en === en && card.type === 'reserve');
  if (!found) throw new Error(`The Reserve has no "${en}".`);
  return found;
};
export const spiceMustFlow = theCard('The Spice Must Flow');
export const foldspace = theCard('Foldspace');

function deckCard(data: CardData, type: CardType, stack: number): Omit<Card, 'def'> {
  return {
    ...blank,
    ...named(data),
    type,
    cost: data.cost ?? -1,
    factions: bits(factions, data.factions ?? []),
    icons: bits(icons, data.icons ?? []),
    anywhere: data.anywhere ?? false,
    agent: boxOf(data.agent),
    reveal: boxOf(data.reveal),
    acquired: boxOf(data.acquired),
    trashed: boxOf(data.trashed),
    stack,
    data,
  };
}

function intrigueCard(data: IntrigueData): Omit<Card, 'def'> {
  return {
    ...blank,
    ...named(data),
    type: 'intrigue',
    plot: boxOf(data.plot),
    combat: boxOf(data.combat),
    endgame: boxOf(data.endgame),
    data,
  };
}

function conflictCard(data: ConflictData): Omit<Card, 'def'> {
  return {
    ...blank,
    ...named({ ...data, copies: 1 }),
    type: 'conflict',
    level: data.level,
    rewards: [boxOf(data.first), boxOf(data.second), boxOf(data.third)],
    location: data.location === undefined ? -1 : spaceByName(data.location),
    data,
  };
}

function hagalCard(data: HagalData): Omit<Card, 'def'> {
  return {
    ...blank,
    ...named(data),
    type: 'hagal',
    spaces: data.spaces.map(spaceByName),
    effects: boxOf(data.effects),
    swords: data.swords,
    players: data.players,
    special: data.harvest ? 'harvest' : data.reshuffle ? 'reshuffle' : null,
    data,
  };
}

function named({ id, en, ru, copies }: { id: string; en: string; ru: string; copies: number }) {
  return { id, en, ru, copies };
}

function bits<T>(words: readonly T[], set: readonly T[]): number {
  return set.reduce((sum, word) => sum | (1 << words.indexOf(word)), 0);
}
