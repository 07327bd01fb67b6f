/** All cards of the game, compiled once: their boxes as numbers of clauses, their icons and Factions as bits. */
import { spaceByName } from '../board/board.ts';
import { type Box, boxOf } from '../effects/clauses.ts';
import { bitsOf, type Module } from '../modules.ts';
import { battleIcons, factions, icons } from '../symbols.ts';
import { conflicts } from './base/conflicts.ts';
import { hagal } from './base/hagal.ts';
import { imperium } from './base/imperium.ts';
import { intrigues } from './base/intrigue.ts';
import { leaders as leaderTable } from './base/leaders.ts';
import { reserve } from './base/reserve.ts';
import { starting } from './base/starting.ts';
import { type Component, waysOf } from './components.ts';
import { expansions } from './expansions.ts';
import type {
  CardData,
  ConflictData,
  ContractData,
  HagalData,
  IntrigueData,
  LeaderData,
  LeaderSide,
  ObjectiveData,
  RivalData,
  TechData,
  TechMoment,
} from './types.ts';

export type CardType =
  | 'starting'
  | 'reserve'
  | 'imperium'
  | 'intrigue'
  | 'conflict'
  | 'hagal'
  | 'tech'
  | 'tleilaxu'
  | 'contract'
  | 'objective';

/** A card ready for play. Every card has every field, so that all have one shape. */
export interface Card {
  /** Its place in `cards`. */
  readonly def: number;
  readonly id: string;
  readonly en: string;
  readonly ru: string;
  readonly type: CardType;
  readonly copies: number;
  /** The module it belongs to, as a bit, and those that take it out. */
  readonly set: number;
  /** The modules that bring it into a game, as bits: those of any entry (components.ts). */
  readonly ways: readonly number[];
  readonly removedBy: number;
  /** Those that take it out of the solo game (D-24.22). */
  readonly removedAlone: number;
  /** Persuasion, of a tile spice; -1 where it can not be acquired by paying. */
  readonly cost: number;
  readonly factions: number;
  readonly icons: number;
  /** Icons that ignore enemy Agents (D-23.23). */
  readonly infiltrates: number;
  readonly anywhere: boolean;
  /** What it costs of specimens; -1 where it is no Tleilaxu card (D-24.9). */
  readonly specimens: number;
  /** Played to send an Agent only with another card (D-24.12). */
  readonly graft: boolean;
  /** Icons that it has only in some case. */
  readonly iconsIf: {
    readonly when: 'grafted' | 'beneGesserit' | 'mostTroops';
    readonly icons: number;
  } | null;
  /** The Reveal box also works when it is discarded or trashed (D-23.25). */
  readonly unload: boolean;
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
  readonly special: 'harvest' | 'reshuffle' | 'more' | 'first' | null;
  /** Which stack of the Reserve it comes from; -1 for none. */
  readonly stack: number;
  /** Of a Tech tile: what it does, and when; whether Rivals take it. */
  readonly abilities: readonly { readonly when: TechMoment; readonly box: Box }[];
  readonly forRivals: boolean;
  /** What it gives when it is discarded from hand. */
  readonly discarded: Box;
  /** Of a Conflict or an Objective: its battle icon; -1 for none (D-25.3). */
  readonly battleIcon: number;
  /** Of a Conflict: the Shield Wall keeps sandworms out of it (D-25.17). */
  readonly walled: boolean;
  /** A copy of The Spice Must Flow. */
  readonly flows: boolean;
  /** Of a contract: what completes it, and its reward (D-26.3 to D-26.5). */
  readonly completes: { readonly by: ContractData['when']['kind']; readonly n: number } | null;
  readonly reward: Box;
  readonly data: CardData | IntrigueData | ConflictData | HagalData | TechData | ContractData | ObjectiveData;
}

/** A side of a Leader, ready for play. */
export interface LeaderFace {
  readonly ability: LeaderData['left']['ability'];
  readonly signet: Box;
  readonly reveal: Box;
  /** The Factions whose spaces call for `visit`, as bits. */
  readonly visits: number;
  readonly visit: Box;
  /** The Faction with which 2 Influence give `reach`; -1 for none. */
  readonly reaches: number;
  readonly reach: Box;
}

export interface Leader extends LeaderFace {
  readonly number: number;
  readonly id: string;
  readonly en: string;
  readonly ru: string;
  readonly set: number;
  readonly ways: readonly number[];
  /** What it shows when it is turned over (D-20.12). */
  readonly back: LeaderFace | null;
  readonly data: LeaderData;
}

/** A Rival of Uprising (D-27.1). */
export interface Rival {
  readonly number: number;
  readonly id: string;
  readonly en: string;
  readonly ru: string;
  /** The Factions in its order. */
  readonly priority: readonly number[];
  readonly signet: Box;
  readonly scheme: Box;
  readonly data: RivalData;
}

const blank = {
  removedBy: 0,
  removedAlone: 0,
  cost: -1,
  factions: 0,
  icons: 0,
  infiltrates: 0,
  anywhere: false,
  specimens: -1,
  graft: false,
  iconsIf: null,
  unload: false,
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
  abilities: [],
  forRivals: false,
  discarded: [],
  battleIcon: -1,
  walled: false,
  flows: false,
  completes: null,
  reward: [],
} as const;

const made: Omit<Card, 'def'>[] = [
  ...starting.map((data) => deckCard(data, 'starting', -1)),
  ...reserve.map((data, stack) => deckCard(data, 'reserve', stack)),
  ...imperium.map((data) => deckCard(data, 'imperium', -1)),
  ...intrigues.map(intrigueCard),
  ...conflicts.map(conflictCard),
  ...hagal.map(hagalCard),
  ...expansions.ix.starting.map((data) => deckCard(data, 'starting', -1)),
  ...expansions.ix.imperium.map((data) => deckCard(data, 'imperium', -1)),
  ...expansions.ix.intrigues.map(intrigueCard),
  ...expansions.ix.conflicts.map(conflictCard),
  ...expansions.ix.hagal.map(hagalCard),
  ...expansions.ix.tech.map(techTile),
  ...expansions.immortality.starting.map((data) => deckCard(data, 'starting', -1)),
  ...expansions.immortality.imperium.map((data) => deckCard(data, 'imperium', -1)),
  ...expansions.immortality.intrigues.map(intrigueCard),
  ...expansions.immortality.hagal.map(hagalCard),
  ...expansions.immortality.tleilaxu
    .filter(({ promo }) => !promo)
    .map((data) => deckCard(data, 'tleilaxu', -1)),
  ...expansions.uprising.reserve.map((data, stack) => deckCard(data, 'reserve', stack)),
  ...expansions.uprising.imperium.map((data) => deckCard(data, 'imperium', -1)),
  ...expansions.uprising.intrigues.map(intrigueCard),
  ...expansions.uprising.conflicts.map(conflictCard),
  ...expansions.uprising.hagal.map(hagalCard),
  ...expansions.uprising.contracts.map(contractTile),
  ...expansions.uprising.objectives.map(objectiveCard),
  ...expansions.uprising.commanders.map((data) => deckCard(data, 'starting', -1)),
];

export const cards: readonly Card[] = made.map((card, def) => ({ def, ...card }));

export const leaders: readonly Leader[] = [
  ...leaderTable,
  ...expansions.ix.leaders,
  ...expansions.uprising.leaders,
].map((data, number) => ({
  number,
  id: data.id,
  en: data.en,
  ru: data.ru,
  set: bitsOf([data.set]),
  ways: waysOf(data.set, 'leader', data.id),
  ...faceOf(data),
  back: data.back ? faceOf(data.back) : null,
  data,
}));

function faceOf({ left, signet }: LeaderSide): LeaderFace {
  return {
    ability: left.ability,
    signet: boxOf(signet.effects),
    reveal: boxOf(left.reveal),
    visits: bits(factions, left.visit?.at ?? []),
    visit: boxOf(left.visit?.effects),
    reaches: left.reaches ? factions.indexOf(left.reaches.with) : -1,
    reach: boxOf(left.reaches?.effects),
  };
}

export const rivals: readonly Rival[] = expansions.uprising.rivals.map((data, number) => ({
  number,
  id: data.id,
  en: data.en,
  ru: data.ru,
  priority: data.priority.map((faction) => factions.indexOf(faction)),
  signet: boxOf(data.signet),
  scheme: boxOf(data.scheme),
  data,
}));

/** Whether it is played with these modules. */
export const isIn = (
  { ways, removedBy = 0 }: { readonly ways: readonly number[]; readonly removedBy?: number },
  modules: number,
): boolean => ways.some((all) => (modules & all) === all) && (removedBy & modules) === 0;

/** Whether a card of House Hagal is played with these modules and so many players. */
export const isHagalIn = (card: Card, modules: number, players: number): boolean =>
  isIn(card, modules) &&
  card.players.includes(players) &&
  !(players === 1 && (card.removedAlone & modules) !== 0);

export const cardByNumber = (def: number): Card => cards[def];

const ownCards = new Map<string, Card>();

/** A card of House Hagal that a scenario brings itself, its number after those of the catalogue; made once. */
export function ownCard(data: HagalData, def: number): Card {
  const key = JSON.stringify([data, def]);
  const card = ownCards.get(key) ?? { ...hagalCard(data), def };
  ownCards.set(key, card);
  return card;
}

/** The card of this id, which has to be there. */
export function cardById(id: string): Card {
  const found = cards.find((card) => card.id === id);
  if (!found) throw new Error(`There is no card "${id}".`);
  return found;
}

const theCard = (en: string): Card => {
  const found = cards.find((card) => card.en === en && card.type === 'reserve');
  if (!found) throw new Error(`The Reserve has no "${en}".`);
  return found;
};
export const foldspace = theCard('Foldspace');

function deckCard(data: CardData, type: CardType, stack: number): Omit<Card, 'def'> {
  return {
    ...blank,
    ...named(data, type),
    type,
    cost: data.cost ?? -1,
    factions: bits(factions, data.factions ?? []),
    icons: bits(icons, data.icons ?? []),
    infiltrates: bits(icons, data.infiltrates ?? []),
    anywhere: data.anywhere ?? false,
    specimens: data.specimens ?? -1,
    graft: data.graft ?? false,
    iconsIf: data.iconsIf ? { when: data.iconsIf.when, icons: bits(icons, data.iconsIf.icons) } : null,
    unload: data.unload ?? false,
    agent: boxOf(data.agent),
    reveal: boxOf(data.reveal),
    acquired: boxOf(data.acquired),
    trashed: boxOf(data.trashed),
    discarded: boxOf(data.discarded),
    flows: type === 'reserve' && data.en === 'The Spice Must Flow',
    stack,
    data,
  };
}

function intrigueCard(data: IntrigueData): Omit<Card, 'def'> {
  return {
    ...blank,
    ...named(data, 'intrigue'),
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
    ...named({ ...data, copies: 1 }, 'conflict'),
    type: 'conflict',
    level: data.level,
    rewards: [boxOf(data.first), boxOf(data.second), boxOf(data.third)],
    location: data.location === undefined ? -1 : spaceByName(data.location, bitsOf([data.set])),
    battleIcon: data.battleIcon ? battleIcons.indexOf(data.battleIcon) : -1,
    walled: data.behindShieldWall ?? false,
    data,
  };
}

function hagalCard(data: HagalData): Omit<Card, 'def'> {
  return {
    ...blank,
    ...named(data, 'hagal'),
    type: 'hagal',
    spaces: data.spaces.map((name) => spaceByName(name, bitsOf([data.set]))),
    effects: boxOf(data.effects),
    swords: data.swords,
    players: data.players,
    special: data.harvest ? 'harvest' : data.reshuffle ? 'reshuffle' : data.more ? 'more' : null,
    removedBy: bitsOf(data.removedBy ?? []),
    removedAlone: bitsOf(data.removedAlone ?? []),
    data,
  };
}

function techTile(data: TechData): Omit<Card, 'def'> {
  return {
    ...blank,
    ...named({ ...data, copies: 1 }, 'tech'),
    type: 'tech',
    cost: data.cost,
    acquired: boxOf(data.acquired),
    abilities: data.abilities.map(({ when, effects }) => ({ when, box: boxOf(effects) })),
    forRivals: data.forRivals ?? false,
    data,
  };
}

function contractTile(data: ContractData): Omit<Card, 'def'> {
  const { when } = data;
  const n = when.kind === 'send' ? spaceByName(when.space) : when.kind === 'harvest' ? when.n : 0;
  return {
    ...blank,
    ...named(data, 'contract'),
    type: 'contract',
    completes: { by: when.kind, n },
    reward: boxOf(data.reward),
    data,
  };
}

function objectiveCard(data: ObjectiveData): Omit<Card, 'def'> {
  return {
    ...blank,
    ...named({ ...data, copies: 1 }, 'objective'),
    type: 'objective',
    players: data.players,
    special: data.first ? 'first' : null,
    battleIcon: battleIcons.indexOf(data.battleIcon),
    data,
  };
}

type Named = Pick<Card, 'id' | 'en' | 'ru' | 'copies'> & { readonly set: Module };

function named({ id, en, ru, copies, set }: Named, type: Component) {
  return { id, en, ru, copies, set: bitsOf([set]), ways: waysOf(set, type, id) };
}

function bits<T>(words: readonly T[], set: readonly T[]): number {
  return set.reduce((sum, word) => sum | (1 << words.indexOf(word)), 0);
}
