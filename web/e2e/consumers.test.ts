import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { changeWithdrawal } from '../../server/src/accounts/index.ts';
import { updateClient } from '../../server/src/clients/index.ts';
import { forCompany } from '../../server/src/platform/tenancy.ts';
import { changeProposal } from '../../server/src/proposals/index.ts';
import type { TestPerson } from '../../server/src/testing/browser.ts';
import type { TestCompany } from '../../server/src/testing/service.ts';
import { CONSUMER_TEXTS } from '../src/texts/consumers/index.ts';
import { TEXTS } from '../src/texts/index.ts';
import { audit, settled } from './audit.ts';
import { useStage } from './stage.ts';

const { ask, settings } = CONSUMER_TEXTS;
const NO_SCRIPT = { javaScriptEnabled: false, viewport: { width: 390, height: 844 } };
const DAY = 86_400_000;

const mail = { smtpUrl: 'smtp://127.0.0.1:1', from: 'Showbill <quotes@showbill.example>' };
const stage = useStage({ config: { mail } });
let company: TestCompany;
let owner: TestPerson;

beforeEach(async () => {
  company = await stage.service.company();
  owner = await stage.person(company);
});

interface Made {
  readonly id: string;
  readonly path: string;
}

/** A draft of an event that is soon, to a client of whom nobody has said what they are. */
async function draft(kind: 'consumer' | null = null): Promise<Made> {
  await forCompany(stage.service.context.db, company.id, (tx) => changeWithdrawal(tx, company.id, { isOffered: true }));
  const date = new Date(Date.now() + 5 * DAY).toISOString().slice(0, 10);
  const event = { description: 'Party for 40 with two speakers', date };
  const client = { name: 'Ada Marsh', email: 'ada@client.example' };
  const { json } = await stage.service.call('POST', '/v1/proposals', { key: company.key, body: { event, client } });
  await forCompany(stage.service.context.db, company.id, (tx) =>
    updateClient(tx, company.id, json.client.id, { kind, country: 'IE' }),
  );
  return { id: json.id, path: new URL(json.share_url).pathname };
}

async function accept(page: Page): Promise<void> {
  const form = page.locator('#answer');
  await form.getByLabel('Your name').fill('Ada Marsh');
  await form.getByLabel('Your email').fill('ada@client.example');
  await form.getByRole('checkbox', { name: /^I accept this proposal/ }).check();
  await form.getByRole('checkbox', { name: /start before the withdrawal period ends/ }).check();
  await form.getByRole('button', { name: /^Accept for/ }).click();
}

describe('consumers', () => {
  it('are offered the right of withdrawal by a switch, in words that can be replaced', async () => {
    const page = await stage.visit('/settings/company', owner);
    const section = page.getByRole('region', { name: settings.heading });
    // it is off and cannot be switched until it is known
    await section.locator('input[role="switch"]:enabled').press('Space');
    const notice = section.getByRole('textbox', { name: settings.notice });
    await notice.fill('Our own words.');
    await section.getByRole('button', { name: TEXTS.settings.save }).click();
    await section.getByText(settings.own, { exact: true }).waitFor();
    await section.getByRole('button', { name: settings.reset }).click();
    await section.getByText(settings.usual, { exact: true }).waitFor();
    expect(await notice.inputValue()).toContain('within 14 days');
    await settled(page);
    expect(await audit(page)).toEqual([]);
  });

  it('are asked for where nobody has said, when a proposal is sent', async () => {
    const { id } = await draft();
    const page = await stage.visit(`/proposals/${id}`, owner);
    await page.getByRole('button', { name: TEXTS.editor.actions.send, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: TEXTS.clients.kinds.consumer }).check();
    await dialog.getByText(ask.saved).waitFor();
    await settled(page);
    expect(await audit(page)).toEqual([]);
  });

  it('accept with the notice and withdraw without scripts, on a telephone', async () => {
    const { id, path } = await draft('consumer');
    await changeProposal(stage.service.context, company.id, id, 'send');
    const page = await stage.visit(path, null, NO_SCRIPT);
    await page.getByRole('heading', { name: 'Right of withdrawal' }).waitFor();
    await accept(page);
    await page.getByText(/^You can withdraw from this contract until/).waitFor();
    await page.getByText('Withdraw from contract here').first().click();
    expect(await page.getByLabel('Email for the confirmation').inputValue()).toMatch(/@/);
    await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
    await page.getByText(/Your withdrawal was received on/).waitFor();
  });

  it('find nothing in their way on the page', async () => {
    const { id, path } = await draft('consumer');
    await changeProposal(stage.service.context, company.id, id, 'send');
    const page = await stage.visit(path);
    expect(await audit(page)).toEqual([]);
    await accept(page);
    await page.locator('#withdraw summary').press('Enter');
    await page.getByRole('button', { name: 'Confirm withdrawal' }).waitFor();
    expect(await audit(page)).toEqual([]);
  });
});
