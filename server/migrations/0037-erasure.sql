-- One client's personal data is erased; of the papers that they signed, date, number and hash stay.

alter table acceptances
  alter column name drop not null,
  alter column email drop not null,
  add column erased_at timestamptz(3),
  add constraint acceptances_erased check ((erased_at is null) = (name is not null and email is not null));

-- The service may not change what was signed and what happened: of some proposals of the company that is the current one,
-- this takes away who it was and what they wrote.
create function erase_evidence(proposals uuid[], moment timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  update acceptances
  set name = null, email = null, address = null, browser = null, copy = null, erased_at = moment
  where company_id = (select nullif(current_setting('app.company_id', true), '')::uuid)
    and proposal_id = any(proposals) and erased_at is null;
  delete from proposal_history
  where company_id = (select nullif(current_setting('app.company_id', true), '')::uuid)
    and proposal_id = any(proposals) and what in ('asked', 'answered');
$$;
revoke execute on function erase_evidence from public;
grant execute on function erase_evidence to showbill_service;

-- Which signed paper has this SHA-256, in hexadecimal.
create policy lookup on acceptances for select to current_user using (true);
create index acceptances_by_copy on acceptances (copy_hash);
create function find_paper(hash text) returns table (
  company_id uuid, company_name text, number text, version integer, accepted_at timestamptz, erased_at timestamptz
)
language sql stable security definer set search_path = public, pg_temp as $$
  select c.id, c.name, p.number, a.version, a.at, a.erased_at
  from acceptances a
  join companies c on c.id = a.company_id
  join proposals p on p.company_id = a.company_id and p.id = a.proposal_id
  where a.copy_hash = hash
$$;
revoke execute on function find_paper from public;
grant execute on function find_paper to showbill_service;

-- Whose client an operator's command names.
create policy lookup on clients for select to current_user using (true);
create function company_of_client(client_id uuid) returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select company_id from clients where id = client_id
$$;
revoke execute on function company_of_client from public;
grant execute on function company_of_client to showbill_service;
