import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EVENT_KINDS, eventSchema } from '@showbill/contract';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOutbound } from '../platform/outbound/index.ts';
import { changeProposal } from '../proposals/index.ts';
import { examplesIn } from '../testing/examples.ts';
import { isInstalled } from '../testing/is-installed.ts';
import { startLoneTestService, startTestService, type TestService } from '../testing/service.ts';
import { type Received, startReceiver, TEST_CA } from '../testing/tls/receiver.ts';
import { deliverDue } from '../webhooks/index.ts';

const outbound = createOutbound({ allowPrivate: true, lookup: async () => ['127.0.0.1'], ca: TEST_CA });
let service: TestService;
beforeAll(async () => {
  // receivers refuse what is more than five minutes from their own clock
  const now = new Date();
  service = await startLoneTestService({ outbound, clock: { now: () => now } });
});
afterAll(async () => {
  outbound.close();
  await service.close();
});

const REDOCLY = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'));
const LIBRARY = fileURLToPath(new URL('../../../sdk/src/index.ts', import.meta.url));
/** Of HTTP itself: they need no words of ours. */
const COMMON_HEADERS = new Set(['connection', 'content-encoding', 'content-length', 'content-type', 'date', 'vary']);

const OPERATIONS = [
  'GET /v1/me',
  'GET /v1/proposals',
  'POST /v1/proposals',
  'GET /v1/proposals/{id}',
  'GET /v1/inventory/availability',
  'POST /v1/webhooks',
  'DELETE /v1/webhooks/{id}',
];

describe('the API documentation', () => {
  it('is OpenAPI 3.1, needs no key, and lists exactly the operations that are served', async () => {
    const { status, json } = await service.call('GET', '/v1/openapi.json');
    expect(status).toBe(200);
    expect(json.openapi).toBe('3.1.0');
    const documented = Object.entries(json.paths as Record<string, Record<string, unknown>>).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const served: string[] = [];
    for (const operation of OPERATIONS) {
      const [method = '', path = ''] = operation.split(' ');
      const { status } = await service.call(method, path.replace('{id}', crypto.randomUUID()));
      if (status === 401) served.push(operation);
    }
    expect(documented.sort()).toEqual(served.sort());
    expect(documented).toHaveLength(OPERATIONS.length);
  });

  it('documents the request, the answer and every error of creation', async () => {
    const { json } = await service.call('GET', '/v1/openapi.json');
    const create = json.paths['/v1/proposals'].post;
    expect(Object.keys(create.responses).sort()).toEqual([
      '201',
      '400',
      '401',
      '403',
      '404',
      '408',
      '409',
      '422',
      '429',
      '500',
      '502',
      '503',
    ]);
    const request = JSON.stringify(create.requestBody) + JSON.stringify(json.components);
    for (const field of ['description', 'attendees', 'client_id', 'currency']) expect(request).toContain(`"${field}"`);
    expect(json.components.schemas).toHaveProperty('Proposal');
    expect(json.components.schemas).toHaveProperty('Error');
  });

  it('passes the lint of Redocly without a warning', async () => {
    const { text } = await service.call('GET', '/v1/openapi.json');
    const folder = mkdtempSync(join(tmpdir(), 'showbill-openapi-'));
    writeFileSync(join(folder, 'openapi.json'), text);
    const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
    const { stdout } = spawnSync(process.execPath, [REDOCLY, 'lint', 'openapi.json', '--format=json'], {
      cwd: folder,
      env: { ...process.env, ...quiet },
      encoding: 'utf8',
    });
    rmSync(folder, { recursive: true });
    expect(JSON.parse(stdout).problems).toEqual([]);
  });

  it('names each operation for generated clients, and limit as the integer that it is', async () => {
    const { paths } = (await service.call('GET', '/v1/openapi.json')).json;
    const operations = Object.values<Record<string, { operationId: string }>>(paths).flatMap(Object.values);
    const names = ['createProposal', 'getProposal', 'listProposals', 'getAvailability', 'getAccount'];
    expect(new Set(operations.map(({ operationId }) => operationId))).toEqual(
      new Set([...names, 'createWebhook', 'deleteWebhook']),
    );
    const parameters: { name: string; schema: unknown }[] = paths['/v1/proposals'].get.parameters;
    expect(parameters.find(({ name }) => name === 'limit')?.schema).toEqual({
      type: 'integer',
      minimum: 1,
      maximum: 100,
    });
  });

  it('leaves answers open to new fields, and describes each in words of its own', async () => {
    const { text, json } = await service.call('GET', '/v1/openapi.json');
    expect(text).not.toContain('additionalProperties');
    expect(text).not.toContain('Default Response');
    expect(json.components.schemas.Quota.properties.used).toEqual({ type: 'integer', description: expect.any(String) });
  });

  it('describes the headers that answers carry: all of them, and with which status', async () => {
    const { paths, components } = (await service.call('GET', '/v1/openapi.json')).json;
    const company = await service.company();
    const { config, outbound } = service.context;
    const slow = await startTestService({ config: { ...config, rateLimitPerHour: 1 }, outbound }, service.database);
    const body = { event: { description: 'Conference for 90 in Zürich' } };
    const retried = { key: company.key, body, headers: { 'idempotency-key': 'described' } };
    const answers = [
      ['/v1/proposals', 'post', await service.call('POST', '/v1/proposals', retried)],
      ['/v1/proposals', 'post', await service.call('POST', '/v1/proposals', retried)],
      ['/v1/proposals', 'post', await service.call('POST', '/v1/proposals', { key: company.key, body: {} })],
      ['/v1/proposals/{id}', 'get', await service.call('GET', '/v1/proposals/none', { key: company.key })],
      ['/v1/me', 'get', await service.call('GET', '/v1/me', { key: company.key })],
      ['/v1/me', 'get', await service.call('GET', '/v1/me')],
      ['/v1/me', 'get', await service.call('GET', '/v1/me', { key: 'sbk_none' })],
      ['/v1/me', 'get', await slow.call('GET', '/v1/me', { key: company.key })],
    ] as const;
    await slow.close();
    expect(answers.map(([, , { status }]) => status)).toEqual([201, 201, 400, 404, 200, 401, 401, 429]);
    const seen = new Set<string>();
    for (const [path, method, { status, headers }] of answers) {
      const described = Object.keys(paths[path][method].responses[status].headers);
      const sent = Object.keys(headers).filter((name) => !COMMON_HEADERS.has(name));
      expect(described.map((name) => name.toLowerCase())).toEqual(expect.arrayContaining(sent));
      const required = described.filter((name) => components.headers[name].required === true);
      expect(sent).toEqual(expect.arrayContaining(required.map((name) => name.toLowerCase())));
      for (const name of sent) seen.add(name);
    }
    expect([...seen].sort()).toEqual(
      Object.keys(components.headers)
        .map((name) => name.toLowerCase())
        .sort(),
    );
  });

  it('has a page that loads nothing from elsewhere', async () => {
    const page = await service.call('GET', '/docs/');
    expect(page.text).toContain('<title>Showbill API</title>');
    expect(page.status).toBe(200);
    expect(page.headers['content-type']).toMatch(/^text\/html/);
    expect(page.text).not.toMatch(/(src|href)="https?:/);
    const program = await service.call('GET', '/docs/js/scalar.js');
    expect([program.status, program.headers['content-type']]).toEqual([200, 'application/javascript; charset=utf-8']);
    const short = await service.call('GET', '/docs');
    expect([short.status, short.headers['location']]).toEqual([301, '/docs/']);
  });
});

const GUIDE = readFileSync(new URL('../../../docs/guide/webhooks.md', import.meta.url), 'utf8');

describe('the events in the API documentation', () => {
  let secret: string;
  let delivery: Received;
  beforeAll(async () => {
    const receiver = await startReceiver();
    const { key, id: companyId } = await service.company();
    const url = `https://hook.test:${receiver.port}/`;
    const subscription = { key, body: { url, events: ['proposal.accepted'] } };
    secret = (await service.call('POST', '/v1/webhooks', subscription)).json.signing_secret;
    const brief = { key, body: { event: { description: 'Conférence for 90 in Zürich 🎤' } } };
    const { json } = await service.call('POST', '/v1/proposals', brief);
    for (const deed of ['send', 'accept'] as const) await changeProposal(service.context, companyId, json.id, deed);
    await deliverDue(service.context);
    const [request] = receiver.requests;
    if (request === undefined) throw new Error('nothing was delivered');
    delivery = request;
    await receiver.close();
  });

  it('are all four, each with what is sent and what may be answered', async () => {
    const { webhooks, components } = (await service.call('GET', '/v1/openapi.json')).json;
    expect(Object.keys(webhooks)).toEqual([...EVENT_KINDS]);
    for (const kind of EVENT_KINDS) {
      const { post } = webhooks[kind];
      expect(post).toMatchObject({ summary: expect.any(String), tags: ['Webhooks'], security: [] });
      const { schema } = post.requestBody.content['application/json'];
      expect(schema.allOf).toEqual([{ $ref: '#/components/schemas/Event' }, { properties: { type: { const: kind } } }]);
      for (const { in: where, name, required } of post.parameters) {
        expect([where, required]).toEqual(['header', true]);
        expect(delivery.headers).toHaveProperty(name);
      }
      expect(post.parameters).toHaveLength(3);
      expect(Object.keys(post.responses)).toEqual(['410', '2XX', 'default']);
    }
    const { Event: event } = components.schemas;
    expect(Object.keys(event.properties)).toEqual(['type', 'timestamp', 'data']);
    expect(Object.keys(event.properties.data.properties)).toEqual(Object.keys(eventSchema.shape.data.shape));
    // `test` stands in what was sent by hand alone
    const usual = Object.keys(event.properties.data.properties).filter((name) => name !== 'test');
    expect(Object.keys(JSON.parse(delivery.body).data)).toEqual(usual);
  });

  it('refer to nothing that is not in the document', async () => {
    const whole = (await service.call('GET', '/v1/openapi.json')).json;
    const references = JSON.stringify(whole).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g);
    for (const [, name = ''] of references) expect(whole.components.schemas).toHaveProperty(name);
  });

  it('are one JSON Schema as well, which holds for a real delivery and no event that lacks something', async () => {
    const { status, headers, json } = await service.call('GET', '/docs/events.schema.json');
    expect([status, headers['content-type']]).toEqual([200, 'application/schema+json; charset=utf-8']);
    expect(json.oneOf.map(({ title }: { title: string }) => title)).toEqual([...EVENT_KINDS]);
    const ajv = new Ajv2020({ strict: false });
    addFormats.default(ajv);
    const holds = ajv.compile(json);
    const event = JSON.parse(delivery.body);
    expect(holds(event), ajv.errorsText(holds.errors)).toBe(true);
    expect(holds({ ...event, type: 'proposal.expired' })).toBe(false);
    expect(holds({ ...event, data: { ...event.data, total: undefined } })).toBe(false);
    expect(holds({ ...event, data: { ...event.data, total: '1' } })).toBe(false);
  });

  /** Reads what came in as JSON on stdin, and prints what the example makes of it. */
  const LANGUAGES = [
    {
      kind: 'ts',
      program: process.execPath,
      args: (code: string) => ['--input-type=module-typescript', '-e', code.replace('@showbill/client', LIBRARY)],
      read: `
        import { json } from 'node:stream/consumers';
        const { secret, headers, body } = await json(process.stdin) as any;
        process.env.SHOWBILL_WEBHOOK_SECRET = secret;
        console.log = () => {};
        const { status } = await receive(new Request('https://hook.example', { method: 'POST', headers, body }));
        if (status !== 204) process.exit(1);
        process.stdout.write(body);`,
    },
    {
      kind: 'python',
      program: 'python3',
      args: (code: string) => ['-c', code],
      read: `
import sys
given = json.load(sys.stdin.buffer)
print(json.dumps(read_event(given["secret"], given["headers"], given["body"].encode())))`,
    },
    {
      kind: 'php',
      program: 'php',
      args: (code: string) => ['-r', code.replace(/^<\?php\n/, '')],
      read: `
$given = json_decode(file_get_contents('php://stdin'), true);
echo json_encode(readEvent($given['secret'], $given['headers'], $given['body']), JSON_PRESERVE_ZERO_FRACTION);`,
    },
  ];

  for (const { kind, program, args, read } of LANGUAGES) {
    it.skipIf(!isInstalled(program))(
      `have an example in ${kind} that reads a real delivery, and nothing that was changed`,
      async () => {
        const code = `${examplesIn(GUIDE).find((example) => example.kind === kind)?.code}${read}`;
        const run = (changes: { secret?: string; headers?: object; body?: string }) => {
          const headers = { ...delivery.headers, ...changes.headers };
          const input = JSON.stringify({ secret, body: delivery.body, ...changes, headers });
          const cwd = fileURLToPath(new URL('.', import.meta.url));
          return spawnSync(program, args(code), { cwd, input, encoding: 'utf8' });
        };
        const { status, stdout, stderr } = run({});
        expect([status, stderr]).toEqual([0, '']);
        expect(JSON.parse(stdout)).toEqual(JSON.parse(delivery.body));
        const { 'webhook-timestamp': timestamp, 'webhook-signature': signature } = delivery.headers;
        const rotated = run({ headers: { 'webhook-signature': `v1,${'A'.repeat(43)}= ${String(signature)}` } });
        expect(JSON.parse(rotated.stdout)).toEqual(JSON.parse(delivery.body));
        for (const changed of [
          { body: delivery.body.replace('Zürich', 'Zurich') },
          { secret: `whsec_${'A'.repeat(43)}=` },
          { headers: { 'webhook-id': crypto.randomUUID() } },
          { headers: { 'webhook-timestamp': String(Number(timestamp) - 1) } },
          { headers: { 'webhook-signature': String(signature).replace('v1,', 'v2,') } },
        ]) {
          const refused = run(changed);
          expect([refused.status === 0, refused.stdout.includes('proposal.accepted')]).toEqual([false, false]);
        }
      },
    );
  }
});
