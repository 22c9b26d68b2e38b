-- Companies, their keys, and what is counted for them: the rate window, the allowance, answers kept for retries.

-- Puts a table under row-level security: a row is seen and written only while its company is the current one.
create function protect_tenant_table(name regclass, company_column text default 'company_id') returns void
language plpgsql as $$
begin
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format(
    'create policy tenant on %s using (%I = (select nullif(current_setting(''app.company_id'', true), '''')::uuid))',
    name, company_column);
  execute format('grant select, insert, update, delete on %s to showbill_service', name);
end $$;
revoke execute on function protect_tenant_table from public;

-- What the server says of itself to the commands beside it. Holds no company's data.
create table installation (
  only_row boolean primary key default true check (only_row),
  public_url text,
  recorded_at timestamptz not null default now()
);
grant select, insert, update on installation to showbill_service;

create table companies (
  id uuid primary key,
  name text not null,
  currency text not null,
  country text not null,
  time_zone text not null,
  plan text not null check (plan in ('starter', 'business')),
  subscription text not null check (subscription in ('active', 'past_due', 'cancelled')),
  allowance_override integer check (allowance_override >= 0),
  allowance integer not null generated always as
    (coalesce(allowance_override, case plan when 'business' then 120 else 10 end)) stored,
  tax_rate numeric(6, 3) check (tax_rate >= 0 and tax_rate <= 100),
  tax_label text not null default 'Tax',
  -- {"rows": [{"days": 2, "charged": "1.5"}, …], "beyondRate": "0.4"}; null: every day is charged in full
  charged_days jsonb,
  validity_days integer not null default 14 check (validity_days between 1 and 366),
  created_at timestamptz(3) not null default now()
);
select protect_tenant_table('companies', 'id');

-- A key, and the admissions of its last hour: the newest, at most 64, stand in the row itself, so that admitting a
-- request is one update of one row; older ones are spilled to rate_windows, 64 to a row.
create table api_keys (
  company_id uuid not null references companies (id),
  id uuid not null,
  name text not null,
  hash bytea not null unique,
  prefix text not null,
  created_at timestamptz(3) not null default now(),
  last_used_at timestamptz(3),
  revoked_at timestamptz(3),
  recent timestamptz[] not null default '{}',
  -- how many stand in rate_windows, and the oldest of them
  spilled integer not null default 0,
  oldest_spilled timestamptz,
  primary key (company_id, id),
  unique (id)
) with (fillfactor = 40);
select protect_tenant_table('api_keys');

create table rate_windows (
  company_id uuid not null,
  key_id uuid not null,
  first timestamptz not null,
  admitted timestamptz[] not null,
  primary key (company_id, key_id, first),
  foreign key (company_id, key_id) references api_keys (company_id, id)
);
select protect_tenant_table('rate_windows');

-- Places of the monthly allowance in use, those of running generations included.
create table allowance_months (
  company_id uuid not null references companies (id),
  month date not null,
  used integer not null check (used >= 0),
  primary key (company_id, month)
) with (fillfactor = 50);
select protect_tenant_table('allowance_months');

-- One row for each generation under way; when its lease runs out the place is free again.
create table allowance_reservations (
  company_id uuid not null,
  id uuid not null,
  month date not null,
  lease_until timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, month) references allowance_months (company_id, month)
);
create index on allowance_reservations (company_id, month);
create index on allowance_reservations (lease_until);
select protect_tenant_table('allowance_reservations');

create table idempotency_keys (
  company_id uuid not null references companies (id),
  operation text not null,
  key text not null,
  body_hash bytea not null,
  -- who runs it: a newcomer that takes the row over writes its own
  attempt uuid not null,
  state text not null check (state in ('running', 'done', 'failed')),
  lease_until timestamptz not null,
  status integer,
  -- the answer's bytes, encrypted
  answer bytea,
  created_at timestamptz not null default clock_timestamp(),
  primary key (company_id, operation, key)
);
create index on idempotency_keys (company_id, created_at);
select protect_tenant_table('idempotency_keys');

-- The ways in that know no company yet. Each is a function of the owner; the policies below let the owner, and so
-- these functions alone, see and change what they must.
create policy lookup on api_keys to current_user using (true);
create policy lookup on companies for select to current_user using (true);
create policy lookup on allowance_months for select to current_user using (true);
create policy lookup on allowance_reservations for select to current_user using (true);

-- Checks keys and their companies and admits requests to their rate windows, in one statement: `counts[i]` requests of
-- the key whose hash is `hashes[i]`. `at` is the caller's clock and decides the month of the quota only. A request is
-- admitted when fewer than `hourly_limit` were in the 3,600 s before it. This is the usual case, where all counted
-- admissions lie within the hour, there is room for more, and the row can take them; a key that is not in the answer
-- goes to `admit_carefully`, in a transaction of its own, so that nobody waits for a key while holding another.
-- `place` is i; `counted` and `reset_seconds` are as they stand after it.
create function admit_requests(hashes bytea[], counts integer[], hourly_limit integer, at timestamptz)
returns table (
  place integer, outcome text, admitted integer, key_id uuid, company_id uuid, company_name text, currency text,
  country text, plan text, allowance integer, used integer, counted integer, reset_seconds double precision
)
language plpgsql volatile security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  moment timestamptz := clock_timestamp();
begin
  perform set_config('synchronous_commit', 'off', true);
  if cardinality(hashes) > 1 then
    -- an update locks rows in whatever order its plan meets them: calls that share keys first take their turns
    perform pg_advisory_xact_lock(7261, turn)
      from (select distinct hashtext(encode(hash, 'hex')) as turn from unnest(hashes) hash order by 1) turns;
  end if;
  return query
    update api_keys a
      set recent = a.recent || array_fill(greatest(moment, a.recent[cardinality(a.recent)]), array[asked.count]),
        last_used_at = moment
      from unnest(hashes, counts) with ordinality as asked (hash, count, place), companies c
      where a.hash = asked.hash and a.revoked_at is null
        and c.id = a.company_id and c.plan = 'business' and c.subscription = 'active'
        and a.spilled + cardinality(a.recent) + asked.count <= hourly_limit
        and cardinality(a.recent) + asked.count <= 64
        and (a.recent[1] is null or a.recent[1] > moment - interval '1 hour')
        and (a.spilled = 0 or a.oldest_spilled > moment - interval '1 hour')
      returning asked.place::integer, 'ok', asked.count, a.id, a.company_id, c.name, c.currency, c.country, c.plan,
        c.allowance, allowance_used(c.id, c.time_zone, at), a.spilled + cardinality(a.recent),
        extract(epoch from coalesce(a.oldest_spilled, a.recent[1]) - a.recent[cardinality(a.recent)])::double precision + 3600;
end $$;
revoke execute on function admit_requests from public;
grant execute on function admit_requests to showbill_service;

-- Admits requests of one key where `admit_requests` did not: drops what no longer counts, spills a full row, and tells
-- why requests are refused. `admitted` says how many were not. The key's row is locked from here to the end.
create function admit_carefully(key_hash bytea, asked integer, hourly_limit integer, at timestamptz)
returns table (
  outcome text, admitted integer, key_id uuid, company_id uuid, company_name text, currency text, country text,
  plan text, allowance integer, used integer, counted integer, reset_seconds double precision
)
language plpgsql volatile security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  k record;
  moment timestamptz;
  cutoff timestamptz;
  boundary timestamptz;
  expired integer := 0;
  oldest timestamptz;
begin
  perform set_config('synchronous_commit', 'off', true);
  admitted := 0;
  select a.* into k from api_keys a where a.hash = key_hash and a.revoked_at is null for update;
  if not found then
    outcome := 'invalid_key';
    return next;
    return;
  end if;
  perform set_config('app.company_id', k.company_id::text, true);
  moment := greatest(clock_timestamp(), k.recent[cardinality(k.recent)]);
  cutoff := moment - interval '1 hour';
  oldest := k.oldest_spilled;

  if k.oldest_spilled <= cutoff then
    -- from the oldest on, so that no more is read than has gone
    select w.first into boundary from rate_windows w
      where w.company_id = k.company_id and w.key_id = k.id and w.admitted[cardinality(w.admitted)] > cutoff
      order by w.first limit 1;
    with gone as (
      delete from rate_windows w
      where w.company_id = k.company_id and w.key_id = k.id and (boundary is null or w.first < boundary)
      returning cardinality(w.admitted) as size
    )
    select k.spilled - coalesce(sum(size), 0) into k.spilled from gone;
    k.oldest_spilled := boundary;
    select count(*) filter (where t <= cutoff), min(t) filter (where t > cutoff) into expired, oldest
      from rate_windows w, unnest(w.admitted) t
      where w.company_id = k.company_id and w.key_id = k.id and w.first = boundary;
  end if;
  if k.recent[1] <= cutoff then
    select coalesce(array_agg(t order by t), '{}') into k.recent from unnest(k.recent) t where t > cutoff;
  end if;

  select c.name, c.currency, c.country, c.plan, c.allowance, c.subscription, allowance_used(c.id, c.time_zone, at)
    into company_name, currency, country, plan, allowance, outcome, used
    from companies c where c.id = k.company_id;
  key_id := k.id; company_id := k.company_id; counted := k.spilled - expired + cardinality(k.recent);
  outcome := case
    when plan <> 'business' then 'plan_required'
    when outcome <> 'active' then 'subscription_inactive'
    when counted + asked > hourly_limit then 'rate_limited'
    else 'ok'
  end;
  if outcome in ('ok', 'rate_limited') then
    admitted := least(asked, greatest(0, hourly_limit - counted));
  end if;

  if admitted > 0 then
    if cardinality(k.recent) + admitted > 64 and cardinality(k.recent) > 0 then
      insert into rate_windows values (k.company_id, k.id, k.recent[1], k.recent);
      k.spilled := k.spilled + cardinality(k.recent);
      k.oldest_spilled := coalesce(k.oldest_spilled, k.recent[1]);
      oldest := coalesce(oldest, k.recent[1]);
      k.recent := '{}';
    end if;
    k.recent := k.recent || array_fill(moment, array[admitted]);
    counted := counted + admitted;
    update api_keys a set recent = k.recent, spilled = k.spilled, oldest_spilled = k.oldest_spilled, last_used_at = moment
      where a.company_id = k.company_id and a.id = k.id;
  end if;
  oldest := coalesce(oldest, k.recent[1]);
  if counted > hourly_limit then
    -- the limit was lowered: the next place comes free when so many are left that one more fits
    select t into oldest from (
      select unnest(w.admitted) as t from rate_windows w where w.company_id = k.company_id and w.key_id = k.id
      union all select unnest(k.recent)
    ) counted_ where t > cutoff order by t desc offset hourly_limit - 1 limit 1;
  end if;
  reset_seconds := coalesce(extract(epoch from oldest - moment) + 3600, 3600);
  return next;
end $$;
revoke execute on function admit_carefully from public;
grant execute on function admit_carefully to showbill_service;

-- What is used of a company's allowance in the month of a moment, places of dead processes left out. Plain enough for
-- the planner to put it in the place of its call.
create function allowance_used(company uuid, time_zone text, at timestamptz) returns integer
language sql stable as $$
  select coalesce((
    select m.used - (
      select count(*) from allowance_reservations r
      where r.company_id = company and r.month = m.month and r.lease_until <= clock_timestamp())
    from allowance_months m
    where m.company_id = company and m.month = date_trunc('month', at at time zone time_zone)::date), 0)::integer
$$;
revoke execute on function allowance_used from public;

-- The operator's list of companies.
create function all_company_ids() returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select id from companies order by created_at, id
$$;
revoke execute on function all_company_ids from public;
grant execute on function all_company_ids to showbill_service;

-- Whose key an operator's command names.
create function company_of_key(key_id uuid) returns uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select company_id from api_keys where id = key_id
$$;
revoke execute on function company_of_key from public;
grant execute on function company_of_key to showbill_service;

-- Where leases have run out, for the sweep.
create function companies_with_expired_leases() returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select distinct company_id from allowance_reservations where lease_until <= clock_timestamp()
$$;
revoke execute on function companies_with_expired_leases from public;
grant execute on function companies_with_expired_leases to showbill_service;
