-- How a company shows itself to its clients.

alter table companies
  add column colour text check (colour ~ '^#[0-9a-f]{6}$'),
  add column terms text check (char_length(terms) between 1 and 5000);

-- Beside the company, so that reading a company does not read its picture. The id changes with the picture: what has
-- been loaded under it stays true.
create table company_logos (
  company_id uuid primary key references companies (id),
  id uuid not null,
  media_type text not null check (media_type in ('image/png', 'image/jpeg', 'image/webp')),
  image bytea not null check (octet_length(image) between 1 and 262144),
  created_at timestamptz(3) not null
);
select protect_tenant_table('company_logos');
