import type { Client } from 'pg';
import type { Served } from './ground.ts';

/** How many of the newest have lines, and are fetched. */
const FETCHED = 1_000;

/** Writes proposals with clients and adjustments, twelve lines on the newest, and returns the ids of those. */
export async function makeProposals(owner: Client, companyId: string, count: number): Promise<string[]> {
  await owner.query('begin');
  await owner.query(`select set_config('app.company_id', $1, true)`, [companyId]);
  await owner.query(
    `insert into clients (company_id, id, name, email)
     select $1, gen_random_uuid(), 'Client ' || n, 'client-' || n || '@example.com' from generate_series(1, 200) n`,
    [companyId],
  );
  await owner.query(
    `with client as materialized (select id, row_number() over () - 1 as place from clients where company_id = $1)
     insert into proposals (company_id, id, number, status, title, scope_summary, currency, subtotal, total, drafted_by,
       event_description, event_date, event_venue, event_attendees, event_days, client_id, share_token, valid_until,
       created_at, updated_at, adjusted_with, assumptions, unmet)
     select $1::uuid, gen_random_uuid(), 'B-' || n, (array['draft', 'sent', 'accepted', 'declined'])[1 + n % 4],
       'Sales conference in Leeds', 'Sound, light and screens for two days, with a keynote stage and two breakout rooms.',
       'GBP', 123456 + n, 148147 + n, 'builtin',
       'Two-day sales conference for 250 in Leeds with a keynote stage, a panel of four and two breakout rooms.',
       date '2026-12-01' + n % 300, 'Corn Exchange, Leeds', 250, 2, client.id, $1::text || n, date '2099-01-01',
       timestamptz '2026-01-01' + n * interval '1 second', now(), '{"chargedDays": null, "taxRate": null, "taxLabel": "VAT"}',
       '["The stage is 6 by 4 metres.", "Two radio microphones are enough for the panel."]', '["interpreters"]'
     from generate_series(1, $2::integer) n
     join client on client.place = n % 200`,
    [companyId, count],
  );
  const { rows } = await owner.query<{ id: string }>(
    'select id from proposals where company_id = $1 order by created_at desc limit $2',
    [companyId, FETCHED],
  );
  const ids = rows.map(({ id }) => id);
  await owner.query(
    `insert into adjustments (company_id, proposal_id, position, kind, label, amount)
     select $1, id, place, (array['multi_day', 'tax'])[place + 1], (array['2 days charged as 1.5', 'VAT 20 %'])[place + 1], 12333
     from unnest($2::uuid[]) id, generate_series(0, 1) place`,
    [companyId, ids],
  );
  await owner.query(
    `insert into line_items (company_id, proposal_id, id, position, category, name, unit, units, days, quantity, unit_price,
       total, is_optional, reason)
     select $1, id, gen_random_uuid(), place, 'audio', 'QSC K12.2 12in Powered Speaker ' || place, 'day', 4, 2, 8, 3850, 30800,
       false, 'Four speakers cover 250 people; the brief asks for a keynote stage.'
     from unnest($2::uuid[]) id, generate_series(0, 11) place`,
    [companyId, ids],
  );
  await owner.query('commit');
  return ids;
}

/** Puts what the service answers into plain tables, for the bare routes to read: the rows of a list, and proposals whole. */
export async function keepAnswers(owner: Client, served: Served, key: string, ids: readonly string[]): Promise<void> {
  await owner.query('create table bench_rows (place integer primary key, body text not null)');
  await owner.query('create table bench_proposals (id uuid primary key, body text not null)');
  for (const table of ['bench_rows', 'bench_proposals']) {
    // whole in their pages, as ours are
    await owner.query(`alter table ${table} set (toast_tuple_target = 8160)`);
    await owner.query(`grant select on ${table} to showbill_service`);
  }
  const list = await ask<{ data: readonly unknown[] }>(served, '/v1/proposals', key);
  for (const [place, row] of list.data.entries()) {
    await owner.query('insert into bench_rows values ($1, $2)', [place, JSON.stringify(row)]);
  }
  for (const id of ids.slice(0, 100)) {
    const proposal = await ask(served, `/v1/proposals/${id}`, key);
    await owner.query('insert into bench_proposals values ($1, $2)', [id, JSON.stringify(proposal)]);
  }
}

async function ask<Body>(served: Served, path: string, key: string): Promise<Body> {
  const response = await fetch(`http://127.0.0.1:${served.port}${path}`, {
    headers: { authorization: `Bearer ${key}` },
  });
  if (response.status !== 200) throw new Error(await response.text());
  return (await response.json()) as Body;
}

/** What the bare route for the account reads: a plain table with an index, without row-level security. */
export async function makeBareAccounts(owner: Client): Promise<void> {
  await owner.query(`
    create table bench_accounts as
    select k.hash, c.id as company_id, c.name, c.currency, c.country, c.plan, c.allowance
    from api_keys k join companies c on c.id = k.company_id`);
  await owner.query('create unique index on bench_accounts (hash)');
  await owner.query('grant select on bench_accounts to showbill_service');
}
