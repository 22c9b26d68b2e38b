import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMailServer, type TestMailServer } from '../../server/src/mail/fixtures.ts';
import { forCompany } from '../../server/src/platform/tenancy.ts';
import { changeProposal } from '../../server/src/proposals/index.ts';
import type { TestCompany, TestService } from '../../server/src/testing/service.ts';
import { TEXTS } from '../src/texts/index.ts';
import { audit } from './audit.ts';
import { useStage } from './stage.ts';

const { activity } = TEXTS;
const CLIENT = { name: 'Ada Marsh', email: 'ada@client.example' };
const QUESTION = 'Is there <b>parking</b> for two vans?';

interface Sent {
  readonly id: string;
  /** Of its page for the client. */
  readonly path: string;
}

async function sent(service: TestService, company: TestCompany, title: string): Promise<Sent> {
  const body = { title, event: { description: 'Two K12.2 speakers for a talk' }, client: CLIENT };
  const { json } = await service.call('POST', '/v1/proposals', { key: company.key, body });
  await changeProposal(service.context, company.id, json.id, 'send');
  return { id: json.id, path: new URL(json.share_url).pathname };
}

async function ask(page: Page, question: string): Promise<void> {
  await page.getByText('Ask a question').click();
  const form = page.locator('#ask');
  await form.getByLabel('Your name').fill('Bo Lund');
  await form.getByLabel('Your email').fill('bo@client.example');
  await form.getByLabel(/^Your question/).fill(question);
  await form.getByRole('button').click();
  await page.getByRole('status').waitFor();
}

async function decline(page: Page, reason: string): Promise<void> {
  await page.getByText('Decline', { exact: true }).click();
  await page.getByLabel(/^Why are you declining/).fill(reason);
  await page.getByRole('button', { name: 'Decline proposal' }).click();
  await page.getByText('Declined on').waitFor();
}

async function accept(page: Page): Promise<void> {
  await page.locator('#answer').getByLabel('Your name').fill(CLIENT.name);
  await page.locator('#answer').getByLabel('Your email').fill(CLIENT.email);
  await page.getByRole('checkbox').last().check();
  await page.getByRole('button', { name: /^Accept for/ }).click();
  await page.getByText('Accepted on').waitFor();
}

/** A row of the inbox, by who did what. */
function row(page: Page, who: string, what: keyof typeof activity.what) {
  return page.getByRole('button', { name: new RegExp(`${who} ${activity.what[what]}`) });
}

const mark = (page: Page) => page.getByRole('img', { name: activity.mark });
const place = (page: Page, unread: number) =>
  page.getByRole('link', {
    name: unread === 0 ? TEXTS.frame.pages.home : activity.unreadAt(TEXTS.frame.pages.home, unread),
    exact: true,
  });

describe('where the server sends mail', () => {
  let server: TestMailServer;
  const mail = { smtpUrl: 'smtp://127.0.0.1:1', from: 'Showbill <quotes@showbill.example>' };
  beforeAll(async () => {
    server = await openMailServer();
    mail.smtpUrl = `smtp://127.0.0.1:${server.port}`;
  });
  const stage = useStage({ config: { mail } });
  afterAll(() => server.close());

  it('a question appears on Home at once, is answered there by mail, and both see all of it', async () => {
    const company = await stage.service.company();
    await forCompany(stage.service.context.db, company.id, (tx) =>
      tx.updateTable('companies').set({ email: 'hire@northlight.example' }).where('id', '=', company.id).execute(),
    );
    const gala = await sent(stage.service, company, 'Gala');
    const home = await stage.visit('/', await stage.person(company));
    const list = await stage.visit('/proposals', await stage.person(company, 'viewer'));
    await home.getByText(activity.none).waitFor();
    expect(await mark(list).count()).toBe(0);

    const client = await stage.visit(gala.path);
    await row(home, CLIENT.name, 'viewed').waitFor();
    await mark(list).waitFor();
    await ask(client, QUESTION);
    await row(home, 'Bo Lund', 'asked').waitFor();
    await home.getByText(QUESTION).waitFor();
    await place(home, 2).waitFor();
    expect(await audit(home)).toEqual([]);

    await row(home, 'Bo Lund', 'asked').click();
    await place(home, 0).waitFor();
    expect(await mark(home).count()).toBe(0);
    const answer = home.getByLabel(activity.answer.labelTo('Bo Lund'));
    await home.getByText(activity.answer.goesTo('bo@client.example')).waitFor();
    await answer.fill('Yes, at the loading bay.\n\nEdith');
    expect(await audit(home)).toEqual([]);
    await home.getByRole('button', { name: activity.answer.send }).click();
    await home.getByText(activity.answer.sent, { exact: true }).waitFor();
    await home.getByText(activity.mail.sent('bo@client.example')).waitFor();
    expect(await answer.inputValue()).toBe('');
    const received = server.received.find(({ to }) => to.includes('bo@client.example'));
    expect(received?.headers).toContain('Reply-To: hire@northlight.example');
    expect(received?.body).toContain('Yes, at the loading bay.');

    await client.reload();
    const thread = client.getByRole('region', { name: 'Questions and answers' });
    expect(await thread.innerText()).toMatch(/Bo Lund[^]*<b>parking<\/b>[^]*Yes, at the loading bay\.\s+Edith/);

    // another person has their own marks, at the proposal too
    await list.getByRole('link', { name: 'Gala' }).click();
    const side = list.getByRole('region', { name: activity.heading });
    await side.getByText('Yes, at the loading bay.').waitFor();
    expect(await side.getByRole('textbox').count()).toBe(0);
    await list.getByRole('button', { name: activity.mark }).click();
    await place(list, 0).waitFor();
    await side.getByText(QUESTION).waitFor();
    await home.getByRole('link', { name: activity.open }).click();
    await home.getByRole('region', { name: activity.heading }).getByText('Yes, at the loading bay.').waitFor();
    expect(await audit(home)).toEqual([]);
  });

  it('views in a row are one line, a refusal comes with its reason, and unread ones can be shown alone', async () => {
    const company = await stage.service.company();
    const [party, dinner] = [await sent(stage.service, company, 'Party'), await sent(stage.service, company, 'Dinner')];
    const home = await stage.visit('/', await stage.person(company));
    const client = await stage.visit(party.path);
    await row(home, CLIENT.name, 'viewed').waitFor();
    await client.reload();
    await client.reload();
    await home.getByText(activity.viewedOften('3')).waitFor();
    await decline(client, 'Too dear for us');
    await home.getByText('Too dear for us').waitFor();
    await row(home, CLIENT.name, 'declined').click();
    await place(home, 0).waitFor();

    await home.getByText(activity.unread, { exact: true }).click();
    await home.getByText(activity.noneUnread).waitFor();
    await client.goto(dinner.path);
    await accept(client);
    await row(home, CLIENT.name, 'accepted').waitFor();
    expect(await row(home, CLIENT.name, 'declined').count()).toBe(0);
    await row(home, CLIENT.name, 'accepted').click();
    await place(home, 0).waitFor();
    // what is open stays
    await home.getByLabel(activity.answer.labelTo(CLIENT.name)).waitFor();
    await home.reload();
    await home.getByText(activity.noneUnread).waitFor();
    await home.getByText(activity.all, { exact: true }).click();
    await row(home, CLIENT.name, 'declined').waitFor();
  });
});

describe('where it does not', () => {
  const stage = useStage();

  it('an answer is copied or opened in the own email program, and nothing claims that it was mailed', async () => {
    const company = await stage.service.company();
    const gala = await sent(stage.service, company, 'Gala');
    const options = { permissions: ['clipboard-read', 'clipboard-write'] };
    const home = await stage.visit('/', await stage.person(company), options);
    await ask(await stage.visit(gala.path), QUESTION);
    await row(home, 'Bo Lund', 'asked').click();
    await home.getByText(activity.answer.noServer).waitFor();
    expect(await home.getByRole('button', { name: activity.answer.send }).count()).toBe(0);
    const answer = home.getByLabel(activity.answer.labelTo('Bo Lund'));
    await answer.fill('Yes & no');
    // what is typed outlives a reload
    await home.reload();
    await row(home, 'Bo Lund', 'asked').click();
    await expect.poll(() => answer.inputValue()).toBe('Yes & no');
    await home.getByRole('button', { name: activity.answer.copy }).click();
    await home.getByText(activity.answer.copied).waitFor();
    expect(await home.evaluate(() => navigator.clipboard.readText())).toBe('Yes & no');
    await home.getByText(activity.mail.none).waitFor();
    const mailed = home.getByRole('link', { name: activity.answer.openMail });
    expect(await mailed.getAttribute('href')).toMatch(
      /^mailto:bo@client\.example\?subject=Re%3A%20Gala%20\(P-.*&body=Yes%20%26%20no$/,
    );
    await answer.fill('Or call us');
    await home.getByRole('button', { name: activity.answer.openMail }).click();
    await home.getByText(activity.answer.kept).waitFor();
    await expect.poll(() => home.getByText(activity.mail.none).count()).toBe(2);
    expect(await home.getByText(activity.answer.sent, { exact: true }).count()).toBe(0);
  });
});
