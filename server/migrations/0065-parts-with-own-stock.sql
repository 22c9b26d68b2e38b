-- A part of a kit has stock of its own: it is no kit itself, and it is in the catalogue as long as the kit is
-- (docs/decisions/0067-kits.md).

-- Parts come back into the catalogue where their kit is in it.
alter table products no force row level security;
alter table product_accessories no force row level security;
update products part set archived_at = null
from product_accessories a
join products kit on kit.company_id = a.company_id and kit.id = a.product_id and kit.archived_at is null
where a.is_part and part.company_id = a.company_id and part.id = a.accessory_id and part.archived_at is not null;
alter table products force row level security;
alter table product_accessories force row level security;

-- Refuses what of that is not so with some products, be they kits or parts. Whoever changes the stock meanwhile waits.
create function check_kits(company uuid, ids uuid[]) returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  wrong record;
begin
  -- a sandbox takes over in steps what was checked with its company
  if exists (select from companies where id = company and sandbox_of is not null) then return; end if;
  -- as catalogue/stock-lock.ts has it
  perform pg_advisory_xact_lock(hashtextextended('stock ' || company, 0));
  select kit.id as kit_id, kit.name as kit, part.id as part_id, part.name as part, own.is_kit into wrong
  from product_accessories a
  join products kit on kit.company_id = a.company_id and kit.id = a.product_id
  join products part on part.company_id = a.company_id and part.id = a.accessory_id
  cross join lateral (
    select exists (
      select from product_accessories o where o.company_id = a.company_id and o.product_id = a.accessory_id and o.is_part) as is_kit
  ) own
  where a.company_id = company and a.is_part and (a.product_id = any(ids) or a.accessory_id = any(ids))
    and (own.is_kit or (kit.archived_at is null and part.archived_at is not null))
  order by kit.name, part.name
  limit 1;
  if not found then return; end if;
  -- catalogue/kit-rule.ts says it in words
  raise exception using errcode = 'check_violation', constraint = 'parts_with_own_stock',
    message = format('%s is a part of %s and %s', wrong.part, wrong.kit, case when wrong.is_kit then 'a kit itself' else 'archived' end),
    detail = jsonb_build_object('kit', jsonb_build_object('id', wrong.kit_id, 'name', wrong.kit),
      'part', jsonb_build_object('id', wrong.part_id, 'name', wrong.part), 'isKit', wrong.is_kit);
end $$;
revoke execute on function check_kits from public;
grant execute on function check_kits to showbill_service;

create function check_archived_kits() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  perform check_kits(new.company_id, array[new.id]);
  return null;
end $$;
revoke execute on function check_archived_kits from public;

-- An import that brings back a kit and its parts does so in chunks.
create constraint trigger parts_with_own_stock after update of archived_at on products
  deferrable initially immediate
  for each row when ((old.archived_at is null) <> (new.archived_at is null)) execute function check_archived_kits();

-- When what a kit is made of changes: refuses what cannot be parts, books anew what holds the kit, and has whatever is told of a
-- proposal's costs follow, since what is hired in for a part counts for the kits that have it.
create or replace function rebook_kits() returns trigger
language plpgsql set search_path = public, pg_temp as $$
declare
  kit record;
  costed uuid[];
  affected uuid[];
begin
  for kit in
    select company_id, array_agg(distinct product_id) as ids, array_agg(distinct accessory_id) as parts from changed
    where is_part or tg_op = 'UPDATE'
    group by company_id order by company_id
  loop
    -- as catalogue/stock-lock.ts has it
    perform pg_advisory_xact_lock(hashtextextended('stock ' || kit.company_id, 0));
    if tg_op <> 'DELETE' then perform check_kits(kit.company_id, kit.ids); end if;

    select array_agg(distinct proposal_id) into costed from sub_hires
      where company_id = kit.company_id and product_id = any(kit.parts) and state <> 'cancelled' and proposal_id is not null;
    if costed is not null then
      update proposals p set number = p.number
      where p.company_id = kit.company_id and p.id in (
        select id from proposals
        where company_id = kit.company_id and (id = any(costed) or replaces = any(costed))
        order by id for update);
    end if;

    select array_agg(distinct l.proposal_id) into affected
    from line_items l
    join bookings b on b.company_id = l.company_id and b.proposal_id = l.proposal_id
    where l.company_id = kit.company_id and l.catalog_item_id = any(kit.ids) and not l.is_optional;
    if affected is null then continue; end if;

    insert into bookings as held (company_id, proposal_id, product_id, quantity, kind, from_day, until_day, left_day, valid_until,
      days_before, days_after)
    select u.company_id, u.proposal_id, u.product_id, u.units, b.kind, b.from_day, b.until_day, b.left_day, b.valid_until,
      b.days_before, b.days_after
    from units_held u
    -- of one proposal all are of the same days
    cross join lateral (
      select * from bookings b where b.company_id = u.company_id and b.proposal_id = u.proposal_id limit 1) b
    where u.company_id = kit.company_id and u.proposal_id = any(affected) and u.units > 0
    on conflict (company_id, proposal_id, product_id) do update set quantity = excluded.quantity
      where held.quantity <> excluded.quantity;
    delete from bookings b
    where b.company_id = kit.company_id and b.proposal_id = any(affected) and not exists (
      select from units_held u
      where u.company_id = b.company_id and u.proposal_id = b.proposal_id and u.product_id = b.product_id and u.units > 0);
  end loop;
  return null;
end $$;

-- More units than an integer holds count as so many: nobody has them, and a figure of them can be read.
create or replace view units_of_lines with (security_invoker = true) as
  select l.company_id, l.proposal_id, l.id as line_id, l.is_optional, coalesce(part.accessory_id, l.catalog_item_id) as product_id,
    least(l.units::bigint * coalesce(part.quantity, 1), 2147483647)::integer as units
  from line_items l
  left join product_accessories part
    on part.company_id = l.company_id and part.product_id = l.catalog_item_id and part.is_part
  where l.catalog_item_id is not null;

create or replace view units_held with (security_invoker = true) as
  select company_id, proposal_id, product_id,
    least(greatest(coalesce(sum(needed) filter (where not is_optional), 0), sum(is_out)), 2147483647)::integer as units,
    least(greatest(sum(needed), sum(is_out)), 2147483647)::integer as units_with_options
  from (
    select company_id, proposal_id, product_id, is_optional, units as needed, 0 as is_out from units_of_lines
    union all
    select d.company_id, d.proposal_id, d.product_id, false, 0, d.quantity
    from dispatched_units d
    join proposals p on p.company_id = d.company_id and p.id = d.proposal_id and p.status = 'accepted'
    where d.back_day is null and not d.used_up
  ) each
  group by company_id, proposal_id, product_id;
