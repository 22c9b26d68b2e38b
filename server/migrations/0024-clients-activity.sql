-- What clients do is read in the history of proposals; how far each person has read it, and answers to clients.

-- That a proposal was viewed goes on while nothing else happens to it: see proposals/activity/note-view.ts.
create index proposal_history_by_clients on proposal_history (company_id, at desc, id desc) where actor_kind = 'client';
create index proposal_history_answers on proposal_history (company_id, proposal_id, at) where what = 'answered';

do $$
declare
  known text;
begin
  select pg_get_constraintdef(oid) into strict known
  from pg_constraint where conname = 'proposal_history_what_check' and conrelid = 'proposal_history'::regclass;
  execute 'alter table proposal_history drop constraint proposal_history_what_check';
  execute 'alter table proposal_history add constraint proposal_history_what_check '
    || replace(known, '''asked''::text', '''asked''::text, ''answered''::text');
end $$;

-- Up to when a person has read what the client of a proposal did.
create table activity_reads (
  company_id uuid not null,
  user_id uuid not null,
  proposal_id uuid not null,
  read_until timestamptz(3) not null,
  primary key (company_id, user_id, proposal_id),
  foreign key (company_id, user_id) references members (company_id, user_id) on delete cascade,
  foreign key (company_id, proposal_id) references proposals (company_id, id) on delete cascade
);
create index activity_reads_proposal on activity_reads (company_id, proposal_id);

-- What happened before there was an inbox counts as read.
alter table proposal_history no force row level security;
alter table members no force row level security;
alter table proposals no force row level security;
insert into activity_reads (company_id, user_id, proposal_id, read_until)
select m.company_id, m.user_id, p.id, h.last_at
from members m
join (
  select company_id, proposal_id, max(at) as last_at from proposal_history where actor_kind = 'client' group by 1, 2
) h on h.company_id = m.company_id
join proposals p on p.company_id = h.company_id and p.id = h.proposal_id;
alter table proposal_history force row level security;
alter table members force row level security;
alter table proposals force row level security;

select protect_tenant_table('activity_reads');

-- Those who look hear what a client does, what is answered, what becomes of an answer's mail, and what they read in
-- another window.
create function tell_activity() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  perform pg_notify('showbill_changes',
    json_build_object('company', new.company_id, 'topic', 'activity', 'id', new.proposal_id)::text);
  return null;
end $$;
revoke execute on function tell_activity from public;

create trigger tell_activity after insert or update on proposal_history
  for each row when (new.actor_kind = 'client' or new.what = 'answered') execute function tell_activity();
create trigger tell_activity after update on mails
  for each row when (new.kind = 'proposal.answer' and new.state is distinct from old.state)
  execute function tell_activity();

create trigger tell_insert after insert on activity_reads referencing new table as changed
  for each statement execute function tell_changed_topic('activity');
create trigger tell_update after update on activity_reads referencing new table as changed
  for each statement execute function tell_changed_topic('activity');
