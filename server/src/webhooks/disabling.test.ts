import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailAboutDisabled } from '../mail/index.ts';
import { createOutbound, type Lookup, type Outbound } from '../platform/outbound/index.ts';
import { openOwnDatabase, type TestDatabase } from '../testing/database.ts';
import { type Received, type Receiver, startReceiver, TEST_CA } from '../testing/tls/receiver.ts';
import { after, asSuperuser, DAY, HOUR, NOW, openSubscriber, type Subscriber, until } from './fixtures.ts';
import { deliverDue, sendAgain } from './index.ts';

/** What ends a subscription, and what does not. */

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
  subscriber = await openSubscriber({ ...database, outbound, tellDisabled: mailAboutDisabled });
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

describe('a subscription', () => {
  it('ends with 410: the company is told, what waited is dropped, and the others miss nothing', async () => {
    const [gone, other] = [await subscribe(), await subscribe()];
    const held: ServerResponse[] = [];
    respond = (response, { path }) => {
      if (path !== new URL(gone.url).pathname) answer(204)(response);
      else if (gone.received().length === 1) answer(410, {}, 'moved away')(response);
      else held.push(response);
    };
    for (let n = 0; n < 6; n++) await subscriber.happen();
    const delivered = deliverDue(subscriber.at());
    await until(async () => (await subscriber.webhook(gone.id)).status === 'disabled');
    for (const response of held) answer(204)(response);
    await delivered;
    expect(await subscriber.webhook(gone.id)).toMatchObject({
      disabled_reason: 'the receiver answered 410 Gone',
      next_due_at: null,
    });
    const states = await subscriber.states(gone.id);
    expect(states.toSorted()).toEqual(['cancelled', 'cancelled', 'cancelled', 'cancelled', 'cancelled', 'failed']);
    const came = gone.received().length;
    expect(came).toBeLessThanOrEqual(4);
    await subscriber.happen();
    await deliverDue(subscriber.at(after(DAY)));
    expect(gone.received()).toHaveLength(came);
    expect(other.received()).toHaveLength(7);
    expect((await subscriber.tries(gone.id)).find(({ responseStatus }) => responseStatus === 410)).toMatchObject({
      succeeded: false,
      responseBody: 'moved away',
      nextAttemptAt: null,
    });
    expect(await mails()).toEqual([
      {
        kind: 'webhook.disabled',
        audience: 'company',
        state: 'kept',
        text: expect.stringContaining(`Events are no longer sent to ${gone.url}: the receiver answered 410 Gone`),
      },
    ]);
  });

  it('that only failed for 5 days is disabled, and the company told; one success in between starts anew', async () => {
    const [dead, alive] = [await subscribe(), await subscribe()];
    respond = (response, { path }) => answer(path === new URL(dead.url).pathname ? 500 : 204)(response);
    for (let hour = 0; hour < 5 * 24; hour += 12) {
      await subscriber.happen('proposal.accepted', after(hour * HOUR));
      await deliverDue(subscriber.at(after(hour * HOUR)));
    }
    await deliverDue(subscriber.at(after(5 * DAY - 1)));
    expect(await subscriber.webhook(dead.id)).toMatchObject({ status: 'active', failing_since: NOW });
    await subscriber.happen('proposal.accepted', after(5 * DAY));
    await deliverDue(subscriber.at(after(5 * DAY)));
    expect(await subscriber.webhook(dead.id)).toMatchObject({
      status: 'disabled',
      disabled_reason: 'every try failed for 5 days',
    });
    expect(await subscriber.webhook(alive.id)).toMatchObject({ status: 'active', failures: 0 });
    expect(alive.received()).toHaveLength(11);
    expect(await mails()).toMatchObject([{ kind: 'webhook.disabled' }]);
    await deliverDue(subscriber.at(after(30 * DAY)));
    const came = dead.received().length;
    await subscriber.happen('proposal.accepted', after(30 * DAY));
    await deliverDue(subscriber.at(after(30 * DAY)));
    expect(dead.received()).toHaveLength(came);
    const deliveryId = await subscriber.delivery(dead.id);
    const again = subscriber.inside((tx) => sendAgain(tx, subscriber.company.id, deliveryId, after(30 * DAY)));
    await expect(again).rejects.toMatchObject({ code: 'conflict' });
  });

  it('that answers once within the 5 days is not disabled', async () => {
    const hook = await subscribe();
    for (let day = 0; day <= 9; day++) {
      respond = answer(day === 4 ? 204 : 500);
      await subscriber.happen('proposal.accepted', after(day * DAY));
      await deliverDue(subscriber.at(after(day * DAY)));
    }
    const { status, failing_since } = await subscriber.webhook(hook.id);
    expect([status, failing_since]).toEqual(['active', after(5 * DAY)]);
    expect(await mails()).toEqual([]);
  });
});

function mails(): Promise<object[]> {
  return asSuperuser(database.owner, async (client) => {
    const { rows } = await client.query<object>(
      'select kind, audience, state, body_text as text from mails where company_id = $1',
      [subscriber.company.id],
    );
    return rows;
  });
}
