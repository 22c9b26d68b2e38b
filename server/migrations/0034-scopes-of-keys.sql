-- What a key may do, and the last day on which it may.

-- Every key reads; keys made before this can do all that the API documents, as they could, and have no end.
alter table api_keys
  add column scopes text[] not null default '{read,write}'
    check (scopes <@ '{read,write,money}' and 'read' = any(scopes)),
  -- a day in the company's time zone; null: no end
  add column expires_on date;

drop function admit_requests(bytea[], integer[], integer, timestamptz, text[], integer[], timestamptz[]);
drop function admit_carefully(bytea, integer, integer, timestamptz);

-- Admits requests of several keys, `counts` of each, as far as the usual case goes; a key that it leaves out goes to
-- `admit_carefully`. With `proposals` (ids with commas between them) it reads their stamps in this order, with `mosts` a page
-- of the newest made after `sinces`. `needs` are the scopes that a key must have beside read, with commas between them.
create function admit_requests(
  hashes bytea[], counts integer[], hourly_limit integer, at timestamptz,
  proposals text[], mosts integer[], sinces timestamptz[], needs text[]
)
returns table (
  place integer, outcome text, admitted integer, key_id uuid, company_id uuid, company_name text, currency text,
  country text, plan text, allowance integer, used integer, counted integer, reset_seconds double precision,
  stamps text, page text
)
language plpgsql volatile security definer
-- plans that hold whatever the tables' sizes: each connection keeps those that it made first
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_sort = off
set search_path = public, pg_temp as $$
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
      from
        unnest(hashes, counts, proposals, mosts, sinces, needs) with ordinality
          as asked (hash, count, proposals, most, since, needs, place),
        companies c
      where a.hash = asked.hash and a.revoked_at is null
        and (a.expires_on is null or a.expires_on >= (at at time zone c.time_zone)::date)
        and (asked.needs is null or a.scopes @> string_to_array(asked.needs, ','))
        and c.id = a.company_id and c.plan = 'business' and c.subscription = 'active'
        and a.spilled + cardinality(a.recent) + asked.count <= hourly_limit
        and cardinality(a.recent) + asked.count <= 64
        and (a.recent[1] is null or a.recent[1] > moment - interval '1 hour')
        and (a.spilled = 0 or a.oldest_spilled > moment - interval '1 hour')
      returning asked.place::integer, 'ok', asked.count, a.id, a.company_id, c.name, c.currency, c.country, c.plan,
        c.allowance,
        -- as allowance_used, which would be called for each key
        coalesce((
          select m.used - (
            select count(*) from allowance_reservations r
            where r.company_id = c.id and r.month = m.month and r.lease_until <= clock_timestamp())
          from allowance_months m
          where m.company_id = c.id and m.month = date_trunc('month', at at time zone c.time_zone)::date), 0)::integer,
        a.spilled + cardinality(a.recent),
        extract(epoch from coalesce(a.oldest_spilled, a.recent[1]) - a.recent[cardinality(a.recent)])::double precision + 3600,
        case when asked.proposals is not null then (
          select string_agg(coalesce((
            select proposal_stamp(
              p.xmin, c.xmin, p.status = 'sent' and p.valid_until < (at at time zone c.time_zone)::date)
            from proposals p where p.company_id = a.company_id and p.id = wanted.id::uuid), ''), ',' order by n)
          from string_to_table(asked.proposals, ',') with ordinality as wanted (id, n)) end,
        case when asked.most is not null then (
          select string_agg(newest.id || ' ' || newest.stamp, ',')
          from newest_proposals(
            c.id, c.xmin, (at at time zone c.time_zone)::date, asked.since, null, null, asked.most) newest) end;
end $$;
revoke execute on function admit_requests from public;
grant execute on function admit_requests to showbill_service;

-- Admits requests of one key where `admit_requests` did not: drops what no longer counts, spills a full row, and tells
-- why requests are refused: those that need the scope `needed`. `admitted` says how many were not. The key's row is locked
-- from here to the end.
create function admit_carefully(key_hash bytea, asked integer, hourly_limit integer, at timestamptz, needed text)
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
  select a.* into k from api_keys a join companies c on c.id = a.company_id
    where a.hash = key_hash and a.revoked_at is null
      and (a.expires_on is null or a.expires_on >= (at at time zone c.time_zone)::date)
    for update of a;
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
    when not needed = any(k.scopes) then 'scope_required'
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
