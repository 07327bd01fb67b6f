/**
 * What happens in a game of Dune, for the log and the table. Every event cites the rule it follows from. A `seat` below
 * 4 is a player, 4 is House Hagal, 5 and 6 are the Rivals of the solo game.
 */

import type { RuleId, RulingId } from './rulebook/index.ts';
import type { Faction, Resource } from './symbols.ts';

export type Cite = RuleId | RulingId;

/** A card by its number, with its id in the catalogue. */
export interface CardRef {
  readonly id: number;
  readonly def: string;
}

type Told<K extends string, Fields> = { readonly kind: K; readonly rule: Cite } & Readonly<Fields>;

type Secret<Fields> = { readonly to: readonly number[] } & Readonly<Fields>;

export type DuneEvent =
  | Told<'round', { round: number; first: number }>
  | Told<'conflict', { card: CardRef }>
  | Told<'phase', { phase: 'turns' | 'combat' | 'makers' | 'recall' | 'endgame' }>
  | Told<'turn', { seat: number }>
  | Told<'send', { seat: number; card: CardRef; graft?: CardRef; space: string; from?: string }>
  /** A Rival turns a card of House Hagal up; no space: nothing free is shown. */
  | Told<'rival', { seat: number; card: CardRef; space: string | null }>
  | Told<'reveal', { seat: number; cards: readonly CardRef[] }>
  | Told<'strength', { seat: number; strength: number }>
  | Told<'intrigue', { seat: number; card: CardRef }>
  | Told<'acquire', { seat: number; card: CardRef; cost: number; to: 'discard' | 'deck' | 'hand' }>
  | Told<'row', { card: CardRef }>
  | Told<'aside', { seat: number; card: CardRef }>
  | Told<'gain' | 'pay', { seat: number; what: Resource | 'persuasion' | 'swords'; n: number }>
  | Told<'points', { seat: number; n: number; points: number }>
  | Told<'influence', { seat: number; faction: Faction; n: number; now: number }>
  /** The token is taken, from whom; or lies on the track again. */
  | Told<'alliance', { seat: number | null; faction: Faction; from: number | null }>
  | Told<'recruit', { seat: number; n: number }>
  | Told<'deploy', { seat: number; n: number; from: 'garrison' | 'supply' }>
  | Told<'retreat', { seat: number; n: number }>
  | Told<'lose', { seat: number; n: number; from: 'garrison' | 'conflict' }>
  | Told<'draw', { seat: number; n: number; secret?: Secret<{ cards: readonly CardRef[] }> }>
  | Told<'drawIntrigue', { seat: number; n: number; secret?: Secret<{ cards: readonly CardRef[] }> }>
  | Told<'steal', { seat: number; from: number; secret?: Secret<{ card: CardRef }> }>
  | Told<'shuffle', { seat: number | null; what: 'deck' | 'intrigue' | 'hagal' }>
  | Told<'discard', { seat: number; cards: readonly CardRef[] }>
  | Told<'trash', { seat: number; card: CardRef; from: TrashedFrom }>
  | Told<'recover', { seat: number; card: CardRef }>
  | Told<
      'council' | 'swordmaster' | 'mentat' | 'passed' | 'chosen' | 'cleanUp' | 'firstPlayer',
      { seat: number }
    >
  | Told<'looked', { seat: number; secret?: Secret<{ card: CardRef }> }>
  | Told<'recallAgent', { seat: number; space: string }>
  | Told<'control', { seat: number | null; space: string }>
  | Told<'voice', { seat: number; space: string }>
  | Told<'masterstroke', { seat: number; factions: readonly Faction[] }>
  | Told<'hagalSwords', { seat: number; card: CardRef; n: number }>
  | Told<'placed', { seat: number; place: 1 | 2 | 3; tied: boolean }>
  | Told<'noWinner', object>
  | Told<'maker', { space: string; bonus: number }>
  | Told<'harvest', { seat: number; space: string; n: number }>
  | Told<'end', { winners: readonly number[] }>
  | IxEvent
  | ImmortalityEvent;

/** What happens with Rise of Ix. */
export type IxEvent =
  /** A tile is turned up. */
  | Told<'tile', { card: CardRef; stack: number }>
  | Told<'tech', { seat: number; card: CardRef; cost: number }>
  | Told<'useTile', { seat: number; card: CardRef }>
  /** To the Ix board, or back where `n` is negative. */
  | Told<'negotiator', { seat: number; n: number }>
  /** Where the Freighter is now. */
  | Told<'freighter', { seat: number; at: number }>
  | Told<'dreadnought', { seat: number; from: DreadnoughtPlace; to: DreadnoughtPlace; space?: string }>
  /** Intrigue cards go under their deck. */
  | Told<'buried', { seat: number; n: number; secret?: Secret<{ cards: readonly CardRef[] }> }>
  | Told<'again', { seat: number }>
  /** One Step Ahead: a card is set aside, or comes back. */
  | Told<'stepAhead', { seat: number; secret?: Secret<{ card: CardRef }> }>
  | Told<'stepBack', { seat: number; card: CardRef }>
  | Told<'snooper', { seat: number; faction: Faction; place: number }>;

/** What happens with Immortality. */
export type ImmortalityEvent =
  /** A step along the research track, to the place of this name. */
  | Told<'research', { seat: number; place: string }>
  | Told<'tleilaxu', { seat: number; at: number }>
  /** To the tanks, or back where `n` is negative. */
  | Told<'specimens', { seat: number; n: number }>
  | Told<'acquireTleilaxu', { seat: number; card: CardRef; cost: number }>
  | Told<'atomics', { seat: number }>
  /** A card comes back to the hand from play. */
  | Told<'returned', { seat: number; card: CardRef }>;

export type DreadnoughtPlace = 'supply' | 'garrison' | 'conflict' | 'flag';

export type TrashedFrom = 'hand' | 'discard' | 'play' | 'deck' | 'aside' | 'tech' | 'row';
