import type { Page } from 'playwright-core';
import { ask, press } from './acts.ts';
import type { Picture } from './take.ts';
import type { World } from './world.ts';

/** A proposal with rules of every kind, and one that is open to its client. */
export interface Priced {
  readonly draft: string;
  readonly page: string;
}

/** The settings of prices, and a proposal that follows them: in the editor and on the client's page. */
export const pricePages: readonly Picture[] = [
  { name: 'prices', at: () => '/settings/prices' },
  { name: 'prices-viewer', who: 'viewer', at: () => '/settings/prices' },
  { name: 'prices-empty', who: 'newcomer', at: () => '/settings/prices' },
  { name: 'prices-season', at: () => '/settings/prices', act: ask('Change Weekend') },
  { name: 'prices-waiver', at: () => '/settings/prices', act: ask('Add waiver') },
  { name: 'prices-list', at: () => '/settings/prices', act: ask('Change Trade prices') },
  { name: 'prices-code', at: () => '/settings/prices', act: ask('Add code') },
  {
    name: 'prices-code-refused',
    at: () => '/settings/prices',
    act: async (page) => {
      await ask('Add code')(page);
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Code').fill('SPRING27');
      await dialog.getByLabel('Percent', { exact: true }).last().fill('5');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await dialog.getByText('already').waitFor();
    },
  },
  { name: 'prices-editor', at: ({ priced }) => `/proposals/${priced.draft}`, act: totals },
  {
    name: 'prices-editor-rules',
    at: ({ priced }) => `/proposals/${priced.draft}`,
    act: async (page) => {
      await totals(page);
      await press('button', 'Rules')(page);
      await page.getByRole('switch', { name: 'Damage waiver' }).waitFor();
    },
  },
  {
    name: 'prices-editor-code',
    at: ({ priced }) => `/proposals/${priced.draft}`,
    act: async (page) => {
      await totals(page);
      await press('button', 'Change SPRING27')(page);
      await page.getByLabel('Discount code', { exact: true }).last().waitFor();
    },
  },
  { name: 'prices-client', who: 'guest', at: ({ priced }) => priced.page },
  {
    name: 'prices-client-code',
    who: 'guest',
    at: ({ priced }) => priced.page,
    act: async (page) => {
      await page.locator('#code summary').click();
      await page.locator('#code-code').fill('NOTACODE');
      await page.locator('#code button').click();
      await page.locator('.fault').first().waitFor();
    },
  },
  { name: 'prices-of-client', at: ({ client }) => `/clients/${client}` },
];

async function totals(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Figures' }).scrollIntoViewIfNeeded();
}

const USUAL = { categories: null, active: true };
const CODE = { percent: null, amount: null, from: null, to: null, uses: null, active: true };

/** Sets a rule of each kind, and makes two proposals of the template. */
export async function makePrices(call: World['call'], template: string, client: string): Promise<Priced> {
  const season = (rule: object) =>
    call('prices.saveRule', { rule: { kind: 'season', categories: null, ...rule }, active: USUAL.active });
  await season({ label: 'Weekend', percent: 15, weekdays: [6, 7], dates: null });
  const dates = { from: '2027-12-01', to: '2027-12-31', yearly: true };
  await season({ label: 'Christmas season', percent: 20, weekdays: [], dates });
  await season({
    label: 'Quiet weeks',
    percent: -10,
    weekdays: [1, 2, 3, 4],
    dates: { ...dates, from: '2027-01-05', to: '2027-02-28' },
  });
  const waiver = { kind: 'waiver', label: 'Damage waiver', percent: 8, optional: true };
  await call('prices.saveRule', { rule: { ...waiver, categories: ['audio', 'lighting', 'video'] }, active: true });
  await call('prices.saveRule', { rule: { kind: 'minimum', amount: 250 }, active: true });
  const categories = [{ category: 'audio', percent: 15 }];
  const { id: list } = await call('prices.savePriceList', { list: { name: 'Trade prices', percent: 5, categories } });
  await call('clients.update', { id: client, price_list_id: list });
  await call('prices.saveCode', { code: { ...CODE, code: 'SPRING27', percent: 10, uses: 50, to: '2027-05-31' } });
  await call('prices.saveCode', { code: { ...CODE, code: 'WELCOME', amount: 50, active: false } });
  await call('prices.letClientsEnterCodes', { allowed: true });
  // a Friday before Christmas: of its two days one is a weekend's
  const make = async () => (await call('templates.make', { id: template, date: '2027-12-10', client_id: client })).id;
  const [draft, sent] = [await make(), await make()];
  await call('proposals.edit', { id: draft, changes: [{ kind: 'set_code', code: 'SPRING27', was: null }] });
  await call('proposals.send', { id: sent });
  const { share_url: url } = await call('proposals.get', { id: sent });
  return { draft, page: new URL(url).pathname };
}
