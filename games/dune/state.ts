/**
 * The state of a game of Dune: Imperium. Cards, spaces and sides are numbers. A side is somebody with pieces on the
 * board: the players, by their seats, then House Hagal or the two Rivals (D-2.10).
 */

import type { Frame, Run, Seat, State } from '@vigrid/kernel';
import type { DuneAct } from './acts.ts';
import { type Card, cardByNumber, cards, ownCard } from './cards/catalogue.ts';
import type { HagalData } from './cards/types.ts';
import type { CardRef, DuneEvent } from './events.ts';
import { automatedSeat } from './symbols.ts';

/** A side by its place at the table; a player's side has the number of the seat. */
export type SideId = number;

export const phases = ['start', 'turns', 'combat', 'makers', 'recall', 'endgame'] as const;
export type Phase = (typeof phases)[number];

export interface Dune extends State {
  /** How many sides are players; those after them are automated. */
  players: number;
  /** The modules played with, as bits. */
  readonly modules: number;
  /** From 1. */
  round: number;
  phase: Phase;
  /** Whose turn it is, or was last. */
  active: SideId;
  /** The First Player (D-1.11). */
  first: SideId;
  sides: Side[];
  /** What a card is, by its number: its number in the catalogue. */
  def: number[];
  /** Cards of House Hagal that a scenario brings itself; they are numbered after those of the catalogue. */
  own: HagalData[];
  /** Which seats know where a card is, as bits. Says nothing of cards that lie open. */
  seen: number[];
  /** The Imperium deck; the top card is the last, as in every deck. */
  deck: number[];
  /** Five cards, or fewer when the deck is used up (D-9.4). */
  row: number[];
  /** Stacks of the Reserve, in the order of the table of Reserve cards. */
  reserve: number[][];
  intrigues: number[];
  /** The face-up pile of Intrigue cards (D-17.5). */
  intrigueDiscard: number[];
  conflicts: number[];
  /** Conflict cards of this and former rounds, the present one last. */
  fought: number[];
  /** Conflict cards that nobody has seen (D-2.2). */
  box: number[];
  hagal: number[];
  hagalDiscard: number[];
  /** Out of the game. */
  trashed: number[];
  /** Bonus spice by space (D-13.3). */
  bonus: number[];
  /** Which side controls a space; -1 for none. */
  control: number[];
  /** Who holds the Alliance token of a Faction; -1: it lies on the track. */
  alliance: number[];
  /** The Mentat: -1 on its space, else the side that has it. */
  mentat: SideId;
  /** Who takes the Mentat when the next round begins (D-11.11); -1 for nobody. */
  mentatTo: SideId;
  /** Spaces closed by The Voice: three numbers each, the space, who spoke, the sides still bound as bits (D-18.9). */
  voices: number[];
  /** The sole winner of the Conflict, while its phase lasts (D-10.7); -1 for none. */
  winner: SideId;
  /** Sides in the order of their Reveal turns in this round (D-15.5). */
  revealed: SideId[];
  /** Tech tiles: three stacks, the face-up tile of each last (D-23.1). */
  tech: number[][];
  /** By space, whose dreadnought stands on its flag: twice the side, and 1 more in the round it came; -1 for none. */
  flags: number[];
  /** Tleilaxu cards: Reclaimed Forces first, then two that lie open (D-24.1). */
  tleilaxuRow: number[];
  tleilaxuDeck: number[];
  /** Spice on the fourth space of the Tleilaxu track. */
  trackSpice: number;
  /** Combat Intrigue cards played in this Conflict, as bits of sides. */
  fighters: number;
  /** By observation post, the sides whose Spies stand there, as bits (D-25.5); empty without Uprising. */
  spies: number[];
  /** The Shield Wall stands (D-25.17). */
  wall: boolean;
  /** Contracts: the face-down stack, the two that lie open, those set aside for Shaddam (D-26.1). */
  contracts: number[];
  offered: number[];
  sardaukar: number[];
  /** Objectives before they are dealt (D-25.2). */
  objectives: number[];
  /** The Throne Row, from which only Shaddam's team acquires (D-28.12). */
  throne: number[];
  /** How hard the solo game is; an index of `difficulties`. */
  difficulty: number;
  /** What the present turn has seen. */
  turn: Turn;
}

/** What is remembered until the turn ends. */
export interface Turn {
  /** The space an Agent was sent to; -1 before. */
  space: number;
  /** The card that sent it, and the one grafted to it; -1 for none (D-24.12). */
  card: number;
  graft: number;
  /** Spice gained, and of it what was harvested on a maker space. */
  spice: number;
  harvested: number;
  /** By side: cards of others can recruit, too (D-23.25). */
  recruited: number[];
  /** Dreadnoughts that came to the garrison in this turn (D-23.15). */
  commissioned: number;
  /** Of the garrison's units, how many were deployed by the space (D-7.4, D-F-074). */
  fromGarrison: number;
  deployed: number;
  /** Dreadnoughts deployed in this turn. */
  ships: number;
  /** Units that Desert Ambush has driven off. */
  ambushed: number;
  /** Persuasion made in this turn. */
  made: number;
  /** Cards that have given a sword in this turn. */
  armed: number[];
  /** The card that One Step Ahead has brought back in this turn; -1 for none. */
  stepped: number;
  /** By side, the troops that went back to the supply when the Conflict ended (D-11.9). */
  lost: number[];
  /** Other turns that follow (D-4.12); with Ghola there can be two. */
  again: number;
  /** Deployment is allowed (D-7.2, D-F-075). */
  combat: boolean;
  /** How often the base spice counts that is harvested (D-13.5). */
  harvests: number;
  /** Influence of the visited Faction space (D-6.13). */
  influence: number;
  /** Icons added to the card to be played, as bits (D-17.12). */
  icons: number;
  ignoreEnemies: boolean;
  reveal: boolean;
  /** A Spy was recalled (D-25.12). */
  recalled: boolean;
  /** The post of the Spy placed last; -1 for none. */
  post: number;
  /** What was discarded last: the source that asked for it, and the Factions of the cards as bits. */
  discardedFor: number;
  discarded: number;
  /** How many contracts were held when the Agent was sent and are still open: the first of them (D-26.3, D-26.4). */
  held: number;
  /** The Spice Must Flow was acquired. */
  flowed: boolean;
  /** No unit may be deployed (D-26.10). */
  noDeploy: boolean;
  /** With six players, the Ally whom a Commander has activated; -1 for none (D-28.5). */
  ally: SideId;
  /** Something was done in this turn already (D-17.9). */
  begun: boolean;
  /** The turn ends without an Agent or Reveal turn (D-17.9). */
  passed: boolean;
}

export interface Side {
  /** Number in the table of Leaders; -1 for House Hagal. */
  leader: number;
  /** A Rival or House Hagal. */
  automated: boolean;
  /** By `resources`. */
  solari: number;
  spice: number;
  water: number;
  points: number;
  /** By `factions`. */
  influence: number[];
  supply: number;
  garrison: number;
  /** Troops in the Conflict. */
  troops: number;
  swords: number;
  persuasion: number;
  /** Where each Agent is: -1 on the Leader, else its space. With the Swordmaster there are three (D-19.3). */
  agents: number[];
  /** Where the Mentat is while this side has it, likewise (D-19.4). */
  mentat: number;
  council: boolean;
  swordmaster: boolean;
  /** Has taken the Reveal turn of this round. */
  revealed: boolean;
  deck: number[];
  hand: number[];
  /** Cards played by Agent turns of this round. */
  played: number[];
  /** Cards revealed in the present Reveal turn. */
  shown: number[];
  discard: number[];
  intrigues: number[];
  /** Plot cards that wait face up for the Reveal turn (D-17.4). */
  waiting: number[];
  /** Cards set aside by Manipulate (D-9.8). */
  aside: number[];
  /** Less Persuasion for The Spice Must Flow this turn (D-9.7). */
  discount: number;
  /** Acquired cards may go on top of the deck this turn (D-F-008). */
  toDeck: boolean;
  /** Masterstroke: two Factions as bits, 0 before they are chosen; less than 0 once they are revealed (D-20.2). */
  masterstroke: number;
  /** In the supply, in the garrison, in the Conflict (D-23.14). */
  dreadnoughts: number[];
  /** Troops on the Ix board (D-23.4). */
  negotiators: number;
  /** Its place on the Shipping track, from the bottom (D-23.10). */
  freighter: number;
  tech: number[];
  /** Tiles that lie face down until the next round (D-23.7). */
  flipped: number[];
  /** The card set aside by One Step Ahead (D-20.8). */
  ahead: number[];
  /** Turns taken in this round. */
  turns: number;
  /** Factions whose Snooper still stands on the track, as bits (D-20.11). */
  snoopers: number;
  /** Its place on the research track, and on that of the Tleilaxu (D-24.2, D-24.5). */
  research: number;
  tleilaxu: number;
  /** Troops in the Axolotl tanks (D-24.8). */
  specimens: number;
  /** Family Atomics are still there (D-24.20). */
  atomics: boolean;
  /** Grafted cards that come back at the start of the Reveal turn (D-24.16). */
  fetched: number[];
  /** In the Conflict; the bank has as many as are wanted (D-25.15). */
  sandworms: number;
  /** Spies in the supply (D-25.5). */
  spies: number;
  /** Has Maker Hooks (D-25.14). */
  hooks: boolean;
  /** Troops that are memories of Lady Jessica (D-20.12). */
  memories: number;
  /** The Leader shows its other side. */
  turned: boolean;
  /** Its place on the Training track (D-20.13). */
  training: number;
  /** Troops recruited for each card acquired in this Reveal turn. */
  musters: number;
  /** A Rival of Uprising: its number in their table; -1 for none. */
  rival: number;
  /** With six players: the Swordmaster was sent in this round (D-28.11). */
  spent: boolean;
  /** Of a Commander: the place on the track of the own board (D-28.8). */
  track: number;
  /** Null without Uprising. */
  tableau: Tableau | null;
}

/** What lies before a side in Uprising. */
export interface Tableau {
  /** Won Conflict cards and the Objective, face up, and those turned face down for points (D-25.3). */
  won: number[];
  matched: number[];
  /** Contracts to be completed, in the order in which they came, and those that are (D-26.7). */
  contracts: number[];
  completed: number[];
}

export type G = Run<Dune, DuneAct, DuneEvent>;

/** What a list of effects waits for: a number of the clause table, and the card or space it comes from. */
export interface Pending {
  clauses: number[];
  /** A card by its number; a space as -2 − its number; -1 for neither. */
  sources: number[];
}

export interface TurnsFrame extends Frame {
  readonly kind: 'turns';
  /** After this Agent turn House Hagal acts (D-21.3). */
  rival: boolean;
}

/** An Agent turn once its Agent is on the way. */
export interface AgentFrame extends Frame, Pending {
  readonly kind: 'agent';
  readonly side: SideId;
  readonly card: number;
  /** Grafted to it; -1 for none. */
  readonly graft: number;
  readonly space: number;
}

export interface RevealFrame extends Frame, Pending {
  readonly kind: 'reveal';
  readonly side: SideId;
}

/** Effects outside the choice of a turn: a reward, an acquire box, an Intrigue card, what an arrow gives. */
export interface EffectsFrame extends Frame, Pending {
  readonly kind: 'effects';
  readonly side: SideId;
  /** One after the other, as written, rather than in any order. */
  readonly inOrder: boolean;
}

/** One decision: of an effect, called after its kind, of a cost, or of a rule (flow/decisions.ts). */
export interface ClauseFrame extends Frame {
  readonly side: SideId;
  /** Which effect asks; -1 where a rule does. */
  readonly clause: number;
  readonly source: number;
  /** How much or how many; `also` is a second number where a decision needs one. */
  n: number;
  also: number;
}

/** An Intrigue card being played; what it does lies above. */
export interface IntrigueFrame extends Frame {
  readonly kind: 'intrigue';
  readonly side: SideId;
  readonly card: number;
}

export interface CombatFrame extends Frame {
  readonly kind: 'combat';
  /** Whose turn in the window it is. */
  side: SideId;
  /** Passes in succession (D-10.4). */
  passes: number;
  /** How many sides have been asked what to do with their losses. */
  mourned: number;
  /** Allies who have let a tied teammate have the higher reward, and those who were asked, as bits (D-28.9). */
  conceded: number;
  asked: number;
}

export interface EndgameFrame extends Frame {
  readonly kind: 'endgame';
  side: SideId;
  /** How many sides have been asked. */
  asked: number;
}

export interface SetupFrame extends Frame {
  readonly kind: 'setup';
}

export interface RoundFrame extends Frame {
  readonly kind: 'round';
}

export interface RivalFrame extends Frame {
  readonly kind: 'rival';
  readonly side: SideId;
  /** Where its Agent has gone, and its garrison before that: troops and dreadnoughts. */
  space: number;
  garrison: number;
  docked: number;
  /** How many cards of House Hagal it still turns up in search of a space. */
  left?: number;
}

/** How events and acts speak of a side: a player by the seat, an automated side by `automatedSeat`. */
export function seatOf(s: Dune, side: SideId): number {
  if (side < s.players) return side;
  const { rival } = s.sides[side];
  if (rival >= 0) return automatedSeat.rivals + rival;
  return s.players === 1 ? automatedSeat.firstRival + side - s.players : automatedSeat.hagal;
}

export function sideOf(s: Dune, seat: number): SideId {
  if (seat < automatedSeat.hagal) return seat;
  if (seat >= automatedSeat.rivals)
    return s.sides.findIndex(({ rival }) => rival === seat - automatedSeat.rivals);
  return s.players === 1 ? seat - automatedSeat.hagal : s.players;
}

const refs: CardRef[][] = [];

/** How events and views speak of a card; the same one is the same object everywhere. */
export function ref(s: Dune, card: number): CardRef {
  const def = s.def[card];
  if (def >= cards.length) return { id: card, def: s.own[def - cards.length].id };
  refs[def] ??= [];
  refs[def][card] ??= { id: card, def: cardByNumber(def).id };
  return refs[def][card];
}

export function cardOf(s: Dune, card: number): Card {
  const def = s.def[card];
  return def < cards.length ? cardByNumber(def) : ownCard(s.own[def - cards.length], def);
}

/** House Hagal of the base game for two: it has neither resources nor points (D-21.1). */
export const isHouseHagal = ({ leader, rival }: Side): boolean => leader < 0 && rival < 0;

/** In teams, those of the other one; otherwise all others. Teams sit in turn round the table (D-28.1). */
export const isOpponent = (s: Dune, side: SideId, other: SideId): boolean =>
  s.players === 6 ? side % 2 !== other % 2 : side !== other;

export const isPlayer = (s: Dune, side: SideId): side is Seat => side < s.players;

/** `seen` of a card of which every player knows where it is. */
export const seenByAll = (s: Dune): number => (1 << s.players) - 1;

/**
 * Whom a decision of a side falls to: for an automated one the First Player, or who acts after a Rival that is (D-22.7,
 * D-23.33, D-F-067).
 */
export const decides = (s: Dune, side: SideId): Seat =>
  side < s.players ? side : s.first < s.players ? s.first : 0;

/** Cards in front of a side: played by Agent turns and shown in the Reveal turn (D-8.8, D-1.9). */
export const inPlay = (s: Dune, side: SideId, card: number): boolean =>
  s.sides[side].played.includes(card) || s.sides[side].shown.includes(card);

/** Who has the benefits of a location: a dreadnought on its flag covers the marker (D-23.20); -1 for nobody. */
export const holderOf = (s: Dune, space: number): SideId =>
  s.flags[space] >= 0 ? s.flags[space] >> 1 : s.control[space];

/** What lies before a side; only where Uprising is played. */
export function tableauOf(of: Side): Tableau {
  if (of.tableau === null) throw new Error('Only Uprising has Objectives and contracts.');
  return of.tableau;
}

export const spaceSource = (space: number): number => -2 - space;

export const isAgent = (frame: Frame): frame is AgentFrame => frame.kind === 'agent';
export const isReveal = (frame: Frame): frame is RevealFrame => frame.kind === 'reveal';
export const isPending = (frame: Frame): frame is AgentFrame | RevealFrame | EffectsFrame =>
  frame.kind === 'agent' || frame.kind === 'reveal' || frame.kind === 'effects';

export const newTurn = (again = 0): Turn => ({
  space: -1,
  card: -1,
  graft: -1,
  spice: 0,
  harvested: 0,
  recruited: [0, 0, 0, 0, 0, 0],
  commissioned: 0,
  fromGarrison: 0,
  deployed: 0,
  ships: 0,
  ambushed: 0,
  made: 0,
  armed: [],
  stepped: -1,
  lost: [],
  again,
  combat: false,
  harvests: 1,
  influence: 1,
  icons: 0,
  ignoreEnemies: false,
  reveal: false,
  recalled: false,
  post: -1,
  discardedFor: -1,
  discarded: 0,
  held: 0,
  flowed: false,
  noDeploy: false,
  ally: -1,
  begun: false,
  passed: false,
});
