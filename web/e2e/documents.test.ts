import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from '../../server/src/documents/read-pdf.ts';
import { changeProposal, editProposal } from '../../server/src/proposals/index.ts';
import type { TestPerson } from '../../server/src/testing/browser.ts';
import type { TestCompany } from '../../server/src/testing/service.ts';
import { TEXTS } from '../src/texts/index.ts';
import { audit } from './audit.ts';
import { companyWithTerms, draftWithExtras, type Shared } from './client-page.ts';
import { useStage } from './stage.ts';

const { documents, delivery, settings } = TEXTS;
const LAPTOP = { width: 1280, height: 800 };
const SMALL_LAPTOP = { width: 1024, height: 600 };
const TELEPHONE = { width: 390, height: 844 };
const FLAG = 'Flag with logo';

const stage = useStage();
let company: TestCompany;
let owner: TestPerson;

beforeAll(async () => {
  company = await companyWithTerms(stage.service);
  owner = await stage.person(company);
});

describe('a document of the company’s', () => {
  it('says what its settings say, on the page and as PDF, and goes on saying it once it is accepted', async () => {
    const page = await stage.visit('/settings/company', owner);
    const about = page.getByRole('region', { name: documents.settings.letterhead });
    await about.getByLabel(documents.settings.address).fill('Unit 7, Foundry Park\nLeeds LS12 2QN');
    await about.getByLabel(documents.settings.telephone).fill('0113 496 0123');
    await about.getByLabel(documents.settings.registrationNumber).fill('09876543');
    await about.getByLabel(documents.settings.bankLine).fill('Sort code 20-45-77, account 41234567');
    await save(about);
    const defaults = page.getByRole('region', { name: documents.settings.defaults });
    await defaults.getByLabel(documents.coverNote).fill('Thank you for asking us.\n\nTom');
    await save(defaults);
    expect(await audit(page)).toEqual([]);

    const made = await sent();
    const client = await stage.visit(made.path);
    const said = ['Unit 7, Foundry Park, Leeds LS12 2QN', '0113 496 0123', '09876543', 'Sort code 20-45-77'];
    for (const each of said) await client.locator('footer').getByText(each).waitFor();
    await client.getByText('Thank you for asking us.').waitFor();
    const pdf = await textOf(client, 'proposal');
    for (const each of ['Unit 7, Foundry Park Leeds LS12 2QN', ...said.slice(1), 'Thank you for asking us.']) {
      expect(pdf).toContain(each);
    }

    await changeProposal(stage.service.context, company.id, made.id, 'accept');
    await about.getByLabel(documents.settings.telephone).fill('0113 000 0000');
    await save(about);
    await client.reload();
    await client.locator('footer').getByText('0113 496 0123').waitFor();
    expect(await textOf(client, 'proposal')).toContain('0113 496 0123');
  });

  it('shows when equipment is delivered and collected', async () => {
    const made = await draftWithExtras(stage.service, company);
    const page = await stage.visit(`/proposals/${made.id}`, owner);
    await page.getByRole('button', { name: delivery.changeLabel }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(delivery.time.delivery).fill('08:30');
    await dialog.getByRole('button', { name: delivery.save }).click();
    await page.getByText(delivery.saved).waitFor();
    await changeProposal(stage.service.context, company.id, made.id, 'send');
    const client = await stage.visit(made.path);
    await client.getByText('Delivery Friday 12 March 2027, 08:30').waitFor();
    await client.getByText('Collection Friday 12 March 2027').waitFor();
    const pdf = await textOf(client, 'proposal');
    expect(pdf).toContain('Delivery Friday 12 March 2027, 08:30 Collection Friday 12 March 2027');
  });
});

describe('how much of a proposal is priced', () => {
  it.each([
    ['lines', { line: true, group: true }],
    ['groups', { line: false, group: true }],
    ['total', { line: false, group: false }],
  ] as const)('is chosen for each: %s', async (layout, shown) => {
    const made = await draftWithPrices();
    const page = await stage.visit(`/proposals/${made.id}`, owner);
    const choice = page.getByRole('region', { name: documents.editor.heading });
    if (layout !== 'lines') {
      await choice.getByRole('combobox', { name: documents.layout }).click();
      await page.getByRole('option', { name: documents.layouts[layout] }).click();
      await choice.getByText(documents.layoutHint[layout]).waitFor();
      await page.getByText(TEXTS.editor.saved, { exact: true }).waitFor();
    }
    expect(await audit(page)).toEqual([]);
    await changeProposal(stage.service.context, company.id, made.id, 'send');
    const client = await stage.visit(made.path);
    for (const text of [await client.content(), await textOf(client, 'proposal')]) {
      const found = [FLAG, '£12.11', '£36.33', '£77.70'].map((each) => text.includes(each));
      expect([layout, ...found]).toEqual([layout, true, shown.line, shown.line, shown.group]);
      // an extra is chosen by what it adds
      expect(text).toContain('£100.00');
    }
    expect(await audit(client)).toEqual([]);
  });
});

describe('pictures of products', () => {
  it('are chosen on the product’s page, shown by choice, and stay as they were accepted', async () => {
    const made = await draftWithExtras(stage.service, company);
    const { line_items: lines } = (await owner.query('proposals.get', { company: company.id, input: { id: made.id } }))
      .json.result.data;
    const { catalog_item_id: product } = lines[0];
    const page = await stage.visit(`/catalogue/${product}`, owner);
    const area = page.getByRole('region', { name: documents.picture.heading });
    await area.locator('input[type=file]').setInputFiles(await photo('speaker.png', '#335577'));
    const preview = area.getByRole('img');
    await preview.waitFor();
    await expect.poll(() => widthOf(page)).toBe(720);
    expect(await audit(page)).toEqual([]);

    const editor = await stage.visit(`/proposals/${made.id}`, owner);
    const choice = editor.getByRole('region', { name: documents.editor.heading });
    await choice.getByRole('switch', { name: documents.pictures }).click({ force: true });
    await editor.getByText(TEXTS.editor.saved, { exact: true }).waitFor();
    await changeProposal(stage.service.context, company.id, made.id, 'send');
    const client = await stage.visit(made.path);
    const shown = client.locator('img.picture');
    await shown.first().scrollIntoViewIfNeeded();
    await expect.poll(() => shown.first().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(160);
    expect(await audit(client)).toEqual([]);
    const before = await shown.first().getAttribute('src');

    await changeProposal(stage.service.context, company.id, made.id, 'accept');
    await area.locator('input[type=file]').setInputFiles(await photo('other.jpg', '#884422'));
    await expect.poll(() => preview.getAttribute('src')).not.toContain(before?.split('/')[3]);
    await area.getByRole('button', { name: documents.picture.remove }).click();
    await area.getByText(documents.picture.none).waitFor();
    await client.reload();
    expect(await shown.first().getAttribute('src')).toBe(before);
    expect((await client.context().request.get(before ?? '')).status()).toBe(200);
  });
});

describe('total and accepting', () => {
  it.each([
    ['a laptop', LAPTOP],
    ['a small laptop', SMALL_LAPTOP],
    ['a telephone', TELEPHONE],
  ])('are in view on %s, wherever one reads', async (_name, viewport) => {
    const made = await manyLines();
    const page = await stage.visit(made.path, null, { viewport });
    const bar = page.locator('.decide');
    await bar.getByText('Total').waitFor();
    for (const at of [0, 400, 1200]) {
      await page.evaluate((y) => window.scrollTo(0, y), at);
      const box = await bar.boundingBox();
      expect([at, Math.round((box?.y ?? 0) + (box?.height ?? 0))]).toEqual([at, viewport.height]);
      expect(await bar.getByRole('link', { name: 'Accept' }).isVisible()).toBe(true);
    }
    await bar.getByRole('link', { name: 'Accept' }).click();
    const name = page.locator('#accept-name');
    const bottom = () => name.evaluate((field) => field.getBoundingClientRect().bottom);
    await expect.poll(bottom).toBeLessThan(viewport.height);
    expect(await bottom()).toBeGreaterThan(0);
    const price = page.locator('#price');
    const before = await price.textContent();
    await page.locator('[name="pick"]').first().check();
    await expect.poll(() => price.textContent()).not.toBe(before);
    expect(await page.locator('#standing-total').textContent()).toBe(await price.textContent());
  });

  it('stay at the foot of a telephone to the end of the page', async () => {
    const made = await manyLines();
    const page = await stage.visit(made.path, null, { viewport: TELEPHONE });
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const box = await page.locator('.decide').boundingBox();
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(TELEPHONE.height);
    const last = await page.locator('footer p').last().boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
    await page.locator('#accept-name').focus();
    expect(await page.locator('.decide').isVisible()).toBe(false);
  });
});

async function save(area: ReturnType<Page['getByRole']>): Promise<void> {
  await area.getByRole('button', { name: settings.save }).click();
  await area.getByText(settings.saved, { exact: true }).waitFor();
}

async function sent(): Promise<Shared> {
  const made = await draftWithExtras(stage.service, company);
  await changeProposal(stage.service.context, company.id, made.id, 'send');
  return made;
}

function widthOf(page: Page): Promise<number> {
  const image = page.locator('section[aria-labelledby=picture] img');
  return image.evaluate((each: HTMLImageElement) => each.naturalWidth);
}

const LINE = { kind: 'add_free_line', category: 'audio', unit: 'event', units: 1, days: 1 } as const;
const ACTOR = { kind: 'user', id: 'u', name: 'Edith' } as const;

/** With flags for 3 × 12.11, below a heading of 77.70. */
async function draftWithPrices(): Promise<Shared> {
  const made = await draftWithExtras(stage.service, company);
  const decor = { ...LINE, category: 'decor' } as const;
  const lines = [
    { ...decor, name: FLAG, units: 3, unit_price: 12.11 },
    { ...decor, name: 'Backdrop', unit_price: 41.37 },
  ];
  await editProposal(stage.service.context, company.id, made.id, lines, ACTOR);
  return made;
}

async function manyLines(): Promise<Shared> {
  const made = await draftWithExtras(stage.service, company);
  const lines = Array.from({ length: 40 }, (_, at) => ({ ...LINE, name: `Cable ${at + 1}`, unit_price: 5 + at }));
  await editProposal(stage.service.context, company.id, made.id, lines, ACTOR);
  await changeProposal(stage.service.context, company.id, made.id, 'send');
  return made;
}

/** The text of a document that the client’s page gives. */
async function textOf(page: Page, name: string): Promise<string> {
  const answer = await page.context().request.get(`${new URL(page.url()).pathname}?document=${name}`);
  return (await readPdf(await answer.body())).pages.join(' ');
}

async function photo(name: string, background: string) {
  const picture = sharp({ create: { width: 1200, height: 800, channels: 3, background } });
  const buffer = await (name.endsWith('.png') ? picture.png() : picture.jpeg()).toBuffer();
  return { name, mimeType: name.endsWith('.png') ? 'image/png' : 'image/jpeg', buffer };
}
