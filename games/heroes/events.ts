/** What happens in a game of Heroes, for the log and the table. Every event cites the rule it follows from. */
import type { Seat } from '@vigrid/kernel';
import type { Word } from './abilities/index.ts';
import type { RuleId, RulingId } from './rulebook/index.ts';
import type { CardRef } from './table/view.ts';

/** How wounds are dealt. */
export type Way = 'strike' | 'shot' | 'spell' | 'ability' | 'poison';

type Told<K extends string, Fields> = {
  readonly kind: K;
  readonly rule: RuleId | RulingId;
} & Readonly<Fields>;

export type HeroesEvent =
  /** The seat that may choose who goes first, and the choice. */
  | Told<'chooser', { seat: Seat }>
  | Told<'first', { seat: Seat }>
  | Told<'deal', { seat: Seat; count: number; secret?: { to: readonly Seat[]; cards: readonly CardRef[] } }>
  /** Cards of the starting hand exchanged. */
  | Told<'redeal', { seat: Seat; count: number }>
  | Told<'turn', { seat: Seat; turn: number }>
  /** The coins a player has now, and how many of them are open. */
  | Told<'coin', { seat: Seat; coins: number; open: number }>
  /** The card is told to the one who draws it. */
  | Told<'draw', { seat: Seat; card?: CardRef; secret?: { to: readonly Seat[]; card: CardRef } }>
  /** The deck is empty: the first, second, third time. */
  | Told<'missed', { seat: Seat; times: number }>
  /** Paid for; it waits while others have a say in it. */
  | Told<'play', { seat: Seat; card: CardRef; cost: number; waits?: true }>
  /** A card that others had a say in is played after all. */
  | Told<'playOn', { seat: Seat; card: CardRef }>
  | Told<'take', { seat: Seat; card: CardRef }>
  | Told<'attack', { seat: Seat; card: CardRef; target: CardRef }>
  | Told<'defend', { seat: Seat; card: CardRef; target: CardRef }>
  | Told<'shot', { seat: Seat; card: CardRef; target: CardRef; amount: number }>
  /** Wounds received, and what was kept off by armour, protection or prevention. */
  | Told<'wound', { card: CardRef; amount: number; source: CardRef; by: Way; kept: number }>
  | Told<'heal', { card: CardRef; amount: number; source: CardRef }>
  | Told<'die', { card: CardRef; seat: Seat }>
  | Told<'close', { card: CardRef }>
  | Told<'open', { seat: Seat; cards: readonly CardRef[] }>
  | Told<'boost', { card: CardRef; amount: number }>
  | Told<
      'change',
      {
        card: CardRef;
        strike: number | null;
        lives: number | null;
        words: readonly Word[];
        armour: number | null;
        mute: boolean;
        /** Must be chosen by the enemy's attacks and spells; can not attack itself. */
        taunt?: true;
        cannotAttack?: true;
        /** Dies at the start of its turn, or at the end of one; a quest is completed then. */
        doomed?: 'start' | 'end' | 'quest';
        /** How many wounds more its shots deal. */
        shots?: number;
        /** The value that its Raid has now. */
        raid?: number;
      }
    >
  /** An ability is used or triggers. */
  | Told<'ability', { seat: Seat; card: CardRef; ability: number; coins: number }>
  | Told<'unweaken', { card: CardRef; amount: number }>
  | Told<'numb', { card: CardRef }>
  | Told<'poison', { card: CardRef; amount: number }>
  | Told<'mark', { card: CardRef; markers: number }>
  | Told<'complete', { card: CardRef; seat: Seat }>
  | Told<'create', { card: CardRef; seat: Seat }>
  | Told<'control', { card: CardRef; seat: Seat }>
  | Told<'capture', { card: CardRef; seat: Seat }>
  | Told<'revive', { card: CardRef; seat: Seat }>
  | Told<'search', { card: CardRef; seat: Seat }>
  | Told<'summon', { card: CardRef; seat: Seat }>
  /** Top cards of a deck, which are told to the one who looks at them. */
  | Told<'look', { seat: Seat; count: number; secret?: { to: readonly Seat[]; cards: readonly CardRef[] } }>
  | Told<'discount', { seat: Seat; by: number; to: number | null }>
  | Told<'limitPlays', { seat: Seat; cards: number }>
  /** The seat names a cost and the owner of a deck. */
  | Told<'foretell', { seat: Seat; cost: number; owner: Seat }>
  /** A creature counts as dead. */
  | Told<'countDead', { seat: Seat }>
  /** A quest in play changes places with a completed one. */
  | Told<'swapQuest', { card: CardRef; with: CardRef; seat: Seat }>
  /** The seat chooses in place of the other. */
  | Told<'redirect', { seat: Seat }>
  /** The seat will decide for the other in their next turn; does so from now on, and sees the hand. */
  | Told<'willCommand', { seat: Seat; of: Seat }>
  | Told<'command', { seat: Seat; of: Seat; secret?: { to: readonly Seat[]; cards: readonly CardRef[] } }>
  /** The seat will skip its next turn; skips it. */
  | Told<'willSkip', { seat: Seat }>
  | Told<'skip', { seat: Seat }>
  | Told<'raidTwice', { seat: Seat }>
  /** A deck lies face up now; its cards from the top. */
  | Told<'turnOver', { seat: Seat; cards: readonly CardRef[] }>
  | Told<'cancel', { card: CardRef; seat: Seat }>
  /** Additional lives taken off. */
  | Told<'shedLives', { card: CardRef; amount: number }>
  | Told<'shield', { seat: Seat; amount: number }>
  | Told<'stunCoins', { seat: Seat; amount: number }>
  | Told<'grant', { card: CardRef }>
  | Told<'put', { card: CardRef; seat: Seat; where: 'hand' | 'play' | 'bottom' | 'graveyard' }>
  | Told<'mill', { card: CardRef; seat: Seat }>
  | Told<'bottom', { card: CardRef; seat: Seat }>
  /** A card of the hand put on top of the deck or under it. */
  | Told<
      'tuck',
      {
        seat: Seat;
        where: 'top' | 'bottom' | 'shuffle';
        card?: CardRef;
        secret?: { to: readonly Seat[]; card: CardRef };
      }
    >
  | Told<'pay', { seat: Seat; coins: number }>
  | Told<'decline', { seat: Seat }>
  | Told<'destroy', { card: CardRef; seat: Seat }>
  | Told<'replace', { card: CardRef; seat: Seat }>
  | Told<'return', { card: CardRef; seat: Seat }>
  | Told<'shuffleIn', { card: CardRef; seat: Seat }>
  | Told<'regain', { card: CardRef; seat: Seat }>
  | Told<'discard', { card: CardRef; seat: Seat }>
  /** The top card of a deck shown to all; whether it goes to hand. */
  | Told<'show', { seat: Seat; card: CardRef; taken: boolean }>
  /** The whole hand goes back into the deck. */
  | Told<'handBack', { seat: Seat; count: number }>
  | Told<'showHand', { seat: Seat; cards: readonly CardRef[] }>
  | Told<'shuffle', { seat: Seat }>
  | Told<'endTurn', { seat: Seat }>
  | Told<'end', { winners: readonly Seat[] }>;
