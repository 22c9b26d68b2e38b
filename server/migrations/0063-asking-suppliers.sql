-- Suppliers are asked for units by mail, and a sub-hire says when, where and by whom its supplier was.

alter table mails drop constraint mails_audience_check;
alter table mails add constraint mails_audience_check check (audience in ('client', 'company', 'supplier'));
-- what a mail to a supplier is about
alter table mails add column sub_hire_id uuid;
alter table mails add foreign key (company_id, sub_hire_id) references sub_hires (company_id, id);
create index mails_sub_hire on mails (company_id, sub_hire_id, created_at desc) where sub_hire_id is not null;

alter table sub_hires
  -- when the supplier was last asked by mail
  add column mailed_at timestamptz(3),
  add column mailed_to text,
  -- the name of whoever did
  add column mailed_by text,
  add check ((mailed_at is null) = (mailed_to is null) and (mailed_at is null) = (mailed_by is null));

-- What became of such a mail is shown beside its sub-hire.
create function tell_of_supplier_mail() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  perform pg_notify('showbill_changes',
    json_build_object('company', new.company_id, 'topic', 'stock', 'id', null)::text);
  return null;
end $$;
revoke execute on function tell_of_supplier_mail from public;
create trigger tell_of_supplier_mail after update on mails
  for each row when (new.sub_hire_id is not null and new.state is distinct from old.state)
  execute function tell_of_supplier_mail();
