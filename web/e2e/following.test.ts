import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../server/src/testing/browser.ts';
import type { TestCompany } from '../../server/src/testing/service.ts';
import { TEXTS } from '../src/texts/index.ts';
import { useStage } from './stage.ts';

const { editor } = TEXTS;
const CATALOGUE = `sku,name,category,unit,unit_price,accessories
SPK,Powered Speaker 12 inch,audio,day,38,STAND*1
STAND,Speaker Stand,audio,day,4,
UP,LED Uplighter,lighting,day,12,
CHAIR,Banquet Chair,furniture,event,2.50,
VAN,Delivery Van,transport,event,80,
`;
const WEDDING = 'Wedding for 80 guests. 4 powered speakers, 10 LED uplighters and 80 chairs.';
const [SPEAKER, STAND, CHAIR] = ['Powered Speaker 12 inch', 'Speaker Stand', 'Banquet Chair'];

const stage = useStage();
let company: TestCompany;
let owner: TestPerson;

beforeEach(async () => {
  company = await stage.service.company({ catalogue: CATALOGUE });
  owner = await stage.person(company);
});

async function open(): Promise<{ page: Page; shared: string }> {
  const body = { event: { description: WEDDING, date: '2027-06-12' } };
  const { json } = await stage.service.call('POST', '/v1/proposals', { key: company.key, body });
  const page = await stage.visit(`/proposals/${json.id}`, owner);
  await page.getByLabel(editor.lines.unitsOf(SPEAKER)).waitFor();
  return { page, shared: json.share_url };
}

const summary = (page: Page) => page.getByLabel(editor.fields.summary, { exact: true });
const units = (page: Page, name: string) => page.getByLabel(editor.lines.unitsOf(name));

async function choose(page: Page, name: string, action: string): Promise<void> {
  await page.getByLabel(editor.lines.actionsOf(name)).click();
  await page.getByRole('menuitem', { name: action }).click();
}

describe('the summary of a proposal', () => {
  it('follows the lines to the client’s page until somebody writes it, and is marked from then on', async () => {
    const { page, shared } = await open();
    expect(await summary(page).inputValue()).toMatch(/seating/u);
    await choose(page, CHAIR, editor.lines.remove);
    await expect.poll(() => summary(page).inputValue()).not.toMatch(/seating/u);
    const client = await stage.visit(new URL(shared).pathname);
    await client
      .getByText(await summary(page).inputValue())
      .first()
      .waitFor();
    await page.keyboard.press('Control+z');
    await expect.poll(() => summary(page).inputValue()).toMatch(/seating/u);

    await summary(page).fill('Speakers, uplighters and chairs for your day.');
    await summary(page).blur();
    await choose(page, CHAIR, editor.lines.remove);
    const mark = page.getByRole('group', { name: editor.stale.label.summary });
    await mark.getByText(editor.stale.note).waitFor();
    expect(await summary(page).inputValue()).toBe('Speakers, uplighters and chairs for your day.');
    await mark.getByRole('button', { name: editor.stale.keep }).click();
    await mark.waitFor({ state: 'hidden' });
    await page.keyboard.press('Control+z');
    await mark.waitFor();
    await mark.getByRole('button', { name: editor.stale.update }).click();
    await expect.poll(() => summary(page).inputValue()).toMatch(/^Our proposal for your wedding .* covers sound/u);
    expect(await mark.count()).toBe(0);
  });
});

describe('an accessory', () => {
  it('follows its line in number, as an option and away, but not where somebody set it', async () => {
    const { page } = await open();
    expect(await units(page, STAND).inputValue()).toBe('4');
    await units(page, SPEAKER).fill('6');
    await units(page, SPEAKER).press('Tab');
    await expect.poll(() => units(page, STAND).inputValue()).toBe('6');
    await choose(page, SPEAKER, editor.lines.remove);
    await units(page, STAND).waitFor({ state: 'hidden' });
    await page.keyboard.press('Control+z');
    await units(page, STAND).waitFor();
    await units(page, STAND).fill('9');
    await units(page, STAND).press('Tab');
    await units(page, SPEAKER).fill('8');
    await units(page, SPEAKER).press('Tab');
    await page.locator('[data-state="saved"]', { hasText: editor.saved }).waitFor();
    expect(await units(page, STAND).inputValue()).toBe('9');
  });
});
