/** What a game is to the kernel: one plain value that says how to begin, how play goes on and who may see what. */

import type { Lang, Text } from '@vigrid/speech';
import type { ActTable } from './acts.ts';
import type { GameEvent, Listener, Seen, TableEvent } from './events.ts';
import type { Flow, Frame } from './flow.ts';
import type { Layout } from './layout.ts';
import type { Learning } from './learning.ts';
import type { Act, PickQuestion, Question } from './questions.ts';
import type { Outcome, Random } from './random.ts';
import type { Reason } from './reasons.ts';
import type { Rulebook } from './rules.ts';
import type { Scores } from './scores.ts';
import type { SettingsFor } from './settings.ts';

/** A place at the table, from 0. */
export type Seat = number;

/** What the kernel needs of every game's state; the game adds its own fields. All of it is plain data. */
export interface State {
  /** Where we are in the rules; the last frame is the one being carried out. */
  frames: Frame[];
  random: Random;
  /** How often anybody has learned something new. */
  reveals: number;
  /** How often of these whoever decided has shown something of their own; only the rest bars taking back. */
  shows?: number;
  /** The answers given so far, by position, while several seats are asked at once. */
  given: (number | null)[] | null;
  result: Result | null;
}

/** How a game has ended. */
export interface Result {
  /** The winners; nobody for a game lost by all, all for a draw. */
  readonly winners: readonly Seat[];
  /** The rule of the game or of the table (see table.ts) that ended it. */
  readonly rule: string;
  /** Points by seat, where the game counts them. */
  readonly scores?: readonly number[];
}

/** A game under way: the state, what is asked now, and who listens. */
export interface Run<S extends State = State, A extends Act = Act, E extends GameEvent = GameEvent> {
  readonly game: Game<S, unknown, A, E>;
  readonly state: S;
  /** The open questions, one per asked seat; empty when the game is over. Follows from the state. */
  asked: readonly Question<A>[];
  /** `g.listener?.({ … })` tells what happened (events.ts). */
  listener: Listener<E> | undefined;
  /** Hears of each decision that left no choice, before it is taken. */
  readonly unasked?: ((q: Question) => void) | undefined;
}

/** How a game is set up: what the players chose before it began. The seed decides every die and shuffle. */
export interface Setup<O = unknown> {
  readonly seats: number;
  readonly seed: string;
  readonly options: O;
  /** Where it begins, if not at the beginning. */
  readonly from?: Opening;
}

/** A moment to begin from, as a scenario has it. */
export interface Opening {
  /** In the game's own words; without it the game is set up. */
  readonly position?: unknown;
  /** Chance in the order it is needed; then, and where it does not fit, the seed decides. */
  readonly random?: readonly Outcome[];
}

/** How many can play: from `min` to `max`, but for those in between who can not. */
export interface SeatRange {
  readonly min: number;
  readonly max: number;
  readonly not?: readonly number[];
}

/** The numbers of players that a game is for. */
export const seatings = ({ min, max, not = [] }: SeatRange): number[] =>
  Array.from({ length: max - min + 1 }, (_, i) => min + i).filter((n) => !not.includes(n));

/**
 * A game: its state, what is chosen before it (options), what can be done (acts), what happens (events) and what a seat
 * sees (view) keep their types up to the screen.
 */
export interface Game<
  S extends State = State,
  O = unknown,
  A extends Act = Act,
  E extends GameEvent = GameEvent,
  V extends object = object,
> {
  readonly id: string;
  /** Raised whenever an old record would play out differently. */
  readonly version: number;
  readonly name: Text;
  readonly seats: SeatRange;
  readonly rulebook: Rulebook;
  /** What can be done, as a table: acts from outside are read by it (`readAct`), and it tells their anatomy. */
  readonly acts: ActTable<A>;
  readonly flows: Readonly<Record<string, Flow<Run<S, A, E>>>>;

  /** What can be chosen before it begins; `readSettings` reads what was. */
  readonly settings: SettingsFor<O>;
  /** The state before the first step. */
  begin(setup: Setup<O>): S;
  /** What a seat (null: a spectator) may know, built field by field from what is shown to it. */
  view(state: S, seat: Seat | null): V;
  /** The view laid out for a table that has no screen for this game; read off the view where absent. */
  lay?(view: V, seat: Seat | null): Layout;
  /**
   * A state the seat can not tell from the given one: everything it may not know is dealt anew. The outcome depends on
   * what the seat knows and on `random` alone.
   */
  redeal(state: S, seat: Seat, random: Random): S;
  /** Why a seat may not do this now; empty if it may. Uses only what that seat may know. */
  explain(g: Run<S, A, E>, seat: Seat, act: A): Reason[];
  /** Why an object can not be among what the seat picks; empty if the question alone says so. Uses only what that seat may know. */
  explainPick?(g: Run<S, A, E>, q: PickQuestion, object: number): Reason[];
  /** What may come of an act the seat is about to do, case by case. Tells nothing that the seat may not know. */
  preview?(g: Run<S, A, E>, seat: Seat, act: A): Preview[];
  /** How good the state looks for a seat, from -1 (lost) to 1 (won): a quick judgement for bots and hints. */
  judge(state: S, seat: Seat): number;
  /**
   * How good each answer to what the seat is asked looks, at a glance: what bots, hints and rollouts go by. The run is
   * one that the seat may know, and stays as it is.
   */
  policy?(g: Run<S, A, E>, seat: Seat): Scores;
  /** What the policy goes by, by name. Who tries other values puts these back. */
  readonly tuning?: Record<string, number>;
  /** A number that grows with each turn or round: how far ahead bots look before they judge. */
  horizon?(state: S): number;
  /** How much further that number is when they stop looking: 1, the end of the turn or round, where not said. */
  readonly ahead?: number;
  /**
   * By how many of the errors that luck makes another answer must be better before search leaves the policy's: 0.1 where
   * not said, more where dice decide much.
   */
  readonly doubt?: number;
  /** What a slip of a weaker level weighs in what the policy counts in: 1 where not said. */
  readonly slip?: number;
  /** What has changed between two states that a player would name as a reason, seen from a seat. */
  changes?(before: S, after: S, seat: Seat): readonly Text[];
  /** What its judgement is learned from; absent where it is made by hand. */
  readonly learning?: Learning<S>;
  /** Opponents to be measured against, which never change. */
  readonly gallery?: Gallery<S, A, E>;

  /** Every card, space and the like, for `vigrid cards`, the deck builder and the table. */
  readonly catalogue: readonly CardEntry[];
  readonly speak: Speech<A, E>;
  readonly decks?: Decks<O>;
  readonly scenario: ScenarioRoom<S, A>;
  /** What must be neither lost nor doubled: every object of the state, sorted. */
  census(state: S): readonly number[];
}

/**
 * Any game, where games of many kinds are kept together: a registry, a server, a terminal, bots. This is the one place
 * where the types of a game are forgotten. The compiler lets every game pass for it, since a game's functions are
 * methods; it is for the holder to give a game only states, options and acts of its own, which come from the game
 * itself: `begin`, `options`, `readAct`, the questions of its runs.
 */
export type AnyGame = Game;

/** By name; `fighter1` is the plain one. */
export type Gallery<S extends State = State, A extends Act = Act, E extends GameEvent = GameEvent> = Readonly<
  Record<string, Reference<S, A, E>>
>;

/** The mind of an opponent that never changes: it takes its own advice, or what looks best to it one step ahead. */
export interface Reference<S extends State = State, A extends Act = Act, E extends GameEvent = GameEvent> {
  judge(state: S, seat: Seat): number;
  /** Null leaves it to a look ahead. */
  advise?(g: Run<S, A, E>, seat: Seat): number | null;
  /** How many falls of the dice are looked at before an answer is judged; one if not given. */
  readonly luck?: number;
}

/** One case of what may come of an act, in the game's own words. */
export interface Preview {
  /** The cards it is about, the one that decides it first. */
  readonly cards: readonly number[];
  readonly title: Text;
  readonly text: Text;
  readonly rule: string;
  /** What becomes of the first of the cards, in a word or two. */
  readonly tag?: Text;
  /** It can not come about; the text says why. */
  readonly never?: true;
}

/** What is wrong with a file or a setting, where, and what would be right. */
export interface Problem {
  readonly text: Text;
  readonly rule?: string;
  readonly line?: number;
  /** The card of the catalogue that it is about. */
  readonly card?: string;
}

/** A card of the catalogue, as it is shown to people. */
export interface CardEntry {
  readonly id: string;
  readonly name: Text;
  readonly set: Text;
  /** The line of type, class and the like. */
  readonly line: Text;
  readonly figures: Readonly<Record<string, number>>;
  /** What the card says, written from its data, a line per ability. */
  readonly text: readonly Text[];
  /** Element, clan or faction: the dye and weave of its cloth. */
  readonly dye: string;
  readonly glyph: string;
  readonly kind: string;
  /** What else cards are sorted by, such as classes and keywords: by trait, the keys of the game's own words. */
  readonly traits?: Readonly<Record<string, readonly string[]>>;
  /** Its text has not been read: it is shown with its figures and never played. */
  readonly unread?: true;
}

/** The game's sentences. They know the present view only through the names it passes. */
export interface Speech<A extends Act = Act, E extends GameEvent = GameEvent> {
  question(q: Question<A>, lang: Lang, names: Names): string;
  act(act: A, lang: Lang, names: Names): string;
  event(event: Seen<E> | TableEvent, lang: Lang, names: Names): string;
  reason(reason: Reason, lang: Lang, names: Names): string;
}

/** What things are called: an object on the table by its number, a seat by its player. */
export interface Names {
  card(id: number): string;
  seat(seat: Seat): string;
}

/** How decks are built for a game. It alone says what a deck may hold. */
export interface Decks<O = unknown> {
  readonly ready: readonly ReadyDeck[];
  /** How many cards the first hand has. */
  readonly hand: number;
  /** The kind of card that leads a deck from beside it; absent where nobody does. */
  readonly leader?: string;
  /** Reads a deck file; problems name the line and the rule. */
  parse(text: string): { deck: DeckList; problems: Problem[] };
  print(deck: DeckList, lang: Lang): string;
  /** What is wrong with a deck, whatever is in it; empty if it may be played, with these options or as usual. */
  check(deck: DeckList, options?: O): Problem[];
  /** How many of each card of the catalogue, and of its own, a deck led like this one may hold, by the card's id. */
  limits(deck: DeckList): Readonly<Record<string, CardLimit>>;
  /** Which decks a game that begins so is played with, those among them that chance deals; in the order of the seats. */
  dealt?(setup: Setup<O>): readonly DeckList[];
  /** Reads a card that somebody made; absent where only the cards of the catalogue are played. */
  own?(given: unknown): OwnCardRead;
  /** What such a card would cost if it were printed; null where nothing is known of it. */
  price?(card: OwnCard): CardPrice | null;
}

/** What a card is worth, part by part, in what cards are paid with. */
export interface CardPrice {
  readonly parts: readonly { readonly what: Text; readonly worth: number }[];
  readonly sum: number;
}

/** A card that is in no catalogue: somebody made it. What else it says only its game knows. */
export interface OwnCard {
  readonly id: string;
}

/** How a view shows cards that are in no catalogue: absent where there are none. */
export interface OwnShown {
  readonly own?: readonly CardEntry[];
}

/** A card that somebody made, as it is played and as it is shown; or all that is wrong with it. */
export type OwnCardRead =
  | { readonly card: OwnCard; readonly entry: CardEntry }
  | { readonly problems: Problem[] };

/** A deck as it is written down. */
export interface DeckList {
  /** The card that leads it. */
  readonly hero?: string;
  /** How many of each card, by its id. */
  readonly cards: Readonly<Record<string, number>>;
  /** Those of its cards that somebody made. */
  readonly own?: readonly OwnCard[];
}

/** How many of a card a deck may hold, and why not more. */
export interface CardLimit {
  readonly most: number;
  /** Why not one more. */
  readonly why: Problem;
}

/** A deck that comes with the game. */
export interface ReadyDeck {
  readonly id: string;
  readonly name: Text;
  readonly about: Text;
  readonly dye: string;
  readonly deck: DeckList;
  /** Decks of one league make a fair match. */
  readonly league?: string;
}

/** What a game lends to the scenario runner: how its positions, acts and values are written. */
export interface ScenarioRoom<S extends State, A extends Act = Act> {
  /** The state a `position` block describes. Throws a ScenarioFault that says what can not be read. */
  place(position: unknown, random: Random): S;
  /** What of this state a `position` block has words for, as `place` reads it; `positionOf` adds the rest. Without it moments are written by the decisions that led there. */
  written?(state: S): Readonly<Record<string, unknown>>;
  /** What of it a form can ask for; without one, positions come from files alone. */
  readonly form?: PositionForm;
  /** The objects a name may mean, those of the seat first; empty if nothing is called so. */
  find(state: S, seat: Seat, name: string): readonly number[];
  /** The act that a line such as "attack Groll > Burk" means, legal or not. Throws a ScenarioFault otherwise. */
  act(state: S, seat: Seat, line: string): A;
  /** The line that means this act. */
  line(state: S, act: A): string;
  /** How a scenario names an object, for a question of this kind (a card where not given). */
  name(state: S, object: number, kind?: Question['kind']): string;
  /** What a path such as `a.squad.Groll.wounds` is now; undefined if there is no such thing. */
  read(state: S, path: readonly string[]): unknown;
  /** Whether what a path lists has no order, so that an expectation may list it in any. */
  unordered?(path: readonly string[]): boolean;
  /** Questions at which a scenario may end: the ordinary choice of a turn. */
  readonly resting: readonly string[];
  /** What is wrong with a deck file in this position, where cards of its own may be in it; else see `Decks.parse`. */
  deckProblems?(state: S, text: string): readonly Problem[];
}

/** What of a position can be set up in a form; all else that `place` reads is written in a file. */
export interface PositionForm {
  /** Of the table as a whole. */
  readonly table: readonly PositionField[];
  /** Of each player. */
  readonly side: readonly PositionField[];
}

/** One entry of a position: its key, and what may stand there. What is left out is as `place` has it. */
export type PositionField = { readonly id: string; readonly label: Text } & (
  | { readonly kind: 'number'; readonly most?: number }
  | { readonly kind: 'flag' | 'seat' }
  /** `apart`: no two cards have the same: of one side, or of the table, whose places are the sides' in their order. */
  | {
      readonly kind: 'choice';
      readonly choices: readonly (string | number)[];
      readonly apart?: 'side' | 'table';
    }
  /** Of the catalogue: those of these kinds, where they are given. */
  | { readonly kind: 'card'; readonly of?: readonly string[] }
  /** `each`: what is said of each card; without it a card is its name alone. */
  | { readonly kind: 'cards'; readonly of?: readonly string[]; readonly each?: readonly PositionField[] }
);

/** What is wrong with a scenario, in one sentence. */
export class ScenarioFault extends Error {}
