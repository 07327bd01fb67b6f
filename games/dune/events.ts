/**
 * What happens in a game of Dune, for the log and the table. Every event cites the rule it follows from. A `seat` below
 * 6 is a player; the others are automated sides (`automatedSeat`).
 */

import type { Secret, Told } from '@vigrid/kernel';
import type { RuleId, RulingId } from './rulebook/index.ts';
import type { Faction, Resource } from './symbols.ts';

export type Cite = RuleId | RulingId;

/** A card by its number, with its id in the catalogue. */
export interface CardRef {
  readonly id: number;
  readonly def: string;
}

type Event<Kind extends string, Fields> = Told<Kind, Fields, RuleId | RulingId>;

export type DuneEvent =
  | Event<'round', { round: number; first: number }>
  | Event<'conflict', { card: CardRef }>
  | Event<'phase', { phase: 'turns' | 'combat' | 'makers' | 'recall' | 'endgame' }>
  | Event<'turn', { seat: number }>
  | Event<'send', { seat: number; card: CardRef; graft?: CardRef; space: string; from?: string; spy?: true }>
  /** A Rival turns a card of House Hagal up; no space: nothing free is shown. */
  | Event<'rival', { seat: number; card: CardRef; space: string | null }>
  | Event<'reveal', { seat: number; cards: readonly CardRef[] }>
  | Event<'strength', { seat: number; strength: number }>
  | Event<'intrigue', { seat: number; card: CardRef }>
  | Event<'acquire', { seat: number; card: CardRef; cost: number; to: 'discard' | 'deck' | 'hand' }>
  | Event<'row', { card: CardRef }>
  | Event<'aside', { seat: number; card: CardRef }>
  | Event<'gain' | 'pay', { seat: number; what: Resource | 'persuasion' | 'swords'; n: number }>
  | Event<'points', { seat: number; n: number; points: number }>
  /** `six`: on the board of the game for six. */
  | Event<'influence', { seat: number; faction: Faction; n: number; now: number; six?: true }>
  /** The token is taken, from whom; or lies on the track again. */
  | Event<'alliance', { seat: number | null; faction: Faction; from: number | null; six?: true }>
  | Event<'recruit', { seat: number; n: number }>
  | Event<'deploy', { seat: number; n: number; from: 'garrison' | 'supply' }>
  | Event<'retreat', { seat: number; n: number }>
  | Event<'lose', { seat: number; n: number; from: 'garrison' | 'conflict' }>
  | Event<'draw', { seat: number; n: number; secret?: Secret<{ cards: readonly CardRef[] }> }>
  | Event<'drawIntrigue', { seat: number; n: number; secret?: Secret<{ cards: readonly CardRef[] }> }>
  | Event<'steal', { seat: number; from: number; secret?: Secret<{ card: CardRef }> }>
  | Event<'shuffle', { seat: number | null; what: 'deck' | 'intrigue' | 'hagal' }>
  | Event<'discard', { seat: number; cards: readonly CardRef[] }>
  | Event<'trash', { seat: number; card: CardRef; from: TrashedFrom }>
  | Event<'recover', { seat: number; card: CardRef }>
  | Event<
      'council' | 'swordmaster' | 'mentat' | 'passed' | 'chosen' | 'cleanUp' | 'firstPlayer',
      { seat: number }
    >
  | Event<'looked', { seat: number; secret?: Secret<{ card: CardRef }> }>
  | Event<'recallAgent', { seat: number; space: string }>
  | Event<'control', { seat: number | null; space: string }>
  | Event<'voice', { seat: number; space: string }>
  | Event<'masterstroke', { seat: number; factions: readonly Faction[] }>
  | Event<'hagalSwords', { seat: number; card: CardRef; n: number }>
  | Event<'placed', { seat: number; place: 1 | 2 | 3; tied: boolean }>
  | Event<'noWinner', object>
  | Event<'maker', { space: string; bonus: number }>
  | Event<'harvest', { seat: number; space: string; n: number }>
  | Event<'end', { winners: readonly number[] }>
  | IxEvent
  | ImmortalityEvent
  | UprisingEvent;

/** What happens with Rise of Ix. */
export type IxEvent =
  /** A tile is turned up. */
  | Event<'tile', { card: CardRef; stack: number }>
  | Event<'tech', { seat: number; card: CardRef; cost: number }>
  | Event<'useTile', { seat: number; card: CardRef }>
  /** To the Ix board, or back where `n` is negative. */
  | Event<'negotiator', { seat: number; n: number }>
  /** Where the Freighter is now. */
  | Event<'freighter', { seat: number; at: number }>
  | Event<'dreadnought', { seat: number; from: DreadnoughtPlace; to: DreadnoughtPlace; space?: string }>
  /** Intrigue cards go under their deck. */
  | Event<'buried', { seat: number; n: number; secret?: Secret<{ cards: readonly CardRef[] }> }>
  | Event<'again', { seat: number }>
  /** One Step Ahead: a card is set aside, or comes back. */
  | Event<'stepAhead', { seat: number; secret?: Secret<{ card: CardRef }> }>
  | Event<'stepBack', { seat: number; card: CardRef }>
  | Event<'snooper', { seat: number; faction: Faction; place: number }>;

/** What happens with Immortality. */
export type ImmortalityEvent =
  /** A step along the research track, to the place of this name. */
  | Event<'research', { seat: number; place: string }>
  | Event<'tleilaxu', { seat: number; at: number }>
  /** To the tanks, or back where `n` is negative. */
  | Event<'specimens', { seat: number; n: number }>
  | Event<'acquireTleilaxu', { seat: number; card: CardRef; cost: number }>
  | Event<'atomics', { seat: number }>
  /** A card comes back to the hand from play. */
  | Event<'returned', { seat: number; card: CardRef }>;

/** What happens in Uprising. Posts by their ids. */
export type UprisingEvent =
  | Event<'spy' | 'recallSpy', { seat: number; post: string }>
  | Event<'sandworm', { seat: number; n: number }>
  | Event<'hooks' | 'shieldWall' | 'turnedOver', { seat: number }>
  /** A contract is turned up, taken, completed. */
  | Event<'offered', { card: CardRef }>
  | Event<'contract' | 'completed', { seat: number; card: CardRef }>
  | Event<'objective' | 'trophy', { seat: number; card: CardRef }>
  /** Two battle icons make a point. */
  | Event<'matched', { seat: number; cards: readonly CardRef[] }>
  /** Troops become memories of Lady Jessica, or come back where `n` is negative. */
  | Event<'memories', { seat: number; n: number }>
  | Event<'trained', { seat: number; place: string }>
  /** With six players: a Commander turns to an Ally. */
  | Event<'activated', { seat: number; ally: number }>
  /** The place on the track of a Commander's board. */
  | Event<'ownTrack', { seat: number; n: number; now: number }>
  /** A card goes from the Row to the Throne Row. */
  | Event<'throne', { seat: number; card: CardRef }>
  /** Somebody gives something to a teammate. */
  | Event<
      'give',
      {
        seat: number;
        to: number;
        what: Resource | 'intrigue';
        n: number;
        secret?: Secret<{ cards: readonly CardRef[] }>;
      }
    >
  /** A tied Ally lets a teammate have the higher reward. */
  | Event<'conceded', { seat: number; to: number }>;

export type DreadnoughtPlace = 'supply' | 'garrison' | 'conflict' | 'flag';

export type TrashedFrom = 'hand' | 'discard' | 'play' | 'deck' | 'aside' | 'tech' | 'row';
