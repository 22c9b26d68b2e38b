import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApiKey, type NewApiKey, revokeApiKey, updateCompany } from '../../accounts/index.ts';
import { newApiKey } from '../../accounts/key-format.ts';
import { forCompany } from '../../platform/tenancy.ts';
import { connectModel, type Generation, GENERATIONS, type ModelClient } from '../../testing/mcp-client.ts';
import { startTestService, type TestCompany, type TestService } from '../../testing/service.ts';
import { wrappedDrafter } from '../../testing/wrapped-drafter.ts';

const BRIEF = { description: 'Party for 40 with speakers and uplighters' };

/** As each of the clients says it. */
const REFUSED = /invalid_key|unauthorized|401/i;

/** While it is there, no draft is finished before it is. */
let held: Promise<void> = Promise.resolve();
let service: TestService;
let address: string;
let company: TestCompany;

beforeAll(async () => {
  const drafter = wrappedDrafter({ before: () => held });
  service = await startTestService({ config: { rateLimitPerHour: 60 }, drafter });
  address = await service.listen();
});
afterAll(() => service.close());
beforeEach(async () => {
  company = await service.company();
});

async function modelOf<T>(
  key: string,
  work: (model: ModelClient) => Promise<T>,
  generation: Generation = 'newest revision',
): Promise<T> {
  const model = await connectModel(address, key, generation);
  try {
    return await work(model);
  } finally {
    await model.close();
  }
}

async function keyWith(wanted: Omit<NewApiKey, 'name'>): Promise<{ id: string; key: string }> {
  return forCompany(service.context.db, company.id, (tx) => createApiKey(tx, company.id, { name: 'test', ...wanted }));
}

const left = async () => {
  const { headers } = await service.call('GET', '/v1/me', { key: company.key });
  return Number(/r=(\d+)/.exec(headers['ratelimit'] ?? '')?.[1]);
};

const message = (method: string, params: object = {}, id: number | undefined = 1) => ({
  jsonrpc: '2.0',
  ...(id !== undefined && { id }),
  method,
  params,
});
const calling = (name: string, given: object = {}, id = 1) => message('tools/call', { name, arguments: given }, id);
const post = (body: unknown, headers: Record<string, string> = {}, key = company.key) =>
  service.call('POST', '/mcp', {
    key,
    body,
    headers: { accept: 'application/json, text/event-stream', ...headers },
  });

describe('the key of a model', () => {
  it.each(GENERATIONS)('is asked for and looked at with every request (%s)', async (generation) => {
    await expect(connectModel(address, newApiKey({ test: false }), generation)).rejects.toThrow(REFUSED);
    await modelOf(
      company.key,
      async (model) => {
        const [known] = await keys();
        await revokeApiKey(service.context.db, known?.id ?? '', new Date());
        await expect(model.call('whoami')).rejects.toThrow(REFUSED);
        await expect(model.listTools()).rejects.toThrow(REFUSED);
      },
      generation,
    );
  });

  it('that begins with sbk_test_ works in the sandbox, and shows the account and the quota of its company', async () => {
    const { key } = await keyWith({ test: true });
    const real = await modelOf(company.key, (model) => model.call('whoami'));
    await modelOf(key, async (model) => {
      expect((await model.call('whoami')).said).toEqual(real.said);
      const client = { name: 'Ada Byron', email: 'ada@client.example' };
      const { said } = await model.call('create_proposal', { ...BRIEF, client });
      expect(said).toMatchObject({ number: 'TEST-2026-0001', quota: { used: 0, limit: 120 } });
      const { warnings } = (await model.call('preview_sending', { id: said.id })).said;
      expect(warnings).toContain('This is a test key: it is marked as sent and no email goes out.');
      expect((await model.call('list_proposals')).said.data).toHaveLength(1);
    });
    await modelOf(company.key, async (model) => {
      expect((await model.call('list_proposals')).said.data).toEqual([]);
    });
  });

  it('is asked for before anything else, as the public API does', async () => {
    const none = await service.call('POST', '/mcp', { body: message('tools/list') });
    expect([none.status, none.json.error.code, none.headers['www-authenticate']]).toEqual([
      401,
      'unauthorized',
      'Bearer',
    ]);
    const wrong = await post(message('tools/list'), {}, 'sbk_wrong');
    expect([wrong.status, wrong.json.error.code]).toEqual([401, 'invalid_key']);
  });

  it('costs the database nothing where there is none, or none that can be one', async () => {
    const asked: unknown[] = [];
    const { pool } = service.context;
    const query = pool.query.bind(pool);
    const connect = pool.connect.bind(pool);
    Object.assign(pool, {
      query: (...given: unknown[]) => asked.push(given),
      connect: (...given: unknown[]) => asked.push(given),
    });
    try {
      await service.call('POST', '/mcp', { body: calling('whoami') });
      await post(calling('whoami'), {}, 'sbk_wrong');
      await service.call('GET', '/mcp');
      expect(asked).toEqual([]);
      // whatever can be a key is looked for
      await post(calling('whoami'), {}, newApiKey({ test: false }));
    } finally {
      Object.assign(pool, { query, connect });
    }
    expect(asked).not.toEqual([]);
  });

  it('is used up over the API and calls of tools together; handshakes and lists cost nothing', async () => {
    const before = await left();
    await modelOf(company.key, async (model) => {
      await model.listTools();
      await model.listTools();
      expect(await left()).toBe(before - 1);
      for (let calls = 0; calls < 58; calls++) expect((await model.call('whoami')).isError).toBe(false);
      const refused = await model.call('whoami');
      expect(refused.said.error).toMatchObject({ code: 'rate_limited', retry_after_seconds: expect.any(Number) });
      expect((await service.call('GET', '/v1/me', { key: company.key })).json.error.code).toBe('rate_limited');
      await model.listTools();
    });
    await modelOf(company.key, async (model) => expect(await model.listTools()).toHaveLength(10));
  });

  it('has ten times as many handshakes and lists in an hour, and then waits', async () => {
    const answers = await Promise.all(Array.from({ length: 602 }, () => post(message('ping'))));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(2);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(3_590);
    expect(await left()).toBe(59);
  });

  it('that may only read lists and calls what reads, and is told why not where it writes', async () => {
    const { key } = await keyWith({ scopes: ['read'] });
    await modelOf(key, async (model) => {
      const tools = await model.listTools();
      expect(tools.map(({ name }) => name)).toEqual([
        'whoami',
        'get_proposal',
        'list_proposals',
        'search_products',
        'check_availability',
        'preview_sending',
      ]);
      expect((await model.call('whoami')).isError).toBe(false);
      const { said } = await model.call('create_proposal', BRIEF);
      expect(said.error.code).toBe('scope_required');
    });
  });

  it('writes nothing under the id of another message', async () => {
    const { key } = await keyWith({ scopes: ['read'] });
    const answer = await post([calling('create_proposal', BRIEF), calling('whoami')], {}, key);
    expect([answer.status, answer.json.error.code]).toEqual([400, 'invalid_request']);
  });

  it('of another plan, or of a subscription that ended, is told so', async () => {
    await updateCompany(service.context.db, company.id, { subscription: 'cancelled' });
    const list = await post(message('tools/list'));
    expect([list.status, list.json.error.code]).toEqual([403, 'subscription_inactive']);
    expect(inEvents(await post(calling('whoami'))).result.content[0].text).toContain('subscription_inactive');
    await updateCompany(service.context.db, company.id, { subscription: 'active', plan: 'starter' });
    expect((await post(message('tools/list'))).json.error.code).toBe('plan_required');
  });
});

describe('the allowance of a model', () => {
  it('is the one of the month: what goes beyond it is refused with its figures', async () => {
    await updateCompany(service.context.db, company.id, { allowance: 1 });
    await modelOf(company.key, async (model) => {
      expect((await model.call('create_proposal', BRIEF)).said.quota).toEqual({ used: 1, limit: 1 });
      const { said } = await model.call('create_proposal', BRIEF);
      expect(said.error).toMatchObject({ code: 'quota_exceeded', used: 1, limit: 1 });
    });
  });

  it('is used once for one idempotency key, by whichever way it comes', async () => {
    await modelOf(company.key, async (model) => {
      const given = { ...BRIEF, attendees: 40, idempotency_key: 'k-1' };
      const [first, second] = await Promise.all([
        model.call('create_proposal', given),
        model.call('create_proposal', given),
      ]);
      expect(second.said.id).toBe(first.said.id);
      const body = { event: { ...BRIEF, attendees: 40 } };
      const headers = { 'idempotency-key': 'k-1' };
      const overApi = await service.call('POST', '/v1/proposals', { key: company.key, headers, body });
      expect([overApi.headers['idempotency-replayed'], overApi.json.id]).toEqual(['true', first.said.id]);
      const other = await model.call('create_proposal', { ...given, attendees: 50 });
      expect(other.said.error).toMatchObject({ code: 'conflict', param: 'idempotency_key' });
      expect((await model.call('whoami')).said.quota.used).toBe(1);
    });
  });

  it.each(GENERATIONS)('a draft is finished though nobody waits for it any more (%s)', async (generation) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    held = promise;
    const hangUp = new AbortController();
    await modelOf(
      company.key,
      async (model) => {
        const began = Promise.withResolvers<void>();
        const options = { signal: hangUp.signal, onProgress: () => began.resolve() };
        const asked = model.call('create_proposal', { ...BRIEF, idempotency_key: 'k' }, options);
        await began.promise;
        hangUp.abort();
        await expect(asked).rejects.toThrow(/abort/i);
        resolve();
        const { said } = await model.call('create_proposal', { ...BRIEF, idempotency_key: 'k' });
        expect(said.quota.used).toBe(1);
      },
      generation,
    );
  });
});

describe('the address of a model', () => {
  it('answers no page of somebody else, and programs that are no page', async () => {
    const foreign = await post(message('tools/list'), { origin: 'https://evil.example' });
    expect([foreign.status, foreign.json.error.code]).toEqual([403, 'forbidden']);
    expect(foreign.headers['access-control-allow-origin']).toBeUndefined();
    expect((await post(message('tools/list'), { origin: 'http://showbill.test' })).status).toBe(200);
  });

  it.each(['GET', 'DELETE', 'PUT'])('has no sessions: %s is not allowed', async (method) => {
    const answer = await service.call(method, '/mcp', { key: company.key, headers: { accept: 'text/event-stream' } });
    expect([answer.status, answer.headers['allow']]).toEqual([405, 'POST']);
  });

  it('counts each call of a batch, in the revision that has batches', async () => {
    const before = await left();
    const batch = [calling('whoami', {}, 1), calling('whoami', {}, 2), message('ping', {}, 3)];
    const answer = await post(batch, { 'mcp-protocol-version': '2025-03-26' });
    expect(answer.text.match(/"id":[123]/g)?.toSorted()).toEqual(['"id":1', '"id":2', '"id":3']);
    expect(await left()).toBe(before - 3);
    const later = await post(batch, { 'mcp-protocol-version': '2025-06-18' });
    expect([later.status, later.json.error.code]).toEqual([400, 'invalid_request']);
    const long = Array.from({ length: 21 }, (_, id) => calling('whoami', {}, id));
    expect((await post(long)).json.error.code).toBe('invalid_request');
  });

  it('refuses what is no message with 400, and what is too long', async () => {
    expect((await post('{')).status).toBe(400);
    expect((await post({ hello: 1 })).status).toBe(400);
    expect((await post(calling('whoami', { x: 'x'.repeat(300_000) }))).json.error.code).toBe('invalid_request');
  });

  it('says that a tool is unknown', async () => {
    expect(inEvents(await post(calling('drop_tables'))).error).toMatchObject({ code: -32602 });
  });

  it('has no streams to listen to', async () => {
    const meta = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
      'io.modelcontextprotocol/clientCapabilities': {},
    };
    const listening = message('subscriptions/listen', { _meta: meta, notifications: { toolsListChanged: true } });
    const headers = { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'subscriptions/listen' };
    const answer = await post(listening, headers);
    expect(answer.text).toContain('"error"');
  });
});

function keys() {
  return forCompany(service.context.db, company.id, (tx) =>
    tx.selectFrom('api_keys').select('id').where('company_id', '=', company.id).execute(),
  );
}

/** The message of an answer that is a stream of events. */
function inEvents({ text }: { readonly text: string }) {
  const data = /^data: (.*)$/m.exec(text)?.[1] ?? text;
  return JSON.parse(data);
}
