-- What people say at tables, to whom it may be shown.
alter table tables add column silent boolean not null default false;

create table talk (
  id bigint generated always as identity primary key,
  table_id text not null references tables on delete cascade,
  guest_id text not null references guests,
  seat integer,
  text text,
  phrase text,
  at timestamptz not null default now(),
  check ((text is null) <> (phrase is null))
);

create index talk_of_table on talk (table_id, id);
