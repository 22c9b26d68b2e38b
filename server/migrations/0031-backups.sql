-- Backups: the owner reads the rows of all companies, in a session that says so.

-- The service works as another role, of which the policy says nothing.
create function let_backups_read(name regclass) returns void
language plpgsql as $$
begin
  execute format(
    'create policy backup on %s for select to current_user using ((select current_setting(''app.backup'', true) = ''on''))',
    name);
end $$;
revoke execute on function let_backups_read from public;

create or replace function protect_tenant_table(name regclass, company_column text default 'company_id') returns void
language plpgsql as $$
begin
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format(
    'create policy tenant on %s using (%I = (select nullif(current_setting(''app.company_id'', true), '''')::uuid))',
    name, company_column);
  perform let_backups_read(name);
  execute format('grant select, insert, update, delete on %s to showbill_service', name);
end $$;

select let_backups_read(oid::regclass) from pg_class
where relnamespace = 'public'::regnamespace and relkind = 'r' and relforcerowsecurity;

-- When the newest daily backup was made: of several processes one makes it.
alter table installation add column backed_up_at timestamptz(3);
