-- Sub-hire: units that a supplier hires to the company for some days, beside those of its own.

create table suppliers (
  company_id uuid not null references companies (id),
  id uuid not null,
  name text not null check (char_length(name) between 1 and 200),
  email text check (char_length(email) between 1 and 254),
  phone text check (char_length(phone) between 1 and 100),
  notes text check (char_length(notes) between 1 and 2000),
  created_at timestamptz(3) not null,
  primary key (company_id, id)
);
create unique index suppliers_name on suppliers (company_id, lower(name));
select protect_tenant_table('suppliers');

-- Nothing of it is deleted: what was taken back is cancelled. What is confirmed counts as owned from the day it arrives to the
-- day before `until_day`, that on which it goes back included.
create table sub_hires (
  company_id uuid not null references companies (id),
  id uuid not null,
  product_id uuid not null,
  supplier_id uuid not null,
  -- the job that it is for; null: for none in particular
  proposal_id uuid,
  quantity integer not null check (quantity between 1 and 1000000),
  arrives_day date not null,
  until_day date not null check (until_day > arrives_day),
  state text not null check (state in ('asked', 'confirmed', 'cancelled')),
  -- of all its units and days, without tax, in minor units of the company's currency; null: not known
  cost bigint check (cost >= 0),
  -- the same in those of the proposal's currency, by the exchange rate when it was written
  proposal_cost bigint check (proposal_cost >= 0),
  note text check (char_length(note) between 1 and 500),
  recorded_at timestamptz(3) not null,
  -- when it last was
  confirmed_at timestamptz(3),
  cancelled_at timestamptz(3),
  primary key (company_id, id),
  check ((state = 'cancelled') = (cancelled_at is not null)),
  check (state <> 'confirmed' or confirmed_at is not null),
  foreign key (company_id, product_id) references products (company_id, id),
  foreign key (company_id, supplier_id) references suppliers (company_id, id),
  foreign key (company_id, proposal_id) references proposals (company_id, id) on delete set null (proposal_id)
);
create index sub_hires_product on sub_hires (company_id, product_id, until_day);
create index sub_hires_days on sub_hires (company_id, until_day) where state <> 'cancelled';
create index sub_hires_supplier on sub_hires (company_id, supplier_id);
create index sub_hires_proposal on sub_hires (company_id, proposal_id) where proposal_id is not null;
select protect_tenant_table('sub_hires');
revoke delete on sub_hires from showbill_service;

-- What somebody is told of a proposal's costs follows them: its row changes with them, and with it the stamp of its answer; that
-- of an amendment, too, which costs what the proposal that it is to replace does.
create function touch_proposals_of_sub_hires() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  update proposals p set number = p.number
  where p.company_id = new.company_id and p.id in (
    select id from proposals
    where company_id = new.company_id and (id in (new.proposal_id, old.proposal_id) or replaces in (new.proposal_id, old.proposal_id))
    order by id for update);
  return null;
end $$;
revoke execute on function touch_proposals_of_sub_hires from public;
create trigger touch_proposals after insert or update on sub_hires
  for each row execute function touch_proposals_of_sub_hires();

create trigger tell_insert after insert on sub_hires referencing new table as changed
  for each statement execute function tell_changed_topic('stock');
create trigger tell_update after update on sub_hires referencing new table as changed
  for each statement execute function tell_changed_topic('stock');
