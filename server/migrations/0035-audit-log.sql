-- What people, keys and the operator did in a company, written in the transaction in which they did it.

create table audit_entries (
  company_id uuid not null references companies (id),
  id uuid not null,
  -- the database's time: one clock for all that is written here
  at timestamptz(3) not null default clock_timestamp(),
  actor_kind text not null check (actor_kind in ('user', 'key', 'client', 'command', 'service')),
  actor_id text,
  actor_name text,
  -- 'key.revoked': see AUDITED in the contract
  what text not null check (what ~ '^[a-z]+[.][a-z_]+$'),
  subject_id text,
  subject text,
  details jsonb not null default '{}',
  primary key (company_id, id)
);
create index audit_entries_newest on audit_entries (company_id, at desc, id desc);
select protect_tenant_table('audit_entries');
-- what is written stands: the service adds to it and reads it
revoke update, delete on audit_entries from showbill_service;

-- For how long a company keeps it.
alter table companies
  add column audit_months integer not null default 24 check (audit_months between 6 and 120);

create policy lookup on audit_entries for select to current_user using (true);
create policy sweep on audit_entries for delete to current_user using (true);
create policy accounts on audit_entries for insert to current_user with check (what like 'account.%');

-- Forgets what is older than its company keeps it, some of each at a time.
create function forget_audit_entries(moment timestamptz) returns void
language sql volatile security definer set search_path = public, pg_temp as $$
  delete from audit_entries a
  using companies c cross join lateral (
    select o.id from audit_entries o
    where o.company_id = c.id and o.at < moment - make_interval(months => c.audit_months)
    limit 5000
  ) old
  where a.company_id = c.id and a.id = old.id
$$;
revoke execute on function forget_audit_entries from public;
grant execute on function forget_audit_entries to showbill_service;

-- That a person signed in, or has another password, is told to each company of theirs: they belong to none, and so what
-- writes their sessions and passwords knows none.
create function note_account() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into audit_entries (company_id, id, actor_kind, actor_id, actor_name, what)
    select m.company_id, gen_random_uuid(), 'user', u.id::text, u.name, tg_argv[0]
    from users u cross join lateral companies_of_user(u.id) m
    where u.id = new.user_id;
  return null;
end $$;
revoke execute on function note_account from public;

create trigger note_sign_in after insert on sessions
  for each row execute function note_account('account.signed_in');
create trigger note_password after update of password on credentials
  for each row when (old.password is distinct from new.password) execute function note_account('account.password_changed');
