-- Who is told of events, and each telling. The table of deliveries is the queue.

create table webhooks (
  company_id uuid not null references companies (id),
  id uuid not null,
  url text not null,
  events text[] not null check (cardinality(events) > 0),
  -- sealed with the installation's secret
  signing_secret bytea not null,
  -- the one before a rotation, valid beside it until then
  previous_secret bytea,
  previous_until timestamptz(3),
  status text not null default 'active' check (status in ('active', 'paused', 'disabled')),
  disabled_reason text,
  -- since when every try has failed, and how many; null and 0 after a success
  failing_since timestamptz(3),
  failures integer not null default 0,
  -- the earliest moment at which one of its deliveries may be due; null: none waits
  next_due_at timestamptz(3),
  created_at timestamptz(3) not null,
  primary key (company_id, id),
  unique (id)
);
create index webhooks_due on webhooks (next_due_at) where status = 'active' and next_due_at is not null;
select protect_tenant_table('webhooks');

create table deliveries (
  company_id uuid not null,
  id uuid not null,
  webhook_id uuid not null,
  -- what the receiver sees as webhook-id: the same for each try, and when it is sent again by hand
  event_id uuid not null,
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'delivered', 'failed', 'cancelled')),
  failures integer not null default 0,
  due_at timestamptz(3) not null,
  -- who is sending it, and until when nobody else may
  attempt uuid,
  lease_until timestamptz,
  created_at timestamptz(3) not null,
  primary key (company_id, id),
  foreign key (company_id, webhook_id) references webhooks (company_id, id) on delete cascade,
  foreign key (company_id, event_id) references events (company_id, id) on delete cascade
);
create index deliveries_waiting on deliveries (webhook_id, due_at, id) where state = 'waiting';
create index deliveries_sending on deliveries (lease_until) where state = 'sending';
create index deliveries_sending_to on deliveries (webhook_id) where state = 'sending';
create index deliveries_webhook on deliveries (company_id, webhook_id, created_at desc);
create unique index deliveries_id on deliveries (id);
create index deliveries_event on deliveries (company_id, event_id);
select protect_tenant_table('deliveries');

-- Each try, of which the last hundred of a subscription are kept.
create table delivery_tries (
  company_id uuid not null,
  id uuid not null,
  webhook_id uuid not null,
  delivery_id uuid not null,
  try integer not null,
  at timestamptz(3) not null,
  milliseconds integer not null,
  succeeded boolean not null,
  response_status integer,
  response_body text,
  error text,
  next_try_at timestamptz(3),
  primary key (company_id, id),
  foreign key (company_id, delivery_id) references deliveries (company_id, id) on delete cascade
);
create index delivery_tries_webhook on delivery_tries (company_id, webhook_id, at desc, id desc);
select protect_tenant_table('delivery_tries');

create policy lookup on webhooks to current_user using (true);
create policy lookup on deliveries to current_user using (true);
create policy lookup on delivery_tries to current_user using (true);
create policy lookup on events for select to current_user using (true);

-- Takes deliveries that are due at a moment for one dispatcher: at most `most`, and of each subscription no more than
-- `each` under way at once over all dispatchers, one while it fails. What a dispatcher that died had taken is due again.
-- Leases are counted by the database's clock, the rest by the caller's.
create function claim_deliveries(moment timestamptz, most integer, each integer, breaker integer, lease interval, claimer uuid)
returns table (
  company_id uuid, id uuid, webhook_id uuid, url text, signing_secret bytea, previous_secret bytea, failures integer,
  failing_since timestamptz, event_id uuid, kind text, data json, created_at timestamptz
)
language plpgsql volatile security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  subscription record;
  room integer;
  taken integer;
begin
  -- a subscription is locked before its deliveries, here as everywhere; one that somebody is at has its turn later
  with lapsed as (
    select w.company_id, w.id from webhooks w
    where w.id in (
      select d.webhook_id from deliveries d where d.state = 'sending' and d.lease_until <= clock_timestamp()
    )
    for no key update of w skip locked
  ),
  again as (
    update deliveries d set state = 'waiting', attempt = null, lease_until = null, due_at = least(d.due_at, moment)
    from lapsed
    where d.company_id = lapsed.company_id and d.webhook_id = lapsed.id
      and d.state = 'sending' and d.lease_until <= clock_timestamp()
    returning d.company_id, d.webhook_id
  )
  update webhooks w set next_due_at = least(coalesce(w.next_due_at, moment), moment)
  from again where w.company_id = again.company_id and w.id = again.webhook_id;

  for subscription in
    select w.company_id, w.id, w.failures, under_way.count
    from webhooks w
    cross join lateral (
      select count(*)::integer as count from deliveries d where d.webhook_id = w.id and d.state = 'sending'
    ) under_way
    where w.status = 'active' and w.next_due_at <= moment
      and under_way.count < case when w.failures >= breaker then 1 else each end
    order by w.next_due_at
    limit most
    for no key update of w skip locked
  loop
    exit when most <= 0;
    -- counted again under the lock: another dispatcher may have taken some in between
    select case when subscription.failures >= breaker then 1 else each end - count(*)
    into room
    from deliveries d where d.webhook_id = subscription.id and d.state = 'sending';
    with due as (
      select d.id from deliveries d
      where d.webhook_id = subscription.id and d.state = 'waiting' and d.due_at <= moment
      order by d.due_at, d.id
      limit greatest(least(room, most), 0)
      for update skip locked
    )
    update deliveries d
    set state = 'sending', attempt = claimer, lease_until = clock_timestamp() + lease
    from due where d.company_id = subscription.company_id and d.id = due.id;
    get diagnostics taken = row_count;
    most := most - taken;
    update webhooks w set next_due_at = (
      select min(d.due_at) from deliveries d where d.webhook_id = w.id and d.state = 'waiting'
    )
    where w.company_id = subscription.company_id and w.id = subscription.id;
  end loop;

  return query
  select d.company_id, d.id, d.webhook_id, w.url, w.signing_secret,
    case when w.previous_until > moment then w.previous_secret end, d.failures, w.failing_since::timestamptz,
    d.event_id, e.kind, e.data, e.created_at::timestamptz
  from deliveries d
  join webhooks w on w.company_id = d.company_id and w.id = d.webhook_id
  join events e on e.company_id = d.company_id and e.id = d.event_id
  where d.state = 'sending' and d.attempt = claimer;
end $$;
revoke execute on function claim_deliveries from public;
grant execute on function claim_deliveries to showbill_service;

-- Writes how a try ended, where it is still the claimer's to tell; returns whether it was.
-- `next_at`: when it is tried again; null: it ended, delivered or not. `disable`: why the subscription ends with it.
create function finish_delivery(
  company uuid, delivery uuid, claimer uuid, try_id uuid, started timestamptz, took integer, ok boolean, status integer,
  body text, problem text, next_at timestamptz, disable text
) returns boolean
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  subscription uuid;
  tries integer;
begin
  select d.webhook_id into subscription from deliveries d where d.company_id = company and d.id = delivery;
  perform 1 from webhooks w where w.company_id = company and w.id = subscription for no key update;
  update deliveries d
  set state = case when ok then 'delivered' when next_at is null then 'failed' else 'waiting' end,
    failures = d.failures + case when ok then 0 else 1 end,
    due_at = coalesce(next_at, d.due_at), attempt = null, lease_until = null
  where d.company_id = company and d.id = delivery and d.state = 'sending' and d.attempt = claimer
  returning d.failures + case when ok then 1 else 0 end into tries;
  if not found then return false; end if;
  insert into delivery_tries (company_id, id, webhook_id, delivery_id, try, at, milliseconds, succeeded, response_status,
    response_body, error, next_try_at)
  values (company, try_id, subscription, delivery, tries, started, took, ok, status, body, problem,
    case when disable is null then next_at end);
  update webhooks w
  set failures = case when ok then 0 else w.failures + 1 end,
    failing_since = case when ok then null else coalesce(w.failing_since, started) end,
    next_due_at = case when disable is null then least(w.next_due_at, next_at) end,
    status = case when disable is null then w.status else 'disabled' end,
    disabled_reason = coalesce(disable, w.disabled_reason)
  where w.company_id = company and w.id = subscription;
  if disable is not null then
    update deliveries d set state = 'cancelled', attempt = null, lease_until = null
    where d.company_id = company and d.webhook_id = subscription and d.state in ('waiting', 'sending');
  end if;
  return true;
end $$;
revoke execute on function finish_delivery from public;
grant execute on function finish_delivery to showbill_service;

-- Whose subscription an operator's command names.
create function company_of_webhook(webhook_id uuid) returns uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select company_id from webhooks where id = webhook_id
$$;
revoke execute on function company_of_webhook from public;
grant execute on function company_of_webhook to showbill_service;

-- Whose delivery an operator's command names.
create function company_of_delivery(delivery_id uuid) returns uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select company_id from deliveries where id = delivery_id
$$;
revoke execute on function company_of_delivery from public;
grant execute on function company_of_delivery to showbill_service;

-- Forgets tries beyond the last hundred of a subscription, and deliveries that ended a month before a moment.
create function prune_deliveries(moment timestamptz) returns void
language sql volatile security definer set search_path = public, pg_temp as $$
  delete from delivery_tries t
  using (
    select w.company_id, w.id, last.at, last.id as try_id
    from webhooks w
    cross join lateral (
      select at, id from delivery_tries k
      where k.company_id = w.company_id and k.webhook_id = w.id
      order by at desc, id desc
      offset 99 limit 1
    ) last
  ) old
  where t.company_id = old.company_id and t.webhook_id = old.id and (t.at, t.id) < (old.at, old.try_id);
  delete from deliveries
  where state in ('delivered', 'failed', 'cancelled') and created_at < moment - interval '30 days';
$$;
revoke execute on function prune_deliveries from public;
grant execute on function prune_deliveries to showbill_service;
