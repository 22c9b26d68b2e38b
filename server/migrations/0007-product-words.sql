-- The words of products, to find products by: stems as equipment/ makes them, compounds seen through. Equality of text is
-- leakproof, so the index is used under row-level security; a text search index was not, and read the whole catalogue.
create table product_words (
  company_id uuid not null,
  word text not null,
  product_id uuid not null,
  primary key (company_id, word, product_id),
  foreign key (company_id, product_id) references products (company_id, id) on delete cascade
);
create index product_words_product on product_words (company_id, product_id);
select protect_tenant_table('product_words');

alter table products drop column search;

-- The surest products of a kind, without reading all of them.
create index product_kinds_surest on product_kinds (company_id, kind, confidence desc, product_id);
