import { accountSchema } from '@showbill/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApiKey, type NewApiKey, revokeApiKey, updateCompany } from '../../accounts/index.ts';
import { forCompany } from '../../platform/tenancy.ts';
import { VERSION } from '../../platform/version.ts';
import { startTestService, type TestCompany, type TestService } from '../../testing/service.ts';
import { createDraining } from '../health.ts';

let service: TestService;
let company: TestCompany;

beforeAll(async () => {
  service = await startTestService({ config: { rateLimitPerHour: 60 } });
});
afterAll(() => service.close());

describe('access', () => {
  it('answers /v1/me with the account and the quota', async () => {
    company = await service.company();
    const { status, json, headers } = await service.call('GET', '/v1/me', { key: company.key });
    expect(status).toBe(200);
    expect(accountSchema.strict().parse(json)).toEqual({
      company_id: company.id,
      company_name: company.name,
      currency: 'GBP',
      country: 'GB',
      plan: 'business',
      quota: { used: 0, limit: 120 },
    });
    expect(headers['ratelimit-policy']).toBe('"hour";q=60;w=3600');
    expect(headers['ratelimit']).toBe('"hour";r=59;t=3600');
    expect(headers['request-id']).toMatch(/^[0-9A-Za-z]{12}-[0-9a-z]+$/);
    expect(headers['content-type']).toMatch(/^application\/json/);
  });

  it.each([undefined, '', 'Bearer', 'Bearer ', 'Basic abc', 'sbk_abc'])(
    'counts %j as no key',
    async (authorization) => {
      const headers = authorization === undefined ? {} : { authorization };
      const answer = await service.call('GET', '/v1/me', { headers });
      expect([answer.status, answer.json.error.code]).toEqual([401, 'unauthorized']);
      expect(answer.headers['www-authenticate']).toBe('Bearer');
      expect(answer.json.quota).toBeUndefined();
    },
  );

  it.each(['sbk_abc', 'x', `sbk_${'0'.repeat(36)}`, 'ä'])('refuses the key %s', async (key) => {
    const answer = await service.call('GET', '/v1/me', { headers: { authorization: `bearer ${key}` } });
    expect([answer.status, answer.json.error.code]).toEqual([401, 'invalid_key']);
    expect(answer.headers['www-authenticate']).toBe('Bearer error="invalid_token"');
  });

  it('takes the scheme in any case', async () => {
    company = await service.company();
    for (const scheme of ['bearer', 'BEARER', 'Bearer']) {
      const answer = await service.call('GET', '/v1/me', { headers: { authorization: `${scheme} ${company.key}` } });
      expect(answer.status).toBe(200);
    }
  });

  it('refuses a revoked key on the very next request', async () => {
    company = await service.company();
    const { db } = service.context;
    const id = await forCompany(
      db,
      company.id,
      async (tx) => (await tx.selectFrom('api_keys').select('id').executeTakeFirstOrThrow()).id,
    );
    expect((await service.call('GET', '/v1/me', { key: company.key })).status).toBe(200);
    await revokeApiKey(db, id, new Date());
    expect((await service.call('GET', '/v1/me', { key: company.key })).json.error.code).toBe('invalid_key');
  });

  it('refuses by plan, then by subscription, with the quota, before it reads the body', async () => {
    company = await service.company();
    const { db } = service.context;
    const call = () => service.call('POST', '/v1/proposals', { key: company.key, body: '{"broken' });
    await updateCompany(db, company.id, { plan: 'starter', subscription: 'cancelled' });
    const starter = await call();
    expect([starter.status, starter.json.error.code, starter.json.quota.limit]).toEqual([403, 'plan_required', 10]);
    await updateCompany(db, company.id, { plan: 'business' });
    const inactive = await call();
    expect([inactive.status, inactive.json.error.code]).toEqual([403, 'subscription_inactive']);
    expect(inactive.headers['ratelimit']).toBe('"hour";r=60;t=3600');
  });

  it('refuses a key that only reads whatever changes something, before it reads the body', async () => {
    company = await service.company();
    const key = await keyOf({ name: 'reader', scopes: ['read'] });
    for (const [method, path] of [
      ['POST', '/v1/proposals'],
      ['POST', '/v1/webhooks'],
      ['DELETE', `/v1/webhooks/${crypto.randomUUID()}`],
    ] as const) {
      const answer = await service.call(method, path, { key, ...(method === 'POST' && { body: '{"broken' }) });
      expect([path, answer.status, answer.json.error.code]).toEqual([path, 403, 'scope_required']);
      expect([answer.json.quota, answer.headers['ratelimit']]).toEqual([{ used: 0, limit: 120 }, '"hour";r=60;t=3600']);
    }
    for (const path of ['/v1/me', '/v1/proposals', '/v1/inventory/availability?from=2026-11-20&to=2026-11-20']) {
      expect([path, (await service.call('GET', path, { key })).status]).toEqual([path, 200]);
    }
    expect((await service.call('POST', '/v1/me', { key })).json.error.code).toBe('method_not_allowed');
    expect((await service.call('POST', '/v1/nowhere', { key })).json.error.code).toBe('not_found');
  });

  it('needs the scope write for every operation that is documented and no GET', async () => {
    company = await service.company();
    const key = await keyOf({ name: 'reader', scopes: ['read'] });
    const { json: document } = await service.call('GET', '/v1/openapi.json');
    const operations = Object.entries<Record<string, { responses: Record<string, { description: string }> }>>(
      document.paths,
    ).flatMap(([path, item]) => Object.entries(item).map(([method, operation]) => ({ path, method, operation })));
    expect(operations.length).toBeGreaterThan(6);
    for (const { path, method, operation } of operations) {
      const says = operation.responses['403']?.description.includes('scope_required');
      expect([method, path, says]).toEqual([method, path, method !== 'get']);
      const { status } = await service.call(method.toUpperCase(), path.replace('{id}', crypto.randomUUID()), { key });
      expect([method, path, status === 403]).toEqual([method, path, method !== 'get']);
    }
  });

  it('takes a key that has ended for an invalid one', async () => {
    company = await service.company();
    const keys = await Promise.all(
      ['2026-11-19', '2026-11-20'].map((expiresOn) => keyOf({ name: 'until', expiresOn })),
    );
    const answers = await Promise.all(keys.map((key) => service.call('GET', '/v1/me', { key })));
    expect(answers.map(({ status }) => status)).toEqual([401, 200]);
    expect(answers[0]?.json.error.code).toBe('invalid_key');
    expect(answers[0]?.headers['www-authenticate']).toBe('Bearer error="invalid_token"');
  });

  it('admits exactly 60 of 200 at once and says when to come back', async () => {
    company = await service.company();
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => service.call('GET', '/v1/me', { key: company.key })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(140);
    for (const { json, headers } of refused) {
      expect(json).toMatchObject({ error: { code: 'rate_limited' }, quota: { used: 0, limit: 120 } });
      const seconds = Number(headers['retry-after']);
      expect(seconds).toBeGreaterThan(3590);
      expect(seconds).toBeLessThanOrEqual(3600);
      expect(headers['ratelimit']).toMatch(/^"hour";r=0;t=\d+$/);
    }
  });

  it('stays exact over two servers on one database', async () => {
    const second = await startTestService({ config: { rateLimitPerHour: 60 } }, service.database);
    company = await service.company();
    const answers = await Promise.all(
      Array.from({ length: 120 }, (_, n) =>
        (n % 2 === 0 ? service : second).call('GET', '/v1/me', { key: company.key }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
    await second.close();
  });

  it('counts refused requests too, but not those refused for the rate', async () => {
    company = await service.company();
    const bad = await service.call('POST', '/v1/proposals', { key: company.key, body: {} });
    expect([bad.status, bad.headers['ratelimit']]).toEqual([400, '"hour";r=59;t=3600']);
    const lost = await service.call('GET', '/v1/nowhere', { key: company.key });
    expect([lost.status, lost.json.error.code, lost.headers['ratelimit']]).toEqual([
      404,
      'not_found',
      '"hour";r=58;t=3600',
    ]);
  });
});

describe('addresses', () => {
  it.each([
    ['DELETE', '/v1/proposals', 'GET, HEAD, POST'],
    ['PUT', '/v1/me', 'GET, HEAD'],
    ['TRACE', '/v1/me', 'GET, HEAD'],
    ['POST', `/v1/proposals/${crypto.randomUUID()}`, 'GET, HEAD'],
  ])('answers 405 to %s %s and says what is allowed', async (method, path, allow) => {
    company = await service.company();
    const answer = await service.call(method, path, { key: company.key });
    expect([answer.status, answer.json.error.code, answer.headers['allow']]).toEqual([
      405,
      'method_not_allowed',
      allow,
    ]);
  });

  it('asks for a key before it says that there is nothing', async () => {
    expect((await service.call('GET', '/v1/nowhere')).json.error.code).toBe('unauthorized');
    expect((await service.call('DELETE', '/v1/me')).json.error.code).toBe('unauthorized');
  });

  it('answers in JSON with a request id whatever is asked', async () => {
    for (const path of ['/nowhere', '/%zz', `/${'x'.repeat(3000)}`, '/v1/me?%zz']) {
      const answer = await service.call('GET', path);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect(answer.json.error.code).toBeTypeOf('string');
      expect(answer.headers['request-id']).toBeTypeOf('string');
    }
  });

  it('takes an id that is no id for one that does not exist, however it is written', async () => {
    company = await service.company();
    for (const id of ['%zz', '%', '%E0%A4%A', 'x'.repeat(3000)]) {
      expect((await service.call('GET', `/v1/proposals/${id}`)).json.error.code).toBe('unauthorized');
      const answer = await service.call('GET', `/v1/proposals/${id}`, { key: company.key });
      expect([answer.status, answer.json.error.code, answer.json.quota.limit]).toEqual([404, 'not_found', 120]);
    }
  });

  it('tells whether it lives, of which version it is, and whether it is ready', async () => {
    const health = await service.call('GET', '/healthz');
    expect([health.status, health.json]).toEqual([200, { status: 'ok', version: VERSION }]);
    expect((await service.call('GET', '/readyz')).status).toBe(200);
  });

  it('refuses everything but its health while it ends, whatever the address ends with', async () => {
    const ending = await startTestService({}, service.database, startedDraining());
    for (const path of ['/v1/me', '/v1/me?x=/healthz', '/nowhere/readyz']) {
      const { status, json, headers } = await ending.call('GET', path);
      expect([path, status, json.error.code, headers['retry-after']]).toEqual([path, 503, 'unavailable', '2']);
    }
    const page = await ending.call('GET', '/p/healthz');
    expect([page.status, page.headers['retry-after']]).toEqual([503, '2']);
    expect(page.text).toContain('This page can’t be shown right now');
    expect((await ending.call('GET', '/healthz')).status).toBe(200);
    expect((await ending.call('GET', '/readyz')).json.error.message).toBe('the server is shutting down');
    await ending.close();
  });

  it('serves everything under the path prefix of the public address', async () => {
    const prefixed = await startTestService({ publicUrl: 'https://x.example/quotes' }, service.database);
    company = await prefixed.company();
    expect((await prefixed.call('GET', '/quotes/v1/me', { key: company.key })).status).toBe(200);
    expect((await prefixed.call('GET', '/quotes/v1/openapi.json')).json.servers).toEqual([
      { url: 'https://x.example/quotes' },
    ]);
    expect((await prefixed.call('GET', '/quotes/healthz')).status).toBe(200);
    const body = { event: { description: 'Conference with a speaker and a radio mic' } };
    const { json } = await prefixed.call('POST', '/quotes/v1/proposals', { key: company.key, body });
    expect(json.share_url).toMatch(/^https:\/\/x\.example\/quotes\/p\//);
    await prefixed.close();
  });
});

async function keyOf(wanted: NewApiKey): Promise<string> {
  const { db } = service.context;
  return (await forCompany(db, company.id, (tx) => createApiKey(tx, company.id, wanted))).key;
}

function startedDraining() {
  const draining = createDraining();
  draining.start();
  return draining;
}
