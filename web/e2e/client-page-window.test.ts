import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { changeProposal } from '../../server/src/proposals/index.ts';
import type { TestCompany } from '../../server/src/testing/service.ts';
import {
  acceptNow,
  companyWithTerms,
  draftWithExtras,
  fillAcceptance,
  sendAnew,
  sentWithExtras,
  storedOf,
  TITLE,
} from './client-page.ts';
import { useStage } from './stage.ts';

/** What a browser itself does with the page: Enter, going back, coming again, losing the line. */

const stage = useStage();
let company: TestCompany;

beforeAll(async () => {
  company = await companyWithTerms(stage.service);
});

const sent = () => sentWithExtras(stage.service, company);
const hazer = (page: Page) => page.getByRole('checkbox', { name: /^Hazer/ });
const total = (page: Page) => page.locator('#sums .total dd');

describe.each([
  ['without scripts', false],
  ['with scripts', true],
])('%s', (_, javaScriptEnabled) => {
  it('Enter in a field accepts, and asks for what is missing', async () => {
    const shared = await sent();
    const page = await stage.visit(shared.path, null, { javaScriptEnabled });
    await page.locator('#accept-name').press('Enter');
    await fillAcceptance(page);
    expect((await storedOf(stage.service, company, shared)).status).toBe('sent');
    await page.locator('#accept-email').press('Enter');
    await page.getByText('Ada Marsh accepted it for').waitFor();
  });

  it('who asked is told so once, and not again when they come again', async () => {
    const { path } = await sent();
    const page = await stage.visit(path, null, { javaScriptEnabled });
    await page.getByText('Ask a question').click();
    await page.locator('#ask-name').fill('Ada Marsh');
    await page.locator('#ask-email').fill('ada@client.example');
    await page.locator('#ask-question').fill('Is parking included?');
    await page.locator('#ask').getByRole('button').click();
    await page.getByRole('status').getByText('Your question is on its way').waitFor();
    expect(page.url()).toBe(stage.address + path);
    await page.reload();
    await page.getByText('Open until').waitFor();
    expect(await page.getByRole('status').count()).toBe(0);
  });
});

describe('with scripts', () => {
  it('the total is that of the ticks which the browser kept for who comes back', async () => {
    const { path } = await sent();
    const page = await stage.visit(path);
    const plain = await total(page).innerText();
    await hazer(page).check();
    await expect.poll(() => total(page).innerText()).not.toBe(plain);
    const withHazer = await total(page).innerText();
    await page.goto('about:blank');
    await page.goBack();
    expect(await hazer(page).isChecked()).toBe(true);
    await expect.poll(() => total(page).innerText()).toBe(withHazer);
  });

  it('a tick shows the version that has come meanwhile', async () => {
    const shared = await sent();
    const page = await stage.visit(shared.path);
    await sendAnew(stage.service, company, shared);
    await hazer(page).click();
    await page.getByRole('heading', { level: 1, name: 'Another title' }).waitFor();
    expect(await page.locator('#answer [name="version"]').getAttribute('value')).toBe('2');
  });

  it('a tick shows that the proposal was taken back meanwhile', async () => {
    const shared = await sent();
    const page = await stage.visit(shared.path);
    await changeProposal(stage.service.context, company.id, shared.id, 'revise');
    await hazer(page).click();
    await page.getByText('Draft: a new version is coming').waitFor();
    expect(await page.locator('#answer').count()).toBe(0);
  });

  it('a tick on a page that answered a form shows how it stands, and does not send the form again', async () => {
    const shared = await sent();
    const page = await stage.visit(shared.path);
    await fillAcceptance(page);
    await sendAnew(stage.service, company, shared);
    await acceptNow(page);
    await page.getByText('There is a newer version of this proposal').waitFor();
    await changeProposal(stage.service.context, company.id, shared.id, 'revise');
    await hazer(page).click();
    await page.getByText('Draft: a new version is coming').waitFor();
    expect(await page.getByText('Nothing was accepted').count()).toBe(0);
  });

  it('the button that updates the total is there where the server is not reached', async () => {
    const { path } = await sent();
    const page = await stage.visit(path);
    const update = page.getByRole('button', { name: 'Update total' });
    expect(await update.isVisible()).toBe(false);
    // answered by no server of ours, so that nothing is at fault but what was asked
    await page.route(`**${path}`, (route) => route.fulfill({ status: 200, body: 'Sign in to the hotel’s network' }));
    await hazer(page).check();
    await update.waitFor();
    await page.unroute(`**${path}`);
    await update.click();
    await page.getByText(`${TITLE}, with Hazer: `).waitFor();
    expect(await update.isVisible()).toBe(false);
  });

  it('a draft has no form that a script could look after', async () => {
    const page = await stage.visit((await draftWithExtras(stage.service, company)).path);
    await page.getByText('it cannot be accepted yet').waitFor();
    expect(await page.locator('script, #answer').count()).toBe(0);
  });
});
