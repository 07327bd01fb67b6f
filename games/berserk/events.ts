/** What is told of a game of Berserk, each with the rule it follows from. */
import type { GameEvent, Seat, Text } from '@vigrid/kernel';
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

type Told = { readonly rule: RuleId | RulingId };

export type BerserkEvent = Told &
  GameEvent &
  (
    | { readonly kind: 'rolledForOrder'; readonly rolls: readonly number[] }
    | { readonly kind: 'order'; readonly first: Seat; readonly chooser: Seat }
    /** RB-55: which cards they are, only their player sees. */
    | {
        readonly kind: 'boosterOpened' | 'boosterPassed' | 'deckDrafted';
        readonly seat: Seat;
        readonly count: number;
      }
    | { readonly kind: 'drafted'; readonly seat: Seat; readonly card?: CardRef }
    | { readonly kind: 'dealt'; readonly seat: Seat; readonly count: number }
    | { readonly kind: 'redealAnnounced' | 'redealt' | 'kept'; readonly seat: Seat }
    /** Only how many there are can be seen. */
    | { readonly kind: 'recruitedAll' | 'gathered'; readonly seat: Seat; readonly count: number }
    /** The cost for which a card was recruited, and X in it. */
    | { readonly kind: 'noCostTold'; readonly seat: Seat }
    | { readonly kind: 'costTold'; readonly card: CardRef; readonly cost: number; readonly x: number }
    /** A game of a campaign is over; who has won it (nobody after a draw), and victories by seat. */
    | { readonly kind: 'gameOver'; readonly winners: readonly Seat[]; readonly wins: readonly number[] }
    | { readonly kind: 'retreats'; readonly card: CardRef }
    /** Somebody has looked at cards of the rival's deal; both know which. */
    | { readonly kind: 'lookedAt'; readonly seat: Seat; readonly count: number }
    | { readonly kind: 'deployed'; readonly seat: Seat; readonly card: CardRef; readonly cell: number }
    | { readonly kind: 'revealed'; readonly card: CardRef; readonly cell: number }
    | { readonly kind: 'toAuxiliary' | 'landed'; readonly card: CardRef; readonly cell: number }
    | { readonly kind: 'seated'; readonly card: CardRef; readonly host: CardRef }
    | { readonly kind: 'turn'; readonly seat: Seat; readonly turn: number }
    | { readonly kind: 'phase'; readonly phase: Berserk['phase']; readonly seat: Seat }
    | {
        readonly kind: 'declared';
        readonly seat: Seat;
        readonly card: CardRef;
        readonly ability: AbilityType;
        readonly targets: readonly CardRef[];
        readonly cells: readonly number[];
        readonly feature: FeatureRef | null;
        /** What the rules give, by its number, where the kind of ability alone would say nothing. */
        readonly named?: number;
      }
    | {
        readonly kind: 'movement';
        readonly seat: Seat;
        readonly card: CardRef;
        readonly way: string;
        readonly cell: number;
      }
    | {
        readonly kind: 'defends';
        readonly card: CardRef;
        readonly against: CardRef;
        readonly instead: CardRef;
      }
    | { readonly kind: 'redirected'; readonly by: CardRef; readonly from: CardRef; readonly to: CardRef }
    | {
        readonly kind: 'blocked' | 'illegal' | 'sourceGone';
        readonly card: CardRef;
        readonly ability: AbilityType | 'move' | 'defence';
      }
    | { readonly kind: 'rolled'; readonly card: CardRef; readonly natural: number }
    | {
        readonly kind: 'rollChanged';
        readonly card: CardRef;
        readonly by: CardRef;
        readonly natural: number;
        readonly amount: number;
      }
    | {
        readonly kind: 'rollResult';
        readonly card: CardRef;
        readonly natural: number;
        readonly result: number;
      }
    /** What the Strike Table or the roll gives: -1 a miss, 0 weak, 1 medium, 2 strong. */
    | {
        readonly kind: 'graded';
        readonly card: CardRef;
        readonly target: CardRef;
        readonly grade: number;
        readonly answer: number | null;
      }
    | { readonly kind: 'weakened'; readonly card: CardRef; readonly grade: number }
    | {
        readonly kind: 'attackChanged';
        readonly card: CardRef;
        readonly by: CardRef;
        readonly amount: number | null;
        readonly to: number | null;
        readonly grade: number | null;
      }
    | {
        readonly kind: 'struck';
        readonly card: CardRef;
        readonly target: CardRef;
        readonly ability: AbilityType;
        readonly grade: number;
        readonly strength: number;
        readonly answering: boolean;
      }
    | {
        readonly kind: 'protected';
        readonly card: CardRef;
        readonly from: CardRef;
        readonly ability: AbilityType;
      }
    | { readonly kind: 'prevented'; readonly card: CardRef; readonly amount: number; readonly by: CardRef }
    /** Wounds go to another card, or to nobody; extra lives become wounds of another; healing is doubled, or none. */
    | {
        readonly kind: 'replaced';
        readonly card: CardRef;
        readonly by: CardRef;
        readonly what: 'wounds' | 'noWounds' | 'extraLives' | 'noHealing' | 'doubleHealing';
      }
    | {
        readonly kind: 'wounded';
        readonly card: CardRef;
        readonly amount: number;
        readonly by: CardRef | null;
        readonly wounds: number;
        readonly lives: number;
      }
    | {
        readonly kind: 'healed';
        readonly card: CardRef;
        readonly amount: number;
        readonly wounds: number;
        readonly lives: number;
      }
    | {
        readonly kind: 'extraLives' | 'livesReduced';
        readonly card: CardRef;
        readonly amount: number;
        readonly lives: number;
      }
    | { readonly kind: 'chips'; readonly card: CardRef; readonly amount: number; readonly chips: number }
    | { readonly kind: 'poisoned' | 'cured'; readonly card: CardRef; readonly poison: number }
    | { readonly kind: 'opened' | 'closed'; readonly card: CardRef }
    | { readonly kind: 'openedAll'; readonly seat: Seat; readonly cards: readonly CardRef[] }
    | { readonly kind: 'relocated'; readonly card: CardRef; readonly from: number; readonly cell: number }
    | {
        readonly kind: 'died' | 'returned' | 'exiled' | 'discarded';
        readonly card: CardRef;
        readonly seat: Seat;
        readonly by: CardRef | null;
      }
    | {
        readonly kind: 'entered';
        readonly card: CardRef;
        readonly seat: Seat;
        readonly cell: number;
        readonly how: 'summon' | 'revive' | 'incarnate';
      }
    | { readonly kind: 'incarnationChip'; readonly card: CardRef; readonly chips: number }
    | {
        readonly kind: 'gained' | 'lost';
        readonly card: CardRef;
        readonly by: CardRef;
        /** In the words of a card, with its verb: "gains Armour 1"; X in it; whether it ends with the turn. */
        readonly what: Text;
        readonly amount: number;
        readonly briefly: boolean;
      }
    | {
        readonly kind: 'marked' | 'unmarked';
        readonly card: CardRef;
        readonly marker: string;
        readonly amount: number;
      }
    | { readonly kind: 'cellMarked' | 'cellUnmarked'; readonly cell: number; readonly marker: string }
    | { readonly kind: 'controlled'; readonly card: CardRef; readonly seat: Seat }
    | { readonly kind: 'shown'; readonly seat: Seat; readonly cards: readonly CardRef[] }
    | { readonly kind: 'shuffled'; readonly seat: Seat }
    | {
        readonly kind: 'chose';
        readonly card: CardRef;
        readonly what: 'row' | 'number';
        readonly value: number;
      }
    | { readonly kind: 'left'; readonly card: CardRef; readonly seat: Seat }
    | { readonly kind: 'loopCut'; readonly card: CardRef }
    | { readonly kind: 'claimed'; readonly seat: Seat; readonly what: 'victory' | 'draw' }
    | {
        readonly kind: 'over';
        readonly seat: Seat;
        readonly what: 'victory' | 'draw' | 'technicalVictory' | 'technicalDraw';
      }
  );

/** A feature or gift in the data of a card. */
export interface FeatureRef {
  readonly def: string;
  readonly number: number;
}
