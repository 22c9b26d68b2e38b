-- Passkeys, which sign in by themselves and are a second factor as the app is.

-- Of no company, as people are.
create table passkeys (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- as the authenticator names it, base64url
  credential_id text not null unique,
  -- COSE; what is kept here opens nothing
  public_key bytea not null,
  -- how often it has signed, as far as its authenticator counts: 0 where it does not
  sign_count bigint not null,
  transports text[] not null,
  name text not null check (char_length(name) between 1 and 100),
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3)
);
create index on passkeys (user_id);

-- Challenges that a passkey has answered, until they end: none counts twice. One that nobody answers is not kept.
create table used_challenges (
  hash bytea primary key,
  expires_at timestamptz(3) not null
);

grant select, insert, update, delete on passkeys, used_challenges to showbill_service;

-- Recovery codes stand in for a factor of either kind.
alter table recovery_codes drop constraint recovery_codes_user_id_fkey;
alter table recovery_codes add foreign key (user_id) references users (id) on delete cascade;
