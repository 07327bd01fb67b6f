/** What happens in a game of Valhalla, for the log and the table. Every event cites the rule it follows from. */
import type { Seat, Secret, Told } from '@vigrid/kernel';
import type { RuleId, RulingId } from './rulebook/index.ts';
import type { CardRef, ScoreView } from './table/view.ts';

/** Where a card comes from. */
export type Source = 'deck' | 'hand' | 'squad' | 'drawn' | 'played' | 'open' | 'valhalla';

type Event<Kind extends string, Fields> = Told<Kind, Fields, RuleId | RulingId>;

export type ValhallaEvent =
  | Event<'shuffle', { count: number }>
  /** Jarls dealt face down, and the one that a seat has kept. */
  | Event<'jarls', { seat: Seat; count: number; secret?: Secret<{ cards: readonly CardRef[] }> }>
  | Event<'jarl', { seat: Seat; card: CardRef }>
  | Event<'lokiCard', { card: CardRef }>
  | Event<'first', { seat: Seat }>
  /** Cards put from the top of the deck on the discard pile. */
  | Event<'mill', { cards: readonly CardRef[] }>
  /** A card turned up, and what is shuffled back into the deck. */
  | Event<'open', { card: CardRef }>
  | Event<'shuffleIn', { count: number; cards?: readonly CardRef[] }>
  | Event<'deal', { seat: Seat; count: number; secret?: Secret<{ cards: readonly CardRef[] }> }>
  | Event<'discard', { seat: Seat; card: CardRef; from: Source }>
  /** The draft of the advanced variant: a card laid into the reserve, a card taken out of it. */
  | Event<'lay', { seat: Seat; card: CardRef }>
  | Event<'pickUp', { seat: Seat; card: CardRef }>
  | Event<'turn', { seat: Seat; turn: number }>
  | Event<'lastRound', { seat: Seat }>
  /** An empty squad, and a warrior in hand to add. */
  | Event<'mustRecruit', { seat: Seat }>
  /** Warriors about to join a squad. */
  | Event<'recruit', { seat: Seat; cards: readonly CardRef[] }>
  | Event<'add', { seat: Seat; card: CardRef; space: number }>
  | Event<'tyr', { seat: Seat; card: CardRef; under: CardRef }>
  /** Cards taken from the deck into the hand, or to keep some of them. */
  | Event<'take', { seat: Seat; count: number; secret?: Secret<{ cards: readonly CardRef[] }> }>
  | Event<'keep', { seat: Seat; count: number; secret?: Secret<{ cards: readonly CardRef[] }> }>
  | Event<'recover', { seat: Seat; card: CardRef }>
  | Event<'showHand', { seat: Seat; cards: readonly CardRef[] }>
  | Event<'look', { seat: Seat; at: Seat; secret?: Secret<{ cards: readonly CardRef[] }> }>
  | Event<'steal', { seat: Seat; from: Seat; secret?: Secret<{ card: CardRef }> }>
  | Event<'attack', { seat: Seat; target: Seat }>
  | Event<'assault', { seat: Seat; card: CardRef }>
  | Event<'roll', { seat: Seat; faces: readonly number[] }>
  | Event<'extraDice', { seat: Seat; count: number }>
  | Event<'loseDie', { seat: Seat }>
  /** A die given up: to pay for a re-roll or for a tactic. */
  | Event<'payDie', { seat: Seat; die: number; face: number }>
  | Event<'reroll', { seat: Seat; dice: readonly number[]; faces: readonly number[]; paid: boolean }>
  | Event<'turnDie', { seat: Seat; die: number; face: number }>
  | Event<'arm', { seat: Seat; card: CardRef; dice: readonly number[]; strength: number }>
  | Event<'tactic', { seat: Seat; card: CardRef; strength: number }>
  | Event<'jarlAbility', { seat: Seat; card: CardRef; ability: 0 | 1 }>
  | Event<'silence', { seat: Seat }>
  | Event<'strength', { seat: Seat; card: CardRef; amount: number }>
  | Event<'nameClan', { seat: Seat; clan: string }>
  | Event<'block', { seat: Seat; card: CardRef }>
  | Event<'stop', { seat: Seat; strength: number; armed: number }>
  | Event<'win', { seat: Seat; strength: number; against: number }>
  | Event<'noWinner', { seat: Seat }>
  | Event<'shield', { seat: Seat; from: Seat; left: number }>
  | Event<'valhalla', { seat: Seat; card: CardRef }>
  /** An activated warrior that a dwarf keeps back, or that does not go to Valhalla by choice. */
  | Event<'stay', { seat: Seat; card: CardRef }>
  /** Points due from the discard pile, and a card taken for them. */
  | Event<'bonus', { seat: Seat; points: number; card: CardRef | null }>
  | Event<'claim', { seat: Seat; card: CardRef; points: number }>
  | Event<'help', { seat: Seat; card: CardRef; for: Seat }>
  | Event<'guess', { seat: Seat; winner: Seat; prize: 'card' | 'point' }>
  | Event<'guessed', { seat: Seat; right: boolean }>
  | Event<'quest', { seat: Seat; card: CardRef }>
  | Event<'row', { seat: Seat; row: number; card: CardRef }>
  | Event<'declineLoki', { seat: Seat }>
  | Event<'title', { seat: Seat; title: number; level: number }>
  | Event<'titleFree', { title: number }>
  | Event<'ragnarok', { seat: Seat }>
  | Event<'partnerShield', { seat: Seat; from: Seat }>
  /** Solo: the monster's dice, its attack, a card of it beaten. */
  | Event<'monsterRoll', { faces: readonly number[]; covered: number }>
  | Event<'monsterAttacks', { seat: Seat; card: CardRef }>
  | Event<'monsterWounded', { seat: Seat; card: CardRef }>
  | Event<'monsterCard', { card: CardRef }>
  | Event<'monsterWins', { seat: Seat; strength: number; against: number }>
  | Event<'loseShield', { seat: Seat; left: number }>
  | Event<'lastAttack', { seat: Seat }>
  | Event<'exchange', { seat: Seat; count: number }>
  | Event<'scores', { scores: readonly ScoreView[] }>
  | Event<'end', { winners: readonly Seat[] }>;
