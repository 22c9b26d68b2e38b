-- Rules of a total: minimum order, waivers, seasons, price lists of clients, discount codes. They are few and read together,
-- so that each kind is one list beside the other settings of the sales desk.

alter table sales_settings
  -- minimum order, waivers and seasons; see contract/src/rules.ts
  add column total_rules jsonb not null default '[]',
  add column price_lists jsonb not null default '[]',
  add column discount_codes jsonb not null default '[]',
  -- whether clients enter codes on their page
  add column clients_enter_codes boolean not null default false;

-- Which of its company's price lists a client has; null: none.
alter table clients add column price_list_id uuid;
create index clients_by_price_list on clients (company_id, price_list_id) where price_list_id is not null;

-- Of a proposal that has a code: it counts for those that are sent or accepted.
alter table proposals add column discount_code text;
create index proposals_by_code on proposals (company_id, discount_code) where discount_code is not null;

-- Which of its proposal's rules made it; null: none did.
alter table adjustments add column rule_id text;

-- What can happen to a proposal, and two things more.
do $$
declare
  known text;
begin
  select pg_get_constraintdef(oid) into strict known
  from pg_constraint where conname = 'proposal_history_what_check' and conrelid = 'proposal_history'::regclass;
  execute 'alter table proposal_history drop constraint proposal_history_what_check';
  execute 'alter table proposal_history add constraint proposal_history_what_check '
    || replace(known, '''deleted''::text', '''deleted''::text, ''code_entered''::text, ''code_refused''::text');
end $$;

-- Of proposals that were made before it was kept: nothing adjusted them.
alter table proposals no force row level security;
update proposals set adjusted_with = '{"chargedDays": null, "taxRate": null, "taxLabel": ""}' where adjusted_with is null;
alter table proposals force row level security;
