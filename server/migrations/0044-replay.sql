-- Events of a range of days, to send them again.
create index events_created on events (company_id, created_at);
