import { EVENT_KINDS, type EventKind, eventSchema } from '@showbill/contract';
import { Webhook as StandardVerifier } from 'standardwebhooks';
import { Webhook as SvixVerifier } from 'svix';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { verifyWebhook } from '../../../sdk/src/index.ts';
import { createOutbound, type Lookup } from '../platform/outbound/index.ts';
import { changeProposal } from '../proposals/index.ts';
import { clientOf } from '../testing/client.ts';
import { startLoneTestService, type TestCompany, type TestService } from '../testing/service.ts';
import { type Received, type Receiver, startReceiver, TEST_CA } from '../testing/tls/receiver.ts';
import { asSuperuser, HOUR, MINUTE } from './fixtures.ts';
import { deliverDue } from './index.ts';

/** What a receiver gets, from the subscription over the API to the request, verified as receivers verify it. */

const HOME: Lookup = async () => ['127.0.0.1'];
const outbound = createOutbound({ allowPrivate: true, lookup: HOME, ca: TEST_CA });
const BRIEF = 'Conférence for 120 in Zürich 🎤 with a keynote, two days';
const VERIFIERS = [
  ['standardwebhooks', StandardVerifier],
  ['svix', SvixVerifier],
] as const;

let service: TestService;
let company: TestCompany;
let receiver: Receiver;
/** What the receiver answers. */
let status: number;
/** Verifiers refuse what is more than five minutes from their own clock. */
let now: Date;

beforeAll(async () => {
  now = new Date();
  service = await startLoneTestService({ outbound, clock: { now: () => now } });
  receiver = await startReceiver((response) => void response.writeHead(status).end());
});
afterAll(async () => {
  outbound.close();
  await receiver.close();
  await service.close();
});
beforeEach(async () => {
  status = 204;
  now = new Date();
  company = await service.company();
});
afterEach(() => asSuperuser(service.database.owner, (client) => client.query('delete from webhooks')));

let paths = 0;

/** A subscription over the API, and what came in for it. */
async function subscribe(events: readonly EventKind[] | null = null) {
  paths += 1;
  const path = `/hook/${paths}`;
  const body = { url: `https://hook.test:${receiver.port}${path}`, events };
  const { signing_secret: secret } = await clientOf(service, company.key).webhooks.create(body);
  return { secret, received: () => receiver.requests.filter((request) => request.path === path) };
}

async function draft(): Promise<string> {
  const body = { event: { description: BRIEF, date: '2027-03-12', venue: 'Zürich' }, client: { name: 'Zoë Ødegård' } };
  const { id } = await clientOf(service, company.key).proposals.create(body);
  return id;
}

function change(id: string, deed: 'send' | 'view' | 'accept' | 'decline') {
  return changeProposal(service.context, company.id, id, deed, { by: deed === 'send' ? 'company' : 'client' });
}

/** One acceptance, as it came in. */
async function accepted(hook: { received(): Received[] }): Promise<Received> {
  const id = await draft();
  await change(id, 'send');
  await change(id, 'accept');
  await deliverDue(service.context);
  const request = hook.received().at(-1);
  if (request === undefined) throw new Error('nothing came in');
  return request;
}

function signed({ headers }: Received): Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string> {
  return {
    'webhook-id': String(headers['webhook-id']),
    'webhook-timestamp': String(headers['webhook-timestamp']),
    'webhook-signature': String(headers['webhook-signature']),
  };
}

describe('what is delivered', () => {
  it.each(VERIFIERS)('verifies with %s, and is refused with one byte changed', async (_name, Verifier) => {
    const hook = await subscribe(['proposal.accepted']);
    const request = await accepted(hook);
    const { body } = request;
    const headers = signed(request);
    const verifier = new Verifier(hook.secret);
    const verify = (text: string | Buffer, changes: Partial<typeof headers> = {}) =>
      verifier.verify(text, { ...headers, ...changes });
    expect(() => verify(body)).not.toThrow();
    expect(() => verify(Buffer.from(body))).not.toThrow();

    const bytes = Buffer.from(body);
    for (let place = 0; place < bytes.length; place += 1 + Math.floor(bytes.length / 97)) {
      const changed = Buffer.from(bytes);
      changed[place] = (changed[place] ?? 0) ^ 1;
      expect(() => verify(changed)).toThrow('No matching signature found');
    }
    expect(() => verify(`${body} `)).toThrow('No matching signature found');
    expect(() => verify(body.slice(0, -1))).toThrow('No matching signature found');
    const id = headers['webhook-id'];
    expect(() => verify(body, { 'webhook-id': `${id.slice(0, -1)}${id.endsWith('0') ? '1' : '0'}` })).toThrow(
      'No matching',
    );
    const later = String(Number(headers['webhook-timestamp']) + 1);
    expect(() => verify(body, { 'webhook-timestamp': later })).toThrow('No matching');
    const signature = headers['webhook-signature'];
    const other = signature[20] === 'A' ? 'B' : 'A';
    const forged = signature.slice(0, 20) + other + signature.slice(21);
    expect(() => verify(body, { 'webhook-signature': forged })).toThrow('No matching');
    const stranger = await subscribe();
    expect(() => new Verifier(stranger.secret).verify(body, headers)).toThrow('No matching');
  });

  it('is a POST of JSON with the headers of Standard Webhooks and no key of anybody', async () => {
    const hook = await subscribe(['proposal.accepted']);
    const { method, headers, body } = await accepted(hook);
    expect(method).toBe('POST');
    expect(headers).toEqual({
      host: `hook.test:${receiver.port}`,
      connection: expect.any(String),
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      'user-agent': expect.stringMatching(/^Showbill/),
      'webhook-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': expect.stringMatching(/^v1,[A-Za-z0-9+/]{43}=$/),
    });
    expect(body).not.toContain(company.key);
    expect(body).not.toContain(hook.secret);
  });

  it('is the proposal as a list shows it at that moment, with the company, its members in the documented order', async () => {
    const hook = await subscribe();
    const [won, lost] = [await draft(), await draft()];
    const shown: object[] = [];
    const steps = [
      [won, 'send'],
      [won, 'view'],
      [won, 'accept'],
      [lost, 'send'],
      [lost, 'decline'],
    ] as const;
    const moments = [];
    for (const [id, deed] of steps) {
      now = new Date(now.getTime() + 1000);
      moments.push(now.toISOString());
      await change(id, deed);
      for await (const proposal of clientOf(service, company.key).proposals.list({ limit: 1 })) {
        if (proposal.id === id) shown.push(proposal);
      }
      // told a while after it happened
      now = new Date(now.getTime() + 60_000);
      await deliverDue(service.context);
    }
    const events = await Promise.all(
      hook.received().map((request) => {
        const signedAt = Number(request.headers['webhook-timestamp']) * 1000;
        return verifyWebhook(request.headers, request.body, hook.secret, { now: () => signedAt });
      }),
    );
    expect(events.map(({ type }) => type)).toEqual([
      'proposal.sent',
      'proposal.viewed',
      'proposal.accepted',
      'proposal.sent',
      'proposal.declined',
    ]);
    const documented = Object.keys(eventSchema.shape.data.shape).filter((name) => name !== 'test');
    for (const [n, event] of events.entries()) {
      eventSchema.strict().extend({ data: eventSchema.shape.data.strict() }).parse(event);
      expect(event).toEqual({
        type: event.type,
        timestamp: moments[n],
        data: { ...shown[n], company_id: company.id },
      });
      expect(Object.keys(event)).toEqual(['type', 'timestamp', 'data']);
      expect(Object.keys(event.data)).toEqual(documented);
      expect(Object.keys(event.data.event)).toEqual(['description', 'date', 'venue', 'attendees', 'days']);
    }
    expect(new Set(events.map(({ type }) => type))).toEqual(new Set(EVENT_KINDS));
    expect(events[2]?.data).toMatchObject({
      status: 'accepted',
      accepted_at: moments[2],
      event: { description: BRIEF },
    });
  });

  it('has the same webhook-id and the same body on every try, signed anew at each', async () => {
    const hook = await subscribe(['proposal.accepted']);
    status = 503;
    const begin = now;
    await accepted(hook);
    for (const wait of [MINUTE, 10 * MINUTE, 2 * HOUR]) {
      now = new Date(begin.getTime() + wait);
      await deliverDue(service.context);
    }
    const tries = hook.received();
    expect(tries).toHaveLength(4);
    expect(new Set(tries.map(({ body }) => body)).size).toBe(1);
    expect(new Set(tries.map((request) => signed(request)['webhook-id'])).size).toBe(1);
    const moments = [0, MINUTE, 10 * MINUTE, 2 * HOUR].map((wait) => new Date(begin.getTime() + wait));
    for (const [n, request] of tries.entries()) {
      const moment = moments[n] ?? begin;
      const { 'webhook-id': id, ...headers } = signed(request);
      expect(headers).toEqual({
        'webhook-timestamp': String(Math.floor(moment.getTime() / 1000)),
        'webhook-signature': new StandardVerifier(hook.secret).sign(id, moment, request.body),
      });
    }
  });

  it('is not changed by what happens to the proposal after it', async () => {
    const hook = await subscribe(['proposal.sent']);
    const id = await draft();
    await change(id, 'send');
    await change(id, 'accept');
    await deliverDue(service.context);
    const [{ body } = { body: '' }] = hook.received();
    expect(JSON.parse(body).data).toMatchObject({ id, status: 'sent', accepted_at: null });
  });
});
