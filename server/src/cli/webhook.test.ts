import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '../platform/days.ts';
import { newId } from '../platform/ids.ts';
import { createOutbound } from '../platform/outbound/index.ts';
import { type CommandLine, openCommandLine } from '../testing/command-line.ts';
import { openOwnDatabase } from '../testing/database.ts';
import { type Receiver, startReceiver, TEST_CA } from '../testing/tls/receiver.ts';
import { after, DAY, HOUR, MINUTE, NOW, openSubscriber, type Subscriber } from '../webhooks/fixtures.ts';
import { deliverDue } from '../webhooks/index.ts';

/** Subscriptions as an operator looks after them. */

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const outbound = createOutbound({ allowPrivate: true, lookup: async () => ['127.0.0.1'], ca: TEST_CA });

let showbill: CommandLine;
let receiver: Receiver;
let respond: (response: ServerResponse) => void;
let subscriber: Subscriber;
let company: string;
let url: string;

beforeAll(async () => {
  showbill = await openCommandLine(await openOwnDatabase());
  receiver = await startReceiver((response) => respond(response));
  url = `https://hook.test:${receiver.port}/in`;
});
afterAll(async () => {
  outbound.close();
  await receiver.close();
  await showbill.database.close();
});
beforeEach(async () => {
  respond = (response) => void response.writeHead(204).end();
  subscriber = await openSubscriber({ ...showbill.database, outbound });
  company = subscriber.company.id;
});

/** One delivery that failed at NOW and was made an hour later. */
async function deliveredAtLast() {
  const hook = await subscriber.subscribe(url);
  const eventId = await subscriber.happen();
  respond = (response) => void response.writeHead(503).end('busy');
  await deliverDue(subscriber.at());
  respond = (response) => void response.writeHead(200).end('thank you');
  await deliverDue(subscriber.at(after(HOUR)));
  const [failed, made] = await subscriber.tries(hook.id);
  if (failed === undefined || made === undefined) throw new Error('there should be two tries');
  return { hook, eventId, failed, made };
}

describe('webhook list', () => {
  it('prints the subscriptions of a company, oldest first, as JSON and in words, and never a secret', async () => {
    const all = await subscriber.subscribe(url);
    const won = await subscriber.subscribe(`${url}/won`, ['proposal.accepted']);
    await subscriber.inside((tx) =>
      tx
        .updateTable('webhooks')
        .set({ status: 'disabled', disabled_reason: 'the receiver answered 410 Gone' })
        .where('id', '=', won.id)
        .execute(),
    );
    const kinds = ['proposal.sent', 'proposal.viewed', 'proposal.accepted', 'proposal.declined'];
    const list = ['webhook', 'list', '--company', company];
    const [document, lines] = await Promise.all([showbill.json(...list), showbill.lines(...list)]);
    expect(document).toEqual([
      { id: all.id, url, events: kinds, status: 'active', created_at: NOW.toISOString() },
      {
        id: won.id,
        url: `${url}/won`,
        events: ['proposal.accepted'],
        status: 'disabled',
        created_at: NOW.toISOString(),
      },
    ]);
    expect(lines).toEqual([
      `${all.id}  active  ${url}  ${kinds.join(', ')}`,
      `${won.id}  disabled (the receiver answered 410 Gone)  ${url}/won  proposal.accepted`,
    ]);
    expect(lines.join()).not.toContain('whsec_');
  });

  it('says since when a subscription fails', async () => {
    const hook = await subscriber.subscribe(url);
    respond = (response) => void response.writeHead(500).end();
    await subscriber.happen();
    await deliverDue(subscriber.at());
    const [line] = await showbill.lines('webhook', 'list', '--company', company);
    expect(line).toMatch(`${hook.id}  active (failing since ${NOW.toISOString()})  ${url}`);
  });

  it('prints nothing for a company without any, and needs to know the company', async () => {
    const unknown = newId();
    const said = await Promise.all([
      showbill.json('webhook', 'list', '--company', company),
      showbill.refusal('webhook', 'list', '--company', unknown),
      showbill.misuse('webhook', 'list'),
    ]);
    expect(said).toEqual([[], `there is no company ${unknown}`, expect.stringContaining('--company')]);
  });
});

describe('webhook deliveries', () => {
  it('prints each try, newest first, as JSON and in words', async () => {
    const { hook, eventId, failed, made } = await deliveredAtLast();
    const next = failed.nextAttemptAt?.toISOString();
    const delivery_id = failed.deliveryId;
    const command = ['webhook', 'deliveries', hook.id];
    const [document, lines] = await Promise.all([showbill.json(...command), showbill.lines(...command)]);
    expect(document).toEqual([
      {
        event: 'proposal.accepted',
        attempt: 2,
        at: after(HOUR).toISOString(),
        status: 'succeeded',
        response_status: 200,
        next_attempt_at: null,
        delivery_id,
        event_id: eventId,
        milliseconds: made.milliseconds,
        response_body: 'thank you',
        error: null,
      },
      {
        event: 'proposal.accepted',
        attempt: 1,
        at: NOW.toISOString(),
        status: 'failed',
        response_status: 503,
        next_attempt_at: next,
        delivery_id,
        event_id: eventId,
        milliseconds: failed.milliseconds,
        response_body: 'busy',
        error: null,
      },
    ]);
    expect(lines).toEqual([
      `${after(HOUR).toISOString()}  proposal.accepted  try 2 succeeded: answered 200  ${delivery_id}`,
      `${NOW.toISOString()}  proposal.accepted  try 1 failed: answered 503, next at ${next}  ${delivery_id}`,
    ]);
  });

  it('says why there was no answer', async () => {
    const hook = await subscriber.subscribe('https://hook.test:1/');
    await subscriber.happen();
    await deliverDue(subscriber.at());
    const [line] = await showbill.lines('webhook', 'deliveries', hook.id);
    expect(line).toContain('try 1 failed: no connection could be made (ECONNREFUSED), next at ');
  });
});

describe('webhook pause, resume, rotate and send-again', () => {
  it('hold deliveries back and let them go on', async () => {
    const hook = await subscriber.subscribe(url);
    expect(await showbill.json('webhook', 'pause', hook.id)).toEqual({ id: hook.id, status: 'paused' });
    await subscriber.happen();
    await deliverDue(subscriber.at());
    expect(await subscriber.states(hook.id)).toEqual(['waiting']);
    expect(await showbill.lines('webhook', 'resume', hook.id)).toEqual([`${hook.id}  active`]);
    await deliverDue(subscriber.at(new Date(Date.now() + MINUTE)));
    expect(await subscriber.states(hook.id)).toEqual(['delivered']);
  });

  it('make a new secret, which is shown once', async () => {
    const hook = await subscriber.subscribe(url);
    const { id, signing_secret, ...rest } = await showbill.json('webhook', 'rotate', hook.id);
    expect([id, rest]).toEqual([hook.id, {}]);
    expect(signing_secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const [again] = await showbill.lines('webhook', 'rotate', hook.id);
    expect(again).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(new Set([hook.signingSecret, signing_secret, again]).size).toBe(3);
    const { previous_until } = await subscriber.webhook(hook.id);
    expect(previous_until?.getTime()).toBeGreaterThan(Date.now() + 23 * HOUR);
    expect(previous_until?.getTime()).toBeLessThanOrEqual(Date.now() + 24 * HOUR);
  });

  it('deliver an event once more, as a delivery of its own', async () => {
    const { hook, made } = await deliveredAtLast();
    const { id, ...rest } = await showbill.json('webhook', 'send-again', made.deliveryId);
    expect([id, rest]).toEqual([expect.stringMatching(UUID), {}]);
    expect(id).not.toBe(made.deliveryId);
    await deliverDue(subscriber.at(new Date(Date.now() + MINUTE)));
    expect((await subscriber.tries(hook.id)).at(-1)).toMatchObject({
      deliveryId: id,
      eventId: made.eventId,
      attempt: 1,
      succeeded: true,
    });
  });

  it('are refused with the reason in words, as deliveries is, and change nothing', async () => {
    const { hook, made } = await deliveredAtLast();
    await subscriber.inside((tx) => tx.updateTable('webhooks').set({ status: 'disabled' }).execute());
    const unknown = newId();
    const refusals = await Promise.all([
      showbill.refusal('webhook', 'deliveries', unknown),
      showbill.refusal('webhook', 'pause', unknown),
      showbill.refusal('webhook', 'resume', 'mine'),
      showbill.refusal('webhook', 'rotate', unknown),
      showbill.refusal('webhook', 'send-again', unknown),
      showbill.refusal('webhook', 'send-again', made.deliveryId),
    ]);
    expect(refusals).toEqual([
      `there is no subscription ${unknown}`,
      `there is no subscription ${unknown}`,
      'there is no subscription mine',
      `there is no subscription ${unknown}`,
      `there is no delivery ${unknown}`,
      'this subscription is disabled: resume it before sending again',
    ]);
    expect(await subscriber.states(hook.id)).toEqual(['delivered']);
    expect(await subscriber.webhook(hook.id)).toMatchObject({ status: 'disabled', previous_secret: null });
  });
});

describe('webhook replay', () => {
  it('sends again what was missed on some days, or all, and says how many events', async () => {
    const today = new Date();
    await subscriber.happen('proposal.accepted', today);
    const hook = await subscriber.subscribe(url);
    const days = [addDays(today.toISOString().slice(0, 10), -1), addDays(today.toISOString().slice(0, 10), 1)];
    const replay = ['webhook', 'replay', hook.id, '--from', days[0] ?? '', '--to', days[1] ?? ''];
    expect(await showbill.lines(...replay)).toEqual(['1 event']);
    await deliverDue(subscriber.at(new Date(today.getTime() + DAY)));
    expect(await showbill.lines(...replay)).toEqual(['0 events']);
    expect(await showbill.json(...replay, '--all')).toEqual({ id: hook.id, events: 1 });
  });

  it('refuses days of long ago in one line', async () => {
    const { id } = await subscriber.subscribe(url);
    expect(await showbill.refusal('webhook', 'replay', id, '--from', '2020-01-01')).toBe(
      'events can be sent again for 30 days: choose a later first day',
    );
  });
});

it('webhook request prints what a delivery posts as a curl command', async () => {
  const { made, eventId } = await deliveredAtLast();
  const { curl, ...request } = await showbill.json('webhook', 'request', made.deliveryId);
  expect(request).toMatchObject({ url, headers: { 'webhook-id': eventId }, body: receiver.requests.at(-1)?.body });
  expect(curl).toMatch(`curl '${url}'`);
});
