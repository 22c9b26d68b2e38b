-- As it was, but that it waits for an import of the company: what that has written by now nobody sees, and nothing notes it
-- for a sandbox that is not there yet.
create or replace function open_sandbox(candidate uuid, most integer) returns uuid
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  company uuid := nullif(current_setting('app.company_id', true), '')::uuid;
  sandbox uuid;
begin
  select id into sandbox from companies where sandbox_of = company;
  if found then return sandbox; end if;
  perform pg_advisory_xact_lock(hashtextextended('catalogue ' || company, 0));
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

-- Takes over into the sandbox that is the current company what has changed of its own: of at most so many products, in the
-- order of their ids, that come after the last one of the call before. `taken_to` is null where nothing is left. Frees what
-- another system calls products (external_id) before it is taken over, as it does SKUs: one that has moved to another product
-- would stand twice. Nobody who changes something waits for it, and it waits for nobody: what others are changing now waits
-- for the next time.
drop function refresh_sandbox();
create function refresh_sandbox(taken_before uuid, most integer) returns table (products integer, taken_to uuid)
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  sandbox uuid := nullif(current_setting('app.company_id', true), '')::uuid;
  company uuid := (select sandbox_of from companies where id = sandbox);
  ids uuid[];
  changes uuid[];
  name text;
begin
  if not exists (select from sandbox_changes where company_id = company) then
    products := 0;
    return next;
    return;
  end if;
  perform set_config('app.sandbox_source', company::text, true);
  -- one at a time
  perform 1 from companies where id = sandbox for no key update;
  select array_agg(product_id order by product_id), array_agg(change order by product_id) into ids, changes
    from (
      select product_id, change from sandbox_changes
      where company_id = company and (taken_before is null or product_id > taken_before)
      order by product_id limit most
    ) noted;
  if cardinality(ids) = most then taken_to := ids[most]; end if;

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
    -- products may have changed their SKUs, or what another system calls them, among themselves
    update products held set sku = null
      from products own
      where held.company_id = sandbox and held.sku = own.sku and held.id <> own.id
        and own.company_id = company and own.id = any(ids);
    update products held set external_id = null
      from products own
      where held.company_id = sandbox and held.external_id = own.external_id and held.id <> own.id
        and own.company_id = company and own.id = any(ids);
    -- its pictures stay with the company: a copy of each would double the largest of its data
    execute format('insert into products (company_id, %1$s) select $1, %1$s from products
      where company_id = $2 and id = any($3)
      on conflict (company_id, id) do update set (%1$s) = row(%2$s)',
      columns_but('products', array['company_id', 'picture_id']),
      columns_but('products', array['company_id', 'picture_id'], 'excluded.')) using sandbox, company, ids;
    foreach name in array array['product_kinds', 'product_words', 'product_accessories'] loop
      execute format('delete from %I where company_id = $1 and product_id = any($2)', name) using sandbox, ids;
    end loop;
    foreach name in array array['product_kinds', 'product_words'] loop
      execute format('insert into %1$I (company_id, %2$s) select $1, %2$s from %1$I
        where company_id = $2 and product_id = any($3)', name, columns_but(name, array['company_id'])) using sandbox, company, ids;
    end loop;
    -- of a product and its accessory the one that comes later brings what is between them
    execute format('insert into product_accessories (company_id, %1$s) select $1, %1$s from product_accessories own
      where company_id = $2 and (product_id = any($3) or accessory_id = any($3))
        and exists (select from products here where here.company_id = $1 and here.id = own.product_id)
        and exists (select from products here where here.company_id = $1 and here.id = own.accessory_id)
      on conflict do nothing', columns_but('product_accessories', array['company_id'])) using sandbox, company, ids;
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
  end if;

  perform set_config('app.sandbox_source', '', true);
  delete from sandbox_changes where company_id = company and product_id in (
    select n.product_id
    from sandbox_changes n join unnest(ids, changes) as taken (product_id, change)
      on taken.product_id = n.product_id and taken.change = n.change
    where n.company_id = company
    for update of n skip locked);
  products := coalesce(cardinality(array_remove(ids, '00000000-0000-0000-0000-000000000000')), 0);
  return next;
end $$;
revoke execute on function refresh_sandbox from public;
grant execute on function refresh_sandbox to showbill_service;
