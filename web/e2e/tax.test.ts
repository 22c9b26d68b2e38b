import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { formatMoney } from '../src/lib/format.ts';
import { TEXTS } from '../src/texts/index.ts';
import { audit } from './audit.ts';
import { useStage } from './stage.ts';

const { entry, editor, tax } = TEXTS;
const stage = useStage();

let made = 0;

async function fillSignUp(): Promise<Page> {
  made += 1;
  const page = await stage.visit('/sign-up');
  await page.getByLabel(entry.signUp.name).fill('Ada Sign');
  await page.getByLabel(entry.signUp.email).fill(`ada-tax${made}@northlight.example`);
  await page.getByLabel(entry.signUp.password, { exact: true }).fill('a password of the first run');
  await page.getByLabel(entry.signUp.company).fill('Northlight Hire');
  await page.getByRole('radiogroup', { name: tax.question('VAT') }).waitFor();
  return page;
}

async function chooseCountry(page: Page, name: string): Promise<void> {
  const country = page.getByRole('combobox', { name: entry.signUp.country });
  await country.click();
  await country.fill(name);
  await page.getByRole('option', { name, exact: true }).click();
}

async function settingsOf(page: Page) {
  await page.getByRole('button', { name: entry.signUp.submit }).click();
  await page.getByRole('heading', { name: entry.firstRun.title }).waitFor();
  await page.getByRole('link', { name: new RegExp(`${tax.more}|${entry.firstRun.company.more}`) }).click();
  return page.getByRole('region', { name: tax.heading, exact: true });
}

describe('a company that signs up', () => {
  it('confirms the usual rate of its country, and gives its number', async () => {
    const page = await fillSignUp();
    expect(await page.getByRole('radio', { name: tax.charges('VAT') }).isChecked()).toBe(true);
    expect(await page.getByLabel(tax.rate('VAT')).inputValue()).toBe('20');
    await page.getByLabel(tax.numberOptional('VAT number')).fill('GB123456789');
    expect(await audit(page)).toEqual([]);
    const section = await settingsOf(page);
    expect(await section.getByLabel(tax.rate('VAT')).inputValue()).toBe('20');
    expect(await section.getByLabel(tax.numberOptional('VAT number')).inputValue()).toBe('GB123456789');
  });

  it('says that it charges none, which is a decision too', async () => {
    const page = await fillSignUp();
    await page.getByRole('radio', { name: tax.chargesNone }).check();
    const section = await settingsOf(page);
    expect(await section.getByRole('radio', { name: tax.chargesNone }).isChecked()).toBe(true);
    await section.getByText(tax.lead).waitFor();
  });

  it('is asked anew for another country, without a rate where that differs by state, and again on set-up', async () => {
    const page = await fillSignUp();
    await chooseCountry(page, 'Germany');
    await page.getByRole('radiogroup', { name: tax.question('MwSt.') }).waitFor();
    expect(await page.getByLabel(tax.rate('MwSt.')).inputValue()).toBe('19');
    await chooseCountry(page, 'United States');
    await page.getByRole('radiogroup', { name: tax.question('Sales tax') }).waitFor();
    expect(await page.getByRole('radio', { checked: true }).count()).toBe(0);
    await page.getByRole('button', { name: entry.signUp.submit }).click();
    await page.getByText(tax.needed).waitFor();
    await page.getByRole('radio', { name: tax.charges('Sales tax') }).check();
    await page.getByLabel(tax.rate('Sales tax')).fill('8.875');
    await page.getByRole('button', { name: tax.save, exact: true }).click();
    await page.getByText(tax.needed).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: entry.firstRun.company.more }).waitFor();
  });
});

describe('a company without a decision', () => {
  it('is warned before it first sends, and comes to where it decides', async () => {
    const company = await stage.service.company();
    const owner = await stage.person(company);
    const body = { event: { description: 'Two K12.2 speakers for a talk' } };
    const { json } = await stage.service.call('POST', '/v1/proposals', { key: company.key, body });
    const page = await stage.visit(`/proposals/${json.id}`, owner);
    await page.getByRole('button', { name: editor.actions.send, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(tax.undecided).waitFor();
    expect(await audit(page)).toEqual([]);
    await dialog.getByRole('link', { name: tax.setUp }).click();
    const section = page.getByRole('region', { name: tax.heading, exact: true });
    await section.getByRole('radio', { name: tax.charges('VAT') }).check();
    expect(await section.getByLabel(tax.rate('VAT')).inputValue()).toBe('20');
    await section.getByRole('button', { name: TEXTS.settings.save }).click();
    await section.getByText(TEXTS.settings.saved, { exact: true }).waitFor();
    await page.goBack();
    await page.getByRole('button', { name: editor.actions.send, exact: true }).click();
    await dialog.getByRole('button', { name: editor.send.submitWithout }).waitFor();
    expect(await dialog.getByText(tax.undecided).count()).toBe(0);
    await dialog.getByText(editor.taxes.hasNone('VAT 20 %')).waitFor();
    expect(await audit(page)).toEqual([]);
    const taxed = Math.round(json.total * 120) / 100;
    await dialog.getByRole('button', { name: editor.taxes.charge('VAT 20 %') }).click();
    await page.getByTestId('total').getByText(formatMoney(taxed, json.currency)).waitFor();
    await page.getByRole('button', { name: editor.actions.send, exact: true }).click();
    await dialog.getByRole('button', { name: editor.send.submitWithout }).waitFor();
    expect(await dialog.getByText(editor.taxes.hasNone('VAT 20 %')).count()).toBe(0);
  });

  it('charges a client another tax or none, which can be taken back', async () => {
    const company = await stage.service.company({ taxRate: '20' });
    const owner = await stage.person(company);
    const body = { event: { description: 'Two K12.2 speakers for a talk' } };
    const { json } = await stage.service.call('POST', '/v1/proposals', { key: company.key, body });
    const page = await stage.visit(`/proposals/${json.id}`, owner);
    await page.getByRole('button', { name: editor.totals.change('VAT') }).click();
    await page.getByRole('button', { name: editor.taxes.none }).click();
    await page.getByTestId('total').getByText(formatMoney(json.subtotal, json.currency)).waitFor();
    await page.getByRole('button', { name: editor.taxes.add }).click();
    await page.getByLabel(editor.totals.percent).fill('5');
    await page.getByRole('button', { name: editor.totals.save }).click();
    await page
      .getByTestId('total')
      .getByText(formatMoney(Math.round(json.subtotal * 105) / 100, json.currency))
      .waitFor();
    expect(await audit(page)).toEqual([]);
  });
});
