import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../server/src/testing/browser.ts';
import type { TestCompany } from '../../server/src/testing/service.ts';
import { TEXTS } from '../src/texts/index.ts';
import { createScriptedDrafter } from './scripted-drafter.ts';
import { useStage } from './stage.ts';

const { newProposal, editor } = TEXTS;
const BRIEF =
  'Sales conference for 100 in Leeds with a keynote stage, a projector, radio microphones and a panel of four';

const drafter = createScriptedDrafter();
const stage = useStage(() => ({ drafter }));
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

  it('takes over what the words say of the event, with a tap', async () => {
    const page = await stage.visit('/proposals/new', owner);
    await page.getByLabel(newProposal.description).fill('Party for 80 guests on 14 August 2027');
    await page.getByRole('button', { name: /14 Aug 2027/ }).click();
    await page.getByRole('button', { name: /80 people/ }).click();
    expect(await page.getByLabel(newProposal.date).inputValue()).toBe('2027-08-14');
    expect(await page.getByLabel(newProposal.attendees).inputValue()).toBe('80');
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
    const goOn = drafter.hold();
    const before = (await owner.query('me.company', { company: company.id })).json.result.data.quota.used;
    const page = await stage.visit('/proposals/new', owner);
    await describeEvent(page);
    const stopped = page.waitForResponse(/proposals\.stop/);
    await page.getByRole('button', { name: newProposal.stop }).click();
    await stopped;
    goOn();
    goOn();
    await page.getByText(newProposal.stopped).waitFor();
    const after = (await owner.query('me.company', { company: company.id })).json.result.data.quota.used;
    expect(after).toBe(before);
  });
});
