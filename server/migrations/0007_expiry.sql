-- What nobody has touched for long is cleared away.
alter table guests add column seen_at timestamptz not null default now();
alter table tables add column moved_at timestamptz not null default now();

create index tables_resting on tables (moved_at) where ended_at is null;
