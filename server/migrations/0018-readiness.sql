-- Written to whenever somebody asks whether the service is ready: a database that takes no changes is not.
create table readiness (
  only_row boolean primary key default true check (only_row),
  written_at timestamptz not null default now()
) with (fillfactor = 50);
insert into readiness default values;
grant select, update on readiness to showbill_service;
