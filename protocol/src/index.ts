/**
 * What goes over the wire between the table in the browser and the server, as types. Requests are socket messages with
 * an acknowledgement; the server answers every one with a Reply. Updates come by themselves, numbered. readers.ts reads
 * requests that may hold anything.
 */
import type {
  Act,
  CardEntry,
  CardLimit,
  Chosen,
  ClockSetting,
  Control,
  DeckList,
  GameEvent,
  Lang,
  Preview,
  Problem,
  QuestionWithAnatomy,
  ReadyDeck,
  Refusal,
  Seat,
  SeatRange,
  TakingBack,
  Text,
} from '@vigrid/kernel';
import type { AccountRequests } from './account.ts';

export {
  type Account,
  type AccountRequests,
  type Device,
  type PushDevice,
  passwordLength,
  type SignedIn,
  type TurnNews,
} from './account.ts';

export type Reply<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: Denial };

/** Why the server did not do something: a rule of a game or the table where one applies. */
export interface Denial {
  readonly rule?: string;
  /** What kind of no it is, for a program; absent where the rules of play say no. */
  readonly code?: DenialCode;
  readonly text: Text;
}

/**
 * token: nobody has this token; begin as a new guest. hello: say hello first. invalid: the message can not be read.
 * missing: there is no such thing. stale: the answer is to a question that has passed. forbidden: not for this guest.
 * limit: too much or too often; try later. fault: the server's own mistake; an act has changed nothing then, of other
 * requests nobody knows.
 */
export type DenialCode =
  | 'token'
  | 'hello'
  | 'invalid'
  | 'missing'
  | 'stale'
  | 'forbidden'
  | 'limit'
  | 'fault';

/** Updates in one answer to `since`. */
export const mostSteps = 100;

/** Requests by name: what is sent and what comes back. */
export interface Requests extends AccountRequests {
  /**
   * Says who is there. Without a token a new guest is made; the token is the guest's secret. `screens` are the games that
   * this guest's program draws itself: tables of any other are sent plainly (see `TableState.plain`). A new guest who does
   * not say a name gets one in `lang`.
   */
  hello: [
    { token?: string; name?: string; screens?: readonly string[]; lang?: Lang },
    Guest & { token: string },
  ];
  rename: [{ name: string }, Guest];
  /** What can be played and at which tables. */
  lobby: [Record<string, never>, Lobby];
  create: [NewTable, { table: string }];
  /**
   * Opens a table to look at or play, and has its updates sent from now on. `code` is the invitation's secret and takes
   * a free seat: that one, or the first; a seat kept for the guest in a rematch is taken at once, with what was brought to it before. `own` is
   * what the guest brings to the seat, such as a deck, as the game's options have it; without it the game decides.
   * `print` is that of the guest's lot (docs/fairness.md), here and wherever a seat is taken; without it the guest gives none.
   */
  open: [{ table: string; code?: string; seat?: Seat; own?: unknown; print?: string }, TableState];
  /** Where an invitation leads, before it is followed. */
  invitation: [{ table: string; code: string }, Invitation];
  /** Takes a free seat of an open table, that one or the first, and brings something to it. */
  sit: [{ table: string; seat?: Seat; own?: unknown; print?: string }, TableState];
  /** Opens the guest's lot, once `Update.lots` has shown what all are bound to; the game begins with the last one. */
  lot: [{ table: string; lot: string }, Record<string, never>];
  /** Gives the seat back before the game has begun; a table that nobody sits at is cleared away. */
  stand: [{ table: string }, Record<string, never>];
  /**
   * Lets a bot of this level play the guest's own seat meanwhile, and with null the guest go on. A bot for another is put
   * there by those who sit at the table, once it has been away as long as `TableState.absence` says.
   */
  deputy: [{ table: string; seat: Seat; level: string | null }, Record<string, never>];
  /** Whether a seat that a bot plays meanwhile may be taken over; gives the secret of the invitation for it. */
  offerSeat: [{ table: string; seat: Seat; offered: boolean }, { code: string }];
  /** Counts one who has been away for long as gone (T-9). */
  claim: [{ table: string; seat: Seat }, Record<string, never>];
  /** Frees the seat of a guest before the game has begun; only for who made the table. */
  remove: [{ table: string; seat: Seat }, Record<string, never>];
  /** Stops the updates of a table. A seat is kept: the guest may come back at any time. */
  leave: [{ table: string }, Record<string, never>];
  act: [Deed, { seq: number }];
  /**
   * The updates after the one with this number, one for each, `mostSteps` at most: who gets so many asks again. At least
   * the present one, which may have the same number and other seats. Later ones are sent as after `open`. `plain` says how the table was shown; it is stale where it is
   * shown otherwise now, by a server of another version, and has to be opened again.
   */
  since: [{ table: string; seq: number; plain?: boolean }, readonly Update[]];
  /** Why the seat may not do this now. */
  explain: [{ table: string; intent: { do: string } }, readonly ReasonSaid[]];
  /** Why the seat may not pick this for what it is asked; nothing where the question alone says so. */
  explainPick: [{ table: string; object: number }, readonly ReasonSaid[]];
  /** What may come of this act, which the seat is asked for now; nothing where the game does not say. */
  preview: [{ table: string; intent: { do: string } }, readonly Preview[]];
  /** What a good answer would be to what the seat is asked, and why; where `TableState.hints` says so. */
  hint: [{ table: string }, HintSaid];
  /**
   * The table where those who sat here play again with the same decks, once the game is over. Everybody who asks gets
   * the same one, and the others hear of it by `Update.rematch`.
   */
  rematch: [{ table: string; print?: string }, { table: string }];
  /** Says something at a table that is open: in one's own words, or a phrase that each reads in their own language. */
  say: [{ table: string; text?: string; phrase?: string }, Record<string, never>];
  /** Who a guest is to others; oneself where nobody is named. */
  profile: [{ guest?: string }, Profile];
  /** Whoever is rated in a game, the strongest first. */
  leaders: [{ game: string }, Leaders];
  /** What all games come to that ended on this server: sums, of which nobody's games or lists can be told. */
  houseStatistics: [{ game: string }, HouseStatistics];
  /** Tournaments, the latest first, those that are not over before the others. */
  tournaments: [Record<string, never>, { lines: readonly TournamentLine[] }];
  makeTournament: [NewTournament, { tournament: string }];
  tournament: [{ tournament: string }, Tournament];
  /** Enters the guest; a name alone is entered by whoever made the tournament, for somebody who plays elsewhere. */
  enterTournament: [{ tournament: string; name?: string }, Tournament];
  /** Takes the guest out, or a player by number, which only whoever made it may. */
  leaveTournament: [{ tournament: string; player?: number }, Tournament];
  /** Pairs the next round and lays its tables. */
  nextRound: [{ tournament: string }, Tournament];
  /** Enters a result by hand: the seats of the winners, none for a draw; null takes it back. */
  tournamentResult: [
    { tournament: string; round: number; board: number; winners: readonly Seat[] | null },
    Tournament,
  ];
  endTournament: [{ tournament: string }, Tournament];
  /** The guest's finished games, the latest first: those that ended before the moment given, if one is. */
  history: [{ before?: string }, { lines: readonly PastLine[]; more: boolean }];
  /** A finished game as a record, and who played it. Nothing of a game under way. */
  record: [{ table: string }, Finished];
  /**
   * Keeps a finished game that the guest has played against bots without this server; `id` is the client's own, and the
   * same one sent again is the same table. It has to play out by the rules.
   */
  keepGame: [KeptGame, { table: string }];
  /** A finished game step by step, for whom no engine at hand plays its record: of an earlier version. */
  replay: [{ table: string } & Eyes, Replay];
  /** The decks that can be played: the guest's own, those changed last first, and the ready ones. */
  decks: [{ game: string }, DeckShelf];
  /**
   * Keeps a deck for the guest, in place of their own with the same id. It may be half built: only to play with it, it
   * has to be legal.
   */
  saveDeck: [NewDeck, SavedDeck];
  removeDeck: [{ id: string }, Record<string, never>];
  /** What the game says to a deck, or to a text that should be one: one of the two is given. */
  checkDeck: [{ game: string; deck?: DeckList; text?: string }, DeckChecked];
  /** How many of each card a deck led like this one may hold, by the card's id, and why not more. */
  deckLimits: [{ game: string; deck: DeckList }, Readonly<Record<string, CardLimit>>];
}

export interface Guest {
  readonly guest: string;
  readonly name: string;
}

export interface NewTable {
  readonly game: string;
  readonly options?: unknown;
  /** Who sits where: the creator, a bot by its level, or anybody. */
  readonly seats: readonly SeatWish[];
  readonly clock?: ClockSetting | null;
  /** Listed in the lobby for anybody to join. */
  readonly open?: boolean;
  /** Nobody talks at this table. */
  readonly silent?: boolean;
  /** Who may look on: anybody in the lobby, who has the address, nobody. Without it, as with `open`. */
  readonly watch?: Watch['who'];
  /** How many decisions behind those who look on are. */
  readonly delay?: number;
  /** It counts for the players' ratings: whoever sits down has agreed to that. */
  readonly rated?: boolean;
  /** Of the lot of whoever makes it. */
  readonly print?: string;
}

/** Who may look on, and how many decisions behind; after the end everybody sees everything. */
export interface Watch {
  readonly who: 'all' | 'link' | 'none';
  readonly delay: number;
}

/** How long somebody has to be away, in milliseconds, before the others may go on (T-9); null: never. */
export interface Absence {
  /** With a bot in that seat. */
  readonly bot: number | null;
  /** Counting that player as gone. */
  readonly claim: number | null;
}

export type SeatWish = { readonly kind: 'me' | 'free' } | { readonly kind: 'bot'; readonly level: string };

export interface KeptGame {
  readonly id: string;
  /** As `saveRecord` writes it. */
  readonly record: string;
  /** Who sat where: one `me`, all others bots. */
  readonly seats: readonly SeatWish[];
  /** When it was begun and when it ended, as ISO dates. */
  readonly since: string;
  readonly ended: string;
}

export interface Invitation {
  readonly game: string;
  readonly seats: readonly SeatTaken[];
  /** A seat is free for the guest, who does not sit here yet. */
  readonly free: boolean;
  /** What each seat is, such as its team, where seats differ. */
  readonly places: readonly Text[];
  /** How strong whoever sits there was found to be in this game, by seat; null where nobody knows. */
  readonly ratings: readonly (RatingLine | null)[];
  /** Whoever takes it may bring something of their own: a deck. */
  readonly brings: boolean;
  readonly timing: ClockSetting | null;
  /** What was chosen otherwise than usual, in words. */
  readonly chosen: readonly Text[];
  /** Cards that are in no catalogue, to which whoever sits down agrees. */
  readonly own: readonly CardEntry[];
  readonly rated: boolean;
  readonly watch: Watch;
  readonly absence: Absence;
}

export interface SeatTaken {
  readonly kind: 'guest' | 'bot' | 'free';
  /** The guest's name or the bot's level; for a free seat whom it is kept for, or nothing. */
  readonly name: string;
  /** A guest who has the table open now; every bot. */
  readonly online: boolean;
  /** The level of the bot that plays for the guest meanwhile. */
  readonly deputy?: string;
  /** Whoever has the invitation may take the seat over. */
  readonly offered?: boolean;
  /** How strong they were found to be in this game, at a table that counts for it. */
  readonly rating?: number;
  /** For how long the guest had been away when this was sent, in milliseconds. */
  readonly away?: number;
}

export interface Lobby {
  /** The guest's own unfinished games: those that wait for them first, and of these the most urgent. */
  readonly mine: readonly TableLine[];
  readonly open: readonly TableLine[];
  /** Games under way that may be watched. */
  readonly watch: readonly TableLine[];
  readonly people: number;
}

export interface GameOffer {
  readonly id: string;
  readonly name: Text;
  readonly seats: SeatRange;
  readonly bots: readonly string[];
  readonly decks: readonly {
    readonly id: string;
    readonly name: Text;
    readonly about: Text;
    readonly dye: string;
    /** Decks of one league make a fair match. */
    readonly league?: string;
  }[];
}

export interface DeckShelf {
  readonly mine: readonly SavedDeck[];
  readonly ready: readonly ReadyDeck[];
  /** How many cards the first hand has. */
  readonly hand: number;
  /** The kind of card that leads a deck; null where nobody does. */
  readonly leader: string | null;
}

export interface NewDeck {
  /** The client's own: 8 to 64 letters, digits, hyphens or underscores. */
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly deck: DeckList;
}

export interface SavedDeck extends NewDeck {
  /** It may be played. */
  readonly legal: boolean;
  /** The dye of the card that leads it, or that most of its cards have. */
  readonly dye: string;
  /** When it was changed last, as an ISO date. */
  readonly changed: string;
  /** Those of its cards that are in no catalogue, as they are shown. */
  readonly made?: readonly CardEntry[];
}

export interface DeckChecked {
  /** The deck; of a text, what could be read. */
  readonly deck: DeckList;
  /** Empty if it may be played. */
  readonly problems: readonly Problem[];
  /** The deck as a text, by the language of its names. */
  readonly text: Text;
}

export interface TableLine {
  readonly table: string;
  readonly game: string;
  readonly seats: readonly SeatTaken[];
  /** How many decisions have been made. */
  readonly turn: number;
  readonly yourMove: boolean;
  /** The seats whose decision is awaited. */
  readonly awaited: readonly Seat[];
  /** When the time of who is awaited runs out, as an ISO date; null where nobody counts it. */
  readonly deadline: string | null;
  /** Nobody can play on (see `TableState.sealed`). */
  readonly sealed: boolean;
  /** When the table was made, as an ISO date. */
  readonly since: string;
}

/** How strong somebody was found to be (Glicko-2). */
export interface RatingLine {
  readonly rating: number;
  /** 95 of 100 times the rating is not off by more than twice this. */
  readonly deviation: number;
  readonly games: number;
}

export interface Profile extends Guest {
  /** When they came first, as an ISO date. */
  readonly since: string;
  readonly ratings: readonly (RatingLine & { readonly game: string })[];
  /** All finished games, by game; those neither won alone nor lost were drawn. */
  readonly played: readonly {
    readonly game: string;
    readonly games: number;
    readonly won: number;
    readonly lost: number;
  }[];
  /** The latest games that were rated. */
  readonly rated: readonly {
    readonly table: string;
    readonly game: string;
    readonly before: number;
    readonly after: number;
    readonly ended: string;
  }[];
}

export interface Leaders {
  readonly lines: readonly (RatingLine & {
    /** Null for a bot, whose name is its level. */
    readonly guest: string | null;
    readonly name: string;
    readonly bot: boolean;
  })[];
}

/** How often something was played, and how that ended. */
export interface Tally {
  readonly games: number;
  readonly won: number;
  readonly drawn: number;
}

/** The games of one kind that ended on a server. */
export interface HouseStatistics {
  readonly game: string;
  /** How many were counted, the latest, and their decisions on average. */
  readonly games: number;
  readonly moves: number;
  readonly seats: readonly (Tally & { readonly seat: Seat })[];
  readonly bots: readonly (Tally & { readonly level: string })[];
  /** Ready decks by their ids; those of one's own by the card that leads them, all together where none does. */
  readonly decks: readonly (Tally & { readonly deck: string | null; readonly leader: string | null })[];
  /** By the ids of cards, each once a deck. */
  readonly cards: readonly (Tally & { readonly card: string })[];
}

export interface NewTournament {
  readonly name: string;
  readonly game: string;
  readonly options?: unknown;
  readonly kind: 'swiss' | 'roundRobin';
  /** Players at a table; a round robin is for two. */
  readonly seats: number;
  /** How many a Swiss has; a round robin has as many as it takes. */
  readonly rounds: number;
  readonly clock?: ClockSetting | null;
  readonly rated?: boolean;
}

export interface TournamentLine {
  readonly tournament: string;
  readonly name: string;
  readonly game: string;
  readonly kind: NewTournament['kind'];
  readonly seats: number;
  readonly players: number;
  /** Rounds paired so far. */
  readonly round: number;
  readonly state: Tournament['state'];
  /** The guest has made it or plays in it. */
  readonly mine: boolean;
}

export interface TournamentTable {
  /** The players' numbers, by seat. */
  readonly players: readonly number[];
  /** Where they play; null where not all of them have come here. */
  readonly table: string | null;
  /** The seats of the winners, none for a draw; null while it is played. */
  readonly winners: readonly Seat[] | null;
  /** By hand. */
  readonly entered: boolean;
  /** The invitation, for those who play there. */
  readonly code?: string;
}

export interface TournamentRound {
  readonly tables: readonly TournamentTable[];
  /** Who sits out; it counts as a win. */
  readonly byes: readonly number[];
}

export interface Tournament {
  readonly tournament: string;
  readonly name: string;
  readonly game: string;
  readonly kind: NewTournament['kind'];
  readonly seats: number;
  readonly rounds: number;
  readonly clock: ClockSetting | null;
  readonly rated: boolean;
  readonly state: 'open' | 'playing' | 'over';
  readonly host: Guest;
  readonly isHost: boolean;
  readonly players: readonly {
    readonly name: string;
    /** Null for one who is entered by name alone. */
    readonly guest: string | null;
    /** Plays no more. */
    readonly out: boolean;
  }[];
  /** The guest's number, -1 for who does not play. */
  readonly you: number;
  readonly played: readonly TournamentRound[];
  /** The best first. */
  readonly standings: readonly {
    readonly player: number;
    readonly points: number;
    readonly buchholz: number;
    readonly berger: number;
    readonly played: number;
    readonly won: number;
  }[];
  /** What counts, and what decides between equals, in words. */
  readonly tieBreaks: readonly Text[];
}

/** A finished game in a list. */
export interface PastLine {
  readonly table: string;
  readonly game: string;
  readonly seats: readonly SeatTaken[];
  /** The seat of who asks; null for a game of others. */
  readonly seat: Seat | null;
  /** Nobody, or several, where it is drawn; null where that is not known any more. */
  readonly winners: readonly Seat[] | null;
  /** How many decisions were made. */
  readonly moves: number;
  /** When the table was made and when the game ended, as ISO dates. */
  readonly since: string;
  readonly ended: string;
  /** What was chosen before it; null where it did not go from its beginning to a known end: a branch, a record brought. */
  readonly options: Chosen | null;
  /** The decks that were played, by seat, where chance dealt some of them; null where none was, or nobody knows. */
  readonly dealt: readonly DeckList[] | null;
}

export interface Finished extends PastLine {
  /** As `saveRecord` writes it. */
  readonly record: string;
  /** Today's engine plays it. */
  readonly current: boolean;
}

/** Through whose eyes a finished game is seen. */
export interface Eyes {
  /** Whose side it is seen from; null for one who looked on. */
  readonly seat: Seat | null;
  /** Everybody's cards are open. */
  readonly all: boolean;
}

export interface Replay {
  /** The table as it was at the end, with the whole log. */
  readonly state: TableState;
  /** The table after every step, the first one before anything was decided. */
  readonly steps: readonly Update[];
}

/** All that a guest needs to draw a table and go on from there. */
export interface TableState {
  readonly table: string;
  readonly game: string;
  readonly seats: readonly SeatTaken[];
  /** The guest's seat, null for a spectator. */
  readonly seat: Seat | null;
  /** Whoever takes a seat may bring something of their own: a deck. */
  readonly brings: boolean;
  /** How thinking time is counted; null where nobody counts it. */
  readonly timing: ClockSetting | null;
  readonly absence: Absence;
  readonly watch: Watch;
  /** It counts for the players' ratings. */
  readonly rated: boolean;
  /** The guest has made this table, and may free a seat before the game. */
  readonly host: boolean;
  /** The link secret, for those who sit at the table while a seat is free. */
  readonly code: string | null;
  /** Views are layouts, and questions and events come with their sentences: nothing of the game needs to be known. */
  readonly plain: boolean;
  /**
   * Why nobody can play on, and what can be done: the game was begun under a version that nothing here plays any more.
   * Its view stays null, and to concede is the one act left.
   */
  readonly sealed: { readonly text: Text; readonly ended: boolean } | null;
  /** The guest may ask for hints: all others at the table are bots. */
  readonly hints: boolean;
  /** What the server is bound to before the game (docs/fairness.md); its secret comes with the record, after the end. */
  readonly commitment: string;
  readonly now: Update;
  /** What was said so far, as far as this guest may hear it; null where nobody talks. */
  readonly talk: readonly Said[] | null;
  /** The log up to now, as this guest may see it. */
  readonly log: readonly LoggedEvent[];
}

/**
 * One step of a game as one guest sees it. An update with the number of the one before tells of a change beside the
 * game: somebody came, left, sat down or wants to play again.
 */
export interface Update {
  readonly table: string;
  /** The number of entries in the game's log: 0 when the game begins, -1 while seats are free. */
  readonly seq: number;
  readonly events: readonly LoggedEvent[];
  /** What the guest sees now: the game's own view type, a `Layout` at a plain table. Null before all seats are taken and where the game is sealed. */
  readonly view: object | null;
  readonly question: AskedQuestion | null;
  /** The seats whose decision is awaited. */
  readonly awaited: readonly Seat[];
  /** What the guest may take back, or why nothing; null for who looks on. */
  readonly takingBack: TakingBack | null;
  readonly drawOffer: Seat | null;
  /** Who asks for a pause; nobody where the game is paused (T-8). */
  readonly pause: { readonly by: Seat | null } | null;
  /** Milliseconds left by seat at `at`, the server's time. */
  readonly clock: { readonly left: readonly number[]; readonly at: number } | null;
  readonly seats: readonly SeatTaken[];
  readonly over: { readonly winners: readonly Seat[]; readonly rule: string; readonly seed: string } | null;
  /** The table of the rematch, once somebody has asked for one. */
  readonly rematch: string | null;
  /** All seats are taken, and lots are to be opened: what is fixed before that, as hashes (docs/fairness.md). */
  readonly lots?: { readonly setup: string; readonly prints: readonly (string | null)[] };
}

/** A question as it is sent. */
export type AskedQuestion<A extends Act = Act> = QuestionWithAnatomy<A> & { readonly said?: SaidQuestion };

/** What is asked in words, at a plain table. A seat stands in a sentence as {0}: the table knows the players' names. */
export interface SaidQuestion {
  readonly question: Text;
  /** Where acts are asked for, one for each of the options. */
  readonly acts: readonly Text[];
}

/** An event as it is sent; which fields it has, the screen of its game knows. */
export interface SentEvent extends GameEvent {
  readonly [field: string]: unknown;
}

export interface LoggedEvent {
  readonly seq: number;
  readonly event: SentEvent;
  /** At a plain table, with seats as in `SaidQuestion`. */
  readonly said?: Text;
}

/** An answer or a control, one of the two. A deed sent again with the same id is applied once. */
export interface Deed {
  readonly table: string;
  /** The client's own: 8 to 64 letters, digits, hyphens or underscores that no other deed of the table has. */
  readonly id: string;
  /** The number of the update that the guest answers to. */
  readonly seq: number;
  readonly answer?: number;
  readonly control?: Control;
}

export interface ReasonSaid {
  readonly rule: string;
  readonly why: string;
  readonly text: Text;
}

export interface HintSaid {
  /** The number of the answer. */
  readonly answer: number;
  /** What is expected to come of it, with seats as in `SaidQuestion`. */
  readonly why: Text;
}

/** Something said at a table: `text` or `phrase`. */
export interface Said {
  /** Rises with time. */
  readonly n: number;
  /** Null: somebody who looks on. */
  readonly seat: Seat | null;
  readonly name: string;
  /** As an ISO date. */
  readonly at: string;
  readonly text?: string;
  readonly phrase?: string;
}

/** What the server says by itself. */
export interface Pushed {
  update: (update: Update) => void;
  said: (table: string, said: Said) => void;
  lobby: () => void;
  /** This server stops, and the connection will break: come back, to it or to another, and go on. */
  leaving: () => void;
}

export type { CardLimit, ClockSetting, DeckList, Lang, Preview, Problem, ReadyDeck, Refusal };
