import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { changeProposal } from '../proposals/index.ts';
import { type Browser, openBrowser, PASSWORD, signedInMember, type TestPerson } from '../testing/browser.ts';
import { openOwnDatabase, type TestDatabase } from '../testing/database.ts';
import { type Failing, type FaultyDatabase, openFaultyDatabase } from '../testing/faulty-database.ts';
import { type Answer, startTestService, type TestCompany, type TestService } from '../testing/service.ts';

let database: TestDatabase;
let faulty: FaultyDatabase;
let service: TestService;
let company: TestCompany;
let owner: TestPerson;
let stranger: Browser;
/** A sent proposal's page. */
let page: string;
let proposal: string;
let webhook: string;

beforeAll(async () => {
  database = await openOwnDatabase();
  faulty = await openFaultyDatabase(database);
  service = await startTestService({}, faulty);
  company = await service.company();
  owner = await signedInMember(service, company.id, 'owner');
  stranger = openBrowser(service);
  const body = { event: { description: 'Party for 40 with two speakers', date: '2027-03-12' } };
  const made = await service.call('POST', '/v1/proposals', { key: company.key, body });
  proposal = made.json.id;
  page = new URL(made.json.share_url).pathname;
  await changeProposal(service.context, company.id, proposal, 'send');
  webhook = '0197f0aa-0000-7000-8000-000000000001';
});
afterAll(async () => {
  await service.close();
  await faulty.close();
  await database.close();
});

const FAILURES: readonly (readonly [string, Failing])[] = [
  ['away', 'away'],
  ['ended by its operator', { state: '57P01' }],
  ['starting', { state: '57P03' }],
  ['out of room', { state: '53100' }],
  ['out of connections', { state: '53300' }],
  ['read-only', { state: '25006' }],
  ['too slow', { state: '57014' }],
  ['locked', { state: '55P03' }],
  ['in a deadlock again and again', { state: '40P01' }],
];

type Ask = () => Promise<Answer>;
const keyed = () => ({ key: company.key });
const form = (fields: Record<string, string>) => ({
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields).toString(),
});
const ADA = { name: 'Ada Marsh', email: 'ada@client.example', terms: 'yes', version: '1', seen: '' };
const SIGN_UP = {
  name: 'Ada',
  email: 'ada@new.example',
  password: PASSWORD,
  company: { name: 'New', currency: 'GBP', country: 'GB' },
};
const RANGE = '?from=2027-03-01&to=2027-03-02';

const PROGRAMS: readonly (readonly [string, Ask])[] = [
  ['GET /v1/me', () => service.call('GET', '/v1/me', keyed())],
  ['GET /v1/proposals', () => service.call('GET', '/v1/proposals', keyed())],
  ['GET /v1/proposals/{id}', () => service.call('GET', `/v1/proposals/${proposal}`, keyed())],
  ['GET /v1/inventory/availability', () => service.call('GET', `/v1/inventory/availability${RANGE}`, keyed())],
  [
    'POST /v1/proposals',
    () => service.call('POST', '/v1/proposals', { ...keyed(), body: { event: { description: 'A party' } } }),
  ],
  [
    'POST /v1/webhooks',
    () => service.call('POST', '/v1/webhooks', { ...keyed(), body: { url: 'https://203.0.113.9/' } }),
  ],
  ['DELETE /v1/webhooks/{id}', () => service.call('DELETE', `/v1/webhooks/${webhook}`, keyed())],
  ['signing in', () => stranger.post('/auth/sign-in', { email: owner.email, password: PASSWORD })],
  ['signing out', () => owner.post('/auth/sign-out')],
  ['asking for a new password', () => stranger.post('/auth/request-reset', { email: owner.email })],
  ['setting a new password', () => stranger.post('/auth/reset-password', { token: 'x', new_password: PASSWORD })],
  [
    'changing the password',
    () => owner.post('/auth/change-password', { current_password: PASSWORD, new_password: PASSWORD }),
  ],
  [
    'a catalogue file',
    () => owner.post('/catalogue/import', {}, { 'x-company': company.id, 'content-type': 'application/octet-stream' }),
  ],
];

const CALLS: readonly (readonly [string, Ask])[] = [
  ['a query', () => owner.query('clients.list', { company: company.id, input: {} })],
  ['who is signed in', () => owner.query('me.get')],
  ['a mutation', () => owner.mutate('company.change', { name: 'Other' }, { company: company.id })],
  ['signing up', () => stranger.mutate('signUp', SIGN_UP)],
  ['an invitation', () => stranger.mutate('invitation.read', { token: 'x' })],
];

const PAGES: readonly (readonly [string, Ask])[] = [
  ['the page', () => service.call('GET', page)],
  ['the page for somebody of the company', () => service.call('GET', page, { headers: { cookie: owner.cookie } })],
  ['its PDF', () => service.call('GET', `${page}?document=proposal`)],
  ['accepting', () => service.call('POST', page, form({ do: 'accept', ...ADA }))],
  ['declining', () => service.call('POST', page, form({ do: 'decline', version: '1' }))],
  [
    'asking',
    () => service.call('POST', page, form({ do: 'ask', name: 'Ada', email: 'a@b.example', question: 'When?' })),
  ],
];

async function whileFailing(how: Failing, ask: Ask): Promise<Answer> {
  faulty.fail(how);
  try {
    return await ask();
  } finally {
    faulty.heal();
  }
}

function expectWait({ status, headers }: Answer): void {
  expect(status).toBe(503);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
}

describe.each(FAILURES)('a database that is %s', (_name, how) => {
  it.each(PROGRAMS)('%s is unavailable for a while', async (_what, ask) => {
    const answer = await whileFailing(how, ask);
    expectWait(answer);
    expect(answer.json.error.code).toBe('unavailable');
    expect(answer.text).not.toMatch(/refused by a test|ECONN|127\.0\.0\.1/);
  });

  it.each(CALLS)('%s of the application is unavailable for a while', async (_what, ask) => {
    const answer = await whileFailing(how, ask);
    expectWait(answer);
    expect(answer.json.error.data).toMatchObject({ code: 'unavailable', httpStatus: 503 });
    expect(answer.json.error.message).not.toMatch(/refused by a test|ECONN|127\.0\.0\.1/);
  });

  it.each(PAGES)('%s says so to people', async (_what, ask) => {
    const answer = await whileFailing(how, ask);
    expectWait(answer);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.text).toContain('Please try again in a minute');
  });

  it('leaves the process up, is told by /readyz, and is over once it is over', async () => {
    expect((await whileFailing(how, () => service.call('GET', '/healthz'))).status).toBe(200);
    const began = performance.now();
    const answer = await whileFailing(how, () => service.call('GET', '/readyz'));
    expect(performance.now() - began).toBeLessThan(1000);
    expectWait(answer);
    expect(answer.json.error.message).toMatch(/^not ready: (connection|migrations|writes): /);
    expect((await service.call('GET', '/readyz')).status).toBe(200);
    expect((await service.call('GET', page)).status).toBe(200);
  });
});

describe('a database that takes everything and answers nothing', () => {
  it('makes nothing wait for ever, and is told by /readyz within a second', async () => {
    faulty.fail('silent');
    const began = performance.now();
    const ready = service.call('GET', '/readyz').finally(() => expect(performance.now() - began).toBeLessThan(1000));
    const asked = [...PROGRAMS, ...CALLS, ...PAGES].map(async ([what, ask]) => [what, (await ask()).status]);
    expect((await ready).json.error.message).toMatch(/^not ready: (connection|migrations): /);
    const answered = await Promise.all(asked);
    faulty.heal();
    expect(answered).toEqual([...PROGRAMS, ...CALLS, ...PAGES].map(([what]) => [what, 503]));
    await vi.waitUntil(async () => (await service.call('GET', page)).status === 200, { timeout: 10_000 });
  }, 40_000);
});

describe('a database that can be read and not written', () => {
  beforeAll(() => asOwner(`alter database ${database.owner.database} set default_transaction_read_only = on`));
  afterAll(() => asOwner(`alter database ${database.owner.database} reset default_transaction_read_only`));

  const writing = new Set(['signing out', 'setting a new password', 'a catalogue file']);
  it.each(PROGRAMS.filter(([what]) => !writing.has(what)))('%s is unavailable for a while', async (_what, ask) => {
    const answer = await ask();
    expectWait(answer);
    expect(answer.json.error.message).toContain('takes no changes');
  });

  it.each([
    ['a mutation', () => owner.mutate('company.change', { name: 'Other' }, { company: company.id })],
    ['signing up', () => stranger.mutate('signUp', SIGN_UP)],
  ] as const)('%s of the application is unavailable for a while', async (_what, ask) => {
    const answer = await ask();
    expectWait(answer);
    expect(answer.json.error.message).toContain('takes no changes');
  });

  it.each(PAGES.slice(3))('%s says so to people', async (_what, ask) => {
    const answer = await ask();
    expectWait(answer);
    expect(answer.text).toContain('nothing was accepted or declined');
  });

  it('is not ready, because of its writes', async () => {
    const { status, json } = await service.call('GET', '/readyz');
    expect(status).toBe(503);
    expect(json.error.message).toBe('not ready: writes: the database takes no changes at the moment');
  });
});

/** Whoever is connected is thrown out, as what a database is set to holds from the next connection on. */
async function asOwner(statement: string): Promise<void> {
  const client = new Client(database.owner);
  await client.connect();
  await client.query('set default_transaction_read_only = off');
  await client.query(statement);
  await client.end();
  faulty.fail('away');
  await vi.waitUntil(() => faulty.pool.totalCount === 0);
  faulty.heal();
}
