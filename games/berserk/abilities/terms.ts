/** What texts speak of: kinds of cards, which cards are meant, how much, and on what condition. */
import type {
  AbilityType,
  Anchor,
  AttackType,
  CardFigure,
  CardType,
  Element,
  Grade,
  Place,
} from './vocabulary.ts';
import type { Word } from './words.ts';

/** A number, or X-Y-Z by a roll of the die (B12-G-x-y-z-in-text, B12-G-attack-for-x, B09-205.7a). */
export type Strength = Amount | readonly [number, number, number] | PrintedStrike;

/** The three printed values of a card's simple strike. */
export interface PrintedStrike {
  readonly simple: Anchor;
}

/** Whom an ability is aimed at, or a constant feature works on. "This" is the card whose text it is
 * (B12-106.1.1, B09-201.2). */
export type Target =
  | 'this'
  /** The card that the moment is about, the other card of it (who did it, who was hit). */
  | 'it'
  | 'other'
  /** The targets of the ability before it in the same text. */
  | 'same'
  | 'host'
  /** Chosen when it is declared: exactly so many, or up to so many. */
  | Choice
  /** Every card that fits (B12-502.8). */
  | { readonly all: Filter };

/** A target that can be named when it is declared (B12-G-chosen-creature). */
export interface Choice {
  readonly choose: Filter;
  /** One, where not given. */
  readonly count?: Amount;
  readonly upTo?: true;
  /** The opponent chooses. */
  readonly by?: 'opponent';
}

/** Which cards in the play zone are meant. All that is given must fit; without `side` either player's cards do. */
export interface Filter {
  /** By control, not by who owns it (B12-G-your-card, B09-G-own-card, B12-G-opponents-card). */
  readonly side?: 'yours' | 'enemy';
  readonly type?: CardType;
  readonly flying?: boolean;
  readonly symbiont?: boolean;
  /** Has any of these elements (B12-106.2.2); has none. */
  readonly element?: Element;
  readonly neutral?: true;
  /** Shares an element with this card; with the target (B12-106.2.3). */
  readonly sameElement?: 'this';
  readonly class?: string;
  readonly notClass?: string;
  /** Has a class at all. */
  readonly classed?: true;
  /** Cards of one name are copies (B12-G-copy-of-card, B09-G-copy). */
  readonly name?: string;
  /** The number alone, in gold or in silver (B12-105.2.1, B09-202.3b). */
  readonly cost?: Range;
  /** Costs X: the number chosen, or the cost of the card shown. */
  readonly costX?: true;
  /** Costs as much as this card, less, more (B12-105.2.2, B09-202.3b-2). */
  readonly costTo?: 'same' | 'less' | 'more';
  readonly elite?: boolean;
  readonly unique?: boolean;
  readonly word?: Word;
  readonly without?: Word;
  /** Has a feature of its own or a gained one with any of these abilities (B12-G-magical-feature). */
  readonly uses?: readonly AbilityType[];
  readonly closed?: boolean;
  readonly wounded?: boolean;
  readonly poisoned?: boolean;
  readonly lives?: Range;
  readonly extraLives?: Range;
  /** Has more lives than printed. */
  readonly overfull?: true;
  readonly move?: Range;
  readonly chips?: Range;
  /** The printed weak strike (B12-G-strike-value). */
  readonly weakStrike?: Range;
  /** The same printed weak strike as that card. */
  readonly sameWeak?: Anchor;
  /** Not this card; not the target of the ability before. */
  readonly another?: true;
  readonly notSame?: true;
  /** Is that very card. */
  readonly is?: Anchor;
  /** This card sits on it. */
  readonly host?: true;
  /** No other creature of its controller stands at that place around it. */
  readonly alone?: Place;
  /** Stands next to this card, to the card of the moment, to the target before; not next to it. */
  readonly near?: Anchor;
  readonly notNear?: Anchor;
  /** Where it stands as this card's controller sees it. */
  readonly at?: Place;
  /** Where it stands in relation to the target of the ability before. */
  readonly atSame?: Place;
  /** Where it stands in relation to the other card of the moment. */
  readonly atOther?: Place;
  /** On the cell that the text speaks of. */
  readonly onCell?: true;
  /** Within so many cells of this card (B12-G-radius). */
  readonly within?: Amount;
  /** In this row of the own half, or of the enemy's (B12-G-first-row, B12-G-second-row). */
  readonly row?: 1 | 2 | 3 | 'chosen';
  readonly half?: 'own' | 'enemy';
  readonly column?: 'edge' | 'centre' | 'this';
  /** Stands in formation; in formation with this card (B12-G-formation). */
  readonly formation?: true | 'this' | 'it';
  /** Has moved, has been wounded (by attacks), has attacked this turn. */
  readonly moved?: boolean;
  /** Has moved in the turn before this one. */
  readonly movedBefore?: boolean;
  readonly hurt?: boolean;
  readonly hurtByAttack?: boolean;
  readonly assaulted?: boolean;
  /** Has been wounded by so many shots and throws this turn, the one under way apart. */
  readonly shotAt?: Range;
  /** Bears this marker; so many of it. */
  readonly marker?: string;
  readonly marks?: Range;
  /** Defends in the attack under way. */
  readonly defender?: true;
  /** Any of these. */
  readonly any?: readonly Filter[];
  readonly not?: Filter;
}

export interface Range {
  readonly min?: number;
  readonly max?: number;
  /** Odd, even. */
  readonly odd?: boolean;
}

/** Which cells are meant. */
export interface CellFilter {
  readonly free?: boolean;
  readonly near?: Anchor;
  /** Straight ahead, behind or beside, not diagonal. */
  readonly straight?: true;
  readonly within?: number;
  readonly half?: 'own' | 'enemy';
  readonly row?: 1 | 2 | 3 | 'chosen';
  readonly marker?: string;
  /** The cell that the card of the moment, or the target before, has left. */
  readonly left?: true;
  /** Next to a cell on which this card put the marker. */
  readonly nextToMark?: string;
  /** One after the other in a line from this card. */
  readonly ray?: true;
  /** The cell in the direction of the strike or movement (B12-G-cell-in-direction-of-strike). */
  readonly along?: true;
  /** Has so many creatures of its chooser around it. */
  readonly surrounded?: number;
}

/** Attacks of a kind: all that is given must fit. */
export interface AttackPattern {
  readonly types?: readonly AttackType[];
  readonly grades?: readonly Grade[];
  readonly close?: boolean;
  readonly magic?: boolean;
  /** Declared as a directed strike; along a diagonal; an answering strike (B12-514.3), or none. */
  readonly directed?: true;
  readonly diagonal?: true;
  readonly answering?: boolean;
  /** In the turn of the attacker's controller. */
  readonly ownTurn?: true;
  /** Strength, with all modifiers. */
  readonly strength?: Range;
  /** Strength of exactly X. */
  readonly strengthX?: true;
  readonly by?: Filter;
  readonly at?: Filter;
  /** Only the first of the turn. */
  readonly first?: true;
}

export type Amount =
  | number
  /** The amount paid, chosen, or that the moment is about. */
  | 'X'
  /** How many fit. */
  | ({ readonly count: Filter } & Arithmetic)
  /** A figure of a card. */
  | ({ readonly of: CardFigure; readonly whose: Anchor } & Arithmetic)
  | ({ readonly sum: Amount } & Arithmetic)
  /** A figure printed on a card, wherever it lies. */
  | ({ readonly printed: 'weak' | 'lives'; readonly whose: Anchor } & Arithmetic)
  /** A figure of all cards that fit, added up. */
  | ({ readonly total: CardFigure; readonly over: Filter } & Arithmetic);

interface Arithmetic {
  readonly times?: number;
  readonly half?: true;
  readonly plus?: number;
  readonly most?: number;
}

export type Condition =
  | { readonly all: readonly Condition[] }
  | { readonly not: Condition }
  /** This card fits. */
  | { readonly this: Filter }
  /** The card of the moment, the other card of it, the targets before fit. */
  | { readonly it: Filter }
  | { readonly other: Filter }
  | { readonly same: Filter }
  /** At least so many cards in the play zone fit (one, where not given). */
  | { readonly there: Filter; readonly min?: number; readonly max?: number }
  /** More of the first than of the second. */
  | { readonly more: Filter; readonly than: Filter }
  | { readonly went: 'first' | 'second' }
  | { readonly turn: 'yours' | 'enemy' }
  /** This card moved so many cells this turn, in one direction or in different ones. */
  | { readonly moved: number; readonly way: 'one' | 'several' | 'any' }
  /** The amount of the moment. */
  | { readonly x: Range }
  /** Moved from one half to the other in what the moment is about. */
  | { readonly crossed: 'toEnemy' | 'toOwn' }
  /** The wounds that the card of the moment received last came from an attack (B12-509.1.1). */
  | { readonly fell: 'attack' }
  /** There is a cell that fits. */
  | { readonly cells: CellFilter }
  /** The cell that the card of the moment left fits. */
  | { readonly leftCell: CellFilter }
  /** Has so many classes, rows or the like among those that fit. */
  | { readonly classes: Filter; readonly min: number }
  | { readonly rows: Filter; readonly min: number }
  /** What the card shown from the deck is like (see `prophecy`). */
  | { readonly shown: ShownFilter };

/** About cards shown from a deck: all of them. */
export interface ShownFilter {
  readonly costX?: true;
  readonly elite?: boolean;
  readonly cost?: Range;
  readonly type?: CardType;
  readonly class?: string;
  /** A card of its name is in either squad. */
  readonly inPlay?: boolean;
}
