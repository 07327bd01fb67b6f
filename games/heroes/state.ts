/** The state of a game of Heroes: plain data, every field explained once. */
import type { Frame, Run, Seat, State } from '@vigrid/kernel';
import type { CardData } from './abilities/types.ts';
import { type Card, cards, compiled } from './cards/catalogue.ts';
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
  /** Triggered abilities that wait to be carried out (BH-N-4). */
  queue: Waiting[];
  /** Abilities that trigger at the same moment share its number; earlier ones come first (RH-29). */
  moment: number;
  /** Whether both deck lists are known to both players. */
  openLists: boolean;
  /** Cards that only this game knows: written in a scenario, numbered after those of the catalogue. */
  own: CardData[];
}

export interface Side {
  hero: Piece;
  squad: Piece[];
  /** Card numbers; the last of the deck is its top, the last of the graveyard came last. */
  hand: number[];
  deck: number[];
  graveyard: number[];
  /** Coin markers, and how many of them are closed (BH-7.5). */
  coins: number;
  closedCoins: number;
  /** How often the player could not draw at the start of a turn (BH-8.10). */
  missed: number;
}

/** A card in the play zone. What it has gathered here is lost when it leaves. */
export interface Piece {
  card: number;
  seat: Seat;
  closed: boolean;
  /** Entered play this turn (BH-8.19). */
  fresh: boolean;
  /** Has attacked by strike, has defended, since its controller's last recovery phase. */
  struck: boolean;
  defended: boolean;
  wounds: number;
  /** Who dealt the last wounds: a card number, -1 for nobody. */
  woundedBy: number;
  /** Wounds that armour has kept off since the last recovery phase. */
  absorbed: number;
  /** Strengthening effects less Weakening effects (BH-20.2). */
  boosts: number;
  /** A bit for each of the card's abilities that has been used since the last recovery phase (BH-8.5). */
  used: number;
  lasting: Lasting[];
}

/** A change laid on a figure by an effect; they apply in the order they came (RH-36). */
export interface Lasting {
  figure: 'strike' | 'lives';
  how: 'add' | 'set' | 'double';
  amount: number;
  /** Ends with the turn; else with the card's stay in play. */
  turn: boolean;
}

/** A triggered ability whose moment has come. */
export interface Waiting {
  seat: Seat;
  card: number;
  ability: number;
  x: number;
  moment: number;
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
}

export interface SettleFrame extends Frame {
  readonly kind: 'settle';
}

/** A list of effects of one ability being carried out. */
export interface EffectsFrame extends Frame {
  readonly kind: 'effects';
  readonly seat: Seat;
  readonly card: number;
  readonly ability: number;
  /** Leads from the ability to the list, through effects that hold lists themselves. */
  readonly path: readonly number[];
  /** The effect being carried out. */
  at: number;
  readonly x: number;
  /** The first choice may be declined, and the list with it ("you may"). */
  readonly optional: boolean;
  /** Whom the present effect is done to. */
  targets: number[];
}

export type G = Run<Heroes>;

export const rival = (seat: Seat): Seat => 1 - seat;

export function cardOf(s: Heroes, card: number): Card {
  const def = s.def[card];
  return def < cards.length ? cards[def] : compiled(s.own[def - cards.length], def);
}

export const ref = (s: Heroes, card: number): CardRef => ({ id: card, def: cardOf(s, card).id });

export const openCoins = (side: Side): number => side.coins - side.closedCoins;

/** The piece of a card in play, heroes included. */
export function pieceOf(s: Heroes, card: number): Piece | undefined {
  for (const side of s.sides) {
    if (side.hero.card === card) return side.hero;
    for (const piece of side.squad) if (piece.card === card) return piece;
  }
  return undefined;
}

export const isHero = (s: Heroes, piece: Piece): boolean => s.sides[piece.seat].hero === piece;

/** A card as it enters play. */
export function newPiece(card: number, seat: Seat): Piece {
  return {
    card,
    seat,
    closed: false,
    fresh: true,
    struck: false,
    defended: false,
    wounds: 0,
    woundedBy: -1,
    absorbed: 0,
    boosts: 0,
    used: 0,
    lasting: [],
  };
}

export const isAttack = (frame: Frame): frame is AttackFrame => frame.kind === 'attack';

export const isEffects = (frame: Frame): frame is EffectsFrame => frame.kind === 'effects';
