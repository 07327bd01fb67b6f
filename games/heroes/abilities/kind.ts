/**
 * A kind of effect: all there is to say of it in one object, in one file of effects/. The interpreter asks it in the
 * order in which the members stand here, text/ lets it speak.
 */
import type { ActQuestion, NumberQuestion, Seat, SplitQuestion } from '@vigrid/kernel';
import type { Fields, Fitting } from '@vigrid/kernel/schema';
import type { HeroesAct } from '../acts.ts';
import type { Effect } from '../effects/index.ts';
import type { RuleId } from '../rulebook/index.ts';
import type { EffectsFrame, G, Heroes } from '../state.ts';
import type { Clause } from '../text/clauses.ts';
import type { Phrase } from '../text/phrases.ts';
import type { Say, Setting } from '../text/targets.ts';
import type { Effects } from './ability.ts';
import type { Choice } from './choices.ts';
import type { Filter } from './filter.ts';
import type { Measure } from './printed.ts';
import type { Target } from './target.ts';

export interface EffectKind<K extends string, S extends Fields>
  extends Deed<{ readonly do: K } & Fitting<S>> {
  /** Its fields as card tables and scenarios write them. */
  readonly shape: S;
}

/** What a kind can do with an effect of its own. Whatever it does not mention does not concern it. */
export interface Deed<E> {
  /** The lists of effects it holds; a path of numbers leads to them. */
  lists?(e: E): readonly Effects[];

  /** Whom it is done to, where a target says so. */
  target?(e: E): Target;
  /** What is chosen, where that is not as the target says; null if there is nothing to choose. */
  choice?(s: Heroes, e: E, by: Measure): Choice | null;
  /** That choice is among cards in play (BH-9.1). */
  readonly inPlay?: true;
  /** Whom it may choose there, where no target says so. */
  readonly among?: Filter;
  /** It is an attack on whom is chosen (BH-G-shot, BH-G-fight-a-chosen-creature). */
  readonly attacks?: true;
  /** It takes a card from its place, which can not be done to a hero, who lies there for the whole game (BH-1.4). */
  readonly moves?: true;
  /** The rule of the choice. */
  readonly rule?: RuleId;
  /** What the question of the choice is about besides. */
  about?(e: E, f: EffectsFrame): { readonly effect?: string; readonly target?: number };

  /** Whether it can be carried out at all (RH-41); null where that is for the choice to say. Nothing secret counts. */
  possible?(s: Heroes, e: E, by: Source, possible: Possible): boolean | null;

  /** What happens before anything is chosen. */
  prepare?(g: G, f: EffectsFrame, e: E): void;
  /** The cards of a deck that the player sees while choosing. */
  looksAt?(s: Heroes, e: E, seat: Seat): readonly number[];
  /** A decision of its own: to pay or not, which of several modes; and what comes of it for the seat that was asked. */
  asks?(g: G, f: EffectsFrame, e: E, possible: Possible): ActQuestion<HeroesAct> | null;
  takes?(g: G, f: EffectsFrame, e: E, act: HeroesAct, seat: Seat): void;
  /** The owners put what it is done to in order (BH-3.3). */
  readonly arranged?: true;
  /** How much, where that is for the player to say. */
  counts?(g: G, f: EffectsFrame, e: E): NumberQuestion | null;
  /** How much of an amount each of the chosen ones gets. */
  shares?(g: G, f: EffectsFrame, e: E): SplitQuestion | null;

  /** It is done to the targets of the frame. */
  does?(g: G, f: EffectsFrame, e: E): void;

  /** What it says on a card. */
  says(e: E, at: Setting, say: Say): Clause;
  /** The target that the sentence names, where that is not whom it is done to. */
  names?(e: E): Target | null;
  /** What the effect that follows may call "it", where that is not the target. */
  spoken?(e: E, at: Setting): Phrase;
}

/** Who does it, and with which card. */
export interface Source {
  readonly seat: Seat;
  readonly card: number;
}

/** Whether an effect inside another can be carried out. */
export type Possible = (s: Heroes, e: Effect, seat: Seat, card: number) => boolean;
