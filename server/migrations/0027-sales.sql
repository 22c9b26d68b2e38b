-- Sales: whose a proposal is, its tags, when to follow it up, why it was won or lost, and templates.

alter table proposals
  -- the salesperson; whoever has left the company stays it until somebody takes over
  add column owner_id uuid references users (id) on delete set null,
  -- sending again moves sent_at
  add column first_sent_at timestamptz(3),
  -- of one that was accepted, declined or expired: the company's reason and note, and what the client wrote on declining
  add column outcome_reason text,
  add column outcome_note text,
  add column client_reason text;

alter table proposals no force row level security;
alter table proposal_history no force row level security;
update proposals p set owner_id = u.id
from proposal_history h join users u on u.id::text = h.actor_id
where h.company_id = p.company_id and h.proposal_id = p.id and h.what = 'created' and h.actor_kind = 'user';
update proposals p set first_sent_at = coalesce(
  (select min(h.at) from proposal_history h
   where h.company_id = p.company_id and h.proposal_id = p.id and h.what = 'sent'), p.sent_at)
where p.sent_at is not null;
update proposals p set client_reason = (
  select h.details ->> 'reason' from proposal_history h
  where h.company_id = p.company_id and h.proposal_id = p.id and h.what = 'declined'
  order by h.at desc, h.id desc limit 1)
where p.status = 'declined';
alter table proposals force row level security;
alter table proposal_history force row level security;

create index proposals_by_owner on proposals (company_id, owner_id, created_at desc, id desc);
-- the board: cards and sums of each status without a look at whole rows
create index proposals_board on proposals (company_id, status, updated_at desc, id desc) include (total, currency, valid_until);
-- the report: what was sent, won and lost within some days
create index proposals_first_sent on proposals (company_id, first_sent_at) where first_sent_at is not null;
create index proposals_accepted on proposals (company_id, accepted_at) where accepted_at is not null;
create index proposals_declined on proposals (company_id, declined_at) where declined_at is not null;
create index proposals_ending on proposals (company_id, valid_until) where status in ('sent', 'expired');
create index proposals_amending on proposals (company_id, replaces) where replaces is not null;

create table tags (
  company_id uuid not null references companies (id),
  id uuid not null,
  name text not null,
  primary key (company_id, id)
);
create unique index tags_name on tags (company_id, lower(name));
select protect_tenant_table('tags');

create table proposal_tags (
  company_id uuid not null,
  proposal_id uuid not null,
  tag_id uuid not null,
  primary key (company_id, proposal_id, tag_id),
  foreign key (company_id, proposal_id) references proposals (company_id, id) on delete cascade,
  foreign key (company_id, tag_id) references tags (company_id, id) on delete cascade
);
create index proposal_tags_by_tag on proposal_tags (company_id, tag_id, proposal_id);
select protect_tenant_table('proposal_tags');

create table follow_ups (
  company_id uuid not null,
  id uuid not null,
  proposal_id uuid not null,
  due_on date not null,
  note text,
  created_at timestamptz(3) not null,
  created_by text,
  done_at timestamptz(3),
  done_by text,
  primary key (company_id, id),
  foreign key (company_id, proposal_id) references proposals (company_id, id) on delete cascade
);
create index follow_ups_open on follow_ups (company_id, due_on, id) where done_at is null;
create index follow_ups_of_proposal on follow_ups (company_id, proposal_id, due_on);
select protect_tenant_table('follow_ups');

create table proposal_templates (
  company_id uuid not null references companies (id),
  id uuid not null,
  name text not null,
  -- what a proposal is made from: texts, days, attendees and lines; see proposals/templates/template.ts
  content jsonb not null,
  created_at timestamptz(3) not null,
  primary key (company_id, id)
);
create unique index proposal_templates_name on proposal_templates (company_id, lower(name));
select protect_tenant_table('proposal_templates');

-- A company without a row, or with null, has the usual reasons and days.
create table sales_settings (
  company_id uuid not null references companies (id),
  won_reasons text[],
  lost_reasons text[],
  -- how many days before its last day a proposal is brought to its salesperson
  expiry_days integer check (expiry_days between 1 and 60),
  primary key (company_id)
);
select protect_tenant_table('sales_settings');

create trigger tell_insert after insert on proposal_tags referencing new table as changed
  for each statement execute function tell_changed_topic('proposals');
create trigger tell_delete after delete on proposal_tags referencing old table as changed
  for each statement execute function tell_changed_topic('proposals');
create trigger tell_insert after insert on follow_ups referencing new table as changed
  for each statement execute function tell_changed_topic('proposals');
create trigger tell_update after update on follow_ups referencing new table as changed
  for each statement execute function tell_changed_topic('proposals');
create trigger tell_delete after delete on follow_ups referencing old table as changed
  for each statement execute function tell_changed_topic('proposals');

-- What can happen to a proposal, and two things more.
do $$
declare
  known text;
begin
  select pg_get_constraintdef(oid) into strict known
  from pg_constraint where conname = 'proposal_history_what_check' and conrelid = 'proposal_history'::regclass;
  execute 'alter table proposal_history drop constraint proposal_history_what_check';
  execute 'alter table proposal_history add constraint proposal_history_what_check '
    || replace(known, '''deleted''::text', '''deleted''::text, ''assigned''::text, ''outcome_set''::text');
end $$;
