import { expect, it } from 'vitest';
import { formatMoney } from '../src/lib/format.ts';
import { TEXTS } from '../src/texts/index.ts';
import { audit } from './audit.ts';
import { useStage } from './stage.ts';

const { deliveryPrices: texts, settings, editor } = TEXTS;
const stage = useStage();

const CATALOGUE = `sku,name,category,unit,unit_price,weight_kg
SP,QSC K12.2 12in Powered Speaker,audio,day,38.00,18
DE,Delivery and collection,transport,event,90.00,
`;

it('delivery prices are set, price a line by its postcode and by a distance, and are read by the client, by the keyboard', async () => {
  const company = await stage.service.company({ catalogue: CATALOGUE });
  const owner = await stage.person(company);
  const page = await stage.visit('/settings/delivery', owner);
  const press = async (name: string, on = page) => {
    await on.getByRole('button', { name, exact: true }).focus();
    await on.keyboard.press('Enter');
  };
  await page.getByLabel(texts.postcode).fill('SW9 8AA');
  await press(settings.save);
  await press(texts.addZone);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(texts.zoneName).fill('Inner South');
  await dialog.getByLabel(texts.postcodes).fill('SW1-SW9, SE1');
  await dialog.getByLabel(texts.tripPrice).fill('35');
  await dialog.getByLabel(texts.tripPrice).press('Enter');
  await page.getByRole('list', { name: texts.zones }).getByText('Inner South').waitFor();
  await press(texts.addBand);
  await page.getByRole('textbox', { name: texts.tripPrice }).fill('40');
  await page.getByRole('textbox', { name: texts.tripPrice }).press('Enter');
  await page.getByRole('region', { name: texts.distances }).getByText(settings.saved).waitFor();
  expect(await audit(page)).toEqual([]);

  const body = {
    event: { description: 'Please deliver two K12.2 speakers and collect them', venue: 'Town Hall, London' },
  };
  const { json } = await stage.service.call('POST', '/v1/proposals', { key: company.key, body });
  const edited = await stage.visit(`/proposals/${json.id}`, owner);
  await press(texts.ask, edited);
  const asking = edited.getByRole('dialog');
  await asking.getByRole('textbox', { name: texts.byPostcode }).fill('SE1 9AA');
  await asking.getByRole('button', { name: texts.use(formatMoney(70, 'GBP')) }).focus();
  expect(await audit(edited)).toEqual([]);
  await edited.keyboard.press('Enter');
  const line = edited.getByText('Delivery and collection, zone Inner South.');
  await line.waitFor();
  await press(editor.lines.actionsOf('Delivery and collection'), edited);
  await edited.getByRole('menuitem', { name: texts.menu }).focus();
  await edited.keyboard.press('Enter');
  await asking.getByRole('radio', { name: texts.byDistance }).focus();
  await edited.keyboard.press('Space');
  await asking.getByLabel(texts.distanceLabel).fill('8');
  await asking.getByRole('checkbox', { name: texts.collection }).focus();
  await edited.keyboard.press('Space');
  await asking.getByRole('button', { name: texts.use(formatMoney(40, 'GBP')) }).focus();
  await edited.keyboard.press('Enter');
  await edited.getByText(/^Delivery, 8.mi \(up to 10.mi\)\.$/u).waitFor();
  await edited.getByRole('button', { name: editor.undo, exact: true }).click();
  await line.waitFor();

  await press(editor.lines.actionsOf('Delivery and collection'), edited);
  await edited.getByRole('menuitem', { name: editor.lines.remove }).focus();
  await edited.keyboard.press('Enter');
  await press(texts.add, edited);
  await asking.getByRole('textbox', { name: texts.byPostcode }).fill('SE1 9AA');
  await asking.getByRole('button', { name: texts.use(formatMoney(70, 'GBP')) }).focus();
  await edited.keyboard.press('Enter');
  await line.waitFor();

  await owner.mutate('proposals.send', { id: json.id }, { company: company.id });
  const client = await stage.visit(new URL(json.share_url).pathname);
  await client.getByText('Delivery and collection, zone Inner South.').waitFor();
  expect(await audit(client)).toEqual([]);
});
