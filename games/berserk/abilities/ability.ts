/** What a feature does: one ability (B12-505.1) or several, one after the other (B12-505.2). */
import type {
  Amount,
  AttackPattern,
  CellFilter,
  Choice,
  Condition,
  Filter,
  ShownFilter,
  Strength,
  Target,
} from './terms.ts';
import type { Gain } from './types.ts';
import type { AbilityType, AttackType, Grade, Until } from './vocabulary.ts';
import type { Word } from './words.ts';

export type Ability = Attack | Deed | Alternatives;

interface Joined {
  /**
   * "…, at that", also written with a semicolon or a dash: only if the ability before was executed (B12-505.4,
   * B12-505.4.1, B12-505.4.2). Otherwise it stands alone (B12-505.3).
   */
  readonly atThat?: true;
  /** May be left undeclared (B12-505.8). */
  readonly may?: true;
  /** Only if the condition holds when it is its turn. */
  readonly if?: Condition;
  /** Used if the ability before could not be declared ("otherwise", B12-505.6). */
  readonly otherwise?: true;
}

/** An attack of its own: all but the simple strike of a creature, which every creature has. */
export interface Attack extends Joined {
  readonly use: AttackType;
  readonly strength: Strength;
  /** Added to each value. */
  readonly plus?: Amount;
  readonly range?: Amount;
  /** As if its target had no features (B12-G-ignore). */
  readonly ignoresFeatures?: true;
  readonly at?: Choice | 'it' | 'other' | 'same' | { readonly all: Filter };
  /** Two or three such attacks, or fewer; at different targets (B12-505.3.1). */
  readonly count?: number;
  readonly upTo?: true;
  readonly different?: true;
  /** An unanswerable simple strike, as against a closed card; a fight as with an open one. */
  readonly unanswerable?: true;
  readonly asOpen?: true;
}

/** A spell or an influence; what names no kind is an influence (B12-111.2, B09-405.6). */
export interface Deed extends Joined {
  readonly use: 'spell' | 'influence';
  readonly do: Effect;
}

/** "… or …" (B12-505.5): the controller chooses; "if the opponent does not want to" (B12-505.7) they choose. */
export interface Alternatives extends Joined {
  readonly use: 'or';
  readonly by?: 'opponent';
  /** The controller of the target of the ability before chooses. */
  readonly bySame?: true;
  readonly options: readonly (readonly Ability[])[];
}

export type Effect =
  | { readonly do: 'wound'; readonly to: Target; readonly amount: Strength }
  /** With `overflow` what goes beyond its wounds becomes extra lives. */
  | {
      readonly do: 'heal';
      readonly to: Target;
      readonly amount: Strength | 'all' | 'hurt';
      readonly overflow?: true;
    }
  | {
      readonly do: 'poison';
      readonly to: Target;
      readonly amount: Amount;
      readonly add?: true;
      readonly most?: number;
    }
  | { readonly do: 'cure'; readonly to: Target }
  | { readonly do: 'extraLives'; readonly to: Target; readonly amount: Amount }
  /** Prevents so many wounds that are to come (B12-530.1), while this card is in play (B12-530.6). */
  | { readonly do: 'shield'; readonly to: Target; readonly amount: Amount; readonly until?: Until }
  /** Fewer lives at most (B12-508.4). */
  | { readonly do: 'reduceLives'; readonly to: Target; readonly amount: Amount }
  /** So many current lives are left to it, by wounds laid on or taken off (B12-G-x-current-lives-remain). */
  | { readonly do: 'leaveLives'; readonly to: Target; readonly amount: Amount }
  | { readonly do: 'shedLives'; readonly to: Target; readonly amount: Amount }
  | { readonly do: 'chips'; readonly to: Target; readonly amount: Amount }
  | { readonly do: 'loseChips'; readonly to: Target; readonly amount: Amount | 'all' }
  | { readonly do: 'open' | 'close'; readonly to: Target }
  /** It does not close for the attack that the moment is about. */
  | { readonly do: 'stayOpen'; readonly to: Target }
  /** Finishing-off has a most of lives, counted for each candidate as "same". */
  | { readonly do: 'destroy'; readonly to: Target; readonly livesMax?: Amount }
  | { readonly do: 'return'; readonly to: Target }
  /** Out of the game for good (WE-R3). */
  | { readonly do: 'exile'; readonly to: Target }
  | { readonly do: 'exileDead'; readonly side: 'yours' | 'enemy'; readonly what?: DeadFilter }
  /** Gives features and figures to the cards named (B12-G-wording-strengthen-weaken-attack). */
  | {
      readonly do: 'give';
      readonly to: Target;
      readonly gains: readonly Gain[];
      readonly until?: Until;
      readonly turns?: Amount;
      /** Does not add to what this card gave it before. */
      readonly single?: true;
    }
  /** Takes named features, or all of them, away. */
  | {
      readonly do: 'lose';
      readonly to: Target;
      readonly what: 'features' | 'flight' | Word;
      readonly until?: Until;
      /** Where a flyer lands (B12-208.7). */
      readonly cell?: CellFilter;
    }
  | { readonly do: 'control'; readonly to: Target; readonly until?: Until }
  /** Relocates the target to a cell of the chooser's choice (B12-507.1). */
  | {
      readonly do: 'relocate';
      readonly to: Target;
      readonly cell: CellFilter;
      readonly by?: 'opponent';
      readonly as?: 'jump' | 'teleport';
    }
  /** Puts it there; that is no relocation (B12-507.3, B09-G-put-on-a-cell). */
  | { readonly do: 'place'; readonly to: Target; readonly cell: CellFilter }
  | { readonly do: 'swap'; readonly to: Target; readonly with: Target }
  /** Puts a symbiont or equipment on another card (B12-209.3, B12-212.1); with `symbiont` it becomes one thereby. */
  | { readonly do: 'seat'; readonly to: Target; readonly onto: Choice; readonly symbiont?: true }
  /** A step in the direction of the strike or movement that the moment is about. */
  | { readonly do: 'push'; readonly to: Target }
  /** Takes wounds off one card and lays them on others (B12-G-redistribute-wounds, B09-D-redistribution). */
  | {
      readonly do: 'moveWounds';
      readonly from: Target;
      readonly to: Target;
      readonly amount: Amount;
      readonly upTo?: true;
    }
  /** Wounds dealt out among those that fit. */
  | { readonly do: 'spread'; readonly among: Filter; readonly amount: Amount }
  /** From the deck, the graveyard into the play zone (B12-532.3, B12-532.4). */
  | {
      readonly do: 'summon' | 'revive';
      readonly what: DeadFilter;
      readonly cell?: CellFilter;
      readonly closed?: true;
      readonly gains?: readonly Gain[];
      readonly onto?: Target;
    }
  | { readonly do: 'incarnationChip'; readonly to: 'this' | DeadFilter }
  /** To an attack on the stack, by or against the target (B12-519.1). */
  | {
      readonly do: 'modifyAttack';
      readonly whose: Choice | 'it' | 'this';
      readonly attack: AttackPattern;
      readonly by?: Amount;
      readonly to?: number | Grade;
      /** The chosen card is the one attacked. */
      readonly against?: true;
    }
  /** To a die roll on the stack (B12-518.1): added to, rolled anew, turned over, set. */
  | {
      readonly do: 'modifyRoll';
      readonly whose: Choice | 'it' | 'this';
      readonly by?: number;
      readonly to?: number;
      readonly reroll?: true;
    }
  /** The target's action or attack on the stack is blocked (section 527). */
  | {
      readonly do: 'block';
      readonly whose: Choice | 'it' | 'other';
      readonly attack?: AttackPattern;
      readonly types?: readonly AbilityType[];
    }
  /** An attack being declared is aimed at another card (B12-G-redirection, B12-G-wording-may-redirect). */
  | {
      readonly do: 'redirect';
      readonly attack: AttackPattern;
      /** Not only attacks: in 2009 whatever has one target (B09-412.3). */
      readonly any?: true;
      readonly to: Choice | 'this';
      readonly from?: Filter;
    }
  /**
   * A simple strike by the target, as if it were declared (B12-G-wording-deliver-attack): unpaid, with what else is
   * said.
   */
  | {
      readonly do: 'strikeBy';
      readonly who: Target;
      readonly at: Choice | 'same' | 'it' | 'other';
      readonly asOpen?: true;
      readonly closes?: true;
      readonly chosenBy?: 'you';
    }
  | {
      readonly do: 'mark';
      readonly to: Target;
      readonly marker: string;
      readonly amount?: Amount;
      readonly until?: Until;
    }
  | { readonly do: 'unmark'; readonly to: Target; readonly marker: string }
  | {
      readonly do: 'markCells';
      readonly marker: string;
      readonly cells: CellFilter;
      readonly count?: Amount;
      readonly upTo?: true;
      readonly until?: Until;
      /** Cards that fit have these while they stand there. */
      readonly whose?: Filter;
      readonly gains?: readonly Gain[];
    }
  | { readonly do: 'unmarkCells'; readonly marker: string }
  /** Moves this card's markers on cells to a neighbouring cell. */
  | { readonly do: 'moveMarks'; readonly marker: string }
  /** No more than so many creatures of the enemy may move in their next turn. */
  | { readonly do: 'limitMoves'; readonly most: Strength }
  /** Turns cards face up; lets the player deploy the own half anew, face down. */
  | { readonly do: 'reveal'; readonly to: Target }
  | { readonly do: 'redeploy' }
  /** Shows the top cards of the deck (WE-R1); what follows speaks of them as `shown`. */
  | { readonly do: 'prophecy'; readonly count: number }
  /** The top card goes to the graveyard and is spoken of as `shown`. */
  | { readonly do: 'mill' }
  | { readonly do: 'lookTop'; readonly count: number }
  /** The cards shown go back on top in any order. */
  | { readonly do: 'keepShown' }
  /** Delays: the abilities are declared at the moment, whoever is left (section 118). */
  | {
      readonly do: 'later';
      readonly on: 'yourTurnStart' | 'turnEnd' | 'enemyTurnStart' | 'enemyTurnEnd';
      readonly does: readonly Ability[];
      readonly to?: Target;
    }
  /** The next that fits to do so sets it off (B12-118.2). */
  | { readonly do: 'trap'; readonly on: 'acts'; readonly who: Filter; readonly does: readonly Ability[] }
  /** The next such attack is changed, whenever it comes (B12-118.2). */
  | {
      readonly do: 'nextAttack';
      readonly who: Filter;
      readonly attack: AttackPattern;
      readonly by: number;
    }
  /** Chooses, for what follows: a card, a row, a number, a cell. */
  | { readonly do: 'choose'; readonly to: Target }
  | { readonly do: 'chooseRow'; readonly half?: 'own' | 'enemy' }
  | { readonly do: 'chooseCell'; readonly cell: CellFilter }
  | { readonly do: 'chooseNumber'; readonly most: Amount }
  /** Does not open at the start of its next turn. */
  | { readonly do: 'numb'; readonly to: Target }
  /** The die is rolled and one of the lists is used. */
  | {
      readonly do: 'rollFor';
      readonly table: readonly { readonly upTo: number; readonly does: readonly Ability[] }[];
    }
  /** The player wins, or loses. */
  | { readonly do: 'win'; readonly who?: 'opponent' }
  /** Shows up to so many different cheaper cards with Union from the deck; their features on this strike are used. */
  | { readonly do: 'union'; readonly most: Amount }
  /** What no other card does, by its name in effects/singular.ts. */
  | { readonly do: 'singular'; readonly what: string; readonly to?: Target };

export type EffectKind = Effect['do'];

export type EffectOf<K extends EffectKind> = Extract<Effect, { readonly do: K }>;

/** Which cards of a deck or graveyard are meant. */
export interface DeadFilter extends ShownFilter {
  readonly flying?: boolean;
  readonly element?: NonNullable<Filter['element']>;
  readonly name?: string;
  readonly word?: Word;
  readonly other?: true;
  /** This very card. */
  readonly self?: true;
}
