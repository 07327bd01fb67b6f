/**
 * What a kind of effect is: all that the game knows of it, one object in one file. `effect` makes it from what is written
 * there; index.ts gathers the kinds, interpreter.ts carries them out, say.ts says them. A kind that holds other effects
 * reaches them through `it`, so that its file needs none of those.
 */
import { type Flow, push, type Reason, type Text } from '@vigrid/kernel';
import type { Fields, Fitting } from '@vigrid/kernel/schema';
import type { Cite } from '../events.ts';
import type { RuleId } from '../rulebook/index.ts';
import type { ClauseFrame, Dune, G, Pending, SideId } from '../state.ts';
import type { Box } from './clauses.ts';
import type { Effects } from './language.ts';
import type { Mark } from './marks.ts';

/**
 * When it is carried out where its order can not matter: at once, at the end, after all else at the end, or when its
 * player says.
 */
export type When = 'atOnce' | 'atEnd' | 'last' | 'chosen';

/** An effect of the tables: its number, the lists it holds, and the rules that see to those. */
export interface It {
  readonly id: number;
  readonly kind: string;
  readonly boxes: readonly Box[];
  readonly rules: Rules;
}

/** What the interpreter does for effects that hold others. */
export interface Rules {
  can(s: Dune, side: SideId, id: number, source: number): boolean;
  /** Some of it can be carried out, which is enough (D-6.11, D-17.8). */
  canAny(s: Dune, side: SideId, box: Box, source: number): boolean;
  carryOut(g: G, side: SideId, id: number, source: number): void;
  onHagal(g: G, side: SideId, id: number, at: number): void;
  worth(s: Dune, side: SideId, box: Box, source: number): number;
  says(box: Box): Text;
  refuses(s: Dune, side: SideId, id: number, card: number, alone: boolean): Reason | null;
  about(id: number): About;
  /** The card has the Agent box of the one grafted to it (D-24.14). */
  copies(s: Dune, card: number): boolean;
}

/** What an effect needs to know of those it holds. */
export interface About {
  readonly optional: boolean;
  readonly heedsInfluence: boolean;
  readonly must: boolean;
  readonly from: Stock | undefined;
  readonly offers: ((g: G, side: SideId, visiting: boolean) => void) | undefined;
}

/** Says and draws what an effect holds. */
export interface Inside {
  effects(list: Effects): Text;
  /** As what somebody else does. */
  theirs(list: Effects): Text[];
  marks(list: Effects): readonly Mark[];
}

/** What a card gives to an Agent sent with it, beyond its Agent box. */
export interface Sending {
  readonly ignoresEnemies?: true;
  readonly graftsRow?: true;
  readonly copies?: true;
  /** On whichever board: the spaces called so. */
  readonly cheaper?: { readonly spaces: readonly number[]; readonly n: number };
  readonly ignoresNeeds?: true;
}

/** The windows of Combat Intrigue cards that only conditions open (D-10.7, D-11.9). */
export type LateWindow = 'victory' | 'aftermath';

/** What costs can fill and effects take from. */
export type Stock = 'supply' | 'cards' | 'intrigues' | 'influence';

/** What may be written of a kind beyond its shape and words. */
interface Doings<E> {
  /** As an imperative sentence, without capital and full stop. */
  says(e: E, inside: Inside): Text;
  /** What somebody else does. */
  theirs?(e: E, inside: Inside): Text;
  /** Of a plain gain, what is gained; such are told together. */
  amount?(e: E): Text;
  /** Where there are signs for it. */
  marks?(e: E, inside: Inside): readonly Mark[];
  /** Something would come of it. */
  may?(s: Dune, side: SideId, e: E, source: number, it: It): boolean;
  /** `source` is the card or space it stands on. A kind that asks and says no more than that leaves it out. */
  does?(g: G, side: SideId, e: E, source: number, it: It): void;
  /** What it asks: the flow of a frame with its name. `the` is the effect that asks, `itOf` its place in the tables. */
  asks?(the: (f: ClauseFrame) => E, itOf: (f: ClauseFrame) => It): Flow<G>;
  /** Of what is carried out at once: whether now; it waits on in its list otherwise. */
  due?(s: Dune, side: SideId, e: E, source: number, it: It, waiting: Pending): boolean;
  /** Must be carried out, but not as things stand. */
  mayLeave?(s: Dune, side: SideId, e: E): boolean;
  /** Troops that it takes from the supply (D-1.8). */
  takes?(s: Dune, side: SideId, e: E): number;
  /** It may bring troops back there, so that others are better later (D-4.8). */
  refills?(s: Dune, side: SideId, e: E): boolean;
  /** Of what comes at the end: something may follow from it, so that its player may want it before (D-4.8). */
  mayComeEarly?(s: Dune, source: number): boolean;
  /** Less Influence than an opponent's is needed or Influence is paid: gains elsewhere may be better later. */
  heedsInfluence?(e: E, it: It): boolean;
  /** What can not be left out if the rest is to be paid for (D-17.10, D-F-025). */
  must?(e: E): boolean;

  /** … where that depends on what it asks for. */
  lacking?(s: Dune, side: SideId, e: E, source: number): RuleId | null;
  /** Why an Intrigue card that says so can not be played now. `alone`: nothing else stands on it. */
  refuses?(s: Dune, side: SideId, e: E, card: number, it: It, alone: boolean): Reason | null;
  /** The only window in which it works. */
  window?(e: E): LateWindow | undefined;

  /** Done as soon as the Agent is sent. */
  sent?(s: Dune): void;
  /** The box for which it stands when an Agent is sent with its card and another. */
  standsFor?(s: Dune, side: SideId, card: number, other: number, it: It): Box;
  sending?(e: E): Sending;
  /** Persuasion in the Reveal turn while an own Agent stands on its space (D-5.7). */
  whileHere?(e: E): number;
  /** What revealing it gives whatever else happens. */
  printed?(e: E): { readonly persuasion?: number; readonly swords?: number };

  /** On a card of House Hagal: what a Rival gets that goes to the space with this number on the card (D-21.4). */
  onHagal?(g: G, side: SideId, e: E, at: number, it: It): void;
  /** What a Rival does with a choice that offers it (D-23.34). */
  offers?(g: G, side: SideId, visiting: boolean): void;

  /** To a bot that may play it as a Plot card. */
  asPlot?(s: Dune, side: SideId, ask: string): number;
  /** Troops that it brings, as far as a bot looks. */
  troops?(e: E): number;
}

/** Facts that need no working out. */
interface Facts {
  /** What it holds takes its place as soon as it is due; it is never chosen itself. */
  readonly unfolds?: true;
  /** Its cost was looked at before, and is paid whatever comes of it. */
  readonly pays?: true;
  /** May be left where all that it holds may be (D-6.3, D-6.9). */
  readonly optionalAsInside?: true;
  /** Of a reward: given once, however many sandworms there are (D-25.18). */
  readonly undoubled?: true;
  /** About units, swords or tracks: for a Commander it works on what the activated Ally has (D-28.5). */
  readonly byAlly?: true;
  /** Several of it come to the same in any order. */
  readonly alike?: true;
  /** What it takes from: while that is empty nothing comes of it, unless its cost fills it. */
  readonly from?: Stock;
  /** On an Intrigue card: may be played though nothing comes of it, for "any number" includes none (D-F-007, D-F-076). */
  readonly freely?: true;
  /** On a Plot card: what it holds waits for the Reveal turn (D-17.4). */
  readonly inReveal?: true;
  /** How much a bot would rather do it first. */
  readonly eager?: number;
  /** The rule by which nothing comes of it when it can not be carried out. */
  readonly lacks?: RuleId;
}

export interface Written<E> extends Doings<E>, Facts {
  /** Left out: when its player says. */
  readonly when?: When | ((e: E) => When);
  /** May be left (D-6.2, D-F-054, D-F-055 to D-6.5). */
  readonly optional?: boolean | ((e: E) => boolean);
  /** To a bot, in parts of a victory point. */
  readonly worth?: number | ((s: Dune, side: SideId, e: E, source: number, it: It) => number);
}

/** A kind with all that must be known of it. Methods, so that a kind of one effect is a kind of any. */
export interface Kind<E> extends Doings<E>, Facts {
  readonly kind: string;
  readonly shape: Fields;
  when(e: E): When;
  optional(e: E): boolean;
  worth(s: Dune, side: SideId, e: E, source: number, it: It): number;
  may(s: Dune, side: SideId, e: E, source: number, it: It): boolean;
  does(g: G, side: SideId, e: E, source: number, it: It): void;
}

export interface EffectKind<K extends string, F extends Fields>
  extends Kind<{ readonly kind: K } & Fitting<F>> {
  readonly kind: K;
  readonly shape: F;
}

export function effect<const K extends string, const F extends Fields>(
  kind: K,
  of: { readonly shape: F } & Written<{ readonly kind: K } & Fitting<F>>,
): EffectKind<K, F> {
  const { when = 'chosen', optional = false, worth = 0.1, asks } = of;
  return {
    may: () => true,
    does(g, side, e, source, it) {
      if (!asks) throw new Error(`The effect "${kind}" belongs to an expansion and can not be carried out.`);
      ask(g, side, it, source, 'n' in e && typeof e.n === 'number' ? e.n : 0);
    },
    ...of,
    kind,
    when: typeof when === 'function' ? when : () => when,
    optional: typeof optional === 'function' ? optional : () => optional,
    worth: typeof worth === 'function' ? worth : () => worth,
  };
}

/** Asks for the decision of an effect: pushes the frame with its name. */
export function ask(g: G, side: SideId, { id, kind }: It, source: number, n = 0, also = -1): void {
  push<ClauseFrame>(g, { kind, step: 0, side, clause: id, source, n, also });
}

/** A box of a space, of a card. */
export const isOfSpace = (source: number): boolean => source <= -2;

/** By which rule something is gained. */
export const ruleOf = (source: number): Cite => (isOfSpace(source) ? 'D-4.8' : 'D-6.1');

/** Read where it counts, never carried out by itself. */
export const nothing = (): void => {};
