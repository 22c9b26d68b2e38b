import { expect, it } from 'vitest';
import { formatMoney } from '../src/lib/format.ts';
import { TEXTS } from '../src/texts/index.ts';
import { audit } from './audit.ts';
import { useStage } from './stage.ts';

const { editor, prices, settings } = TEXTS;
const stage = useStage();

it('a rule is set, prices a proposal, is switched off there and taken back, and a client enters a code, by the keyboard', async () => {
  const company = await stage.service.company();
  const owner = await stage.person(company);
  const page = await stage.visit('/settings/prices', owner);

  const press = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  await press(prices.addWaiver);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(prices.percent, { exact: true }).fill('10');
  await dialog.getByRole('combobox', { name: prices.categories }).focus();
  await page.keyboard.type('Audio');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: settings.save }).click();
  await page.getByRole('list', { name: prices.waivers }).getByText('10').waitFor();
  await press(prices.addCode);
  await dialog.getByLabel(prices.code, { exact: true }).fill('spring');
  await dialog.getByLabel(prices.percent, { exact: true }).last().fill('50');
  await page.keyboard.press('Enter');
  await page.getByRole('list', { name: prices.codes }).getByText('SPRING').waitFor();
  await page.getByRole('switch', { name: prices.clientsEnter }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('switch', { name: prices.clientsEnter, checked: true }).waitFor();
  expect(await audit(page)).toEqual([]);

  const body = { event: { description: 'Two K12.2 speakers for a talk' } };
  const { json } = await stage.service.call('POST', '/v1/proposals', { key: company.key, body });
  const plain = json.subtotal;
  const waived = json.total;
  expect(waived).toBeGreaterThan(plain);
  const edited = await stage.visit(`/proposals/${json.id}`, owner);
  const total = edited.getByTestId('total');
  await total.getByText(formatMoney(waived, json.currency)).waitFor();
  await edited.getByRole('button', { name: editor.totals.rules }).click();
  await edited.getByRole('switch', { name: prices.waiver }).focus();
  await edited.keyboard.press('Space');
  await total.getByText(formatMoney(plain, json.currency)).waitFor();
  await edited.keyboard.press('Escape');
  await edited.getByRole('button', { name: editor.undo, exact: true }).click();
  await total.getByText(formatMoney(waived, json.currency)).waitFor();

  await owner.mutate('proposals.send', { id: json.id }, { company: company.id });
  const client = await stage.visit(new URL(json.share_url).pathname);
  await client.locator('#code summary').focus();
  await client.keyboard.press('Enter');
  await client.locator('#code-code').fill('spring');
  await client.keyboard.press('Enter');
  await client.getByRole('status').getByText('SPRING').waitFor();
  const halved = Math.round(plain * 50 + (waived - plain) * 100) / 100;
  await client.locator('#sums .total').getByText(formatMoney(halved, json.currency)).waitFor();
  expect(await audit(client)).toEqual([]);
});
