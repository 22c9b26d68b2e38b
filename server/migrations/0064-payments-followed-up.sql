-- Pages to pay on are closed when nothing is to be paid on them any more, money that goes back is read, and clients are
-- reminded of what is due.

-- A page of Stripe's Checkout on which a client may pay.
create table checkout_sessions (
  company_id uuid not null references companies (id),
  -- of Stripe
  session text not null check (char_length(session) between 1 and 255),
  proposal_id uuid not null,
  position integer not null,
  -- what it asks for: ISO 4217, and in the smallest unit as Stripe counts it
  currency text not null check (char_length(currency) between 1 and 10),
  amount numeric not null,
  opened_at timestamptz(3) not null,
  -- when Stripe closes it by itself
  closes_at timestamptz(3) not null,
  -- ending: Stripe is to be told to close it; ended: nobody paid, and nobody can; completed: it was paid, or money is on its way
  state text not null default 'open' check (state in ('open', 'ending', 'ended', 'completed')),
  -- of one that is ending: when Stripe may be told next; while a process tells it, when another may
  due_at timestamptz(3) check (state <> 'ending' or due_at is not null),
  tries integer not null default 0,
  -- who is telling it
  attempt uuid,
  primary key (company_id, session),
  foreign key (company_id, proposal_id) references proposals (company_id, id) on delete cascade
);
create index checkout_sessions_of_proposal on checkout_sessions (company_id, proposal_id, position);
create index checkout_sessions_ending on checkout_sessions (company_id, due_at) where state = 'ending';
select protect_tenant_table('checkout_sessions');
revoke delete on checkout_sessions from showbill_service;

-- Companies with pages that may be closed at a moment.
create policy lookup on checkout_sessions for select to current_user using (true);
create function companies_with_sessions_to_end(moment timestamptz) returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select distinct company_id from checkout_sessions where state = 'ending' and due_at <= moment
$$;
revoke execute on function companies_with_sessions_to_end from public;
grant execute on function companies_with_sessions_to_end to showbill_service;

-- of a refund or a dispute: its id at Stripe; null: money that came in
alter table payment_notices
  add column returned text check (char_length(returned) between 1 and 255),
  -- the refund failed, or the dispute was won: the money is there after all
  add column is_back boolean not null default false check (not is_back or returned is not null);
create index payment_notices_of_session on payment_notices (company_id, session);

-- of a copy that an amendment took over: the session of the payment that it is a copy of
alter table payments add column carried_session text;
alter table payments no force row level security;
update payments copy
set carried_session = first.stripe_session
from payments first
where first.company_id = copy.company_id and first.stripe_session is not null and first.proposal_id = copy.carried_from
  and (copy.recorded_at, copy.paid_on, copy.amount, copy.method) = (first.recorded_at, first.paid_on, first.amount, first.method);
alter table payments force row level security;
create index payments_of_carried_session on payments (company_id, carried_session) where carried_session is not null;

-- days before and after the day of a payment on which its client is reminded; null: never
alter table companies add column payment_reminder_days integer check (payment_reminder_days between 1 and 60);
create index companies_that_remind on companies (id) where payment_reminder_days is not null;

-- Of which payments a client was reminded: once before the day and once after.
create table payment_reminders (
  company_id uuid not null references companies (id),
  proposal_id uuid not null,
  position integer not null,
  occasion text not null check (occasion in ('before', 'after')),
  at timestamptz(3) not null,
  primary key (company_id, proposal_id, position, occasion),
  foreign key (company_id, proposal_id, position) references payment_rows (company_id, proposal_id, position)
    on delete cascade
);
select protect_tenant_table('payment_reminders');
revoke update, delete on payment_reminders from showbill_service;

create function companies_that_remind_of_payments() returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select id from companies where payment_reminder_days is not null and sandbox_of is null
$$;
revoke execute on function companies_that_remind_of_payments from public;
grant execute on function companies_that_remind_of_payments to showbill_service;

do $$
declare
  known text;
begin
  select pg_get_constraintdef(oid) into strict known
  from pg_constraint where conname = 'proposal_history_what_check' and conrelid = 'proposal_history'::regclass;
  execute 'alter table proposal_history drop constraint proposal_history_what_check';
  execute 'alter table proposal_history add constraint proposal_history_what_check '
    || replace(known, '''deleted''::text', '''deleted''::text, ''payment_refunded''::text, ''refund_questioned''::text');
end $$;
