-- For the operator's metrics: what waits to be delivered or sent, of all companies together, and for how long it has been due.
create function waiting_work(moment timestamptz) returns table (
  what text, waiting bigint, seconds double precision
)
language sql stable security definer set search_path = public, pg_temp as $$
  select 'deliveries', count(*), coalesce(extract(epoch from moment - min(due_at)), 0)
    from deliveries where state = 'waiting' and due_at <= moment
  union all
  select 'mail', count(*), coalesce(extract(epoch from moment - min(due_at)), 0)
    from mails where state = 'waiting' and due_at <= moment
$$;
revoke execute on function waiting_work from public;
grant execute on function waiting_work to showbill_service;
