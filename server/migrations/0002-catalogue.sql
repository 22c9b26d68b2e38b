-- What a company hires out and what it charges where.

create table products (
  company_id uuid not null references companies (id),
  id uuid not null,
  sku text,
  name text not null,
  -- the name as imports compare it: case and spaces folded
  name_key text not null,
  description text,
  category text not null,
  unit text not null,
  unit_price bigint not null check (unit_price >= 0), -- minor units of the company's currency
  tracked boolean not null,
  owned integer check (owned >= 0),
  per_attendees numeric(12, 3) check (per_attendees > 0),
  kilograms numeric(12, 3),
  watts numeric(12, 3),
  -- read from name and description by equipment/, with the version of the reading
  traits jsonb not null default '{}',
  kinds jsonb not null default '[]',
  reading integer not null default 0,
  search tsvector not null generated always as
    (to_tsvector('simple', name || ' ' || coalesce(sku, '') || ' ' || coalesce(description, ''))) stored,
  archived_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, id)
);
create unique index products_sku on products (company_id, sku) where sku is not null;
create index products_name on products (company_id, name_key);
create index products_category on products (company_id, category);
select protect_tenant_table('products');

-- The kinds of products once more, to find products by: what the planner asks for. Equality of text is leakproof, so this index is
-- used under row-level security, where a text search index would not be.
create table product_kinds (
  company_id uuid not null,
  kind text not null,
  product_id uuid not null,
  confidence real not null,
  primary key (company_id, kind, product_id),
  foreign key (company_id, product_id) references products (company_id, id) on delete cascade
);
create index product_kinds_product on product_kinds (company_id, product_id);
select protect_tenant_table('product_kinds');

-- What goes out with each unit.
create table product_accessories (
  company_id uuid not null,
  product_id uuid not null,
  accessory_id uuid not null,
  quantity integer not null check (quantity > 0),
  primary key (company_id, product_id, accessory_id),
  foreign key (company_id, product_id) references products (company_id, id) on delete cascade,
  foreign key (company_id, accessory_id) references products (company_id, id) on delete cascade,
  check (product_id <> accessory_id)
);
create index product_accessories_accessory on product_accessories (company_id, accessory_id);
select protect_tenant_table('product_accessories');

create table regions (
  company_id uuid not null references companies (id),
  id uuid not null,
  position integer not null,
  name text not null,
  factor numeric(8, 4) not null check (factor > 0),
  places text[] not null,
  primary key (company_id, id),
  unique (company_id, name)
);
select protect_tenant_table('regions');

create table exchange_rates (
  company_id uuid not null references companies (id),
  from_currency text not null,
  to_currency text not null,
  rate numeric(20, 10) not null check (rate > 0),
  primary key (company_id, from_currency, to_currency)
);
select protect_tenant_table('exchange_rates');
