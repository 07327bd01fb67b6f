/**
 * The ability language of Berserk: what a card's text says, as data, in the rulebook's own grammar. A feature is a
 * word, constant, triggered ("[condition] – [ability]") or played ("[payment]: [ability]"); what it does is a list of
 * abilities, each an attack, a spell or an influence, joined by "and", "at that", "or", "otherwise" (section 505).
 */
import type { Ability } from './ability.ts';
import type { Amount, AttackPattern, Condition, Filter } from './terms.ts';
import type { AbilityType, Becomes, Cannot, CardType, Element, May } from './vocabulary.ts';
import type { Word } from './words.ts';

export type * from './ability.ts';
export type * from './terms.ts';
export type * from './vocabulary.ts';
export type { Word } from './words.ts';

/** One sentence of a card's text (B12-112.1), by the way it works (B12-112.2). */
export type Feature = Named | Constant | Triggered | Played | Under | Recruiting | Instead;

/** A named feature, with its value where it has one. */
export interface Named {
  readonly kind: 'word';
  readonly word: Word;
  readonly value?: number;
  /** Gained: adds to what the card has of it already ("Experience in attack 1, or +1 to it"). */
  readonly more?: true;
  /** Gained: only for its next simple strike. */
  readonly once?: true;
}

/** "While X, a target with Y has Z" (B12-115.3). Without `to` it is this card that has it. */
export interface Constant {
  readonly kind: 'has';
  readonly to?: Filter;
  readonly if?: Condition;
  readonly gives: readonly Gain[];
}

/** Something that a card has, from its own text or from another's, for good or for a while. */
export type Gain =
  | Named
  /** +X to attacks of the types (the simple strike where not given), of the grades, against what fits. */
  | {
      readonly kind: 'strike';
      readonly by: Amount;
      readonly types?: readonly AbilityType[];
      readonly grades?: AttackPattern['grades'];
      readonly vs?: Filter;
      /** Only the next attack; then it is used up. */
      readonly once?: true;
    }
  /**
   * -X from attacks against it (B12-G-minus-x-from-attack, B12-G-minus-x-from-shots-and-throws); less than nothing is
   * vulnerability, to spells and influences too where that is said (B09-D-vulnerability-to).
   */
  | { readonly kind: 'less'; readonly by: Amount; readonly from: Danger; readonly once?: true }
  /** +X to die rolls: in attack, in defence, of an attack type, any. */
  | {
      readonly kind: 'roll';
      readonly by: Amount;
      readonly for?: 'attack' | 'defence' | AbilityType;
      readonly vs?: Filter;
      readonly once?: true;
    }
  /** Rolls of cards that fit are raised when they attack this one. */
  | { readonly kind: 'rollAgainst'; readonly amount: Amount; readonly by?: Filter }
  /** The next roll is this. */
  | { readonly kind: 'rollIs'; readonly value: number }
  /** Protection from … (B12-528.1). */
  | { readonly kind: 'protection'; readonly from: Danger }
  /** Has lost protection from this, be it part of a compound one (B12-528.2). */
  | { readonly kind: 'exposed'; readonly to: Danger }
  /** Protection from a named feature, which no effect can put on it (B12-G-protection-from, B09-D-protection). */
  | { readonly kind: 'immune'; readonly to: Word }
  /** "Receives no wounds from …" (B12-531.1.1). */
  | { readonly kind: 'noWounds'; readonly from: Danger }
  /** Attacks against it are reduced to X, are of a grade (B12-519.3, B12-519.5). */
  | { readonly kind: 'reduced'; readonly from: AttackPattern; readonly to: number | 'weak' }
  /** Its own attacks are reduced to X, count as of a grade. */
  | { readonly kind: 'reduces'; readonly of: AttackPattern; readonly to: number | 'strong' | 'weak' }
  /** Its simple strike can not be made weaker. */
  | { readonly kind: 'firm' }
  | { readonly kind: 'move'; readonly by: Amount }
  | { readonly kind: 'range'; readonly of: readonly AbilityType[]; readonly by: number }
  /** Lives more or fewer, other than by extra lives. */
  | { readonly kind: 'lives'; readonly by: Amount }
  | { readonly kind: 'cannot'; readonly what: Cannot; readonly at?: Filter }
  | { readonly kind: 'may'; readonly what: May; readonly at?: Filter; readonly value?: number }
  /** Enemy attacks of the pattern may be aimed at nothing but it; with `any` range does not matter. */
  | { readonly kind: 'lure'; readonly of: AttackPattern; readonly by?: Filter }
  /** Uses its attacks as if their targets had none of this (B12-G-ignore, B09-408.3). */
  | { readonly kind: 'ignores'; readonly what: 'hideout' | 'features' | 'lure' }
  /** Protection from this, be it part of a compound one (B09-411.4a). */
  | { readonly kind: 'ignores'; readonly what: 'protection'; readonly from: Danger }
  | { readonly kind: 'element'; readonly becomes: Element | 'neutral' }
  | { readonly kind: 'gainsElement'; readonly element: Element }
  | { readonly kind: 'loses'; readonly what: 'features' | Word }
  /** Takes the place of what it was (B12-108.1): its type, its subtype, its rank. Only effects make cards into it. */
  | { readonly kind: 'becomes'; readonly what: Becomes }
  /** Has the formation features of cards that fit (Anubisar). */
  | { readonly kind: 'formationOf'; readonly cards: Filter }
  /** Must strike what fits in its own turn while it can (B12-G-obligation-to-attack, B09-G-oblige-to-attack). */
  | { readonly kind: 'must'; readonly at: Filter }
  /** Poisoning wounds it for more. */
  | { readonly kind: 'poisonHurts'; readonly by: number }
  /** Incarnates only on a cell with this marker, whatever stands there is destroyed. */
  | { readonly kind: 'incarnatesAt'; readonly marker: string }
  /** A triggered or played feature. */
  | { readonly kind: 'feature'; readonly feature: Triggered | Played };

/** What harm comes from. All that is given must fit. */
export interface Danger extends AttackPattern {
  readonly spells?: true;
  readonly influences?: true;
}

/**
 * "[condition] – [abilities]" (B12-113.1, B12-G-triggered-feature, B12-G-accompanying-feature,
 * B12-G-wording-missing-dash); what the rules make plain is left out of a text (B12-113.4).
 */
export interface Triggered {
  readonly kind: 'when';
  readonly on: Moment;
  /** Whose moment it is: this card's own where not given. */
  readonly who?: Filter;
  /** The other card of the moment: who was hit, who did it. */
  readonly other?: Filter;
  /** For moments of an attack: of what kind. */
  readonly attack?: AttackPattern;
  readonly if?: Condition;
  readonly may?: true;
  /** The opponent decides whether it is declared, and at whom. */
  readonly by?: 'opponent';
  /** Acquired: once it has triggered it goes, with all that was given along with it. */
  readonly once?: true;
  /** Combined features (B12-116.1) are paid for. */
  readonly pay?: Payment;
  readonly times?: Times;
  /** Works while the card lies in the graveyard. */
  readonly where?: 'graveyard' | 'deal' | 'shown';
  readonly does: readonly Ability[];
}

/**
 * "[payment]: [abilities]" (section 114); payments have signs (B12-G-symbol-closing, B12-G-symbol-chip,
 * B12-G-symbol-sudden).
 */
export interface Played {
  readonly kind: 'play';
  readonly pay: Payment;
  readonly if?: Condition;
  readonly times?: Times;
  readonly does: readonly Ability[];
}

/** Without closing a card may still move and act afterwards (B09-G-without-closing). */
export interface Payment {
  readonly sudden?: true;
  readonly close?: true;
  /** X is chosen when it is declared. */
  readonly chips?: number | 'X';
  readonly allChips?: true;
  readonly wounds?: number;
  /** Extra lives. */
  readonly lives?: 'X';
}

/**
 * "X times per turn", "X times per battle" (B12-G-x-times-per-turn, B12-G-x-times-per-battle;
 * B12-G-change-x-times-per-turn, B12-G-change-x-times-per-battle).
 */
export interface Times {
  readonly per: 'turn' | 'battle';
  readonly most: number;
  /** Counted for each target or choice apart. */
  readonly each?: 'target' | 'row';
}

/** Features that a card has in a state of its own: "Formation: …", "Charge X: …", "if you go second: …". */
export interface Under {
  readonly kind: 'under';
  readonly state: 'formation' | 'incorporeal' | 'charge' | 'first' | 'second';
  /** Charge X. */
  readonly value?: number;
  readonly has: readonly Feature[];
}

/** What matters while squads are recruited and deployed. */
export type Recruiting = {
  readonly kind: 'recruiting';
} /** Costs so much less, for each that fits; costs nothing if … */ & (
  | {
      readonly what: 'discount';
      readonly by: number;
      readonly if?: RecruitCondition;
      readonly each?: RecruitFilter;
    }
  | { readonly what: 'free'; readonly if: RecruitCondition }
  /** Other cards that fit cost so much less. */
  | { readonly what: 'cheapens'; readonly cards: RecruitFilter; readonly by: number }
  /** The player gets crystals. */
  | { readonly what: 'crystals'; readonly gold: number; readonly may?: true; readonly elementalMost?: number }
  /** X more may be paid, up to so many: what it gives for each. */
  | {
      readonly what: 'more';
      readonly most: number;
      readonly strike: number;
      readonly lives: number;
    }
  | { readonly what: 'notWith'; readonly cards: RecruitFilter }
  | { readonly what: 'costX' }
  /** Has no cost, so that nobody can recruit it (B12-206.5). */
  | { readonly what: 'noCost' }
  /** Before recruiting, from the deal: shown with another elite card up to so dear, which is paid for in silver. */
  | { readonly what: 'escort'; readonly costMax: number }
  /** Before recruiting, from the deal: shown to look at so many cards of the enemy's deal; 1 cheaper per elite one. */
  | { readonly what: 'scout'; readonly cards: number }
  /** Opponents may not deploy here (B12-404.1.5, B12-G-change-forbidden-cells-in-deployment). */
  | { readonly what: 'forbidCells'; readonly cells: 'edgeOfFirstRow' }
  | { readonly what: 'secondTerrain'; readonly cheaper: number }
);

export interface RecruitFilter {
  readonly class?: string;
  readonly element?: Element;
  readonly type?: CardType;
  readonly name?: string;
  readonly elite?: boolean;
}

export type RecruitCondition =
  | { readonly costs: readonly number[] }
  | { readonly has: RecruitFilter; readonly costMin?: number };

/** "[text 1], instead of this – [text 2]" (B12-531.1, B12-G-replacement-effect). */
export type Instead = {
  readonly kind: 'instead';
  readonly if?: Condition;
  readonly times?: Times;
} /** Wounds to cards that fit go to this card, or to one of the player's choice. */ & (
  | { readonly of: 'wounds'; readonly to?: Filter; readonly by: 'thisTakes'; readonly may?: true }
  /** Extra lives to cards that fit: this card may wound another for as much. */
  | {
      readonly of: 'extraLives';
      readonly to?: Filter;
      readonly by: 'wound';
      readonly at: Filter;
      readonly may?: true;
    }
  /**
   * Healing of cards that fit (this one where not given): it wounds a card for as much, opens; nothing comes of it, it
   * is doubled. With `first` only the first healing of a turn.
   */
  | {
      readonly of: 'healing';
      readonly to?: Filter;
      readonly by: 'wound' | 'open' | 'nothing' | 'double';
      readonly at?: Filter;
      readonly may?: true;
      readonly first?: true;
    }
  /** It is exiled, or returns to the deck, instead of dying. */
  | { readonly of: 'death'; readonly to?: Filter; readonly by: 'exile' | 'return' }
);

/** What triggered features wait for. In brackets: the other card of the moment, and its amount X. */
export type Moment =
  /** Before squads are recruited, after deployment, at the start of battle, when recruited, when revealed (by whom). */
  | 'beforeRecruit'
  | 'recruited'
  | 'afterDeployment'
  | 'battleStart'
  | 'revealed'
  /** Before the start, at the start, at the end of a turn of the card's controller, of the opponent, of anybody. */
  | 'beforeTurn'
  | 'turnStart'
  | 'turnEnd'
  | 'beforeEnemyTurn'
  | 'enemyTurnStart'
  | 'enemyTurnEnd'
  | 'anyTurnStart'
  | 'anyTurnEnd'
  /** An attack by it is declared [its target]; is aimed at last [its target], before any die is rolled. */
  | 'declares'
  | 'assaults'
  /** An attack at it is declared [by whom]; becomes final. */
  | 'declaredAt'
  | 'assaulted'
  /** Its attack was executed [target; strength]; it was hit [by whom; strength]; it missed [target]; was missed. */
  | 'hits'
  | 'hit'
  | 'misses'
  | 'missed'
  /** Its attack, its action was paid for [target]: "after" is not "on" (B12-113.3). */
  | 'afterAttack'
  | 'acts'
  /** Its die was rolled [the card it fights; the roll with modifiers]. */
  | 'rolls'
  /** It received X wounds [from whom]; inflicted X wounds [on whom]. */
  | 'wounded'
  | 'wounds'
  /** It received X wounds from poisoning; it died of poisoning X. */
  | 'poisonHurts'
  | 'poisonKills'
  | 'healed'
  | 'heals'
  /** It died [by whose doing]; destroyed another [which]; returned to the deck. */
  | 'dies'
  | 'kills'
  /** It came into the graveyard; it ate a corpse [whose]; its Valhalla works (WE-R2). */
  | 'buried'
  | 'feasts'
  | 'valhalla'
  | 'returned'
  /** It was summoned, revived or incarnated; it incarnated; got an incarnation chip, X in all. */
  | 'enters'
  | 'incarnates'
  | 'incarnationChip'
  /** It relocated, it moved by its movement stock or what replaces it [X cells]; it jumped, it teleported. */
  | 'relocates'
  | 'moves'
  | 'jumps'
  | 'teleports'
  /** It came next to [whom]. */
  | 'comesNear'
  | 'opens'
  | 'closes'
  /** It received or accumulated a chip. */
  | 'chip'
  /** It became the defender [of whom]. */
  | 'defends'
  /** Its spell was executed [target]. */
  | 'casts'
  /** It made a prophecy, X cards were shown; it was shown itself. */
  | 'prophesies'
  | 'shown'
  /** It formed up, it broke formation. */
  | 'formsUp'
  /** The third of a strike, a shot and a healing that creatures that fit did in a row, in any order. */
  | 'feat';

/**
 * A card as the tables in cards/ write it: its game information and the name of a picture, no legend (B12-103.1,
 * B12-109.3). Base properties (B12-104.1): creatures have all of them (B12-206.2, B09-209.2), artifacts a cost and
 * lives (B12-206.3, B09-213.1), terrains and equipment a cost alone (B12-206.4, B09-214.1). Names, elements and types are no features (B12-104.2).
 */
export interface CardData {
  /** The set's code and the printed number: WE-14. */
  readonly id: string;
  readonly ru: string;
  readonly en: string;
  readonly type: CardType;
  readonly elements?: readonly Element[];
  readonly cost: number;
  readonly elite?: true;
  readonly lives?: number;
  /** The movement stock, or what stands in its place (B12-105.4). */
  readonly move?: number | 'flight' | 'symbiont';
  readonly strike?: readonly [number, number, number];
  /** Keys of text/classes.ts (B12-G-card-class). */
  readonly classes?: readonly string[];
  readonly glyph: string;
  /** A card of its own that shares the name of an older one, and not its reprint (B12-110.4, B09-201.3). */
  readonly reedition?: true;
  readonly features?: readonly Feature[];
}
