-- Small tournaments. One is written as a whole under its revision, so that nothing is lost between two who change it.
create table tournaments (
  id text primary key,
  made_by text not null references guests on delete cascade,
  revision integer not null default 0,
  over boolean not null default false,
  doc json not null,
  made_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);

create index tournaments_by_time on tournaments (changed_at desc);
