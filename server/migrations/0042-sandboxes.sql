-- Test keys: they read and write a company's sandbox, which is a company by itself with the same settings and catalogue. No
-- foreign key leads from one company to another: see docs/operating.md, Citus.

alter table companies
  -- of a sandbox: whose it is
  add column sandbox_of uuid unique check (sandbox_of <> id);

alter table api_keys
  -- of a test key: the sandbox that it reads and writes
  add column sandbox_id uuid;

-- What of a company's settings (the id of zeros) and products has changed since its sandbox took it over; nothing where it
-- has none.
create table sandbox_changes (
  company_id uuid not null references companies (id),
  product_id uuid not null,
  -- another with each change
  change uuid not null default gen_random_uuid(),
  primary key (company_id, product_id)
);
select protect_tenant_table('sandbox_changes');
create policy lookup on sandbox_changes to current_user using (true);

-- Notes what a statement changed of a company with a sandbox. The arguments say where a changed row has its company and its
-- product. A row that stands already is written to all the same: what is being taken over goes on waiting for this change.
create function note_for_sandbox() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  execute format('
    insert into sandbox_changes as n (company_id, product_id)
      select distinct s.sandbox_of, %2$s from changed join companies s on s.sandbox_of = changed.%1$I order by 2
      on conflict (company_id, product_id) do update set change = gen_random_uuid()', tg_argv[0], tg_argv[1]);
  return null;
end $$;
revoke execute on function note_for_sandbox from public;

do $$
declare
  noted record;
  event text;
begin
  for noted in
    select * from (values
      ('companies', 'id', '''00000000-0000-0000-0000-000000000000''::uuid', 'update'),
      ('company_logos', 'company_id', '''00000000-0000-0000-0000-000000000000''::uuid', 'insert update delete'),
      ('regions', 'company_id', '''00000000-0000-0000-0000-000000000000''::uuid', 'insert update delete'),
      ('exchange_rates', 'company_id', '''00000000-0000-0000-0000-000000000000''::uuid', 'insert update delete'),
      ('sales_settings', 'company_id', '''00000000-0000-0000-0000-000000000000''::uuid', 'insert update delete'),
      ('products', 'company_id', 'changed.id', 'insert update'),
      ('product_accessories', 'company_id', 'changed.product_id', 'insert update delete'),
      ('stock_changes', 'company_id', 'changed.product_id', 'insert'),
      ('stock_holds', 'company_id', 'changed.product_id', 'insert'),
      ('stock_releases', 'company_id',
        '(select h.product_id from stock_holds h where h.company_id = changed.company_id and h.id = changed.hold_id)',
        'insert update')
    ) as noted (name, company, product, events)
  loop
    foreach event in array string_to_array(noted.events, ' ') loop
      execute format('create trigger note_%1$s_for_sandbox after %1$s on %2$I referencing %3$s table as changed
        for each statement execute function note_for_sandbox(%4$L, %5$L)',
        event, noted.name, case event when 'delete' then 'old' else 'new' end, noted.company, noted.product);
    end loop;
  end loop;
end $$;

-- The rows of the company whose sandbox is being filled, for the functions below.
do $$
declare
  source text;
begin
  foreach source in array array['company_logos', 'regions', 'exchange_rates', 'sales_settings', 'products', 'product_kinds',
    'product_words', 'product_accessories', 'stock_changes', 'stock_holds', 'stock_releases']
  loop
    execute format('create policy sandbox_source on %I for select to current_user
      using (company_id = (select nullif(current_setting(''app.sandbox_source'', true), '''')::uuid))', source);
  end loop;
end $$;

-- The columns of a table that hold what was written, but some, behind a name.
create function columns_but(name regclass, others text[], behind text default '') returns text
language sql stable as $$
  select string_agg(behind || quote_ident(attname), ', ' order by attnum)
  from pg_attribute
  where attrelid = name and attnum > 0 and not attisdropped and attgenerated = '' and attname <> all (others)
$$;
revoke execute on function columns_but from public;

-- What a sandbox has of its own; the rest is as its company has it.
create function sandbox_settings(behind text default '') returns text
language sql stable as $$
  select columns_but('companies', array['id', 'sandbox_of', 'allowance_override', 'created_at', 'clients_changed_at'], behind)
$$;
revoke execute on function sandbox_settings from public;

-- The sandbox of the company that is the current one; null: it has none.
create function current_sandbox() returns uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select id from companies where sandbox_of = nullif(current_setting('app.company_id', true), '')::uuid
$$;
revoke execute on function current_sandbox from public;
grant execute on function current_sandbox to showbill_service;

-- The same, which is made with the id `candidate` where there is none. It makes at most `most` proposals a month.
create function open_sandbox(candidate uuid, most integer) returns uuid
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  company uuid := nullif(current_setting('app.company_id', true), '')::uuid;
  sandbox uuid;
begin
  -- of two at once one makes it
  perform 1 from companies where id = company and sandbox_of is null for no key update;
  if not found then raise exception 'a sandbox is of a company'; end if;
  select id into sandbox from companies where sandbox_of = company;
  if found then return sandbox; end if;
  perform set_config('app.company_id', candidate::text, true);
  execute format('insert into companies (id, sandbox_of, allowance_override, %1$s) select $1, $2, $3, %1$s
    from companies where id = $2', sandbox_settings()) using candidate, company, most;
  perform set_config('app.company_id', company::text, true);
  insert into sandbox_changes (company_id, product_id)
    select company, id from products where company_id = company
    union all select company, '00000000-0000-0000-0000-000000000000';
  return candidate;
end $$;
revoke execute on function open_sandbox from public;
grant execute on function open_sandbox to showbill_service;

-- Takes over into the sandbox that is the current company what has changed of its own; returns of how many products. Nobody who
-- changes something waits for it, and it waits for nobody: what others are changing now waits for the next time.
create function refresh_sandbox() returns integer
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  sandbox uuid := nullif(current_setting('app.company_id', true), '')::uuid;
  company uuid := (select sandbox_of from companies where id = sandbox);
  ids uuid[];
  changes uuid[];
  name text;
begin
  if not exists (select from sandbox_changes where company_id = company) then return 0; end if;
  perform set_config('app.sandbox_source', company::text, true);
  -- one at a time
  perform 1 from companies where id = sandbox for no key update;
  select array_agg(product_id), array_agg(change) into ids, changes from sandbox_changes where company_id = company;

  if '00000000-0000-0000-0000-000000000000' = any(ids) then
    execute format('update companies set (%s) = (select %s from companies own where own.id = $1) where id = $2',
      sandbox_settings(), sandbox_settings('own.')) using company, sandbox;
    foreach name in array array['company_logos', 'regions', 'exchange_rates', 'sales_settings'] loop
      execute format('delete from %I where company_id = $1', name) using sandbox;
      execute format('insert into %1$I (company_id, %2$s) select $1, %2$s from %1$I where company_id = $2',
        name, columns_but(name, array['company_id'])) using sandbox, company;
    end loop;
  end if;

  if ids <> array['00000000-0000-0000-0000-000000000000'::uuid] then
    -- products may have changed their SKUs among themselves
    update products held set sku = null
      from products own
      where held.company_id = sandbox and held.sku = own.sku and held.id <> own.id
        and own.company_id = company and own.id = any(ids);
    -- its pictures stay with the company: a copy of each would double the largest of its data
    execute format('insert into products (company_id, %1$s) select $1, %1$s from products
      where company_id = $2 and id = any($3)
      on conflict (company_id, id) do update set (%1$s) = row(%2$s)',
      columns_but('products', array['company_id', 'picture_id']),
      columns_but('products', array['company_id', 'picture_id'], 'excluded.')) using sandbox, company, ids;
    foreach name in array array['product_kinds', 'product_words', 'product_accessories'] loop
      execute format('delete from %I where company_id = $1 and product_id = any($2)', name) using sandbox, ids;
      -- what came since the products were read has its turn later
      execute format('insert into %1$I (company_id, %2$s) select $1, %2$s from %1$I own
        where company_id = $2 and product_id = any($3) %3$s',
        name, columns_but(name, array['company_id']),
        case name when 'product_accessories' then 'and exists (select from products here
          where here.company_id = $1 and here.id = own.accessory_id)' else '' end) using sandbox, company, ids;
    end loop;
    execute format('insert into stock_changes (company_id, %1$s) select $1, %1$s from stock_changes
      where company_id = $2 and product_id = any($3) on conflict do nothing',
      columns_but('stock_changes', array['company_id'])) using sandbox, company, ids;
    -- a hold is known by its id alone, so that the sandbox has another one
    execute format('insert into stock_holds (company_id, id, %1$s) select $1, md5($1::text || id)::uuid, %1$s from stock_holds
      where company_id = $2 and product_id = any($3) on conflict do nothing',
      columns_but('stock_holds', array['company_id', 'id'])) using sandbox, company, ids;
    execute format('insert into stock_releases (company_id, hold_id, %1$s) select $1, md5($1::text || r.hold_id)::uuid, %2$s
      from stock_releases r join stock_holds h on h.company_id = r.company_id and h.id = r.hold_id
      where r.company_id = $2 and h.product_id = any($3)
        and exists (select from stock_holds here where here.company_id = $1 and here.id = md5($1::text || r.hold_id)::uuid)
      on conflict (company_id, id) do update set superseded_at = excluded.superseded_at',
      columns_but('stock_releases', array['company_id', 'hold_id']),
      columns_but('stock_releases', array['company_id', 'hold_id'], 'r.')) using sandbox, company, ids;
    if cardinality(ids) > 1000 then perform analyse_catalogues(); end if;
  end if;

  perform set_config('app.sandbox_source', '', true);
  delete from sandbox_changes where company_id = company and product_id in (
    select n.product_id
    from sandbox_changes n join unnest(ids, changes) as taken (product_id, change)
      on taken.product_id = n.product_id and taken.change = n.change
    where n.company_id = company
    for update of n skip locked);
  return coalesce(cardinality(array_remove(ids, '00000000-0000-0000-0000-000000000000')), 0);
end $$;
revoke execute on function refresh_sandbox from public;
grant execute on function refresh_sandbox to showbill_service;

-- Deletes what test keys made in the sandbox of the company that is the current one: every row of every table, but what it has
-- of its company, its subscriptions, and what is counted of its month. Returns how many proposals there were.
create function wipe_sandbox() returns integer
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  company uuid := nullif(current_setting('app.company_id', true), '')::uuid;
  sandbox uuid := current_sandbox();
  waiting text[];
  blocked text[];
  name text;
  deleted integer;
  proposals integer := 0;
begin
  if sandbox is null then return 0; end if;
  perform set_config('app.company_id', sandbox::text, true);
  select array_agg(c.relname order by c.relname) into waiting
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relforcerowsecurity
    and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped)
    and c.relname <> all (array['company_logos', 'regions', 'exchange_rates', 'sales_settings', 'products', 'product_kinds',
      'product_words', 'product_accessories', 'stock_changes', 'stock_holds', 'stock_releases',
      'webhooks', 'allowance_months', 'allowance_reservations']);
  -- whatever refers to others goes first
  while waiting <> '{}' loop
    blocked := '{}';
    foreach name in array waiting loop
      begin
        execute format('delete from %I where company_id = $1', name) using sandbox;
        get diagnostics deleted = row_count;
        if name = 'proposals' then proposals := deleted; end if;
      exception when foreign_key_violation then
        blocked := blocked || name;
      end;
    end loop;
    if cardinality(blocked) = cardinality(waiting) then raise exception 'a sandbox holds on to %', blocked; end if;
    waiting := blocked;
  end loop;
  perform set_config('app.company_id', company::text, true);
  return proposals;
end $$;
revoke execute on function wipe_sandbox from public;
grant execute on function wipe_sandbox to showbill_service;

-- Nothing is mailed out of a sandbox, whatever writes it.
create function mail_nothing_from_sandboxes() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  if exists (select from companies where id = new.company_id and sandbox_of is not null) then return null; end if;
  return new;
end $$;
revoke execute on function mail_nothing_from_sandboxes from public;
create trigger mail_nothing_from_sandboxes before insert on mails
  for each row execute function mail_nothing_from_sandboxes();

-- A sandbox is no company of the operator's, its numbers and signed papers are nobody's, and its clients are not reminded.
create or replace function all_company_ids() returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select id from companies where sandbox_of is null order by created_at, id
$$;

create or replace function proposals_numbered(wanted text)
returns table (company_id uuid, company_name text, proposal_id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select c.id, c.name, p.id
  from companies c
  join proposals p on p.company_id = c.id and p.number = wanted
  where c.sandbox_of is null
  order by c.name, c.id
$$;

create or replace function companies_with_closing_proposals(day date) returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select distinct p.company_id
  from proposals p join companies c on c.id = p.company_id
  where p.status = 'sent' and p.valid_until <= day and c.sandbox_of is null
$$;

create or replace function find_paper(hash text) returns table (
  company_id uuid, company_name text, number text, version integer, accepted_at timestamptz, erased_at timestamptz
)
language sql stable security definer set search_path = public, pg_temp as $$
  select c.id, c.name, p.number, a.version, a.at, a.erased_at
  from acceptances a
  join companies c on c.id = a.company_id
  join proposals p on p.company_id = a.company_id and p.id = a.proposal_id
  where a.copy_hash = hash and c.sandbox_of is null
$$;

-- As they were, for test keys as well: a key's company decides on plan, subscription and quota, its sandbox is worked in.
drop function admit_requests(bytea[], integer[], integer, timestamptz, text[], integer[], timestamptz[], text[]);
drop function admit_carefully(bytea, integer, integer, timestamptz, text);

-- Admits requests of several keys, `counts` of each, as far as the usual case goes; a key that it leaves out goes to
-- `admit_carefully`. With `proposals` (ids with commas between them) it reads their stamps in this order, with `mosts` a page
-- of the newest made after `sinces`; none of them for a test key. `works_in` is the company whose data a request reads and
-- writes, and `is_stale` whether that is a sandbox that waits for changes of its company. `needs` are the scopes that a key
-- must have beside read, with commas between them.
create function admit_requests(
  hashes bytea[], counts integer[], hourly_limit integer, at timestamptz,
  proposals text[], mosts integer[], sinces timestamptz[], needs text[]
)
returns table (
  place integer, outcome text, admitted integer, key_id uuid, company_id uuid, company_name text, currency text,
  country text, plan text, allowance integer, used integer, counted integer, reset_seconds double precision,
  works_in uuid, is_stale boolean,
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
        coalesce(a.sandbox_id, a.company_id),
        case when a.sandbox_id is null then false else exists (
          select from sandbox_changes waiting where waiting.company_id = a.company_id) end,
        case when asked.proposals is not null and a.sandbox_id is null then (
          select string_agg(coalesce((
            select proposal_stamp(
              p.xmin, c.xmin, p.status = 'sent' and p.valid_until < (at at time zone c.time_zone)::date)
            from proposals p where p.company_id = a.company_id and p.id = wanted.id::uuid), ''), ',' order by n)
          from string_to_table(asked.proposals, ',') with ordinality as wanted (id, n)) end,
        case when asked.most is not null and a.sandbox_id is null then (
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
  plan text, allowance integer, used integer, counted integer, reset_seconds double precision,
  works_in uuid, is_stale boolean
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
  works_in := coalesce(k.sandbox_id, k.company_id);
  is_stale := k.sandbox_id is not null and exists (
    select from sandbox_changes waiting where waiting.company_id = k.company_id);
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
