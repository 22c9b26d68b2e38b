import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readTable } from '../platform/data-files.ts';
import { startTestService, type TestCompany, type TestService } from '../testing/service.ts';
import { signedHeaders } from '../webhooks/signing.ts';

/** The workflows for n8n and the bodies in the guide to automation, held against the OpenAPI document. */

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const NAMES = ['form-to-proposal', 'acceptance-to-accounting'];
const OURS = 'https://showbill.example';
const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const SENT = {
  name: 'Grace Hopper',
  email: 'grace@visitor.example',
  description: 'A summer party for 80 with two speakers',
  date: '2027-06-12',
  place: '',
  attendees: '80',
};

const nodeSchema = z.object({
  name: z.string(),
  type: z.string(),
  typeVersion: z.number(),
  parameters: z.record(z.string(), z.unknown()),
});
const workflowSchema = z.object({
  nodes: nodeSchema.array(),
  connections: z.record(z.string(), z.object({ main: z.array(z.array(z.object({ node: z.string() }))) })),
});
const requestSchema = z.object({
  method: z.string(),
  url: z.string(),
  jsonBody: z.string().optional(),
  headerParameters: z.object({ parameters: z.array(z.object({ name: z.string(), value: z.string() })) }).optional(),
});

let service: TestService;
let company: TestCompany;
// oxlint-disable-next-line typescript/no-explicit-any -- an OpenAPI document is looked into at any depth
let document: any;
let ajv: Ajv2020;

beforeAll(async () => {
  service = await startTestService();
  company = await service.company();
  document = (await service.call('GET', '/v1/openapi.json')).json;
  ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  ajv.addSchema(document, 'openapi');
});
afterAll(() => service.close());

function workflow(name: string) {
  return workflowSchema.parse(JSON.parse(readFileSync(`${ROOT}integrations/n8n/${name}.json`, 'utf8')));
}

function nodeOf(name: string, title: string) {
  const node = workflow(name).nodes.find((each) => each.name === title);
  if (node === undefined) throw new Error(`${name} has no node ${title}`);
  return node;
}

function requestOf(name: string, title: string) {
  return requestSchema.parse(nodeOf(name, title).parameters);
}

/** A parameter as n8n fills it in: `=` before it, and expressions between braces. */
function filled(parameter: string, values: Readonly<Record<string, unknown>>): string {
  if (!parameter.startsWith('=')) return parameter;
  return parameter.slice(1).replaceAll(/\{\{(.*?)\}\}/gs, (_whole, expression: string) => {
    // oxlint-disable-next-line typescript/no-implied-eval -- what the file itself holds
    const evaluate = new Function(...Object.keys(values), `return (${expression});`);
    return String(evaluate(...Object.values(values)));
  });
}

/** Where the document has an address and method; null: it does not. */
function operationAt(method: string, url: string): string | null {
  const { pathname } = new URL(url);
  const path = Object.keys(document.paths).find((each) =>
    new RegExp(`^${each.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname),
  );
  return path !== undefined && document.paths[path][method.toLowerCase()] !== undefined ? path : null;
}

function faultsOfBody(path: string, body: unknown): unknown {
  const pointer = path.replaceAll('~', '~0').replaceAll('/', '~1');
  const validate = ajv.compile({
    $ref: `openapi#/paths/${encodeURIComponent(pointer)}/post/requestBody/content/application~1json/schema`,
  });
  return validate(body) ? null : validate.errors;
}

/** Runs the Code node as n8n does. */
function verify(headers: Readonly<Record<string, string>>, received: string): Promise<{ json: unknown }[]> {
  const { jsCode } = z
    .object({ jsCode: z.string() })
    .parse(nodeOf('acceptance-to-accounting', 'Verify the signature').parameters);
  const n8n = { helpers: { getBinaryDataBuffer: () => Promise.resolve(Buffer.from(received)) } };
  // oxlint-disable-next-line typescript/no-implied-eval -- what the file itself holds
  const run = new Function('require', '$env', '$input', `return (async () => { ${jsCode} }).call(this);`);
  const input = { first: () => ({ json: { headers } }) };
  return run.call(n8n, createRequire(import.meta.url), { SHOWBILL_WEBHOOK_SECRET: SECRET }, input);
}

describe.each(NAMES)('the n8n workflow %s', (name) => {
  it('is made of nodes in versions that n8n documents, each connected', () => {
    const known = readTable(
      new URL('../../../integrations/n8n/node-versions.csv', import.meta.url),
      z.object({ type: z.string(), version: z.string(), source: z.url() }),
    ).map(({ type, version }) => `${type} ${version}`);
    const { nodes, connections } = workflow(name);
    expect(nodes.filter(({ type, typeVersion }) => !known.includes(`${type} ${typeVersion}`))).toEqual([]);
    const reached = Object.values(connections).flatMap(({ main }) => main.flat().map(({ node }) => node));
    expect(reached).toEqual(nodes.slice(1).map((node) => node.name));
  });

  it('asks for nothing of ours that the document does not have', () => {
    const asked = workflow(name)
      .nodes.filter(({ type }) => type === 'n8n-nodes-base.httpRequest')
      .map(({ parameters }) => requestSchema.parse(parameters))
      .filter(({ url }) => url.includes(OURS));
    expect(asked).toHaveLength(1);
    const paths = asked.map(({ method, url }) =>
      operationAt(method, filled(url, { $json: { event: { data: { id: 'x' } } } })),
    );
    expect(paths).not.toContain(null);
  });
});

describe('a form that becomes a proposal', () => {
  it.each([SENT, { name: 'Ada', description: 'A party for 40' }])(
    'sends what the document allows: %o',
    async (body) => {
      const { url, jsonBody = '', headerParameters } = requestOf('form-to-proposal', 'Create proposal');
      const sent: unknown = JSON.parse(filled(jsonBody, { $json: { body } }));
      expect(faultsOfBody('/v1/proposals', sent)).toBeNull();
      expect(faultsOfBody('/v1/proposals', { ...z.object({}).loose().parse(sent), event: 1 })).not.toBeNull();
      const headers = Object.fromEntries(
        (headerParameters?.parameters ?? []).map(({ name, value }) => [
          name,
          filled(value, { $execution: { id: newRun() } }),
        ]),
      );
      const ask = { key: company.key, body: sent, headers };
      const made = await service.call('POST', new URL(url).pathname, ask);
      expect(made.status).toBe(201);
      expect((await service.call('POST', new URL(url).pathname, ask)).json.id).toBe(made.json.id);
      const { subject, text } = z
        .object({ subject: z.string(), text: z.string() })
        .parse(nodeOf('form-to-proposal', 'Tell the salesperson').parameters);
      const mail = filled(subject, { $json: made.json }) + filled(text, { $json: made.json });
      expect(mail).toContain(made.json.number);
      expect(mail).not.toContain('undefined');
    },
  );
});

describe('an acceptance that becomes an invoice', () => {
  const body = JSON.stringify({ type: 'proposal.accepted', data: { id: 'p' } });

  it('goes on with a delivery that we signed, of an acceptance alone', async () => {
    const headers = signedHeaders('msg_1', body, new Date(), [SECRET]);
    expect(await verify(headers, body)).toEqual([{ json: { delivery: 'msg_1', event: JSON.parse(body) } }]);
    const viewed = JSON.stringify({ type: 'proposal.viewed', data: { id: 'p' } });
    expect(await verify(signedHeaders('msg_2', viewed, new Date(), [SECRET]), viewed)).toEqual([]);
  });

  it('stops at one that was changed, is old, or was signed by somebody else', async () => {
    const headers = signedHeaders('msg_1', body, new Date(), [SECRET]);
    await expect(verify(headers, body.replace('"p"', '"q"'))).rejects.toThrow('no signature matches');
    const other = `whsec_${Buffer.alloc(32, 8).toString('base64')}`;
    await expect(verify(signedHeaders('msg_1', body, new Date(), [other]), body)).rejects.toThrow(
      'no signature matches',
    );
    const old = new Date(Date.now() - 600_000);
    await expect(verify(signedHeaders('msg_1', body, old, [SECRET]), body)).rejects.toThrow('five minutes');
  });

  it('tells accounting what a proposal holds', async () => {
    const made = await service.call('POST', '/v1/proposals', {
      key: company.key,
      body: { event: { description: 'Party for 40 with two speakers' }, client: { name: 'Ada' } },
    });
    const { jsonBody = '' } = requestOf('acceptance-to-accounting', 'Invoice in accounting');
    const invoice = JSON.parse(filled(jsonBody, { $json: made.json }));
    expect(invoice).toMatchObject({ reference: made.json.number, customer: 'Ada', total: made.json.total });
    expect(invoice.lines).toHaveLength(made.json.line_items.length);
    for (const line of invoice.lines) expect(Object.keys(line)).toEqual(['text', 'quantity', 'total']);
  });
});

describe('the guide to automation', () => {
  const guide = readFileSync(`${ROOT}docs/guide/automation.md`, 'utf8');

  it('shows bodies that the document allows', () => {
    const bodies = [...guide.matchAll(/```json\n(.*?)```/gs)].map(([, text = '']): unknown => JSON.parse(text));
    expect(bodies.length).toBeGreaterThan(0);
    for (const body of bodies) expect(faultsOfBody('/v1/proposals', body)).toBeNull();
  });

  it('names addresses that the document has', () => {
    const named = [...guide.matchAll(/`(GET|POST|PATCH|DELETE) (\/v1\/[^`]*)`/g)];
    expect(named.length).toBeGreaterThan(0);
    for (const [, method = '', path = ''] of named) expect(operationAt(method, `${OURS}${path}`)).not.toBeNull();
  });
});

let runs = 0;

function newRun(): number {
  runs += 1;
  return runs;
}
