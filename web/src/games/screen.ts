/** What a game brings to the table: loaded when it is first played (screens.ts). */
import type { Act, CardEntry, GameEvent, Lang, Names, Preview } from '@vigrid/kernel';
import type { AskedQuestion, SeatTaken, SentEvent } from '@vigrid/protocol';
import type { ComponentType } from 'preact/compat';
import type { Both, Speech as Spoken } from '../i18n/index.ts';
import type { Later } from '../kit/later.tsx';
import type { Beat } from '../table/motion/beats.ts';
import type { Paths } from '../table/motion/stage.ts';

/** A part of the board and the lists of a position that lie there: a card goes into the first that takes it. */
export interface ListOnBoard {
  /** A selector. */
  readonly on: string;
  /** Whose they are; the table's own where absent. */
  readonly side?: 'own' | 'rival';
  readonly lists: readonly string[];
  /** What a position calls this place, where it has no number on the board. */
  readonly at?: string;
}

/**
 * One game's side of the screen, in its own views, acts and events. The frame around it knows none of them and hands on
 * what came from the server (see screens.ts). Whatever is optional has a sensible default: begin with the rest.
 */
export interface Screen<View extends object = object, A extends Act = Act, E extends GameEvent = SentEvent> {
  readonly game: string;
  /** Drawn from a layout, whatever the game is (table/plain). */
  readonly plain?: true;
  readonly name: Both<string>;
  /** The name where there is little room. */
  readonly short: Both<string>;
  /** Which kind of game it is, beside its name where there is room: the edition, a campaign. */
  about?(view: View, spoken: Spoken): string;
  /** Refusals come from the server in words. */
  readonly speech: Sentences<A, E>;
  /** Everything that lies on the table, hands included. */
  readonly Board: ComponentType<BoardProps<View>>;
  /** What the rail says beside the log, such as the quest in progress. */
  readonly Rail?: ComponentType<BoardProps<View>>;
  /** One card anywhere: in a tray, a pile, the rail. Draws nothing that the view does not show. */
  readonly Face: ComponentType<FaceProps<View>>;
  /** What the words on a card mean, under the card that is read. */
  readonly Terms?: ComponentType<TermsProps<View>>;
  /** One case of what may come of an act, where the game draws more than words. */
  readonly Case?: ComponentType<CaseProps<View>>;
  /** The board itself shows the card that is looked at, where there is room beside it. */
  readonly cardBeside?: true;
  /** A card of the catalogue: what is printed on it. */
  entry(def: string): CardEntry;
  /** What a thing is called that is no card of the catalogue. */
  called?(view: View, card: number): Both<string> | null;
  /** The cards that are seen on the table or in a graveyard: of those with equal names each has a number. */
  numbered?(view: View): readonly number[];
  /** The cards that lie under this one, which nobody sees on the table. */
  beneath?(view: View, card: number): readonly number[];
  /** The cards that lie on the board or in the own hand, where they can be pressed, in reading order. */
  placed(view: View): ReadonlySet<number>;
  /** Parts of the board on which the lists of a position lie, where cards may be laid by hand (positions/). */
  readonly lists?: readonly ListOnBoard[];
  /** What a place is called, where it has a name. */
  placeName?(place: number): string;
  /** The places next to where a card stands, where that matters to a rule of two neighbourhoods. */
  near?(view: View, card: number): readonly number[];
  /** The stages of a turn and which one it is. */
  phases?(view: View, spoken: Spoken): readonly Phase[];
  /** What is asked once a card has been chosen to act; null where the question itself says it. */
  prompt?(question: AskedQuestion<A>, actor: number, names: Names, spoken: Spoken): string | null;
  /** What is asked once a place has been chosen before the card. */
  promptAt?(view: View, place: number, spoken: Spoken): string;
  /** What the button for this act says while its card stands ready; null where the game's usual words will do. */
  label(
    view: View,
    act: A,
    actor: number | null,
    names: Names,
    narrow: boolean,
    question: AskedQuestion<A>,
  ): Both<string> | null;
  /** Whose a card on the table is. */
  ownerOf?(view: View, card: number): number | null;
  /**
   * Whether what this act, or the answer to this question (null), is aimed at comes to harm, so that one's own are not
   * offered like the others'; or is helped, so that it is the other way round. Null where that can not be told.
   */
  harms?(question: AskedQuestion<A>, act: A | null): boolean | null;
  /** Questions that come whether there is something to play or not; where there is nothing, they answer themselves. */
  readonly windows?: readonly string[];
  /** Questions whose answers one press gives, because they can be changed until all is done. */
  readonly freely?: readonly string[];
  /** Where a card goes may be chosen before the card. */
  readonly placeFirst?: true;
  /** What is thrown away by this act, which is therefore meant before it is done; null where nothing is. */
  wastes?(view: View, question: AskedQuestion<A>, act: A): Both<string> | null;
  /** Acts of a card that have a button at once, before the card is pressed. */
  atOnce?(question: AskedQuestion<A>, act: A, view: View): boolean;
  /** What it means to pick nothing at this question, where that has a name. */
  none?(ask: string): Both<string> | null;
  /** The act that Space does now, where it is not giving the decision back. */
  readiest?(view: View): string | null;
  /** The acts to be shown case by case. */
  cases?(moment: AskMoment<View, A>): WantedCases<A> | null;
  /** Questions whose cases stand on the board, and are not told in lines where there is little room. */
  readonly casesOnBoard?: readonly string[];
  /**
   * The text behind the act that is meant, behind the card that is to act, or behind the question itself: of the ability
   * used, of the card that asks.
   */
  detail?(
    view: View,
    question: AskedQuestion<A>,
    act: A | null,
    spoken: Spoken,
    actor: number | null,
    names: Names,
  ): string | null;
  /** Acts that have a button of their own on the board, and need none beside the question. */
  onBoard?(view: View, act: A): boolean;
  /** On a phone the question and the hand lie over the board, and can be folded away to read it. */
  readonly folds?: true;
  /** Where there is less room the board scrolls below the question (frame/scrolling.css). */
  readonly scrolls?: true;
  /** A part of the game in which the table is laid out in another way. */
  stage?(view: View): string | null;
  /** Acts of no card that are shown with what they bring before they are done. */
  weighs?(act: A): boolean;
  /** Where the game stands, in its own words; else (null) the number of the turn and whose it is. */
  turnText?(view: View, names: Names, spoken: Spoken): string | null;
  /** How it ended: what the players had, what broke a tie. */
  readonly Result?: Later<BoardProps<View>>;
  /** How much an event has decided: the heaviest steps are the turning points that are told at the end. */
  weight?(event: E): number;
  /** What this seat has done best in a game that is over, as far as it is worth a record. */
  feats?(view: View, seat: number, log: readonly E[]): readonly Feat[];
  /** A die by itself, and what its face is called; pips where absent. */
  readonly die?: {
    readonly Face: ComponentType<{ readonly face: number }>;
    name(face: number): Both<string>;
  };
  /** What is said when it ends and nobody who sat at the table has won. */
  readonly noWinner?: Both<string>;
  /** Several winners are allies who have won together, and it is no draw. */
  allied?(view: View): boolean;
  /** Whose turn it is, which one, for the top bar. */
  turn(view: View): { readonly turn: number; readonly active: number };
  /** The fight under way, to be drawn as an arrow. */
  fight?(view: View): Aim | null;
  /** What somebody means by pressing a card that does not light up; null if just to look at it. */
  intent?(view: View, question: AskedQuestion<A> | null, actor: number | null, card: number): A | null;
  /** The same for a place on the board that does not light up. */
  intentAt?(view: View, question: AskedQuestion<A>, actor: number | null, place: number): A | null;
  /** Why a place does not light up, where that is no matter of one act; null where `intentAt` says it. */
  refusesAt?(view: View, actor: number | null, place: number): Both<string> | null;
  /** How events look: what moves and changes, in order. */
  beats(events: readonly E[], view: View, next: View): readonly Beat<View>[];
  /** Where cards come from and go to between two views. */
  paths(view: View, next: View): Paths;
  glyph(event: E): string;
  /** Events that are told as moments: the table waits so long for them to be read, in milliseconds. */
  readonly moments?: {
    readonly [Kind in E['kind']]?: number | ((event: E & { readonly kind: Kind }, view: View) => number);
  };
  /** What a moment shows beside its words, such as a reckoning. */
  readonly Moment?: ComponentType<MomentProps<View, E>>;
  /** Where in a moment an event is told, the least first, where that is not the order of the rules. */
  momentRank?(event: E): number;
  /** What a moment is called where it has a name; its sentence stands below. */
  momentName?(event: E, view: View, names: Names): Both<string> | null;
  /** Whether the view shows anything that the other players may not see; where absent, it always may. */
  hides?(view: View): boolean;
  /** What a guest may set for this game, in the menu where there is no rail. */
  readonly Settings?: ComponentType;
  /** Events that tell nothing new to a reader of the log. */
  unsaid?(event: E): boolean;
  /** Whether what came of a deed is told by the deed already. */
  repeats?(deed: E, event: E): boolean;
  /** What a guest is told in the first game. */
  readonly guide?: () => Promise<readonly Tip<View, A, E>[]>;
  /** The table in words, for who plays without seeing it (text/); read off the layout where absent. */
  readonly hearing?: () => Promise<Hearing<View, A>>;
}

/** A table as it is heard: what lies where, and what answers leave to the eye. */
export interface Hearing<View extends object = object, A extends Act = Act> {
  /** Every part of the table, in the order in which one wants to hear them: one's own, the others', what all share. */
  parts(view: View, ear: Ear): readonly HeardPart[];
  /** What goes with an act beside its name: a price, the text of an ability, how its target stands. */
  act(view: View, act: A, ear: Ear): string | null;
  /** Who stands on the place of this name; null where there is no such place. */
  place?(view: View, name: string, ear: Ear): string | null;
  /** What may be picked: a card with how it stands, a die, a space; null where its name says it all. */
  called?(view: View, object: number, kind: AskedQuestion<A>['kind'], ear: Ear): string | null;
  /** What the figures of the catalogue are called. */
  readonly figures: Readonly<Record<string, Both<string>>>;
}

export interface Ear {
  readonly names: Names;
  readonly spoken: Spoken;
  entry(def: string): CardEntry;
}

export interface HeardPart {
  /** What it is called, and by which words it is asked for, too. */
  readonly title: Both<string>;
  readonly also?: readonly string[];
  readonly seat?: number;
  readonly items: readonly HeardItem[];
}

export interface HeardItem {
  readonly say: string;
  /** What is said only where this part is asked for by itself: a card's text. */
  readonly more?: string;
  /** Said only there as a whole: an empty space among many. */
  readonly quiet?: boolean;
}

interface Sentences<A extends Act, E extends GameEvent> {
  question(question: AskedQuestion<A>, lang: Lang, names: Names): string;
  act(act: A, lang: Lang, names: Names): string;
  event(event: E, lang: Lang, names: Names): string;
}

/** What is asked, and how far the answer has come. */
export interface AskMoment<View extends object, A extends Act> {
  readonly view: View;
  readonly question: AskedQuestion<A>;
  /** The card that is to act. */
  readonly actor: number | null;
  /** The act that is meant. */
  readonly meant: A | null;
  /** The card that is about to be picked. */
  readonly aimed: number | null;
}

export interface WantedCases<A extends Act = Act> {
  readonly title: Both<string>;
  /** What to do while nothing is aimed at yet. */
  readonly hint: Both<string>;
  readonly acts: readonly A[];
}

/** Something to learn, said once, when its moment comes. */
export interface Tip<View extends object = object, A extends Act = Act, E extends GameEvent = SentEvent> {
  readonly id: string;
  /** Where it belongs: names of the stage or selectors, of which the first on the screen counts. None: not now. */
  readonly at: (moment: GuideMoment<View, A, E>) => readonly string[];
  readonly text: Both<string>;
  readonly rule: string | ((view: View) => string);
}

export interface GuideMoment<
  View extends object = object,
  A extends Act = Act,
  E extends GameEvent = SentEvent,
> {
  readonly view: View;
  readonly seat: number;
  readonly question: AskedQuestion<A> | null;
  /** The card that is to act. */
  readonly actor: number | null;
  readonly log: readonly { readonly event: E }[];
}

export interface BoardProps<View extends object = object> {
  readonly view: View;
  /** The guest's seat, or the seat whose side lies below for a spectator. */
  readonly below: number;
  readonly seats: readonly SeatTaken[];
}

export interface MomentProps<View extends object = object, E extends GameEvent = SentEvent> {
  readonly before: View;
  /** The table at the end of the step; other moments of it may have cleared what this one tells of. */
  readonly after: View;
  readonly events: readonly E[];
  /** All that happened in the step. */
  readonly step: readonly E[];
}

export interface Feat {
  readonly id: string;
  readonly n: number;
  /** With what was reached before. */
  readonly broken: Both<(n: number, before: number) => string>;
}

export interface CaseProps<View extends object = object> {
  readonly view: View;
  readonly preview: Preview;
  /** It is what is looked at. */
  readonly now: boolean;
}

export interface FaceProps<View extends object = object> {
  readonly view: View;
  /** A number of the view; where it does not tell which card that is, `def` may. */
  readonly card: number;
  readonly def?: string | undefined;
  readonly size: 'full' | 'hand' | 'thumb';
  readonly width?: number;
  readonly below: number;
}

export interface TermsProps<View extends object = object> {
  readonly view: View;
  readonly card: number;
  readonly def?: string | undefined;
}

export interface Phase {
  readonly name: string;
  readonly state: 'done' | 'now' | 'next';
}

export interface Aim {
  readonly from: number;
  readonly to: number;
}
