-- Files of other systems are read as somebody has said by hand, and a company's own categories are kept beside ours.

alter table products add column own_category text;
create index products_own_category on products (company_id, own_category)
  where archived_at is null and own_category is not null;

-- How a company's files with the same headings are read; `headings` is a digest of them.
create table import_mappings (
  company_id uuid not null references companies (id),
  headings text not null,
  -- {"columns", "categories", "units"}
  mapping jsonb not null,
  updated_at timestamptz(3) not null default clock_timestamp(),
  primary key (company_id, headings)
);
select protect_tenant_table('import_mappings');
