import { beforeEach, expect, it } from 'vitest';
import type { TestPerson } from '../../server/src/testing/browser.ts';
import type { TestCompany } from '../../server/src/testing/service.ts';
import { TEXTS } from '../src/texts/index.ts';
import { audit } from './audit.ts';
import { useStage } from './stage.ts';

/** What an owner does with the company's data as a whole, and with one client's. */

const { clients, settings } = TEXTS;
const NAME = 'Zebedee Quillfeather';
const BODY = {
  event: { description: 'Two K12.2 speakers for a talk' },
  client: { name: NAME, email: 'z@client.example' },
};

const stage = useStage();
let company: TestCompany;
let owner: TestPerson;

beforeEach(async () => {
  company = await stage.service.company();
  owner = await stage.person(company);
});

it('an owner erases a client by typing their name, and is told first what goes', async () => {
  const { json } = await stage.service.call('POST', '/v1/proposals', { key: company.key, body: BODY });
  const page = await stage.visit('/clients', owner);
  await page.getByRole('link', { name: NAME }).first().click();
  await page.getByRole('button', { name: clients.erase.button }).click();
  const dialog = page.getByRole('dialog', { name: clients.erase.title(NAME) });
  await dialog.getByText(clients.erase.backups('14')).waitFor();
  expect(await dialog.locator('dl').innerText()).toMatch(/Proposals\s+1\s/);
  expect(await audit(page)).toEqual([]);
  const erase = dialog.getByRole('button', { name: clients.erase.action });
  expect(await erase.isDisabled()).toBe(true);
  await dialog.getByLabel(clients.erase.confirm(NAME)).fill('zebedee quillfeather');
  await erase.click();
  await page.getByText(clients.empty).waitFor();
  await page.goto(`/proposals/${json.id}`);
  await page.getByRole('heading', { name: json.number }).first().waitFor();
  expect(await page.locator('main').innerText()).not.toContain('Zebedee');
});

it('an owner downloads everything, and an editor is not offered it', async () => {
  const page = await stage.visit('/settings/company', owner);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: settings.company.download }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^[a-z0-9-]+-\d{4}-\d\d-\d\d\.tar\.gz$/);
  expect(await download.failure()).toBeNull();
  const other = await stage.visit('/settings/company', await stage.person(company, 'editor'));
  await other.getByText(settings.company.ratesLead('GBP')).waitFor();
  expect(await other.getByText(settings.company.archive).count()).toBe(0);
});
