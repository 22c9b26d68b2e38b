-- What another system calls products and clients, under that system's name (rentman:124), so that its next file finds them.

alter table products add column external_id text;
create unique index products_external_id on products (company_id, external_id) where external_id is not null;

alter table clients add column external_id text;
create unique index clients_external_id on clients (company_id, external_id) where external_id is not null;
