-- Credit notes may have numbers of their own: a series beside that of invoices, each without gaps by year. What was issued
-- before is of the series of invoices, credit notes among it, and so is what an archive of before brings.

alter table invoice_counters
  add column series text not null default 'invoice' check (series in ('invoice', 'credit_note')),
  drop constraint invoice_counters_pkey,
  add primary key (company_id, series, year);

alter table invoices
  add column series text not null default 'invoice' check (series in ('invoice', 'credit_note')),
  drop constraint invoices_company_id_year_ordinal_key,
  add unique (company_id, series, year, ordinal),
  add check (series = 'invoice' or kind = 'credit');
