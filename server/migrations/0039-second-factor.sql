-- A second factor for sign-in, which a company may require of its members; and sign-outs in the audit log.

-- Of no company, as people are. A second factor counts once a code from it was entered.
create table second_factors (
  user_id uuid primary key references users (id) on delete cascade,
  -- the key that codes are made from, sealed with the installation's secret
  secret bytea not null,
  -- the half minute of the last code that was accepted: none counts twice
  last_step bigint,
  created_at timestamptz(3) not null default now(),
  confirmed_at timestamptz(3)
);

-- Each is deleted when it is used. Signed with the installation's secret: what is kept here opens nothing.
create table recovery_codes (
  user_id uuid not null references second_factors (user_id) on delete cascade,
  code_hash text not null,
  primary key (user_id, code_hash)
);

grant select, insert, update, delete on second_factors, recovery_codes to showbill_service;

alter table companies add column requires_second_factor boolean not null default false;

-- The companies of a person that require a second factor.
create function companies_requiring_second_factor(person uuid) returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select c.id from members m join companies c on c.id = m.company_id
  where m.user_id = person and c.requires_second_factor
$$;
revoke execute on function companies_requiring_second_factor from public;
grant execute on function companies_requiring_second_factor to showbill_service;

-- Tells each company of a person what they, or the operator for them, did with their account.
create function note_of_person(person uuid, actor text, event text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if event not like 'account.%' or actor not in ('user', 'command') then
    raise exception 'not of an account: % by %', event, actor;
  end if;
  insert into audit_entries (company_id, id, actor_kind, actor_id, actor_name, what, subject_id, subject)
    select m.company_id, gen_random_uuid(), actor,
      case actor when 'user' then u.id::text end, case actor when 'user' then u.name end,
      event, case actor when 'command' then u.id::text end, case actor when 'command' then u.name end
    from users u cross join lateral companies_of_user(u.id) m
    where u.id = person;
end $$;
revoke execute on function note_of_person from public;
grant execute on function note_of_person to showbill_service;

-- A session that ran out by itself is deleted later, and was not signed out.
create function note_sign_out() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform note_of_person(old.user_id, 'user', 'account.signed_out');
  return null;
end $$;
revoke execute on function note_sign_out from public;

create trigger note_sign_out after delete on sessions
  for each row when (old.expires_at > now()) execute function note_sign_out();
