-- Jobs: when equipment is delivered and collected, what is used up, what was ticked in the warehouse, and what can be undone.

alter table proposals
  -- days before the first and after the last of the event; null: the company's buffer days
  add column delivery_days_before integer check (delivery_days_before between 0 and 60),
  add column collection_days_after integer check (collection_days_after between 0 and 60),
  -- HH:MM in the company's time zone
  add column delivery_time text check (delivery_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  add column collection_time text check (collection_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$');

-- Where a booking is found counts the days of its own around the event; the company's buffers are added when it is read.
drop index bookings_short;
drop index bookings_long;
drop index bookings_product;
alter table bookings drop column starts_day, drop column long;
alter table bookings
  add column days_before integer,
  add column days_after integer,
  add column starts_day date not null
    generated always as (least(from_day - coalesce(days_before, 0), left_day)) stored,
  add column ends_day date not null generated always as (until_day + coalesce(days_after, 0)) stored,
  add column long boolean not null generated always as (
    until_day + coalesce(days_after, 0) - least(from_day - coalesce(days_before, 0), left_day) > 62) stored;
create index bookings_short on bookings (company_id, starts_day)
  include (product_id, kind, quantity, from_day, until_day, left_day, valid_until, days_before, days_after, ends_day)
  where not long;
create index bookings_long on bookings (company_id, ends_day)
  include (product_id, kind, quantity, from_day, until_day, left_day, valid_until, days_before, days_after, starts_day)
  where long;
create index bookings_product on bookings (company_id, product_id, starts_day);

alter table dispatched_units
  -- of its job: see collection_days_after
  add column days_after integer,
  -- consumables: nothing of them is due back
  add column used_up boolean not null default false,
  add check (not used_up or due_day is null);

alter table dispatched_units no force row level security;
alter table products no force row level security;
update dispatched_units d set used_up = true, due_day = null
from products p
where p.company_id = d.company_id and p.id = d.product_id and p.category = 'consumables' and d.back_day is null;
alter table dispatched_units force row level security;
alter table products force row level security;

-- Ticks on the picking list of a job.
create table picking_ticks (
  company_id uuid not null,
  proposal_id uuid not null,
  line_id uuid not null,
  ticked_by text,
  ticked_at timestamptz(3) not null,
  primary key (company_id, proposal_id, line_id),
  foreign key (company_id, proposal_id, line_id) references line_items (company_id, proposal_id, id) on delete cascade
);
select protect_tenant_table('picking_ticks');

-- Dispatches and returns, each with what the job was before it, so that it can be undone.
create table job_movements (
  company_id uuid not null,
  id uuid not null,
  proposal_id uuid not null,
  what text not null check (what in ('dispatched', 'returned')),
  on_day date not null,
  -- {"dispatchedOn", "lots": rows of dispatched_units}
  before jsonb not null,
  recorded_at timestamptz(3) not null,
  undone_at timestamptz(3),
  primary key (company_id, id),
  foreign key (company_id, proposal_id) references proposals (company_id, id) on delete cascade
);
create index job_movements_newest on job_movements (company_id, proposal_id, recorded_at desc, id desc);
select protect_tenant_table('job_movements');
revoke delete on job_movements from showbill_service;

-- Rows of what left are not deleted but to undo a movement.
create function forget_units_of_job(job uuid) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from dispatched_units
  where company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) and proposal_id = job
$$;
revoke execute on function forget_units_of_job from public;
grant execute on function forget_units_of_job to showbill_service;

create trigger tell_insert after insert on picking_ticks referencing new table as changed
  for each statement execute function tell_changed_topic('jobs');
create trigger tell_delete after delete on picking_ticks referencing old table as changed
  for each statement execute function tell_changed_topic('jobs');

-- What can happen to a proposal, and two things more.
do $$
declare
  known text;
begin
  select pg_get_constraintdef(oid) into strict known
  from pg_constraint where conname = 'proposal_history_what_check' and conrelid = 'proposal_history'::regclass;
  execute 'alter table proposal_history drop constraint proposal_history_what_check';
  execute 'alter table proposal_history add constraint proposal_history_what_check '
    || replace(known, '''deleted''::text', '''deleted''::text, ''scheduled''::text, ''undone''::text');
end $$;
