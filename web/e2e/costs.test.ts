import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { listProducts } from '../../server/src/catalogue/index.ts';
import { forCompany } from '../../server/src/platform/tenancy.ts';
import { createProposal, editProposal } from '../../server/src/proposals/index.ts';
import type { TestPerson } from '../../server/src/testing/browser.ts';
import type { TestCompany } from '../../server/src/testing/service.ts';
import { TEXTS } from '../src/texts/index.ts';
import { audit } from './audit.ts';
import { useStage } from './stage.ts';

const { costs, editor, settings } = TEXTS;
const SPEAKER = 'QSC K12.2 12in Powered Speaker';
const CATALOGUE = `sku,name,category,unit,unit_price,cost_price,tracked,owned
SP,${SPEAKER},audio,day,38.00,30.00,true,24
ST,Bar Stool,furniture,event,6.50,,true,80
`;

const stage = useStage();
let company: TestCompany;
let owner: TestPerson;
let colleague: TestPerson;

beforeEach(async () => {
  company = await stage.service.company({ catalogue: CATALOGUE });
  owner = await stage.person(company);
  colleague = await stage.person(company, 'editor');
});

/** A draft of four speakers and ten stools for a day. */
async function made(): Promise<string> {
  const { context } = stage.service;
  const event = { description: 'Two speakers for a party', date: '2027-05-14' };
  const { id, line_items: lines } = await createProposal(context, company.id, { event, title: 'Spring fair' });
  const products = await forCompany(context.db, company.id, (tx) => listProducts(tx, company.id, '2026-11-20'));
  const drop = lines.map(({ id: line_id, is_optional: optional, units, days, hours, unit_price, name, category }) => ({
    kind: 'remove_line' as const,
    line_id,
    follow: false,
    was: { units, days, hours, unit_price, optional, name, category },
  }));
  const add = products.map(({ id: product_id, name }) => ({
    kind: 'add_line' as const,
    product_id,
    units: name === SPEAKER ? 4 : 10,
    follow: false,
  }));
  await editProposal(context, company.id, id, [...drop, ...add], { kind: 'command' });
  return id;
}

const margin = (page: Page) => page.getByTestId('margin');
const cost = (page: Page, name: string) => page.getByLabel(costs.unitCostOf(name));

describe('cost and margin', () => {
  it('are shown to who may change a proposal, follow what is typed, and can be hidden', async () => {
    const id = await made();
    const page = await stage.visit(`/proposals/${id}`, colleague);
    await margin(page).getByText(costs.atMost('97.00 (44.7 %)')).waitFor();
    await page.getByText(costs.without(1, '1')).waitFor();
    expect(await cost(page, SPEAKER).inputValue()).toBe('30.00');
    await cost(page, 'Bar Stool').fill('2.5');
    await cost(page, 'Bar Stool').press('Enter');
    await margin(page).getByText('72.00 (33.2 %)', { exact: true }).waitFor();
    await page.getByText(costs.ofLine('40.00')).waitFor();
    expect(await audit(page)).toEqual([]);
    await page.getByRole('button', { name: costs.hide }).click();
    await margin(page).waitFor({ state: 'detached' });
    expect(await cost(page, SPEAKER).count()).toBe(0);
    await page.reload();
    await page.getByRole('button', { name: costs.show }).waitFor();
    expect(await cost(page, SPEAKER).count()).toBe(0);
    await page.getByRole('button', { name: costs.show }).click();
    await margin(page).getByText('72.00 (33.2 %)', { exact: true }).waitFor();
  });

  it('come from the catalogue once it knows them, and nothing of them is shown to who only looks', async () => {
    const id = await made();
    const page = await stage.visit('/catalogue', owner);
    await page.getByRole('link', { name: 'Bar Stool' }).first().click();
    await page.getByLabel(costs.product.label('GBP')).fill('3');
    await page.getByRole('button', { name: TEXTS.catalogue.product.save, exact: true }).click();
    await page.getByText(TEXTS.catalogue.product.saved).waitFor();
    await page.goto(`${stage.address}/proposals/${id}`);
    await page.getByRole('button', { name: costs.take }).click();
    await margin(page).getByText('67.00 (30.9 %)', { exact: true }).waitFor();
    const viewer = await stage.person(company, 'viewer');
    const looking = await stage.visit(`/proposals/${id}`, viewer);
    await looking.getByText(SPEAKER).first().waitFor();
    expect(await looking.getByText(costs.heading).count()).toBe(0);
    expect(await looking.getByText('30.00').count()).toBe(0);
  });

  it('below the least an editor is told that an owner has to send it, and the owner sends it', async () => {
    const id = await made();
    const page = await stage.visit('/settings/company', owner);
    const field = page.getByRole('textbox', { name: costs.settings.label });
    await field.fill('50');
    const form = page.locator('form').filter({ has: field });
    await form.getByRole('button', { name: settings.save }).click();
    await form.getByText(settings.saved).waitFor();
    const theirs = await stage.visit(`/proposals/${id}`, colleague);
    await theirs.getByText(costs.below('50 %')).waitFor();
    await theirs.getByRole('button', { name: editor.actions.send, exact: true }).click();
    const dialog = theirs.getByRole('dialog');
    await dialog.getByText(costs.send.byOwner).waitFor();
    expect(await dialog.getByText(costs.send.byOwner).innerText()).toContain('£23.00');
    expect(await dialog.getByRole('button', { name: editor.send.submitWithout }).isDisabled()).toBe(true);
    expect(await audit(theirs)).toEqual([]);
    await page.goto(`${stage.address}/proposals/${id}`);
    await page.getByRole('button', { name: editor.actions.send, exact: true }).click();
    await page.getByRole('dialog').getByText(costs.send.asOwner).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: editor.send.submitWithout }).click();
    await page.getByText(editor.standing.notSeen).waitFor();
  });

  it('are told to a key where its maker says so', async () => {
    const page = await stage.visit('/settings/keys', owner);
    await page.getByRole('button', { name: settings.keys.create }).click();
    await page.getByLabel(settings.keys.name).fill('Accounting');
    await page.getByLabel(costs.key).check();
    await page.getByRole('button', { name: settings.keys.submit, exact: true }).click();
    await page.getByText(settings.keys.madeTitle).waitFor();
    const { json } = await owner.query('keys.list', { company: company.id });
    expect(json.result.data.at(-1).scopes).toEqual(['read', 'write', 'money']);
  });
});
