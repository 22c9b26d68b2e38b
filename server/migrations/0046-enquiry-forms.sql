-- A form that a company puts into its website, and the enquiries that strangers send with it.

create table enquiry_forms (
  company_id uuid primary key references companies (id),
  -- part of its address: /forms/TOKEN
  token text not null unique,
  is_on boolean not null default false,
  -- websites that may show it; none: every page over https
  origins text[] not null default '{}' check (cardinality(origins) <= 20),
  -- which of the fields that may be left out it has
  fields text[] not null default '{phone,date,place,attendees,files}'
    check (fields <@ '{phone,date,place,attendees,files}'::text[]),
  colour text check (colour ~ '^#[0-9a-f]{6}$'),
  scheme text not null default 'auto' check (scheme in ('auto', 'light', 'dark')),
  intro text check (char_length(intro) <= 1000),
  -- the company's own page on what it does with personal data
  privacy_url text
);
select protect_tenant_table('enquiry_forms');
create policy lookup on enquiry_forms for select to current_user using (true);

-- Whose form an address is of. A sandbox has none.
create function company_of_form(asked text) returns uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select f.company_id from enquiry_forms f where f.token = asked and f.is_on
$$;
revoke execute on function company_of_form from public;
grant execute on function company_of_form to showbill_service;

create table enquiries (
  company_id uuid not null references companies (id),
  id uuid not null,
  name text not null,
  email text not null,
  phone text,
  -- what the event is, as the sender typed it
  description text not null,
  event_date date,
  place text,
  attendees integer check (attendees >= 1),
  -- the host of the page that showed the form, where its browser said
  origin text,
  language language not null,
  state text not null default 'new' check (state in ('new', 'drafted', 'dismissed')),
  -- made of it; null once that is deleted
  proposal_id uuid,
  received_at timestamptz(3) not null,
  primary key (company_id, id),
  foreign key (company_id, proposal_id) references proposals (company_id, id) on delete set null (proposal_id),
  check (proposal_id is null or state = 'drafted')
);
create index enquiries_newest on enquiries (company_id, state, received_at desc, id desc);
create index enquiries_of_proposals on enquiries (company_id, proposal_id) where proposal_id is not null;
select protect_tenant_table('enquiries');

create table enquiry_files (
  company_id uuid not null,
  id uuid not null,
  enquiry_id uuid not null,
  place integer not null,
  name text not null,
  media_type text not null,
  size integer not null,
  content bytea not null,
  primary key (company_id, id),
  foreign key (company_id, enquiry_id) references enquiries (company_id, id) on delete cascade
);
create index enquiry_files_of on enquiry_files (company_id, enquiry_id, place);
select protect_tenant_table('enquiry_files');

-- When a sender, or all of them together, last used the form.
create table enquiry_tries (
  company_id uuid not null references companies (id),
  -- `all`, or a network's signature
  subject text not null,
  -- of the last day, oldest first
  times timestamptz[] not null,
  last_at timestamptz not null,
  primary key (company_id, subject)
);
create index enquiry_tries_last on enquiry_tries (company_id, last_at);
select protect_tenant_table('enquiry_tries');

-- Counts a try of a subject of the current company, and returns 0; or counts nothing and returns in how many seconds there is
-- room again, where it had `hourly` in the last hour or `daily` in the last day. One at a time for each subject, however many
-- servers ask.
create function begin_enquiry(company uuid, asked text, hourly integer, daily integer) returns double precision
language plpgsql volatile set search_path = public, pg_temp as $$
declare
  moment timestamptz;
  day timestamptz[];
  free_at timestamptz;
begin
  insert into enquiry_tries values (company, asked, '{}', clock_timestamp()) on conflict do nothing;
  select times into day from enquiry_tries t where t.company_id = company and t.subject = asked for update;
  moment := clock_timestamp();
  select coalesce(array_agg(t order by t), '{}') into day from unnest(day) t where t > moment - interval '1 day';
  free_at := greatest(
    day[cardinality(day) - hourly + 1] + interval '1 hour',
    day[cardinality(day) - daily + 1] + interval '1 day');
  if free_at > moment then return extract(epoch from free_at - moment); end if;
  update enquiry_tries t set times = day || moment, last_at = moment where t.company_id = company and t.subject = asked;
  delete from enquiry_tries t where t.company_id = company and t.subject in (
    select o.subject from enquiry_tries o
    where o.company_id = company and o.last_at < moment - interval '1 day' limit 20 for update skip locked);
  return 0;
end $$;
revoke execute on function begin_enquiry from public;
grant execute on function begin_enquiry to showbill_service;

create trigger tell_insert after insert on enquiries referencing new table as changed
  for each statement execute function tell_changed_rows('enquiries');
create trigger tell_update after update on enquiries referencing new table as changed
  for each statement execute function tell_changed_rows('enquiries');
create trigger tell_delete after delete on enquiries referencing old table as changed
  for each statement execute function tell_changed_rows('enquiries');
