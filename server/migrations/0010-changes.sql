-- Tells those who look at a company's data what has changed: {"company", "topic", "id"} on the channel showbill_changes.
-- A hint and nothing more: whoever hears it reads the data under its own rights.

-- For each row that a statement touched; one without an id where there are many.
create function tell_changed_rows() returns trigger
language plpgsql set search_path = public, pg_temp as $$
declare
  told record;
begin
  for told in
    select company_id, case when count(*) <= 20 then array_agg(id) else array[null::uuid] end as ids
    from changed group by company_id
  loop
    perform pg_notify('showbill_changes',
      json_build_object('company', told.company_id, 'topic', tg_argv[0], 'id', id)::text) from unnest(told.ids) id;
  end loop;
  return null;
end $$;
revoke execute on function tell_changed_rows from public;

-- That a topic has changed, whichever row it was.
create function tell_changed_topic() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  perform pg_notify('showbill_changes',
    json_build_object('company', company_id, 'topic', tg_argv[0], 'id', null)::text)
  from (select distinct company_id from changed) told;
  return null;
end $$;
revoke execute on function tell_changed_topic from public;

create procedure tell_changes_of(name regclass, topic text, teller text)
language plpgsql as $$
begin
  execute format('create trigger tell_insert after insert on %s referencing new table as changed
    for each statement execute function %I(%L)', name, teller, topic);
  execute format('create trigger tell_update after update on %s referencing new table as changed
    for each statement execute function %I(%L)', name, teller, topic);
  execute format('create trigger tell_delete after delete on %s referencing old table as changed
    for each statement execute function %I(%L)', name, teller, topic);
end $$;
revoke execute on procedure tell_changes_of from public;

call tell_changes_of('proposals', 'proposals', 'tell_changed_rows');
call tell_changes_of('products', 'products', 'tell_changed_rows');
call tell_changes_of('clients', 'clients', 'tell_changed_rows');
call tell_changes_of('bookings', 'stock', 'tell_changed_topic');
call tell_changes_of('dispatched_units', 'stock', 'tell_changed_topic');
call tell_changes_of('stock_changes', 'stock', 'tell_changed_topic');
call tell_changes_of('stock_holds', 'stock', 'tell_changed_topic');
call tell_changes_of('stock_releases', 'stock', 'tell_changed_topic');
call tell_changes_of('members', 'members', 'tell_changed_topic');
drop procedure tell_changes_of;

-- A subscription whose deliveries begin to fail, fail again, work again, or that was ended or paused. The condition keeps
-- out deliveries that succeed and those to an end that is long dead: of both there may be hundreds a second, and commits
-- that notify wait for each other (measured with 8 connections: 350 a second, against 1,200 without).
create function tell_changed_webhook() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  perform pg_notify('showbill_changes',
    json_build_object('company', new.company_id, 'topic', 'webhooks', 'id', new.id)::text);
  return null;
end $$;
revoke execute on function tell_changed_webhook from public;

create trigger tell_update after update on webhooks
  for each row when (
    new.status is distinct from old.status
    or (new.failures = 0) <> (old.failures = 0)
    or (new.failures > old.failures and new.failures <= 5)
  ) execute function tell_changed_webhook();
