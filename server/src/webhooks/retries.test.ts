import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOutbound, type Lookup, type Outbound, type PostOptions } from '../platform/outbound/index.ts';
import { openOwnDatabase, type TestDatabase } from '../testing/database.ts';
import { type Received, type Receiver, startReceiver, TEST_CA } from '../testing/tls/receiver.ts';
import {
  after,
  asSuperuser,
  DAY,
  HOUR,
  MINUTE,
  NOW,
  openSubscriber,
  SECOND,
  type Subscriber,
  until,
} from './fixtures.ts';
import { deliverDue } from './index.ts';

/** What follows from how a receiver answers. */

const HOME: Lookup = async () => ['127.0.0.1'];

let database: TestDatabase;
let outbound: Outbound;
let subscriber: Subscriber;
let receiver: Receiver;
/** How the receiver answers. */
let respond: (response: ServerResponse, request: Received) => void;

beforeAll(async () => {
  database = await openOwnDatabase();
  outbound = createOutbound({ allowPrivate: true, lookup: HOME, ca: TEST_CA });
  receiver = await startReceiver((response, request) => respond(response, request));
});
afterAll(async () => {
  outbound.close();
  await receiver.close();
  await database.close();
});
beforeEach(async () => {
  respond = answer(204);
  subscriber = await openSubscriber({ ...database, outbound });
});
afterEach(async () => {
  receiver.hangUp();
  // what one test leaves waiting is due in the days of the next
  await asSuperuser(database.owner, (client) => client.query('delete from webhooks'));
});

function answer(status: number, headers: Record<string, string> = {}, body = '') {
  return (response: ServerResponse) => void response.writeHead(status, headers).end(body);
}

let paths = 0;

/** A subscription of its own path, and what came in there. */
async function subscribe() {
  paths += 1;
  const path = `/hook/${paths}`;
  const webhook = await subscriber.subscribe(`https://hook.test:${receiver.port}${path}`);
  return { ...webhook, received: () => receiver.requests.filter((request) => request.path === path) };
}

/** When the log says that it is tried next. */
async function nextTry(webhookId: string): Promise<Date> {
  const next = (await subscriber.tries(webhookId)).at(-1)?.nextAttemptAt ?? null;
  if (next === null) throw new Error('there is no next try');
  return next;
}

function between(moment: Date, since: Date, delay: number): void {
  const wait = moment.getTime() - since.getTime();
  expect(wait).toBeGreaterThanOrEqual(delay * 0.8);
  expect(wait).toBeLessThanOrEqual(delay * 1.2);
}

describe('a receiver that fails', () => {
  it('three times and then answers is tried when the schedule says, with one success, and the log tells all', async () => {
    const hook = await subscribe();
    let times = 0;
    respond = (response) => {
      times += 1;
      if (times === 4) answer(200, {}, 'at last')(response);
      else answer(500 + times, {}, `no ${times}`)(response);
    };
    const eventId = await subscriber.happen();
    await deliverDue(subscriber.at());
    let moment = NOW;
    for (const [n, delay] of [5 * SECOND, 5 * MINUTE, 30 * MINUTE].entries()) {
      const next = await nextTry(hook.id);
      between(next, moment, delay);
      await deliverDue(subscriber.at(new Date(next.getTime() - 1)));
      expect(hook.received()).toHaveLength(n + 1);
      await deliverDue(subscriber.at(next));
      expect(hook.received()).toHaveLength(n + 2);
      moment = next;
    }
    await deliverDue(subscriber.at(after(30 * DAY)));
    expect(hook.received()).toHaveLength(4);
    const tries = await subscriber.tries(hook.id);
    expect(tries).toMatchObject([
      { attempt: 1, at: NOW, succeeded: false, responseStatus: 501, responseBody: 'no 1' },
      { attempt: 2, at: tries[0]?.nextAttemptAt, succeeded: false, responseStatus: 502, responseBody: 'no 2' },
      { attempt: 3, at: tries[1]?.nextAttemptAt, succeeded: false, responseStatus: 503, responseBody: 'no 3' },
      { attempt: 4, at: tries[2]?.nextAttemptAt, succeeded: true, responseStatus: 200, responseBody: 'at last' },
    ]);
    expect(tries[3]?.nextAttemptAt).toBeNull();
    for (const each of tries) {
      expect(each).toMatchObject({ eventId, event: 'proposal.accepted', error: null });
      expect(each.milliseconds).toBeGreaterThanOrEqual(0);
    }
    expect(await subscriber.states(hook.id)).toEqual(['delivered']);
    expect(await subscriber.webhook(hook.id)).toMatchObject({ failures: 0, failing_since: null, next_due_at: null });
  });

  it('always is tried ten times, over the whole schedule, and then the delivery has failed', async () => {
    const hook = await subscribe();
    respond = answer(500);
    await subscriber.happen();
    await deliverDue(subscriber.at());
    let moment = NOW;
    for (const hours of [5 / 3600, 5 / 60, 0.5, 2, 5, 10, 14, 20, 24]) {
      const next = await nextTry(hook.id);
      between(next, moment, hours * HOUR);
      await deliverDue(subscriber.at(next));
      moment = next;
    }
    await deliverDue(subscriber.at(after(4 * DAY)));
    expect(hook.received()).toHaveLength(10);
    const tries = await subscriber.tries(hook.id);
    expect(tries.map(({ attempt }) => attempt)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(tries.at(-1)).toMatchObject({ succeeded: false, nextAttemptAt: null });
    expect(await subscriber.states(hook.id)).toEqual(['failed']);
    expect(await subscriber.webhook(hook.id)).toMatchObject({ status: 'active', failures: 10, failing_since: NOW });
  });

  it('is left alone as long as its Retry-After asks, in seconds or as a date, up to 24 hours', async () => {
    for (const [retryAfter, delay] of [
      ['3600', HOUR],
      [new Date(NOW.getTime() + 2 * HOUR).toUTCString(), 2 * HOUR],
      [String(10 * 86_400), DAY],
    ] as const) {
      const hook = await subscribe();
      respond = answer(503, { 'retry-after': retryAfter, date: NOW.toUTCString() });
      await subscriber.happen();
      await deliverDue(subscriber.at());
      expect(await nextTry(hook.id)).toEqual(after(delay));
      respond = answer(204);
      await deliverDue(subscriber.at(after(delay - 1)));
      expect(hook.received()).toHaveLength(1);
      await deliverDue(subscriber.at(after(delay)));
      expect(hook.received()).toHaveLength(2);
    }
  });

  it('with a redirect has failed, and the redirect is never followed', async () => {
    for (const status of [301, 302, 303, 307, 308]) {
      const hook = await subscribe();
      respond = answer(status, { location: `https://hook.test:${receiver.port}/elsewhere` });
      await subscriber.happen();
      await deliverDue(subscriber.at());
      expect(hook.received()).toHaveLength(1);
      expect(await subscriber.tries(hook.id)).toMatchObject([{ succeeded: false, responseStatus: status }]);
      between(await nextTry(hook.id), NOW, 5 * SECOND);
    }
    expect(receiver.requests.filter(({ path }) => path === '/elsewhere')).toEqual([]);
  });

  it('to answer in time, or closes the connection, or is not there, is told of in the log without an answer', async () => {
    const asked: PostOptions[] = [];
    const hasty: Outbound = {
      ...outbound,
      post(url, options) {
        asked.push(options);
        return outbound.post(url, { ...options, totalTimeoutMs: 150 });
      },
    };
    const hook = await subscribe();
    respond = () => {}; // hangs
    await subscriber.happen();
    await deliverDue(subscriber.at(NOW, { outbound: hasty }));
    respond = (response) => void response.socket?.destroy();
    await subscriber.happen();
    await deliverDue(subscriber.at());
    const gone = await subscriber.subscribe(`https://hook.test:1/`, ['proposal.sent']);
    await subscriber.happen('proposal.sent');
    await deliverDue(subscriber.at());
    expect(asked).toMatchObject([{ connectTimeoutMs: 5 * SECOND, totalTimeoutMs: 15 * SECOND }]);
    const none = { succeeded: false, responseStatus: null, responseBody: null };
    expect(await subscriber.tries(hook.id)).toMatchObject([
      { ...none, error: 'no complete answer within 0.15 s' },
      { ...none, error: 'the connection was closed before the answer was complete' },
      {},
    ]);
    expect(await subscriber.tries(gone.id)).toMatchObject([
      { ...none, error: 'no connection could be made (ECONNREFUSED)' },
    ]);
  });
});

describe('an answer', () => {
  it('counts by its status however long it is: at most 64 KiB are read, 1 KiB is kept', async () => {
    const hook = await subscribe();
    let sent = 0;
    let closed = false;
    respond = (response) => {
      response.on('close', () => {
        closed = true;
      });
      const more = () => {
        while (response.writable && response.write('é'.repeat(8192))) sent += 16_384;
      };
      response.on('drain', more);
      more();
    };
    await subscriber.happen();
    await deliverDue(subscriber.at());
    await until(() => closed);
    expect(sent).toBeGreaterThanOrEqual(64 * 1024);
    expect(await subscriber.tries(hook.id)).toMatchObject([
      { succeeded: true, responseStatus: 200, responseBody: 'é'.repeat(512) },
    ]);
  });

  it('that is binary is kept as text that can be read', async () => {
    const hook = await subscribe();
    respond = (response) => void response.writeHead(500).end(Buffer.from([0x61, 0x00, 0xff, 0x62]));
    await subscriber.happen();
    await deliverDue(subscriber.at());
    expect(await subscriber.tries(hook.id)).toMatchObject([{ responseBody: 'a\uFFFD\uFFFDb' }]);
  });

  it.each([200, 201, 202, 204, 299])('of %d is a success', async (status) => {
    const hook = await subscribe();
    respond = answer(status);
    await subscriber.happen();
    await deliverDue(subscriber.at());
    expect(await subscriber.states(hook.id)).toEqual(['delivered']);
  });
});

describe('the log', () => {
  it('shows the last hundred tries of a subscription', async () => {
    const hook = await subscribe();
    for (let n = 0; n < 103; n++) await subscriber.happen('proposal.sent', after(n));
    for (let n = 0; n < 103; n++) await deliverDue(subscriber.at(after(n)));
    const tries = await subscriber.tries(hook.id);
    expect(tries).toHaveLength(100);
    expect([tries.at(0)?.at, tries.at(-1)?.at]).toEqual([after(3), after(102)]);
  });
});
