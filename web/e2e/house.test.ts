import type { Locator } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { listProducts } from '../../server/src/catalogue/index.ts';
import { draftOf } from '../../server/src/http/v1/availability-fixtures/draft-of.ts';
import { forCompany } from '../../server/src/platform/tenancy.ts';
import { changeProposal } from '../../server/src/proposals/index.ts';
import { saveNewProposal } from '../../server/src/proposals/save.ts';
import type { TestPerson } from '../../server/src/testing/browser.ts';
import type { TestCompany } from '../../server/src/testing/service.ts';
import { addDays, formatDay } from '../src/lib/days.ts';
import { TEXTS } from '../src/texts/index.ts';
import { useStage } from './stage.ts';

const { figures, firstDay, availability, jobs, catalogue, clients } = TEXTS;
const CONSOLE = 'Yamaha TF1 Mixing Console';
const SPEAKER = 'QSC K12.2 12in Powered Speaker';

const stage = useStage();
let company: TestCompany;
let owner: TestPerson;
let today: string;
let ids: Readonly<Record<string, string>>;
let names: ReadonlyMap<string, string>;

beforeEach(async () => {
  company = await stage.service.company();
  owner = await stage.person(company);
  today = (await owner.query('availability.products', { company: company.id })).json.result.data.today;
  const products = await forCompany(stage.service.context.db, company.id, (tx) => listProducts(tx, company.id, today));
  ids = Object.fromEntries(products.map(({ sku, id }) => [sku ?? '', id]));
  names = new Map(products.map(({ id, name }) => [id, name]));
});

interface Made {
  readonly id: string;
  readonly number: string;
}

/** A proposal of some units on two days, as far on its way as it is said. */
async function proposal(date: string, units: Readonly<Record<string, number>>, ...deeds: ('send' | 'accept')[]) {
  const { context } = stage.service;
  const lines = Object.entries(units).map(([sku, count]) => ({ productId: ids[sku] ?? '', units: count }));
  const id = await forCompany(context.db, company.id, (tx) =>
    saveNewProposal(tx, company.id, draftOf({ date, days: 2, lines }), today, new Date()),
  );
  for (const deed of deeds) await changeProposal(context, company.id, id, deed);
  const found = await owner.query('proposals.get', { company: company.id, input: { id } });
  return found.json.result.data as Made;
}

/** What the public API says, by the names that the grid's cells are read out with. */
async function figuresOfApi(from: string, to: string): Promise<ReadonlyMap<string, Record<string, number>>> {
  const path = `/v1/inventory/availability?from=${from}&to=${to}`;
  const { json } = await stage.service.call('GET', path, { key: company.key });
  const records: { catalog_item_id: string; day: string }[] = json.data;
  return new Map(
    records.map(({ catalog_item_id: id, day, ...figures }) => [`${names.get(id)}, ${formatDay(day)}`, figures]),
  );
}

/** The figures that stand in the grid, by product and day. */
async function figuresOfGrid(grid: Locator): Promise<Map<string, number>> {
  const labels = await grid.getByRole('gridcell').evaluateAll((cells) => cells.map((cell) => cell.ariaLabel ?? ''));
  const parsed = labels.map((label) => /^(.*): (−?\d+) free$/.exec(label) ?? [label, label, 'unread']);
  return new Map(parsed.map(([, name = '', free = '']) => [name, Number(free.replace('−', '-'))]));
}

describe('the grid of availability', () => {
  it('has the figures of the API, shows what is overbooked, and on focus its parts and who holds it', async () => {
    const day = addDays(today, 5);
    const first = await proposal(day, { MX: 3, SP: 22 }, 'send', 'accept');
    const second = await proposal(addDays(day, 1), { MX: 2 }, 'send', 'accept');
    const third = await proposal(day, { MX: 1 }, 'send');
    const page = await stage.visit(`/availability?from=${today}`, owner);
    const grid = page.getByRole('grid', { name: availability.grid });
    const short = grid.getByRole('gridcell', { name: `${CONSOLE}, ${formatDay(addDays(day, 1))}: −1 free` });
    await short.waitFor();

    const api = await figuresOfApi(addDays(today, -7), addDays(today, 82));
    const shown = await figuresOfGrid(grid);
    expect(shown.size).toBeGreaterThan(100);
    for (const [name, free] of shown) expect([name, free]).toEqual([name, api.get(name)?.['free']]);

    await short.focus();
    const card = page.locator('[data-stock-card]');
    await card.getByText(second.number).waitFor();
    const record = api.get(`${CONSOLE}, ${formatDay(addDays(day, 1))}`);
    expect(record).toMatchObject({ owned: 4, firm: 5, provisional: 1, free: -1 });
    const { sum } = availability;
    const parts = (await card.locator('dl > div').allInnerTexts()).map((part) => part.split('\n').filter(Boolean));
    expect(parts).toEqual([
      [sum.owned, '4'],
      [sum.in_repair, '0'],
      [sum.lost, '0'],
      [sum.firm, '−5'],
      [sum.overdue, '0'],
      [sum.free, '−1'],
      [sum.provisional, '1'],
    ]);
    const holders = await card.getByRole('list', { name: availability.proposals }).getByRole('link').allInnerTexts();
    expect(holders.toSorted()).toEqual([first.number, second.number, third.number].toSorted());

    // arrows move on, and Enter goes to the first of them
    await page.keyboard.press('ArrowLeft');
    await card.getByText(formatDay(day)).waitFor();
    await card.getByRole('link', { name: first.number }).waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/proposals\//);
  });

  it('is filtered by name, jumps to a day and is told of what is accepted meanwhile', async () => {
    const day = addDays(today, 40);
    const page = await stage.visit('/availability', owner);
    await page.getByRole('textbox', { name: availability.search }).fill('mixing');
    await page.getByText(availability.shown(1)).waitFor();
    await page.getByLabel(firstDay.from).fill(day);
    const cell = (free: string) => page.getByRole('gridcell', { name: `${CONSOLE}, ${formatDay(day)}: ${free} free` });
    await cell('4').waitFor();
    await proposal(day, { MX: 3 }, 'send', 'accept');
    await cell('1').waitFor();
    expect(page.url()).toContain(`from=${day}`);
  });
});

describe('a job', () => {
  it('is dispatched in part, then the rest, and comes back in part', async () => {
    const { id, number } = await proposal(today, { SP: 6, MX: 1 }, 'send', 'accept');
    const page = await stage.visit('/jobs', owner);
    const dialog = page.getByRole('dialog');
    // it stands on the day it goes out and on the day it is back
    await page
      .getByText(jobs.toGo(jobs.units('7', false)))
      .first()
      .waitFor();
    await page.getByRole('button', { name: jobs.dialog.dispatch(number) }).click();
    await dialog.getByLabel(jobs.dialog.units(SPEAKER)).fill('4');
    await dialog.getByRole('button', { name: jobs.dialog.submit.dispatch(jobs.units('5', false)) }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page
      .getByText(`${jobs.toGo(jobs.units('2', false))} · ${jobs.out(jobs.units('5', false))}`)
      .first()
      .waitFor();

    await page.getByRole('button', { name: jobs.dialog.dispatch(number) }).click();
    await dialog.getByRole('button', { name: jobs.dialog.submit.dispatch(jobs.units('2', false)) }).click();
    await dialog.waitFor({ state: 'hidden' });

    await page
      .getByRole('button', { name: jobs.dialog.return(number) })
      .first()
      .click();
    await dialog.getByRole('button', { name: jobs.dialog.none }).click();
    await dialog.getByLabel(jobs.dialog.units(CONSOLE)).fill('1');
    await dialog.getByRole('button', { name: jobs.dialog.submit.return(jobs.units('1', true)) }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page
      .getByText(jobs.out(jobs.units('6', false)))
      .first()
      .waitFor();
    const { json } = await owner.query('jobs.get', { company: company.id, input: { id } });
    const out = Object.fromEntries(
      json.result.data.items.map(({ name, out: units }: { name: string; out: number }) => [name, units]),
    );
    expect(out).toEqual({ [SPEAKER]: 6, [CONSOLE]: 0 });
  });
});

describe('a product', () => {
  it('is changed, and prices of many are changed as they were foreseen', async () => {
    const page = await stage.visit('/catalogue', owner);
    await page.getByRole('link', { name: CONSOLE }).click();
    await page.getByLabel(catalogue.product.price('GBP'), { exact: true }).fill('110');
    await page.getByRole('button', { name: catalogue.product.save, exact: true }).click();
    await page.getByText(catalogue.product.saved, { exact: true }).waitFor();
    await page.goto('/catalogue?category=audio');
    await page.getByText(catalogue.count(3, '3')).waitFor();
    await page.getByRole('button', { name: catalogue.more }).click();
    await page.getByRole('menuitem', { name: catalogue.changePrices }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(catalogue.prices.byPercent).fill('10');
    await dialog.getByRole('button', { name: catalogue.prices.preview }).click();
    await dialog.getByRole('row', { name: `${CONSOLE} 110.00 121.00` }).waitFor();
    await dialog.getByRole('button', { name: catalogue.prices.apply(3, '3') }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText(catalogue.prices.applied(3, '3')).waitFor();
    await page.getByRole('row', { name: CONSOLE }).getByText('121.00').waitFor();
    const input = { id: ids['SP'] };
    const speaker = await owner.query('catalogue.get', { company: company.id, input });
    expect(speaker.json.result.data.unit_price).toBe(41.8);
  });
});

describe('a figure that is typed', () => {
  it('is read with its thousands, and is said at its field and not sent where it might mean two things', async () => {
    const item = async () =>
      (await owner.query('catalogue.get', { company: company.id, input: { id: ids['SP'] } })).json.result.data;
    const { unit_price: before } = await item();
    const page = await stage.visit(`/catalogue/${ids['SP']}`, owner);
    const price = page.getByLabel(catalogue.product.price('GBP'), { exact: true });
    const save = page.getByRole('button', { name: catalogue.product.save, exact: true });
    await price.fill('1.250');
    await save.click();
    await page.getByText(figures.decimals('2', '1,250.50')).waitFor();
    expect((await item()).unit_price).toBe(before);
    await price.fill('1,250');
    await save.click();
    await page.getByText(catalogue.product.saved, { exact: true }).waitFor();
    expect([(await item()).unit_price, await price.inputValue()]).toEqual([1250, '1,250.00']);
    await price.fill(String(before));
    await save.click();
    await page.getByText(catalogue.product.saved, { exact: true }).waitFor();
  });
});

describe('a client', () => {
  it('is added, changed and stands at its proposals', async () => {
    const page = await stage.visit('/clients', owner);
    await page.getByRole('button', { name: clients.add }).first().click();
    await page.getByLabel(clients.fields.name, { exact: true }).fill('Ada Client');
    await page.getByRole('button', { name: clients.create }).click();
    await page.getByRole('heading', { name: 'Ada Client' }).waitFor();
    await page.getByLabel(clients.fields.email, { exact: true }).fill('ada@client.example');
    await page.getByRole('button', { name: clients.save, exact: true }).click();
    await page.getByText(clients.saved, { exact: true }).waitFor();
    await page.getByText(clients.proposals.empty).waitFor();
    const id = page.url().split('/').at(-1);
    const body = { event: { description: 'Two K12.2 speakers for a talk' }, client_id: id, title: 'A talk' };
    expect((await stage.service.call('POST', '/v1/proposals', { key: company.key, body })).status).toBe(201);
    await page.getByRole('link', { name: 'A talk' }).waitFor();
  });
});
