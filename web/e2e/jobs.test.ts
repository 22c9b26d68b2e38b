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
import { audit } from './audit.ts';
import { useStage } from './stage.ts';

const { jobs, delivery } = TEXTS;
const { calendar, dialog: moving, picking, page: jobPage } = jobs;

const stage = useStage();
let company: TestCompany;
let owner: TestPerson;
let today: string;
let speaker: string;

beforeEach(async () => {
  company = await stage.service.company();
  owner = await stage.person(company);
  today = (await owner.query('availability.products', { company: company.id })).json.result.data.today;
  const products = await forCompany(stage.service.context.db, company.id, (tx) => listProducts(tx, company.id, today));
  speaker = products.find(({ sku }) => sku === 'SP')?.id ?? '';
});

/** A job of six speakers on two days. */
async function job(date: string): Promise<{ readonly id: string; readonly number: string }> {
  const { context } = stage.service;
  const draft = draftOf({ date, days: 2, lines: [{ productId: speaker, units: 6 }] });
  const id = await forCompany(context.db, company.id, (tx) =>
    saveNewProposal(tx, company.id, { ...draft, title: 'Harvest supper' }, today, new Date()),
  );
  for (const deed of ['send', 'accept'] as const) await changeProposal(context, company.id, id, deed);
  return (await read(id)) as { id: string; number: string };
}

async function read(id: string) {
  return (await owner.query('jobs.get', { company: company.id, input: { id } })).json.result.data;
}

const cell = (day: string, count: number) => ({ name: calendar.day(formatDay(day), String(count), count) });

describe('the calendar of jobs', () => {
  it('has a job from delivery to collection, and opens it with the mouse and from the keyboard', async () => {
    const first = addDays(today, 30);
    const { id, number } = await job(first);
    const page = await stage.visit(`/jobs?from=${first}`, owner);
    await page.getByText(jobs.views.month, { exact: true }).click();
    await page.getByRole('gridcell', cell(first, 1)).getByRole('link', { name: number }).waitFor();
    expect(page.url()).toContain('view=month');
    expect(await audit(page)).toEqual([]);

    await page.getByRole('gridcell', cell(first, 1)).getByRole('link').click();
    await page.getByRole('button', { name: delivery.changeLabel }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(delivery.day.delivery).fill(addDays(first, -2));
    await dialog.getByLabel(delivery.time.delivery).fill('07:30');
    await dialog.getByLabel(delivery.time.collection).fill('23:00');
    await dialog.getByRole('button', { name: delivery.save }).click();
    await page.getByText(delivery.at(formatDay(addDays(first, -2)), '07:30')).waitFor();

    await page.goto(`/jobs?view=week&from=${addDays(first, -2)}`);
    const start = page.getByRole('gridcell', cell(addDays(first, -2), 1));
    await start.getByText(`${jobs.groups.going_out} · 07:30`).waitFor();
    await start.focus();
    await page.keyboard.press('PageDown');
    await page.locator(`[data-day="${addDays(first, 5)}"]:focus`).waitFor();
    await page.keyboard.press('PageUp');
    await page.locator(`[data-day="${addDays(first, -2)}"]:focus`).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(new RegExp(`/jobs/${id}$`, 'u'));
  });

  it('is an agenda on a telephone', async () => {
    const first = addDays(today, 3);
    const { number } = await job(first);
    const page = await stage.visit(`/jobs?view=month&from=${first}`, owner, { viewport: { width: 390, height: 844 } });
    await page.getByText(formatDay(first), { exact: true }).waitFor();
    const chip = page.getByRole('link', { name: number }).first();
    expect((await chip.boundingBox())?.width).toBeGreaterThan(300);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    expect(await audit(page)).toEqual([]);
  });
});

describe('a job', () => {
  it('that goes out later is dispatched today after a warning, and that is undone', async () => {
    const { id, number } = await job(addDays(today, 12));
    const page = await stage.visit(`/jobs/${id}`, owner);
    await page.getByRole('button', { name: jobs.dispatch, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(moving.early(formatDay(addDays(today, 12)), '', true)).waitFor();
    await dialog.getByRole('button', { name: moving.anyway(jobs.units('6', false), true) }).click();
    await page.getByText(moving.done.dispatch(number, jobs.units('6', false))).waitFor();
    expect(await read(id)).toMatchObject({ to_go: 0, out: 6, dispatched_on: today });
    await page.getByRole('button', { name: jobPage.undoShort, exact: true }).click();
    await page.getByText(jobPage.undone, { exact: true }).waitFor();
    expect(await read(id)).toMatchObject({ to_go: 6, out: 0, dispatched_on: null });
  });

  it('is dispatched on its own day without a warning', async () => {
    const { id } = await job(today);
    const page = await stage.visit(`/jobs/${id}`, owner);
    await page.getByRole('button', { name: jobs.dispatch, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: moving.submit.dispatch(jobs.units('6', false)) }).waitFor();
    expect(await dialog.getByRole('status').count()).toBe(0);
  });

  it('shows two people in the warehouse the same ticks', async () => {
    const { id } = await job(addDays(today, 1));
    const here = await stage.visit(`/jobs/${id}`, owner);
    const there = await stage.visit(`/jobs/${id}`, await stage.person(company, 'viewer'));
    const box = { name: picking.tick('6', 'A product') };
    await there.getByRole('checkbox', box).waitFor();
    await here.getByRole('checkbox', box).click();
    await expect.poll(() => here.getByRole('checkbox', box).isChecked()).toBe(true);
    await there.getByText(picking.progress('1', '1')).waitFor();
    expect(await there.getByRole('checkbox', box).isChecked()).toBe(true);
    expect(await there.getByRole('checkbox', box).isDisabled()).toBe(true);
    expect(await audit(here)).toEqual([]);
  });
});
