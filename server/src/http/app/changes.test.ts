import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeMember, roleOf } from '../../accounts/index.ts';
import { holdStock } from '../../availability/index.ts';
import { importCatalogue, listProducts } from '../../catalogue/index.ts';
import { createClient } from '../../clients/index.ts';
import { createOutbound, OutboundError } from '../../platform/outbound/index.ts';
import { forCompany } from '../../platform/tenancy.ts';
import { signedInMember, type TestPerson } from '../../testing/browser.ts';
import {
  startLoneTestService,
  startTestService,
  TEST_NOW,
  type TestCompany,
  type TestService,
} from '../../testing/service.ts';
import { asSuperuser, openSubscriber } from '../../webhooks/fixtures.ts';
import { deliverDue } from '../../webhooks/index.ts';
import { createDraining } from '../health.ts';
import { type Change, createChangeHub } from './change-hub.ts';
import type { MemberContext } from './context.ts';
import { follow } from './routers/changes.ts';

let service: TestService;
let address: string;
let company: TestCompany;
let person: TestPerson;

beforeAll(async () => {
  service = await startLoneTestService();
  address = await service.listen();
  company = await service.company();
  person = await signedInMember(service, company.id, 'viewer');
});
afterAll(() => service.close());

interface Stream {
  /** The next change that is not merely `everything`; throws what ended the stream instead. */
  next(): Promise<Change>;
  /** The kinds of events to the end of the stream, after those that were taken. */
  rest(): Promise<string[]>;
  close(): void;
}

async function follows(who: TestPerson, companyId: string, at = address): Promise<Stream> {
  const leave = new AbortController();
  const named = encodeURIComponent(JSON.stringify({ company: companyId }));
  const response = await fetch(`${at}/app/trpc/changes?connectionParams=${named}`, {
    headers: { cookie: who.cookie, accept: 'text/event-stream' },
    signal: leave.signal,
  });
  const reader = (response.body ?? new ReadableStream<Uint8Array>()).pipeThrough(new TextDecoderStream()).getReader();
  const events: { event: string; data: string }[] = [];
  let text = '';
  let ended = false;

  async function read(): Promise<void> {
    const { done, value = '' } = await reader.read();
    ended = done;
    text += value;
    for (let end = text.indexOf('\n\n\n'); end >= 0; end = text.indexOf('\n\n\n')) {
      const lines = text.slice(0, end).split('\n').filter(Boolean);
      text = text.slice(end + 3);
      const field = (name: string) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
      events.push({ event: field('event') ?? 'message', data: field('data') ?? '' });
    }
  }

  async function next(): Promise<Change> {
    for (;;) {
      const first = events.shift();
      if (first === undefined) {
        if (ended) throw new Error('the stream ended');
        await read();
      } else if (first.event === 'serialized-error') throw new Error(JSON.parse(first.data).data.code);
      else if (first.event === 'message' && JSON.parse(first.data).topic !== 'everything')
        return JSON.parse(first.data);
    }
  }

  // whatever is written once this was told is heard
  while (!events.some(({ data }) => data.includes('everything')) && !ended) await read();
  return {
    next,
    async rest() {
      while (!ended) await read();
      return events.map(({ event }) => event);
    },
    close: () => leave.abort(),
  };
}

function inside<T>(work: Parameters<typeof forCompany<T>>[2], companyId = company.id): Promise<T> {
  return forCompany(service.context.db, companyId, work);
}

const CSV = 'name,category,unit,unit_price,tracked,owned\n';

describe('live changes', () => {
  it('tell a proposal that was made through the API, to its own company alone', async () => {
    const other = await service.company();
    const stranger = await signedInMember(service, other.id, 'owner');
    const [ours, theirs] = [await follows(person, company.id), await follows(stranger, other.id)];
    const body = { event: { description: 'Conference for 100 with a keynote and two radio mics' } };
    const made = await service.call('POST', '/v1/proposals', { key: company.key, body });
    expect(await ours.next()).toEqual({ topic: 'proposals', id: made.json.id });
    // the first thing they hear is their own
    const { id } = await inside((tx) => createClient(tx, other.id, { name: 'Theirs' }), other.id);
    expect(await theirs.next()).toEqual({ topic: 'clients', id });
    ours.close();
    theirs.close();
  });

  it('tell clients, products and stock', async () => {
    const stream = await follows(person, company.id);
    const { id } = await inside((tx) => createClient(tx, company.id, { name: 'New' }));
    expect(await stream.next()).toEqual({ topic: 'clients', id });
    const products = await inside((tx) => listProducts(tx, company.id, '2026-11-20'));
    const productId = products.find(({ sku }) => sku === 'SP')?.id ?? '';
    await inside((tx) =>
      holdStock(tx, company.id, { productId, kind: 'lost', quantity: 1, from: '2026-11-20', to: undefined }, TEST_NOW),
    );
    expect(await stream.next()).toEqual({ topic: 'stock', id: null });
    await inside((tx) => sql`update products set name = 'Renamed' where id = ${productId}`.execute(tx));
    expect(await stream.next()).toEqual({ topic: 'products', id: productId });
    stream.close();
  });

  it('tell what a client does, and what a person has read', async () => {
    const body = { event: { description: 'Two speakers for a talk' } };
    const { json } = await service.call('POST', '/v1/proposals', { key: company.key, body });
    const stream = await follows(person, company.id);
    const question = { do: 'ask', name: 'Ada', email: 'ada@client.example', question: 'Is parking included?' };
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const form = { headers: type, body: new URLSearchParams(question).toString() };
    await service.call('POST', new URL(json.share_url).pathname, form);
    expect(await stream.next()).toEqual({ topic: 'activity', id: json.id });
    await person.mutate('activity.markRead', { id: json.id, until: TEST_NOW.toISOString() }, { company: company.id });
    expect(await stream.next()).toEqual({ topic: 'activity', id: null });
    stream.close();
  });

  it('tell many rows of one statement as one change', async () => {
    const stream = await follows(person, company.id);
    const rows = Array.from({ length: 200 }, (_, i) => `Lamp ${i},lighting,day,1.00,false,\n`).join('');
    const file = new TextEncoder().encode(CSV + rows);
    await inside((tx) => importCatalogue(tx, company, file, { skipInvalid: false, now: TEST_NOW }));
    const { id } = await inside((tx) => createClient(tx, company.id, { name: 'Last' }));
    const heard: Change[] = [];
    for (let change = await stream.next(); change.id !== id; change = await stream.next()) heard.push(change);
    expect(heard.length).toBeLessThan(20);
    expect(heard).toContainEqual({ topic: 'products', id: null });
    stream.close();
  });

  it('tell a delivery that failed, and nothing of one that did not', async () => {
    const outbound = createOutbound({ allowPrivate: false, lookup: async () => ['93.184.216.34'] });
    const subscriber = await openSubscriber({
      ...service.database,
      outbound: {
        ...outbound,
        post: async (url) => {
          if (url.endsWith('/well')) return { status: 204, retryAfterMilliseconds: null, excerpt: '' };
          throw new OutboundError('timeout', 'no answer');
        },
      },
    });
    const member = await signedInMember(service, subscriber.company.id, 'viewer');
    await subscriber.subscribe('https://hooks.example/well');
    const webhook = await subscriber.subscribe('https://hooks.example/ill');
    const stream = await follows(member, subscriber.company.id);
    await subscriber.happen();
    await deliverDue(subscriber.at());
    expect(await stream.next()).toEqual({ topic: 'webhooks', id: webhook.id });
    const { id } = await subscriber.inside((tx) => createClient(tx, subscriber.company.id, { name: 'Next' }));
    expect(await stream.next()).toEqual({ topic: 'clients', id });
    stream.close();
    outbound.close();
  });

  it('end for a member who was removed', async () => {
    const leaving = await signedInMember(service, company.id, 'editor');
    const stream = await follows(leaving, company.id);
    await inside((tx) => removeMember(tx, company.id, leaving.id));
    await expect(stream.next()).rejects.toThrow('not_found');
    expect(await stream.rest()).toEqual([]);
  });

  it('end within the time of a look at the rights for who was signed out, though nothing changes', async () => {
    const leaving = await signedInMember(service, company.id, 'editor');
    const { db } = service.context;
    const { id: sessionId } = await db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', leaving.id)
      .executeTakeFirstOrThrow();
    const hub = createChangeHub(service.context, new AbortController().signal, 10);
    const stream = follow(
      {
        changes: hub,
        companyId: company.id,
        service: service.context,
        session: { id: sessionId, person: { ...leaving, name: '' }, onlyCompany: null, setCookies: [] },
        user: { ...leaving, name: '' },
      } as unknown as MemberContext,
      undefined,
    );
    expect((await stream.next()).value).toEqual({ topic: 'everything', id: null });
    const next = Promise.allSettled([stream.next()]);
    await leaving.post('/auth/sign-out-everywhere');
    expect(await next).toMatchObject([{ status: 'rejected', reason: { code: 'UNAUTHORIZED' } }]);
    expect(await roleOf(db, company.id, leaving.id)).toBe('editor');
    await hub.close();
  });

  it('are not for those who are no members', async () => {
    const other = await service.company();
    const stream = await follows(person, other.id);
    await expect(stream.next()).rejects.toThrow('not_found');
  });

  it('go on after the connection to the database was lost, and say that something may have been missed', async () => {
    const hub = createChangeHub(service.context, new AbortController().signal);
    const feed = await hub.open(company.id);
    await asSuperuser(service.database.owner, (client) =>
      client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and query = 'listen showbill_changes'`,
      ),
    );
    expect(await feed.take(20_000, undefined)).toEqual([{ topic: 'everything', id: null }]);
    const { id } = await inside((tx) => createClient(tx, company.id, { name: 'After' }));
    expect(await feed.take(20_000, undefined)).toEqual([{ topic: 'clients', id }]);
    await hub.close();
  });

  it('are one message for who takes them too slowly', async () => {
    const hub = createChangeHub(service.context, new AbortController().signal);
    const [slow, quick] = [await hub.open(company.id), await hub.open(company.id)];
    let last = '';
    for (let i = 0; i < 120; i++) {
      last = (await inside((tx) => createClient(tx, company.id, { name: `Client ${i}` }))).id;
      for (let heard = false; !heard; ) heard = (await quick.take(20_000, undefined)).some(({ id }) => id === last);
    }
    expect(await slow.take(0, undefined)).toEqual([{ topic: 'everything', id: null }]);
    await hub.close();
  });

  it('end when the process drains, in the way after which browsers connect again', async () => {
    const draining = createDraining();
    const ending = await startTestService({}, service.database, draining);
    const stream = await follows(person, company.id, await ending.listen());
    draining.start();
    expect(await stream.rest()).not.toContain('return');
    await ending.close();
  });
});
