import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { workbook } from '../../server/src/testing/workbook.ts';
import { TEXTS } from '../src/texts/index.ts';
import { audit, settled } from './audit.ts';
import { useStage } from './stage.ts';

const { catalogue } = TEXTS;
const { importing } = catalogue;
const { mapping } = importing;
const files = TEXTS.importing;
const clients = TEXTS.clients.importing;

const stage = useStage();

/** As an old system in Germany exports it: headings and words that nobody knows, semicolons, decimal commas, Windows-1252. */
const HEADINGS = 'Lfd;Gerätebez.;Sparte;Mietsatz 1T;Vorhanden';

function rowsOf(from: number, count: number, tail: string): string[] {
  return Array.from({ length: count }, (_, at) => `${from + at};Gerät Nr. ${from + at};${tail}`);
}

function fileOf(...rows: readonly string[]): Buffer {
  return Buffer.from([HEADINGS, ...rows, ''].join('\r\n'), 'latin1');
}

const FIRST = fileOf(
  ...rowsOf(1, 12, 'Beschwörung;1.038,50;24'),
  ...rowsOf(13, 4, 'Ton;32,00;20'),
  ...rowsOf(17, 2, 'Sondergut;auf Anfrage;4'),
);

function choose(page: Page, buffer: Buffer): Promise<void> {
  return page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'bestand.csv', mimeType: 'text/csv', buffer });
}

async function pick(page: Page, label: string, option: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label, exact: true });
  await field.click();
  await field.fill(option);
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** The same where there are few to choose from. */
async function select(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

const { name, category, unit, unit_price: price } = importing.fields;
const REQUIRED = [name, category, unit, price];

const apply = (page: Page) => page.getByRole('button', { name: mapping.apply }).click();

const categoryOf = (word: string) => mapping.categories.meaningOf(word);

describe('the file of another system', () => {
  it('is mapped by hand, is remembered, and brings the company’s own categories along', async () => {
    const company = await stage.service.company({ catalogue: null });
    const owner = await stage.person(company);
    const page = await stage.visit('/catalogue/import', owner);
    await choose(page, FIRST);

    // nothing is known of it but how it looks
    await page.getByText(mapping.missing(4, REQUIRED.join(', '), '18')).waitFor();
    const preview = page.getByRole('region', { name: mapping.preview });
    expect(await preview.getByRole('row').nth(1).innerText()).toMatch(/1\s+Gerät Nr. 1\s+Beschwörung\s+1\.038,50\s+24/);
    await page.getByRole('button', { name: mapping.chooseColumns(4) }).click();
    await page.keyboard.type('Gerätebez.');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await pick(page, importing.fields.category, 'Sparte');
    await pick(page, importing.fields.unit_price, 'Lfd');
    await pick(page, importing.fields.unit, mapping.always(catalogue.units.day));
    await pick(page, importing.fields.owned, 'Vorhanden');
    await apply(page);

    // each word is asked once
    const words = page.getByRole('region', { name: mapping.categories.heading });
    await words.getByText('Beschwörung').waitFor();
    const asked = (await words.getByRole('row').allInnerTexts()).map((row) => row.split(/\s*\t\s*/).slice(0, 2));
    expect(asked.slice(1, 3)).toEqual([
      ['Beschwörung', '12'],
      ['Sondergut', '2'],
    ]);
    await pick(page, categoryOf('Beschwörung'), 'Lighting');
    await pick(page, categoryOf('Sondergut'), 'Decor');
    await pick(page, importing.fields.unit_price, 'Mietsatz 1T');
    await apply(page);

    const wrong = page.getByRole('region', { name: importing.problems }).getByRole('row');
    await expect.poll(() => wrong.count()).toBe(2);
    expect(await wrong.nth(1).innerText()).toMatch(/2 rows\s+lines 18, 19\s+Mietsatz 1T\s+The price “auf Anfrage”/);
    await settled(page);
    expect(await audit(page)).toEqual([]);
    await page.getByRole('button', { name: importing.bringGood(16, '16') }).click();
    await page.getByText(importing.done('16', '0', '0')).waitFor();

    // the company's own categories are kept, shown and filtered by
    await page.getByRole('link', { name: importing.toCatalogue }).click();
    await settled(page);
    await pick(page, catalogue.category, 'Beschwörung');
    await page.getByText(catalogue.count(12, '12')).waitFor();
    const listed = await page.getByRole('row').nth(1).innerText();
    expect(listed).toMatch(/^Gerät Nr. 1\s.*Lighting\s+Beschwörung\s+1,038\.50\s+day\s+24/s);
    await page.getByRole('link', { name: 'Gerät Nr. 1', exact: true }).click();
    await expect
      .poll(() => page.getByRole('combobox', { name: catalogue.product.ownCategory }).inputValue())
      .toBe('Beschwörung');

    // the next file is read the same way, whoever of the company drops it
    const colleague = await stage.person(company, 'editor');
    const again = await stage.visit('/catalogue/import', colleague);
    await choose(again, fileOf(...rowsOf(1, 12, 'Beschwörung;39,00;24'), ...rowsOf(30, 1, 'Sondergut;5,00;1')));
    await again.getByText(importing.good('1', '12', '0')).waitFor();
    await again.getByRole('button', { name: importing.bringAll(13, '13') }).click();
    await again.getByText(importing.done('1', '12', '0')).waitFor();
  });

  it('without headings is mapped by letters, and is remembered whatever its next first row is', async () => {
    const company = await stage.service.company({ catalogue: null });
    const page = await stage.visit('/catalogue/import', await stage.person(company));
    await choose(page, Buffer.from('Kiste;Möbel;Tag;auf Anfrage\nStuhl;Möbel;Tag;2,50\nBank;Möbel;Tag;3,00\n'));

    // it looks as if it had some
    const firstRow = page.getByRole('checkbox', { name: mapping.firstRowIsData });
    await page.getByText(mapping.missing(4, REQUIRED.join(', '), '2')).waitFor();
    expect(await firstRow.isChecked()).toBe(false);
    await firstRow.focus();
    await page.keyboard.press('Space');
    await page.getByText(mapping.missing(4, REQUIRED.join(', '), '3')).waitFor();
    expect(await firstRow.evaluate((box) => box === document.activeElement && (box as HTMLInputElement).checked)).toBe(
      true,
    );
    for (const [field, letter, first] of [
      [name, 'A', 'Kiste'],
      [category, 'B', 'Möbel'],
      [unit, 'C', 'Tag'],
      [price, 'D', 'auf Anfrage'],
    ] as const) {
      await pick(page, field, `${mapping.lettered(letter)} · ${first}`);
    }
    await apply(page);
    const wrong = page.getByRole('region', { name: importing.problems }).getByRole('row');
    await expect.poll(() => wrong.count()).toBe(2);
    await settled(page);
    expect(await audit(page)).toEqual([]);
    await page.getByRole('button', { name: importing.bringGood(2, '2') }).click();
    await page.getByText(importing.done('2', '0', '0')).waitFor();

    await page.goto(`${new URL(page.url()).origin}/catalogue/import`);
    await choose(page, Buffer.from('Stuhl;Möbel;Tag;2,60\nTisch;Möbel;Tag;5,00\n'));
    await page.getByText(importing.good('1', '1', '0')).waitFor();
    expect(await firstRow.isChecked()).toBe(true);
    await page.getByRole('button', { name: importing.bringAll(2, '2') }).click();
    await page.getByText(importing.done('1', '1', '0')).waitFor();
  });

  it('tells a fault that all rows share once, and leads to the column', async () => {
    const company = await stage.service.company({ catalogue: null });
    const page = await stage.visit('/catalogue/import', await stage.person(company));
    const rows = Array.from({ length: 260 }, (_, at) => `Stuhl ${at};Möbel;Tag;Holz ${at}`);
    await choose(page, Buffer.from(['Artikel;Kategorie;Einheit;Preis', ...rows].join('\n')));
    const wrong = page.getByRole('region', { name: importing.problems }).getByRole('row');
    await expect.poll(() => wrong.count()).toBe(2);
    expect(await wrong.nth(1).innerText()).toMatch(
      /All 260 rows\s+lines 2, 3, 4, 5, 6 …\s+Preis\s+For example: The price “Holz 0”/,
    );
    await page.getByRole('button', { name: mapping.another(importing.fields.unit_price) }).click();
    await expect
      .poll(() =>
        page
          .getByRole('combobox', { name: importing.fields.unit_price, exact: true })
          .evaluate((field) => field === document.activeElement),
      )
      .toBe(true);
  });
});

describe('the files of a system that is known', () => {
  it('are recognised, in a workbook too, and read otherwise where a person says so; clients come in beside', async () => {
    const company = await stage.service.company({ catalogue: null });
    const owner = await stage.person(company);
    const page = await stage.visit('/catalogue/import', owner);
    const input = page.locator('input[type="file"]').first();
    await input.setInputFiles({ name: 'equipment.xlsx', mimeType: '', buffer: workbook(EQUIPMENT) });

    const from = page.getByRole('combobox', { name: files.from });
    await expect.poll(() => from.inputValue()).toBe(files.recognised('Rentman'));
    await page.getByText(files.notes.kits_without_contents('1')).waitFor();
    await select(page, files.sheet, 'Old');
    await page.getByText(importing.good('1', '0', '0')).waitFor();
    await select(page, files.sheet, 'Equipment');
    await page.getByText(importing.good('2', '0', '0')).waitFor();
    await select(page, files.from, files.noSystem);
    await expect.poll(() => page.getByText(files.notes.kits_without_contents('1')).count()).toBe(0);
    await select(page, files.from, 'Rentman');
    await page.getByText(files.notes.kits_without_contents('1')).waitFor();
    await settled(page);
    expect(await audit(page)).toEqual([]);
    await page.getByRole('button', { name: importing.bringAll(2, '2') }).click();
    await page.getByText(importing.done('2', '0', '0')).waitFor();

    await page.goto(page.url().replace(/catalogue\/import.*/, 'clients'));
    await page.getByRole('link', { name: TEXTS.clients.import }).first().click();
    const csv = 'Wer;E-Mail\nAda Vogel;ada@vogel.example\nBo Ruf;keine\n';
    await input.setInputFiles({ name: 'kunden.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await pick(page, clients.fields.name, 'Wer');
    await apply(page);
    await page.getByRole('button', { name: importing.bringGood(1, '1') }).click();
    await page.getByText(clients.done('1', '0', '0')).waitFor();
    await page.getByRole('link', { name: clients.toClients }).click();
    await page.getByRole('link', { name: 'Ada Vogel' }).waitFor();
  });
});

const HEAD = [
  'ID',
  'Code',
  'Name (in database)',
  'Folder (Folder)',
  'Type of equipment',
  'Current quantity',
  'Rental-/Sales price',
];
const EQUIPMENT = [
  {
    name: 'Equipment',
    rows: [
      HEAD,
      [101, '0501-001', 'Truss 2 m', 'Rigging', 'Physical item', 40, 12.5],
      [104, '0201-001', 'Small PA', 'Audio', 'Virtual combination', null, 120],
    ],
  },
  { name: 'Old', rows: [HEAD, [105, '0501-002', 'Truss 3 m', 'Rigging', 'Physical item', 4, 15]] },
];
