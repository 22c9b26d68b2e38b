-- Companies that somebody signs up for and whose mail address is not proved yet. Belongs to no company, as there is none.
-- Nothing that is kept here lets anybody in: token and code are hashes, and there is no password.
create table sign_ups (
  -- SHA-256 of what the page holds
  token_hash bytea primary key,
  -- HMAC of token and code by the installation's secret: six digits alone could be tried out
  code_hash text not null,
  email text not null check (email = lower(email)),
  name text not null,
  company jsonb not null,
  tries integer not null default 0,
  expires_at timestamptz(3) not null
);
create index sign_ups_expiring on sign_ups (expires_at);
grant select, insert, update, delete on sign_ups to showbill_service;
