-- Where a device wants to hear that its guest's turn has come (Web Push); gone with the device or the guest.
create table push (
  token_hash text primary key references tokens on delete cascade,
  guest_id text not null references guests on delete cascade,
  -- The browser maker's address for the device; it is one guest's at a time.
  endpoint text not null unique,
  -- The device's keys, as it gave them.
  public_key text not null,
  auth text not null,
  lang text not null,
  made_at timestamptz not null default now()
);

create index push_of_guest on push (guest_id);
