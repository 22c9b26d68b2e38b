-- Sign-in through a company's own OpenID Connect provider, which the company may require of its members.

create table company_providers (
  company_id uuid primary key references companies (id),
  -- its members begin at /sign-in/SLUG
  slug text not null unique check (slug = lower(slug)),
  issuer text not null,
  client_id text not null,
  -- sealed with the installation's secret
  client_secret bytea not null,
  -- every address that it tells is one that the company has verified, whether it says so or not
  vouches_for_emails boolean not null default false,
  is_on boolean not null default false,
  -- members who are no owners sign in by it alone
  is_required boolean not null default false,
  created_at timestamptz(3) not null default now(),
  check (is_on or not is_required)
);
select protect_tenant_table('company_providers');
create policy lookup on company_providers for select to current_user using (true);

-- Whom a provider means by a subject. From the first sign-in on the subject decides, whatever the address becomes.
create table company_identities (
  company_id uuid not null,
  issuer text not null,
  subject text not null,
  user_id uuid not null,
  created_at timestamptz(3) not null default now(),
  last_used_at timestamptz(3) not null default now(),
  primary key (company_id, issuer, subject),
  unique (company_id, user_id),
  foreign key (company_id) references company_providers (company_id) on delete cascade,
  foreign key (company_id, user_id) references members (company_id, user_id) on delete cascade
);
select protect_tenant_table('company_identities');

-- Which company's provider an address of sign-in leads to.
create function company_of_sign_in(asked text) returns uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select p.company_id from company_providers p where p.slug = asked and p.is_on
$$;
revoke execute on function company_of_sign_in from public;
grant execute on function company_of_sign_in to showbill_service;

-- The providers of a person's companies that are in use.
create function sign_ins_of_user(person uuid) returns table (company_id uuid, slug text, is_required boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.company_id, p.slug, p.is_required
  from members m join company_providers p on p.company_id = m.company_id
  where m.user_id = person and p.is_on
$$;
revoke execute on function sign_ins_of_user from public;
grant execute on function sign_ins_of_user to showbill_service;

-- Owners may go on with their passwords, and then need a second factor.
create or replace function companies_requiring_second_factor(person uuid) returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select c.id
  from members m
  join companies c on c.id = m.company_id
  left join company_providers p on p.company_id = m.company_id
  where m.user_id = person and (c.requires_second_factor or p.is_required and m.role = 'owner')
$$;

-- Of a session that was made through a company's provider: it opens that company and nothing else, for half a day at
-- most, whatever would prolong it. Null: it opens all that is the person's.
alter table sessions
  add column only_company uuid,
  add check (only_company is null or expires_at <= created_at + interval '12 hours');
create index sessions_of_company on sessions (only_company, user_id) where only_company is not null;

-- That somebody signed in or out is told to the companies that their session opens.
create function note_of_session(session sessions, event text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into audit_entries (company_id, id, actor_kind, actor_id, actor_name, what, details)
    select m.company_id, gen_random_uuid(), 'user', u.id::text, u.name, event,
      case when session.only_company is null then '{}'::jsonb
        else jsonb_build_object('through', '/sign-in/' || coalesce(p.slug, '')) end
    from users u
    cross join lateral companies_of_user(u.id) m
    left join company_providers p on p.company_id = m.company_id
    where u.id = session.user_id and (session.only_company is null or m.company_id = session.only_company);
end $$;
revoke execute on function note_of_session from public;

create or replace function note_sign_out() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform note_of_session(old, 'account.signed_out');
  return null;
end $$;

create function note_sign_in() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform note_of_session(new, 'account.signed_in');
  return null;
end $$;
revoke execute on function note_sign_in from public;

drop trigger note_sign_in on sessions;
create trigger note_sign_in after insert on sessions for each row execute function note_sign_in();
