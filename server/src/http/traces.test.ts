import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDrafter } from '../generation/index.ts';
import { type ModelConfig, readEnv } from '../platform/config.ts';
import { silentLog } from '../platform/log.ts';
import { createOutbound } from '../platform/outbound/index.ts';
import { isTracing, openTraces } from '../platform/traces/index.ts';
import { signedInMember } from '../testing/browser.ts';
import { type FakeCollector, type SeenSpan, startFakeCollector } from '../testing/fake-collector.ts';
import { aliasIn, answer, type FakeProvider, startFakeProvider } from '../testing/fake-provider.ts';
import { startLoneTestService, type TestCompany, type TestService } from '../testing/service.ts';
import { openSubscriber } from '../webhooks/fixtures.ts';
import { deliverDue } from '../webhooks/index.ts';

/** What traces say, sent over real HTTP by a service on a socket to a collector on another. */

const MODEL_KEY = 'sk-planted-model-key-0123456789';
const WORDS = {
  venue: 'Planted Hall',
  client: 'Planted Client',
  email: 'planted.client@mail.example',
  address: '203.0.113.77',
};
const BRIEF = `Town hall meeting for 150 with two radio mics, planted-words-of-the-brief. Write to ${WORDS.email}.`;
const CALLER = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' };
const TRACEPARENT = `00-${CALLER.traceId}-${CALLER.spanId}-01`;
const LONG_AFTER_MS = 600_000;

let collector: FakeCollector;
let provider: FakeProvider;
let service: TestService;
let address: string;
let company: TestCompany;

const settings = (endpoint: string, more: Record<string, string> = {}) =>
  readEnv({
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_EXPORTER_OTLP_HEADERS: 'x-collector-key=planted%20collector%20key',
    OTEL_SERVICE_NAME: 'showbill-of-tests',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
    OTEL_BSP_SCHEDULE_DELAY: String(LONG_AFTER_MS),
    ...more,
  }).traces;

beforeAll(async () => {
  [collector, provider] = await Promise.all([startFakeCollector(), startFakeProvider()]);
  const model: ModelConfig = {
    provider: 'openai-compatible',
    model: 'fake',
    apiKey: MODEL_KEY,
    baseUrl: provider.baseUrl,
    region: undefined,
    fallback: false,
  };
  const config = { model, generationTimeoutSeconds: 10, trustedProxies: ['127.0.0.1'] };
  // the hooks are there where traces are recorded as the server is built
  const close = await openTraces(settings(collector.endpoint), silentLog);
  service = await startLoneTestService({ drafter: createDrafter(config, silentLog), config });
  address = await service.listen();
  await close();
});
afterAll(async () => {
  await service.close();
  await provider.close();
  await collector.close();
});

beforeEach(async () => {
  company = await service.company();
  provider.play((request) =>
    answer({
      title: 'Town hall meeting',
      scope_summary: 'Sound for speech.',
      unmet: [],
      lines: [
        {
          product: aliasIn(request, 'Shure QLX-D Handheld Radio Mic'),
          units: 2,
          hours: null,
          optional: false,
          reason: 'For the speeches.',
        },
      ],
    }),
  );
});

/** What is traced of some work, all of it: what waits is sent as tracing ends. */
async function tracing(work: () => Promise<void>, more?: Record<string, string>): Promise<readonly SeenSpan[]> {
  const before = collector.spans().length;
  const close = await openTraces(settings(collector.endpoint, more), silentLog);
  try {
    await work();
  } finally {
    await close();
  }
  return collector.spans().slice(before);
}

async function ask(method: string, path: string, init: { body?: unknown; headers?: Record<string, string> } = {}) {
  const response = await fetch(address + path, {
    method,
    headers: {
      authorization: `Bearer ${company.key}`,
      'x-forwarded-for': WORDS.address,
      ...(init.body !== undefined && { 'content-type': 'application/json' }),
      ...init.headers,
    },
    ...(init.body !== undefined && { body: JSON.stringify(init.body) }),
  });
  const text = await response.text();
  return { status: response.status, id: response.headers.get('request-id'), json: JSON.parse(text || 'null') };
}

const create = (headers: Record<string, string> = {}) =>
  ask('POST', '/v1/proposals', {
    headers,
    body: {
      event: { description: BRIEF, venue: WORDS.venue, date: '2027-06-12' },
      client: { name: WORDS.client, email: WORDS.email },
    },
  });

function only(spans: readonly SeenSpan[], name: string): SeenSpan {
  const found = spans.filter((span) => span.name === name);
  if (found.length !== 1)
    throw new Error(`${found.length} spans are called ${name}: ${spans.map((s) => s.name).join(', ')}`);
  return found[0] as SeenSpan;
}

const partsOf = (spans: readonly SeenSpan[], whole: SeenSpan) =>
  spans.filter((span) => span.parentSpanId === whole.spanId && span.traceId === whole.traceId);

describe('a creation as a trace', () => {
  it('holds the request, its generation with each stage, the call of the model and the statements', async () => {
    let made: Awaited<ReturnType<typeof create>> | undefined;
    const spans = await tracing(async () => {
      made = await create();
    });
    expect(made?.status).toBe(201);
    const request = only(spans, 'POST /v1/proposals');
    expect(request).toMatchObject({ parentSpanId: '', kind: 2, failed: false });
    expect(request.attributes).toMatchObject({
      'http.request.method': 'POST',
      'http.route': '/v1/proposals',
      'http.response.status_code': 201,
      'showbill.request_id': made?.id,
      'showbill.company_id': company.id,
      'showbill.key_id': expect.stringMatching(/^[\da-f-]{36}$/),
    });
    expect(spans.every((span) => span.traceId === request.traceId)).toBe(true);
    const generation = only(spans, 'generation');
    expect(generation.parentSpanId).toBe(request.spanId);
    expect(generation.attributes).toMatchObject({ 'showbill.drafted_by': 'model' });
    const parts = partsOf(spans, generation);
    const stages = parts.filter(({ name }) => name.startsWith('generation '));
    expect(stages.map(({ name }) => name)).toEqual(
      ['reading', 'choosing', 'checking', 'pricing'].map((stage) => `generation ${stage}`),
    );
    const call = only(parts, 'chat fake');
    expect(call).toMatchObject({ kind: 3, failed: false });
    expect(call.attributes).toEqual({
      'gen_ai.operation.name': 'chat',
      'gen_ai.provider.name': 'openai-compatible',
      'gen_ai.request.model': 'fake',
      'gen_ai.usage.input_tokens': 1200,
      'gen_ai.usage.output_tokens': 340,
    });
    expect(only(parts, 'insert proposals').attributes).toEqual({
      'db.system.name': 'postgresql',
      'db.operation.name': 'insert',
      'db.collection.name': 'proposals',
    });
    expect(only(spans, 'admission').parentSpanId).toBe(request.spanId);
    for (const span of spans) expect(span.milliseconds, span.name).toBeLessThan(request.milliseconds + 1);
  });

  it('tells the collector who sends, and the collector alone what it asked for', async () => {
    await tracing(async () => void (await ask('GET', '/v1/me')));
    const { path, headers } = collector.posts.at(-1) ?? {};
    expect(path).toBe('/v1/traces');
    expect(headers?.['x-collector-key']).toBe('planted collector key');
    expect(collector.resource()).toMatchObject({
      'service.name': 'showbill-of-tests',
      'deployment.environment.name': 'test',
    });
    // nobody whom we ask is told of our traces
    await tracing(async () => void (await create({ traceparent: TRACEPARENT })));
    expect(provider.requests.at(-1)?.headers).not.toHaveProperty('traceparent');
  });

  it('says nothing of what was written, of who asked from where, and of keys', async () => {
    const person = await signedInMember(service, company.id, 'owner');
    let shareToken = '';
    const before = collector.posts.length;
    await tracing(async () => {
      const { json } = await create();
      await ask('GET', `/v1/proposals?since=2020-01-01&cursor=planted-query`);
      await ask('GET', `/planted-path/${encodeURIComponent(WORDS.client)}?q=planted-query`);
      await fetch(`${address}${new URL(json.share_url).pathname}`, { headers: { 'x-forwarded-for': WORDS.address } });
      await ask('POST', '/v1/proposals', { body: { event: { description: 7, venue: WORDS.venue } } });
      await person.query('find.all', { company: company.id, input: { text: WORDS.client } });
      shareToken = json.share_url.split('/').at(-1);
    });
    const sent = collector.posts
      .slice(before)
      .map(({ body }) => body.toString())
      .join('\n');
    const { key, name } = company;
    for (const secret of [...Object.values(WORDS), key, MODEL_KEY, shareToken, name, 'planted', '127.0.0.1']) {
      expect(secret).not.toBe('');
      expect(sent.toLowerCase(), secret).not.toContain(secret.toLowerCase());
    }
    expect(sent).toContain('/p/:token');
  });
});
describe('a caller with a trace of its own', () => {
  it('finds the request in it', async () => {
    const spans = await tracing(
      async () => void (await ask('GET', '/v1/me', { headers: { traceparent: TRACEPARENT } })),
    );
    const request = only(spans, 'GET /v1/me');
    expect([request.traceId, request.parentSpanId]).toEqual([CALLER.traceId, CALLER.spanId]);
  });

  it('that it does not keep has none here either, unless the operator keeps all', async () => {
    const unsampled = { headers: { traceparent: TRACEPARENT.replace(/01$/, '00'), tracestate: 'planted=state' } };
    const look = async () => void (await ask('GET', '/v1/me', unsampled));
    expect(await tracing(look)).toEqual([]);
    expect((await tracing(look, { OTEL_TRACES_SAMPLER: 'always_on' })).length).toBeGreaterThan(0);
    expect(collector.posts.at(-1)?.body.toString()).not.toContain('planted=state');
    expect(await tracing(look, { OTEL_TRACES_SAMPLER: 'always_off' })).toEqual([]);
    const none = { OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' };
    expect(await tracing(look, none)).toEqual([]);
  });

  it.each([
    ['of another length', `${TRACEPARENT}0`],
    ['without a trace', `00-${'0'.repeat(32)}-${CALLER.spanId}-01`],
    ['without a span', `00-${CALLER.traceId}-${'0'.repeat(16)}-01`],
    ['of a version that there is not', `ff-${CALLER.traceId}-${CALLER.spanId}-01`],
    ['in capitals', TRACEPARENT.toUpperCase()],
    ['that is words', 'planted words'],
  ])('but a header %s begins a trace of ours', async (_what, traceparent) => {
    const spans = await tracing(async () => void (await ask('GET', '/v1/me', { headers: { traceparent } })));
    const request = only(spans, 'GET /v1/me');
    expect(request.parentSpanId).toBe('');
    expect(request.traceId).not.toBe(CALLER.traceId);
  });
});

describe('what fails', () => {
  it('is marked, by a code and not by words', async () => {
    provider.play({ kind: 'raw', status: 400, body: '{"error":{"message":"planted answer"}}' });
    const spans = await tracing(async () => expect((await create()).status).toBe(502));
    expect(only(spans, 'POST /v1/proposals')).toMatchObject({ failed: true, attributes: { 'error.type': '502' } });
    expect(only(spans, 'generation')).toMatchObject({
      failed: true,
      attributes: { 'error.type': 'generation_failed' },
    });
    expect(only(spans, 'chat fake')).toMatchObject({
      failed: true,
      attributes: { 'showbill.model_fault': 'request_refused' },
    });
    expect(collector.posts.at(-1)?.body.toString()).not.toContain('planted answer');
  });
});

describe('a call of the web application', () => {
  it('is named by its procedure, and says its company', async () => {
    const person = await signedInMember(service, company.id, 'owner');
    const spans = await tracing(async () => void (await person.query('me.company', { company: company.id })));
    const request = only(spans, 'GET /app/trpc/*');
    expect(request.attributes['showbill.company_id']).toBe(company.id);
    expect(partsOf(spans, only(spans, 'procedure me.company')).map(({ kind }) => kind)).toContain(3);
  });
});

describe('a delivery', () => {
  it.each([
    [200, false],
    [500, true],
  ])(
    'that is answered with %d is a trace of its own, of which the receiver is told nothing',
    async (status, failed) => {
      const told: Record<string, string>[] = [];
      const outbound = {
        ...createOutbound({ allowPrivate: false, lookup: async () => ['93.184.215.14'] }),
        post: async (_url: string, { headers }: { headers: Readonly<Record<string, string>> }) => {
          told.push({ ...headers });
          return { status, retryAfterMilliseconds: null, excerpt: 'planted answer' };
        },
      };
      const { pool, db } = service.database;
      const subscriber = await openSubscriber({ pool, db, outbound });
      await subscriber.subscribe('https://hooks.example.com/planted-token');
      const event = await subscriber.happen();
      const spans = await tracing(() => deliverDue(subscriber.at()));
      const delivery = only(spans, 'webhook delivery');
      expect(delivery).toMatchObject({ parentSpanId: '', kind: 3, failed });
      expect(delivery.attributes).toMatchObject({
        'showbill.company_id': subscriber.company.id,
        'showbill.event_id': event,
        'showbill.event': 'proposal.accepted',
        'http.response.status_code': status,
      });
      expect(told.map((headers) => [headers['webhook-id'], headers['traceparent']])).toEqual([[event, undefined]]);
      expect(collector.posts.at(-1)?.body.toString()).not.toMatch(/planted|hooks\.example/);
    },
  );
});

describe('without tracing', () => {
  it('the same server traces nothing', async () => {
    const before = collector.posts.length;
    expect((await ask('GET', '/v1/me', { headers: { traceparent: TRACEPARENT } })).status).toBe(200);
    expect([isTracing(), collector.posts.length]).toEqual([false, before]);
  });
});
