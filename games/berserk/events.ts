/** What is told of a game of Berserk, each with the rule it follows from. */
import type { Seat, Secret, Text, Told } from '@vigrid/kernel';
import type { AbilityType } from './abilities/index.ts';
import type { RuleId, RulingId } from './rulebook/index.ts';
import { type Berserk, cardOf, pieceOf } from './state.ts';

/** A card as events speak of it; which one it is, only where everybody may know. */
export interface CardRef {
  readonly id: number;
  readonly def: string | null;
}

/** A card as everybody may know it. */
export function ref(s: Berserk, card: number): CardRef {
  return { id: card, def: pieceOf(s, card)?.hidden ? null : cardOf(s, card).id };
}

/** Of a card that may have gone back to a deck meanwhile: then nobody is told which it is. */
export function refOfGone(s: Berserk, card: number): CardRef {
  const away = s.sides[s.owner[card]].deck.includes(card);
  return away ? { id: card, def: null } : ref(s, card);
}

type Event<Kind extends string, Fields> = Told<Kind, Fields, RuleId | RulingId>;

export type BerserkEvent =
  | Event<'rolledForOrder', { rolls: readonly number[] }>
  | Event<'order', { first: Seat; chooser: Seat }>
  /** RB-55: which cards they are, only their player sees. */
  | Event<
      'boosterOpened' | 'boosterPassed' | 'deckDrafted',
      { seat: Seat; count: number; secret?: Secret<{ cards: readonly CardRef[] }> }
    >
  | Event<'drafted', { seat: Seat; secret?: Secret<{ card: CardRef }> }>
  | Event<'dealt', { seat: Seat; count: number; secret?: Secret<{ cards: readonly CardRef[] }> }>
  | Event<'redealAnnounced' | 'redealt' | 'kept', { seat: Seat }>
  /** Only how many there are can be seen. */
  | Event<
      'recruitedAll' | 'gathered',
      { seat: Seat; count: number; secret?: Secret<{ cards: readonly CardRef[] }> }
    >
  /** The cost for which a card was recruited, and X in it. */
  | Event<'noCostTold', { seat: Seat }>
  | Event<'costTold', { card: CardRef; cost: number; x: number }>
  /** A game of a campaign is over; who has won it (nobody after a draw), and victories by seat. */
  | Event<'gameOver', { winners: readonly Seat[]; wins: readonly number[] }>
  | Event<'retreats', { card: CardRef }>
  /** Somebody has looked at cards of the rival's deal; both know which. */
  | Event<'lookedAt', { seat: Seat; count: number; secret?: Secret<{ cards: readonly CardRef[] }> }>
  | Event<'deployed', { seat: Seat; card: CardRef; cell: number }>
  | Event<'revealed', { card: CardRef; cell: number }>
  | Event<'toAuxiliary' | 'landed', { card: CardRef; cell: number }>
  | Event<'seated', { card: CardRef; host: CardRef }>
  | Event<'turn', { seat: Seat; turn: number }>
  | Event<'phase', { phase: Berserk['phase']; seat: Seat }>
  | Event<
      'declared',
      {
        seat: Seat;
        card: CardRef;
        ability: AbilityType;
        targets: readonly CardRef[];
        cells: readonly number[];
        feature: FeatureRef | null;
        /** What the rules give, by its number, where the kind of ability alone would say nothing. */
        named?: number;
      }
    >
  | Event<'movement', { seat: Seat; card: CardRef; way: string; cell: number }>
  | Event<'defends', { card: CardRef; against: CardRef; instead: CardRef }>
  | Event<'redirected', { by: CardRef; from: CardRef; to: CardRef }>
  | Event<'blocked' | 'illegal' | 'sourceGone', { card: CardRef; ability: AbilityType | 'move' | 'defence' }>
  | Event<'rolled', { card: CardRef; natural: number }>
  | Event<'rollChanged', { card: CardRef; by: CardRef; natural: number; amount: number }>
  | Event<'rollResult', { card: CardRef; natural: number; result: number }>
  /** What the Strike Table or the roll gives: -1 a miss, 0 weak, 1 medium, 2 strong. */
  | Event<'graded', { card: CardRef; target: CardRef; grade: number; answer: number | null }>
  | Event<'weakened', { card: CardRef; grade: number }>
  | Event<
      'attackChanged',
      { card: CardRef; by: CardRef; amount: number | null; to: number | null; grade: number | null }
    >
  | Event<
      'struck',
      {
        card: CardRef;
        target: CardRef;
        ability: AbilityType;
        grade: number;
        strength: number;
        answering: boolean;
      }
    >
  | Event<'protected', { card: CardRef; from: CardRef; ability: AbilityType }>
  | Event<'prevented', { card: CardRef; amount: number; by: CardRef }>
  /** Wounds go to another card, or to nobody; extra lives become wounds of another; healing is doubled, or none. */
  | Event<
      'replaced',
      {
        card: CardRef;
        by: CardRef;
        what:
          | 'wounds'
          | 'woundsByOther'
          | 'death'
          | 'noWounds'
          | 'extraLives'
          | 'livesByOther'
          | 'poisonByOther'
          | 'wordByOther'
          | 'healingByOther'
          | 'noHealing'
          | 'doubleHealing';
      }
    >
  | Event<'wounded', { card: CardRef; amount: number; by: CardRef | null; wounds: number; lives: number }>
  | Event<'healed', { card: CardRef; amount: number; wounds: number; lives: number }>
  | Event<'extraLives' | 'livesReduced', { card: CardRef; amount: number; lives: number }>
  | Event<'chips', { card: CardRef; amount: number; chips: number }>
  | Event<'poisoned' | 'cured', { card: CardRef; poison: number }>
  | Event<'opened' | 'closed', { card: CardRef }>
  | Event<'openedAll', { seat: Seat; cards: readonly CardRef[] }>
  | Event<'relocated', { card: CardRef; from: number; cell: number }>
  | Event<'died' | 'returned' | 'exiled' | 'discarded', { card: CardRef; seat: Seat; by: CardRef | null }>
  | Event<'entered', { card: CardRef; seat: Seat; cell: number; how: 'summon' | 'revive' | 'incarnate' }>
  | Event<'incarnationChip', { card: CardRef; chips: number; lost?: true }>
  | Event<
      'gained' | 'lost',
      {
        card: CardRef;
        by: CardRef;
        /** In the words of a card, with its verb: "gains Armour 1"; X in it; whether it ends with the turn. */
        what: Text;
        amount: number;
        briefly: boolean;
      }
    >
  | Event<'marked' | 'unmarked', { card: CardRef; marker: string; amount: number }>
  | Event<'cellMarked' | 'cellUnmarked', { cell: number; marker: string }>
  | Event<'controlled', { card: CardRef; seat: Seat }>
  | Event<'shown', { seat: Seat; cards: readonly CardRef[] }>
  | Event<'shuffled', { seat: Seat }>
  | Event<'chose', { card: CardRef; what: 'row' | 'number'; value: number }>
  | Event<'left', { card: CardRef; seat: Seat }>
  | Event<'loopCut', { card: CardRef }>
  | Event<'claimed', { seat: Seat; what: 'victory' | 'draw' }>
  | Event<'over', { seat: Seat; what: 'victory' | 'draw' | 'technicalVictory' | 'technicalDraw' }>;

/** A feature or gift in the data of a card. */
export interface FeatureRef {
  readonly def: string;
  readonly number: number;
}
