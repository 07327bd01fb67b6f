/** How a game reads cards as they are printed. */
import type { Text } from '@vigrid/speech';
import type { OwnCard } from './game.ts';

/** A card as somebody gives it: a name and a text, and what else is known. */
export interface PrintedCard {
  readonly name: string;
  readonly text: string;
  /** Printed signs with their values, by the names that the game has for them. */
  readonly icons?: Readonly<Record<string, number>>;
  /** Figures and whatever else came with it; the game takes what it knows. */
  readonly figures?: Readonly<Record<string, unknown>>;
}

/** Where a text could not be read, from one character to another, and what is wrong there. */
export interface Diagnostic {
  readonly from: number;
  readonly to: number;
  readonly message: Text;
}

/** What a reader says of one card: whether it can be played as printed, and if not, where it stumbled. */
export interface CardVerdict {
  readonly name: string;
  /** How many sentences the text has, and how many of them the engine can play. */
  readonly sentences: number;
  readonly compiled: number;
  /** The card as a whole can be played as it is printed. */
  readonly accepted: boolean;
  /** What it says, as data of the game's own ability language. */
  readonly abilities: readonly unknown[];
  /** The same in our own words. */
  readonly text: Text;
  readonly diagnostics: readonly Diagnostic[];
  /** Sentence by sentence: where it stands, and what it says in our own words; null where it was not read. */
  readonly parts: readonly CardPart[];
}

/** A sentence of a card. */
export interface CardPart {
  readonly from: number;
  readonly to: number;
  readonly text: Text | null;
}

/** Other words for a place of a text, with which more of it can be read. */
export interface NearText {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** How a game reads cards as they are printed. */
export interface CardReader {
  compile(card: PrintedCard): CardVerdict;
  /** What is near to what could not be read, the nearest first. */
  near(card: PrintedCard, at: Diagnostic): readonly NearText[];
  /** The card with its figures and what was read of its text, to be played as one's own (`Decks.own`). */
  made(card: PrintedCard, verdict: CardVerdict): unknown;
  /** Whether a card of one's own is just what its typed text says; nobody need trust whoever sent it. */
  isTrue(card: OwnCard): boolean;
}
