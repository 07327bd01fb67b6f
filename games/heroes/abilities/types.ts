/**
 * The ability language of Heroes: what a card's text says, as data. The interpreter carries it out (interpreter.ts),
 * text/ writes it in Russian and English, so that what a card says and what it does can not disagree.
 *
 * "You" is always the controller of the card, "it" what the moment is about (the card that was killed, the spell that
 * was played), X the amount of that moment.
 */
export type Element = 'steppe' | 'mountain' | 'forest' | 'swamp' | 'darkness';

export type CardType =
  | 'hero'
  | 'creature'
  | 'spell'
  | 'weapon'
  | 'armour'
  | 'amulet'
  | 'terrain'
  | 'event'
  | 'quest';

/** Support cards by kind (BH-1.11). */
export const supportTypes = [
  'weapon',
  'armour',
  'amulet',
  'terrain',
  'event',
] as const satisfies readonly CardType[];

export type Ability = Keyword | Protection | Static | Cannot | Costs | Triggered | Activated | OnPlay;

/** A named ability without a text of its own. */
export interface Keyword {
  readonly kind: 'word';
  readonly word: Word;
  /** Armour X. */
  readonly value?: number;
}

export type Word =
  | 'rush'
  | 'horde'
  | 'armour'
  | 'firstStrike'
  | 'directedStrike'
  | 'attackExperience'
  | 'defenceExperience'
  | 'unique'
  | 'created';

/** "Takes no wounds from …", "takes N fewer wounds from …", and Protection from spells, which can not be chosen. */
export interface Protection {
  readonly kind: 'protection';
  readonly from: Danger;
  /** How many wounds fewer; all of them where not given. */
  readonly less?: number;
}

/** Where wounds come from. All that is given must fit. */
export interface Danger {
  /** 'attack' is a strike or a shot, return strikes included. */
  readonly by?: 'spell' | 'shot' | 'strike' | 'attack';
  readonly source?: Filter;
}

/** While the condition holds, the group has the gains. */
export interface Static {
  readonly kind: 'static';
  readonly if?: Condition;
  readonly to: Group;
  readonly gives: Gains;
}

export interface Gains {
  readonly strike?: Amount;
  readonly lives?: Amount;
  readonly words?: readonly Word[];
  /** Wounds that the group's cards deal are raised by this much. */
  readonly wounds?: number;
}

/** Something this card can not do, wholly or with exceptions. */
export interface Cannot {
  readonly kind: 'cannot';
  readonly what: 'attack';
  /** May attack only these. */
  readonly except?: Filter;
}

/** What this card costs to play is changed while the condition holds. */
export interface Costs {
  readonly kind: 'costs';
  readonly if?: Condition;
  readonly by: number;
}

/** A triggered ability: once per turn (BH-8.16) unless `each` (BH-8.17). */
export interface Triggered {
  readonly kind: 'when';
  readonly on: Moment;
  /** Works while the card lies in its owner's graveyard instead of in play. */
  readonly where?: 'graveyard';
  readonly if?: Condition;
  readonly may?: true;
  readonly each?: true;
  readonly does: readonly Effect[];
}

export type Moment =
  /** This card enters play (Hire). */
  | 'hire'
  /** This card dies (Death). */
  | 'death'
  /** After this creature attacked (On attack). */
  | 'attack'
  /** This card killed a creature. */
  | 'kill'
  /** This creature dealt X wounds to a hero by strike. */
  | 'woundHero'
  /** A spell chose this card as its target. */
  | 'spellTarget'
  /** The start, the end of your turn. */
  | 'turnStart'
  | 'turnEnd';

/** "[cost]: [text]", once per turn (BH-8.15). */
export interface Activated {
  readonly kind: 'action';
  readonly coins?: number;
  readonly close?: true;
  readonly does: readonly Effect[];
}

/** What a spell does when it is played (BH-8.20). */
export interface OnPlay {
  readonly kind: 'play';
  readonly does: readonly Effect[];
}

export type Effect =
  | { readonly do: 'wound'; readonly to: Target; readonly amount: Amount }
  | { readonly do: 'shot'; readonly amount: Amount }
  | { readonly do: 'heal'; readonly to: Target; readonly amount: Amount }
  | { readonly do: 'draw'; readonly amount: number }
  | { readonly do: 'close'; readonly to: Target }
  | { readonly do: 'boost'; readonly to: Target; readonly amount: number }
  /** Changes that last as long as the card stays in play, or until the end of the turn. */
  | { readonly do: 'change'; readonly to: Target; readonly change: Change; readonly until?: 'turnEnd' }
  | { readonly do: 'destroy'; readonly to: Target }
  /** To its owner's hand. */
  | { readonly do: 'return'; readonly to: Target }
  | { readonly do: 'shuffleIn'; readonly to: Target }
  /** This card, from the graveyard to the hand. */
  | { readonly do: 'regain' }
  /** Shows the top card of your deck; one that fits goes to hand, another stays. */
  | { readonly do: 'showTop'; readonly fits: Filter }
  /** You discard a card that fits. */
  | { readonly do: 'discard'; readonly what: Filter }
  /** The enemy shows the hand and discards a card of your choice. */
  | { readonly do: 'plunder' }
  /** "You may X" and, if you did, "after that Y"; nothing of it otherwise. */
  | { readonly do: 'may'; readonly first: readonly Effect[]; readonly after?: readonly Effect[] }
  /** The enemy may pay; otherwise this happens (BH-G-otherwise). */
  | { readonly do: 'unlessPaid'; readonly coins: number; readonly otherwise: readonly Effect[] }
  /** At least one of the modes, each at most once. */
  | { readonly do: 'oneOrMore'; readonly modes: readonly (readonly Effect[])[] }
  | { readonly do: 'if'; readonly if: Condition; readonly does: readonly Effect[] };

export type EffectKind = Effect['do'];

export interface Change {
  readonly strike?: { readonly add: number } | { readonly set: number } | 'double';
  readonly lives?: { readonly add: number } | 'double';
}

/** Whom an effect is done to. */
export type Target =
  | 'self'
  | 'yourHero'
  | 'enemyHero'
  /** Chosen among what fits: exactly so many, or up to so many. */
  | { readonly pick: Filter; readonly count?: number; readonly upTo?: true }
  | { readonly all: Filter };

/** The cards a static ability works on. */
export type Group = 'self' | Filter;

/** All that is given must fit. Without `side` both players' cards fit. */
export interface Filter {
  readonly type?: CardType | 'character' | 'support';
  readonly side?: 'yours' | 'enemy';
  readonly other?: true;
  readonly wounded?: boolean;
  readonly element?: Element;
  readonly class?: string;
  readonly costMin?: number;
  readonly costMax?: number;
  readonly strikeMin?: number;
}

export type Amount =
  | number
  | 'X'
  /** How many cards in play fit. */
  | { readonly count: Filter }
  /** How many cards you hold. */
  | 'hand'
  /** The strike of the chosen creature itself. */
  | 'itsStrike';

export type Condition =
  | { readonly hand: 'more' | 'fewer' }
  | { readonly handMin: number }
  | { readonly control: Filter }
  /** The enemy has no open coins. */
  | { readonly enemyBroke: true };

/** A card as the tables in cards/ write it. */
export interface CardData {
  /** The set's code and the printed number: L25-14. */
  readonly id: string;
  readonly ru: string;
  readonly en: string;
  readonly type: CardType;
  /** No element: neutral (BH-4.2). */
  readonly elements?: readonly Element[];
  readonly cost?: number;
  readonly strike?: number;
  readonly lives?: number;
  /** Key of the class in text/classes.ts. */
  readonly class?: string;
  readonly glyph: string;
  readonly abilities?: readonly Ability[];
}
