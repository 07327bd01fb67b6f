-- Written to find out whether anything can be.
create table checks (
  one boolean primary key default true check (one),
  at timestamptz not null
);
