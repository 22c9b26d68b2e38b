-- What proposals show of the company, how each shows its lines, and pictures of products.

alter table companies
  add column address text check (char_length(address) between 1 and 300),
  add column telephone text check (char_length(telephone) between 1 and 50),
  add column registration_number text check (char_length(registration_number) between 1 and 60),
  add column bank_line text check (char_length(bank_line) between 1 and 200),
  -- what a new proposal begins with
  add column layout text not null default 'lines' check (layout in ('lines', 'groups', 'total')),
  add column shows_pictures boolean not null default false,
  add column cover_note text check (char_length(cover_note) between 1 and 3000);

alter table proposals
  add column layout text not null default 'lines' check (layout in ('lines', 'groups', 'total')),
  add column shows_pictures boolean not null default false,
  add column cover_note text check (char_length(cover_note) between 1 and 3000);

-- Beside the products, so that reading products does not read their pictures. A picture never changes: another one has
-- another id, and what has been loaded under an id stays true.
create table product_pictures (
  company_id uuid not null references companies (id),
  id uuid not null,
  -- JPEG, for a row of a proposal
  small bytea not null check (octet_length(small) between 1 and 65536),
  -- JPEG, for the product's own page
  large bytea not null check (octet_length(large) between 1 and 524288),
  created_at timestamptz(3) not null,
  primary key (company_id, id)
);
select protect_tenant_table('product_pictures');
revoke update on product_pictures from showbill_service;

alter table products
  add column picture_id uuid,
  add foreign key (company_id, picture_id) references product_pictures (company_id, id);
create index products_picture on products (company_id, picture_id) where picture_id is not null;

-- Of a proposal that was accepted: its product's picture at that moment.
alter table line_items
  add column picture_id uuid,
  add foreign key (company_id, picture_id) references product_pictures (company_id, id);
create index line_items_picture on line_items (company_id, picture_id) where picture_id is not null;

-- What a proposal said of the company, and of delivery and collection, when it was accepted. It stands.
create table accepted_details (
  company_id uuid not null references companies (id),
  proposal_id uuid not null,
  details jsonb not null,
  primary key (company_id, proposal_id),
  foreign key (company_id, proposal_id) references proposals (company_id, id) on delete cascade
);
select protect_tenant_table('accepted_details');
revoke update, delete on accepted_details from showbill_service;
