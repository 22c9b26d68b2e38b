-- The languages in which people are spoken to, and clients written to.

create domain language as text check (value in ('en', 'de', 'fr', 'es', 'nl'));

-- Null: nobody chose, and the person's browser decides.
alter table users add column language language;

-- Of whoever signs up, until the code proves the address.
alter table sign_ups add column language language;

-- What clients read where a proposal does not say otherwise.
alter table companies add column language language not null default 'en';

-- What the client of a proposal reads: the page, the PDF, the mails.
alter table proposals add column language language not null default 'en';

-- A company's own words are of one language; those so far are of the company's.
alter table mail_templates
  add column language language not null default 'en',
  drop constraint mail_templates_pkey,
  add primary key (company_id, kind, language);
alter table mail_templates alter column language drop default;
