import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOutbound } from '../../platform/outbound/index.ts';
import { signedInMember, type TestPerson } from '../../testing/browser.ts';
import { startLoneTestService, type TestCompany, type TestService } from '../../testing/service.ts';
import { type Receiver, startReceiver, TEST_CA } from '../../testing/tls/receiver.ts';
import { deliverDue } from '../../webhooks/index.ts';

let service: TestService;
let company: TestCompany;
let owner: TestPerson;
let receiver: Receiver;
let status = 200;

beforeAll(async () => {
  receiver = await startReceiver((response) => void response.writeHead(status).end('thanks'));
  const outbound = createOutbound({ allowPrivate: true, lookup: async () => ['127.0.0.1'], ca: TEST_CA });
  service = await startLoneTestService({ outbound });
  company = await service.company();
  owner = await signedInMember(service, company.id, 'owner');
});
afterAll(async () => {
  await service.close();
  await receiver.close();
});

const query = async (procedure: string, input?: object) =>
  (await owner.query(procedure, { company: company.id, input })).json.result.data;
const mutate = (procedure: string, input: object) => owner.mutate(procedure, input, { company: company.id });
const subscribe = async (events?: string[]) => {
  const { json } = await mutate('webhooks.create', { url: `https://hook.test:${receiver.port}/`, events });
  return json.result.data;
};

describe('webhooks', () => {
  it('are made with a secret that is shown once, and go', async () => {
    const { id, signing_secret: secret, events } = await subscribe(['proposal.accepted']);
    expect([secret, events]).toEqual([expect.stringMatching(/^whsec_/), ['proposal.accepted']]);
    expect(JSON.stringify(await query('webhooks.list'))).not.toContain(secret);
    const rotated = (await mutate('webhooks.rotate', { id })).json.result.data.signing_secret;
    expect(rotated).toMatch(/^whsec_/);
    expect(rotated).not.toBe(secret);
    expect((await mutate('webhooks.remove', { id })).status).toBe(200);
    expect(await query('webhooks.list')).toEqual([]);
  });

  it('are refused where the address is none that can be sent to, or no kind is named', async () => {
    const wrong = [{ url: 'http://hook.test/' }, { url: 'nothing' }, { url: 'https://hook.test/', events: [] }];
    const answers = [];
    for (const input of wrong) {
      const { status, json } = await mutate('webhooks.create', input);
      answers.push([status, json.error.data.param]);
    }
    expect(answers).toEqual([
      [400, 'url'],
      [400, 'url'],
      [400, 'events'],
    ]);
  });

  it('have a log of request and answer, from which an event is sent again', async () => {
    const { id } = await subscribe(['proposal.viewed']);
    expect((await mutate('webhooks.sendTest', { id })).status).toBe(200);
    status = 500;
    await deliverDue(service.context);
    const [failed] = await query('webhooks.tries', { id });
    expect(failed).toMatchObject({ event: 'proposal.viewed', succeeded: false, response_status: 500 });
    expect(failed).toMatchObject({ response_body: 'thanks', next_attempt_at: expect.any(String) });
    const posted = receiver.requests.at(-1);
    const shown = await query('webhooks.request', { delivery_id: failed.delivery_id });
    expect(shown).toMatchObject({ body: posted?.body.toString(), curl: expect.stringMatching(/^curl 'https:/) });
    expect(shown.headers['webhook-id']).toBe(posted?.headers['webhook-id']);
    expect(JSON.parse(shown.body)).toMatchObject({
      type: 'proposal.viewed',
      data: { test: true, title: 'Test event' },
    });
    status = 200;
    expect((await mutate('webhooks.sendAgain', { delivery_id: failed.delivery_id })).status).toBe(200);
    await deliverDue(service.context);
    const [again] = await query('webhooks.tries', { id });
    expect(again).toMatchObject({ succeeded: true, response_status: 200 });
    expect(receiver.requests.at(-1)?.headers['webhook-id']).toBe(shown.headers['webhook-id']);
  });

  it('send no test event while they are paused', async () => {
    const { id } = await subscribe();
    expect((await mutate('webhooks.setStatus', { id, status: 'paused' })).status).toBe(200);
    expect((await mutate('webhooks.sendTest', { id })).status).toBe(409);
    await mutate('webhooks.setStatus', { id, status: 'active' });
    expect((await mutate('webhooks.sendTest', { id })).status).toBe(200);
  });
});

describe('mail', () => {
  it('is listed as it was kept, and read one by one', async () => {
    const { id } = await subscribe();
    status = 410;
    await mutate('webhooks.sendTest', { id });
    await deliverDue(service.context);
    const { mails, sends_mail: sends } = await query('mail.list');
    expect(sends).toBe(false);
    expect(mails[0]).toMatchObject({ kind: 'webhook.disabled', audience: 'company', state: 'kept' });
    expect(mails[0]).not.toHaveProperty('text');
    expect((await query('mail.read', { id: mails[0].id })).text).toContain('hook.test');
  });
});
