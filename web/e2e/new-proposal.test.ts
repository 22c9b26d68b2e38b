import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../server/src/testing/browser.ts';
import type { TestCompany } from '../../server/src/testing/service.ts';
import { TEXTS } from '../src/texts/index.ts';
import { useStage } from './stage.ts';

const { newProposal, frame } = TEXTS;
const LETTER = `Party for 80 guests in Leeds on 14 August 2027, with two speakers.

Kind regards,
Jane Smith
jane@smith.example`;

const stage = useStage();
let company: TestCompany;
let owner: TestPerson;

beforeEach(async () => {
  company = await stage.service.company();
  owner = await stage.person(company);
});

const fieldsOf = (page: Page) => ({
  words: page.getByLabel(newProposal.description),
  date: page.getByLabel(newProposal.date),
  attendees: page.getByLabel(newProposal.attendees),
  venue: page.getByLabel(newProposal.venue),
  client: page.getByRole('combobox', { name: newProposal.client }),
});

async function generated(page: Page) {
  await page.getByRole('button', { name: newProposal.generate, exact: true }).click();
  await page.waitForURL(/\/proposals\/[0-9a-f-]{36}$/);
  const id = page.url().split('/').at(-1);
  return (await owner.query('proposals.get', { company: company.id, input: { id } })).json.result.data;
}

async function clients() {
  const { json } = await owner.query('clients.list', { company: company.id, input: { limit: 10 } });
  return json.result.data.data as { name: string; email: string | null }[];
}

describe('what the brief says', () => {
  it('is in the fields, follows the text until somebody types there, and is used as it is left', async () => {
    const page = await stage.visit('/proposals/new', owner);
    const { words, date, attendees, venue } = fieldsOf(page);
    await words.fill(LETTER);
    await expect.poll(() => date.inputValue()).toBe('2027-08-14');
    expect([await attendees.inputValue(), await venue.inputValue()]).toEqual(['80', 'Leeds']);
    await page.getByRole('status').getByText(newProposal.foundHint).waitFor();
    await venue.fill('Leeds Town Hall');
    await words.fill(LETTER.replace('80 guests in Leeds', '120 guests in York'));
    await expect.poll(() => attendees.inputValue()).toBe('120');
    expect(await venue.inputValue()).toBe('Leeds Town Hall');
    const { event } = await generated(page);
    expect(event).toMatchObject({ date: '2027-08-14', attendees: 120, venue: 'Leeds Town Hall' });
    expect(await clients()).toEqual([]);
  });

  it('is used also where the proposal is wanted at once', async () => {
    const page = await stage.visit('/proposals/new', owner);
    await fieldsOf(page).words.fill(LETTER);
    expect((await generated(page)).event).toMatchObject({ date: '2027-08-14', venue: 'Leeds' });
  });

  it('makes a client of who writes once somebody says so, and knows them the next time', async () => {
    const page = await stage.visit('/proposals/new', owner);
    await fieldsOf(page).words.fill(LETTER);
    await page.getByRole('button', { name: newProposal.addClient('Jane Smith', 'jane@smith.example') }).click();
    expect(await page.getByLabel(newProposal.clientEmail).inputValue()).toBe('jane@smith.example');
    const first = await generated(page);
    expect(await clients()).toMatchObject([{ name: 'Jane Smith', email: 'jane@smith.example' }]);

    await page.goto('/proposals/new');
    const { words, client } = fieldsOf(page);
    await words.fill(LETTER);
    await expect.poll(() => client.inputValue()).toBe('Jane Smith');
    expect((await generated(page)).client.id).toBe(first.client.id);
    expect(await clients()).toHaveLength(1);
  });
});

describe('what was typed for a new proposal', () => {
  it('is there after going back, after a reload and in another tab, until it is made', async () => {
    const page = await stage.visit('/proposals/new', owner);
    await fieldsOf(page).words.fill(LETTER);
    await fieldsOf(page).venue.fill('Leeds Town Hall');
    const isThere = async (tab: Page) => {
      await expect.poll(() => fieldsOf(tab).words.inputValue()).toBe(LETTER);
      expect(await fieldsOf(tab).venue.inputValue()).toBe('Leeds Town Hall');
      await expect.poll(() => fieldsOf(tab).date.inputValue()).toBe('2027-08-14');
    };
    await page.getByRole('link', { name: frame.pages.jobs }).click();
    await page.waitForURL(/\/jobs$/);
    await page.goBack();
    await isThere(page);
    await page.reload();
    await isThere(page);
    const other = await page.context().newPage();
    await page.close();
    await other.goto('/proposals/new');
    await isThere(other);
    await generated(other);
    await other.goto('/proposals/new');
    expect(await fieldsOf(other).words.inputValue()).toBe('');
  });

  it('is of one person, and is gone when they clear it', async () => {
    const page = await stage.visit('/proposals/new', owner);
    await fieldsOf(page).words.fill(LETTER);
    await page.getByRole('button', { name: newProposal.clear, exact: true }).click();
    expect(await fieldsOf(page).words.inputValue()).toBe('');
    await page.reload();
    expect(await fieldsOf(page).words.inputValue()).toBe('');
    await fieldsOf(page).words.fill(LETTER);
    const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('showbill.kept')));
    expect(kept).toEqual([`showbill.kept.${company.id}.${owner.id}.new-proposal`]);
  });
});
