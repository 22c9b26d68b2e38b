-- Invoices that were mailed to clients: whom to, when and by whom, and what goes with the mail.

create table invoice_sendings (
  company_id uuid not null references companies (id),
  invoice_id uuid not null,
  -- given by whoever sends it: an order that comes twice is carried out once
  id uuid not null,
  proposal_id uuid not null,
  -- null: erased; the client's page then shows it no more
  recipient text check (char_length(recipient) between 1 and 320),
  -- the mail that carries it, which may be gone
  mail_id uuid not null,
  sent_at timestamptz(3) not null,
  -- a name; null: the service
  sent_by text,
  primary key (company_id, invoice_id, id),
  foreign key (company_id, invoice_id) references invoices (company_id, id),
  foreign key (company_id, proposal_id) references proposals (company_id, id)
);
create index invoice_sendings_of_proposal on invoice_sendings (company_id, proposal_id);
select protect_tenant_table('invoice_sendings');
revoke delete on invoice_sendings from showbill_service;

alter table mails
  -- the invoice that goes with it
  add column invoice_id uuid,
  -- its files for programs that go along with the PDF
  add column invoice_formats text[] not null default '{}' check (invoice_formats <@ array['ubl', 'xrechnung']),
  drop constraint mails_attachment_check,
  add constraint mails_attachment_check check (attachment in ('signed_copy', 'invoice')),
  add constraint mails_invoice_check check ((invoice_id is not null) = (attachment is not distinct from 'invoice')),
  add foreign key (company_id, invoice_id) references invoices (company_id, id);

do $$
declare
  known text;
begin
  select pg_get_constraintdef(oid) into strict known
  from pg_constraint where conname = 'proposal_history_what_check' and conrelid = 'proposal_history'::regclass;
  execute 'alter table proposal_history drop constraint proposal_history_what_check';
  execute 'alter table proposal_history add constraint proposal_history_what_check '
    || replace(known, '''deleted''::text',
      '''deleted''::text, ''invoice_issued''::text, ''invoice_credited''::text, ''invoice_sent''::text');
end $$;

-- Those who look hear of invoices, and of what becomes of their mail.
drop trigger tell_activity on proposal_history;
create trigger tell_activity after insert or update on proposal_history
  for each row when (
    new.actor_kind = 'client' or new.what in ('answered', 'invoice_issued', 'invoice_credited', 'invoice_sent'))
  execute function tell_activity();
drop trigger tell_activity on mails;
create trigger tell_activity after update on mails
  for each row when (new.kind in ('proposal.answer', 'invoice.sent') and new.state is distinct from old.state)
  execute function tell_activity();
