-- Catalogues of hundreds of thousands of products are written beside the work of others (docs/decisions/0035-imports.md).

-- What products are found by follows from their own rows and is written beside them alone; products are archived and never
-- deleted. Checking each of some ten rows a product against its product took half of an import's time, and all of it where
-- the plan of the check, which a connection keeps, was made while the table was small.
alter table product_kinds drop constraint product_kinds_company_id_product_id_fkey;
alter table product_words drop constraint product_words_company_id_product_id_fkey;

-- Foreign keys look for a product by company and id. To a planner that takes companies for small every index that begins
-- with the company looks as good for that as the primary key, and reads all of a company's products for each row that is
-- checked. Such a check cannot use an index over some of the rows, so that it has the primary key alone.
drop index products_name;
drop index products_category;
create index products_name on products (company_id, name_key) where archived_at is null;
create index products_category on products (company_id, category) where archived_at is null;

-- What the planner knows of a table is as old as its last statistics. After an import of many products it would take the
-- company for as small as it was. The service owns no table and so may not ask for them itself.
create function analyse_catalogues() returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  analyze products;
  analyze product_kinds;
  analyze product_words;
  analyze product_accessories;
  analyze stock_changes;
end $$;
revoke execute on function analyse_catalogues from public;
grant execute on function analyse_catalogues to showbill_service;
