create table decks (
  guest_id text not null references guests on delete cascade,
  id text not null,
  game text not null,
  name text not null,
  deck json not null,
  changed_at timestamptz not null default now(),
  primary key (guest_id, id)
);
