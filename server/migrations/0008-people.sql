-- People: who they are, how they sign in, and the companies they belong to.

-- Of no company, as one person may belong to several. better-auth reads and writes these four.
create table users (
  id uuid primary key,
  name text not null,
  email text not null unique check (email = lower(email)),
  email_verified boolean not null default false,
  image text,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);

-- What a cookie holds is the token and a signature by the installation's secret: the token alone signs nobody in.
create table sessions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  token text not null unique,
  expires_at timestamptz(3) not null,
  ip_address text,
  user_agent text,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index sessions_user on sessions (user_id);
create index sessions_expiring on sessions (expires_at);

create table credentials (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  provider_id text not null,
  account_id text not null,
  -- scrypt, with its salt
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz(3),
  refresh_token_expires_at timestamptz(3),
  scope text,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (provider_id, account_id)
);
create index credentials_user on credentials (user_id);

-- Links that were asked for. The identifier is a hash: what is kept here opens nothing.
create table verifications (
  id uuid primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index verifications_identifier on verifications (identifier);
create index verifications_expiring on verifications (expires_at);

-- How often something was tried of late, by the hash of who tried it or at whom. Holds no addresses.
create table tries (
  subject bytea primary key,
  count integer not null,
  last_at timestamptz not null,
  -- before then nothing more is let through
  next_at timestamptz not null
) with (fillfactor = 70);
create index tries_last on tries (last_at);

grant select, insert, update, delete on users, sessions, credentials, verifications, tries to showbill_service;

-- Counts a try at each subject, before it is known how it ends, and returns 0; or counts nothing and returns for how
-- many seconds none of them may be tried. `free[i]` tries of `subjects[i]` cost no wait; then it is 5 s, doubled by each
-- further one, up to 15 minutes. A day without a try forgets all of them. One at a time for each subject, however many
-- processes ask.
create function begin_try(subjects bytea[], free integer[]) returns double precision
language plpgsql volatile set search_path = public, pg_temp as $$
declare
  moment timestamptz;
  wait double precision;
begin
  insert into tries (subject, count, last_at, next_at)
    select s, 0, clock_timestamp(), clock_timestamp() from unnest(subjects) s order by s
    on conflict do nothing;
  perform 1 from tries t where t.subject = any(subjects) order by t.subject for update;
  moment := clock_timestamp();
  select max(extract(epoch from t.next_at - moment)) into wait from tries t where t.subject = any(subjects);
  if wait > 0 then return wait; end if;
  update tries t
    set count = now_at.count, last_at = moment, next_at = moment + case
      when now_at.count < now_at.free then interval '0'
      else least(interval '15 minutes', interval '5 seconds' * 2 ^ least(now_at.count - now_at.free, 10))
    end
    from (
      select asked.subject, asked.free,
        1 + case when before.last_at < moment - interval '1 day' then 0 else before.count end as count
      from unnest(subjects, free) as asked (subject, free)
      join tries before on before.subject = asked.subject
    ) now_at
    where t.subject = now_at.subject;
  return 0;
end $$;
revoke execute on function begin_try from public;
grant execute on function begin_try to showbill_service;

create table members (
  company_id uuid not null references companies (id),
  user_id uuid not null references users (id) on delete cascade,
  role text not null check (role in ('owner', 'editor', 'viewer')),
  created_at timestamptz(3) not null default now(),
  primary key (company_id, user_id)
);
create index members_user on members (user_id);
select protect_tenant_table('members');

create table invitations (
  company_id uuid not null references companies (id),
  id uuid not null,
  email text not null check (email = lower(email)),
  role text not null check (role in ('owner', 'editor', 'viewer')),
  -- SHA-256 of what the link holds
  token_hash bytea not null unique,
  invited_by uuid references users (id) on delete set null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  accepted_at timestamptz(3),
  revoked_at timestamptz(3),
  primary key (company_id, id)
);
create unique index invitations_open on invitations (company_id, email) where accepted_at is null and revoked_at is null;
create index invitations_email on invitations (email);
select protect_tenant_table('invitations');

create policy lookup on members for select to current_user using (true);
create policy lookup on invitations for select to current_user using (true);

-- The companies that a person belongs to.
create function companies_of_user(person uuid) returns table (company_id uuid, company_name text, role text)
language sql stable security definer set search_path = public, pg_temp as $$
  select m.company_id, c.name, m.role
  from members m join companies c on c.id = m.company_id
  where m.user_id = person
  order by lower(c.name), c.id
$$;
revoke execute on function companies_of_user from public;
grant execute on function companies_of_user to showbill_service;

-- Which invitation a link opens.
create function find_invitation(hash bytea) returns table (company_id uuid, id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select i.company_id, i.id from invitations i where i.token_hash = hash
$$;
revoke execute on function find_invitation from public;
grant execute on function find_invitation to showbill_service;

-- The newest invitation of an address that is still open, for the operator who hands over its link.
create function open_invitation_of(address text, moment timestamptz) returns table (company_id uuid, id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select i.company_id, i.id from invitations i
  where i.email = address and i.accepted_at is null and i.revoked_at is null and i.expires_at > moment
  order by i.created_at desc
  limit 1
$$;
revoke execute on function open_invitation_of from public;
grant execute on function open_invitation_of to showbill_service;
