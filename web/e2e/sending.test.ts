import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMailServer, type TestMailServer } from '../../server/src/mail/fixtures.ts';
import type { TestCompany, TestService } from '../../server/src/testing/service.ts';
import { TEXTS } from '../src/texts/index.ts';
import { audit } from './audit.ts';
import { useStage } from './stage.ts';

const { editor, mailing } = TEXTS;
const { templates, check } = mailing;
const CLIENT = { name: 'Ada Marsh', email: 'ada@client.example' };

async function draftIn(service: TestService, { key }: TestCompany, date?: string) {
  const body = { title: 'Gala', event: { description: 'Two K12.2 speakers for a talk', date }, client: CLIENT };
  return (await service.call('POST', '/v1/proposals', { key, body })).json;
}

async function openDialog(page: Page) {
  await page.getByRole('button', { name: editor.actions.send, exact: true }).click();
  return page.getByRole('dialog');
}

describe('where the server sends no mail', () => {
  const stage = useStage();

  it('a proposal is marked as sent, its link is copied, and nothing claims that a mail went', async () => {
    const company = await stage.service.company({ taxRate: '20' });
    const { id, share_url: link } = await draftIn(stage.service, company);
    const options = { permissions: ['clipboard-read', 'clipboard-write'] };
    const page = await stage.visit(`/proposals/${id}`, await stage.person(company), options);
    const dialog = await openDialog(page);
    await dialog.getByText(mailing.noServer).waitFor();
    await dialog.getByText(editor.fields.holdsNothing).waitFor();
    expect(await dialog.getByLabel(mailing.to, { exact: true }).count()).toBe(0);
    await dialog.getByRole('button', { name: editor.send.submitWithout }).click();
    await page.getByText(mailing.markedDone).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await page.getByText(new RegExp(`^${mailing.markedAsSent} `)).waitFor();
  });

  it('settings and set-up say what turns it on', async () => {
    const company = await stage.service.company();
    const owner = await stage.person(company);
    const page = await stage.visit('/settings/mail', owner);
    await page.getByText(check.hint).waitFor();
    expect(await page.getByRole('button', { name: check.send }).count()).toBe(0);
    await page.goto('/first-run');
    await page.getByText(check.hint).waitFor();
  });
});

describe('where it does', () => {
  let server: TestMailServer;
  const mail = { smtpUrl: 'smtp://127.0.0.1:1', from: 'Showbill <quotes@showbill.example>' };
  const config = { mail };
  beforeAll(async () => {
    server = await openMailServer();
    mail.smtpUrl = `smtp://127.0.0.1:${server.port}`;
  });
  const stage = useStage({ config });
  afterAll(() => server.close());

  async function visit(path: string, company: TestCompany) {
    return stage.visit(path, await stage.person(company));
  }

  it('the mail is written over before it goes, and its addresses are checked', async () => {
    const company = await stage.service.company({ taxRate: '20' });
    const { id, share_url: link } = await draftIn(stage.service, company, '2027-03-12');
    const page = await visit(`/proposals/${id}`, company);
    const dialog = await openDialog(page);
    const to = dialog.getByLabel(mailing.to, { exact: true });
    expect(await to.inputValue()).toBe(CLIENT.email);
    expect(await dialog.getByLabel(mailing.text).inputValue()).toContain(link);
    expect(await dialog.getByText(editor.fields.holdsNothing).count()).toBe(0);
    await to.fill('ada');
    await dialog.getByRole('button', { name: editor.send.submit, exact: true }).click();
    await dialog.getByText(mailing.badAddress('ada')).waitFor();
    await to.fill('bea@client.example');
    await dialog.getByLabel(mailing.cc).fill('cy@client.example, di@client.example');
    await dialog.getByLabel(mailing.subject).fill('For you, Bea');
    await dialog.getByLabel(mailing.text).fill('Hello Bea');
    await dialog.getByText(mailing.noLink).waitFor();
    await dialog.getByLabel(mailing.text).fill(`Hello Bea,\n\n${link}`);
    expect(await audit(page)).toEqual([]);
    await dialog.getByRole('button', { name: editor.send.submit, exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => server.received.at(-1)?.headers).toContain('Subject: For you, Bea');
    expect(server.received.at(-1)?.to).toEqual(['bea@client.example', 'cy@client.example', 'di@client.example']);
    await page.getByText(new RegExp(`^${editor.history.what.sent} ${editor.history.by(editor.history.you)}`)).waitFor();

    await page.getByRole('button', { name: editor.actions.more }).click();
    const reminder = mailing.byHand['proposal.expiring'];
    await page.getByRole('menuitem', { name: reminder.action }).click();
    await dialog.getByLabel(mailing.subject).fill('Still open');
    await dialog.getByRole('button', { name: reminder.submit }).click();
    await page.getByText(reminder.done).waitFor();
    await expect.poll(() => server.received.at(-1)?.headers).toContain('Subject: Still open');
  });

  it('a company puts it into its own words, with a preview, and goes back to the default', async () => {
    const company = await stage.service.company({ taxRate: '20' });
    const page = await visit('/settings/mail', company);
    const section = page.getByRole('region', { name: templates.heading });
    const text = section.getByLabel(mailing.text, { exact: true });
    await text.fill('Dear {{client}}, {{nmae}} {{link}}');
    await section.getByRole('button', { name: TEXTS.settings.save }).click();
    await section.getByText(templates.unknown('{{nmae}}')).waitFor();
    await text.fill('Dear {{client}}, see {{link}}');
    await section
      .getByRole('region', { name: templates.preview })
      .getByText(/^Dear Ada Marsh, see https:/)
      .waitFor();
    await section.getByRole('button', { name: TEXTS.settings.save }).click();
    await section.getByText(templates.own).waitFor();
    expect(await audit(page)).toEqual([]);

    const { id, share_url: link } = await draftIn(stage.service, company);
    const other = await visit(`/proposals/${id}`, company);
    const dialog = await openDialog(other);
    expect(await dialog.getByLabel(mailing.text).inputValue()).toBe(`Dear Ada Marsh, see ${link}`);

    await section.getByRole('button', { name: templates.reset }).click();
    await section.getByText(templates.usual).waitFor();
    expect(await text.inputValue()).toMatch(/^Hello \{\{client\}\},/);
  });

  it('an owner tries it, and reads what the mail server answered', async () => {
    const company = await stage.service.company();
    const page = await visit('/settings/mail', company);
    await page.getByRole('button', { name: check.send }).click();
    expect(await page.getByText(check.answer).innerText()).toMatch(/: 250 /);
  });
});
