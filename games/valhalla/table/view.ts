/**
 * What a seat sees: the shape that the table, the terminal and programs draw from. Built in look.ts. Every card that
 * may be seen comes as a `CardRef`; dice and spaces have numbers of their own, the ones that questions and acts use.
 */
import type { Seat } from '@vigrid/kernel';

/** A card somebody may see: its number and its id in the catalogue. */
export interface CardRef {
  readonly id: number;
  readonly def: string;
}

export interface ValhallaView {
  readonly seat: Seat | null;
  /** Turns taken, from 1; 0 while the game is being set up. */
  readonly turn: number;
  readonly active: Seat;
  readonly first: Seat;
  readonly stage: Stage;
  /** The turns of the final round that are still to come, the present one included; null before it. */
  readonly lastTurns: number | null;
  readonly deckSize: number;
  /** The open discard pile, its top last (V-5.1). */
  readonly discard: readonly CardRef[];
  /** Open cards in the middle: warriors to choose from in the set-up, the reserve of the draft. */
  readonly open: readonly CardRef[];
  /** Extra dice left in the common pool (V-5.4). */
  readonly pool: number;
  readonly sides: readonly SideView[];
  readonly battle: BattleView | null;
  /** The Loki card of this game. */
  readonly loki: CardRef | null;
  /** The titles of last viking (V-22.1); none where the expansion is not in play. */
  readonly titles: readonly TitleView[];
  readonly solo: SoloView | null;
  readonly options: TableOptions;
  /** When the game is over: points line by line, seat by seat, and how shields were counted. */
  readonly scores: readonly ScoreView[] | null;
  readonly shieldTable: ShieldTable | null;
  readonly winners: readonly Seat[] | null;
  readonly endedBy: string | null;
}

export type Stage = 'setup' | 'action' | 'battle' | 'draw' | 'monster' | 'ragnarok' | 'over';

export interface TableOptions {
  readonly thor: boolean;
  readonly valkyries: boolean;
  readonly dwarves: boolean;
  readonly tyr: boolean;
  readonly companions: 'none' | 'partnership' | 'union';
}

export interface SideView {
  /** Which of the six player clans its shields show (V-4.3). */
  readonly shield: ShieldClan;
  readonly jarl: JarlView | null;
  /** The jarls dealt to this seat while it chooses (V-4.5); its own alone. */
  readonly jarls: readonly CardRef[];
  /** The four spaces of the board. */
  readonly squad: readonly SpaceView[];
  /** One's own cards, and those of others that the seat knows. */
  readonly hand: readonly CardRef[];
  readonly handSize: number;
  /** Cards just taken, of which some are kept: one's own alone, and how many. */
  readonly drawn: readonly CardRef[];
  readonly drawnSize: number;
  /** The pile face down (V-11.9): empty where it is not to be seen. */
  readonly valhalla: readonly CardRef[];
  readonly valhallaSize: number;
  /** Points in the own pile, or in any that is open; null where it is not to be seen. */
  readonly valour: number | null;
  /** Own shields left, and shields captured, by the seat they were taken from. */
  readonly shields: number;
  readonly captured: readonly number[];
  readonly partner: Seat | null;
  /** Can not be attacked by the seat that looks, and why; null if it can or if that is not to be decided now. */
  readonly barred: Barred | null;
}

export type ShieldClan = 'raven' | 'serpent' | 'eagle' | 'horse' | 'goat' | 'dragon';

export interface JarlView extends CardRef {
  /** Abilities that are out of force now: by a tactic, another jarl, a monster. */
  readonly off: readonly [main: boolean, additional: boolean];
  /** Whether the condition of the additional ability is fulfilled. */
  readonly met: boolean;
}

export interface SpaceView {
  /** The number of the space, as questions of kind `cells` use it. */
  readonly space: number;
  readonly warrior: WarriorView | null;
}

export interface WarriorView extends CardRef {
  readonly tyr: CardRef | null;
  /** What it would give or gives in the present battle, ability included; its printed strength outside of one. */
  readonly strength: number;
  /** Dice that still have to be put on it, by weapon; the pattern of a giant as one word. */
  readonly activated: boolean;
  readonly blocked: boolean;
  /** The dice that lie on it. */
  readonly dice: readonly number[];
}

/** The one reason that matters, as a `Reason` of the kernel. */
export interface Barred {
  readonly rule: string;
  readonly why: string;
}

export interface BattleView {
  readonly kind: 'battle' | 'ragnarok' | 'assault' | 'defence';
  readonly step: 'before' | 'attack' | 'defence' | 'compare' | 'after';
  /** The one who attacks; null if a monster does. */
  readonly attacker: FighterView | null;
  /** The one who defends; null for a monster, or in Ragnarök. */
  readonly defender: FighterView | null;
  /** Who has won: a seat, 'monster', or null while it is open or if nobody has. */
  readonly winner: Seat | 'monster' | null;
  /** Thor cards played for this battle, by whom and for whom. */
  readonly helps: readonly { readonly card: CardRef; readonly by: Seat; readonly for: Seat }[];
}

export interface FighterView {
  readonly seat: Seat;
  readonly colour: 'red' | 'black';
  readonly dice: readonly DieView[];
  /** Combat strength as it stands, or as it was fixed. */
  readonly strength: number;
  readonly fixed: boolean;
  /** What it is made of. */
  readonly parts: readonly StrengthPart[];
  /** How many warriors are activated, those of a partner included. */
  readonly activated: number;
  /** Tactics played, and cards given up, in order. */
  readonly played: readonly CardRef[];
  readonly rerolls: number;
}

export interface StrengthPart {
  /** The card it comes from: a warrior, a tactic, the jarl, a Thor card; null for points in Valhalla (solo). */
  readonly card: CardRef | null;
  readonly amount: number;
}

export interface DieView {
  /** As questions of kind `dice` use it. */
  readonly id: number;
  /** 1 axe, 2 sword, 3 spear, 4 bow, 5 shield, 6 X. */
  readonly face: number;
  /** Of the player's colour, an extra die, or a card that counts as one (V-32.1). */
  readonly kind: 'own' | 'extra' | 'stock';
  /** The warrior it lies on. */
  readonly on: number | null;
}

export interface TitleView {
  readonly holder: Seat | null;
  readonly level: number;
  /** Levels 1 to 5: points at the start of the holder's turn, and extra dice for whoever attacks the holder. */
  readonly table: readonly { readonly points: number; readonly dice: number }[];
}

export interface SoloView {
  readonly monster: string;
  /** The active card and the one below it (V-25.3); all that are left before a battle. */
  readonly active: MonsterView;
  readonly below: readonly MonsterView[];
  readonly cardsLeft: number;
  readonly difficulty: 1 | 2 | 3;
  /** Cards discarded from the deck after a lost battle. */
  readonly toll: number;
  /** Which activation symbols are covered, and how many dice lie beside the stack. */
  readonly covered: readonly boolean[];
  readonly dice: number;
  /** The faces of the last roll of the monster's dice. */
  readonly rolled: readonly number[];
}

export interface MonsterView extends CardRef {
  readonly level: number;
  readonly strength: number;
  readonly most: number;
  readonly clans: readonly string[];
  readonly warriors: number;
  /** Faces, 1 to 5. */
  readonly activation: readonly number[];
  readonly ability: string | null;
}

/** What shields are worth at this table: each, and sets of so many different captured ones (V-14.5 to V-14.9). */
export interface ShieldTable {
  readonly own: number;
  readonly captured: number;
  readonly sets: readonly { readonly of: number; readonly points: number }[];
  readonly rule: string;
}

/** A score line by line (V-14.3). */
export interface ScoreView {
  readonly seat: Seat;
  readonly valhalla: number;
  readonly ownShields: number;
  readonly capturedShields: number;
  readonly sets: number;
  readonly jarl: number;
  readonly title: number;
  readonly total: number;
}
