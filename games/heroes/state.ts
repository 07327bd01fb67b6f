/** The state of a game of Heroes: plain data, every field explained once. */

import type { Frame, Run, Seat, State } from '@vigrid/kernel';
import type { CardData, Filter, Until, Word } from './abilities/index.ts';
import type { HeroesAct } from './acts.ts';
import { forceBit } from './cards/bits.ts';
import { type Card, cards, compiled } from './cards/catalogue.ts';
import type { HeroesEvent, Way } from './events.ts';
import type { CardRef, Stage } from './table/view.ts';

export interface Heroes extends State {
  /** Counted from 1; 0 while the game is being set up. */
  turn: number;
  active: Seat;
  stage: Stage;
  sides: Side[];
  /** By card number: which card of the catalogue it is, and whose it is. */
  def: number[];
  owner: Seat[];
  /** By card number: a bit for each seat that knows which card lies there, while it is in a hand or a deck. */
  seen: number[];
  /** The player whose first turn has no draw (BH-8.8). */
  first: Seat;
  /** Creatures that have died this turn (BH-16.1), attacks made this turn (BH-18.1). */
  died: number;
  attacks: number;
  /** The creatures that have left play this turn, with the strike they had. */
  parted: Parted[];
  /** The cards of those that died; of the creatures that have attacked, and of those with Raid among them. */
  fallen: number[];
  attackers: number[];
  raiders: number[];
  /** By seat: the cards of the catalogue that may lie in the hand and answer to moments, by what everybody knows. */
  lurkers: number[][];
  /** How many cards may be played in a turn, until the turn of the one who said so. */
  limits: PlayLimit[];
  /** Triggered abilities that wait to be carried out (BH-N-4). */
  queue: Waiting[];
  /** What the cards that are or were in play this turn bring and wait for, as bits (cards/bits.ts). */
  brings: number;
  hears: number;
  /** Abilities that trigger at the same moment share its number; earlier ones come first (RH-29). */
  moment: number;
  /** In this turn the rival decides for the active player. */
  commanded: boolean;
  /** Whether both deck lists are known to both players. */
  openLists: boolean;
  /** The sets that decks are made of, by their codes; none: all of them. */
  sets: readonly string[];
  /** How often completed quests have used their abilities, in this turn and in this game: they keep that alone (BH-3.6). */
  worn: Worn[];
  /** Cards that only this game knows: copies, and cards written in a scenario; numbered after the catalogue's. */
  own: CardData[];
}

export interface Side {
  /** The play zone: the hero first, then creatures, support cards and quests as they came. */
  play: Piece[];
  /** Card numbers, as many as there come to be (BH-N-6); the last of the deck is its top, of the graveyard the latest. */
  hand: number[];
  deck: number[];
  graveyard: number[];
  /** The player's own pile of completed quests, open to both (BH-3.1, BH-3.2, BH-3.4). */
  completed: number[];
  /** Created cards that have left play (BH-G-reserve). */
  reserve: number[];
  /** Coin markers, how many of them are closed (BH-7.5), how many were spent this turn (BH-19.1). */
  coins: number;
  closedCoins: number;
  spent: number;
  /** Coins that stay closed in the next recovery phase; coins that are gone at the end of the turn. */
  stunnedCoins: number;
  turnCoins: number;
  /** Coins set aside by the enemy until the end of the own turn. */
  seizedCoins: number;
  /** How often coins have opened, how many cards were drawn and played, in this turn. */
  coinsOpened: number;
  drawn: number;
  played: number;
  /** Wounds to this player's characters that are yet to be prevented, until the own next turn. */
  shield: number;
  discounts: Discount[];
  /** The next Raid of the own creatures applies twice. */
  raidTwice: boolean;
  /** Has taken a quest this turn (BH-2.5). */
  questTaken: boolean;
  /** How often the player could not draw at the start of a turn (BH-8.10). */
  missed: number;
  /** The own creatures that have died this turn. */
  lost: number;
  /** The rival decides in this player's next turn (RH-48). */
  obeys: boolean;
  /** So many of the player's next turns are skipped (RH-49). */
  skips: number;
}

export interface PlayLimit {
  readonly cards: number;
  /** Who said so. */
  readonly seat: Seat;
  /** In the turn of the rival alone; only of cards that fit. */
  readonly rivals?: true;
  readonly what?: Filter;
}

/** What the next card, action of the hero or card of a name costs less, or costs in all; for this turn, or until used. */
export interface Discount {
  on: 'card' | 'heroAction' | 'name';
  name: string;
  /** Only a card that fits. */
  what: Filter | null;
  by: number;
  to: number | null;
  /** Till the end of this turn, till it is used; till the end of the player's own turn, and in that alone. */
  until: 'turnEnd' | 'used' | 'ownTurnEnd' | 'inOwnTurn';
}

/** A card in the play zone. What it has gathered here is lost when it leaves. */
export interface Piece {
  card: number;
  /** Who controls it. */
  seat: Seat;
  closed: boolean;
  /** Came under this player's control this turn (BH-8.19). */
  fresh: boolean;
  /** It did so by being taken from the other player (BH-G-take-control). */
  taken: boolean;
  /** Has attacked by strike, has defended, since its controller's last recovery phase. */
  struck: boolean;
  defended: boolean;
  /** They stay until they are removed (BH-12.2). */
  wounds: number;
  /** Who dealt the last wounds: a card number, -1 for nobody. */
  woundedBy: number;
  woundedHow: Way;
  /** Wounds that armour has kept off this turn (RH-28). */
  absorbed: number;
  /** Strengthening effects less Weakening effects (BH-20.2). */
  boosts: number;
  poison: number;
  stunned: boolean;
  markers: number;
  /** Three bits for each of the card's abilities: how often it was used since the last recovery phase (BH-8.5). */
  used: number;
  /** The same, counted for as long as it lies there: for what works so often in a game. */
  ever: number;
  /** How many coins its Spend has answered to this turn (BH-19.2). */
  spentAt: number;
  lasting: Lasting[];
  /** Cards it has captured (BH-G-captures). */
  under: Captured[];
  /** Who gets it back at the end of the turn; -1 if control is for good. */
  lentBy: Seat;
}

/** A change laid on a card by an effect; they apply in the order they came (RH-36). */
export type Lasting = { until: Until | 'stay'; seat: Seat } & (
  | { figure: 'strike' | 'lives'; how: 'add' | 'set' | 'double'; amount: number }
  | { figure: 'word'; word: Word }
  | { figure: 'armour' | 'shots'; amount: number }
  /** Dies at the start of its controller's turn; at the end of the first turn of the seat after that one. */
  | { figure: 'doomed'; at: 'start' | 'end'; after: number }
  /** Its text is that of another card of the catalogue or of this game: its own with an ability more. */
  | { figure: 'text'; def: number }
  /** Goes back to its owner's hand at the end of the turn. */
  | { figure: 'mute' | 'cannotAttack' | 'taunt' | 'back' }
);

export interface Parted {
  card: number;
  strike: number;
}

export interface Worn {
  card: number;
  used: number;
  ever: number;
}

export interface Captured {
  card: number;
  from: 'play' | 'hand' | 'graveyard' | 'deck';
}

/** A triggered ability whose moment has come. */
export interface Waiting {
  seat: Seat;
  card: number;
  /** Whose text it is (usually the card's own), and its number there; see `poison` and `window` for what has none. */
  def: number;
  ability: number;
  /** What the moment is about: a card and an amount; the card that caused it, -1 for none. */
  it: number;
  x: number;
  by: number;
  moment: number;
  /** A window for cards in the hand: which texts, if they are held, have heard the moment. */
  heard?: readonly Heard[];
}

/** A text of a card of the catalogue. */
export interface Heard {
  readonly def: number;
  readonly ability: number;
}

export interface TurnFrame extends Frame {
  readonly kind: 'turn';
}

export interface AttackFrame extends Frame {
  readonly kind: 'attack';
  readonly attacker: number;
  readonly target: number;
  /** Who steps in (BH-11.1); -1 if nobody does. */
  defender: number;
  /** Who is yet to answer a First Strike; -1 if nobody is. */
  second: number;
  /** An ability makes it fight this creature (BH-G-fight-a-chosen-creature). */
  readonly chosen: boolean;
  /** The Raids of the attacker apply twice. */
  raidTwice: boolean;
  /** Fought out: nobody is attacking any more, and what lasted as long as the attack is gone. */
  over: boolean;
}

export interface SettleFrame extends Frame {
  readonly kind: 'settle';
}

export interface AmbushFrame extends Frame {
  readonly kind: 'ambush';
  readonly seat: Seat;
  readonly heard: readonly Heard[];
  it: number;
  readonly x: number;
}

/** A card has been paid for; somebody may have a say before anything comes of it. */
export interface PlayFrame extends Frame {
  readonly kind: 'play';
  readonly card: number;
  readonly cost: number;
  cancelled: boolean;
}

/** A list of effects of one ability being carried out. */
export interface EffectsFrame extends Frame {
  readonly kind: 'effects';
  readonly seat: Seat;
  readonly card: number;
  readonly def: number;
  readonly ability: number;
  /** Leads from the ability to the list, through effects that hold lists themselves. */
  readonly path: readonly number[];
  readonly it: number;
  /** The amount of the moment, or one that the player has chosen. */
  x: number;
  readonly by: number;
  /** How many had died this turn when the text began. */
  readonly fallen: number;
  /** Who chooses what it is done to: the seat, unless another card has changed that. */
  chooser: Seat;
  /** The first choice may be declined, and the list with it ("you may"). */
  readonly optional: boolean;
  /** The effect being carried out, whom it is done to, whom the one before was done to. */
  at: number;
  targets: number[];
  before: number[];
  /** How an amount is dealt out among the targets. */
  shares: readonly number[];
}

export type G = Run<Heroes, HeroesAct, HeroesEvent>;

export const rival = (seat: Seat): Seat => 1 - seat;

/** Who makes the decisions of a seat: the rival in a commanded turn (RH-48). */
export const deciderOf = (s: Heroes, seat: Seat): Seat =>
  s.commanded && seat === s.active ? rival(seat) : seat;

/** Who learns what a seat learns: the seat, and whoever decides for it. */
export const learners = (s: Heroes, seat: Seat): readonly Seat[] =>
  deciderOf(s, seat) === seat ? [seat] : [seat, rival(seat)];

export const cardOf = (s: Heroes, card: number): Card => cardByNumber(s, s.def[card]);

export const cardByNumber = (s: Heroes, def: number): Card =>
  def < cards.length ? cards[def] : compiled(s.own[def - cards.length], def);

/** The card of a piece with its abilities as they are now: a mute one has none (BH-G-lose-abilities). */
export function textOf(s: Heroes, piece: Piece): Card {
  let card = cardOf(s, piece.card);
  if (piece.lasting.length === 0) return card;
  for (const change of piece.lasting) {
    if (change.figure === 'mute') card = card.mute ?? card;
    else if (change.figure === 'text') card = cardByNumber(s, change.def);
  }
  return card;
}

/** A text has come into play. */
export function takeNote(s: Heroes, { brings, hears }: Card): void {
  s.brings |= brings;
  s.hears |= hears;
}

/** A card is in play, with every text that lies on it, at work now or not. */
export function takeStock(s: Heroes, piece: Piece): void {
  takeNote(s, cardOf(s, piece.card));
  for (const change of piece.lasting) {
    if (change.figure === 'text') takeNote(s, cardByNumber(s, change.def));
    else if (change.figure === 'taunt') s.brings |= forceBit.taunt;
  }
}

/** Makes a card that only this game knows, and gives its number in `def`. */
export function ownCard(s: Heroes, data: CardData): number {
  s.own.push(data);
  return cards.length + s.own.length - 1;
}

export const ref = (s: Heroes, card: number): CardRef => ({ id: card, def: cardOf(s, card).id });

export const openCoins = (side: Side): number => side.coins - side.closedCoins;

export const heroOf = (side: Side): Piece => side.play[0];

/** The piece of a card in play, heroes, support cards and quests included. */
export function pieceOf(s: Heroes, card: number): Piece | undefined {
  for (const side of s.sides) for (const piece of side.play) if (piece.card === card) return piece;
  return undefined;
}

export const isHero = (s: Heroes, piece: Piece): boolean => s.sides[piece.seat].play[0] === piece;

export const isCreature = (s: Heroes, piece: Piece): boolean => cardOf(s, piece.card).type === 'creature';

export const usesOf = (piece: Piece, ability: number): number => (piece.used >> (3 * ability)) & 7;

export function countUse(piece: Piece, ability: number): void {
  piece.used += 1 << (3 * ability);
}

export const usesEver = (piece: Piece, ability: number): number => (piece.ever >> (3 * ability)) & 7;

export function countEver(piece: Piece, ability: number): void {
  piece.ever += 1 << (3 * ability);
}

export function forgetUses(piece: Piece, ability: number): void {
  piece.used &= ~(7 << (3 * ability));
}

/** A player's creatures in play. */
export const squadOf = (s: Heroes, side: Side): Piece[] => side.play.filter((piece) => isCreature(s, piece));

/** A player's cards that an Egg of theirs has captured (BH-G-ambush). */
export function inEggs(s: Heroes, seat: Seat): number[] {
  const cards: number[] = [];
  for (const { card, under } of s.sides[seat].play) {
    if (under.length === 0 || !cardOf(s, card).classes.includes('egg')) continue;
    for (const captured of under) if (s.owner[captured.card] === seat) cards.push(captured.card);
  }
  return cards;
}

/** A card as it enters play. */
export function newPiece(card: number, seat: Seat): Piece {
  return {
    card,
    seat,
    closed: false,
    fresh: true,
    taken: false,
    struck: false,
    defended: false,
    wounds: 0,
    woundedBy: -1,
    woundedHow: 'ability',
    absorbed: 0,
    boosts: 0,
    poison: 0,
    stunned: false,
    markers: 0,
    used: 0,
    ever: 0,
    spentAt: 0,
    lasting: [],
    under: [],
    lentBy: -1,
  };
}

export const isAttack = (frame: Frame): frame is AttackFrame => frame.kind === 'attack';

export const isEffects = (frame: Frame): frame is EffectsFrame => frame.kind === 'effects';

export const isAmbush = (frame: Frame): frame is AmbushFrame => frame.kind === 'ambush';

export const isPlay = (frame: Frame): frame is PlayFrame => frame.kind === 'play';

/** Whether a card is paid for and others still have a say in it. */
export const isBeingPlayed = (s: Heroes, card: number): boolean =>
  s.frames.some((frame) => frame.kind === 'play' && 'card' in frame && frame.card === card);
