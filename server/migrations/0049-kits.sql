-- Kits: products made of others. A kit has no stock of its own: what is booked, and what leaves, are its parts.

-- What goes out with each unit of a product: accessories, which are priced by themselves, and parts, which are what it is made of.
alter table product_accessories add column is_part boolean not null default false;
create index product_parts on product_accessories (company_id, product_id) include (accessory_id, quantity) where is_part;

-- What the lines of proposals need of each product that has stock: of a kit its parts.
create view units_of_lines with (security_invoker = true) as
  select l.company_id, l.proposal_id, l.id as line_id, l.is_optional, coalesce(part.accessory_id, l.catalog_item_id) as product_id,
    l.units * coalesce(part.quantity, 1) as units
  from line_items l
  left join product_accessories part
    on part.company_id = l.company_id and part.product_id = l.catalog_item_id and part.is_part
  where l.catalog_item_id is not null;

-- What proposals hold, or would hold, of each product: what their lines need without and with the options that are not picked,
-- and at least what is out for an accepted one, even where it was amended to less since.
create view units_held with (security_invoker = true) as
  select company_id, proposal_id, product_id,
    greatest(coalesce(sum(needed) filter (where not is_optional), 0), sum(is_out))::integer as units,
    greatest(sum(needed), sum(is_out))::integer as units_with_options
  from (
    select company_id, proposal_id, product_id, is_optional, units as needed, 0 as is_out from units_of_lines
    union all
    select d.company_id, d.proposal_id, d.product_id, false, 0, d.quantity
    from dispatched_units d
    join proposals p on p.company_id = d.company_id and p.id = d.proposal_id and p.status = 'accepted'
    where d.back_day is null and not d.used_up
  ) each
  group by company_id, proposal_id, product_id;

grant select on units_of_lines, units_held to showbill_service;

-- Bookings are made of lines and of what kits are made of: where that changes, whatever changes it, they are made anew.
create function rebook_kits() returns trigger
language plpgsql set search_path = public, pg_temp as $$
declare
  kit record;
  affected uuid[];
begin
  for kit in
    select company_id, array_agg(distinct product_id) as ids from changed
    where is_part or tg_op = 'UPDATE'
    group by company_id order by company_id
  loop
    -- as catalogue/stock-lock.ts has it
    perform pg_advisory_xact_lock(hashtextextended('stock ' || kit.company_id, 0));
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

create trigger rebook_inserted_kits after insert on product_accessories referencing new table as changed
  for each statement execute function rebook_kits();
create trigger rebook_updated_kits after update on product_accessories referencing new table as changed
  for each statement execute function rebook_kits();
create trigger rebook_deleted_kits after delete on product_accessories referencing old table as changed
  for each statement execute function rebook_kits();
