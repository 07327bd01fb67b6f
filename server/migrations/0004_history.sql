-- Who has won, for the list of finished games; unknown for those that ended before this was kept.
alter table tables add column winners integer[];

create index tables_finished on tables (ended_at) where ended_at is not null;
