-- What clients answer on the page that they are sent.

-- The evidence of an acceptance by the client themself. It stands; only the copy is added to it, once.
create table acceptances (
  company_id uuid not null references companies (id),
  proposal_id uuid not null,
  version integer not null,
  name text not null check (char_length(name) between 1 and 200),
  email text not null check (char_length(email) <= 320),
  at timestamptz(3) not null,
  -- where it came from, as the server saw it
  address text check (char_length(address) <= 100),
  browser text check (char_length(browser) <= 500),
  -- what was agreed to with it; null: the company had no terms
  terms text,
  -- SHA-256, in hexadecimal, of what was accepted
  content_hash text not null,
  -- the signed copy, from when it was first wanted, and its SHA-256
  copy bytea,
  copy_hash text,
  primary key (company_id, proposal_id),
  foreign key (company_id, proposal_id) references proposals (company_id, id) on delete cascade
);
select protect_tenant_table('acceptances');
revoke update, delete on acceptances from showbill_service;
grant update (copy, copy_hash) on acceptances to showbill_service;

alter table proposal_history drop constraint proposal_history_what_check;
alter table proposal_history add constraint proposal_history_what_check check (what in (
  'created', 'edited', 'sent', 'viewed', 'asked', 'accepted', 'declined', 'revised', 'cancelled', 'replaced', 'expired',
  'dispatched', 'returned', 'amended', 'duplicated', 'link_renewed', 'deleted'));

-- What goes out with a mail, made when it is sent.
alter table mails add column attachment text check (attachment = 'signed_copy');

-- Companies with proposals that were sent before a day and close on it or before, in any time zone.
create function companies_with_closing_proposals(day date) returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select distinct company_id from proposals where status = 'sent' and valid_until <= day
$$;
revoke execute on function companies_with_closing_proposals from public;
grant execute on function companies_with_closing_proposals to showbill_service;
