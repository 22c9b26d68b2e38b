import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeProposal } from '../../server/src/proposals/index.ts';
import type { TestPerson } from '../../server/src/testing/browser.ts';
import type { TestCompany } from '../../server/src/testing/service.ts';
import { type Receiver, startReceiver } from '../../server/src/testing/tls/receiver.ts';
import { formatMoney } from '../src/lib/format.ts';
import { TEXTS } from '../src/texts/index.ts';
import {
  acceptNow,
  companyWithTerms,
  draftWithExtras,
  fillAcceptance,
  type Shared,
  SPEAKER,
  sendAnew,
  sentWithExtras,
  storedOf,
  TERMS,
  TITLE,
} from './client-page.ts';
import { hasFocus, tabTo } from './focus.ts';
import { useStage } from './stage.ts';

const { editor, statuses } = TEXTS;
const NO_SCRIPT = { javaScriptEnabled: false };
/** What is promised; it takes some tenths of a second. */
const LIVE_MS = 2000;
/** One second is promised, to a machine that has nothing else to do. */
const HOOK_MS = 3000;

const stage = useStage();
let company: TestCompany;
let owner: TestPerson;
let receiver: Receiver;

beforeAll(async () => {
  company = await companyWithTerms(stage.service);
  owner = await stage.person(company);
  receiver = await startReceiver();
});
afterAll(() => receiver.close());

const sent = (date?: string) => sentWithExtras(stage.service, company, date);
const stored = (shared: Shared) => storedOf(stage.service, company, shared);

/** With tax, as the page has it. */
async function totalWith(shared: Shared, extra: number): Promise<string> {
  return formatMoney(Number((await stored(shared)).total) / 100 + extra * 1.2, 'GBP');
}

function totalOn(page: Page): Promise<string> {
  return page.locator('#sums .total dd').innerText();
}

/** What the day of a proposal has of its speakers. */
async function bookedFor(shared: Shared) {
  const product = (await stored(shared)).lines.find(({ name }) => name === SPEAKER)?.catalogItemId;
  const path = `/v1/inventory/availability?from=${shared.date}&to=${shared.date}`;
  const { json } = await stage.service.call('GET', path, { key: company.key });
  return json.data.find((record: { catalog_item_id: string }) => record.catalog_item_id === product);
}

describe('without scripts', () => {
  it('the page is complete, and is accepted as a plain form with what was picked', async () => {
    const shared = await sent();
    const [plain, withHazer] = [await totalWith(shared, 0), await totalWith(shared, 100)];
    const page = await stage.visit(shared.path, null, NO_SCRIPT);
    await page.getByRole('heading', { level: 1, name: TITLE }).waitFor();
    const words = await page.locator('body').innerText();
    for (const part of [company.name, SPEAKER, 'Leeds', 'Friday 12 March 2027', 'Hazer', ...TERMS.split('\n\n')]) {
      expect(words).toContain(part);
    }
    expect(await totalOn(page)).toBe(plain);

    await page.getByRole('checkbox', { name: /^Hazer/ }).check();
    await page.getByRole('button', { name: 'Update total' }).click();
    expect(await totalOn(page)).toBe(withHazer);
    expect(await page.getByRole('checkbox', { name: /^Hazer/ }).isChecked()).toBe(true);
    await fillAcceptance(page);
    await page.getByRole('button', { name: `Accept for ${withHazer}` }).click();

    await page.getByText('Accepted on').waitFor();
    expect(new URL(page.url()).search).toBe('');
    await page.getByText(`Ada Marsh accepted it for ${withHazer}`).waitFor();
    expect(await page.locator('#answer, [name="pick"]').count()).toBe(0);
    const copy = await page.getByRole('link', { name: 'Signed copy (PDF)' }).getAttribute('href');
    const pdf = await fetch(new URL(copy ?? '', stage.address + shared.path));
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect((await stored(shared)).lines.filter(({ picked }) => picked).map(({ name }) => name)).toEqual(['Hazer']);
  });

  it('one who picked without looking at the total is shown it first, and has to type nothing again', async () => {
    const shared = await sent();
    const withBoth = await totalWith(shared, 350.5);
    const page = await stage.visit(shared.path, null, NO_SCRIPT);
    await page.getByRole('checkbox', { name: /^Hazer/ }).check();
    await page.getByRole('checkbox', { name: /^Crew of two/ }).check();
    await fillAcceptance(page);
    await acceptNow(page);
    await page.getByText('The total has changed with the extras you picked').waitFor();
    expect((await stored(shared)).status).toBe('sent');
    await page.getByRole('button', { name: `Accept for ${withBoth}` }).click();
    await page.getByText('Accepted on').waitFor();
  });
});

describe('with scripts', () => {
  it('the total follows a tick, as the server reckons it, and what is accepted is what was shown', async () => {
    const shared = await sent();
    const page = await stage.visit(shared.path);
    await page.getByRole('checkbox', { name: /^Crew of two/ }).check();
    const total = await totalWith(shared, 250.5);
    await expect.poll(() => totalOn(page)).toBe(total);
    await page.getByRole('checkbox', { name: /^Hazer/ }).check();
    await expect.poll(() => totalOn(page)).toBe(await totalWith(shared, 350.5));
    await page.getByRole('checkbox', { name: /^Hazer/ }).uncheck();
    await expect.poll(() => totalOn(page)).toBe(total);
    expect(await page.getByRole('button', { name: 'Update total' }).count()).toBe(0);
    await fillAcceptance(page);
    await page.getByText(`${TITLE}, with Crew of two: ${total}.`).waitFor();
    await page.getByRole('button', { name: `Accept for ${total}` }).click();
    await page.getByText(`Ada Marsh accepted it for ${total}`).waitFor();
  });

  it('of two windows the second is told that it was accepted, and nothing changes', async () => {
    const shared = await sent();
    const [first, second] = [await stage.visit(shared.path), await stage.visit(shared.path)];
    await fillAcceptance(first, 'Ada Marsh');
    await fillAcceptance(second, 'Bea Marsh');
    await acceptNow(first);
    await first.getByText('Accepted on').waitFor();
    await acceptNow(second);
    await second.getByRole('status').getByText('has already been accepted').waitFor();
    await second.getByText('Ada Marsh accepted it').waitFor();
    expect(await second.locator('#answer').count()).toBe(0);
  });

  it('a version that is not the newest is refused, and the newest shown and accepted', async () => {
    const shared = await sent();
    const page = await stage.visit(shared.path);
    await fillAcceptance(page);
    await sendAnew(stage.service, company, shared);
    await acceptNow(page);
    await page.getByText('There is a newer version of this proposal, version 2').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Another title' }).waitFor();
    expect((await stored(shared)).status).toBe('sent');
    await fillAcceptance(page);
    await acceptNow(page);
    await page.getByText('Accepted on').waitFor();
  });

  it('a question and why it was declined stand in the history of the application', async () => {
    const shared = await sent();
    const page = await stage.visit(shared.path);
    await page.getByText('Ask a question').click();
    const question = page.locator('#ask');
    await question.getByLabel('Your name').fill('Ada Marsh');
    await question.getByLabel('Your email').fill('ada@client.example');
    await question.getByLabel(/^Your question/).fill('Is parking included?');
    await question.getByRole('button').click();
    await page.getByRole('status').getByText('Your question is on its way').waitFor();
    await page.getByText('Decline', { exact: true }).click();
    await page.locator('#decline textarea').fill('We found a <cheaper> one.');
    await page.getByRole('button', { name: 'Decline proposal' }).click();
    await page.getByText('Declined on').waitFor();

    const inside = await stage.visit(`/proposals/${shared.id}`, owner);
    await inside.getByText('“We found a <cheaper> one.”').waitFor();
    await inside.getByText('Ada Marsh (ada@client.example): “Is parking included?”').waitFor();
    expect((await stored(shared)).status).toBe('declined');
  });

  it('one accepts with the keyboard alone', async () => {
    const shared = await sent();
    const total = await totalWith(shared, 100);
    const page = await stage.visit(shared.path);
    const { keyboard } = page;
    await tabTo(page, page.getByRole('checkbox', { name: /^Hazer/ }));
    await keyboard.press('Space');
    await expect.poll(() => totalOn(page)).toBe(total);
    await tabTo(page, page.locator('#accept-name'));
    await keyboard.type('Ada Marsh');
    await tabTo(page, page.locator('#accept-email'));
    await keyboard.type('ada@client.example');
    await tabTo(page, page.locator('[name="terms"]'));
    await keyboard.press('Space');
    const submit = page.getByRole('button', { name: `Accept for ${total}` });
    await tabTo(page, submit);
    expect(await hasFocus(submit)).toBe(true);
    await keyboard.press('Enter');
    await page.getByText(`Ada Marsh accepted it for ${total}`).waitFor();
  });
});

describe('an acceptance', () => {
  it('shows in open windows of the application, turns the stock firm and reaches a webhook, all at once', async () => {
    const url = `https://localhost:${receiver.port}/hook`;
    const input = { url, events: ['proposal.accepted'] };
    expect((await owner.mutate('webhooks.create', input, { company: company.id })).status).toBe(200);
    const shared = await sent('2027-06-18');
    const list = await stage.visit('/proposals', owner);
    const row = list.getByRole('row').filter({ has: list.locator(`a[href$="${shared.id}"]`) });
    await row.getByText(statuses.sent).waitFor();
    const open = await stage.visit(`/proposals/${shared.id}`, owner);
    await open.getByRole('note').getByText(editor.standing.sent).waitFor();
    expect(await bookedFor(shared)).toMatchObject({ firm: 0, provisional: 2 });

    const page = await stage.visit(shared.path);
    await fillAcceptance(page);
    const seenInside = Promise.all([
      row.getByText(statuses.accepted).waitFor({ timeout: LIVE_MS }),
      open.getByRole('note').getByText(editor.standing.accepted).waitFor({ timeout: LIVE_MS }),
    ]);
    await acceptNow(page);
    await expect.poll(() => receiver.requests.length, { timeout: HOOK_MS, interval: 10 }).toBe(1);
    await seenInside;
    const event = JSON.parse(receiver.requests[0]?.body ?? '');
    expect(event).toMatchObject({ type: 'proposal.accepted', data: { id: shared.id, status: 'accepted' } });
    expect(await bookedFor(shared)).toMatchObject({ firm: 2, provisional: 0 });
  });
});

describe('the company’s own people', () => {
  it('see the page from the application before and after it is sent, and are not counted as its clients', async () => {
    const shared = await draftWithExtras(stage.service, company);
    const page = await stage.visit(`/proposals/${shared.id}`, owner);
    await page.getByRole('button', { name: editor.actions.send, exact: true }).click();
    const preview = page.getByRole('dialog').getByRole('link', { name: editor.send.page });
    const [draft] = await Promise.all([page.context().waitForEvent('page'), preview.click()]);
    await draft.getByRole('heading', { level: 1, name: TITLE }).waitFor();
    await draft.getByText('it cannot be accepted yet').waitFor();

    await changeProposal(stage.service.context, company.id, shared.id, 'send');
    await draft.reload();
    await draft.getByText('Open until').waitFor();
    expect((await stored(shared)).viewedAt).toBeNull();
    await stage.visit(shared.path);
    await expect.poll(async () => (await stored(shared)).viewedAt).not.toBeNull();
  });

  it('have the proposal as PDF, and the signed copy once there is one', async () => {
    const shared = await sent();
    const page = await stage.visit(`/proposals/${shared.id}`, owner);
    const menu = page.getByRole('menuitem');
    const hrefOf = async (name: string) => {
      await page.getByRole('button', { name: editor.actions.more }).click();
      const href = await page.getByRole('menuitem', { name, exact: true }).getAttribute('href');
      await page.getByRole('menuitem', { name, exact: true }).press('Escape');
      await menu.first().waitFor({ state: 'detached' });
      return (await page.context().request.get(href ?? '')).headers()['content-type'];
    };
    expect(await hrefOf(editor.actions.download)).toBe('application/pdf');
    expect((await stored(shared)).viewedAt).toBeNull();
    const client = await stage.visit(shared.path);
    await fillAcceptance(client);
    await acceptNow(client);
    await page.getByRole('note').getByText(editor.standing.accepted).waitFor();
    expect(await hrefOf(editor.actions.signedCopy)).toBe('application/pdf');
  });
});
