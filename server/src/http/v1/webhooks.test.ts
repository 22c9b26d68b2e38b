import { createdWebhookSchema, deletedWebhookSchema, EVENT_KINDS } from '@showbill/contract';
import { Client } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { updateCompany } from '../../accounts/index.ts';
import { createOutbound, type Lookup } from '../../platform/outbound/index.ts';
import { forCompany } from '../../platform/tenancy.ts';
import {
  type CallOptions,
  startLoneTestService,
  startTestService,
  TEST_NOW,
  type TestCompany,
  type TestService,
} from '../../testing/service.ts';
import { listWebhooks } from '../../webhooks/index.ts';

const URL_OF_HOOK = 'https://hooks.example.com/showbill?for=us';
let isKnown = true;
const lookup: Lookup = async () => {
  if (!isKnown) throw Object.assign(new Error('queryA'), { code: 'ENOTFOUND' });
  return ['93.184.215.14'];
};

let service: TestService;
let company: TestCompany;
let logged: string;

beforeAll(async () => {
  const outbound = createOutbound({ allowPrivate: false, lookup });
  const log = pino({ level: 'trace' }, { write: (line: string) => void (logged += line) });
  service = await startLoneTestService({ outbound, log });
});
afterAll(() => service.close());
beforeEach(async () => {
  logged = '';
  isKnown = true;
  company = await service.company({ catalogue: null });
});

function create(body: unknown, options: CallOptions = {}) {
  return service.call('POST', '/v1/webhooks', { key: company.key, body, ...options });
}

function remove(id: string, options: CallOptions = {}) {
  return service.call('DELETE', `/v1/webhooks/${id}`, { key: company.key, ...options });
}

function subscriptions(of: TestCompany = company) {
  return forCompany(service.context.db, of.id, (tx) => listWebhooks(tx, of.id));
}

/** Every row of every table as text. */
async function wholeDatabase(): Promise<string> {
  const { host, port, database } = service.database.owner;
  const client = new Client({ host, port, database, user: 'postgres' });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    );
    const texts: string[] = [];
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: string }>(`select to_jsonb(t)::text as row from "${name}" t`);
      texts.push(...rows.map(({ row }) => row));
    }
    return texts.join('\n');
  } finally {
    await client.end();
  }
}

function withKey(key: string): CallOptions {
  return { headers: { 'idempotency-key': key } };
}

describe('POST /v1/webhooks', () => {
  it('subscribes and answers the subscription with its secret and the quota', async () => {
    const { status, json, headers } = await create({ url: URL_OF_HOOK, events: ['proposal.accepted'] });
    expect(status).toBe(201);
    expect(createdWebhookSchema.strict().parse(json)).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
      url: URL_OF_HOOK,
      events: ['proposal.accepted'],
      created_at: TEST_NOW.toISOString(),
      signing_secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/),
      quota: { used: 0, limit: 120 },
    });
    expect(Object.keys(json)).toEqual(['id', 'url', 'events', 'created_at', 'signing_secret', 'quota']);
    expect(Buffer.from(json.signing_secret.slice('whsec_'.length), 'base64')).toHaveLength(32);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['ratelimit-policy']).toBe('"hour";q=100000;w=3600');
    expect(headers['ratelimit']).toBe('"hour";r=99999;t=3600');
    expect(headers['request-id']).toBeTypeOf('string');
    expect(await subscriptions()).toMatchObject([{ id: json.id, url: URL_OF_HOOK, status: 'active' }]);
  });

  it.each([
    ['left out', {}],
    ['null', { events: null }],
  ])('subscribes to all four kinds where events is %s', async (_case, events) => {
    const { status, json } = await create({ url: URL_OF_HOOK, ...events });
    expect([status, json.events]).toEqual([201, [...EVENT_KINDS]]);
    expect(await subscriptions()).toMatchObject([{ events: [...EVENT_KINDS] }]);
  });

  it('drops repeats, keeps the order, and ignores what it does not know', async () => {
    const events = ['proposal.declined', 'proposal.sent', 'proposal.declined', 'proposal.sent'];
    const { status, json } = await create({ url: URL_OF_HOOK, events, name: 'ours', signing_secret: 'mine' });
    expect([status, json.events]).toEqual([201, ['proposal.declined', 'proposal.sent']]);
    expect(json.signing_secret).not.toBe('mine');
  });

  it('makes one subscription for each request, each with a secret of its own', async () => {
    const made = [await create({ url: URL_OF_HOOK }), await create({ url: URL_OF_HOOK })];
    expect(new Set(made.map(({ json }) => json.id)).size).toBe(2);
    expect(new Set(made.map(({ json }) => json.signing_secret)).size).toBe(2);
  });

  it.each([
    [{}, 'url', 'url is required'],
    [{ url: null }, 'url', 'url is required'],
    [{ url: 7 }, 'url', 'url must be a string'],
    [{ url: [URL_OF_HOOK] }, 'url', 'url must be a string'],
    [{ url: URL_OF_HOOK, events: [] }, 'events', 'events must name at least one kind, or be left out for all of them'],
    [
      { url: URL_OF_HOOK, events: ['proposal.sent', 'proposal.opened'] },
      'events.1',
      'events.1 must be one of proposal.sent, proposal.viewed, proposal.accepted, proposal.declined',
    ],
    [
      { url: URL_OF_HOOK, events: ['PROPOSAL.SENT'] },
      'events.0',
      'events.0 must be one of proposal.sent, proposal.viewed, proposal.accepted, proposal.declined',
    ],
    [
      { url: URL_OF_HOOK, events: [null] },
      'events.0',
      'events.0 must be one of proposal.sent, proposal.viewed, proposal.accepted, proposal.declined',
    ],
    [{ url: URL_OF_HOOK, events: 'proposal.sent' }, 'events', 'events must be an array'],
    [{ url: URL_OF_HOOK, events: { 0: 'proposal.sent' } }, 'events', 'events must be an array'],
    ['[]', undefined, 'the body must be a JSON object'],
    ['{"url":', undefined, 'the body is not valid JSON: it ends too early or is malformed'],
    ['', undefined, 'the body is empty: it must be a JSON object'],
  ])('refuses %j', async (body, param, message) => {
    const { status, json, headers } = await create(body);
    expect(status).toBe(400);
    expect(json).toEqual({
      error: { code: 'invalid_request', message, ...(param !== undefined && { param }) },
      quota: { used: 0, limit: 120 },
    });
    expect(headers['ratelimit']).toBe('"hour";r=99999;t=3600');
    expect(await subscriptions()).toEqual([]);
  });

  it('allows 20 subscriptions to a company, also in parallel, and a deleted one makes room', async () => {
    const answers = await Promise.all(Array.from({ length: 24 }, () => create({ url: URL_OF_HOOK })));
    const made = answers.filter(({ status }) => status === 201);
    expect(made).toHaveLength(20);
    for (const { status, json } of answers.filter((answer) => answer.status !== 201)) {
      expect([status, json.error]).toEqual([
        400,
        {
          code: 'invalid_request',
          message: 'there are already 20 subscriptions, which is the limit: delete one first',
          param: 'url',
        },
      ]);
    }
    expect(await subscriptions()).toHaveLength(20);
    expect((await create({ url: URL_OF_HOOK })).status).toBe(400);
    expect((await remove(made[0]?.json.id)).status).toBe(200);
    expect((await create({ url: URL_OF_HOOK })).status).toBe(201);
    const other = await service.company({ catalogue: null });
    expect((await create({ url: URL_OF_HOOK }, { key: other.key })).status).toBe(201);
  });

  it('shows the secret in this answer only: it is in no other, in no log, and not in clear in the database', async () => {
    const key = 'a key that keeps the answer';
    const { json } = await create({ url: URL_OF_HOOK }, { headers: { 'idempotency-key': key } });
    const secret: string = json.signing_secret;
    const bare = secret.slice('whsec_'.length);
    const bytes = Buffer.from(bare, 'base64');
    const kept = await wholeDatabase();
    expect(kept).toContain(json.id);
    expect(kept).toContain(key);
    for (const text of [secret, bare, bytes.toString('hex'), Buffer.from(secret).toString('hex')]) {
      expect(kept).not.toContain(text);
      expect(logged).not.toContain(text);
    }
    expect(kept).not.toContain(Buffer.from(bare).toString('hex'));
    expect(JSON.stringify(await subscriptions())).not.toContain(bare);
    expect((await remove(json.id)).text).not.toContain(bare);
  });

  describe('with an Idempotency-Key', () => {
    it('answers a retry as it did at first, the same secret, and subscribes once', async () => {
      const first = await create({ url: URL_OF_HOOK, events: ['proposal.sent'] }, withKey('once'));
      // a name that no longer resolves is no reason to refuse what was answered already
      isKnown = false;
      const again = await create(`{"events":["proposal.sent"],"url":"${URL_OF_HOOK}"}`, withKey('once'));
      expect([first.status, again.status, again.text]).toEqual([201, 201, first.text]);
      expect([first, again].map(({ headers }) => headers['idempotency-replayed'])).toEqual([undefined, 'true']);
      expect(await subscriptions()).toHaveLength(1);
    });

    it('subscribes once for ten at the same time', async () => {
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => create({ url: URL_OF_HOOK }, withKey('at once'))),
      );
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      expect(answers[0]?.status).toBe(201);
      expect(await subscriptions()).toHaveLength(1);
    });

    it('refuses another body with 409, and the same key is another company’s own', async () => {
      await create({ url: URL_OF_HOOK }, withKey('taken'));
      const { status, json } = await create({ url: URL_OF_HOOK, events: ['proposal.sent'] }, withKey('taken'));
      expect([status, json.error.code, json.error.param]).toEqual([409, 'conflict', 'Idempotency-Key']);
      const other = await service.company({ catalogue: null });
      const theirs = await create({ url: `${URL_OF_HOOK}&x` }, { ...withKey('taken'), key: other.key });
      expect(theirs.status).toBe(201);
      expect(theirs.headers['idempotency-replayed']).toBeUndefined();
    });

    it('refuses an address that cannot be one before the key is looked at', async () => {
      await create({ url: URL_OF_HOOK }, withKey('before'));
      const { status, json } = await create({ url: 'http://crm.example.com/' }, withKey('before'));
      expect([status, json.error.code, json.error.param]).toEqual([400, 'invalid_request', 'url']);
    });

    it('keeps no refusal', async () => {
      isKnown = false;
      expect((await create({ url: URL_OF_HOOK }, withKey('retried'))).status).toBe(400);
      isKnown = true;
      const { status, headers } = await create({ url: URL_OF_HOOK }, withKey('retried'));
      expect([status, headers['idempotency-replayed']]).toEqual([201, undefined]);
    });

    it('is a key of this operation alone', async () => {
      const body = { event: { description: 'Conference' } };
      const headers = { 'idempotency-key': 'shared' };
      await service.call('POST', '/v1/proposals', { key: company.key, body, headers });
      expect((await create({ url: URL_OF_HOOK }, withKey('shared'))).status).toBe(201);
    });

    it.each(['', 'x'.repeat(256)])('refuses a key that is too short or too long (%#)', async (key) => {
      const { status, json } = await create({ url: URL_OF_HOOK }, withKey(key));
      expect([status, json.error.code]).toEqual([400, 'invalid_request']);
    });
  });
});

describe('DELETE /v1/webhooks/{id}', () => {
  it('ends the subscription, and is not found the second time', async () => {
    const { json: made } = await create({ url: URL_OF_HOOK });
    const { json: other } = await create({ url: URL_OF_HOOK });
    const { status, json, headers } = await remove(made.id);
    expect(status).toBe(200);
    expect(deletedWebhookSchema.strict().parse(json)).toEqual({
      id: made.id,
      deleted: true,
      quota: { used: 0, limit: 120 },
    });
    expect(headers['ratelimit']).toBe('"hour";r=99997;t=3600');
    expect(await subscriptions()).toMatchObject([{ id: other.id }]);
    const again = await remove(made.id);
    expect([again.status, again.json]).toEqual([
      404,
      {
        error: {
          code: 'not_found',
          message: 'there is no such webhook subscription on this account',
          param: 'id',
        },
        quota: { used: 0, limit: 120 },
      },
    ]);
  });

  it('takes an id in capitals', async () => {
    const { json: made } = await create({ url: URL_OF_HOOK });
    const { status, json } = await remove(made.id.toUpperCase());
    expect([status, json.id]).toEqual([200, made.id]);
  });

  it.each(['00000000-0000-7000-8000-000000000000', 'none', '%', '%zz', '1', 'x'.repeat(300), `' or true --`])(
    'does not find %s',
    async (id) => {
      const { status, json } = await remove(encodeURIComponent(id));
      expect([status, json.error.code, json.quota]).toEqual([404, 'not_found', { used: 0, limit: 120 }]);
    },
  );

  it('does not find another company’s, in the same words, and leaves it', async () => {
    const { json: made } = await create({ url: URL_OF_HOOK });
    const other = await service.company({ catalogue: null });
    const theirs = await remove(made.id, { key: other.key });
    const nobodys = await remove(crypto.randomUUID(), { key: other.key });
    expect([theirs.status, theirs.json]).toEqual([404, nobodys.json]);
    expect(await subscriptions()).toMatchObject([{ id: made.id }]);
  });

  it.each([
    ['application/json', {}],
    ['application/json; charset=utf-8', { 'content-length': '0' }],
    ['application/x-www-form-urlencoded', {}],
    ['text/plain', { 'content-length': '0' }],
    [undefined, { 'content-length': '0' }],
  ])('takes no body for none, whatever Content-Type (%s) comes with it', async (type, extra) => {
    const { json: made } = await create({ url: URL_OF_HOOK });
    const headers = { ...extra, ...(type !== undefined && { 'content-type': type }) };
    const { status, json } = await remove(made.id, { headers });
    expect([status, json.deleted]).toEqual([200, true]);
  });

  it.each([
    ['{}', 200],
    ['{"id":', 200],
    ['id=1', 200],
    [new Uint8Array([0xff, 0]), 200],
    ['x'.repeat(256 * 1024 + 1), 400],
  ])('gives nothing for what a body says (%#), as long as it is no longer than any may be', async (body, expected) => {
    const { json: made } = await create({ url: URL_OF_HOOK });
    expect((await remove(made.id, { body })).status).toBe(expected);
  });
});

describe('the addresses of webhooks', () => {
  it.each([
    ['GET', '/v1/webhooks', 'POST'],
    ['HEAD', '/v1/webhooks', 'POST'],
    ['PUT', '/v1/webhooks', 'POST'],
    ['DELETE', '/v1/webhooks', 'POST'],
    ['GET', '/v1/webhooks/00000000-0000-7000-8000-000000000000', 'DELETE'],
    ['HEAD', '/v1/webhooks/00000000-0000-7000-8000-000000000000', 'DELETE'],
    ['POST', '/v1/webhooks/00000000-0000-7000-8000-000000000000', 'DELETE'],
    ['PATCH', '/v1/webhooks/00000000-0000-7000-8000-000000000000', 'DELETE'],
  ])('answer 405 to %s %s and say what is allowed', async (method, path, allow) => {
    const { status, headers, json } = await service.call(method, path, { key: company.key });
    const code = method === 'HEAD' ? undefined : 'method_not_allowed';
    expect([status, headers['allow'], json?.error.code]).toEqual([405, allow, code]);
  });

  it('ask for a key, the plan and the subscription before they look at anything', async () => {
    const { db } = service.context;
    const { json: made } = await create({ url: URL_OF_HOOK });
    const codes = async (key: string | undefined) => {
      const asked = [
        await service.call('POST', '/v1/webhooks', { body: '{"broken', ...(key !== undefined && { key }) }),
        await service.call('DELETE', `/v1/webhooks/${made.id}`, key === undefined ? {} : { key }),
      ];
      return asked.map(({ status, json }) => `${status} ${json.error.code} ${json.quota?.limit}`);
    };
    expect(await codes(undefined)).toEqual(Array(2).fill('401 unauthorized undefined'));
    expect(await codes('sbk_none')).toEqual(Array(2).fill('401 invalid_key undefined'));
    await updateCompany(db, company.id, { plan: 'starter', subscription: 'cancelled' });
    expect(await codes(company.key)).toEqual(Array(2).fill('403 plan_required 10'));
    await updateCompany(db, company.id, { plan: 'business', subscription: 'past_due' });
    expect(await codes(company.key)).toEqual(Array(2).fill('403 subscription_inactive 120'));
    await updateCompany(db, company.id, { subscription: 'active' });
    expect(await subscriptions()).toHaveLength(1);
  });

  it('refuse beyond the rate, and say when to come back', async () => {
    const { outbound } = service.context;
    const slow = await startTestService({ config: { rateLimitPerHour: 2 }, outbound }, service.database);
    const call = () => slow.call('POST', '/v1/webhooks', { key: company.key, body: { url: URL_OF_HOOK } });
    expect([(await call()).status, (await call()).status]).toEqual([201, 201]);
    const { status, json, headers } = await call();
    expect([status, json.error.code, headers['ratelimit']]).toEqual([
      429,
      'rate_limited',
      expect.stringMatching(/^"hour";r=0;t=\d+$/),
    ]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(3590);
    await slow.close();
  });
});
