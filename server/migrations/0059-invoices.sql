-- Invoices: numbered without gaps, and never changed.

-- {"legalName", "street", "postCode", "city", "taxId", "account", "bic", "contact"}: what invoices say of a company
-- beside its letterhead; null: nothing was entered
alter table companies add column invoicing jsonb;

-- One row a company and year, locked while an invoice is written: so numbers follow each other, and days with them.
create table invoice_counters (
  company_id uuid not null references companies (id),
  year integer not null,
  last_number integer not null check (last_number > 0),
  last_day date not null,
  primary key (company_id, year)
);
select protect_tenant_table('invoice_counters');
revoke delete on invoice_counters from showbill_service;

create table invoices (
  company_id uuid not null references companies (id),
  id uuid not null,
  year integer not null,
  ordinal integer not null check (ordinal > 0),
  number text not null check (char_length(number) between 1 and 40),
  kind text not null check (kind in ('deposit', 'part', 'final', 'credit')),
  proposal_id uuid not null,
  -- of the row of its schedule that it asks for
  position integer,
  -- of a credit note: the invoice that it takes back
  corrects uuid,
  issued_on date not null,
  due_on date,
  currency text not null,
  -- in minor units; negative in a credit note
  net bigint not null,
  tax bigint not null,
  gross bigint not null generated always as (net + tax) stored,
  treatment text not null check (treatment in ('standard', 'reverse_charge', 'exempt', 'outside_scope')),
  -- percent; 0 where no tax is charged
  rate numeric(6, 3) not null check (rate >= 0 and rate <= 100),
  buyer text not null,
  -- all that it says, as JSON, and the SHA-256 of that, in hexadecimal
  document text not null,
  content_hash text not null,
  issued_at timestamptz(3) not null,
  -- a name; null: the service
  issued_by text,
  primary key (company_id, id),
  unique (company_id, year, ordinal),
  unique (company_id, number),
  foreign key (company_id, proposal_id) references proposals (company_id, id),
  foreign key (company_id, corrects) references invoices (company_id, id),
  check ((kind = 'credit') = (corrects is not null)),
  check (position is null or kind in ('deposit', 'part'))
);
create index invoices_of_proposal on invoices (company_id, proposal_id, ordinal);
-- an invoice is taken back once
create unique index invoices_credited on invoices (company_id, corrects) where corrects is not null;
select protect_tenant_table('invoices');
revoke update, delete on invoices from showbill_service;

-- The paper of an invoice, from when it was first wanted.
create table invoice_copies (
  company_id uuid not null references companies (id),
  invoice_id uuid not null,
  content bytea not null,
  content_hash text not null,
  made_at timestamptz(3) not null,
  primary key (company_id, invoice_id),
  foreign key (company_id, invoice_id) references invoices (company_id, id)
);
select protect_tenant_table('invoice_copies');
revoke update, delete on invoice_copies from showbill_service;
