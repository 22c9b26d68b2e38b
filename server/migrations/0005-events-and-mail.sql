-- What happened to proposals, and who is told.

-- Written in the transaction of the change. `data` is the proposal as a list shows it at that moment.
create table events (
  company_id uuid not null references companies (id),
  id uuid not null,
  kind text not null check (kind in ('proposal.sent', 'proposal.viewed', 'proposal.accepted', 'proposal.declined')),
  proposal_id uuid not null,
  data json not null,
  created_at timestamptz(3) not null,
  primary key (company_id, id),
  foreign key (company_id, proposal_id) references proposals (company_id, id) on delete cascade
);
create index events_proposal on events (company_id, proposal_id, created_at);
select protect_tenant_table('events');

-- Where the company is written to, and where clients answer to.
alter table companies add column email text;

-- Mail, written in the transaction of what it tells of. A table and a queue at once.
create table mails (
  company_id uuid not null references companies (id),
  id uuid not null,
  proposal_id uuid,
  kind text not null,
  audience text not null check (audience in ('client', 'company')),
  -- null: nobody has an address; it is kept to be read
  recipient text,
  recipient_name text,
  reply_to text,
  subject text not null,
  body_text text not null,
  body_html text not null,
  -- kept: there is no way to send it, and it is read where the company reads its mail
  state text not null check (state in ('waiting', 'sent', 'kept', 'failed') and (recipient is not null or state = 'kept')),
  tries integer not null default 0,
  -- when it may be tried next; while a process tries it, when another may
  due_at timestamptz(3) not null,
  -- who is trying it
  attempt uuid,
  last_error text,
  created_at timestamptz(3) not null,
  sent_at timestamptz(3),
  primary key (company_id, id),
  foreign key (company_id, proposal_id) references proposals (company_id, id) on delete cascade
);
create index mails_newest on mails (company_id, created_at desc, id desc);
create index mails_waiting on mails (company_id, due_at) where state = 'waiting';
select protect_tenant_table('mails');

-- Companies with mail that may be tried at a moment.
create policy lookup on mails for select to current_user using (true);
create function companies_with_due_mail(moment timestamptz) returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select distinct company_id from mails where state = 'waiting' and due_at <= moment
$$;
revoke execute on function companies_with_due_mail from public;
grant execute on function companies_with_due_mail to showbill_service;
