-- People at a table: a bot in somebody's place, who may take the seat, who may look on and how far behind.
alter table seats
  -- The bot that plays for the guest meanwhile.
  add column deputy text,
  -- Whoever has the invitation may take the seat over.
  add column offered boolean not null default false;

alter table tables
  -- Who may look on: anybody, who has the address, nobody.
  add column watch text not null default 'link' check (watch in ('all', 'link', 'none')),
  -- How many decisions behind those who look on are.
  add column delay integer not null default 0;

alter table tables
  -- It counts for the players' ratings; when it did.
  add column rated boolean not null default false,
  add column counted_at timestamptz;

create index tables_uncounted on tables (ended_at) where rated and counted_at is null;

-- How strong somebody was found to be in a game (Glicko-2). Bots are players as well: "bot:" and the level.
create table ratings (
  player text not null,
  game text not null,
  guest_id text references guests on delete cascade,
  rating float8 not null,
  deviation float8 not null,
  volatility float8 not null,
  games integer not null,
  changed_at timestamptz not null default now(),
  primary key (player, game)
);

create index ratings_of_game on ratings (game, rating desc);

-- What a rated game has changed.
create table rated_games (
  table_id text not null references tables on delete cascade,
  player text not null,
  before float8 not null,
  after float8 not null,
  primary key (table_id, player)
);

update tables set watch = 'all' where open;
