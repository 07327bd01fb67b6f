/** What happens in a game of Valhalla, for the log and the table. Every event cites the rule it follows from. */
import type { Seat } from '@vigrid/kernel';
import type { RuleId, RulingId } from './rulebook/index.ts';
import type { CardRef, ScoreView } from './table/view.ts';

/** Where a card comes from. */
export type Source = 'deck' | 'hand' | 'squad' | 'drawn' | 'played' | 'open' | 'valhalla';

type Told<K extends string, Fields> = {
  readonly kind: K;
  readonly rule: RuleId | RulingId;
} & Readonly<Fields>;

type Secretly<Fields> = Readonly<{ to: readonly Seat[] } & Fields>;

export type ValhallaEvent =
  | Told<'shuffle', { count: number }>
  /** Jarls dealt face down, and the one that a seat has kept. */
  | Told<'jarls', { seat: Seat; count: number; secret?: Secretly<{ cards: readonly CardRef[] }> }>
  | Told<'jarl', { seat: Seat; card: CardRef }>
  | Told<'lokiCard', { card: CardRef }>
  | Told<'first', { seat: Seat }>
  /** Cards put from the top of the deck on the discard pile. */
  | Told<'mill', { cards: readonly CardRef[] }>
  /** A card turned up, and what is shuffled back into the deck. */
  | Told<'open', { card: CardRef }>
  | Told<'shuffleIn', { count: number; cards?: readonly CardRef[] }>
  | Told<'deal', { seat: Seat; count: number; secret?: Secretly<{ cards: readonly CardRef[] }> }>
  | Told<'discard', { seat: Seat; card: CardRef; from: Source }>
  /** The draft of the advanced variant: a card laid into the reserve, a card taken out of it. */
  | Told<'lay', { seat: Seat; card: CardRef }>
  | Told<'pickUp', { seat: Seat; card: CardRef }>
  | Told<'turn', { seat: Seat; turn: number }>
  | Told<'lastRound', { seat: Seat }>
  /** An empty squad, and a warrior in hand to add. */
  | Told<'mustRecruit', { seat: Seat }>
  /** Warriors about to join a squad. */
  | Told<'recruit', { seat: Seat; cards: readonly CardRef[] }>
  | Told<'add', { seat: Seat; card: CardRef; space: number }>
  | Told<'tyr', { seat: Seat; card: CardRef; under: CardRef }>
  /** Cards taken from the deck into the hand, or to keep some of them. */
  | Told<'take', { seat: Seat; count: number; secret?: Secretly<{ cards: readonly CardRef[] }> }>
  | Told<'keep', { seat: Seat; count: number; secret?: Secretly<{ cards: readonly CardRef[] }> }>
  | Told<'recover', { seat: Seat; card: CardRef }>
  | Told<'showHand', { seat: Seat; cards: readonly CardRef[] }>
  | Told<'look', { seat: Seat; at: Seat; secret?: Secretly<{ cards: readonly CardRef[] }> }>
  | Told<'steal', { seat: Seat; from: Seat; secret?: Secretly<{ card: CardRef }> }>
  | Told<'attack', { seat: Seat; target: Seat }>
  | Told<'assault', { seat: Seat; card: CardRef }>
  | Told<'roll', { seat: Seat; faces: readonly number[] }>
  | Told<'extraDice', { seat: Seat; count: number }>
  | Told<'loseDie', { seat: Seat }>
  /** A die given up: to pay for a re-roll or for a tactic. */
  | Told<'payDie', { seat: Seat; die: number; face: number }>
  | Told<'reroll', { seat: Seat; dice: readonly number[]; faces: readonly number[]; paid: boolean }>
  | Told<'turnDie', { seat: Seat; die: number; face: number }>
  | Told<'arm', { seat: Seat; card: CardRef; dice: readonly number[]; strength: number }>
  | Told<'tactic', { seat: Seat; card: CardRef; strength: number }>
  | Told<'jarlAbility', { seat: Seat; card: CardRef; ability: 0 | 1 }>
  | Told<'silence', { seat: Seat }>
  | Told<'strength', { seat: Seat; card: CardRef; amount: number }>
  | Told<'nameClan', { seat: Seat; clan: string }>
  | Told<'block', { seat: Seat; card: CardRef }>
  | Told<'stop', { seat: Seat; strength: number; armed: number }>
  | Told<'win', { seat: Seat; strength: number; against: number }>
  | Told<'noWinner', { seat: Seat }>
  | Told<'shield', { seat: Seat; from: Seat; left: number }>
  | Told<'valhalla', { seat: Seat; card: CardRef }>
  /** An activated warrior that a dwarf keeps back, or that does not go to Valhalla by choice. */
  | Told<'stay', { seat: Seat; card: CardRef }>
  /** Points due from the discard pile, and a card taken for them. */
  | Told<'bonus', { seat: Seat; points: number; card: CardRef | null }>
  | Told<'claim', { seat: Seat; card: CardRef; points: number }>
  | Told<'help', { seat: Seat; card: CardRef; for: Seat }>
  | Told<'guess', { seat: Seat; winner: Seat; prize: 'card' | 'point' }>
  | Told<'guessed', { seat: Seat; right: boolean }>
  | Told<'quest', { seat: Seat; card: CardRef }>
  | Told<'row', { seat: Seat; row: number; card: CardRef }>
  | Told<'declineLoki', { seat: Seat }>
  | Told<'title', { seat: Seat; title: number; level: number }>
  | Told<'titleFree', { title: number }>
  | Told<'ragnarok', { seat: Seat }>
  | Told<'partnerShield', { seat: Seat; from: Seat }>
  /** Solo: the monster's dice, its attack, a card of it beaten. */
  | Told<'monsterRoll', { faces: readonly number[]; covered: number }>
  | Told<'monsterAttacks', { seat: Seat; card: CardRef }>
  | Told<'monsterWounded', { seat: Seat; card: CardRef }>
  | Told<'monsterCard', { card: CardRef }>
  | Told<'monsterWins', { seat: Seat; strength: number; against: number }>
  | Told<'loseShield', { seat: Seat; left: number }>
  | Told<'lastAttack', { seat: Seat }>
  | Told<'exchange', { seat: Seat; count: number }>
  | Told<'scores', { scores: readonly ScoreView[] }>
  | Told<'end', { winners: readonly Seat[] }>;
