-- Whether a company charges tax, and its number for it.
alter table companies
  add column tax_number text check (char_length(tax_number) between 1 and 40),
  -- that none is charged was decided; a company with a rate has decided as well
  add column charges_no_tax boolean not null default false check (not (charges_no_tax and tax_rate is not null));

-- Whom a mail also goes to.
alter table mails add column cc text[] not null default '{}' check (cardinality(cc) <= 5);

-- What a company writes to its clients in its own words; where there is none, Showbill's are used.
create table mail_templates (
  company_id uuid not null references companies (id),
  kind text not null check (kind in ('proposal.sent', 'proposal.expiring', 'proposal.accepted')),
  subject text not null check (char_length(subject) between 1 and 200),
  body text not null check (char_length(body) between 1 and 5000),
  primary key (company_id, kind)
);
select protect_tenant_table('mail_templates');
