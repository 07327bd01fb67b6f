/** What the page and the worker say to each other: the requests of the protocol, and a few that only a local table has. */
import type {
  Act,
  Anatomy,
  CardEntry,
  CardPrice,
  Entry,
  Opening,
  Outcome,
  OwnCard,
  PositionForm,
  Problem,
  Seat,
  Text,
} from '@vigrid/kernel';
import type { CardVerdict, NearText, PrintedCard } from '@vigrid/kernel/card-reader';
import type { Puzzle } from '@vigrid/kernel/puzzle';
import type {
  Eyes,
  KeptGame,
  PastLine,
  Replay,
  Reply,
  Requests,
  SeatTaken,
  TableLine,
  Update,
} from '@vigrid/protocol';
import type { Course, Kept, LocalSeat } from './shelf.ts';

export type LocalRequests = Requests & {
  /** Makes a table, or finds the one of this name as it was left, if it was made the same way. */
  make: [LocalWish, { readonly table: string }];
  /** Does what the lesson asks for now. */
  show: [{ readonly table: string }, Record<string, never>];
  /** Goes back to the step of this number, as if nothing had come after. */
  rewind: [{ readonly table: string; readonly seq: number }, Record<string, never>];
  /** The games of this browser, lessons aside. */
  games: [Record<string, never>, LocalGames];
  /** A record step by step. */
  retrace: [Retraced & Eyes, Replay];
  /** Keeps a record that was brought here. */
  bring: [Retraced, { readonly table: string }];
  /** Makes a table that goes on from a step of a record, in other hands. */
  branch: [Branching, { readonly table: string }];
  /** The position at a step of a record. */
  moment: [{ readonly record: string; readonly seq: number }, Laid];
  /** How the puzzle at this table stands. */
  puzzle: [{ readonly table: string }, Standing];
  /** Reads a card as it is typed. */
  craft: [Typed, Crafted];
  /** What may be done in a position. */
  glimpse: [{ readonly game: string; readonly position: unknown }, readonly Glimpse[]];
  /** Its help, as the table says it. */
  help: [{ readonly table: string }, Help];
  /** What of a position of the game a form can ask for; null where positions come from files alone. */
  form: [{ readonly game: string }, PositionForm | null];
  /** What may be done at this table now, and by which rules. */
  judge: [{ readonly table: string }, readonly Ruled[]];
  /** What would come of an answer there. */
  outcome: [{ readonly table: string; readonly seat: Seat; readonly answer: number }, readonly Happening[]];
  /** A scenario file. */
  scenario: [{ readonly text: string }, Laid];
  /** Finished games of one's own that no server has yet. */
  unsent: [Record<string, never>, readonly KeptGame[]];
  /** What came of sending one. */
  sent: [{ readonly table: string; readonly synced: NonNullable<Kept['synced']> }, Record<string, never>];
  /** Clears away a table of this browser. */
  forget: [{ readonly table: string }, Record<string, never>];
};

/** Open: the goal can still be reached. Lost: no more, and `why` says what the others do then, with seats as in `SaidQuestion`. */
export interface Standing {
  readonly state: 'open' | 'lost' | 'failed' | 'solved';
  readonly why: Text | null;
}

export interface Typed {
  readonly game: string;
  readonly card: PrintedCard;
}

/** A card as it was read; `made` is what can be played of it, if anything can. */
export interface Crafted {
  readonly verdict: CardVerdict;
  /** For each place that could not be read, what is near. */
  readonly near: readonly (readonly NearText[])[];
  readonly made: { readonly card: OwnCard; readonly entry: CardEntry } | null;
  /** What is wrong with it as a card, its text aside. */
  readonly problems: readonly Problem[];
  /** What it would cost if it were printed; null where that is not known. */
  readonly price: CardPrice | null;
}

/** Something that whoever is asked in a position may do: by which card, whither, at whom, in words. */
export interface Glimpse {
  readonly act: Act;
  readonly anatomy: Anatomy;
  readonly text: Text;
}

/** With seats as in `SaidQuestion`. */
export interface Help {
  readonly first: readonly Text[];
  readonly way: readonly Text[];
}

/** What a seat is asked and may answer, by which rule; with seats as in `SaidQuestion`. */
export interface Ruled {
  readonly seat: Seat;
  readonly rule: string;
  readonly question: Text;
  /** By their numbers. */
  readonly answers: readonly Text[];
}

/** Something that would happen; with seats as in `SaidQuestion`. */
export interface Happening {
  readonly rule: string;
  readonly text: Text;
}

/** A position as it is laid: the part of a scenario that comes before its play. */
export interface Laid {
  readonly game: string;
  readonly position: Readonly<Record<string, unknown>>;
  /** Chance to come, in the order in which it is needed; after that it is chance. */
  readonly random: readonly Outcome[];
}

export interface LocalGames {
  readonly mine: readonly TableLine[];
  readonly past: readonly PastLine[];
}

export interface Retraced {
  /** As `saveRecord` writes it, or anything that claims to be that. */
  readonly record: string;
  /** Who played; nobody known by name where absent. */
  readonly seats?: readonly SeatTaken[];
  readonly table?: string;
}

export interface Branching {
  readonly record: string;
  readonly seq: number;
  readonly seats: readonly LocalSeat[];
}

export interface LocalWish {
  readonly id?: string;
  readonly game: string;
  readonly options?: unknown;
  readonly seats: readonly LocalSeat[];
  readonly from?: Opening;
  readonly course?: Course;
  readonly puzzle?: Puzzle;
  /** A server should keep it once it is over. */
  readonly synced?: 'wanted';
  /** Chance, where it is not left to chance which; decisions made already. */
  readonly seed?: string;
  readonly before?: readonly Entry[];
  /** From the beginning, whatever has become of the one of this name. */
  readonly anew?: boolean;
}

/** A position that is tried out: it is no game of this browser, and another takes its place under the same name. */
export const positionId = (name: string): string => `${positions}${name}`;

export const isPosition = (table: string): boolean => table.startsWith(positions);

const positions = 'local-at-';

/** To the worker. */
export interface Asked {
  readonly n: number;
  readonly name: keyof LocalRequests;
  readonly payload: unknown;
}

/** To a worker that does nothing else: a saved game to be analysed. */
export interface GoneThrough {
  readonly record: string;
}

/** For tests: the same deals and dice each time, and nobody takes their time. */
export interface Rehearsed {
  readonly rehearsal: string;
}

/** From the worker. */
export type Told =
  | { readonly kind: 'reply'; readonly n: number; readonly reply: Reply<unknown> }
  | { readonly kind: 'update'; readonly update: Update };

/** Tables of this browser are known by their names. */
export const isLocal = (table: string): boolean => table.startsWith('local-');
