/** The state of a game of Berserk: plain data, every field explained once. */

import type { Run, Seat, State } from '@vigrid/kernel';
import type { CardData, Element, Moment, Until, Word } from './abilities/index.ts';
import type { BerserkAct } from './acts.ts';
import { type Card, cards, compiled } from './cards/catalogue.ts';
import type { BerserkEvent } from './events.ts';
import { type Edition, type Profile, profileFor } from './profile.ts';
import type { Piece } from './state/piece.ts';
import type { Delayed, Due, Item, Use } from './state/stack.ts';

export type Phase =
  /** Cards are picked from boosters (RB-55). */
  | 'draft'
  /** Preliminary phase (B12-401.2). */
  | 'deal'
  | 'recruitment'
  | 'deployment'
  | 'reveal'
  | 'battleStart'
  | 'vanguard'
  /** A turn (B12-408.2). */
  | 'beginning'
  | 'opening'
  | 'choice'
  | 'movement'
  | 'action'
  | 'final'
  /** Steps of the Beginning phase and the Main phase of 2009 (B09-300.2, B09-309.1). */
  | 'preparation'
  | 'turnStart'
  | 'main';

export interface Berserk extends State {
  edition: Edition;
  format: Format;
  /**
   * The First player (B12-402.1, B12-G-first-player; the other is the Second, B12-G-second-player), the Active one
   * (B12-G-active-player, B12-G-inactive-player, B09-200.4); turns are counted from 1, 0 in the Preliminary phase.
   */
  first: Seat;
  active: Seat;
  turn: number;
  /** After this one time is up (B12-604.1). */
  lastTurn: number;
  phase: Phase;
  sides: Side[];
  /** By card number: which card of the catalogue it is, and whose it is (B12-G-card-owner, B09-200.2a). */
  def: number[];
  owner: Seat[];
  /** By card number: a bit for each seat that knows which card it is while it is not face up. */
  seen: number[];
  /** By card number: the card as it lies in the play zone, null while it is elsewhere. */
  pieces: (Piece | null)[];
  /** By cell (row × 5 + column, see zones/battlefield.ts): the card that stands there, -1 where nobody does. */
  field: number[];
  /** Which kinds of gains cards in play give to other cards, as bits; which words. */
  auras: number;
  auraWords: Word[];
  /**
   * Every kind of gain that a card may have from any text, effect or cell, to pass over at once what nobody has. One that
   * is gone counts until the turn is over.
   */
  kinds: number;
  /** Which moments triggered features of cards in play wait for, to pass over what nobody hears. */
  moments: Moment[];
  /** Whether a card in play has Formation. */
  formations: boolean;
  /** Whether one gives or takes on a condition what rules effects look at, such as flight. */
  fickle: boolean;
  /** By seat: whether anything of it could be declared with priority, to pass over who can only pass. */
  alert: boolean[];
  /**
   * Since rules effects were last looked for (B12-503.1) something happened on the table; something came, went, was
   * turned up, given or taken.
   */
  stirred: boolean;
  unsettled: boolean;
  /** Declared game actions (B12-G-declare, B12-G-execute, B12-G-game-action), the top one last (B12-302.1,
   * B09-215.3b, B09-215.3c); cards are never there (B09-215.1). */
  stack: Item[];
  /** Features under way, from declaration to payment; the latest last. */
  uses: Use[];
  /** Triggered features whose condition has occurred, to be declared before priority is given (B12-113.2). */
  due: Due[];
  /** Those of hidden cards: their player may declare them with priority, which turns the card up (B12-529.3, RB-70). */
  veiled: Due[];
  /** What happens at a later moment, whoever is left (B12-118.1). */
  delayed: Delayed[];
  /** Effects on cells (B12-119.3). */
  marks: CellMark[];
  /** Cards shown from a deck by the feature under way. */
  shown: number[];
  /** Cards that have left play, as they were, until what triggered on that is over (B12-G-on-return-to-deck). */
  departed: Piece[];
  /**
   * By cards in graveyards: what they used as often as they may (B12-G-x-times-per-turn, B12-G-x-times-per-battle).
   */
  worn: Worn[];
  /** What led to what happens now: the chain of triggered features (B12-521). */
  cause: readonly number[];
  /** Counts what is put on cards, so that the later is known from the earlier (B12-524.1). */
  clock: number;
  /** Numbers for items and uses. */
  count: number;
  /** Cards that only this game knows, written in a scenario; numbered after the catalogue's. */
  own: CardData[];
  /** The sets that decks and boosters are made of, by their codes; none: nobody said which. */
  sets: readonly string[];
  /** Whether both deck lists are known to both players. */
  openLists: boolean;
  /** The campaign that this game is part of (B12-701.1). */
  campaign: Campaign | null;
}

export type Format = 'constructed' | 'draft' | 'campaign';

/** What a player has, and the zones that are theirs alone (B09-206.3). */
export interface Side {
  gold: number;
  silver: number;
  /** Card numbers; the last of the deck is its top, of the graveyard the latest; neither is put in another order
   * (B12-205.3, B09-206.9). */
  deck: number[];
  /** Looked through and not shuffled yet: its player knows what is in the deck, not where (B12-204.2). */
  searched: boolean;
  deal: number[];
  /** In the order they came under the player's control (B12-G-squad, B09-G-squad, B12-G-take-card-into-squad). */
  squad: number[];
  /** Whatever was destroyed (B12-205.1). */
  graveyard: number[];
  /** Cards in the graveyard that an attack destroyed (WE-R2). */
  felled: number[];
  exile: number[];
  /** Incarnation chips of cards in the graveyard, and whether incarnation is used up (B12-532.5.1, B12-532.5.3). */
  incarnations: Incarnation[];
  /** Crystals spent on flying creatures (B12-208.5). */
  flyerCrystals: number;
  /** Elements recruited so far (B12-403.2.1). */
  elements: Element[];
  /** What its forest creatures did in a row: 1 a strike, 2 a shot, 4 a healing (Eyes of Krong). */
  feats: number[];
  /** The turn in which a card of it was last healed. */
  healedOn: number;
  /** The attacks that its cards have made this turn: a bit for each kind (RB-151). */
  made: number;
  /** How many creatures may move this turn (-1 for any number). */
  moversMost: number;
  /** How many elemental cards the squad may hold; -1 for any number. */
  elementalMost: number;
  /** How many redeals were taken; whether no more may be (B12-402.4.1). */
  redeals: number;
  redealsOver: boolean;
  /** Cards taken from the deal while the squad is recruited, with what was paid for them; then they become pieces. */
  recruits: Recruit[];
  /** What was settled for cards of the deal before recruiting (B12-403.1). */
  terms: Term[];
  /** Drafted cards that are not in the deck (RB-55). */
  aside: number[];
}

export interface Recruit {
  readonly card: number;
  /** The cost with X, or the one that stands in for it (B12-105.2.3); -1 for the printed one. */
  readonly cost: number;
  readonly x: number;
  /** What the card offers on being recruited was taken. */
  readonly took: boolean;
  /** Crystals spent in all, with what a further element has cost or brought (B12-403.2.1). */
  readonly gold: number;
  readonly silver: number;
  /** Everybody has seen it; the card it came with, without which it dies (-1 for none). */
  readonly shown: boolean;
  readonly escort: number;
}

export interface Term {
  readonly card: number;
  /** So much cheaper; paid for in silver alone. */
  readonly less: number;
  readonly inSilver: boolean;
}

export interface Incarnation {
  card: number;
  chips: number;
  used: boolean;
  /** X of an Incarnation that was given, which stays with the dead card (B12-205.4). */
  given?: number;
}

export interface Worn extends Pick<Piece, 'usedTurn' | 'usedBattle'> {
  readonly card: number;
}

export interface CellMark {
  cell: number;
  readonly marker: string;
  readonly seat: Seat;
  readonly from: number;
  /** The card of the catalogue and the number in its `cellGifts` of what it gives; -1 for nothing. */
  readonly def: number;
  readonly gift: number;
  until: Until | 'stay';
  /** The cell counts as occupied (B12-G-occupied-cell). */
  readonly fills: boolean;
}

export interface Campaign {
  /** Victories to be reached, or games to be played (B12-701.2). */
  readonly to: number;
  readonly games: number;
  wins: number[];
  played: number;
  /** Who lost the game before, -1 for nobody (B12-703.1). */
  loser: Seat;
  /** Cards out of the campaign, by seat (B12-701.5). */
  sideboards: number[][];
}

export type G = Run<Berserk, BerserkAct, BerserkEvent>;

export const rival = (seat: Seat): Seat => 1 - seat;

export const profileOf = (s: Berserk): Profile => profileFor(s.edition);

export const cardByNumber = (s: Berserk, def: number): Card =>
  def < cards.length ? cards[def] : compiled(s.own[def - cards.length], def);

/** The number of a feature, gift or list in the data of a card. */
export const numberOf = (s: Berserk, def: number, part: object): number =>
  def < 0 ? -1 : (cardByNumber(s, def).numbers.get(part) ?? -1);

export const cardOf = (s: Berserk, card: number): Card => cardByNumber(s, s.def[card]);

export const pieceOf = (s: Berserk, card: number): Piece | null => (card < 0 ? null : s.pieces[card]);

/** The piece of a card, or what it was when it left while features on that are under way. */
export const lastKnown = (s: Berserk, card: number): Piece | null =>
  pieceOf(s, card) ?? s.departed.find((one) => one.card === card) ?? null;

/** The piece of a card that is known to be in play. */
export function piece(s: Berserk, card: number): Piece {
  const found = s.pieces[card];
  if (!found) throw new Error(`Card ${card} (${cardOf(s, card).en}) is not in play.`);
  return found;
}

/** Calls for every piece in play: the squad of the seat first, each in the order they came. */
export function eachPiece(s: Berserk, first: Seat, tell: (piece: Piece) => void): void {
  for (let i = 0; i < 2; i++) {
    for (const card of s.sides[i === 0 ? first : 1 - first].squad) {
      const found = s.pieces[card];
      if (found) tell(found);
    }
  }
}
