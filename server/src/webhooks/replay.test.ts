import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { verifyWebhook } from '../../../sdk/src/index.ts';
import { createOutbound, type Lookup, type Outbound } from '../platform/outbound/index.ts';
import { openOwnDatabase, type TestDatabase } from '../testing/database.ts';
import { type Receiver, startReceiver, TEST_CA } from '../testing/tls/receiver.ts';
import { after, DAY, HOUR, NOW, openSubscriber, type Subscriber } from './fixtures.ts';
import {
  asCurl,
  countReplay,
  deliverDue,
  type Replay,
  readRequest,
  replayEvents,
  sendTestEvent,
  setWebhookStatus,
} from './index.ts';

/** Past events that are sent again. */

const HOME: Lookup = async () => ['127.0.0.1'];
const TODAY = '2026-11-20';
const YESTERDAY = '2026-11-19';
const MISSED: Replay = { from: YESTERDAY, to: TODAY, which: 'missed' };
const ALL: Replay = { ...MISSED, which: 'all' };

let database: TestDatabase;
let outbound: Outbound;
let receiver: Receiver;
let subscriber: Subscriber;
let status: number;

beforeAll(async () => {
  database = await openOwnDatabase();
  outbound = createOutbound({ allowPrivate: true, lookup: HOME, ca: TEST_CA });
  receiver = await startReceiver((response) => void response.writeHead(status).end());
});
afterAll(async () => {
  outbound.close();
  await receiver.close();
  await database.close();
});
beforeEach(async () => {
  status = 204;
  subscriber = await openSubscriber({ ...database, outbound });
});

let paths = 0;

async function subscribe(events?: Parameters<Subscriber['subscribe']>[1]) {
  paths += 1;
  const path = `/replay/${paths}`;
  const webhook = await subscriber.subscribe(`https://hook.test:${receiver.port}${path}`, events);
  const received = () =>
    receiver.requests.filter((request) => request.path === path).map(({ headers }) => headers['webhook-id']);
  return { ...webhook, received };
}

function replay(id: string, range: Replay, now = NOW): Promise<number> {
  return subscriber.inside((tx) => replayEvents(tx, subscriber.company.id, id, range, now));
}

function count(id: string, range: Replay, now = NOW): Promise<number> {
  return subscriber.inside((tx) => countReplay(tx, subscriber.company.id, id, range, now));
}

/** The events that wait for a subscription, in the order in which they are sent. */
async function waiting(webhookId: string): Promise<string[]> {
  const rows = await subscriber.inside((tx) =>
    tx
      .selectFrom('deliveries')
      .select('event_id')
      .where('webhook_id', '=', webhookId)
      .where('state', '=', 'waiting')
      .orderBy('due_at')
      .orderBy('id')
      .execute(),
  );
  return rows.map(({ event_id: id }) => id);
}

describe('events of a range of days', () => {
  it('go to a subscription that was made later, in the order in which they happened', async () => {
    const second = await subscriber.happen('proposal.accepted', after(-HOUR));
    const first = await subscriber.happen('proposal.sent', after(-DAY));
    const hook = await subscribe();
    expect(await count(hook.id, MISSED)).toBe(2);
    expect(await replay(hook.id, MISSED)).toBe(2);
    expect(await waiting(hook.id)).toEqual([first, second]);
    await deliverDue(subscriber.at());
    expect(new Set(hook.received())).toEqual(new Set([first, second]));
  });

  it('are those that were not delivered, or all, under the ids they had', async () => {
    const hook = await subscribe();
    const delivered = await subscriber.happen();
    await deliverDue(subscriber.at());
    status = 500;
    const failed = await subscriber.happen();
    await deliverDue(subscriber.at());
    await subscriber.inside((tx) =>
      tx.updateTable('deliveries').set({ state: 'failed' }).where('state', '=', 'waiting').execute(),
    );
    status = 204;
    expect([await count(hook.id, MISSED), await count(hook.id, ALL)]).toEqual([1, 2]);
    expect(await replay(hook.id, MISSED)).toBe(1);
    await deliverDue(subscriber.at());
    expect(hook.received()).toEqual([delivered, failed, failed]);
    expect(await replay(hook.id, MISSED)).toBe(0);
    expect(await replay(hook.id, ALL)).toBe(2);
    await deliverDue(subscriber.at());
    expect(new Set(hook.received().slice(3))).toEqual(new Set([delivered, failed]));
  });

  it('are left alone while they are on their way, also where two ask at once', async () => {
    const hook = await subscribe();
    await subscriber.happen();
    expect(await replay(hook.id, ALL)).toBe(0);
    await deliverDue(subscriber.at());
    const sent = await Promise.all([replay(hook.id, ALL), replay(hook.id, ALL)]);
    expect(sent.toSorted()).toEqual([0, 1]);
  });

  it('are of the kinds that the subscription wants, of these days where the company is, and no tests', async () => {
    await subscriber.happen('proposal.viewed');
    await subscriber.happen('proposal.accepted', new Date('2026-11-18T23:59:59.999Z'));
    const early = await subscriber.happen('proposal.accepted', new Date('2026-11-19T00:00:00.000Z'));
    const late = await subscriber.happen('proposal.accepted', new Date('2026-11-20T23:59:59.999Z'));
    await subscriber.happen('proposal.accepted', new Date('2026-11-21T00:00:00.000Z'));
    const hook = await subscribe(['proposal.accepted']);
    await subscriber.inside((tx) => sendTestEvent(tx, subscriber.company.id, hook.id, () => ({}), NOW));
    await deliverDue(subscriber.at());
    expect(await replay(hook.id, ALL)).toBe(2);
    expect(await waiting(hook.id)).toEqual([early, late]);
  });

  it('of another company stay there', async () => {
    await subscriber.happen();
    const hook = await subscribe();
    const other = await openSubscriber({ ...database, outbound });
    const asked = other.inside((tx) => replayEvents(tx, other.company.id, hook.id, ALL, NOW));
    await expect(asked).rejects.toMatchObject({ code: 'not_found' });
  });

  it.each<[string, Partial<Replay>, string]>([
    ['end before they begin', { from: TODAY, to: YESTERDAY }, 'to'],
    ['began more than 30 days ago', { from: '2026-10-21' }, 'from'],
  ])('that %s are refused', async (_what, days, param) => {
    const hook = await subscribe();
    const refused = { code: 'invalid_request', details: { param } };
    await expect(replay(hook.id, { ...ALL, ...days })).rejects.toMatchObject(refused);
    await expect(count(hook.id, { ...ALL, ...days })).rejects.toMatchObject(refused);
  });

  it('reach back 30 days', async () => {
    await subscriber.happen('proposal.sent', new Date('2026-10-22T00:00:00.000Z'));
    const hook = await subscribe();
    expect(await replay(hook.id, { ...ALL, from: '2026-10-22' })).toBe(1);
  });

  it('wait for a paused subscription and are refused to a disabled one', async () => {
    await subscriber.happen();
    const hook = await subscribe();
    const { id } = subscriber.company;
    await subscriber.inside((tx) => setWebhookStatus(tx, id, hook.id, 'paused', NOW));
    expect(await replay(hook.id, ALL)).toBe(1);
    await deliverDue(subscriber.at());
    expect(hook.received()).toEqual([]);
    await subscriber.inside((tx) => setWebhookStatus(tx, id, hook.id, 'active', NOW));
    await deliverDue(subscriber.at());
    expect(hook.received()).toHaveLength(1);
    await subscriber.inside((tx) =>
      tx.updateTable('webhooks').set({ status: 'disabled' }).where('id', '=', hook.id).execute(),
    );
    await expect(replay(hook.id, ALL)).rejects.toMatchObject({ code: 'conflict' });
  });
});

it('a delivery as a curl command says to a shell what was posted, signed anew', async () => {
  const hook = await subscribe();
  const { id: companyId } = subscriber.company;
  await subscriber.inside((tx) =>
    sendTestEvent(tx, companyId, hook.id, () => ({ title: `Zoë's "$HOME" \`party\` \\ 50 %\n!` }), NOW),
  );
  await deliverDue(subscriber.at());
  const deliveryId = await subscriber.delivery(hook.id);
  const moment = new Date();
  const request = await subscriber.inside((tx) => readRequest(subscriber.at(moment), tx, companyId, deliveryId));
  const script = `curl() { for each in "$@"; do printf '%s\\0' "$each"; done; }\n${asCurl(request)}`;
  const [url, ...options] = execFileSync('sh', ['-c', script], { encoding: 'utf8' }).split('\0').slice(0, -1);
  expect(url).toBe(hook.url);
  const headers = options.flatMap((option, i) => (option === '--header' ? [options[i + 1]?.split(': ')] : []));
  const body = options.at(-1) ?? '';
  expect(body).toBe(receiver.requests.at(-1)?.body);
  const event = await verifyWebhook(Object.fromEntries(headers as [string, string][]), body, hook.signingSecret);
  expect(event.data).toMatchObject({ title: `Zoë's "$HOME" \`party\` \\ 50 %\n!` });
});
