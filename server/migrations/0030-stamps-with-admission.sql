-- The statement that admits a request reads the stamps of what it asks for as well: what tells whether answers still hold.

drop function stamps_of_proposals;
drop function newest_proposals;
drop function proposal_stamp(xid, xid, boolean);
drop function admit_requests(bytea[], integer[], integer, timestamptz);

-- Touched with every change of a client, so that a company's row tells of its clients as well.
alter table companies add column clients_changed_at timestamptz;

create function note_clients_changed() returns trigger
language plpgsql as $$
begin
  update companies set clients_changed_at = clock_timestamp()
    where id in (select company_id from changed);
  return null;
end $$;
create trigger clients_changed after update on clients
  referencing new table as changed for each statement execute function note_clients_changed();

-- Changes with every change of the rows that an answer is made of: lines and adjustments change with their proposal's row,
-- clients with their company's.
create function proposal_stamp(proposal xid, company xid, is_over boolean) returns text
language sql immutable as $$
  select proposal::text || '.' || company::text || case when is_over then '.over' else '' end
$$;

-- A page of the newest with their stamps, made after `since` and before the place (`before`, `before_id`) where a page ended;
-- `today` in the company's zone. Plain enough for the planner to put it in the place of its call.
create function newest_proposals(
  company uuid, company_stamp xid, today date, since timestamptz, before timestamptz, before_id uuid, most integer
) returns table (id uuid, stamp text)
language sql stable as $$
  select p.id, proposal_stamp(p.xmin, company_stamp, p.status = 'sent' and p.valid_until < today)
  from proposals p
  where p.company_id = company
    and p.created_at > coalesce(since, '-infinity')
    and (p.created_at, p.id) < (
      coalesce(before, 'infinity'), coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
  order by p.created_at desc, p.id desc
  limit most
$$;

-- Admits requests of several keys, `counts` of each, as far as the usual case goes; a key that it leaves out goes to
-- `admit_carefully`. With `proposals` (ids with commas between them) it reads their stamps in this order, with `mosts` a page
-- of the newest made after `sinces`.
create function admit_requests(
  hashes bytea[], counts integer[], hourly_limit integer, at timestamptz,
  proposals text[], mosts integer[], sinces timestamptz[]
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
        unnest(hashes, counts, proposals, mosts, sinces) with ordinality
          as asked (hash, count, proposals, most, since, place),
        companies c
      where a.hash = asked.hash and a.revoked_at is null
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
