/** What a seat sees of a game of Heroes. Numbers of cards are those of the state; `def` is the catalogue's id. */
import type { Seat, Text } from '@vigrid/kernel';

export interface HeroesView {
  /** Whose eyes: a seat, or null for a spectator. */
  readonly seat: Seat | null;
  /** 0 before the first turn. */
  readonly turn: number;
  readonly active: Seat;
  /** Who decides for the active player: the player, or the other one in a turn of theirs. */
  readonly decider: Seat;
  readonly stage: Stage;
  readonly sides: readonly SideView[];
  /** The fight or effect being carried out, outermost first. */
  readonly under: readonly UnderWay[];
  /** Cards of a deck that the seat looks at now, to pick one. */
  readonly looking: readonly CardRef[];
  /** The result once there is one. */
  readonly winners: readonly Seat[] | null;
  readonly endedBy: string | null;
}

export type Stage = 'setup' | 'start' | 'main' | 'end';

export type UnderWay =
  | {
      readonly kind: 'attack';
      readonly attacker: number;
      readonly target: number;
      readonly defender: number | null;
    }
  | {
      readonly kind: 'ability';
      readonly source: CardRef;
      readonly seat: Seat;
      /** What is being carried out, printed on the source or gained. */
      readonly text: Text;
    };

/** A card somebody may see. */
export interface CardRef {
  readonly id: number;
  readonly def: string;
}

export interface SideView {
  readonly hero: PieceView;
  readonly squad: readonly PieceView[];
  readonly supports: readonly PieceView[];
  readonly quests: readonly PieceView[];
  /** Cards in hand: all of one's own, and those of the rival that the seat has seen. */
  readonly hand: readonly HandCard[];
  readonly handSize: number;
  readonly deckSize: number;
  /** The top card of the deck, where the seat knows it. */
  readonly top: CardRef | null;
  readonly graveyard: readonly CardRef[];
  readonly completed: readonly CardRef[];
  readonly coins: number;
  readonly openCoins: number;
  /** Draws missed because the deck was empty; the third loses. */
  readonly missed: number;
  /** The other player decides in the next turn; so many next turns are skipped. */
  readonly obeys: boolean;
  readonly skips: number;
}

export interface HandCard extends CardRef {
  /** What it costs now. */
  readonly cost: number;
  /** Why its owner can not play it now: null if they can, or if it is not theirs to know. */
  readonly barred: Barred | null;
}

/** The one reason that matters, as a `Reason` of the kernel. */
export interface Barred {
  readonly rule: string;
  readonly why: string;
  readonly have?: number;
  readonly need?: number;
}

export interface PieceView extends CardRef {
  readonly seat: Seat;
  readonly closed: boolean;
  /** Came this turn and may not act yet. */
  readonly fresh: boolean;
  readonly wounds: number;
  /** As they are now; null where the card has none. */
  readonly strike: number | null;
  readonly lives: number | null;
  /** Strengthening effects, negative for Weakening. */
  readonly boosts: number;
  readonly markers: number;
  readonly poison: number;
  readonly stunned: boolean;
  /** Keywords it has now, printed or gained, with their number where they have one. */
  readonly keywords: readonly Keyword[];
  /** Texts that are not printed on it. */
  readonly gained: readonly Text[];
  /** Cards it has captured. */
  readonly captured: readonly CardRef[];
  /** The activated abilities, by their number among the card's abilities, and whether they are used up this turn. */
  readonly abilities: readonly { readonly ability: number; readonly used: boolean }[];
}

export interface Keyword {
  readonly word: string;
  readonly value?: number;
}
