-- Games as they stood every so many entries, and what was told since the one before. They follow from the log, are never
-- needed and may be deleted at any time: without them a game is played through when it is opened.
create table snapshots (
  table_id text not null references tables on delete cascade,
  seq integer not null,
  -- What has played so far: only the very same can go on from here.
  engine text not null,
  stand text not null,
  told text not null,
  primary key (table_id, seq)
);
