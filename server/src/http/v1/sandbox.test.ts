import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  changeSettings,
  createApiKey,
  findSandbox,
  getCompany,
  listCompanies,
  refreshSandbox,
  updateCompany,
} from '../../accounts/index.ts';
import { holdStock } from '../../availability/index.ts';
import {
  archiveProduct,
  createProduct,
  importCatalogue,
  listProducts,
  setRegion,
  updateProduct,
} from '../../catalogue/index.ts';
import { createClient } from '../../clients/index.ts';
import { AppError } from '../../platform/errors.ts';
import { createOutbound } from '../../platform/outbound/index.ts';
import { forCompany } from '../../platform/tenancy.ts';
import { saveRule } from '../../proposals/index.ts';
import { inEnglish } from '../../refusals/index.ts';
import { type Answer, startTestService, type TestCompany, type TestService } from '../../testing/service.ts';

/** What a test key reads and writes: the company's sandbox. */

const BRIEF = { event: { description: 'Party for 40 with two speakers', date: '2027-03-12' } };
const DAY = '2027-03-12';

let service: TestService;
let company: TestCompany;
let testKey: string;
let sandbox: string;

beforeAll(async () => {
  service = await startTestService({
    outbound: createOutbound({ allowPrivate: false, lookup: async () => ['93.184.215.14'] }),
  });
});
afterAll(() => service.close());
beforeEach(async () => {
  company = await service.company();
  testKey = await newTestKey();
  sandbox = (await inCompany(findSandbox)) ?? '';
});

async function newTestKey(of = company): Promise<string> {
  const make = { name: 'CRM', test: true };
  return (await forCompany(service.context.db, of.id, (tx) => createApiKey(tx, of.id, make))).key;
}

const inCompany = <T>(work: Parameters<typeof forCompany<T>>[2]) => forCompany(service.context.db, company.id, work);

function ask(method: string, path: string, { key = testKey, body, headers = {} }: Asked = {}): Promise<Answer> {
  return service.call(method, path, { key, headers, ...(body !== undefined && { body }) });
}

interface Asked {
  readonly key?: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

const make = (asked: Asked = {}) => ask('POST', '/v1/proposals', { body: BRIEF, ...asked });
const stock = async (key: string) =>
  (await ask('GET', `/v1/inventory/availability?from=${DAY}&to=${DAY}`, { key })).json.data;
const quota = async (key = testKey) => (await ask('GET', '/v1/me', { key })).json.quota;

async function product(name: string) {
  const found = (await inCompany((tx) => listProducts(tx, company.id, DAY))).find((each) => each.name.includes(name));
  if (found === undefined) throw new Error(`no ${name}`);
  return found;
}

interface Line {
  readonly name: string;
  readonly catalog_item_id: string;
  readonly unit_price: number;
}

const shown = ({ json }: Answer) => [
  json.title,
  json.total,
  json.line_items.map(({ id: _id, ...line }: { id: string }) => line),
];

const lineOf = ({ json }: Answer, name: string) => (json.line_items as Line[]).find((line) => line.name.includes(name));

/** What another system calls the product. */
const nameElsewhere = (id: string, name: string | null) =>
  inCompany((tx) => sql`update products set external_id = ${name} where id = ${id}`.execute(tx));

const speakerPrice = async () => lineOf(await make(), 'Speaker')?.unit_price;

describe('a test key', () => {
  it('answers as the company itself', async () => {
    const [real, test] = [await ask('GET', '/v1/me', { key: company.key }), await ask('GET', '/v1/me')];
    expect(test.status).toBe(200);
    expect(test.json).toEqual(real.json);
  });

  it('drafts what a real key drafts, from the same products at the same prices', async () => {
    const [real, test] = [await make({ key: company.key }), await make()];
    expect(test.status).toBe(201);
    expect(shown(test)).toEqual(shown(real));
    expect([real.json.number, test.json.number]).toEqual(['P-2026-0001', 'TEST-2026-0001']);
    expect(test.json.app_url).toBe(`http://showbill.test/settings/keys#${test.json.id}`);
  });

  it('sees a change of the catalogue, of stock and of settings with its next request', async () => {
    await make();
    const speaker = await product('Speaker');
    await inCompany(async (tx) => {
      await updateProduct(tx, company.id, speaker.id, { unitPrice: 9900n });
      const hold = { productId: speaker.id, kind: 'in_repair', quantity: 5, from: DAY } as const;
      await holdStock(tx, company.id, hold, service.context.clock.now());
      await createProduct(tx, company.id, {
        name: 'Haze Machine',
        category: 'lighting',
        unit: 'day',
        unitPrice: 3000n,
      });
      await changeSettings(tx, company.id, { name: 'Renamed Hire', taxRate: '20' });
    });
    const test = await make();
    expect(lineOf(test, 'Speaker')).toMatchObject({ unit_price: 99, catalog_item_id: speaker.id });
    expect(test.json.adjustments.at(-1)).toMatchObject({ kind: 'tax' });
    expect(await stock(testKey)).toEqual(await stock(company.key));
    expect((await stock(testKey)).find((record: Line) => record.catalog_item_id === speaker.id)).toMatchObject({
      in_repair: 5,
      free: 19,
    });
    expect((await service.call('GET', new URL(test.json.share_url).pathname)).text).toContain('Renamed Hire');
    expect(
      lineOf(await make({ body: { event: { description: 'One haze machine for a party' } } }), 'Haze'),
    ).toBeDefined();
    await inCompany(async (tx) => {
      await archiveProduct(tx, company.id, speaker.id, service.context.clock.now());
      await setRegion(tx, company.id, { name: 'London', factor: '2', places: ['London'] });
    });
    const venue = await make({
      body: { event: { ...BRIEF.event, description: 'Four LED uplights', venue: 'London' } },
    });
    expect(lineOf(venue, 'Uplight')).toMatchObject({ unit_price: 24 });
    expect((await stock(testKey)).map((record: Line) => record.catalog_item_id)).not.toContain(speaker.id);
  });

  it('charges by the rules that its company has set', async () => {
    await make();
    await inCompany((tx) => saveRule(tx, company.id, { kind: 'minimum', amount: 9000, active: true }));
    expect((await make()).json.adjustments[0]).toMatchObject({ kind: 'surcharge', label: 'Minimum order £9,000' });
  });

  it('takes over products that changed their SKUs among themselves', async () => {
    await make();
    const [one, two] = [await product('Stool'), await product('Uplight')];
    await inCompany(async (tx) => {
      await updateProduct(tx, company.id, one.id, { sku: null });
      await updateProduct(tx, company.id, two.id, { sku: one.sku });
      await updateProduct(tx, company.id, one.id, { sku: two.sku });
    });
    expect(await refreshSandbox(service.context.db, sandbox)).toBe(2);
    expect(await refreshSandbox(service.context.db, sandbox)).toBe(0);
  });

  it('takes over products that changed what another system calls them among themselves', async () => {
    await make();
    const [one, two] = [await product('Stool'), await product('Uplight')];
    await nameElsewhere(one.id, 'rentman:1');
    await nameElsewhere(two.id, 'rentman:2');
    expect(await refreshSandbox(service.context.db, sandbox)).toBe(2);
    await nameElsewhere(one.id, null);
    await nameElsewhere(two.id, 'rentman:1');
    await nameElsewhere(one.id, 'rentman:2');
    expect(await refreshSandbox(service.context.db, sandbox)).toBe(2);
    const { rows } = await forCompany(service.context.db, sandbox, (tx) =>
      sql`select id, external_id as name from products where external_id is not null order by 2`.execute(tx),
    );
    expect(rows).toEqual([
      { id: two.id, name: 'rentman:1' },
      { id: one.id, name: 'rentman:2' },
    ]);
  });

  it('made during an import has what the import brings', async () => {
    const importing = await service.company();
    const file = new TextEncoder().encode('name,category,unit,unit_price\nHaze Machine,lighting,day,30\n');
    const making = await forCompany(service.context.db, importing.id, async (tx) => {
      const settings = await getCompany(tx, importing.id);
      await importCatalogue(tx, settings, file, { skipInvalid: false, now: service.context.clock.now() });
      const made = newTestKey(importing);
      const itWaits = sql`select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`;
      await Promise.race([
        made,
        vi.waitFor(async () => expect((await itWaits.execute(tx)).rows).not.toEqual([]), {
          timeout: 5000,
          interval: 5,
        }),
      ]);
      return { made };
    });
    const body = { event: { description: 'One haze machine for a party' } };
    expect(lineOf(await make({ key: await making.made, body }), 'Haze')).toBeDefined();
  });

  it('takes over a catalogue a few products at a time, with all accessories', async () => {
    await inCompany((tx) =>
      sql`insert into product_accessories (company_id, product_id, accessory_id, quantity)
        select one.company_id, one.id, two.id, 7 from products one join products two on two.id <> one.id
        on conflict do nothing`.execute(tx),
    );
    const all = await inCompany((tx) => listProducts(tx, company.id, DAY));
    expect(await refreshSandbox(service.context.db, sandbox, 2)).toBe(all.length);
    const accessories = sql`select product_id, accessory_id, quantity from product_accessories order by 1, 2`;
    const [real, test] = await Promise.all(
      [company.id, sandbox].map((id) => forCompany(service.context.db, id, (tx) => accessories.execute(tx))),
    );
    expect(real?.rows.length).toBeGreaterThan(all.length);
    expect(test?.rows).toEqual(real?.rows);
    expect(await refreshSandbox(service.context.db, sandbox, 2)).toBe(0);
  });

  it('takes over a kit and its part that changed places, one product at a time', async () => {
    const [first, second] = (await inCompany((tx) => listProducts(tx, company.id, DAY))).map(({ id }) => id).toSorted();
    const make = (kit = '', parts: readonly string[] = []) =>
      inCompany((tx) =>
        updateProduct(tx, company.id, kit, {
          accessories: [],
          parts: parts.map((productId) => ({ productId, quantity: 2 })),
        }),
      );
    await make(second, [first ?? '']);
    await refreshSandbox(service.context.db, sandbox, 1);
    await make(second);
    await make(first, [second ?? '']);
    await refreshSandbox(service.context.db, sandbox, 1);
    const { rows } = await forCompany(service.context.db, sandbox, (tx) =>
      sql`select product_id, accessory_id from product_accessories where is_part`.execute(tx),
    );
    expect(rows).toEqual([{ product_id: first, accessory_id: second }]);
  });

  it('loses no change that was under way, and waits for none', async () => {
    const { db } = service.context;
    await refreshSandbox(db, sandbox);
    const [speaker, stool] = [await product('Speaker'), await product('Stool')];
    await inCompany(async (tx) => {
      await updateProduct(tx, company.id, speaker.id, { unitPrice: 4000n });
      await updateProduct(tx, company.id, stool.id, { unitPrice: 700n });
    });
    await inCompany(async (tx) => {
      // noted before, and changed again by somebody who is not done
      await updateProduct(tx, company.id, speaker.id, { unitPrice: 5000n });
      const taken = await Promise.all([1, 2, 3].map(() => refreshSandbox(db, sandbox)));
      expect(taken.toSorted((a, b) => a - b)).toEqual([1, 1, 2]);
      expect(await speakerPrice()).toBe(40);
    });
    expect(await speakerPrice()).toBe(50);
    expect(await refreshSandbox(db, sandbox)).toBe(0);
  });

  it('drafts with the built-in planner, whatever drafts for the company', async () => {
    const drafter = {
      name: 'model',
      open: () => Promise.reject(new AppError('generation_failed', inEnglish('no model'))),
    } as const;
    const drafting = await startTestService({ drafter }, service.database);
    const draft = (key: string) => drafting.call('POST', '/v1/proposals', { key, body: BRIEF });
    try {
      expect((await draft(company.key)).json.error.code).toBe('generation_failed');
      expect((await draft(testKey)).json.drafted_by).toBe('builtin');
    } finally {
      await drafting.close();
    }
  });

  it('is refused with its company, by its scope, and once it is revoked', async () => {
    const { db, clock } = service.context;
    const reading = await forCompany(db, company.id, (tx) =>
      createApiKey(tx, company.id, { name: 'reads', test: true, scopes: ['read'], expiresOn: '2026-11-20' }),
    );
    expect((await make({ key: reading.key })).json.error.code).toBe('scope_required');
    await updateCompany(db, company.id, { subscription: 'past_due' });
    expect((await make()).json.error.code).toBe('subscription_inactive');
    await updateCompany(db, company.id, { plan: 'starter' });
    expect((await make()).json.error.code).toBe('plan_required');
    await inCompany((tx) =>
      sql`update api_keys set revoked_at = ${clock.now()} where sandbox_id is not null`.execute(tx),
    );
    expect((await make()).json.error.code).toBe('invalid_key');
  });

  it('with a wrong checksum is refused without a look at the database', async () => {
    const query = vi.spyOn(service.context.pool, 'query');
    try {
      const wrong = testKey.slice(0, -1) + (testKey.endsWith('a') ? 'b' : 'a');
      expect((await ask('GET', '/v1/me', { key: wrong })).json.error.code).toBe('invalid_key');
      expect(query).not.toHaveBeenCalled();
      await ask('GET', '/v1/me');
      expect(query).toHaveBeenCalled();
    } finally {
      query.mockRestore();
    }
  });
});

describe('the allowance', () => {
  it('is left as it is by test keys, which show it', async () => {
    const first = await make({ key: company.key });
    const test = await make();
    expect([first.json.quota, test.json.quota]).toEqual([
      { used: 1, limit: 120 },
      { used: 1, limit: 120 },
    ]);
    expect([await quota(), await quota(company.key)]).toEqual([first.json.quota, first.json.quota]);
    await make({ key: company.key });
    expect(await quota()).toEqual({ used: 2, limit: 120 });
  });

  it('does not stop test keys once it is used up', async () => {
    await updateCompany(service.context.db, company.id, { allowance: 0 });
    expect((await make({ key: company.key })).json.error).toMatchObject({ code: 'quota_exceeded', used: 0, limit: 0 });
    const test = await make();
    expect([test.status, test.json.quota]).toEqual([201, { used: 0, limit: 0 }]);
  });

  it('has a bound of its own in the sandbox, and the answer shows both', async () => {
    await make();
    await forCompany(service.context.db, sandbox, (tx) => sql`update allowance_months set used = 1000`.execute(tx));
    const { status, json } = await make();
    expect([status, json.error]).toEqual([
      429,
      { code: 'quota_exceeded', message: 'test keys make at most 1000 proposals a month', used: 1000, limit: 1000 },
    ]);
    expect(json.quota).toEqual({ used: 0, limit: 120 });
    expect((await make({ key: company.key })).status).toBe(201);
  });
});

describe('a sandbox', () => {
  it('knows nothing of the company’s data, and the company nothing of it', async () => {
    const client = await inCompany((tx) => createClient(tx, company.id, { name: 'Ada' }));
    const hook = { url: 'https://hooks.example.com/' };
    for (const [mine, others] of [
      [company.key, testKey],
      [testKey, company.key],
    ] as const) {
      const made = (await make({ key: mine, body: { ...BRIEF, client: { name: 'Grace' } } })).json;
      const webhook = (await ask('POST', '/v1/webhooks', { key: mine, body: hook })).json;
      expect((await ask('GET', `/v1/proposals/${made.id}`, { key: mine })).status).toBe(200);
      expect((await ask('GET', `/v1/proposals/${made.id}`, { key: others })).json.error.code).toBe('not_found');
      expect((await ask('DELETE', `/v1/webhooks/${webhook.id}`, { key: others })).status).toBe(404);
      const theirs = (await ask('GET', '/v1/proposals', { key: others })).json.data;
      expect(theirs.map(({ id }: { id: string }) => id)).not.toContain(made.id);
      const known = await make({ key: others, body: { ...BRIEF, client_id: made.client.id } });
      expect(known.json.error.code).toBe('not_found');
    }
    expect((await make({ body: { ...BRIEF, client_id: client.id } })).json.error.code).toBe('not_found');
    const page = await ask('GET', '/v1/proposals?limit=1', { key: company.key });
    await make({ key: company.key });
    const more = (await ask('GET', '/v1/proposals?limit=1', { key: company.key })).json.next_cursor;
    expect(page.status).toBe(200);
    expect((await ask('GET', `/v1/proposals?cursor=${encodeURIComponent(more)}`)).status).toBe(400);
  });

  it('keeps answers for retries of its own', async () => {
    const headers = { 'idempotency-key': 'one word' };
    const [real, test] = [await make({ key: company.key, headers }), await make({ headers })];
    const again = await make({ key: await newTestKey(), headers });
    expect(test.headers['idempotency-replayed']).toBeUndefined();
    expect(test.json.id).not.toBe(real.json.id);
    expect([again.headers['idempotency-replayed'], again.json.id]).toEqual(['true', test.json.id]);
  });

  it('is one for all test keys, and no company of the operator’s', async () => {
    await newTestKey();
    expect(await inCompany(findSandbox)).toBe(sandbox);
    const ids = (await listCompanies(service.context.db)).map(({ id }) => id);
    expect(ids).toContain(company.id);
    expect(ids).not.toContain(sandbox);
    const named = updateCompany(service.context.db, sandbox, { plan: 'starter' });
    await expect(named).rejects.toMatchObject({ code: 'not_found' });
  });
});
