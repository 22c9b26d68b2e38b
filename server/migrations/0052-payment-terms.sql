-- When a proposal is to be paid, what of it was, and what Stripe told.

-- {"deposit", "instalments", "rest", "early"}; amounts in minor units as texts, of the company's currency and of the proposal's
alter table companies
  add column payment_terms jsonb,
  -- whether its clients are offered a link by which they pay, where the operator has set one up
  add column pays_online boolean not null default false;
alter table proposals add column payment_terms jsonb;

-- What was agreed on when the proposal was accepted. It stands.
create table payment_rows (
  company_id uuid not null references companies (id),
  proposal_id uuid not null,
  position integer not null check (position >= 0),
  kind text not null check (kind in ('deposit', 'instalment', 'rest', 'full')),
  -- of several instalments: which, from 1
  ordinal integer not null check (ordinal >= 0),
  due jsonb not null,
  -- null: it follows from what is not known, as the date of an event without one
  due_on date,
  amount bigint not null check (amount > 0),
  primary key (company_id, proposal_id, position),
  foreign key (company_id, proposal_id) references proposals (company_id, id) on delete cascade
);
create index payment_rows_due on payment_rows (company_id, due_on, proposal_id);
select protect_tenant_table('payment_rows');
revoke update, delete on payment_rows from showbill_service;

create table payments (
  company_id uuid not null references companies (id),
  id uuid not null,
  proposal_id uuid not null,
  -- of the row that it is for; null: for whatever is due first
  position integer,
  paid_on date not null,
  amount bigint not null check (amount > 0),
  method text not null check (method in ('bank_transfer', 'card', 'cash', 'cheque', 'early_payment', 'other')),
  note text check (char_length(note) between 1 and 500),
  recorded_at timestamptz(3) not null,
  -- a name; null: the service
  recorded_by text,
  -- the proposal that it was paid for first, which this one replaced
  carried_from uuid,
  -- of Stripe, for a payment that it told of
  stripe_session text,
  undone_at timestamptz(3),
  undone_by text,
  primary key (company_id, id),
  foreign key (company_id, proposal_id) references proposals (company_id, id) on delete cascade,
  foreign key (company_id, proposal_id, position) references payment_rows (company_id, proposal_id, position)
    on delete cascade,
  foreign key (company_id, carried_from) references proposals (company_id, id) on delete cascade
);
create index payments_of_proposal on payments (company_id, proposal_id, recorded_at, id);
create index payments_carried on payments (company_id, carried_from) where carried_from is not null;
-- a payment is counted once, however often and in however many events it is told of
create unique index payments_of_session on payments (company_id, stripe_session) where stripe_session is not null;
select protect_tenant_table('payments');
revoke delete on payments from showbill_service;

-- What Stripe told, an event once.
create table payment_notices (
  company_id uuid not null references companies (id),
  event_id text not null check (char_length(event_id) between 1 and 255),
  kind text not null check (char_length(kind) between 1 and 255),
  proposal_id uuid not null,
  position integer not null,
  session text not null check (char_length(session) between 1 and 255),
  -- as told: ISO 4217 in capitals, and in the smallest unit as Stripe counts it
  currency text not null check (char_length(currency) between 1 and 10),
  amount numeric not null,
  -- what was to be paid then, the same way
  expected numeric,
  outcome text not null check (outcome in ('recorded', 'questioned', 'noted')),
  received_at timestamptz(3) not null,
  -- a person has decided about a questioned one
  settled_at timestamptz(3),
  settled_by text,
  primary key (company_id, event_id),
  foreign key (company_id, proposal_id) references proposals (company_id, id) on delete cascade
);
create index payment_notices_of_proposal on payment_notices (company_id, proposal_id, received_at);
create index payment_notices_open on payment_notices (company_id) where outcome = 'questioned' and settled_at is null;
select protect_tenant_table('payment_notices');
revoke delete on payment_notices from showbill_service;

do $$
declare
  known text;
begin
  select pg_get_constraintdef(oid) into strict known
  from pg_constraint where conname = 'proposal_history_what_check' and conrelid = 'proposal_history'::regclass;
  execute 'alter table proposal_history drop constraint proposal_history_what_check';
  execute 'alter table proposal_history add constraint proposal_history_what_check '
    || replace(known, '''deleted''::text',
      '''deleted''::text, ''payment_recorded''::text, ''payment_undone''::text, ''payment_questioned''::text');
end $$;
