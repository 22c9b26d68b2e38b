-- Editing of drafts, and the history of proposals.

alter table proposals
  -- goes up with each edit
  add column revision integer not null default 0,
  -- the company's own, never shown to the client
  add column notes text,
  -- {"kind": "percent", "percent": "12.5", "label"} or {"kind": "amount", "amount": minor units as text, "label"}
  add column discount jsonb,
  add column surcharge jsonb;

alter table line_items
  -- such a price does not follow the region
  add column price_set_by_hand boolean not null default false,
  -- the words of the brief that it came from
  add column words text;

-- What happened to each proposal, and who did it. Without a foreign key to proposals: that one was deleted is kept.
create table proposal_history (
  company_id uuid not null references companies (id),
  id uuid not null,
  proposal_id uuid not null,
  at timestamptz(3) not null,
  actor_kind text not null check (actor_kind in ('user', 'key', 'client', 'command', 'service')),
  actor_id text,
  actor_name text,
  what text not null check (what in (
    'created', 'edited', 'sent', 'viewed', 'accepted', 'declined', 'revised', 'cancelled', 'replaced', 'expired',
    'dispatched', 'returned', 'amended', 'duplicated', 'link_renewed', 'deleted')),
  details jsonb not null,
  primary key (company_id, id)
);
create index proposal_history_newest on proposal_history (company_id, proposal_id, at desc, id desc);
select protect_tenant_table('proposal_history');
-- an entry stands; that of an edit goes on while its editor does
revoke update, delete on proposal_history from showbill_service;
grant update (at, details) on proposal_history to showbill_service;
