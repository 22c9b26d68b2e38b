import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD, type TestPerson } from '../../server/src/testing/browser.ts';
import type { TestCompany } from '../../server/src/testing/service.ts';
import { TEXTS } from '../src/texts/index.ts';
import { openGate } from './gate.ts';
import { useStage } from './stage.ts';

const { editor, entry, frame, newProposal, settings } = TEXTS;
const SPEAKER = 'QSC K12.2 12in Powered Speaker';
const TWO_SPEAKERS = { event: { description: 'Two K12.2 speakers for a talk', date: '2027-05-03', days: 1 } };

const gate = await openGate();
const stage = useStage({ publicUrl: gate.address });
let company: TestCompany;
let owner: TestPerson;

beforeAll(() => gate.lead(stage.address));
beforeEach(async () => {
  company = await stage.service.company();
  owner = await stage.person(company);
});
afterAll(() => gate.close());

async function made(): Promise<string> {
  const { json } = await stage.service.call('POST', '/v1/proposals', { key: company.key, body: TWO_SPEAKERS });
  return json.id;
}

async function unitsOf(id: string): Promise<number> {
  const { json } = await owner.query('proposals.get', { company: company.id, input: { id } });
  return json.result.data.line_items[0].units;
}

/** A window whose failing calls are meant, at an address behind the gate. */
async function visit(path: string): Promise<Page> {
  const first = await stage.visit('/healthz', owner);
  const page = await first.context().newPage();
  await first.close();
  await page.goto(`${gate.address}${path}`);
  return page;
}

/**
 * Ends all sessions of the owner; the person beside the browser signs in anew. The dialog to sign in may open at any moment
 * from then on, and takes the keyboard: what is typed has to be typed before.
 */
async function endSession(): Promise<void> {
  await owner.post('/auth/sign-out-everywhere');
  await owner.post('/auth/sign-in', { email: owner.email, password: PASSWORD });
}

async function signInAgain(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: entry.signInAgain.title });
  expect(await dialog.getByLabel(entry.signIn.email).inputValue()).toBe(owner.email);
  await dialog.getByLabel(entry.signIn.password, { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: entry.signIn.submit, exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}

describe('a session that has ended', () => {
  it('is opened again over the editor, and the edit is saved', async () => {
    const id = await made();
    const page = await visit(`/proposals/${id}`);
    const units = page.getByLabel(editor.lines.unitsOf(SPEAKER));
    await units.fill('9');
    await endSession();
    await units.press('Tab');
    await signInAgain(page);
    await expect.poll(() => unitsOf(id)).toBe(9);
    expect([await units.inputValue(), new URL(page.url()).pathname]).toEqual(['9', `/proposals/${id}`]);
  });

  it('is opened again over the settings, and what was typed is saved', async () => {
    const page = await visit('/settings/company');
    const about = page.getByRole('region', { name: settings.company.about });
    await about.getByLabel(settings.company.name).fill('Another name of ours');
    await endSession();
    // the dialog may have opened by itself, and lie over the button
    await about.getByRole('button', { name: settings.save }).dispatchEvent('click');
    await signInAgain(page);
    await about.getByText(settings.saved).waitFor();
    const { json } = await owner.query('me.company', { company: company.id });
    expect(json.result.data.company.name).toBe('Another name of ours');
  });

  it('is opened again over a new proposal, which is then made', async () => {
    const page = await visit('/proposals/new');
    const words = page.getByLabel(newProposal.description);
    await words.fill('Two K12.2 speakers for a talk');
    await endSession();
    // they are read a moment after they were typed: had all of it been typed before, that might be before the session ends
    await words.fill('Two K12.2 speakers for a talk in Leeds');
    await signInAgain(page);
    await expect.poll(() => page.getByLabel(newProposal.venue).inputValue()).toBe('Leeds');
    await endSession();
    await page.getByRole('button', { name: newProposal.generate, exact: true }).dispatchEvent('click');
    await signInAgain(page);
    await page.getByLabel(editor.lines.unitsOf(SPEAKER)).waitFor();
  });
});

describe('what is typed', () => {
  it('in the editor is saved when one goes back, and after a reload where it could not be', async () => {
    const id = await made();
    const page = await visit('/jobs');
    await page.goto(`${gate.address}/proposals/${id}`);
    const units = page.getByLabel(editor.lines.unitsOf(SPEAKER));
    await units.fill('5');
    await page.goBack();
    await expect.poll(() => unitsOf(id)).toBe(5);

    await page.goto(`${gate.address}/proposals/${id}`);
    await units.waitFor();
    await page.route('**/proposals.edit*', (route) => route.abort());
    page.on('dialog', (dialog) => void dialog.accept());
    await units.fill('9');
    await units.press('Tab');
    await page.getByRole('status').getByText(editor.unsaved).waitFor();
    await page.reload();
    await page.getByRole('status').getByText(editor.unsaved).waitFor();
    expect([await units.inputValue(), await unitsOf(id)]).toEqual(['9', 5]);
    await page.unrouteAll();
    await expect.poll(() => unitsOf(id)).toBe(9);
  });

  it('in a form is there again after leaving the page and a reload, until it is saved', async () => {
    const page = await visit('/settings/company');
    const about = page.getByRole('region', { name: settings.company.about });
    const name = about.getByLabel(settings.company.name);
    await name.fill('Half a na');
    await page.getByRole('link', { name: frame.pages.jobs }).click();
    await page.waitForURL(/\/jobs$/);
    await page.goBack();
    await expect.poll(() => name.inputValue()).toBe('Half a na');
    await page.reload();
    await expect.poll(() => name.inputValue()).toBe('Half a na');
    await name.fill('A whole name');
    await about.getByRole('button', { name: settings.save }).click();
    await about.getByText(settings.saved).waitFor();
    const { json } = await owner.query('me.company', { company: company.id });
    expect(json.result.data.company.name).toBe('A whole name');
    await page.reload();
    await expect.poll(() => name.inputValue()).toBe('A whole name');
  });
});

describe('a server that restarts', () => {
  it('is said, is forgotten as soon as it answers, and is sent what was edited meanwhile', async () => {
    const id = await made();
    const page = await visit(`/proposals/${id}`);
    const units = page.getByLabel(editor.lines.unitsOf(SPEAKER));
    await units.waitFor();
    await gate.close();
    const notice = page.getByRole('status').getByText(frame.offline);
    await notice.waitFor();
    await units.fill('9');
    await units.press('Tab');
    await page.getByRole('status').getByText(editor.unsaved).waitFor();
    await gate.open();
    const answered = performance.now();
    await notice.waitFor({ state: 'hidden' });
    await expect.poll(() => unitsOf(id)).toBe(9);
    expect(performance.now() - answered).toBeLessThan(4000);
    expect(await units.inputValue()).toBe('9');
  });
});
