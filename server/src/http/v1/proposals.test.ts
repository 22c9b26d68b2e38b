import { createProposalRequest, proposalListSchema, proposalSchema } from '@showbill/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { updateCompany } from '../../accounts/index.ts';
import { createClient } from '../../clients/index.ts';
import { AppError } from '../../platform/errors.ts';
import { forCompany } from '../../platform/tenancy.ts';
import { inEnglish } from '../../refusals/index.ts';
import { startTestService, TEST_NOW, type TestCompany, type TestService } from '../../testing/service.ts';
import { wrappedDrafter } from '../../testing/wrapped-drafter.ts';

const BRIEF = {
  event: { description: 'Conference for 120 with a keynote, four lapel mics and 12 bar stools', days: 2 },
};

let service: TestService;
let company: TestCompany;
let other: TestCompany;

beforeAll(async () => {
  service = await startTestService();
  company = await service.company({ taxRate: '20' });
  other = await service.company();
});
afterAll(() => service.close());

function create(body: unknown, key = company.key) {
  return service.call('POST', '/v1/proposals', { key, body });
}

function cents(amount: number): number {
  return Math.round(amount * 100);
}

describe('POST /v1/proposals', () => {
  it('answers 201 with a costed draft of the documented shape', async () => {
    const { status, json } = await create(BRIEF);
    expect(status).toBe(201);
    expect(proposalSchema.strict().parse(json)).toEqual(json);
    expect(json).toMatchObject({
      status: 'draft',
      currency: 'GBP',
      drafted_by: 'builtin',
      version: 1,
      event: { attendees: 120, days: 2 },
      share_url: expect.stringMatching(/^http:\/\/showbill\.test\/p\/[0-9A-Za-z]{24}$/),
      app_url: `http://showbill.test/proposals/${json.id}`,
      quota: { used: 1, limit: 120 },
    });
    const stools = json.line_items.find((line: { name: string }) => line.name === 'Bar Stool');
    expect(stools).toMatchObject({ units: 12, quantity: 12, unit_price: 6.5, total: 78, is_optional: false });
  });

  it('adds up to the cent from the documented fields alone', async () => {
    const { json } = await create(BRIEF);
    for (const line of json.line_items) expect(cents(line.total)).toBe(line.quantity * cents(line.unit_price));
    const firm = json.line_items.filter((line: { is_optional: boolean }) => !line.is_optional);
    expect(cents(json.subtotal)).toBe(
      firm.reduce((sum: number, line: { total: number }) => sum + cents(line.total), 0),
    );
    const adjustments = json.adjustments.reduce(
      (sum: number, { amount }: { amount: number }) => sum + cents(amount),
      0,
    );
    expect(cents(json.total)).toBe(cents(json.subtotal) + adjustments);
    expect(json.adjustments.at(-1)).toMatchObject({ kind: 'tax', label: 'VAT 20 %' });
  });

  it.each([
    ['no event', {}, 'event', 'is required'],
    ['no description', { event: {} }, 'event.description', 'is required'],
    ['a null event', { event: null }, 'event', 'is required'],
    ['a null description', { event: { description: null } }, 'event.description', 'is required'],
    [
      'a blank description',
      { event: { description: ' \n ' } },
      'event.description',
      'must have 1 to 10,000 characters',
    ],
    ['10,001 emoji', { event: { description: '🎪'.repeat(10_001) } }, 'event.description', '1 to 10,000'],
    ['a NUL', { event: { description: 'a\0b' } }, 'event.description', 'NUL'],
    ['an impossible date', { event: { description: 'x', date: '2026-02-30' } }, 'event.date', 'real calendar date'],
    ['the year 0', { event: { description: 'x', date: '0000-01-01' } }, 'event.date', 'real calendar date'],
    ['attendees as text', { event: { description: 'x', attendees: '12' } }, 'event.attendees', 'a finite number'],
    ['no attendees', { event: { description: 'x', attendees: 0 } }, 'event.attendees', '1 or more'],
    ['too many attendees', { event: { description: 'x', attendees: 1_000_001 } }, 'event.attendees', '1,000,000'],
    ['too many days', { event: { description: 'x', days: 367 } }, 'event.days', '366'],
    ['a long title', { ...BRIEF, title: 'x'.repeat(201) }, 'title', '1 to 200'],
    ['a client without name', { ...BRIEF, client: {} }, 'client.name', 'is required'],
    [
      'a client with a bad address',
      { ...BRIEF, client: { name: 'A', email: 'nope' } },
      'client.email',
      'valid email address',
    ],
    ['client and client_id', { ...BRIEF, client: { name: 'A' }, client_id: 'x' }, 'client_id', 'together with client'],
    ['an unknown currency', { ...BRIEF, currency: 'XXX' }, 'currency', 'ISO 4217'],
    ['a currency in small letters', { ...BRIEF, currency: 'gbp' }, 'currency', 'in capitals'],
    ['a currency without a rate', { ...BRIEF, currency: 'JPY' }, 'currency', 'no exchange rate from GBP to JPY'],
    ['a list', [], undefined, 'must be a JSON object'],
  ])('refuses %s and names the field', async (_name, body, param, message) => {
    const { status, json } = await create(body);
    expect(status).toBe(400);
    expect(json.error).toMatchObject({ code: 'invalid_request', ...(param !== undefined && { param }) });
    expect(json.error.message).toContain(message);
    expect(json.quota).toMatchObject({ limit: 120 });
  });

  it.each([
    ['broken JSON', '{"event":', 'not valid JSON'],
    ['an empty body', '', 'empty'],
    ['300 KiB', JSON.stringify({ event: { description: 'x' }, pad: 'x'.repeat(300 * 1024) }), '256 KiB'],
    ['100,000 brackets', '['.repeat(100_000), 'nested deeper'],
    ['half a surrogate pair', '{"event":{"description":"a\\ud800b"}}', 'surrogate'],
    ['a number beyond all', '{"event":{"description":"x","attendees":1e999}}', 'a finite number'],
  ])('refuses %s', async (_name, body, message) => {
    const { status, json } = await create(body);
    expect(status).toBe(400);
    expect(json.error.code).toBe('invalid_request');
    expect(json.error.message).toContain(message);
  });

  it('refuses bytes that are no UTF-8, and another content type', async () => {
    const bytes = await create(new Uint8Array([0x7b, 0xff, 0x7d]));
    expect([bytes.status, bytes.json.error.message]).toEqual([400, 'the body is not valid UTF-8']);
    const headers = { 'content-type': 'text/plain' };
    const text = await service.call('POST', '/v1/proposals', { key: company.key, body: '{}', headers });
    expect([text.status, text.json.error.code]).toEqual([400, 'invalid_request']);
  });

  it('takes exactly 10,000 emoji, unknown members, null for absent, and fractions rounded up', async () => {
    const description = `conference ${'🎪'.repeat(10_000 - 11)}`;
    expect((await create({ event: { description }, surprise: { a: 1 } })).status).toBe(201);
    const { status, json } = await create({
      event: { description: 'Conference with sound', attendees: 99.2, days: 1.5, date: null, venue: null },
      title: null,
      client: null,
      client_id: null,
      currency: null,
    });
    expect(status).toBe(201);
    expect(json.event).toMatchObject({ attendees: 100, days: 2, date: null });
  });

  it.each(['a&b@x.example', ' ada@client.example ', 'jörg@münchen.example', "o'neil+av@sub.client.example"])(
    'takes the mail address %s',
    async (email) => {
      const { status, json } = await create({ ...BRIEF, client: { name: 'Ada', email } });
      expect([status, json.client?.email]).toEqual([201, email.trim()]);
    },
  );

  it.each(['a@', '@b.example', 'a b@c.example', 'a@b', 'a..b@c.example', 'a@-b.example', 'a@b.example,c@d.example'])(
    'refuses the mail address %s',
    async (email) => {
      const { status, json } = await create({ ...BRIEF, client: { name: 'Ada', email } });
      expect([status, json.error?.param]).toEqual([400, 'client.email']);
    },
  );

  it('attaches a client: a new one, one of the account, and none of another', async () => {
    const fresh = await create({ ...BRIEF, client: { name: 'Ada', email: 'ada@client.example' } });
    expect(fresh.json.client).toMatchObject({ name: 'Ada', email: 'ada@client.example' });
    const again = await create({ ...BRIEF, client_id: fresh.json.client.id });
    expect(again.json.client).toEqual(fresh.json.client);
    const theirs = await forCompany(service.context.db, other.id, (tx) => createClient(tx, other.id, { name: 'Eve' }));
    for (const client_id of [theirs.id, 'nonsense', '', crypto.randomUUID()]) {
      const { status, json } = await create({ ...BRIEF, client_id });
      expect([status, json.error.code, json.error.param]).toEqual([404, 'not_found', 'client_id']);
    }
  });

  it('answers 422 for an empty catalogue, before the allowance is looked at', async () => {
    const empty = await service.company({ catalogue: null });
    await updateCompany(service.context.db, empty.id, { allowance: 0 });
    const { status, json } = await create(BRIEF, empty.key);
    expect([status, json.error.code]).toEqual([422, 'empty_catalog']);
  });

  it('answers 429 quota_exceeded with used and limit when the allowance is used up', async () => {
    const small = await service.company();
    await updateCompany(service.context.db, small.id, { allowance: 1 });
    expect((await create(BRIEF, small.key)).status).toBe(201);
    const { status, json } = await create(BRIEF, small.key);
    expect(status).toBe(429);
    expect(json).toMatchObject({ error: { code: 'quota_exceeded', used: 1, limit: 1 }, quota: { used: 1, limit: 1 } });
  });

  it('makes exactly 10 of 50 at once with 10 places left', async () => {
    const busy = await service.company();
    await updateCompany(service.context.db, busy.id, { allowance: 10 });
    const answers = await Promise.all(Array.from({ length: 50 }, () => create(BRIEF, busy.key)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(40);
    for (const { json } of answers) expect(json.quota.used).toBeLessThanOrEqual(10);
    const list = await service.call('GET', '/v1/proposals?limit=100', { key: busy.key });
    expect(list.json.count).toBe(10);
    const numbers = list.json.data.map(({ number }: { number: string }) => number);
    expect(new Set(numbers).size).toBe(10);
    expect(numbers).toContain('P-2026-0010');
  });

  it('answers 502 when nothing usable comes out, keeps nothing and gives the place back', async () => {
    const drafter = wrappedDrafter({
      name: 'model',
      before: async () => {
        throw new AppError('generation_failed', inEnglish('nothing usable'));
      },
    });
    const failing = await startTestService({ drafter }, service.database);
    const failed = await failing.company();
    const body = { ...BRIEF, client: { name: 'Ghost' } };
    const { status, json } = await failing.call('POST', '/v1/proposals', { key: failed.key, body });
    expect([status, json.error.code, json.quota]).toEqual([502, 'generation_failed', { used: 0, limit: 120 }]);
    const me = await failing.call('GET', '/v1/me', { key: failed.key });
    expect(me.json.quota.used).toBe(0);
    const clients = await forCompany(service.context.db, failed.id, (tx) =>
      tx.selectFrom('clients').selectAll().execute(),
    );
    expect(clients).toEqual([]);
    await failing.close();
  });

  it('has a catalogue that holds nothing of what is asked for end in 502, not in an empty proposal', async () => {
    const odd = await service.company({ catalogue: 'name,category,unit,unit_price\nWine glass,catering,each,0.40\n' });
    const { status, json } = await create({ event: { description: 'Followspot for a theatre night' } }, odd.key);
    expect([status, json.error.code]).toEqual([502, 'generation_failed']);
  });
});

describe('GET /v1/proposals/{id}', () => {
  it('answers what creation answered', async () => {
    const created = await create(BRIEF);
    const { quota: _, ...proposal } = created.json;
    const fetched = await service.call('GET', `/v1/proposals/${created.json.id}`, { key: company.key });
    expect(fetched.status).toBe(200);
    expect(fetched.json).toMatchObject(proposal);
  });

  it.each(['nonsense', crypto.randomUUID(), '%00', '%20'])('answers 404 for the id %s', async (id) => {
    const { status, json } = await service.call('GET', `/v1/proposals/${id}`, { key: company.key });
    expect([status, json.error.code]).toEqual([404, 'not_found']);
  });

  it("answers 404 for another company's proposal, in the same words as for one that does not exist", async () => {
    const created = await create(BRIEF);
    const theirs = await service.call('GET', `/v1/proposals/${created.json.id}`, { key: other.key });
    const none = await service.call('GET', `/v1/proposals/${crypto.randomUUID()}`, { key: other.key });
    expect(theirs.status).toBe(404);
    expect(theirs.json).toEqual(none.json);
  });
});

describe('GET /v1/proposals', () => {
  it('lists newest first without lines, page by page, each exactly once', async () => {
    const lister = await service.company();
    const ids: string[] = [];
    for (let i = 0; i < 5; i++) ids.unshift((await create(BRIEF, lister.key)).json.id);
    const seen: string[] = [];
    let path = '/v1/proposals?limit=2';
    for (let page = 0; page < 3; page++) {
      const { status, json } = await service.call('GET', path, { key: lister.key });
      expect(status).toBe(200);
      expect(proposalListSchema.strict().parse(json)).toEqual(json);
      expect(json.data[0].line_items).toBeUndefined();
      expect(json.has_more).toBe(page < 2);
      seen.push(...json.data.map(({ id }: { id: string }) => id));
      path = `/v1/proposals?limit=2&cursor=${encodeURIComponent(json.next_cursor)}`;
    }
    expect(seen).toEqual(ids);
  });

  it('never returns a proposal again when since is set to its created_at', async () => {
    const lister = await service.company();
    const first = (await create(BRIEF, lister.key)).json;
    const second = (await create(BRIEF, lister.key)).json;
    expect(second.created_at > first.created_at).toBe(true);
    const after = await service.call('GET', `/v1/proposals?since=${first.created_at}`, { key: lister.key });
    expect(after.json.data.map(({ id }: { id: string }) => id)).toEqual([second.id]);
    const offset = first.created_at.replace('Z', '+00:00');
    expect((await service.call('GET', `/v1/proposals?since=${offset}`, { key: lister.key })).json.count).toBe(1);
    for (const other of [
      offset.replace('+00:00', '+0000'),
      offset.replace('+', '%2B'),
      first.created_at.toLowerCase(),
    ]) {
      expect((await service.call('GET', `/v1/proposals?since=${other}`, { key: lister.key })).json.count).toBe(1);
    }
    expect((await service.call('GET', '/v1/proposals?since=2026-11-20T09:00Z', { key: lister.key })).json.count).toBe(
      2,
    );
    const day = TEST_NOW.toISOString().slice(0, 10);
    expect((await service.call('GET', `/v1/proposals?since=${day}`, { key: lister.key })).json.count).toBe(2);
  });

  it.each([
    ['9999-12-31T23:59:59-23:59', 0],
    ['0001-01-01T00:00:00%2B23:59', 1],
  ])('takes a moment that its zone carries out of the calendar: %s', async (since, count) => {
    const lister = await service.company();
    await create(BRIEF, lister.key);
    for (const more of ['', '&status=draft']) {
      const { json } = await service.call('GET', `/v1/proposals?since=${since}${more}`, { key: lister.key });
      expect(json.count).toBe(count);
    }
  });

  it('filters by status and by company', async () => {
    const lister = await service.company();
    await create(BRIEF, lister.key);
    const drafts = await service.call('GET', '/v1/proposals?status=draft', { key: lister.key });
    expect(drafts.json).toMatchObject({ count: 1, has_more: false, next_cursor: null });
    expect((await service.call('GET', '/v1/proposals?status=accepted', { key: lister.key })).json.count).toBe(0);
  });

  it.each([
    'status=won',
    'limit=0',
    'limit=101',
    'limit=2.5',
    'limit=abc',
    'limit=',
    'limit=007',
    'limit=1e1',
    `limit=${'9'.repeat(40)}`,
    'limit=1&limit=2',
    'since=yesterday',
    'since=2026-02-30',
    'since=2026-01-01T10:00:00',
    'since=2026-02-30T10:00:00Z',
    'since=2026-01-01T25:00:00Z',
    'since=2026-01-01T10:00:00%2B25:00',
    'since=%00',
    'cursor=abc',
    'cursor=',
  ])('refuses %s', async (query) => {
    const { status, json } = await service.call('GET', `/v1/proposals?${query}`, { key: company.key });
    expect([status, json.error.code, json.error.param]).toEqual([400, 'invalid_request', query.split('=')[0]]);
  });

  it("refuses another company's cursor", async () => {
    for (let i = 0; i < 2; i++) await create(BRIEF);
    const { json } = await service.call('GET', '/v1/proposals?limit=1', { key: company.key });
    const { status } = await service.call('GET', `/v1/proposals?cursor=${json.next_cursor}`, { key: other.key });
    expect(status).toBe(400);
  });
});

it('documents a request that its own example satisfies', () => {
  expect(createProposalRequest.safeParse(BRIEF).success).toBe(true);
});
