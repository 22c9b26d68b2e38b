import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../../platform/migrate.ts';
import { openDatabaseBefore, type TestDatabase } from '../../testing/database.ts';

const HIRE = '00000000-0000-7000-8000-0000000000a1';
const OTHER = '00000000-0000-7000-8000-0000000000b1';
const ADA = '00000000-0000-7000-8000-0000000000c1';
const LEFT = '00000000-0000-7000-8000-0000000000c2';
const DAY = '2026-11-02T09:00:00.000Z';
const LATER = '2026-11-09T09:00:00.000Z';

type Entry = readonly [what: string, at: string, by?: Readonly<Record<string, string>>, details?: object];
const BY_ADA = { kind: 'user', id: ADA };

/** Proposals by their numbers, as a company had them before, with what their history tells. */
const HELD: readonly {
  readonly number: string;
  readonly company?: string;
  readonly status: string;
  readonly sentAt?: string;
  readonly history: readonly Entry[];
}[] = [
  { number: 'draft', status: 'draft', history: [['created', DAY, BY_ADA]] },
  { number: 'by the API', status: 'draft', history: [['created', DAY, { kind: 'key', id: ADA }]] },
  { number: 'by somebody deleted', status: 'draft', history: [['created', DAY, { kind: 'user', id: LEFT }]] },
  { number: 'edited only', status: 'draft', history: [['edited', DAY, BY_ADA]] },
  {
    number: 'sent twice',
    status: 'sent',
    sentAt: LATER,
    history: [
      ['created', DAY, BY_ADA],
      ['sent', LATER, BY_ADA],
      ['sent', DAY, BY_ADA],
    ],
  },
  { number: 'revised', status: 'draft', sentAt: DAY, history: [['sent', DAY, BY_ADA]] },
  { number: 'sent before there was a history', status: 'accepted', sentAt: DAY, history: [] },
  { number: 'expired', status: 'expired', sentAt: DAY, history: [['sent', DAY, BY_ADA]] },
  {
    number: 'declined twice',
    status: 'declined',
    sentAt: LATER,
    history: [
      ['declined', DAY, { kind: 'client' }, { reason: 'Too late' }],
      ['declined', LATER, { kind: 'client' }, { reason: 'Too dear' }],
      ['sent', DAY, BY_ADA],
    ],
  },
  { number: 'declined by the company', status: 'declined', sentAt: DAY, history: [['declined', LATER, BY_ADA]] },
  {
    number: 'declined, then revised',
    status: 'draft',
    sentAt: DAY,
    history: [['declined', DAY, { kind: 'client' }, { reason: 'Too dear' }]],
  },
  { number: 'cancelled', status: 'cancelled', history: [['created', DAY, BY_ADA]] },
  { number: 'of another', company: OTHER, status: 'sent', sentAt: DAY, history: [['created', DAY, BY_ADA]] },
];

let database: TestDatabase;
let owner: Client;

beforeAll(async () => {
  database = await openDatabaseBefore('0027-sales');
  owner = new Client(database.owner);
  await owner.connect();
  await owner.query(`insert into users (id, name, email) values ($1, 'Ada', 'ada@hire.example')`, [ADA]);
  for (const company of [HIRE, OTHER]) {
    await as(company);
    await owner.query(
      `insert into companies (id, name, currency, country, time_zone, plan, subscription)
      values ($1, 'Hire', 'GBP', 'GB', 'Europe/London', 'business', 'active')`,
      [company],
    );
  }
  for (const proposal of HELD) await hold(proposal);
  await migrate(database.owner);
});
afterAll(async () => {
  await owner.end();
  await database.close();
});

function as(company: string) {
  return owner.query(`select set_config('app.company_id', $1, false)`, [company]);
}

async function hold({ number, company = HIRE, status, sentAt, history }: (typeof HELD)[number]): Promise<void> {
  await as(company);
  const { rows } = await owner.query<{ id: string }>(
    `insert into proposals (company_id, id, number, status, title, scope_summary, currency, subtotal, total, drafted_by,
      event_description, event_days, share_token, created_at, updated_at, sent_at)
    values ($1, gen_random_uuid(), $2, $3, 'Conference', 'Sound', 'GBP', 100, 100, 'builtin', 'Sound', 1, $2, $4, $4, $5)
    returning id`,
    [company, number, status, DAY, sentAt ?? null],
  );
  for (const [what, at, by = BY_ADA, details = {}] of history) {
    await owner.query(
      `insert into proposal_history (company_id, id, proposal_id, at, actor_kind, actor_id, what, details)
      values ($1, gen_random_uuid(), $2, $3, $4, $5, $6, $7)`,
      [company, rows[0]?.id, at, by['kind'], by['id'] ?? null, what, details],
    );
  }
}

/** A column of the proposals that have something there, by number. */
async function filledIn(column: string, company = HIRE): Promise<Record<string, unknown>> {
  await as(company);
  const { rows } = await owner.query<{ number: string; value: unknown }>(
    `select number, ${column} as value from proposals where company_id = $1 and ${column} is not null`,
    [company],
  );
  return Object.fromEntries(
    rows.map(({ number, value }) => [number, value instanceof Date ? value.toISOString() : value]),
  );
}

describe('proposals from before there were salespeople', () => {
  it('are of whoever made them in the application', async () => {
    expect(await filledIn('owner_id')).toEqual({ draft: ADA, 'sent twice': ADA, cancelled: ADA });
    expect(await filledIn('owner_id', OTHER)).toEqual({ 'of another': ADA });
  });

  it('were first sent when their history says so first, else when they were sent', async () => {
    expect(await filledIn('first_sent_at')).toEqual({
      'sent twice': DAY,
      revised: DAY,
      'sent before there was a history': DAY,
      expired: DAY,
      'declined twice': DAY,
      'declined by the company': DAY,
      'declined, then revised': DAY,
    });
    expect(await filledIn('first_sent_at', OTHER)).toEqual({ 'of another': DAY });
  });

  it('keep the last reason of the client while they are declined', async () => {
    expect(await filledIn('client_reason')).toEqual({ 'declined twice': 'Too dear' });
  });

  it('are kept from other companies as before', async () => {
    await as(OTHER);
    const { rows } = await owner.query<{ table: string; forced: boolean }>(
      `select relname as table, relforcerowsecurity as forced from pg_class
      where relname in ('proposals', 'proposal_history') order by 1`,
    );
    expect(rows).toEqual([
      { table: 'proposal_history', forced: true },
      { table: 'proposals', forced: true },
    ]);
  });
});
