import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { updateCompany } from '../../server/src/accounts/index.ts';
import type { TestPerson } from '../../server/src/testing/browser.ts';
import type { TestCompany } from '../../server/src/testing/service.ts';
import { type Receiver, startReceiver } from '../../server/src/testing/tls/receiver.ts';
import { TEXTS } from '../src/texts/index.ts';
import { useStage } from './stage.ts';

const { settings, newProposal, frame, proposals } = TEXTS;
const CONFERENCE = 'Conference for 100 in Leeds with a keynote stage, a projector and two radio microphones';

const stage = useStage();
let company: TestCompany;
let owner: TestPerson;
let receiver: Receiver;

beforeAll(async () => {
  company = await stage.service.company();
  owner = await stage.person(company);
  receiver = await startReceiver((response) => void response.writeHead(200).end('thank you'));
});
afterAll(() => receiver.close());

/** As a program on another machine would. */
function post(key: string, body: object): Promise<Response> {
  return fetch(`${stage.address}/v1/proposals`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

describe('an API key', () => {
  it('is made, shown once, works from outside, and what it makes comes into the open list by itself', async () => {
    const page = await stage.visit('/settings/keys', owner);
    await page.getByRole('button', { name: settings.keys.create }).click();
    await page.getByLabel(settings.keys.name).fill('Enquiry form');
    await page.getByRole('button', { name: settings.keys.submit, exact: true }).click();
    const key = await page.getByLabel(settings.keys.key, { exact: true }).inputValue();
    expect(key).toMatch(/^sbk_[0-9A-Za-z]{36}$/);
    await page.getByRole('button', { name: settings.close, exact: true }).click();
    expect(await page.content()).not.toContain(key);

    await page.getByRole('link', { name: frame.pages.proposals }).click();
    await page.getByText(proposals.empty).waitFor();
    const made = await post(key, { title: 'Made by a program', event: { description: CONFERENCE } });
    expect(made.status).toBe(201);
    // two seconds are what is promised; it takes a tenth of one
    await page.getByRole('link', { name: 'Made by a program' }).waitFor({ timeout: 2000 });
    await page.getByRole('link', { name: 'Made by a program' }).click();
    await page.getByTestId('total').waitFor();
    await page.getByRole('link', { name: frame.pages.settings }).click();
    await page.getByRole('link', { name: settings.tabs.keys }).click();
    await page.getByRole('button', { name: settings.keys.revokeWhich('Enquiry form') }).click();
    await page.getByRole('dialog').getByRole('button', { name: settings.keys.revoke, exact: true }).click();
    await page.getByText(settings.keys.showOver(1)).waitFor();
    expect((await post(key, { event: { description: CONFERENCE } })).status).toBe(401);
  });
});

describe('a test key', () => {
  it('makes what is listed apart, can be sent and opened, and is wiped', async () => {
    const { sandbox, keys } = settings;
    const page = await stage.visit('/settings/keys', owner);
    await page.getByRole('button', { name: keys.create }).click();
    await page.getByLabel(keys.name).fill('CRM on trial');
    await page.getByRole('radio', { name: keys.kinds.test }).check();
    await page.getByRole('button', { name: keys.submit, exact: true }).click();
    const key = await page.getByLabel(keys.key, { exact: true }).inputValue();
    expect(key).toMatch(/^sbk_test_/);
    await page.getByRole('button', { name: settings.close, exact: true }).click();
    await page.getByText(sandbox.empty).waitFor();

    const made = await post(key, { title: 'On trial', event: { description: CONFERENCE } });
    const { app_url: address }: { app_url: string } = await made.json();
    await page.goto(address);
    const item = page.getByRole('list', { name: sandbox.title }).getByRole('listitem');
    await item.getByText('TEST-').waitFor();
    await item.getByRole('button', { name: sandbox.send }).click();
    await item.getByText(TEXTS.statuses.sent).waitFor();
    const client = await page.context().newPage();
    await client.goto((await item.getByRole('link', { name: sandbox.page }).getAttribute('href')) ?? '');
    await client.getByRole('note').getByText('Test', { exact: true }).waitFor();
    await client.close();

    await page.getByRole('button', { name: sandbox.wipe }).click();
    await page.getByRole('dialog').getByRole('button', { name: sandbox.wipe, exact: true }).click();
    await page.getByText(sandbox.empty).waitFor();
    expect((await post(key, { event: { description: CONFERENCE } })).status).toBe(201);
    expect((await stage.service.call('GET', '/v1/proposals', { key: company.key })).text).not.toContain('On trial');
  });
});

describe('a webhook', () => {
  it('is added, gets a test event and what really happens, and its log shows request and answer', async () => {
    const page = await stage.visit('/settings/webhooks', owner);
    await page.getByRole('button', { name: settings.webhooks.add }).first().click();
    await page.getByLabel(settings.webhooks.url).fill(`https://localhost:${receiver.port}/hook`);
    await page.getByRole('button', { name: settings.webhooks.submit, exact: true }).click();
    const secret = await page.getByLabel(settings.webhooks.secret).inputValue();
    expect(secret).toMatch(/^whsec_/);
    await page.getByRole('button', { name: settings.close, exact: true }).click();
    await page.getByRole('link', { name: /Log of https:/ }).click();
    await page.getByText(settings.webhooks.logEmpty).waitFor();

    await page.getByRole('button', { name: settings.webhooks.test }).click();
    const log = page.getByRole('list', { name: settings.webhooks.log }).getByRole('listitem');
    await log.first().getByText(settings.webhooks.succeeded).waitFor();
    expect(receiver.requests).toHaveLength(1);
    expect(receiver.requests[0]?.body).toContain('"test":true');

    const made = await stage.service.call('POST', '/v1/proposals', {
      key: company.key,
      body: { event: { description: CONFERENCE } },
    });
    await owner.mutate('proposals.send', { id: made.json.id }, { company: company.id });
    await expect.poll(() => log.count()).toBe(2);
    await log.first().getByRole('button').click();
    await log.first().getByText('"type": "proposal.sent"').waitFor();
    await log.first().getByText(made.json.id).waitFor();
    await log.first().getByText('thank you').waitFor();
    expect(receiver.requests[1]?.headers['webhook-signature']).toMatch(/^v1,/);
  });
});

describe('the allowance', () => {
  it('is one for the application and the API, and its end is said before anything is typed', async () => {
    const small = await stage.service.company();
    await updateCompany(stage.service.context.db, small.id, { allowance: 2 });
    const member = await stage.person(small, 'editor');
    const page = await stage.visit('/proposals/new', member);
    await page.getByText(newProposal.quota('0', '2')).waitFor();
    await page.getByLabel(newProposal.description).fill(CONFERENCE);
    await page.getByRole('button', { name: newProposal.generate, exact: true }).click();
    await page.getByTestId('total').waitFor();

    const made = await post(small.key, { event: { description: CONFERENCE } });
    expect(await made.json()).toMatchObject({ quota: { used: 2, limit: 2 } });
    await page.getByRole('link', { name: frame.newProposal }).click();
    await page.getByText(newProposal.exhausted('2')).waitFor();
    await page.getByLabel(newProposal.description).fill(CONFERENCE);
    expect(await page.getByRole('button', { name: newProposal.generate, exact: true }).isDisabled()).toBe(true);

    expect((await post(small.key, { event: { description: CONFERENCE } })).status).toBe(429);
  });
});
