/** What is stored, for Drizzle. The tables themselves are made by the files in migrations/. */
import type { ClockSetting, Control, DeckList } from '@vigrid/kernel';
import type { Pool } from 'pg';
import {
  bigint,
  boolean,
  doublePrecision,
  integer,
  json,
  type NodePgDatabase,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from './drizzle.ts';

/** PostgreSQL through Drizzle, and the driver below it for what is said a thousand times a second. */
export type Database = NodePgDatabase & { readonly $client: Pool };

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const guests = pgTable('guests', {
  id: text().primaryKey(),
  name: text().notNull(),
  /** SHA-256 of the guest's secret; the secret itself is never stored. */
  tokenHash: text('token_hash').notNull().unique(),
  madeAt: moment('made_at').notNull().defaultNow(),
  /** When they came last, to a day. */
  seenAt: moment('seen_at').notNull().defaultNow(),
});

export const tables = pgTable('tables', {
  id: text().primaryKey(),
  game: text().notNull(),
  version: integer().notNull(),
  /** What the game's `options` made of those given. */
  options: json().$type<unknown>().notNull(),
  /** Empty until it is drawn by lot. */
  seed: text().notNull(),
  /** What the server is bound to before it sees any lot; null where the seed is not drawn by lot. */
  secret: text(),
  clock: json().$type<ClockSetting>(),
  /** Listed in the lobby. */
  open: boolean().notNull(),
  /** The invitation's secret. */
  code: text().notNull(),
  madeBy: text('made_by').notNull(),
  madeAt: moment('made_at').notNull().defaultNow(),
  /** When the last seat was taken. */
  startedAt: moment('started_at'),
  endedAt: moment('ended_at'),
  /** For the lobby's lists, which should not have to play every game through; always follows from the entries. */
  moves: integer().notNull().default(0),
  awaited: integer().array().notNull().default([]),
  /** Null while it goes on, and where it ended before this was kept. */
  winners: integer().array(),
  rematch: text(),
  /** Nobody talks here. */
  silent: boolean().notNull().default(false),
  /** Who may look on: anybody, who has the address, nobody. */
  watch: text().$type<'all' | 'link' | 'none'>().notNull().default('link'),
  /** How many decisions behind they are. */
  delay: integer().notNull().default(0),
  /** It counts for the players' ratings; when it did. */
  rated: boolean().notNull().default(false),
  countedAt: moment('counted_at'),
  /** Counts changes beside the log: seats, what is brought to them, the rematch. */
  revision: integer().notNull().default(0),
  /** The server that lets its bots move and its clock ring: whoever added to the log last. */
  keeper: text(),
  /** When something happens without anybody acting; 0 for at once. */
  due: bigint({ mode: 'number' }),
  /** When somebody last sat down, stood up or made a move. */
  movedAt: moment('moved_at').notNull().defaultNow(),
  /** When the game's own time was 0; null until it begins. */
  epoch: bigint({ mode: 'number' }),
});

export const seats = pgTable(
  'seats',
  {
    tableId: text('table_id').notNull(),
    seat: integer().notNull(),
    kind: text().$type<'free' | 'guest' | 'bot'>().notNull(),
    /** Who sits here; for a free seat, whom it is kept for. */
    guestId: text('guest_id'),
    level: text(),
    /** The bot that plays for the guest meanwhile. */
    deputy: text(),
    /** Whoever has the invitation may take the seat over. */
    offered: boolean().notNull().default(false),
    /** What whoever sits here is bound to, and the lot itself once it is open (lots.ts). */
    print: text(),
    lot: text(),
  },
  (t) => [primaryKey({ columns: [t.tableId, t.seat] })],
);

/** Guests' own decks; ids are the guest's, so nobody can reach another's. */
export const decks = pgTable(
  'decks',
  {
    guestId: text('guest_id').notNull(),
    id: text().notNull(),
    game: text().notNull(),
    name: text().notNull(),
    deck: json().$type<DeckList>().notNull(),
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.guestId, t.id] })],
);

export const talk = pgTable('talk', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  tableId: text('table_id').notNull(),
  guestId: text('guest_id').notNull(),
  /** Null for who looked on. */
  seat: integer(),
  text: text(),
  phrase: text(),
  at: moment('at').notNull().defaultNow(),
});

/** How strong somebody was found to be in a game. */
export const ratings = pgTable(
  'ratings',
  {
    /** A guest's id, or "bot:" and a level. */
    player: text().notNull(),
    game: text().notNull(),
    guestId: text('guest_id'),
    rating: doublePrecision().notNull(),
    deviation: doublePrecision().notNull(),
    volatility: doublePrecision().notNull(),
    games: integer().notNull(),
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.player, t.game] })],
);

/** What a rated game has changed. */
export const ratedGames = pgTable(
  'rated_games',
  {
    tableId: text('table_id').notNull(),
    player: text().notNull(),
    before: doublePrecision().notNull(),
    after: doublePrecision().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tableId, t.player] })],
);

/** Small tournaments, each written as a whole under its revision. */
export const tournaments = pgTable('tournaments', {
  id: text().primaryKey(),
  madeBy: text('made_by').notNull(),
  revision: integer().notNull().default(0),
  over: boolean().notNull().default(false),
  doc: json().$type<unknown>().notNull(),
  madeAt: moment('made_at').notNull().defaultNow(),
  changedAt: moment('changed_at').notNull().defaultNow(),
});

/** The log: the only truth about a game. */
export const entries = pgTable(
  'entries',
  {
    tableId: text('table_id').notNull(),
    /** From 1, without gaps. */
    seq: integer().notNull(),
    deedId: text('deed_id').notNull(),
    seat: integer().notNull(),
    answer: bigint({ mode: 'number' }),
    control: text().$type<Control>(),
    at: bigint({ mode: 'number' }),
  },
  (t) => [primaryKey({ columns: [t.tableId, t.seq] }), unique().on(t.tableId, t.deedId)],
);

/** Games as they stood, laid by snapshots.ts; they follow from the entries. */
export const snapshots = pgTable(
  'snapshots',
  {
    tableId: text('table_id').notNull(),
    seq: integer().notNull(),
    /** What has played so far. */
    engine: text().notNull(),
    stand: text().notNull(),
    told: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tableId, t.seq] })],
);

export const tokens = pgTable('tokens', {
  tokenHash: text('token_hash').primaryKey(),
  id: text().notNull(),
  guestId: text('guest_id').notNull(),
  device: text(),
  madeAt: moment('made_at').notNull().defaultNow(),
  seenAt: moment('seen_at').notNull().defaultNow(),
});

export const passwords = pgTable('passwords', {
  guestId: text('guest_id').primaryKey(),
  login: text().notNull(),
  loginKey: text('login_key').notNull(),
  hash: text().notNull(),
  madeAt: moment('made_at').notNull().defaultNow(),
});

export const passkeys = pgTable('passkeys', {
  id: text().primaryKey(),
  guestId: text('guest_id').notNull(),
  publicKey: text('public_key').notNull(),
  counter: bigint({ mode: 'number' }).notNull(),
  transports: text().array().notNull().default([]),
  device: text(),
  madeAt: moment('made_at').notNull().defaultNow(),
  seenAt: moment('seen_at').notNull().defaultNow(),
});

export const codes = pgTable('codes', {
  codeHash: text('code_hash').primaryKey(),
  guestId: text('guest_id').notNull(),
  until: moment('until').notNull(),
});

/** Where a device hears that its guest's turn has come. */
export const push = pgTable('push', {
  tokenHash: text('token_hash').primaryKey(),
  guestId: text('guest_id').notNull(),
  endpoint: text().notNull(),
  publicKey: text('public_key').notNull(),
  auth: text().notNull(),
  lang: text().notNull(),
  madeAt: moment('made_at').notNull().defaultNow(),
});
