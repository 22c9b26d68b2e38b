import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { updateCompany } from '../../server/src/accounts/index.ts';
import { forCompany } from '../../server/src/platform/tenancy.ts';
import type { TestPerson } from '../../server/src/testing/browser.ts';
import type { TestCompany } from '../../server/src/testing/service.ts';
import { formatMoney } from '../src/lib/format.ts';
import { TEXTS } from '../src/texts/index.ts';
import { useStage } from './stage.ts';

const { newProposal, editor, frame, settings } = TEXTS;
const BRIEF =
  'Sales conference for 100 in Leeds with a keynote stage, a projector, radio microphones and a panel of four';

const stage = useStage();
const { drafter } = stage;
let company: TestCompany;
let owner: TestPerson;

beforeAll(async () => {
  company = await stage.service.company();
  owner = await stage.person(company);
});

async function describeEvent(page: Page, words = BRIEF): Promise<void> {
  await page.getByLabel(newProposal.description).fill(words);
  await page.getByRole('button', { name: newProposal.generate, exact: true }).click();
}

/** The proposal as the server has it. */
async function stored(id: string) {
  return (await owner.query('proposals.get', { company: company.id, input: { id } })).json.result.data;
}

function totalOf(page: Page): Promise<string> {
  return page.getByTestId('total').innerText();
}

function saved(page: Page): Promise<void> {
  return page.locator('[data-state="saved"]', { hasText: editor.saved }).waitFor();
}

describe('a new proposal', () => {
  it('comes from words, stage by stage and line by line, and ends in the editor', async () => {
    const goOn = drafter.hold();
    const page = await stage.visit('/proposals/new', owner);
    await describeEvent(page);
    const at = (name: string) => page.locator('[data-state="now"]', { hasText: name });
    await at(newProposal.stages.reading).waitFor();
    goOn();
    await at(newProposal.stages.checking).waitFor();
    await page.getByText('QSC K12.2 12in Powered Speaker').waitFor();
    goOn();
    await page.waitForURL(/\/proposals\/[0-9a-f-]{36}$/);
    await page.getByTestId('total').waitFor();
    await page.getByLabel(editor.lines.unitsOf('QSC K12.2 12in Powered Speaker')).waitFor();
    expect(await page.getByTestId('total').innerText()).toMatch(/^£[\d,]+\.\d\d$/);
  });

  it('that fails says why, keeps the words and is made by another try', async () => {
    const page = await stage.visit('/proposals/new', owner);
    drafter.isDead = true;
    await describeEvent(page);
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.innerText()).toMatch(/model/i);
    expect(await page.getByLabel(newProposal.description).inputValue()).toBe(BRIEF);
    drafter.isDead = false;
    await alert.getByRole('button', { name: newProposal.again }).click();
    await page.getByTestId('total').waitFor();
  });

  it('is stopped when its maker says so, and takes no place', async () => {
    drafter.hold();
    const before = (await owner.query('me.company', { company: company.id })).json.result.data.quota.used;
    const page = await stage.visit('/proposals/new', owner);
    await describeEvent(page);
    await page.getByRole('button', { name: newProposal.stop }).click();
    await page.getByText(newProposal.stopped).waitFor();
    const after = (await owner.query('me.company', { company: company.id })).json.result.data.quota.used;
    expect(after).toBe(before);
  });
});

describe('an open proposal', () => {
  const SPEAKER = 'QSC K12.2 12in Powered Speaker';
  const TWO_SPEAKERS = { event: { description: 'Two K12.2 speakers for a talk', date: '2027-05-03', days: 1 } };

  async function made(event: object = TWO_SPEAKERS): Promise<string> {
    const { status, json } = await stage.service.call('POST', '/v1/proposals', { key: company.key, body: event });
    expect(status).toBe(201);
    return json.id;
  }
  it('is edited in place, shows its new total and takes changes back', async () => {
    const id = await made();
    const page = await stage.visit(`/proposals/${id}`, owner);
    const units = page.getByLabel(editor.lines.unitsOf(SPEAKER));
    await units.waitFor();
    const [unitsBefore, totalBefore] = [await units.inputValue(), await totalOf(page)];
    await units.fill('7');
    await units.press('Tab');
    await saved(page);
    const price = page.getByLabel(editor.lines.priceOf(SPEAKER));
    await price.fill('41.50');
    await price.press('Enter');
    await saved(page);
    const after = await stored(id);
    const line = after.line_items.find(({ name }: { name: string }) => name === SPEAKER);
    expect(line).toMatchObject({ units: 7, unit_price: 41.5, total: 7 * 41.5 });
    expect(await totalOf(page)).toBe(formatMoney(after.total, 'GBP'));
    expect(await totalOf(page)).not.toBe(totalBefore);

    const undo = page.getByRole('button', { name: editor.undo });
    await undo.click();
    await expect.poll(() => price.inputValue()).toBe('38.00');
    await expect.poll(() => undo.isEnabled()).toBe(true);
    await undo.click();
    await expect.poll(() => units.inputValue()).toBe(unitsBefore);
    await expect.poll(() => totalOf(page)).toBe(totalBefore);
    await expect.poll(async () => formatMoney((await stored(id)).total, 'GBP')).toBe(totalBefore);
  });

  it('keeps what is typed before it is taken back, and before it is sent, however slow the line is', async () => {
    const id = await made();
    const page = await stage.visit(`/proposals/${id}`, owner);
    const units = page.getByLabel(editor.lines.unitsOf(SPEAKER));
    await units.waitFor();
    const before = await units.inputValue();
    await page.route('**/proposals.edit*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      await route.continue();
    });
    await units.fill('9');
    await units.press('Control+z');
    await expect.poll(async () => (await stored(id)).revision).toBe(2);
    await expect.poll(() => units.inputValue()).toBe(before);
    await units.fill('7');
    await page.getByRole('button', { name: editor.actions.send, exact: true }).click({ delay: 50 });
    await page.getByRole('dialog').getByRole('button', { name: editor.send.submitWithout }).waitFor();
    expect((await stored(id)).line_items[0].units).toBe(7);
  });

  it('that the server cannot be told stays, is asked for before it is left, and is saved by itself', async () => {
    const id = await made();
    const page = await stage.visit(`/proposals/${id}`, owner);
    const units = page.getByLabel(editor.lines.unitsOf(SPEAKER));
    await page.route('**/proposals.edit*', (route) => route.fulfill({ status: 200, body: 'a proxy on the way' }));
    await units.fill('9');
    await units.press('Tab');
    await page.getByRole('status').getByText(editor.unsaved).waitFor();
    await page.getByRole('link', { name: frame.pages.jobs }).click();
    const dialog = page.getByRole('dialog', { name: editor.unsaved });
    await dialog.getByRole('button', { name: settings.cancel }).click();
    expect(page.url()).toContain(id);
    expect(await units.inputValue()).toBe('9');
    await page.unroute('**/proposals.edit*');
    await saved(page);
    expect((await stored(id)).line_items[0].units).toBe(9);
    await page.getByRole('link', { name: frame.pages.jobs }).click();
    await page.waitForURL(/\/jobs$/);
  });

  it('without a date says that it holds no stock, and is given one there or when it is sent', async () => {
    const undated = { event: { description: 'Two K12.2 speakers for a talk', days: 1 } };
    const [first, second] = [await made(undated), await made(undated)];
    const page = await stage.visit(`/proposals/${first}`, owner);
    const note = page.getByRole('note').filter({ hasText: editor.fields.holdsNothing });
    await note.getByLabel(editor.fields.setDate).fill('2027-05-03');
    await note.getByLabel(editor.fields.setDate).press('Enter');
    await note.waitFor({ state: 'hidden' });
    await saved(page);
    expect((await stored(first)).event.date).toBe('2027-05-03');

    await page.goto(`/proposals/${second}`);
    await page.getByRole('button', { name: editor.actions.send, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(editor.fields.holdsNothing).waitFor();
    await dialog.getByLabel(editor.fields.setDate).fill('2027-05-04');
    await dialog.getByLabel(editor.fields.setDate).press('Enter');
    await dialog.getByText(editor.send.hold).waitFor();
    await dialog.getByRole('button', { name: editor.send.submitWithout }).click();
    await expect.poll(async () => (await stored(second)).status).toBe('sent');
    expect((await stored(second)).event.date).toBe('2027-05-04');
  });

  it('that is with a client says why it cannot be duplicated', async () => {
    const id = await made();
    await owner.mutate('proposals.send', { id }, { company: company.id });
    await updateCompany(stage.service.context.db, company.id, { subscription: 'past_due' });
    const page = await stage.visit(`/proposals/${id}`, owner);
    await page.getByRole('button', { name: editor.actions.more }).click();
    await page.getByRole('menuitem', { name: editor.actions.duplicate }).click();
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.innerText()).toMatch(/subscription/i);
    await updateCompany(stage.service.context.db, company.id, { subscription: 'active' });
  });

  it('has its questions struck and answered, and taken back', async () => {
    const id = await made();
    const [lift, loadIn, bar] = ['Is there a lift?', 'When may we load in?', 'Who runs the bar?'];
    await forCompany(stage.service.context.db, company.id, (tx) =>
      tx
        .updateTable('proposals')
        .set({ questions: JSON.stringify([lift, loadIn, bar]), assumptions: '["One room"]' })
        .where('id', '=', id)
        .execute(),
    );
    const page = await stage.visit(`/proposals/${id}`, owner);
    const mail = page.getByRole('link', { name: editor.questions.mailAll });
    expect(decodeURIComponent((await mail.getAttribute('href')) ?? '')).toMatch(/^mailto:\?.*1\. Is there a lift\?/s);
    await page.getByRole('button', { name: editor.texts.dismiss(bar) }).click();
    await page.getByLabel(editor.questions.answer(loadIn)).fill('From 7');
    await page.getByLabel(editor.questions.answer(loadIn)).press('Enter');
    await page.getByText(`${loadIn} — From 7`, { exact: true }).waitFor();
    await saved(page);
    expect(await stored(id)).toMatchObject({ questions: [lift], assumptions: ['One room', `${loadIn} — From 7`] });
    await page.getByRole('button', { name: editor.actions.send, exact: true }).click();
    await page.getByRole('dialog').getByText(editor.send.questions('1')).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: editor.undo }).click();
    await page.getByLabel(editor.questions.answer(loadIn)).waitFor();
    await saved(page);
    expect(await stored(id)).toMatchObject({ questions: [lift, loadIn], assumptions: ['One room'] });
  });

  it('takes a product of the catalogue and a line of its own', async () => {
    const id = await made();
    const page = await stage.visit(`/proposals/${id}`, owner);
    const add = page.getByLabel(editor.add.label, { exact: true }).and(page.locator('input'));
    await add.fill('stool');
    await page.getByRole('option', { name: /Bar Stool/ }).click();
    // one goes on typing at the new line
    await page.locator(`input:focus[aria-label="${editor.lines.unitsOf('Bar Stool')}"]`).waitFor();
    await add.fill('Hand-painted backdrop');
    // the list is at rest once no product is in it any more
    await expect.poll(() => page.getByRole('listbox').getByRole('option').count()).toBe(1);
    await page.getByRole('option', { name: editor.add.own('Hand-painted backdrop') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(`${editor.add.price}, GBP`).fill('12.50');
    await dialog.getByRole('button', { name: editor.add.submit }).click();
    await page.getByLabel(editor.lines.priceOf('Hand-painted backdrop')).waitFor();
    await saved(page);
    const after = await stored(id);
    expect(after.line_items.map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining(['Bar Stool', 'Hand-painted backdrop']),
    );
    expect(await totalOf(page)).toBe(formatMoney(after.total, 'GBP'));
  });

  it('leaves one where one types while a new line is saved', async () => {
    const id = await made();
    const page = await stage.visit(`/proposals/${id}`, owner);
    // as on a busy machine: what was put off for a moment comes late
    await page.evaluate(() => {
      const soon = window.setTimeout.bind(window);
      const late = (then: () => void, wait = 0) => soon(then, Math.max(wait, 100));
      Object.assign(window, { setTimeout: late });
    });
    await page.getByLabel(editor.add.label, { exact: true }).and(page.locator('input')).fill('stool');
    await page.getByRole('option', { name: /Bar Stool/ }).click();
    const units = page.locator(`input:focus[aria-label="${editor.lines.unitsOf('Bar Stool')}"]`);
    await units.fill('7');
    await saved(page);
    expect(await units.inputValue()).toBe('7');
  });

  it('tells the later of two who change the same, shows both and lets them choose', async () => {
    const id = await made();
    const colleague = await stage.person(company, 'editor');
    const [first, second] = [
      await stage.visit(`/proposals/${id}`, owner),
      await stage.visit(`/proposals/${id}`, colleague),
    ];
    const unitsIn = (page: Page) => page.getByLabel(editor.lines.unitsOf(SPEAKER));
    // the second is typing while the first is done
    await unitsIn(second).fill('9');
    await unitsIn(first).fill('5');
    await unitsIn(first).press('Tab');
    await saved(first);
    await unitsIn(second).press('Tab');
    const dialog = second.getByRole('dialog', { name: editor.conflict.title });
    await dialog.getByLabel(`${editor.conflict.theirs}: 5`).waitFor();
    await dialog.getByLabel(`${editor.conflict.mine}: 9`).check();
    await dialog.getByRole('button', { name: editor.conflict.save }).click();
    await dialog.waitFor({ state: 'hidden' });
    // and the first sees it without asking
    await expect.poll(() => unitsIn(first).inputValue()).toBe('9');
    await expect.poll(() => unitsIn(second).inputValue()).toBe('9');
  });
});
