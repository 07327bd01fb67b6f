/**
 * The ability language of Heroes: what a card's text says, as data. The interpreter carries it out (interpreter.ts),
 * text/ writes it in Russian and English, so that what a card says and what it does can not disagree.
 *
 * "You" is always the controller of the card, "it" what the moment is about (the card that was killed, the spell that
 * was played), X the amount of that moment.
 */
import {
  either,
  type Fitting,
  listOf,
  named,
  oneOf,
  optional,
  type Schema,
  tagged,
  whole,
  wholeFrom,
  yes,
} from '@vigrid/kernel/schema';
import type { Effect } from '../effects/index.ts';
import { gain } from './amount.ts';
import { condition } from './condition.ts';
import { filter, group } from './filter.ts';
import { danger, type Gains } from './gains.ts';
import { moment } from './moment.ts';
import { type CardType, type Element, word } from './words.ts';

/** What a text does, one effect after the other. */
export interface Effects extends ReadonlyArray<Effect> {}
export const effects = named<Effects>('effects');
/** The same where there may be nothing to do. */
export const effectsOrNone = named<Effects>('effectsOrNone');

/** What a card in the hand waits for, and what it then costs to come forth. */
const lurk = {
  on: moment,
  who: optional(group),
  /** Only when the amount of the moment is this. */
  x: optional(wholeFrom(0)),
  coins: wholeFrom(0),
};

const kinds = {
  /** A named ability without a text of its own. */
  word: {
    word,
    /** Armour X. */
    value: optional(wholeFrom(1)),
  },

  /** "Takes no wounds from …", "takes N fewer wounds from …", and Protection from spells, which can not be chosen. */
  protection: {
    from: danger,
    if: optional(condition),
    /** How many wounds fewer; all of them where not given. */
    less: optional(wholeFrom(1)),
  },

  /** While the condition holds, the group has the gains. */
  static: { if: optional(condition), to: group, gives: named<Gains>('gains') },

  /** Something that can not be done while this card is in play. */
  cannot: {
    what: oneOf(
      /** This creature can not attack, or may attack only these. */
      'attack',
      /** The enemy can not put Weakening effects on this card. */
      'weaken',
      /** Nobody can search or summon. */
      'search',
      /** Nobody draws more than one card in the own turn. */
      'drawTwice',
      /** Your open creatures can not be chosen for the first attack of a turn. */
      'firstAttack',
      /** The enemy can not take quests. */
      'quest',
      /** This creature can not defend, can not be stunned; this card does not open at the start of the turn. */
      'defend',
      'stun',
      'open',
    ),
    except: optional(filter),
  },

  /** What this card costs to play: changed by so much, or an alternative cost in its place (BH-G-alternative-cost). */
  costs: { if: optional(condition), by: optional(gain), instead: optional(wholeFrom(0)) },

  /** "[moment], Ambush X": may then be played from the hand for X coins, in either player's turn (BH-G-ambush). */
  ambush: {
    ...lurk,
    /** Carried out when the card is played so. */
    does: optional(effects),
  },

  /** "[moment], you may pay X and show this card from your hand: [text]". It stays in the hand. */
  fromHand: { ...lurk, does: effects },

  /** Cards of the group (this card where not given) come into play so. That is no moment and puts nothing on them. */
  enters: {
    who: optional(filter),
    if: optional(condition),
    closed: optional(yes),
    /** With so many Strengthening effects, Weakening ones where negative. */
    boosts: optional(whole),
  },

  /** "If [X], instead [Y]" (BH-G-instead): of what this card, or whoever is meant, would do or suffer. */
  instead: {
    if: optional(condition),
    of: oneOf('dealWounds', 'takeWounds', 'die', 'draw'),
    /** Whose wounds, whose death: this card's own where not given; for a drawn card it is the hero of the player. */
    who: optional(group),
    /** Only wounds that come from these. */
    from: optional(danger),
    /** As many Weakening effects, nothing at all, or a text of its own: "it" is the character, X the wounds. */
    by: either(oneOf('weaken', 'nothing'), effects),
  },

  /** It returns to hand in place of dying (BH-G-instead). */
  undying: { if: optional(condition) },

  /** A triggered ability: once per turn (BH-8.16) unless `each` (BH-8.17). */
  when: {
    on: moment,
    /** Whose moment it is: this card's own where not given. */
    who: optional(group),
    /** What caused it: for wounds and kills, the card they came from. */
    by: optional(filter),
    /** How it came about: for kills, how the last wounds were dealt. */
    way: optional(oneOf('strike', 'shot', 'spell')),
    /** Only when the amount of the moment is this. */
    x: optional(wholeFrom(0)),
    /** So often in a game, up to 7. */
    most: optional(wholeFrom(1, 7)),
    /** Spend: the values at which it triggers, each once per turn (BH-19.2). */
    at: optional(listOf(wholeFrom(1), 1)),
    /** Works while the card lies in its owner's graveyard instead of in play; for moments of the turn. */
    where: optional(oneOf('graveyard')),
    if: optional(condition),
    may: optional(yes),
    each: optional(yes),
    does: effects,
  },

  /** "[cost]: [text]", once per turn unless it says otherwise (BH-8.15). */
  action: {
    /** So many times per turn, up to 7, or any number of times. */
    times: optional(either(wholeFrom(1, 7), oneOf('any'))),
    coins: optional(wholeFrom(0)),
    close: optional(yes),
    if: optional(condition),
    /** A part of the cost: all of it must be possible, and it is done first; what follows may speak of it as before. */
    cost: optional(effects),
    /** Destroys this card as a part of the cost; X is then its Strengthening effects. */
    destroy: optional(yes),
    /** Closes your hero instead of this card ("your hero has: …"). */
    closeHero: optional(yes),
    does: effects,
  },

  /** What a spell does when it is played (BH-8.20). */
  play: {
    if: optional(condition),
    /** In place of the spell's other texts while the condition holds. */
    instead: optional(yes),
    does: effects,
  },
};

type AbilityKind = keyof typeof kinds;
type AbilityOf<K extends AbilityKind> = { readonly kind: K } & Fitting<(typeof kinds)[K]>;

export interface Keyword extends AbilityOf<'word'> {}
export interface Protection extends AbilityOf<'protection'> {}
export interface Static extends AbilityOf<'static'> {}
export interface Cannot extends AbilityOf<'cannot'> {}
export interface Costs extends AbilityOf<'costs'> {}
export interface Ambush extends AbilityOf<'ambush'> {}
export interface FromHand extends AbilityOf<'fromHand'> {}
export interface Enters extends AbilityOf<'enters'> {}
export interface Instead extends AbilityOf<'instead'> {}
export interface Undying extends AbilityOf<'undying'> {}
export interface Triggered extends AbilityOf<'when'> {}
export interface Activated extends AbilityOf<'action'> {}
export interface OnPlay extends AbilityOf<'play'> {}

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
  | Undying
  | Triggered
  | Activated
  | OnPlay;

export const ability: Schema<Ability> = tagged('kind', kinds);

/** An ability that a card can be given. */
export type Granted = Static | Triggered | Protection | Cannot;
export const granted: Schema<Granted> = tagged('kind', {
  static: kinds.static,
  when: kinds.when,
  protection: kinds.protection,
  cannot: kinds.cannot,
});

/** A card as the tables in cards/ write it. */
export interface CardData {
  /** The set's code and the printed number: L25-14. */
  readonly id: string;
  readonly ru: string;
  readonly en: string;
  readonly type: CardType;
  /** No element: neutral (BH-4.2). */
  readonly elements?: readonly Element[] | undefined;
  readonly cost?: number | undefined;
  readonly strike?: number | undefined;
  readonly lives?: number | undefined;
  /** Key of the class in text/classes.ts, or the keys of several. */
  readonly class?: string | readonly string[] | undefined;
  readonly glyph: string;
  /** Read from the table of facts (cards/read); entered by hand where not said. */
  readonly source?: 'read';
  readonly abilities?: readonly Ability[];
}
