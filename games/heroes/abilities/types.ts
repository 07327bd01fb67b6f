/**
 * The ability language of Heroes: what a card's text says, as data. The interpreter carries it out (interpreter.ts),
 * text/ writes it in Russian and English, so that what a card says and what it does can not disagree.
 *
 * "You" is always the controller of the card, "it" what the moment is about (the card that was killed, the spell that
 * was played), X the amount of that moment.
 */

export type Element = 'steppe' | 'mountain' | 'forest' | 'swamp' | 'darkness';

/** The five main types (BH-1.2), support cards by their kind (BH-1.11). */
export type CardType = 'hero' | 'creature' | 'spell' | 'quest' | SupportType;
export type SupportType = 'weapon' | 'armour' | 'amulet' | 'terrain' | 'event';

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
  /** Wounds beyond what kills the attacked creature go to its hero (RH-42). */
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

export type Effect =
  | { readonly do: 'wound'; readonly to: Target; readonly amount: Amount }
  | { readonly do: 'shot'; readonly amount: Amount }
  | { readonly do: 'heal'; readonly to: Target; readonly amount: Amount | 'all' }
  | { readonly do: 'draw'; readonly amount: Amount; readonly who?: 'enemy' }
  /** Wounds or Weakening effects dealt out among up to so many of what fits. */
  | {
      readonly do: 'spread';
      readonly what: 'wounds' | 'weakening';
      readonly among: Filter;
      readonly count: number;
      readonly amount: Amount;
    }
  /** The next X wounds to your characters are prevented until your turn. */
  | { readonly do: 'shield'; readonly amount: Amount }
  | { readonly do: 'close' | 'open' | 'ready' | 'stun'; readonly to: Target }
  | { readonly do: 'poison'; readonly to: Target; readonly amount: number }
  /** Strengthening effects, Weakening ones where negative. */
  | { readonly do: 'boost'; readonly to: Target; readonly amount: Amount }
  /** Takes off up to so many Weakening effects. */
  | { readonly do: 'unweaken'; readonly to: Target; readonly amount: number }
  /** Weakening effects go from one card to another; one of the two at most is chosen. */
  | {
      readonly do: 'moveWeakening';
      readonly from: Target;
      readonly to: Target;
      readonly amount: number | 'all';
    }
  /** Only chooses, for what follows. */
  | { readonly do: 'choose'; readonly to: Target }
  /** Stays closed in its next recovery if it is closed then. */
  | { readonly do: 'numb'; readonly to: Target }
  /** Changes that last as long as the card stays in play, or as long as is said. */
  | { readonly do: 'change'; readonly to: Target; readonly change: Change; readonly until?: Until }
  | { readonly do: 'destroy'; readonly to: Target }
  /** To its owner's hand. */
  | { readonly do: 'return'; readonly to: Target }
  | { readonly do: 'shuffleIn'; readonly to: Target }
  /** Under its owner's deck. */
  | { readonly do: 'bottom'; readonly to: Target }
  /** This card, from the graveyard to the hand. */
  | { readonly do: 'regain' }
  /** A card of a graveyard to its owner's hand, into play under your control (BH-G-revive). */
  | {
      readonly do: 'recover' | 'revive';
      readonly what: Filter;
      readonly count?: Amount;
      readonly upTo?: true;
      readonly from?: 'enemy' | 'any' | 'completed';
      /** Only creatures that died this turn, or in what this text has done so far. */
      readonly fallen?: true | 'now';
      /** Recovered into the owner's deck, shuffled or under it, instead of the hand. */
      readonly into?: 'deck' | 'bottom';
      /** Revived with as many Weakening effects as leave it 1 life. */
      readonly frail?: true;
    }
  /** A card of a deck to the hand (BH-G-search), into play (BH-G-summon); then the deck is shuffled. */
  | {
      readonly do: 'search' | 'summon';
      readonly what: Filter;
      readonly count?: number;
      readonly rush?: true;
      readonly from?: 'enemy';
    }
  /** A created card enters play, or a copy of a card in play does (BH-G-create, BH-G-copy-of-a-card). */
  | { readonly do: 'create'; readonly card: string; readonly count?: number }
  | { readonly do: 'copy'; readonly of: Target; readonly count?: number }
  | { readonly do: 'control'; readonly to: Target; readonly until?: 'turnEnd' }
  /** Put under this card until it leaves play: a card in play, or one of your hand or graveyard (BH-G-captures). */
  | { readonly do: 'capture'; readonly to: Target }
  | { readonly do: 'capture'; readonly what: Filter; readonly from: 'hand' | 'graveyard' }
  /** This creature, or it, fights (BH-G-fight-a-chosen-creature). */
  | { readonly do: 'fight'; readonly who?: 'it'; readonly to: Target }
  /** A spell of your graveyard is carried out once more (BH-G-repeat). */
  | { readonly do: 'repeat'; readonly what: Filter }
  /** Shows the top card of your deck; one that fits goes to hand, another stays. */
  | { readonly do: 'showTop'; readonly fits: Filter }
  /** Shows the top card of your deck; the lists are about that card ("same"): if it fits, or if it does not. */
  | {
      readonly do: 'reveal';
      readonly fits: Filter;
      readonly does: readonly Effect[];
      readonly otherwise?: readonly Effect[];
    }
  /** Puts the cards (on the table, shown or looked at) somewhere. `play` is entering play, `free` playing them for nothing. */
  | {
      readonly do: 'put';
      readonly what: 'same' | 'it';
      readonly where: 'hand' | 'play' | 'free' | 'bottom' | 'graveyard';
    }
  /** You look at the top cards of a deck and put one of them somewhere. */
  | {
      readonly do: 'look';
      readonly count: number;
      readonly from?: 'enemy';
      readonly may?: true;
      readonly where: 'bottom' | 'graveyard' | 'hand';
    }
  /** The enemy's deck is turned over: its lowest card is on top now, and all lie face up until it is shuffled. */
  | { readonly do: 'turnOver' }
  /** The card that is being played goes to its owner's graveyard, and nothing else comes of it. */
  | { readonly do: 'cancel' }
  /** You take as many additional lives as you like, at least one, off these, in any shares; X is how many. */
  | { readonly do: 'shedLives'; readonly to: Target }
  /** Values of Spend that your other creatures have answered to this turn, up to so much in sum, trigger once more. */
  | { readonly do: 'respend'; readonly most: number }
  /** Everybody shuffles the hand into the deck and draws so many. */
  | { readonly do: 'redrawHands'; readonly count: number }
  | { readonly do: 'shuffleDeck' }
  /** What comes next costs so much less (more where negative), or so much in all, this turn. */
  | {
      readonly do: 'discount';
      readonly on: 'card' | 'heroAction' | 'sameName';
      readonly by?: number;
      readonly to?: number;
    }
  /** From the top of a deck to its graveyard. */
  | { readonly do: 'mill'; readonly amount: Amount; readonly who?: 'enemy' }
  /** A card of your hand goes on top of your deck or under it. */
  | { readonly do: 'tuck'; readonly amount?: Amount; readonly where: 'top' | 'bottom' | 'either' | 'shuffle' }
  /** You discard cards that fit, the enemy discards cards of the enemy's choice. */
  | { readonly do: 'discard'; readonly what?: Filter; readonly count?: Amount; readonly who?: 'enemy' }
  /** The enemy shows the hand and discards a card of your choice. */
  | { readonly do: 'plunder' }
  /** New coin markers; coins that open. */
  | {
      readonly do: 'gainCoins' | 'openCoins' | 'closeCoins' | 'stunCoins';
      readonly amount: number;
      readonly who?: 'enemy';
      /** New coins come closed; new coins are gone at the end of the turn. */
      readonly closed?: true;
      readonly turn?: true;
    }
  /** Coin markers of the enemy are set aside, open ones first, until the end of the enemy's turn. */
  | { readonly do: 'seizeCoins'; readonly amount: number }
  /** Until your turn nobody plays more than so many cards in one turn. */
  | { readonly do: 'limitPlays'; readonly cards: number }
  /** You name a cost and a deck: its top card is shown and, if it costs that, goes to its owner's hand. */
  | { readonly do: 'foretell' }
  /** A card of your hand enters play without being played; with `back` it returns to the hand at the end of the turn. */
  | { readonly do: 'deploy'; readonly what: Filter; readonly back?: true }
  /** A creature counts as dead this turn. */
  | { readonly do: 'countDead' }
  | { readonly do: 'mark'; readonly to: Target; readonly amount: number }
  | { readonly do: 'complete'; readonly to: Target }
  /** All completed quests go back to their owners' decks. */
  | { readonly do: 'reopenQuests' }
  /** The quest chosen before changes places with a completed one of its owner, which you choose; it is not completed. */
  | { readonly do: 'swapQuest' }
  /** The list, once for each card in play that fits: that card is "it". */
  | { readonly do: 'each'; readonly of: Filter; readonly does: readonly Effect[] }
  /** The list with its owner (of what the effect before was done to) deciding in your place. */
  | { readonly do: 'byOwner'; readonly does: readonly Effect[] }
  /** The cards have this ability too. */
  | {
      readonly do: 'grant';
      readonly to: Target;
      readonly ability: Triggered | Static;
      readonly until?: Until;
    }
  /** Your creatures have the Raid of the chosen one this turn. */
  | { readonly do: 'shareRaid'; readonly to: Target }
  /** The next Raid of your creatures applies twice: what it gives while it attacks, what it does on attack. */
  | { readonly do: 'raidTwice' }
  /** You choose in place of the one who is about to choose what a text is done to. */
  | { readonly do: 'redirect' }
  /** The turn ends at once. */
  | { readonly do: 'endTurn' }
  /** You may pay; if you did, the list. */
  | { readonly do: 'mayPay'; readonly coins: number; readonly does: readonly Effect[] }
  /** Pay so many coins or the rest happens. */
  | { readonly do: 'payOr'; readonly coins: Amount; readonly otherwise: readonly Effect[] }
  /** "You may X" and, if you did, "after that Y"; nothing of it otherwise. */
  | { readonly do: 'may'; readonly first: readonly Effect[]; readonly after?: readonly Effect[] }
  /** The enemy may pay; otherwise this happens (BH-G-otherwise). */
  | { readonly do: 'unlessPaid'; readonly coins: number; readonly otherwise: readonly Effect[] }
  /** Exactly one of the modes, or one or more of them. */
  | { readonly do: 'oneOf' | 'oneOrMore'; readonly modes: readonly (readonly Effect[])[] }
  | {
      readonly do: 'if';
      readonly if: Condition;
      readonly does: readonly Effect[];
      readonly otherwise?: readonly Effect[];
    };

export type EffectKind = Effect['do'];

/** The effects of one kind, also where several kinds share a form. */
export type EffectOf<K extends EffectKind> = Effect extends infer E
  ? E extends { readonly do: infer D }
    ? K extends D
      ? E
      : never
    : never
  : never;

export type Until = 'turnEnd' | 'yourTurn';

export interface Change {
  readonly strike?: { readonly add: Amount } | { readonly set: number } | 'double';
  readonly lives?: { readonly add: Amount } | { readonly set: number } | 'double';
  readonly words?: readonly Word[];
  /** Armour X. */
  readonly armour?: number;
  /** Must be chosen by the enemy's attacks and spells if possible. */
  readonly taunt?: true;
  /** Dies at the start of its controller's turn (a quest is completed at its end), or at the end of your next turn. */
  readonly doomed?: true | 'nextTurnEnd';
  /** Its Raid of this value has a value lower by one. */
  readonly raid?: number;
  /** Its shots deal so many wounds more. */
  readonly shots?: number;
  /** Loses its abilities (BH-G-lose-abilities). */
  readonly mute?: true;
  readonly cannotAttack?: true;
}

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
  /** What the effect before was done to fits. */
  | { readonly before: Filter };

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
