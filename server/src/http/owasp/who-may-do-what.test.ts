import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApiKey } from '../../accounts/index.ts';
import { createClient } from '../../clients/index.ts';
import { keepSending } from '../../invoices/index.ts';
import { createOutbound } from '../../platform/outbound/index.ts';
import { forCompany } from '../../platform/tenancy.ts';
import { changeProposal } from '../../proposals/index.ts';
import { issueProposed, readyToInvoice } from '../../testing/invoices.ts';
import { openBrowser, PASSWORD, signedInMember, type TestPerson } from '../../testing/browser.ts';
import { type Answer, startTestService, TEST_NOW, type TestCompany, type TestService } from '../../testing/service.ts';

/** OWASP API Security Top 10 of 2023: who may see and do what. Every procedure of the application: app/procedures.test.ts. */

const NOBODYS = '0197f0aa-0000-7000-8000-000000000001';
const BRIEF = { event: { description: 'Party for 40 with two speakers' } };

let service: TestService;
let ours: TestCompany;
let theirs: TestCompany;
let owner: TestPerson;
let viewer: TestPerson;
let outsider: TestPerson;

beforeAll(async () => {
  service = await startTestService({
    outbound: createOutbound({ allowPrivate: false, lookup: async () => ['93.184.215.14'] }),
  });
  [ours, theirs] = [await service.company(), await service.company()];
  owner = await signedInMember(service, ours.id, 'owner');
  viewer = await signedInMember(service, ours.id, 'viewer');
  outsider = await signedInMember(service, theirs.id, 'owner');
});
afterAll(() => service.close());

function ask(method: string, path: string, body?: unknown, of = theirs, headers: Record<string, string> = {}) {
  return service.call(method, path, { key: of.key, headers, ...(body !== undefined && { body }) });
}

async function made(): Promise<Answer['json']> {
  return (await ask('POST', '/v1/proposals', BRIEF, ours)).json;
}

describe('API1:2023 Broken object level authorization', () => {
  it("answers for another company's ids as for ids that nobody has", async () => {
    const { id: proposal } = await made();
    const { id: webhook } = (await ask('POST', '/v1/webhooks', { url: 'https://hooks.example.com/' }, ours)).json;
    const client = await forCompany(service.context.db, ours.id, (tx) => createClient(tx, ours.id, { name: 'Ada' }));
    for (const [method, path, of, body] of [
      ['GET', (id: string) => `/v1/proposals/${id}`, proposal, () => undefined],
      ['DELETE', (id: string) => `/v1/webhooks/${id}`, webhook, () => undefined],
      ['POST', () => '/v1/proposals', client.id, (id: string) => ({ ...BRIEF, client_id: id })],
    ] as const) {
      const [foreign, none] = [await ask(method, path(of), body(of)), await ask(method, path(NOBODYS), body(NOBODYS))];
      expect([foreign.status, foreign.json.error]).toEqual([404, none.json.error]);
    }
    expect((await ask('GET', `/v1/proposals/${proposal}`, undefined, ours)).status).toBe(200);
    expect((await ask('DELETE', `/v1/webhooks/${webhook}`, undefined, ours)).status).toBe(200);
  });

  it('keeps sandboxes apart from their own company, and from each other', async () => {
    const sides: { key: string; proposal: string; client: string; webhook: string }[] = [];
    for (const company of [ours, theirs]) {
      const test = await forCompany(service.context.db, company.id, (tx) =>
        createApiKey(tx, company.id, { name: 'test', test: true }),
      );
      for (const { key } of [company, test]) {
        const call = async (path: string, body: object) => (await service.call('POST', path, { key, body })).json;
        const { id: proposal, client } = await call('/v1/proposals', { ...BRIEF, client: { name: 'Ada' } });
        const { id: webhook } = await call('/v1/webhooks', { url: 'https://hooks.example.com/' });
        sides.push({ key, proposal, client: client.id, webhook });
      }
    }
    for (const { key } of sides) {
      const found = [];
      for (const { proposal, client, webhook } of sides) {
        const body = { ...BRIEF, client_id: client };
        found.push([
          (await service.call('GET', `/v1/proposals/${proposal}`, { key })).status,
          (await service.call('POST', '/v1/proposals', { key, body })).status,
          (await service.call('DELETE', `/v1/webhooks/${webhook}`, { key })).status,
        ]);
      }
      expect(found).toEqual(sides.map((side) => (side.key === key ? [200, 201, 200] : [404, 404, 404])));
    }
  });

  it("leaves another company's products out of what is answered", async () => {
    const { line_items: lines } = await made();
    const items = lines.map((line: { catalog_item_id: string }) => line.catalog_item_id).join(',');
    const range = `/v1/inventory/availability?from=2027-03-01&to=2027-03-01&items=${items}`;
    expect((await ask('GET', range)).json).toMatchObject({ data: [], count: 0 });
    expect((await ask('GET', range, undefined, ours)).json.count).toBeGreaterThan(0);
  });

  it('keeps pages of a list, and keys of retries, to the company that they were made for', async () => {
    for (let n = 0; n < 2; n++) await made();
    const { next_cursor: cursor } = (await ask('GET', '/v1/proposals?limit=1', undefined, ours)).json;
    const page = await ask('GET', `/v1/proposals?cursor=${encodeURIComponent(cursor)}`);
    expect([page.status, page.json.error.code]).toEqual([400, 'invalid_request']);
    const retry = { 'idempotency-key': 'the same word' };
    const [first, second] = [
      await ask('POST', '/v1/proposals', BRIEF, ours, retry),
      await ask('POST', '/v1/proposals', BRIEF, theirs, retry),
    ];
    expect([first.status, second.status, second.headers['idempotency-replayed']]).toEqual([201, 201, undefined]);
    expect(second.json.id).not.toBe(first.json.id);
  });

  it('opens the page of a proposal to its token, and never to an id', async () => {
    const { id, number, share_url: url } = await made();
    expect((await service.call('GET', new URL(url).pathname)).status).toBe(200);
    for (const guess of [id, number]) expect((await service.call('GET', `/p/${guess}`)).status).toBe(404);
  });

  it('opens an invoice on the page of the proposal whose client it was sent to, and on no other of its number', async () => {
    const pages: string[] = [];
    for (const company of [ours, theirs]) {
      const { id, share_url: url } = (await ask('POST', '/v1/proposals', BRIEF, company)).json;
      for (const deed of ['send', 'accept'] as const) await changeProposal(service.context, company.id, id, deed);
      await forCompany(service.context.db, company.id, (tx) => readyToInvoice(tx, company.id));
      const invoiceId = await issueProposed(service.context, company.id, id);
      pages.push(new URL(url).pathname);
      if (company === theirs) continue;
      const sending = { id: NOBODYS, invoiceId, proposalId: id, recipient: 'ada@client.example', mailId: NOBODYS };
      await forCompany(service.context.db, company.id, (tx) =>
        keepSending(tx, company.id, { ...sending, sentAt: TEST_NOW, sentBy: null }),
      );
    }
    const found = pages.map(async (path) => (await service.call('GET', `${path}?invoice=INV-2026-0001`)).status);
    expect(await Promise.all(found)).toEqual([200, 404]);
  });
});

describe('API2:2023 Broken authentication', () => {
  it('takes a key from its header alone', async () => {
    const { key } = ours;
    for (const path of [`?api_key=${key}`, `?access_token=${key}`, `?authorization=Bearer%20${key}`]) {
      expect((await service.call('GET', `/v1/me${path}`)).status).toBe(401);
    }
    for (const headers of [
      { 'x-api-key': key },
      { cookie: `key=${key}` },
      { authorization: `Basic ${btoa(`${key}:`)}` },
    ]) {
      expect((await service.call('GET', '/v1/me', { headers })).status).toBe(401);
    }
  });

  it('takes no session for a key, and no key for a session', async () => {
    expect((await service.call('GET', '/v1/me', { headers: { cookie: owner.cookie } })).status).toBe(401);
    const bearer = { authorization: `Bearer ${ours.key}` };
    expect((await openBrowser(service).query('me.company', { company: ours.id, headers: bearer })).status).toBe(401);
  });

  it('opens nothing with a session that was changed, or has ended', async () => {
    const person = await signedInMember(service, ours.id, 'viewer');
    const { cookie } = person;
    expect((await person.query('me.get')).status).toBe(200);
    const [name = '', value = ''] = (cookie.split('; ')[0] ?? '').split('=');
    const [token = '', signature = ''] = decodeURIComponent(value).split('.');
    const other = token.startsWith('A') ? `B${token.slice(1)}` : `A${token.slice(1)}`;
    for (const forged of [token, `${token}.`, `${other}.${signature}`, `${token}.${signature.toLowerCase()}`]) {
      person.cookie = `${name}=${encodeURIComponent(forged)}`;
      expect((await person.query('me.get')).status).toBe(401);
    }
    person.cookie = cookie;
    await person.post('/auth/sign-out');
    person.cookie = cookie;
    expect((await person.query('me.get')).status).toBe(401);
  });

  it('says the same of a wrong password as of somebody who is not known, and asks for the old one before a new', async () => {
    const [known, unknown] = [owner.email, 'nobody@people.example'].map((email) =>
      openBrowser(service).post('/auth/sign-in', { email, password: 'another password' }),
    );
    const answers = await Promise.all([known, unknown]);
    expect(answers.map((answer) => [answer?.status, answer?.json])).toEqual(answers.map(() => [401, answers[0]?.json]));
    const changed = { current_password: 'another password', new_password: PASSWORD };
    expect((await owner.post('/auth/change-password', changed)).status).toBe(400);
    expect((await owner.query('me.get')).status).toBe(200);
  });
});

describe('API3:2023 Broken object property level authorization', () => {
  const EXTRA = {
    id: NOBODYS,
    company_id: NOBODYS,
    status: 'accepted',
    number: 'P-1',
    subtotal: 0,
    total: 0,
    version: 9,
    drafted_by: 'model',
    line_items: [{ name: 'Free', quantity: 1, unit_price: 0 }],
    quota: { used: 0, limit: 1e9 },
    adjustments: [{ kind: 'discount', label: 'x', amount: -1e6 }],
  };

  it('sets nothing of a proposal but what may be sent', async () => {
    const event = { ...BRIEF.event, ...EXTRA };
    const { status, json } = await ask(
      'POST',
      '/v1/proposals',
      { ...BRIEF, event, ...EXTRA, client: { name: 'Ada', ...EXTRA } },
      ours,
    );
    expect(status).toBe(201);
    expect(json).toMatchObject({ status: 'draft', version: 1, drafted_by: 'builtin', accepted_at: null });
    expect([json.id, json.client.id]).not.toContain(NOBODYS);
    expect(json.number).not.toBe('P-1');
    expect(json.total).toBeGreaterThan(0);
    expect(json.quota.limit).toBe(120);
  });

  it('sets nothing of a subscription but its address and events', async () => {
    const body = { url: 'https://hooks.example.com/2', id: NOBODYS, signing_secret: 'whsec_mine', status: 'disabled' };
    const { json } = await ask('POST', '/v1/webhooks', body, ours);
    expect(json.id).not.toBe(NOBODYS);
    expect(json.signing_secret).not.toBe('whsec_mine');
    expect(Object.keys(json)).toEqual(['id', 'url', 'events', 'created_at', 'signing_secret', 'quota']);
  });

  it('lets no owner set what the operator sets, and no member their own role', async () => {
    const operators = { plan: 'starter', subscription: 'cancelled', allowance: 1e6, currency: 'USD', id: NOBODYS };
    await owner.mutate('company.change', { name: ours.name, ...operators }, { company: ours.id });
    await viewer.mutate('me.rename', { name: 'Vera', role: 'owner', email: owner.email, id: owner.id });
    const { json } = await viewer.query('me.company', { company: ours.id });
    expect(json.result.data.company).toMatchObject({
      id: ours.id,
      plan: 'business',
      subscription: 'active',
      currency: 'GBP',
    });
    expect([json.result.data.role, json.result.data.quota.limit]).toEqual(['viewer', 120]);
    expect((await viewer.query('me.get')).json.result.data.user.email).toBe(viewer.email);
  });

  it('shows no secret that it keeps', async () => {
    const shown = await Promise.all(
      ['keys.list', 'webhooks.list', 'team.members', 'team.invitations', 'company.settings'].map((procedure) =>
        owner.query(procedure, { company: ours.id }),
      ),
    );
    const account = await ask('GET', '/v1/me', undefined, ours);
    for (const { status, text } of [...shown, account]) {
      expect(status).toBe(200);
      expect(text).not.toMatch(/hash|whsec_|signing_secret|password|token|sbk_(?:test_)?[0-9A-Za-z]{5}/);
    }
  });
});

describe('API5:2023 Broken function level authorization', () => {
  it('gives a key no function beyond the documented ones', async () => {
    const { id } = await made();
    for (const deed of ['send', 'accept', 'decline', 'cancel', 'delete']) {
      expect((await ask('POST', `/v1/proposals/${id}/${deed}`, {}, ours)).status).toBe(404);
    }
    for (const method of ['PUT', 'PATCH', 'DELETE']) {
      expect((await ask(method, `/v1/proposals/${id}`, {}, ours)).status).toBe(405);
    }
    expect((await ask('GET', `/v1/proposals/${id}`, undefined, ours)).json.status).toBe('draft');
  });

  it('takes a method for what it is', async () => {
    const { id } = await made();
    for (const name of ['x-http-method-override', 'x-method-override', 'x-http-method']) {
      const answer = await ask('GET', `/v1/proposals/${id}`, undefined, ours, { [name]: 'DELETE' });
      expect([answer.status, answer.json.id]).toEqual([200, id]);
    }
  });

  it('lets no viewer, and nobody from elsewhere, send files', async () => {
    const path = { logo: '/app/logo', picture: `/app/products/${NOBODYS}/picture` };
    for (const [person, status] of [
      [viewer, 403],
      [outsider, 404],
      [openBrowser(service), 401],
    ] as const) {
      const headers = { origin: 'http://showbill.test', 'x-company': ours.id, cookie: person.cookie };
      const bytes = { headers: { ...headers, 'content-type': 'application/octet-stream' }, body: new Uint8Array(8) };
      expect((await service.call('PUT', path.logo, bytes)).status).toBe(status);
      expect((await service.call('PUT', path.picture, bytes)).status).toBe(status);
      expect((await service.call('POST', '/app/catalogue/import?dry_run=false', bytes)).status).toBe(status);
      expect((await service.call('POST', '/app/clients/import?dry_run=false', bytes)).status).toBe(status);
    }
  });

  it('keeps figures of the operator from whoever has no more than a key or a session', async () => {
    const { config } = service.context;
    const metricsToken = 'a token of the operator';
    const guarded = await startTestService({ config: { ...config, metricsToken } }, service.database);
    const asked = await Promise.all([
      guarded.call('GET', '/metrics', { key: ours.key }),
      guarded.call('GET', '/metrics', { headers: { cookie: owner.cookie } }),
      guarded.call('GET', '/metrics', { key: metricsToken }),
    ]);
    expect(asked.map(({ status }) => status)).toEqual([401, 401, 200]);
    await guarded.close();
  });
});
