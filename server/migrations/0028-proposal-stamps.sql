-- What tells whether the answer for a proposal still holds, read in one statement for all who ask at once.

-- Changes with every change of the rows that an answer is made of: lines and adjustments change with their proposal's row.
create function proposal_stamp(proposal xid, client xid, is_over boolean) returns text
language sql immutable as $$
  select proposal::text || '.' || coalesce(client::text, '') || case when is_over then '.over' else '' end
$$;

-- Plans that hold whatever the tables' sizes: each connection keeps those that it made first.
create function stamps_of_proposals(companies uuid[], ids uuid[], at timestamptz)
returns table (place integer, stamp text)
language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  company uuid;
begin
  for company in select distinct unnest(companies) loop
    perform set_config('app.company_id', company::text, true);
    return query
      select asked.place::integer, proposal_stamp(
        p.xmin,
        (select c.xmin from clients c where c.company_id = p.company_id and c.id = p.client_id),
        p.status = 'sent' and p.valid_until < (
          select (at at time zone k.time_zone)::date from companies k where k.id = p.company_id))
      from unnest(companies, ids) with ordinality as asked (company_id, id, place)
      join proposals p on p.company_id = company and p.id = asked.id
      where asked.company_id = company;
  end loop;
end $$;

-- The newest proposals of each company, made after `sinces` and before the place (`before`, `before_ids`) where a page
-- ended: at most `limits` of them, an id and a stamp each, newest first.
create function newest_proposals(
  companies uuid[], sinces timestamptz[], before timestamptz[], before_ids uuid[], limits integer[], at timestamptz
) returns table (place integer, found text)
language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_sort = off as $$
declare
  today date;
begin
  for n in 1 .. cardinality(companies) loop
    perform set_config('app.company_id', companies[n]::text, true);
    select (at at time zone k.time_zone)::date into today from companies k where k.id = companies[n];
    return query
      select n, string_agg(page.id || ' ' || page.stamp, ',')
      from (
        select p.id, proposal_stamp(
          p.xmin,
          (select c.xmin from clients c where c.company_id = p.company_id and c.id = p.client_id),
          p.status = 'sent' and p.valid_until < today) as stamp
        from proposals p
        where p.company_id = companies[n]
          and p.created_at > coalesce(sinces[n], '-infinity')
          and (p.created_at, p.id) < (coalesce(before[n], 'infinity'), coalesce(before_ids[n], 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
        order by p.created_at desc, p.id desc
        limit limits[n]
      ) page;
  end loop;
end $$;
