import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { TEXTS } from '../src/texts/index.ts';
import { useStage } from './stage.ts';

const { entry, catalogue, newProposal } = TEXTS;
const { importing } = catalogue;

/** As a small house in Germany has it: other names, semicolons, decimal commas, and two rows with a slip. */
const FILE = `Artikel;Kategorie;Einheit;Preis;Bestand;Lagerplatz
QSC K12.2 Lautsprecher;Ton;Tag;38,00;24;A1
Shure QLX-D Funkmikrofon;Ton;Tag;32,00;20;A2
Yamaha TF1 Mischpult;Ton;Tag;95,00;4;A3
Beamer Epson 12000;Video;Tag;gratis;4;B1
Leinwand 4 x 2,25 m;Video;Tag;95,00;4;B2
Barhocker;Möbel;Elle;6,50;80;C1
`;

const stage = useStage();

let made = 0;

/** Signs up as somebody new, whose browser stands in London, and comes to the steps. */
async function signUp(): Promise<Page> {
  made += 1;
  const page = await stage.visit('/sign-in');
  await page.getByRole('link', { name: entry.signIn.signUp }).click();
  await page.getByLabel(entry.signUp.name).fill('Ada Sign');
  await page.getByLabel(entry.signUp.email).fill(`ada${made}@northlight.example`);
  await page.getByLabel(entry.signUp.password, { exact: true }).fill('a password of the first run');
  await page.getByLabel(entry.signUp.company).fill('Northlight Hire');
  await expect
    .poll(() => page.getByRole('combobox', { name: entry.signUp.country }).inputValue())
    .toBe('United Kingdom');
  await page.getByRole('button', { name: entry.signUp.submit }).click();
  await page.getByRole('heading', { name: entry.firstRun.title }).waitFor();
  await page.getByText(entry.firstRun.company.text('United Kingdom', 'GBP', 'Europe/London')).waitFor();
  return page;
}

async function makeFirst(page: Page, words: string): Promise<void> {
  await page.getByRole('link', { name: entry.firstRun.proposal.make }).click();
  await page.getByLabel(newProposal.description).fill(words);
  await page.getByRole('button', { name: newProposal.generate, exact: true }).click();
  await page.getByTestId('total').waitFor();
}

/** Lets a file go over the field, as a hand with a mouse does. */
async function drop(page: Page, name: string, text: string): Promise<void> {
  const transfer = await page.evaluateHandle(
    ([called, content]) => {
      const held = new DataTransfer();
      held.items.add(new File([content ?? ''], called ?? '', { type: 'text/csv' }));
      return held;
    },
    [name, text],
  );
  await page.getByLabel(TEXTS.importing.drop).dispatchEvent('drop', { dataTransfer: transfer });
}

describe('the first run', () => {
  it('goes from signing up over a dropped file, its columns and bad rows, to a proposal', async () => {
    const page = await signUp();
    await page.getByRole('link', { name: entry.firstRun.catalogue.import }).click();
    await page.getByRole('heading', { name: importing.title }).waitFor();
    await drop(page, 'lager.csv', FILE);

    const columns = page.getByRole('region', { name: importing.mapping.preview }).getByRole('columnheader');
    await columns.filter({ hasText: 'Preis' }).getByText(importing.fields.unit_price).waitFor();
    await columns.filter({ hasText: 'Lagerplatz' }).getByText(importing.notRead).waitFor();
    const units = page.getByRole('region', { name: importing.mapping.units.heading });
    await units.getByRole('combobox', { name: importing.mapping.units.meaningOf('Elle') }).waitFor();
    const wrong = page.getByRole('region', { name: importing.problems }).getByRole('row');
    expect(await wrong.allInnerTexts()).toEqual([expect.any(String), expect.stringMatching(/^5\s.*gratis/s)]);
    await page.getByRole('button', { name: importing.bringGood(4, '4') }).click();
    await page.getByText(importing.done('4', '0', '0')).waitFor();
    await page.getByRole('link', { name: importing.toCatalogue }).click();
    await page.getByText('QSC K12.2 Lautsprecher').waitFor();

    await page.goto('/first-run');
    await page.getByText(entry.firstRun.catalogue.has('4', 4)).waitFor();
    await makeFirst(page, 'A talk for 80 people with two radio microphones and a small PA');
    await page.goto('/first-run');
    await page.getByText(entry.firstRun.proposal.has).waitFor();
  });

  it('goes over the sample catalogue as well', async () => {
    const page = await signUp();
    await page.getByRole('button', { name: entry.firstRun.catalogue.sample }).click();
    await page.getByText(/^\d{3} products$/).waitFor();
    await makeFirst(
      page,
      'Two-day sales conference for 250 in Leeds, keynote stage, panel of four, two breakout rooms',
    );
    expect(await page.getByTestId('total').innerText()).toMatch(/^£\d{1,3}(,\d{3})*\.\d\d$/);
  });
});
