-- Whether a client hires as a business or as a consumer, and what is written to them on paper.

alter table clients
  -- null: nobody has said
  add column kind text check (kind in ('business', 'consumer')),
  -- of value-added tax
  add column tax_number text check (char_length(tax_number) between 1 and 40),
  -- in lines, as on an envelope, without the country
  add column address text check (char_length(address) between 1 and 300),
  -- ISO 3166-1 alpha-2
  add column country text check (country ~ '^[A-Z]{2}$');

alter table companies
  -- whether consumers in the single market are offered the right of withdrawal, where the client's page takes acceptances
  add column offers_withdrawal boolean not null default false,
  -- by language: what the company says of it instead of Showbill's words
  add column withdrawal_notices jsonb not null default '{}';

-- The right that came with an acceptance. It stays as it was then.
create table withdrawal_rights (
  company_id uuid not null references companies (id),
  proposal_id uuid not null,
  notice text not null check (char_length(notice) between 1 and 20000),
  language language not null,
  last_day date not null,
  time_zone text not null,
  -- that the hire starts before it ends, and what follows from that
  asked_to_start boolean not null,
  primary key (company_id, proposal_id),
  foreign key (company_id, proposal_id) references proposals (company_id, id) on delete cascade
);
select protect_tenant_table('withdrawal_rights');
revoke update, delete on withdrawal_rights from showbill_service;

-- A contract is withdrawn from once.
create table withdrawals (
  company_id uuid not null references companies (id),
  proposal_id uuid not null,
  at timestamptz(3) not null,
  -- null: erased
  name text check (char_length(name) between 1 and 200),
  email text check (char_length(email) <= 320),
  statement text,
  -- of the network
  address text,
  browser text check (char_length(browser) <= 500),
  -- whether the proposal was cancelled by it
  ended boolean not null,
  primary key (company_id, proposal_id),
  foreign key (company_id, proposal_id) references withdrawal_rights (company_id, proposal_id) on delete cascade
);
select protect_tenant_table('withdrawals');
revoke update, delete on withdrawals from showbill_service;

create or replace function erase_evidence(proposals uuid[], moment timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  update acceptances
  set name = null, email = null, address = null, browser = null, copy = null, erased_at = moment
  where company_id = (select nullif(current_setting('app.company_id', true), '')::uuid)
    and proposal_id = any(proposals) and erased_at is null;
  update withdrawals
  set name = null, email = null, statement = null, address = null, browser = null
  where company_id = (select nullif(current_setting('app.company_id', true), '')::uuid)
    and proposal_id = any(proposals);
  delete from proposal_history
  where company_id = (select nullif(current_setting('app.company_id', true), '')::uuid)
    and proposal_id = any(proposals) and what in ('asked', 'answered');
$$;

do $$
declare
  known text;
begin
  select pg_get_constraintdef(oid) into strict known
  from pg_constraint where conname = 'proposal_history_what_check' and conrelid = 'proposal_history'::regclass;
  execute 'alter table proposal_history drop constraint proposal_history_what_check';
  execute 'alter table proposal_history add constraint proposal_history_what_check '
    || replace(known, '''deleted''::text', '''deleted''::text, ''withdrawn''::text');
end $$;
