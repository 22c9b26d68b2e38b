import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { draftOf } from '../../server/src/http/v1/availability-fixtures/draft-of.ts';
import { forCompany } from '../../server/src/platform/tenancy.ts';
import { changeProposal, type Deed } from '../../server/src/proposals/index.ts';
import { saveNewProposal } from '../../server/src/proposals/save.ts';
import type { TestPerson } from '../../server/src/testing/browser.ts';
import type { TestCompany } from '../../server/src/testing/service.ts';
import { todayHere } from '../src/lib/days.ts';
import { TEXTS } from '../src/texts/index.ts';
import { audit } from './audit.ts';
import { useStage } from './stage.ts';

const { sales, editor, statuses, newProposal, proposals: list } = TEXTS;

const stage = useStage();
let company: TestCompany;
let owner: TestPerson;
let colleague: TestPerson;

beforeEach(async () => {
  company = await stage.service.company();
  owner = await stage.person(company);
  colleague = await stage.person(company, 'editor');
});

/** A proposal of somebody's, as far as some deeds take it. */
async function made(
  title: string,
  by: TestPerson | null = owner,
  deeds: readonly Deed[] = [],
  at = new Date(),
): Promise<string> {
  const context = { ...stage.service.context, clock: { now: () => at } };
  const draft = draftOf({ date: '2027-05-14', days: 1, lines: [{ productId: null, units: 1 }] });
  const id = await forCompany(context.db, company.id, (tx) =>
    saveNewProposal(
      tx,
      company.id,
      { ...draft, title, subtotal: 250_00n, total: 250_00n, ownerId: by?.id ?? null },
      '2026-11-20',
      at,
    ),
  );
  for (const deed of deeds) await changeProposal(context, company.id, id, deed);
  return id;
}

async function ask(path: string, input?: unknown) {
  return (await owner.query(path, { company: company.id, input })).json.result.data;
}

const column = (page: Page, status: keyof typeof statuses) =>
  page.getByRole('region', { name: new RegExp(`^${statuses[status]}`, 'u') });

describe('the board', () => {
  it('has a column for each status with its count and sum, and is reached from the list', async () => {
    await made('Harvest supper');
    await made('Spring fair', owner, ['send']);
    const page = await stage.visit('/proposals', owner);
    await page.getByText(sales.views.board, { exact: true }).click();
    await column(page, 'draft').getByRole('link', { name: 'Harvest supper' }).waitFor();
    expect(await column(page, 'draft').innerText()).toContain('£250.00');
    expect(await column(page, 'sent').getByRole('heading').innerText()).toBe(`${statuses.sent} 1`);
    await column(page, 'accepted').getByText(sales.board.none).waitFor();
    expect(page.url()).toContain('view=board');
    expect(await audit(page)).toEqual([]);
  });

  it('lets a card go where its life lets it, by dragging and from the keyboard, and asks first', async () => {
    const [sent, draft] = [await made('Spring fair', owner, ['send']), await made('Harvest supper')];
    const page = await stage.visit('/proposals?view=board', owner);
    const card = page.getByRole('article').filter({ hasText: 'Spring fair' });
    await card.waitFor();
    await card.dragTo(column(page, 'cancelled'));
    expect(await page.getByRole('dialog').count()).toBe(0);
    await card.dragTo(column(page, 'declined'));
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(sales.outcome.reason.lost).click();
    await page.getByRole('option', { name: 'Too expensive' }).click();
    await dialog.getByLabel(sales.outcome.note).fill('By a third');
    await dialog.getByRole('button', { name: editor.confirm.decline.submit }).click();
    await column(page, 'declined').getByText('Spring fair').waitFor();
    expect((await ask('sales.get', { id: sent })).outcome).toEqual({ reason: 'Too expensive', note: 'By a third' });

    const menu = column(page, 'draft').getByRole('button');
    await menu.focus();
    await page.keyboard.press('Enter');
    const send = page.getByRole('menuitem', { name: sales.board.moves.send });
    // it is shown before it has the focus
    await expect.poll(() => send.evaluate((item) => item === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/proposals/${draft}`);
    await page.getByRole('dialog').getByRole('button', { name: editor.send.submitWithout }).click();
    await expect.poll(async () => (await ask('proposals.get', { id: draft })).status).toBe('sent');
  });

  it('leads to the list where nothing but what was over long ago is as it is asked for', async () => {
    await made('Spring fair', owner, ['send', 'decline'], new Date(Date.now() - 100 * 86_400_000));
    const page = await stage.visit('/proposals?view=board', owner);
    await page.getByText(sales.board.onlyOlder('90')).waitFor();
    await page.getByRole('searchbox', { name: list.search }).fill('fair');
    await page.getByText(sales.board.onlyOlderFiltered('90')).waitFor();
    expect(await audit(page)).toEqual([]);
    await page.getByRole('link', { name: sales.board.toList }).click();
    await page.getByRole('link', { name: 'Spring fair' }).waitFor();
    expect(page.url()).toContain('/proposals?q=fair');
  });

  it('is only looked at by a viewer', async () => {
    await made('Spring fair', owner, ['send']);
    const page = await stage.visit('/proposals?view=board', await stage.person(company, 'viewer'));
    const card = page.getByRole('article');
    await card.waitFor();
    expect(await card.getAttribute('draggable')).toBe('false');
    expect(await card.getByRole('button').count()).toBe(0);
  });
});

describe('salespeople and tags', () => {
  it('narrow the list down to mine, and a proposal is given to a colleague', async () => {
    const id = await made('Harvest supper');
    await made('Spring fair', colleague);
    const page = await stage.visit('/proposals', owner);
    await page.getByRole('link', { name: 'Spring fair' }).waitFor();
    await page.getByRole('combobox', { name: sales.owner }).click();
    await page.getByRole('option', { name: sales.mine }).click();
    await page.getByRole('link', { name: 'Spring fair' }).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Harvest supper' }).click();
    const part = page.getByRole('region', { name: sales.heading });
    await part.getByRole('combobox', { name: sales.owner }).click();
    const [, other] = await ask('team.members');
    await page.getByRole('option', { name: other.name, exact: true }).click();
    await expect.poll(async () => (await ask('sales.get', { id })).owner.id).toBe(colleague.id);
    await page.goto('/proposals?owner=me');
    await page.getByText(list.nothing).waitFor();
  });

  it('put on a proposal, tags are offered in the list and taken off again', async () => {
    const id = await made('Harvest supper');
    await made('Spring fair');
    const page = await stage.visit(`/proposals/${id}`, owner);
    const part = page.getByRole('region', { name: sales.heading });
    const tags = part.getByLabel(sales.tags).first();
    await tags.fill('Wedding');
    await tags.press('Enter');
    await expect.poll(async () => (await ask('sales.get', { id })).tags.length).toBe(1);
    await page.goto('/proposals');
    await page.getByRole('combobox', { name: sales.tags }).click();
    await page.getByRole('option', { name: 'Wedding' }).click();
    await page.getByRole('link', { name: 'Spring fair' }).waitFor({ state: 'detached' });
    expect(page.url()).toContain('tag=');
    await page.getByRole('link', { name: 'Harvest supper' }).click();
    await tags.press('Backspace');
    await expect.poll(async () => (await ask('sales.get', { id })).tags).toEqual([]);
  });
});

describe('a template', () => {
  it('is saved from a proposal and makes a new one at the prices of today', async () => {
    const key = { key: company.key, body: { event: { description: 'Two K12.2 speakers for a talk', days: 1 } } };
    const { json } = await stage.service.call('POST', '/v1/proposals', key);
    const page = await stage.visit(`/proposals/${json.id}`, owner);
    await page.getByRole('button', { name: editor.actions.more }).click();
    await page.getByRole('menuitem', { name: sales.template.save }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(sales.template.name).fill('Talk');
    await dialog.getByRole('button', { name: sales.template.submit }).click();
    await page.getByText(sales.template.saved('Talk')).waitFor();

    const line = (await ask('proposals.get', { id: json.id })).line_items[0];
    const { status } = await owner.mutate(
      'catalogue.update',
      { id: line.catalog_item_id, unit_price: 99 },
      { company: company.id },
    );
    expect(status).toBe(200);
    await page.goto('/proposals/new');
    await page.getByRole('combobox', { name: sales.template.start }).click();
    await page.getByRole('option', { name: 'Talk' }).click();
    await page.getByLabel(newProposal.date).fill('2027-06-01');
    expect(await audit(page)).toEqual([]);
    await page.getByRole('button', { name: sales.template.make }).click();
    await page.waitForURL(/\/proposals\/[0-9a-f-]{36}$/u);
    await expect.poll(() => page.getByLabel(editor.lines.priceOf(line.name)).inputValue()).toBe('99.00');
    const made = await ask('proposals.get', { id: page.url().split('/').at(-1) });
    expect(made).toMatchObject({ event: { date: '2027-06-01' }, client: null });
  });
});

describe('a follow-up', () => {
  it('comes from a proposal to Home on its day, and is ticked off there', async () => {
    const id = await made('Harvest supper');
    const page = await stage.visit(`/proposals/${id}`, owner);
    await page.getByRole('button', { name: sales.followUps.show }).click();
    await page.getByLabel(sales.followUps.day).fill(todayHere());
    await page.getByLabel(sales.followUps.note, { exact: true }).fill('Call about the stage');
    await page.getByRole('button', { name: sales.followUps.add }).click();
    await page.getByRole('button', { name: sales.followUps.change('Call about the stage') }).click();
    await page.getByLabel(sales.followUps.note, { exact: true }).fill('Call about the lights');
    await page.getByRole('button', { name: sales.followUps.save, exact: true }).click();
    await page.getByRole('button', { name: sales.followUps.change('Call about the lights') }).waitFor();
    expect(await audit(page)).toEqual([]);

    await page.goto('/');
    const due = page.getByRole('list', { name: sales.home.heading });
    await due.getByRole('link', { name: 'Harvest supper' }).waitFor();
    expect(await audit(page)).toEqual([]);
    const other = await stage.visit('/', colleague);
    await other.getByRole('checkbox', { name: sales.home.mine }).first().check();
    await other.getByText(sales.home.none).waitFor();
    await due.getByRole('checkbox').click();
    await page.getByText(sales.home.none).waitFor();
    await expect.poll(async () => (await ask('sales.get', { id })).follow_ups[0].done_at).not.toBeNull();
  });
});

describe('why a proposal was won or lost', () => {
  it('is asked when it is accepted, and set beside what the client wrote', async () => {
    const won = await made('Harvest supper', owner, ['send']);
    const page = await stage.visit(`/proposals/${won}`, owner);
    await page.getByRole('button', { name: editor.actions.accept }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(sales.outcome.reason.won).click();
    await page.getByRole('option', { name: 'Service' }).click();
    expect(await audit(page)).toEqual([]);
    await dialog.getByRole('button', { name: editor.accept.submit }).click();
    await expect.poll(async () => (await ask('sales.get', { id: won })).outcome.reason).toBe('Service');

    const lost = await made('Spring fair', owner, ['send']);
    const reason = 'We found somebody nearer';
    await changeProposal(stage.service.context, company.id, lost, 'decline', { by: 'client', reason });
    await page.goto(`/proposals/${lost}`);
    const part = page.getByRole('region', { name: sales.heading });
    await part.getByText(reason).waitFor();
    await part.getByLabel(sales.outcome.reason.lost).click();
    await page.getByRole('option', { name: 'Went with a competitor' }).click();
    await part.getByRole('button', { name: sales.outcome.save }).click();
    await part.getByText(sales.outcome.saved, { exact: true }).waitFor();
    expect((await ask('sales.get', { id: lost })).outcome.reason).toBe('Went with a competitor');
  });
});

describe('the sales report', () => {
  it('is empty at first, shows what was sent and won within days, and is saved as a file', async () => {
    const page = await stage.visit('/proposals/report', owner);
    await page.getByText(sales.report.empty).waitFor();
    await made('Harvest supper', owner, ['send', 'accept']);
    await made('Spring fair', colleague, ['send']);
    await page.reload();
    const people = page.getByRole('group', { name: sales.report.byPerson });
    await people.waitFor();
    expect(await people.getByRole('row').count()).toBe(4);
    expect(await people.innerText()).toContain('£500.00');
    expect(await audit(page)).toEqual([]);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: sales.report.export }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/^sales-\d{4}-\d{2}-\d{2}-to-\d{4}-\d{2}-\d{2}\.csv$/u);
    await page.getByLabel(sales.report.to).fill('2020-01-01');
    await page.getByRole('alert').getByText(sales.report.wrongRange).waitFor();
  });
});

describe('the settings of sales', () => {
  it('hold the reasons that are offered, and tags that are renamed for all proposals', async () => {
    const id = await made('Harvest supper', owner, ['send']);
    await owner.mutate('sales.tag', { id, name: 'Weding' }, { company: company.id });
    const page = await stage.visit('/settings/sales', owner);
    const lost = page.getByRole('region', { name: sales.settings.lost });
    await lost.getByRole('textbox').fill('Rain\nSnow');
    await lost.getByRole('button', { name: TEXTS.settings.save }).click();
    await expect.poll(async () => (await ask('sales.settings')).lost_reasons).toEqual(['Rain', 'Snow']);
    await page.getByRole('button', { name: sales.settings.renameWhich('Weding') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(sales.settings.name).fill('Wedding');
    await dialog.getByRole('button', { name: TEXTS.settings.save }).click();
    await page.getByRole('button', { name: sales.settings.renameWhich('Wedding') }).waitFor();
    expect(await audit(page)).toEqual([]);
  });
});
