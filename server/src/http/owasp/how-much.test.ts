import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { updateCompany } from '../../accounts/index.ts';
import { createOutbound } from '../../platform/outbound/index.ts';
import { changeProposal } from '../../proposals/index.ts';
import { openBrowser, signedInMember } from '../../testing/browser.ts';
import { type CallOptions, startTestService, type TestCompany, type TestService } from '../../testing/service.ts';

/** OWASP API Security Top 10 of 2023: how much anybody can ask for, and how often. */

const BRIEF = { event: { description: 'Party for 40 with two speakers' } };

let service: TestService;
let company: TestCompany;

beforeAll(async () => {
  service = await startTestService({
    outbound: createOutbound({ allowPrivate: false, lookup: async () => ['93.184.215.14'] }),
  });
  company = await service.company();
});
afterAll(() => service.close());

function ask(method: string, path: string, options: CallOptions = {}) {
  return service.call(method, path, { key: company.key, ...options });
}

describe('API4:2023 Unrestricted resource consumption', () => {
  const deep = `{"event":${'['.repeat(40)}${']'.repeat(40)}}`;
  it.each<[string, string, string, CallOptions]>([
    ['a body over 256 KiB', 'POST', '/v1/proposals', { body: { ...BRIEF, more: 'x'.repeat(270_000) } }],
    ['a body that unpacks', 'POST', '/v1/proposals', { body: 'x', headers: { 'content-encoding': 'gzip' } }],
    ['a body nested 40 deep', 'POST', '/v1/proposals', { body: deep }],
    [
      'a description over 10,000 characters',
      'POST',
      '/v1/proposals',
      { body: { event: { description: 'x'.repeat(10_001) } } },
    ],
    ['a million days', 'POST', '/v1/proposals', { body: { event: { description: 'x', days: 1e6 } } }],
    ['a page of a thousand', 'GET', '/v1/proposals?limit=1000', {}],
    ['two years of stock', 'GET', '/v1/inventory/availability?from=2027-01-01&to=2029-01-01', {}],
    [
      'stock of 201 products',
      'GET',
      `/v1/inventory/availability?from=2027-01-01&to=2027-01-01&items=${Array.from({ length: 201 }, (_, n) => n).join(',')}`,
      {},
    ],
  ])('is refused: %s', async (_what, method, path, options) => {
    const { status, json } = await ask(method, path, options);
    expect([status, json.error.code]).toEqual([400, 'invalid_request']);
  });

  it('is counted by the hour for each key', async () => {
    const { key } = await service.company();
    const slow = await startTestService(
      { config: { ...service.context.config, rateLimitPerHour: 5 } },
      service.database,
    );
    const answers = await Promise.all(Array.from({ length: 12 }, () => slow.call('GET', '/v1/me', { key })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(7);
    for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await slow.close();
  });

  it('ends at twenty subscriptions, and at twenty calls in one request', async () => {
    const made = [];
    for (let n = 0; n < 21; n++)
      made.push(await ask('POST', '/v1/webhooks', { body: { url: `https://a.example/${n}` } }));
    expect(made.map(({ status }) => status)).toEqual([...Array.from({ length: 20 }, () => 201), 400]);
    const calls = Array.from({ length: 21 }, () => 'site.get').join(',');
    expect((await openBrowser(service).query(`${calls}?batch=1`)).status).toBe(400);
  });

  it('is refused to pictures and files by their size, before they are read', async () => {
    const editor = await signedInMember(service, company.id, 'editor');
    const headers = { origin: 'http://showbill.test', cookie: editor.cookie, 'x-company': company.id };
    for (const [method, path] of [
      ['PUT', '/app/logo'],
      ['PUT', `/app/products/${crypto.randomUUID()}/picture`],
      ['POST', '/app/catalogue/import'],
      ['POST', '/app/clients/import'],
    ] as const) {
      const sent = { ...headers, 'content-type': 'application/octet-stream', 'content-length': '1000000000' };
      const { status, json } = await service.call(method, path, { headers: sent, body: new Uint8Array(4) });
      expect([status, json.error.code]).toEqual([400, 'invalid_request']);
    }
  });
});

describe('API6:2023 Unrestricted access to sensitive business flows', () => {
  it('makes no more proposals than the month allows, however many are asked for at once', async () => {
    const small = await service.company();
    await updateCompany(service.context.db, small.id, { allowance: 2 });
    const asked = await Promise.all(
      Array.from({ length: 6 }, () => service.call('POST', '/v1/proposals', { key: small.key, body: BRIEF })),
    );
    expect(asked.map(({ status }) => String(status)).toSorted()).toEqual(['201', '201', '429', '429', '429', '429']);
    const { json } = await service.call('GET', '/v1/me', { key: small.key });
    expect(json.quota).toEqual({ used: 2, limit: 2 });
  });

  it('slows whoever makes companies, invites strangers or asks for passwords again and again', async () => {
    const remoteAddress = '203.0.113.77';
    const signUp = { name: '', email: 'x', password: 'x', company: { name: '', currency: '', country: '' } };
    const statuses = [];
    for (let n = 0; n < 21; n++) {
      const options = { headers: { origin: 'http://showbill.test' }, body: signUp, remoteAddress };
      statuses.push((await service.call('POST', '/app/trpc/signUp', options)).status);
    }
    expect([new Set(statuses.slice(0, 20)), statuses.at(-1)]).toEqual([new Set([400]), 429]);
    const owner = await signedInMember(service, company.id, 'owner');
    const invited = [];
    for (let n = 0; n < 31; n++) {
      const input = { email: `guest${n}@flood.example`, role: 'viewer' };
      invited.push((await owner.mutate('team.invite', input, { company: company.id })).status);
    }
    expect([new Set(invited.slice(0, 30)), invited.at(-1)]).toEqual([new Set([200]), 429]);
    const resets = [];
    for (let n = 0; n < 4; n++)
      resets.push((await openBrowser(service).post('/auth/request-reset', { email: owner.email })).status);
    expect(resets).toEqual([200, 200, 200, 429]);
  });

  it('lets a proposal be accepted once, in the version and at the total that was shown', async () => {
    const { json } = await ask('POST', '/v1/proposals', { body: BRIEF });
    await changeProposal(service.context, company.id, json.id, 'send');
    const path = new URL(json.share_url).pathname;
    const accept = (changes: Record<string, string>) => {
      const form = { do: 'accept', name: 'Ada', email: 'ada@client.example', terms: 'yes', version: '1', seen: '' };
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      return service.call('POST', path, { headers, body: new URLSearchParams({ ...form, ...changes }).toString() });
    };
    expect((await accept({ version: '2' })).status).toBe(409);
    expect((await accept({ seen: '1' })).status).toBe(409);
    const all = await Promise.all(Array.from({ length: 5 }, () => accept({})));
    expect(all.map(({ status }) => String(status)).toSorted()).toEqual(['303', '409', '409', '409', '409']);
  });
});
