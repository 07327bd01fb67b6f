-- Who somebody is: one token for each device, which can be taken back, and ways to come in on another one.
create table tokens (
  token_hash text primary key,
  -- For lists; the token itself is never shown.
  id text not null default substr(md5(random()::text || clock_timestamp()::text), 1, 12),
  guest_id text not null references guests on delete cascade,
  -- What kind of device it is, as far as it says.
  device text,
  made_at timestamptz not null default now(),
  -- When it was used last, to a day.
  seen_at timestamptz not null default now()
);

create index tokens_of_guest on tokens (guest_id);

insert into tokens (token_hash, guest_id, made_at, seen_at) select token_hash, id, made_at, seen_at from guests;

-- A guest comes with a token, whichever version of the server lets them in.
create function first_token() returns trigger language plpgsql as $$
begin
  insert into tokens (token_hash, guest_id) values (new.token_hash, new.id);
  return new;
end $$;
create trigger first_token after insert on guests for each row execute function first_token();

create table passwords (
  guest_id text primary key references guests on delete cascade,
  -- As it was chosen, and as it is compared.
  login text not null,
  login_key text not null unique,
  -- argon2id, salt and figures included.
  hash text not null,
  made_at timestamptz not null default now()
);

create table passkeys (
  id text primary key,
  guest_id text not null references guests on delete cascade,
  public_key text not null,
  counter bigint not null,
  transports text[] not null default '{}',
  device text,
  made_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);

create index passkeys_of_guest on passkeys (guest_id);

-- A code by which another device becomes the same guest, once.
create table codes (
  code_hash text primary key,
  guest_id text not null references guests on delete cascade,
  until timestamptz not null
);
