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

create table api_keys (
  company_id uuid not null references companies (id),
  id uuid not null,
  name text not null,
  hash bytea not null unique,
  prefix text not null,
  created_at timestamptz(3) not null default now(),
  last_used_at timestamptz(3),
  revoked_at timestamptz(3),
  primary key (company_id, id),
  unique (id)
);
select protect_tenant_table('api_keys');

-- Admissions of a key in order, 64 to a row: admission number n stands in part n / 64 at place n % 64 + 1.
create table rate_windows (
  company_id uuid not null,
  key_id uuid not null,
  part bigint not null,
  admitted timestamptz[] not null,
  primary key (company_id, key_id, part),
  foreign key (company_id, key_id) references api_keys (company_id, id)
) with (fillfactor = 50);
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
-- these functions alone, see the columns that they look up.
create policy lookup on api_keys for select to current_user using (true);
create policy lookup on companies for select to current_user using (true);
create policy lookup on allowance_reservations for select to current_user using (true);

-- Checks a key and its company and admits the request to the rate window, in one call; `at` is the caller's clock and
-- decides the month only. A request is admitted when fewer than `hourly_limit` were in the 3,600 s before it.
create function admit_request(key_hash bytea, hourly_limit integer, at timestamptz)
returns table (
  outcome text, key_id uuid, company_id uuid, company_name text, currency text, country text, plan text,
  used integer, allowance integer, remaining integer, reset_seconds double precision
)
language plpgsql volatile security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  k record;
  newest record;
  oldest record;
  moment timestamptz;
  cutoff timestamptz;
  head bigint := 0;
  gate timestamptz;
  first_counted timestamptz;
  counted bigint := 0;
  expired integer := 0;
begin
  select a.id, a.company_id, a.last_used_at, c.name, c.currency, c.country, c.plan, c.subscription, c.time_zone, c.allowance
    into k
    from api_keys a join companies c on c.id = a.company_id
    where a.hash = key_hash and a.revoked_at is null;
  if not found then
    outcome := 'invalid_key';
    return next;
    return;
  end if;

  perform set_config('app.company_id', k.company_id::text, true), set_config('synchronous_commit', 'off', true);
  key_id := k.id; company_id := k.company_id; company_name := k.name;
  currency := k.currency; country := k.country; plan := k.plan; allowance := k.allowance;

  used := coalesce((
    select m.used - (
      select count(*) from allowance_reservations r
      where r.company_id = k.company_id and r.month = m.month and r.lease_until <= clock_timestamp())
    from allowance_months m
    where m.company_id = k.company_id and m.month = date_trunc('month', at at time zone k.time_zone)::date), 0);

  -- one at a time for each key; a lock of its own space, so that it meets no other
  perform pg_advisory_xact_lock(7261, hashtext(k.id::text));
  moment := clock_timestamp();
  cutoff := moment - interval '1 hour';

  select w.part, w.admitted, w.admitted[cardinality(w.admitted)] as last into newest
    from rate_windows w where w.company_id = k.company_id and w.key_id = k.id order by w.part desc limit 1;
  if found then
    head := newest.part * 64 + cardinality(newest.admitted);
    moment := greatest(moment, newest.last);
    select w.part, w.admitted, w.admitted[cardinality(w.admitted)] as last into oldest
      from rate_windows w where w.company_id = k.company_id and w.key_id = k.id order by w.part limit 1;
    if oldest.last <= cutoff and oldest.part < newest.part then
      delete from rate_windows w
        where w.company_id = k.company_id and w.key_id = k.id and w.part < newest.part
          and w.admitted[cardinality(w.admitted)] <= cutoff;
      select w.part, w.admitted, w.admitted[cardinality(w.admitted)] as last into oldest
        from rate_windows w where w.company_id = k.company_id and w.key_id = k.id order by w.part limit 1;
    end if;
    -- 1 for the first place, more when the oldest part has entries that no longer count
    select count(*) filter (where t <= cutoff), min(t) filter (where t > cutoff) into expired, first_counted
      from unnest(oldest.admitted) t;
    counted := head - oldest.part * 64 - expired;
  end if;

  if k.plan <> 'business' then
    outcome := 'plan_required';
  elsif k.subscription <> 'active' then
    outcome := 'subscription_inactive';
  elsif counted >= hourly_limit then
    outcome := 'rate_limited';
    if hourly_limit > 0 and counted > hourly_limit then
      -- more were admitted under a higher limit: the place comes free when the one `hourly_limit` back leaves
      select w.admitted[(head - hourly_limit) % 64 + 1] into gate from rate_windows w
        where w.company_id = k.company_id and w.key_id = k.id and w.part = (head - hourly_limit) / 64;
      first_counted := coalesce(gate, first_counted);
    end if;
  else
    outcome := 'ok';
    if head % 64 = 0 then
      insert into rate_windows values (k.company_id, k.id, head / 64, array[moment]);
    else
      update rate_windows w set admitted = w.admitted || moment
        where w.company_id = k.company_id and w.key_id = k.id and w.part = newest.part;
    end if;
    first_counted := coalesce(first_counted, moment);
    counted := counted + 1;
    if k.last_used_at is null or k.last_used_at < moment - interval '1 minute' then
      update api_keys a set last_used_at = moment where a.company_id = k.company_id and a.id = k.id;
    end if;
  end if;

  remaining := greatest(0, hourly_limit - counted);
  reset_seconds := coalesce(extract(epoch from first_counted + interval '1 hour' - moment), 3600);
  return next;
end $$;
revoke execute on function admit_request from public;
grant execute on function admit_request to showbill_service;

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
