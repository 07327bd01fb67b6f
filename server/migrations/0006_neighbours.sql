-- Several servers on one database.

-- The servers, as long as they are heard of. Times that are compared between servers' own clocks are the database's.
create table processes (
  id text primary key,
  -- When it was last there, in milliseconds of the time that clocks run by.
  seen bigint not null,
  -- Others take its work over after this.
  until timestamptz not null
);

alter table tables
  -- Counts changes beside the log: seats, what is brought to them, the rematch.
  add column revision integer not null default 0,
  -- The server that lets its bots move and its clock ring: whoever added to the log last.
  add column keeper text,
  -- When something happens without anybody acting; 0 for at once.
  add column due bigint,
  -- When the game's own time was 0.
  add column epoch bigint;

update tables set
  due = case when clock is not null or exists (select 1 from seats where seats.table_id = tables.id
    and seats.kind = 'bot' and seats.seat = any(tables.awaited)) then 0 end,
  epoch = extract(epoch from clock_timestamp()) * 1000
    - coalesce((select max(at) from entries where entries.table_id = tables.id), 0)
where started_at is not null and ended_at is null;

create index tables_due on tables (due) where ended_at is null and due is not null;
