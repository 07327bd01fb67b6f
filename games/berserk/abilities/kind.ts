/**
 * What a kind of effect says of itself; effects/ has a file for each. From its shape follow its type and its reader; what
 * it is aimed at and what it asks is needed when it is declared, `does` when it is executed, `says` for the texts of cards.
 * What is not said is as with most.
 */
import type { Seat, Text } from '@vigrid/kernel';
import type { Fields, Fitting, Schema } from '@vigrid/kernel/schema';
import type { Context } from '../features/context.ts';
import type { RuleId } from '../rulebook/index.ts';
import type { Deed } from '../stack/deed.ts';
import type { StageName } from '../stack/stages.ts';
import type { UseFrame } from '../state/frames.ts';
import type { Piece } from '../state/piece.ts';
import type { AbilityItem } from '../state/stack.ts';
import type { Berserk } from '../state.ts';
import type { Clause } from '../text/clauses.ts';
import type { GainText } from '../text/holding.ts';
import type { Inner } from '../text/inner.ts';
import type { Kind as CardKind } from '../text/nouns.ts';
import type { Phrase, Setting } from '../text/phrases.ts';
import type { Ability } from './ability.ts';
import type { Feature } from './feature.ts';
import type { CellFilter } from './filter.ts';
import type { Choice, Target } from './target.ts';
import type { Word } from './words.ts';

/** A kind of effect with the fields of its shape beside `do`. */
export interface EffectKind<K extends string, F extends Fields>
  extends Kind<{ readonly do: K } & Fitting<F>> {
  readonly shape: F;
}

export interface Kind<E> {
  /** Whom it is aimed at, where it is aimed at cards (B12-119.2); `to` where not said. */
  target?(effect: E): Target | null;
  /** More cards that it may be aimed at than those in play. */
  alsoAimable?(s: Berserk, choice: Choice, ctx: Context): number[];
  /** Whether it can do anything to this card (B12-525.1, B12-525.3); to one that has left play, for `alsoAimable`. */
  suits?(s: Berserk, effect: E, piece: Piece, ctx: Context): boolean;
  suitsGone?(s: Berserk, effect: E, card: number, ctx: Context): boolean;
  /** The rule that keeps it from what it would be aimed at otherwise, for whoever is refused it. */
  keptBy?(s: Berserk, effect: E, ctx: Context): RuleId | null;
  /** The rule that keeps it from this card, which it does not suit, where that is one of its own. */
  against?(s: Berserk, effect: E, piece: Piece): RuleId | null;
  /** Whether it may be aimed at a card that nobody knows (B12-529.5). */
  suitsHidden?(piece: Piece): boolean;
  /** Whether it can be declared, as far as that does not follow from the rest. */
  possible?(s: Berserk, effect: E, ctx: Context): boolean;

  /** What else it is aimed at, once its targets are chosen: where wounds go, whom a card strikes. */
  aimOn?(s: Berserk, effect: E, ctx: Context, targets: readonly number[]): Aim | null;
  /** The cards of a deck or graveyard that it may bring or speak of; null where it is about none. */
  findable?(s: Berserk, effect: E, by: Finder): number[] | null;
  /** Whether it searches a deck, and when; nobody else is to know what is found there. */
  searches?(s: Berserk, effect: E): 'declared' | 'executed' | null;
  /** How many of those found, where it is not one; by which rule. */
  finding?(s: Berserk, effect: E, ctx: Context, from: readonly number[]): Finding;
  number?(s: Berserk, effect: E, ctx: Context): NumberAim;
  /** The cell that it is aimed at; that of a card which comes into play, once it is found. */
  cell?(effect: E): CellFilter | null;
  arrival?(s: Berserk, effect: E, found: readonly number[]): CellFilter | null;
  cells?(s: Berserk, effect: E, ctx: Context): CellAim;
  /** Whether the card that it is aimed at can come to that cell. */
  comes?(s: Berserk, piece: Piece, cell: number): boolean;
  /** How an amount is dealt out. */
  share?(s: Berserk, effect: E, ctx: Context, f: UseFrame): Share | null;

  /** Whether a die is rolled for it (B12-511.8, B09-205.7b). */
  rolls?(effect: E): boolean;
  /** In 2009 what it answers has to be on top of the stack, and at one of these stages of its course. */
  readonly window?: Window;
  /** … or, where not all effects of the kind answer. */
  windowOf?(effect: E): Window | undefined;
  /** It is healing, extra lives, poisoning or a named feature, which other features may replace (B12-531.1): so much of them. */
  replaceable?(s: Berserk, effect: E, ctx: Context, item: AbilityItem): Replaceable | null;
  /** In 2009 features about opening come before cards open (B09-310.3). */
  readonly aboutOpening?: true;
  /** Whether what was named is there still when it is executed (B12-507.2, B12-525.1); in 2009 at every stage. */
  ready?(s: Berserk, effect: E, item: AbilityItem): boolean;
  readyOnWay?(s: Berserk, item: AbilityItem): boolean;

  /** Carries it out; whether anything came of it (B12-119.1, B12-G-effect). */
  does(deed: Deed<E>): boolean;
  /**
   * What follows in the same text is aimed only when this is done (B09-412.1): it may speak of what comes of it; an
   * attack goes out from where cards stand then.
   */
  readonly unsettles?: 'all' | 'attacks';
  /** It is harm, which finds its targets and ends by itself. */
  readonly harms?: true;
  /** What comes when it is done and paid for. */
  after?(deed: Deed<E>): void;

  /** How a player is asked: whom, whether, what else. */
  readonly asks?: Asks;
  /** In a sentence of a card's text; `list` is the list of abilities it stands in. */
  says(effect: E, at: Setting, inner: Inner, list: readonly Ability[]): Clause;
}

/** A kind of gain; gains/ has a file for each. What it comes to is for the rules that ask for it (features/gains.ts). */
export interface GainKind<K extends string, S extends Fields | Schema<unknown>>
  extends GainWords<S extends Schema<infer T> ? T : { readonly kind: K } & Fitting<S>> {
  readonly shape: S;
}

export interface GainWords<G> {
  /** What `who` has, in a sentence; `inner` prints a feature that is given. */
  says(gain: G, at: Setting, who: Phrase, inner: (feature: Feature, bearer: CardKind) => Text): GainText;
}

export interface Window {
  readonly rule: RuleId;
  readonly at: readonly StageName[];
}

export interface Asks {
  readonly whom?: Text;
  readonly may?: Text;
  readonly second?: Text;
}

export interface Aim {
  readonly from: readonly number[];
  readonly min: number;
  readonly max: number;
  readonly by?: 'opponent';
}

/** Whose text it is, with which X, and what it speaks of. */
export type Finder = Context & { readonly seat: Seat };

export interface Finding {
  readonly rule: RuleId;
  readonly min?: number;
  readonly max?: number;
}

export interface NumberAim {
  readonly what: 'row' | 'number';
  readonly min: number;
  readonly max: number;
}

/** How many cells, or up to so many; who chooses. */
export interface CellAim {
  readonly count?: number;
  readonly upTo?: boolean;
  readonly by?: 'opponent';
}

export interface Share {
  readonly items: readonly number[];
  readonly total: number;
}

export interface Replaceable {
  readonly of: 'healing' | 'extraLives' | 'poison' | 'word';
  readonly word?: Word;
  /** For one of the targets. */
  amountFor(piece: Piece): number;
}
