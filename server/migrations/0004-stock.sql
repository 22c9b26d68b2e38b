-- Stock by day, and what holds it. Days are the company's calendar days; intervals are [from, until).

-- Days before and after each job that count for stock and not for the price.
alter table companies
  add column buffer_days_before integer not null default 0 check (buffer_days_before between 0 and 60),
  add column buffer_days_after integer not null default 0 check (buffer_days_after between 0 and 60);

-- The first count of a product, which holds for all days before its first change; never rewritten once it is set.
alter table products rename column owned to first_owned;

-- Units bought, sold, or found to differ in a count, from a day on. Rows are only ever added: a correction is a change
-- of its own, and `recorded_at` tells when it was made, however early its day.
create table stock_changes (
  company_id uuid not null,
  id uuid not null,
  product_id uuid not null,
  cause text not null check (cause in ('bought', 'sold', 'counted', 'imported')),
  quantity integer not null,
  day date not null,
  note text,
  recorded_at timestamptz(3) not null,
  primary key (company_id, id),
  -- a count that found what was known changes nothing, and stands against what is recorded later for days before it
  check (quantity <> 0 or cause = 'counted'),
  foreign key (company_id, product_id) references products (company_id, id)
);
create index stock_changes_product on stock_changes (company_id, product_id, day);
select protect_tenant_table('stock_changes');
revoke update, delete on stock_changes from showbill_service;

-- Units that are owned and cannot go out. Rows are only ever added; what comes back earlier is a release.
create table stock_holds (
  company_id uuid not null,
  id uuid not null,
  product_id uuid not null,
  kind text not null check (kind in ('in_repair', 'lost')),
  quantity integer not null check (quantity > 0),
  from_day date not null,
  -- infinity: until it is released
  until_day date not null check (until_day > from_day),
  note text,
  recorded_at timestamptz(3) not null,
  primary key (company_id, id),
  unique (id),
  foreign key (company_id, product_id) references products (company_id, id)
);
create index stock_holds_product on stock_holds (company_id, product_id, until_day);
select protect_tenant_table('stock_holds');
revoke update, delete on stock_holds from showbill_service;

-- Units of a hold that are free again from a day on. One that turns out to have been earlier is superseded, and kept.
create table stock_releases (
  company_id uuid not null,
  id uuid not null,
  hold_id uuid not null,
  quantity integer not null check (quantity > 0),
  day date not null,
  recorded_at timestamptz(3) not null,
  superseded_at timestamptz(3),
  primary key (company_id, id),
  foreign key (company_id, hold_id) references stock_holds (company_id, id)
);
create index stock_releases_hold on stock_releases (company_id, hold_id);
select protect_tenant_table('stock_releases');
revoke update, delete on stock_releases from showbill_service;
grant update (superseded_at) on stock_releases to showbill_service;

-- What sent and accepted proposals hold: one row for each proposal and product, made of the proposal and its lines and
-- never by hand. [from_day, until_day) are the days of the event, without buffers.
create table bookings (
  company_id uuid not null,
  proposal_id uuid not null,
  product_id uuid not null,
  kind text not null check (kind in ('provisional', 'firm')),
  quantity integer not null check (quantity > 0),
  from_day date not null,
  until_day date not null check (until_day > from_day),
  -- the day of dispatch of a confirmed job
  left_day date,
  -- the last day on which a provisional one counts
  valid_until date,
  starts_day date not null generated always as (least(from_day, left_day)) stored,
  -- A range is found by where bookings start: a short one that reaches into it starts at most 62 days before it. The
  -- few long ones are found by where they end.
  long boolean not null generated always as (until_day - least(from_day, left_day) > 62) stored,
  primary key (company_id, proposal_id, product_id),
  foreign key (company_id, proposal_id) references proposals (company_id, id) on delete cascade,
  foreign key (company_id, product_id) references products (company_id, id)
);
create index bookings_short on bookings (company_id, starts_day)
  include (product_id, kind, quantity, from_day, until_day, left_day, valid_until) where not long;
create index bookings_long on bookings (company_id, until_day)
  include (product_id, kind, quantity, from_day, left_day, valid_until, starts_day) where long;
create index bookings_product on bookings (company_id, product_id, starts_day);
select protect_tenant_table('bookings');

-- Units of tracked products that left for a confirmed job, in lots that came back together.
create table dispatched_units (
  company_id uuid not null,
  id uuid not null,
  proposal_id uuid not null,
  product_id uuid not null,
  quantity integer not null check (quantity > 0),
  left_day date not null,
  -- the day after the job's last, without buffers; null: nothing is due, as the job has no date or was cancelled
  due_day date,
  back_day date check (back_day >= left_day),
  left_recorded_at timestamptz(3) not null,
  back_recorded_at timestamptz(3),
  late boolean not null generated always as (due_day is not null and (back_day is null or back_day > due_day)) stored,
  -- infinity while they are out
  gone_until date not null generated always as (coalesce(back_day, 'infinity'::date)) stored,
  primary key (company_id, id),
  foreign key (company_id, proposal_id) references proposals (company_id, id),
  foreign key (company_id, product_id) references products (company_id, id)
);
create index dispatched_units_late on dispatched_units (company_id, gone_until) where late;
create index dispatched_units_proposal on dispatched_units (company_id, proposal_id);
select protect_tenant_table('dispatched_units');
revoke delete on dispatched_units from showbill_service;

alter table proposals
  -- who accepted or declined: the client, or the company on the client's word
  add column decided_by text check (decided_by in ('client', 'company')),
  -- what made its adjustments, {"chargedDays", "taxRate", "taxLabel"}: a client who picks an optional line is charged
  -- by what was offered, whatever the company has set since
  add column adjusted_with jsonb,
  -- the day its equipment left
  add column dispatched_on date;

-- Whose hold an operator's command names.
create policy lookup on stock_holds for select to current_user using (true);
create function company_of_hold(hold_id uuid) returns uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select company_id from stock_holds where id = hold_id
$$;
revoke execute on function company_of_hold from public;
grant execute on function company_of_hold to showbill_service;

-- Companies with sent proposals that may have passed their last day somewhere on earth at a moment.
create index proposals_expiring on proposals (valid_until) where status = 'sent';
create function companies_with_expiring_proposals(moment timestamptz) returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select distinct company_id from proposals
  where status = 'sent' and valid_until < ((moment at time zone 'UTC') + interval '14 hours')::date
$$;
revoke execute on function companies_with_expiring_proposals from public;
grant execute on function companies_with_expiring_proposals to showbill_service;
