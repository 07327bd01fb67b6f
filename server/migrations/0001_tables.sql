create table guests (
  id text primary key,
  name text not null,
  token_hash text not null unique,
  made_at timestamptz not null default now()
);

create table tables (
  id text primary key,
  game text not null,
  version integer not null,
  options json not null,
  seed text not null,
  clock json,
  open boolean not null,
  code text not null,
  made_by text not null references guests,
  made_at timestamptz not null default now(),
  started_at timestamptz,
  ended_at timestamptz,
  moves integer not null default 0,
  awaited integer[] not null default '{}',
  rematch text references tables on delete set null
);

create index tables_unfinished on tables (made_at) where ended_at is null;
create index tables_rematch on tables (rematch) where rematch is not null;

create table seats (
  table_id text not null references tables on delete cascade,
  seat integer not null,
  kind text not null check (kind in ('free', 'guest', 'bot')),
  guest_id text references guests,
  level text,
  primary key (table_id, seat),
  check ((kind = 'bot') = (level is not null)),
  check (kind <> 'guest' or guest_id is not null)
);

create index seats_of_guest on seats (guest_id) where guest_id is not null;

create table entries (
  table_id text not null references tables on delete cascade,
  seq integer not null,
  deed_id text not null,
  seat integer not null,
  answer bigint,
  control text,
  at bigint,
  primary key (table_id, seq),
  unique (table_id, deed_id),
  check ((answer is null) <> (control is null))
);
