/**
 * What a seat sees of a game of Dune. Numbers of cards are those of the state; `def` is the catalogue's id, which knows
 * names, texts, icons and figures. Sides are numbered like seats; Rivals come after the players.
 */
import type { CardEntry, Reason, Seat, Text } from '@vigrid/kernel';
import type { Price, SpaceData } from '../board/types.ts';
import type { Said } from '../effects/marks.ts';
import type { CardRef } from '../events.ts';
import type { Module } from '../modules.ts';
import type { Phase } from '../state.ts';
import type { BattleIcon, Faction, Icon } from '../symbols.ts';

export type { CardRef } from '../events.ts';

/** A card, space or Leader of the catalogue with what is printed on it as data, so that it can be drawn in symbols. */
export interface DuneEntry extends CardEntry {
  readonly boxes: Readonly<Partial<Record<BoxName, Said>>>;
  /** Of a track, what its places give. */
  readonly places?: Readonly<Record<string, Said>>;
  /** Icons that ignore enemy Agents. */
  readonly infiltrates?: readonly Icon[];
  /** Sends an Agent only with another card. */
  readonly graft?: true;
  /** The Reveal box also works when the card is discarded or trashed. */
  readonly unload?: true;
  /** Sends an Agent anywhere, without an icon. */
  readonly anywhere?: true;
  readonly space?: Printed;
  /** Of a Conflict or an Objective of Uprising. */
  readonly battleIcon?: BattleIcon;
  /** Of a contract that is completed by an Agent, the English name of the space. */
  readonly completedAt?: string;
  /** Of a Leader that turns, the name of the other side. */
  readonly back?: Text;
}

export type BoxName =
  | 'agent'
  | 'reveal'
  | 'acquired'
  | 'trashed'
  | 'discarded'
  | 'plot'
  | 'combat'
  | 'endgame'
  | 'first'
  | 'second'
  | 'third'
  | 'signet'
  | 'visit'
  | 'reward'
  | 'scheme'
  | 'later';

/** What is printed on a space beside its effects. */
type Printed = {
  readonly [K in 'cost' | 'needs' | 'faction' | 'combat' | 'maker' | 'control']: SpaceData[K] | undefined;
} & {
  /** Prices with what each buys. */
  readonly exchanges: readonly { readonly cost: Price | undefined; readonly box: Said }[];
};

export interface DuneView {
  /** Whose eyes: a seat, or null for a spectator. */
  readonly seat: Seat | null;
  readonly round: number;
  readonly phase: Phase;
  readonly active: number;
  /** The First Player. */
  readonly first: number;
  readonly sides: readonly SideView[];
  /** Those of the board that is played on. */
  readonly spaces: readonly SpaceView[];
  readonly row: readonly RowCard[];
  readonly deckSize: number;
  /** What lies beside the Row; the top card of each stack, or null where it is used up. */
  readonly reserve: readonly ReserveView[];
  readonly intrigueDeckSize: number;
  /** The Intrigue cards on top of their deck that this seat has looked at, the top one first. */
  readonly intrigueTop: readonly CardRef[];
  readonly intrigueDiscard: readonly CardRef[];
  /** The Conflict of this round; null before the first. */
  readonly conflict: CardRef | null;
  readonly conflictsLeft: number;
  readonly fought: readonly CardRef[];
  /** By Faction, the side that holds the token. */
  readonly alliances: Readonly<Record<Faction, number | null>>;
  /** The side that has the Mentat; null: it is on its space. */
  readonly mentat: number | null;
  /** Who takes the Mentat at the start of the next round. */
  readonly mentatTo: number | null;
  /** What is played with beyond the base game. */
  readonly modules: readonly Module[];
  /** With Rise of Ix: the face-up tile of each stack, and how many lie there with it. */
  readonly tech: readonly { readonly top: CardRef | null; readonly size: number }[];
  /** With Immortality: Reclaimed Forces and the open Tleilaxu cards, each with its price in specimens. */
  readonly tleilaxu: readonly RowCard[];
  readonly tleilaxuDeckSize: number;
  /** Spice on the fourth space of the Tleilaxu track. */
  readonly trackSpice: number;
  /** In Uprising: what lies on its board and beside it. */
  readonly uprising?: UprisingView;
  /** With six players: teams, the Throne Row, the Ally whom the Commander to move has activated. */
  readonly six?: SixView;
  /** Spaces closed by The Voice, and the sides it still binds. */
  readonly voices: readonly {
    readonly space: number;
    readonly by: number;
    readonly binds: readonly number[];
  }[];
  readonly trashed: readonly CardRef[];
  /** House Hagal's cards, with one or two players. */
  readonly hagal: { readonly deckSize: number; readonly discard: readonly CardRef[] } | null;
  /** How hard the solo game is; null with more players. */
  readonly difficulty: Difficulty | null;
  /** The turn or reward being carried out. */
  readonly turn: TurnView | null;
  /** The result once there is one. */
  readonly winners: readonly Seat[] | null;
  readonly endedBy: string | null;
}

/** What only Uprising has on the table. */
export interface UprisingView {
  /** The Shield Wall stands. */
  readonly wall: boolean;
  /** The present Conflict is behind it, so that sandworms can not come while it stands. */
  readonly walled: boolean;
  readonly posts: readonly PostView[];
  /** With CHOAM: contracts that lie open, those set aside for Shaddam, how many are face down; null without. */
  readonly contracts: {
    readonly offered: readonly CardRef[];
    readonly aside: readonly CardRef[];
    readonly left: number;
  } | null;
}

/** What only the game for six has on the table. */
export interface SixView {
  /** Commander first, then the Allies to the left and to the right, and the points of all three. */
  readonly teams: readonly { readonly sides: readonly number[]; readonly points: number }[];
  /** For this seat's price; null where this team may not acquire it. */
  readonly throne: readonly RowCard[];
  readonly ally: number | null;
}

/** What a side has in the game for six. */
export interface SixSide {
  readonly team: number;
  readonly commander: boolean;
  /** Of a Commander: the Faction whose icon may mean the own board, the place on its track, and the Influence that
   * requirements see. */
  readonly own: {
    readonly faction: Faction;
    readonly track: number;
    readonly shared: Readonly<Record<Faction, number>>;
    /** Agents: where each is, -1 on the Leader, and the Allies whom its arrows point to. */
    readonly agents: readonly { readonly at: number; readonly to: readonly number[] }[];
  } | null;
  /** The Swordmaster's token: 2 swords in each Reveal turn. */
  readonly bonus: boolean;
}

/** An observation post: the spaces it watches, and the sides whose Spies stand there. */
export interface PostView {
  readonly number: number;
  readonly id: string;
  readonly spaces: readonly number[];
  readonly spies: readonly number[];
}

export type Difficulty = 'mercenary' | 'sardaukar' | 'mentat' | 'kwisatzHaderach';

export interface SideView {
  /** How events and acts speak of this side: a seat, or the number of an automated side (`automatedSeat`). */
  readonly seat: number;
  readonly kind: 'player' | 'rival' | 'hagal';
  /** The id of the Leader in the catalogue; null for House Hagal. */
  readonly leader: string | null;
  readonly solari: number;
  readonly spice: number;
  readonly water: number;
  readonly points: number;
  readonly influence: Readonly<Record<Faction, number>>;
  readonly supply: number;
  readonly garrison: number;
  /** Troops in the Conflict. */
  readonly troops: number;
  readonly swords: number;
  readonly strength: number;
  readonly persuasion: number;
  /** Agents on the Leader, the Mentat included. */
  readonly agentsReady: number;
  readonly agents: number;
  readonly council: boolean;
  readonly swordmaster: boolean;
  readonly revealed: boolean;
  /** One's own hand; of others, only the cards that everybody knows to be there. */
  readonly hand: readonly HandCard[];
  readonly handSize: number;
  readonly deckSize: number;
  /** The top of the own deck where the seat knows it. */
  readonly top: CardRef | null;
  readonly discard: readonly CardRef[];
  /** Cards played to send Agents this round. */
  readonly played: readonly CardRef[];
  /** Cards revealed in the present Reveal turn. */
  readonly shown: readonly CardRef[];
  /** One's own Intrigue cards; of others, those one knows to be there. */
  readonly intrigues: readonly CardRef[];
  readonly intriguesSize: number;
  /** Plot cards that wait face up for the Reveal turn. */
  readonly waiting: readonly CardRef[];
  /** The card set aside by Manipulate. */
  readonly aside: readonly RowCard[];
  /** What revealing the hand now would give at least; only for the own side, before its Reveal turn. */
  readonly ahead: { readonly persuasion: number; readonly swords: number } | null;
  /** Masterstroke: the two Factions, for their owner and, once revealed, for all; null if unknown or not this Leader's. */
  readonly masterstroke: readonly Faction[] | null;
  readonly masterstrokeUsed: boolean;
  /** With Rise of Ix. */
  readonly ix?: IxSide;
  /** With Immortality. */
  readonly immortality?: ImmortalitySide;
  /** In Uprising. */
  readonly uprising?: UprisingSide;
  /** With six players. */
  readonly six?: SixSide;
}

/** What a side has in Uprising. */
export interface UprisingSide {
  /** Spies in the supply; the others stand on posts. */
  readonly spies: number;
  readonly hooks: boolean;
  readonly sandworms: number;
  /** Objective and won Conflict cards, and whether they were turned face down. */
  readonly won: readonly TrophyView[];
  readonly contracts: readonly CardRef[];
  readonly completed: readonly CardRef[];
  /** Of Lady Jessica: troops that are memories, and whether she has been turned over. */
  readonly memories: number;
  readonly turned: boolean;
  /** Of Feyd-Rautha: the place of his token. */
  readonly training: string;
}

export interface TrophyView extends CardRef {
  readonly icon: BattleIcon | null;
  readonly down: boolean;
}

/** What a side has of Rise of Ix. */
export interface IxSide {
  readonly dreadnoughts: { readonly supply: number; readonly garrison: number; readonly conflict: number };
  /** Troops on the Ix board. */
  readonly negotiators: number;
  /** Its place on the Shipping track, from 0. */
  readonly freighter: number;
  readonly tech: readonly TileView[];
  /** Cards set aside by One Step Ahead, and the card itself for its owner. */
  readonly stepAheadSize: number;
  readonly stepAhead: CardRef | null;
  /** Of Tessia Vernius: Factions whose Snooper still stands on the track. */
  readonly snoopers: readonly Faction[];
}

/** What a side has of Immortality. */
export interface ImmortalitySide {
  /** Places on the research track (its name) and on that of the Tleilaxu, troops in the tanks. */
  readonly research: string;
  readonly tleilaxu: number;
  readonly specimens: number;
  readonly atomics: boolean;
}

/** A Tech tile of a side; used up for this round where it lies face down. */
export interface TileView extends CardRef {
  readonly flipped: boolean;
}

/** A card of the hand with the spaces it may send an Agent to now; empty outside one's own turn. */
export interface HandCard extends CardRef {
  readonly spaces: readonly number[];
}

/** A card that may be acquired; `cost` for this seat now, null if Persuasion can not buy it. */
export interface RowCard extends CardRef {
  readonly cost: number | null;
}

export interface ReserveView {
  readonly top: RowCard | null;
  readonly size: number;
}

export interface SpaceView {
  readonly number: number;
  /** The id of the space in the catalogue. */
  readonly def: string;
  readonly icon: Icon;
  /** The sides whose Agents stand here, one entry per Agent. */
  readonly agents: readonly number[];
  /** Bonus spice on a maker space. */
  readonly bonus: number;
  readonly control: number | null;
  /** On the board of this side, a Commander's. */
  readonly only?: number;
  /** Whose dreadnought stands on the flag. */
  readonly flag?: number;
  /** What the space costs this seat; null where it costs nothing or there are several prices. */
  readonly cost: number | null;
  /** Why no card whatever would bring this seat's Agent here, while it chooses where to send one. */
  readonly barred: Pick<Reason, 'why' | 'have' | 'need'> | null;
}

/** What the player whose turn it is has under way. */
export interface TurnView {
  readonly side: number;
  readonly kind: 'agent' | 'reveal' | 'reward' | 'effects';
  readonly card: CardRef | null;
  readonly space: number | null;
  /** Effects that wait, with the card or space they come from (a space as -2 − its number). */
  readonly pending: readonly { readonly says: Text; readonly source: number }[];
}
