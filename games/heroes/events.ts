/** What happens in a game of Heroes, for the log and the table. Every event cites the rule it follows from. */
import type { Seat, Secret, Told } from '@vigrid/kernel';
import type { Word } from './abilities/index.ts';
import type { RuleId, RulingId } from './rulebook/index.ts';
import type { CardRef } from './table/view.ts';

/** How wounds are dealt. */
export type Way = 'strike' | 'shot' | 'spell' | 'ability' | 'poison';

type Event<Kind extends string, Fields> = Told<Kind, Fields, RuleId | RulingId>;

export type HeroesEvent =
  /** The seat that may choose who goes first, and the choice. */
  | Event<'chooser', { seat: Seat }>
  | Event<'first', { seat: Seat }>
  | Event<'deal', { seat: Seat; count: number; secret?: Secret<{ cards: readonly CardRef[] }> }>
  /** Cards of the starting hand exchanged. */
  | Event<'redeal', { seat: Seat; count: number }>
  | Event<'turn', { seat: Seat; turn: number }>
  /** The coins a player has now, and how many of them are open. */
  | Event<'coin', { seat: Seat; coins: number; open: number }>
  /** The card is told to the one who draws it. */
  | Event<'draw', { seat: Seat; card?: CardRef; secret?: Secret<{ card: CardRef }> }>
  /** The deck is empty: the first, second, third time. */
  | Event<'missed', { seat: Seat; times: number }>
  /** Paid for; it waits while others have a say in it. */
  | Event<'play', { seat: Seat; card: CardRef; cost: number; waits?: true }>
  /** A card that others had a say in is played after all. */
  | Event<'playOn', { seat: Seat; card: CardRef }>
  | Event<'take', { seat: Seat; card: CardRef }>
  | Event<'attack', { seat: Seat; card: CardRef; target: CardRef }>
  | Event<'defend', { seat: Seat; card: CardRef; target: CardRef }>
  | Event<'shot', { seat: Seat; card: CardRef; target: CardRef; amount: number }>
  /** Wounds received, and what was kept off by armour, protection or prevention. */
  | Event<'wound', { card: CardRef; amount: number; source: CardRef; by: Way; kept: number }>
  | Event<'heal', { card: CardRef; amount: number; source: CardRef }>
  | Event<'die', { card: CardRef; seat: Seat }>
  | Event<'close', { card: CardRef }>
  | Event<'open', { seat: Seat; cards: readonly CardRef[] }>
  /** It stays closed although it would open, or open although it would close. */
  | Event<'stays', { card: CardRef; closed: boolean }>
  /** Something that lay on the card for a time is over. */
  | Event<'ended', { card: CardRef }>
  | Event<'boost', { card: CardRef; amount: number }>
  | Event<
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
  | Event<'ability', { seat: Seat; card: CardRef; ability: number; coins: number }>
  | Event<'unweaken', { card: CardRef; amount: number }>
  | Event<'numb', { card: CardRef }>
  | Event<'poison', { card: CardRef; amount: number }>
  | Event<'mark', { card: CardRef; markers: number }>
  | Event<'complete', { card: CardRef; seat: Seat }>
  | Event<'create', { card: CardRef; seat: Seat }>
  | Event<'control', { card: CardRef; seat: Seat }>
  | Event<'capture', { card: CardRef; seat: Seat }>
  | Event<'revive', { card: CardRef; seat: Seat }>
  | Event<'search', { card: CardRef; seat: Seat }>
  | Event<'summon', { card: CardRef; seat: Seat }>
  /** Top cards of a deck, which are told to the one who looks at them. */
  | Event<'look', { seat: Seat; count: number; secret?: Secret<{ cards: readonly CardRef[] }> }>
  | Event<'discount', { seat: Seat; by: number; to: number | null }>
  | Event<'limitPlays', { seat: Seat; cards: number; rivals?: true }>
  /** The seat names a cost and the owner of a deck. */
  | Event<'foretell', { seat: Seat; cost: number; owner: Seat }>
  /** A creature counts as dead. */
  | Event<'countDead', { seat: Seat }>
  /** A quest in play changes places with a completed one. */
  | Event<'swapQuest', { card: CardRef; with: CardRef; seat: Seat }>
  /** The seat chooses in place of the other. */
  | Event<'redirect', { seat: Seat }>
  /** The seat will decide for the other in their next turn; does so from now on, and sees the hand. */
  | Event<'willCommand', { seat: Seat; of: Seat }>
  | Event<'command', { seat: Seat; of: Seat; secret?: Secret<{ cards: readonly CardRef[] }> }>
  /** The seat will skip its next turn; skips it. */
  | Event<'willSkip', { seat: Seat }>
  | Event<'skip', { seat: Seat }>
  | Event<'raidTwice', { seat: Seat }>
  /** A deck lies face up now; its cards from the top. */
  | Event<'turnOver', { seat: Seat; cards: readonly CardRef[] }>
  | Event<'cancel', { card: CardRef; seat: Seat }>
  /** Additional lives taken off. */
  | Event<'shedLives', { card: CardRef; amount: number }>
  | Event<'shield', { seat: Seat; amount: number }>
  | Event<'stunCoins', { seat: Seat; amount: number }>
  | Event<'grant', { card: CardRef }>
  | Event<'put', { card: CardRef; seat: Seat; where: 'hand' | 'play' | 'bottom' | 'graveyard' }>
  | Event<'mill', { card: CardRef; seat: Seat }>
  | Event<'bottom', { card: CardRef; seat: Seat }>
  /** A card of the hand put on top of the deck or under it. */
  | Event<
      'tuck',
      {
        seat: Seat;
        where: 'top' | 'bottom' | 'shuffle';
        card?: CardRef;
        secret?: Secret<{ card: CardRef }>;
      }
    >
  | Event<'pay', { seat: Seat; coins: number }>
  | Event<'decline', { seat: Seat }>
  | Event<'destroy', { card: CardRef; seat: Seat }>
  | Event<'replace', { card: CardRef; seat: Seat }>
  | Event<'return', { card: CardRef; seat: Seat }>
  | Event<'shuffleIn', { card: CardRef; seat: Seat }>
  | Event<'regain', { card: CardRef; seat: Seat }>
  | Event<'discard', { card: CardRef; seat: Seat }>
  /** The top card of a deck shown to all; whether it goes to hand. */
  | Event<'show', { seat: Seat; card: CardRef; taken: boolean }>
  /** The whole hand goes back into the deck. */
  | Event<'handBack', { seat: Seat; count: number }>
  | Event<'showHand', { seat: Seat; cards: readonly CardRef[] }>
  | Event<'shuffle', { seat: Seat }>
  | Event<'endTurn', { seat: Seat }>
  | Event<'end', { winners: readonly Seat[] }>;
