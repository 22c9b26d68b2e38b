import type { ServerResponse } from 'node:http';
import type { EventKind } from '@showbill/contract';
import { Webhook as Verifier } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOutbound, type Lookup, type Outbound } from '../platform/outbound/index.ts';
import { openOwnDatabase, type TestDatabase } from '../testing/database.ts';
import { type Received, type Receiver, startReceiver, TEST_CA } from '../testing/tls/receiver.ts';
import { after, asSuperuser, DAY, HOUR, MINUTE, NOW, openSubscriber, type Subscriber, until } from './fixtures.ts';
import {
  companyOfDelivery,
  companyOfWebhook,
  createWebhook,
  deleteWebhook,
  deliverDue,
  listTries,
  listWebhooks,
  pruneDeliveries,
  recordEvent,
  rotateSecret,
  sendAgain,
  setWebhookStatus,
} from './index.ts';

/** What companies do with their subscriptions, and what comes of it. */

const HOME: Lookup = async () => ['127.0.0.1'];

let database: TestDatabase;
let outbound: Outbound;
let subscriber: Subscriber;
let company: string;
let receiver: Receiver;
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
  respond = (response) => void response.writeHead(204).end();
  subscriber = await openSubscriber({ ...database, outbound });
  company = subscriber.company.id;
});
afterEach(() => asSuperuser(database.owner, (client) => client.query('delete from webhooks')));

let paths = 0;

/** A subscription of its own path, and the webhook-id of each request there. */
async function subscribe(events?: readonly EventKind[]) {
  paths += 1;
  const path = `/hook/${paths}`;
  const webhook = await subscriber.subscribe(`https://hook.test:${receiver.port}${path}`, events);
  const received = () => receiver.requests.filter((request) => request.path === path);
  return { ...webhook, received, ids: () => received().map(({ headers }) => headers['webhook-id']) };
}

function setStatus(id: string, status: 'active' | 'paused', now = NOW): Promise<void> {
  return subscriber.inside((tx) => setWebhookStatus(tx, company, id, status, now));
}

/** Resolves once somebody waits for a lock of this database. */
function someoneWaits(): Promise<void> {
  return asSuperuser(database.owner, (client) =>
    until(async () => {
      const { rowCount } = await client.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rowCount === 1;
    }),
  );
}

describe('an event', () => {
  it('goes to whoever subscribed to its kind, of its company, and to nobody else', async () => {
    const [all, won, two] = [
      await subscribe(),
      await subscribe(['proposal.accepted']),
      await subscribe(['proposal.sent', 'proposal.viewed']),
    ];
    const stranger = await openSubscriber({ ...database, outbound });
    const foreign = await stranger.subscribe(`https://hook.test:${receiver.port}/foreign`);
    const ids = [];
    for (const kind of ['proposal.sent', 'proposal.viewed', 'proposal.accepted', 'proposal.declined'] as const) {
      ids.push(await subscriber.happen(kind));
    }
    await deliverDue(subscriber.at());
    const [sent, viewed, accepted] = ids;
    expect(new Set(all.ids())).toEqual(new Set(ids));
    expect([all.ids().length, two.ids().length]).toEqual([4, 2]);
    expect(won.ids()).toEqual([accepted]);
    expect(new Set(two.ids())).toEqual(new Set([sent, viewed]));
    expect(await stranger.states(foreign.id)).toEqual([]);
    expect(await stranger.inside((tx) => listWebhooks(tx, stranger.company.id))).toMatchObject([{ id: foreign.id }]);
  });

  it('is nothing to a subscription that came after it', async () => {
    await subscriber.happen();
    const late = await subscribe();
    await deliverDue(subscriber.at(after(DAY)));
    expect(late.ids()).toEqual([]);
  });

  it('is not told where the change that it tells of is rolled back', async () => {
    const hook = await subscribe();
    const failing = subscriber.inside(async (tx) => {
      const { id } = await tx.selectFrom('proposals').select('id').executeTakeFirstOrThrow();
      await recordEvent(tx, subscriber.company, { kind: 'proposal.accepted', proposalId: id, data: {}, now: NOW });
      await deliverDue(subscriber.at());
      throw new Error('the change fails at last');
    });
    await expect(failing).rejects.toThrow('the change fails at last');
    await deliverDue(subscriber.at());
    expect(hook.ids()).toEqual([]);
    expect(await subscriber.states(hook.id)).toEqual([]);
    const events = await subscriber.inside((tx) => tx.selectFrom('events').select('id').execute());
    expect(events).toEqual([]);
  });

  it('keeps nobody from deleting a subscription, and is not lost for the others', async () => {
    const [leaving, staying] = [await subscribe(), await subscribe()];
    let happening: Promise<string> | undefined;
    await subscriber.inside(async (tx) => {
      await deleteWebhook(tx, company, leaving.id);
      happening = subscriber.happen();
      await someoneWaits();
    });
    const id = await happening;
    await deliverDue(subscriber.at());
    expect([leaving.ids(), staying.ids()]).toEqual([[], [id]]);
  });

  it('leaves nothing waiting at a subscription that is disabled at that moment', async () => {
    const [ending, staying] = [await subscribe(), await subscribe()];
    let happening: Promise<string> | undefined;
    await subscriber.inside(async (tx) => {
      await tx.updateTable('webhooks').set({ status: 'disabled' }).where('id', '=', ending.id).execute();
      happening = subscriber.happen();
      await someoneWaits();
    });
    await happening;
    expect([await subscriber.states(ending.id), await subscriber.states(staying.id)]).toEqual([[], ['waiting']]);
  });
});

describe('a deleted subscription', () => {
  it('receives nothing more, also of what waited, and the others miss nothing', async () => {
    const [deleted, other] = [await subscribe(), await subscribe()];
    respond = (response) => void response.writeHead(500).end();
    const ids = [await subscriber.happen(), await subscriber.happen()];
    await deliverDue(subscriber.at());
    ids.push(await subscriber.happen());
    await subscriber.inside((tx) => deleteWebhook(tx, company, deleted.id));
    respond = (response) => void response.writeHead(204).end();
    await deliverDue(subscriber.at(after(MINUTE)));
    expect(deleted.received()).toHaveLength(2);
    expect(new Set(other.ids())).toEqual(new Set(ids));
    expect(await subscriber.states(other.id)).toEqual(['delivered', 'delivered', 'delivered']);
    expect(await subscriber.states(deleted.id)).toEqual([]);
  });

  it('while a delivery is under way ends with that one', async () => {
    const held: ServerResponse[] = [];
    respond = (response) => void held.push(response);
    const hook = await subscribe();
    for (let n = 0; n < 6; n++) await subscriber.happen();
    const delivered = deliverDue(subscriber.at());
    await until(() => held.length === 4);
    await subscriber.inside((tx) => deleteWebhook(tx, company, hook.id));
    for (const response of held) response.writeHead(500).end();
    await delivered;
    await deliverDue(subscriber.at(after(DAY)));
    expect(hook.received()).toHaveLength(4);
  });

  it.each(['not a uuid', '00000000-0000-7000-8000-000000000000'])('is not there for %s', async (id) => {
    await expect(subscriber.inside((tx) => deleteWebhook(tx, company, id))).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(setStatus('00000000-0000-7000-8000-000000000000', 'paused')).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(companyOfWebhook(database.db, id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(companyOfDelivery(database.db, id)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('of another company stays', async () => {
    const hook = await subscribe();
    const stranger = await openSubscriber({ ...database, outbound });
    const { id } = stranger.company;
    const refused = await Promise.allSettled([
      stranger.inside((tx) => deleteWebhook(tx, id, hook.id)),
      stranger.inside((tx) => deleteWebhook(tx, company, hook.id)),
      stranger.inside((tx) => setWebhookStatus(tx, id, hook.id, 'paused', NOW)),
      stranger.inside((tx) => rotateSecret(stranger.at(), tx, id, hook.id)),
    ]);
    for (const each of refused) expect(each).toMatchObject({ status: 'rejected', reason: { code: 'not_found' } });
    expect(await companyOfWebhook(database.db, hook.id)).toBe(company);
    expect(await subscriber.webhook(hook.id)).toMatchObject({ status: 'active', previous_secret: null });
  });
});

describe('a paused subscription', () => {
  it('waits and then goes on, and loses nothing', async () => {
    const [hook, other] = [await subscribe(), await subscribe()];
    respond = (response) => void response.writeHead(500).end();
    const ids = [await subscriber.happen()];
    await deliverDue(subscriber.at());
    respond = (response) => void response.writeHead(204).end();
    await setStatus(hook.id, 'paused');
    ids.push(await subscriber.happen());
    await deliverDue(subscriber.at(after(MINUTE)));
    expect([hook.received().length, other.ids().length]).toEqual([1, 3]);
    expect(await subscriber.states(hook.id)).toEqual(['waiting', 'waiting']);
    await setStatus(hook.id, 'active', after(HOUR));
    await deliverDue(subscriber.at(after(HOUR)));
    expect(new Set(hook.ids())).toEqual(new Set(ids));
    expect(await subscriber.states(hook.id)).toEqual(['delivered', 'delivered']);
  });

  it('while a delivery is under way takes no other, and what fails waits', async () => {
    const held: ServerResponse[] = [];
    respond = (response) => void held.push(response);
    const hook = await subscribe();
    for (let n = 0; n < 5; n++) await subscriber.happen();
    const delivered = deliverDue(subscriber.at());
    await until(() => held.length === 4);
    await setStatus(hook.id, 'paused');
    for (const response of held.splice(0)) response.writeHead(500).end();
    await delivered;
    await deliverDue(subscriber.at(after(DAY)));
    expect(hook.received()).toHaveLength(4);
    expect(new Set(await subscriber.states(hook.id))).toEqual(new Set(['waiting']));
    respond = (response) => void response.writeHead(204).end();
    await setStatus(hook.id, 'active', after(DAY));
    await deliverDue(subscriber.at(after(DAY)));
    expect(await subscriber.states(hook.id)).toEqual(Array.from({ length: 5 }, () => 'delivered'));
  });
});

describe('a disabled subscription', () => {
  it('starts anew when it is let go on: events from then on, no failure held against it', async () => {
    const hook = await subscribe();
    respond = (response) => void response.writeHead(410).end();
    await subscriber.happen();
    await deliverDue(subscriber.at());
    await subscriber.happen();
    expect(await subscriber.webhook(hook.id)).toMatchObject({ status: 'disabled', failures: 1 });
    await setStatus(hook.id, 'active', after(HOUR));
    expect(await subscriber.webhook(hook.id)).toMatchObject({
      status: 'active',
      disabled_reason: null,
      failures: 0,
      failing_since: null,
    });
    respond = (response) => void response.writeHead(204).end();
    const id = await subscriber.happen('proposal.accepted', after(HOUR));
    await deliverDue(subscriber.at(after(HOUR)));
    expect(hook.ids().slice(1)).toEqual([id]);
  });
});

describe('a new signing secret', () => {
  it('signs beside the one before for 24 hours, and alone after that', async () => {
    const hook = await subscribe();
    const second = await subscriber.inside((tx) => rotateSecret(subscriber.at(), tx, company, hook.id));
    const signers = async (moment: Date) => {
      await subscriber.happen('proposal.sent', moment);
      await deliverDue(subscriber.at(moment));
      const request = hook.received().at(-1);
      const body = request?.body ?? '';
      const id = String(request?.headers['webhook-id']);
      const signatures = String(request?.headers['webhook-signature']).split(' ');
      const names = { [hook.signingSecret]: 'first', [second]: 'second', [third]: 'third' };
      return signatures.map((signature) => {
        const by = Object.keys(names).find(
          (secret) => secret !== '' && new Verifier(secret).sign(id, moment, body) === signature,
        );
        return names[by ?? ''];
      });
    };
    let third = '';
    expect(second).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(await signers(NOW)).toEqual(['second', 'first']);
    expect(await signers(after(DAY - 1))).toEqual(['second', 'first']);
    expect(await signers(after(DAY))).toEqual(['second']);
    third = await subscriber.inside((tx) => rotateSecret(subscriber.at(after(2 * DAY)), tx, company, hook.id));
    expect(await signers(after(2 * DAY))).toEqual(['third', 'second']);
  });
});

describe('an event that is sent again', () => {
  it('is a delivery of its own under the same webhook-id, and the log tells of both', async () => {
    const [hook, other] = [await subscribe(), await subscribe()];
    const id = await subscriber.happen();
    await deliverDue(subscriber.at());
    const deliveryId = await subscriber.delivery(hook.id);
    expect(await companyOfDelivery(database.db, deliveryId)).toBe(company);
    const again = await subscriber.inside((tx) => sendAgain(tx, company, deliveryId, after(MINUTE)));
    expect(again).not.toBe(deliveryId);
    await deliverDue(subscriber.at(after(MINUTE)));
    const [first, second] = hook.received();
    expect([first?.headers['webhook-id'], second?.headers['webhook-id']]).toEqual([id, id]);
    expect(second?.body).toBe(first?.body);
    expect(await subscriber.tries(hook.id)).toMatchObject([
      { deliveryId, eventId: id, attempt: 1, at: NOW },
      { deliveryId: again, eventId: id, attempt: 1, at: after(MINUTE) },
    ]);
    expect(other.received()).toHaveLength(1);
  });

  it('after it failed for good has its ten tries anew', async () => {
    const hook = await subscribe();
    respond = (response) => void response.writeHead(500).end();
    await subscriber.happen();
    for (let moment: Date | null | undefined = NOW; moment !== null && moment !== undefined; ) {
      await deliverDue(subscriber.at(moment));
      moment = (await subscriber.tries(hook.id)).at(-1)?.nextAttemptAt;
    }
    const deliveryId = await subscriber.delivery(hook.id);
    await subscriber.inside((tx) => sendAgain(tx, company, deliveryId, after(4 * DAY)));
    await deliverDue(subscriber.at(after(4 * DAY)));
    expect((await subscriber.tries(hook.id)).at(-1)).toMatchObject({ attempt: 1, nextAttemptAt: expect.any(Date) });
    expect(await subscriber.states(hook.id)).toEqual(['failed', 'waiting']);
  });

  it('is refused for a delivery that is not the company’s', async () => {
    const hook = await subscribe();
    await subscriber.happen();
    await deliverDue(subscriber.at());
    const deliveryId = await subscriber.delivery(hook.id);
    const stranger = await openSubscriber({ ...database, outbound });
    for (const id of [deliveryId, 'none', '00000000-0000-7000-8000-000000000000']) {
      await expect(stranger.inside((tx) => sendAgain(tx, stranger.company.id, id, NOW))).rejects.toMatchObject({
        code: 'not_found',
      });
    }
    expect(await stranger.inside((tx) => listTries(tx, stranger.company.id, hook.id))).toEqual([]);
  });
});

describe('what is kept', () => {
  it('is the last hundred tries of each subscription, and deliveries that ended for 30 days', async () => {
    const [busy, quiet] = [await subscribe(['proposal.sent']), await subscribe(['proposal.viewed'])];
    for (let n = 0; n < 104; n++) await subscriber.happen('proposal.sent', after(n));
    await subscriber.happen('proposal.viewed');
    // on a slow machine one pass may leave some to the next
    for (let pass = 0; pass < 5; pass++) await deliverDue(subscriber.at(after(104)));
    respond = (response) => void response.writeHead(500).end();
    await subscriber.happen('proposal.viewed');
    await deliverDue(subscriber.at());
    const kept = () =>
      subscriber.inside(async (tx) => {
        const tries = await tx.selectFrom('delivery_tries').select(['webhook_id']).execute();
        const deliveries = await tx.selectFrom('deliveries').select('webhook_id').execute();
        return [tries, deliveries].map((rows) =>
          [busy, quiet].map(({ id }) => rows.filter(({ webhook_id }) => webhook_id === id).length),
        );
      });
    expect(await kept()).toEqual([
      [104, 2],
      [104, 2],
    ]);
    await pruneDeliveries(subscriber.at(after(30 * DAY)));
    expect(await kept()).toEqual([
      [100, 2],
      [104, 2],
    ]);
    await pruneDeliveries(subscriber.at(after(31 * DAY)));
    // what still waits stays
    expect(await kept()).toEqual([
      [0, 1],
      [0, 1],
    ]);
  });

  it('of a company are at most 20 subscriptions, however many come at once', async () => {
    const made = await Promise.allSettled(
      Array.from({ length: 25 }, (_, n) =>
        subscriber.inside((tx) => createWebhook(subscriber.at(), tx, company, { url: `https://hook.test/${n}` })),
      ),
    );
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    expect(await subscriber.inside((tx) => listWebhooks(tx, company))).toHaveLength(20);
  });
});
