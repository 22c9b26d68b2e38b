-- Clients and proposals.

create table clients (
  company_id uuid not null references companies (id),
  id uuid not null,
  name text not null,
  email text,
  phone text,
  company text,
  notes text,
  created_at timestamptz(3) not null default now(),
  primary key (company_id, id)
);
select protect_tenant_table('clients');

-- One row a company, locked while a proposal is written: gives the numbers, and moments of creation that never go
-- back, so that a list read with `since` misses nothing.
create table proposal_counters (
  company_id uuid not null references companies (id),
  year integer not null,
  last_number integer not null,
  last_created_at timestamptz(3) not null,
  primary key (company_id)
);
select protect_tenant_table('proposal_counters');

create table proposals (
  company_id uuid not null references companies (id),
  id uuid not null,
  number text not null,
  status text not null check (status in ('draft', 'sent', 'accepted', 'declined', 'expired', 'cancelled')),
  version integer not null default 1,
  replaces uuid,
  title text not null,
  scope_summary text not null,
  currency text not null,
  subtotal bigint not null,
  total bigint not null,
  unmet jsonb not null default '[]',
  drafted_by text not null check (drafted_by in ('model', 'builtin')),
  event_description text not null,
  event_date date,
  event_venue text,
  event_attendees integer,
  event_days integer not null check (event_days between 1 and 366),
  client_id uuid,
  share_token text not null unique,
  valid_until date,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  sent_at timestamptz(3),
  viewed_at timestamptz(3),
  accepted_at timestamptz(3),
  declined_at timestamptz(3),
  cancelled_at timestamptz(3),
  primary key (company_id, id),
  unique (id),
  unique (company_id, number),
  foreign key (company_id, client_id) references clients (company_id, id),
  foreign key (company_id, replaces) references proposals (company_id, id)
);
create index proposals_newest on proposals (company_id, created_at desc, id desc);
create index proposals_by_status on proposals (company_id, status, created_at desc, id desc);
create index proposals_by_client on proposals (company_id, client_id);
select protect_tenant_table('proposals');

create table line_items (
  company_id uuid not null,
  proposal_id uuid not null,
  id uuid not null,
  position integer not null,
  catalog_item_id uuid,
  category text not null,
  name text not null,
  unit text not null,
  units integer not null check (units >= 1),
  hours integer check (hours >= 1),
  days integer not null check (days >= 1),
  quantity bigint not null,
  unit_price bigint not null,
  total bigint not null,
  is_optional boolean not null,
  picked boolean not null default false,
  reason text not null,
  primary key (company_id, proposal_id, id),
  foreign key (company_id, proposal_id) references proposals (company_id, id) on delete cascade,
  foreign key (company_id, catalog_item_id) references products (company_id, id)
);
create index line_items_product on line_items (company_id, catalog_item_id);
select protect_tenant_table('line_items');

create table adjustments (
  company_id uuid not null,
  proposal_id uuid not null,
  position integer not null,
  kind text not null check (kind in ('multi_day', 'discount', 'surcharge', 'tax')),
  label text not null,
  amount bigint not null,
  primary key (company_id, proposal_id, position),
  foreign key (company_id, proposal_id) references proposals (company_id, id) on delete cascade
);
select protect_tenant_table('adjustments');

-- How each proposal came about, and each attempt that failed.
create table generations (
  company_id uuid not null references companies (id),
  id uuid not null,
  proposal_id uuid,
  outcome text not null check (outcome in ('drafted', 'failed')),
  drafted_by text,
  -- why the configured model did not draft, where the built-in planner stepped in or nothing came out
  failure text,
  provider text,
  model text,
  tries integer,
  input_tokens integer,
  output_tokens integer,
  milliseconds integer not null,
  created_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  foreign key (company_id, proposal_id) references proposals (company_id, id) on delete cascade
);
create index generations_proposal on generations (company_id, proposal_id);
select protect_tenant_table('generations');

create policy lookup on proposals for select to current_user using (true);

-- Whose proposal an operator's command names.
create function company_of_proposal(proposal_id uuid) returns uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select company_id from proposals where id = proposal_id
$$;
revoke execute on function company_of_proposal from public;
grant execute on function company_of_proposal to showbill_service;

-- Which proposal a share link opens.
create function find_share(token text) returns table (company_id uuid, proposal_id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.company_id, p.id from proposals p where p.share_token = token
$$;
revoke execute on function find_share from public;
grant execute on function find_share to showbill_service;
