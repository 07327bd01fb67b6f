/** What texts speak of: kinds of cards, whom an effect is done to, how much, and on what condition. */
import type { Word } from './types.ts';

/** BH-4.1. */
export type Element = 'steppe' | 'mountain' | 'forest' | 'swamp' | 'darkness';

/** The five main types (BH-1.2), support cards by their kind (BH-1.11). */
export type CardType = 'hero' | 'creature' | 'spell' | 'quest' | SupportType;
export type SupportType = 'weapon' | 'armour' | 'amulet' | 'terrain' | 'event';

/** Whom an effect is done to. */
export type Target =
  | 'self'
  | 'it'
  /** The card that caused the moment. */
  | 'cause'
  | 'yourHero'
  | 'enemyHero'
  /** Those that the effect before was done to. */
  | 'same'
  /** Chosen among what fits: exactly so many, or up to so many. */
  | { readonly pick: Filter; readonly count?: number; readonly upTo?: true }
  | { readonly all: Filter };

/** The cards a static ability works on. */
export type Group = 'self' | Filter;

/** All that is given must fit. Without `side` both players' cards fit. */
export interface Filter {
  readonly type?: CardType | 'character' | 'support' | 'equipment';
  readonly not?: CardType;
  readonly side?: 'yours' | 'enemy';
  readonly other?: true;
  readonly wounded?: boolean;
  readonly closed?: boolean;
  readonly weakened?: true;
  readonly element?: Element;
  /** Of no element, of more than one. */
  readonly elements?: 'none' | 'several';
  readonly class?: string;
  readonly notClass?: string;
  readonly word?: Word;
  readonly costMin?: number;
  readonly costMax?: number;
  readonly strikeMin?: number;
  readonly strikeMax?: number;
  readonly livesMin?: number;
  /** Costs less than this card; exactly as much as it. */
  readonly cheaper?: true;
  readonly asCostly?: true;
  /** Has an ability of this kind. */
  readonly has?: Mechanic;
  /** Has none of this kind. */
  readonly lacks?: Mechanic;
  readonly raid?: number;
  /** Costs less than there are markers on this card. */
  readonly belowMarkers?: true;
  /** Shares its name with this card, with what the effect before was done to, with a card of your graveyard. */
  readonly named?: 'self' | 'same' | 'graveyard';
  /** Of an element that your hero has not. */
  readonly foreign?: true;
  /** One of these names. Card tables use `named`; this is what it comes down to at the moment. */
  readonly names?: readonly string[];
  /** Of an element other than these. Card tables use `foreign`. */
  readonly without?: readonly Element[];
}

/** What the sets call their mechanics (chapters 16–19). */
export type Mechanic = 'raid' | 'soulcatcher' | 'spend' | 'concentration';

export type Amount =
  | number
  | 'X'
  /** How many cards in play fit, times the factor. */
  | { readonly count: Filter; readonly times?: number }
  /** Another amount times the factor. */
  | { readonly of: Amount; readonly times: number }
  /** How many cards you hold. */
  | 'hand'
  /** How many creatures died this turn. */
  | 'died'
  /** A figure of the chosen card itself, or of what the effect before was done to. */
  | 'itsStrike'
  | 'itsLives'
  | 'itsCost'
  | 'costBefore'
  | 'livesBefore'
  | 'strikeBefore'
  /** The enemy's closed coins; the creatures with Raid that have attacked this turn. */
  | 'enemyClosedCoins'
  | 'raiders'
  /** The creatures other than the card concerned that have attacked this turn. */
  | 'otherAttackers'
  /** How many elements, how many types of cards are in graveyards. */
  | 'elementsDead'
  | 'typesDead'
  /** The markers on this card, the Strengthening or Weakening effects on it. */
  | 'markers'
  | 'boosts'
  /** How many creatures lie in the enemy's graveyard. */
  | 'enemyDead';

export type Condition =
  /** All of them hold. */
  | { readonly all: readonly Condition[] }
  | { readonly hand: 'more' | 'fewer' }
  | { readonly handMin: number }
  | { readonly control: Filter }
  /** The enemy has no open coins. */
  | { readonly enemyBroke: true }
  /** Soulcatcher: a creature has died this turn (BH-16.1). */
  | { readonly soulcatcher: true }
  /** This character has no wounds; with the start of the turn that is Concentration (BH-17.1). */
  | { readonly unwounded: true }
  /** Raid X: this creature is attacking, and it is the X-th or a later attack of the turn (BH-18.1). */
  | { readonly raid: number }
  | { readonly went: 'first' | 'second' }
  | { readonly heroClass: string }
  | { readonly enemyTurn: true }
  | { readonly boostsMin: number }
  /** Has no Weakening effects. */
  | { readonly unweakened: true }
  /** What this creature attacks is a hero, a creature. */
  | { readonly against: 'hero' | 'creature' }
  | { readonly coinsMin: number }
  | { readonly heroNeutral: true }
  | { readonly graveyardHas: CardType }
  /** A creature of yours has died this turn. */
  | { readonly lost: true }
  /** What the effect before was done to fits. */
  | { readonly before: Filter };
