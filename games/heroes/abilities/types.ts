/**
 * The ability language of Heroes: what a card's text says, as data. The interpreter carries it out (interpreter.ts),
 * text/ writes it in Russian and English, so that what a card says and what it does can not disagree.
 *
 * "You" is always the controller of the card, "it" what the moment is about (the card that was killed, the spell that
 * was played), X the amount of that moment.
 */
import type { Effect } from './effect.ts';
import type { Amount, CardType, Condition, Element, Filter, Group } from './terms.ts';

export type * from './effect.ts';
export type * from './terms.ts';

export type Ability =
  | Keyword
  | Protection
  | Static
  | Cannot
  | Costs
  | Ambush
  | FromHand
  | Enters
  | Instead
  | Triggered
  | Activated
  | OnPlay;

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
  /** Wounds beyond what kills the attacked creature go to its hero (RH-47). */
  | 'overkill'
  | 'created';

/** "Takes no wounds from …", "takes N fewer wounds from …", and Protection from spells, which can not be chosen. */
export interface Protection {
  readonly kind: 'protection';
  readonly from: Danger;
  readonly if?: Condition;
  /** How many wounds fewer; all of them where not given. */
  readonly less?: number;
}

/** Where wounds come from. All that is given must fit. */
export interface Danger {
  /** 'attack' is a strike or a shot, return strikes included (RH-34). */
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
  /** Armour X. */
  readonly armour?: number;
  /** Wounds that the group's cards deal are raised by this much. */
  readonly wounds?: number;
  /** What the group's cards cost is changed by this much; what their activated abilities cost; what an attack costs. */
  readonly cost?: number;
  readonly actionCost?: number;
  readonly toll?: number;
  /** So many more quests may be controlled at a time (BH-2.4). */
  readonly quests?: Amount;
  /** Protection, as of the group's cards themselves. */
  readonly protection?: Danger;
  /** Abilities of the group's cards that trigger at the start of a turn trigger twice. */
  readonly twice?: 'turnStart';
  /** Each time Strengthening or Weakening effects are put on a card of the group, so many fewer are. */
  readonly fewerBoosts?: number;
  /** Changes the values of Spend, so that they are reached earlier. */
  readonly spend?: number;
}

/** Something that can not be done while this card is in play. */
export type Cannot =
  /** This creature can not attack, or may attack only these. */
  | { readonly kind: 'cannot'; readonly what: 'attack'; readonly except?: Filter }
  /** The enemy can not put Weakening effects on this card. */
  | { readonly kind: 'cannot'; readonly what: 'weaken' }
  /** Nobody can search or summon. */
  | { readonly kind: 'cannot'; readonly what: 'search' }
  /** Nobody draws more than one card in the own turn. */
  | { readonly kind: 'cannot'; readonly what: 'drawTwice' }
  /** Your open creatures can not be chosen for the first attack of a turn. */
  | { readonly kind: 'cannot'; readonly what: 'firstAttack' };

/** What this card costs to play: changed by so much, or an alternative cost in its place (BH-G-alternative-cost). */
export interface Costs {
  readonly kind: 'costs';
  readonly if?: Condition;
  readonly by?: number;
  readonly instead?: number;
}

/** "[moment], Ambush X": may then be played from the hand for X coins, in either player's turn (BH-G-ambush). */
export interface Ambush extends Lurk {
  readonly kind: 'ambush';
  /** Carried out when the card is played so. */
  readonly does?: readonly Effect[];
}

/** "[moment], you may pay X and show this card from your hand: [text]". It stays in the hand. */
export interface FromHand extends Lurk {
  readonly kind: 'fromHand';
  readonly does: readonly Effect[];
}

/** What a card in the hand waits for, and what it then costs to come forth. */
interface Lurk {
  readonly on: Moment;
  readonly who?: Group;
  /** Only when the amount of the moment is this. */
  readonly x?: number;
  readonly coins: number;
}

/** Cards of the group (this card where not given) come into play so. That is no moment and puts nothing on them. */
export interface Enters {
  readonly kind: 'enters';
  readonly who?: Filter;
  readonly if?: Condition;
  readonly closed?: true;
  /** With so many Strengthening effects, Weakening ones where negative. */
  readonly boosts?: number;
}

/** "If [X], instead [Y]" (BH-G-instead). */
export type Instead = {
  readonly kind: 'instead';
  readonly if?: Condition;
} & (
  | {
      /** Wounds that this card would deal or receive. */
      readonly of: 'dealWounds' | 'takeWounds';
      /** X Weakening effects on the character in place of X wounds, or none of them at all. */
      readonly by: 'weaken' | 'nothing';
    }
  /** It returns to hand in place of dying. */
  | { readonly of: 'die'; readonly by: 'return' }
);

/** A triggered ability: once per turn (BH-8.16) unless `each` (BH-8.17). */
export interface Triggered {
  readonly kind: 'when';
  readonly on: Moment;
  /** Whose moment it is: this card's own where not given. */
  readonly who?: Group;
  /** What caused it: for wounds and kills, the card they came from. */
  readonly by?: Filter;
  /** How it came about: for kills, how the last wounds were dealt. */
  readonly way?: 'strike' | 'shot' | 'spell';
  /** Only when the amount of the moment is this. */
  readonly x?: number;
  /** So often in a game, up to 7. */
  readonly most?: number;
  /** Spend: the values at which it triggers, each once per turn (BH-19.2). */
  readonly at?: readonly number[];
  /** Works while the card lies in its owner's graveyard instead of in play; for moments of the turn. */
  readonly where?: 'graveyard';
  readonly if?: Condition;
  readonly may?: true;
  readonly each?: true;
  readonly does: readonly Effect[];
}

export type Moment =
  /** The card enters play (Hire). */
  | 'hire'
  /** The card dies (Death); X is the Weakening effects on it. */
  | 'death'
  /** After the creature attacked (On attack), with the X-th attack of the turn. */
  | 'attack'
  /** The card killed a creature. */
  | 'kill'
  /** The creature dealt X wounds to a hero by strike. */
  | 'woundHero'
  /** The character received X wounds. */
  | 'wounded'
  /** The character was healed of X wounds, gained X additional lives. */
  | 'healed'
  | 'livesUp'
  /** Somebody is about to choose, among cards in play, what the card's text is done to. Only cards in hands hear of it. */
  | 'targets'
  /** A spell chose the card as its target. */
  | 'spellTarget'
  /** The card closed. */
  | 'closes'
  /** The card acted: attacked by strike, defended, or used an ability with the close symbol (BH-G-action-of-a-card). */
  | 'acts'
  /** The card is being played for X coins: it is paid for, and nothing has come of it yet. */
  | 'plays'
  /** The card was played from the hand; a card entered play in another way. */
  | 'played'
  | 'entersOtherwise'
  /** A creature declares an attack. */
  | 'attacks'
  /** The player's coins opened (the moment is the hero's), other than for the first time in the turn. */
  | 'coinsOpenAgain'
  /** A quest was completed. */
  | 'completed'
  /** Weakening effects were put on the character. */
  | 'weakened'
  /** You have spent coins (Spend). */
  | 'spend'
  /** A player drew a card (BH-N-9), shuffled their deck, searched for cards: the moment is the hero's. */
  | 'draws'
  /** The card was drawn as the X-th of the turn by its owner. Only cards in the hand itself hear of it. */
  | 'drawn'
  | 'shuffles'
  | 'searches'
  /** The start, the end of the turn of the card's controller. */
  | 'turnStart'
  | 'turnEnd'
  /** The start, the end of the enemy's turn. */
  | 'enemyTurnStart'
  | 'enemyTurnEnd';

/** "[cost]: [text]", once per turn unless it says otherwise (BH-8.15). */
export interface Activated {
  readonly kind: 'action';
  /** So many times per turn, up to 7, or any number of times. */
  readonly times?: number | 'any';
  readonly coins?: number;
  readonly close?: true;
  readonly if?: Condition;
  /** A part of the cost: all of it must be possible, and it is done first; what follows may speak of it as before. */
  readonly cost?: readonly Effect[];
  /** Destroys this card as a part of the cost; X is then its Strengthening effects. */
  readonly destroy?: true;
  /** Closes your hero instead of this card ("your hero has: …"). */
  readonly closeHero?: true;
  readonly does: readonly Effect[];
}

/** What a spell does when it is played (BH-8.20). */
export interface OnPlay {
  readonly kind: 'play';
  readonly if?: Condition;
  /** In place of the spell's other texts while the condition holds. */
  readonly instead?: true;
  readonly does: readonly Effect[];
}

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
  /** Key of the class in text/classes.ts, or the keys of several. */
  readonly class?: string | readonly string[];
  readonly glyph: string;
  readonly abilities?: readonly Ability[];
}
