import { beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, type TestPerson } from '../../server/src/testing/browser.ts';
import type { TestCompany } from '../../server/src/testing/service.ts';
import { TEXTS } from '../src/texts/index.ts';
import { hasFocus, seeFocus, tabTo } from './focus.ts';
import { useStage } from './stage.ts';

const { frame, newProposal, editor, proposals } = TEXTS;

const stage = useStage();
let company: TestCompany;
let owner: TestPerson;

beforeAll(async () => {
  company = await stage.service.company();
  owner = await stage.person(company);
});

describe('without a mouse', () => {
  it('one signs in, makes a proposal, edits its lines, takes an edit back and finds it again', async () => {
    const page = await stage.visit('/sign-in');
    const { keyboard } = page;
    await expect.poll(() => hasFocus(page.getByLabel(TEXTS.entry.signIn.email))).toBe(true);
    await keyboard.type(owner.email);
    await tabTo(page, page.getByLabel(TEXTS.entry.signIn.password, { exact: true }));
    await keyboard.type(PASSWORD);
    await keyboard.press('Enter');
    await page.getByRole('heading', { name: frame.pages.home }).waitFor();

    await keyboard.press('n');
    const words = page.getByLabel(newProposal.description);
    await words.waitFor();
    await expect.poll(() => hasFocus(words)).toBe(true);
    await keyboard.type('Conference for 100 with a projector and two radio microphones');
    await tabTo(page, page.getByLabel(newProposal.venue));
    await keyboard.type('Leeds');
    await tabTo(page, words, 'Shift+Tab');
    await keyboard.press('Control+Enter');
    await page.getByTestId('total').waitFor();

    const units = page.locator('input[data-column="units"]');
    await tabTo(page, units.first());
    const before = await units.first().inputValue();
    await keyboard.type('9');
    await keyboard.press('Enter');
    await expect.poll(() => hasFocus(units.nth(1))).toBe(true);
    await seeFocus(page);
    await keyboard.press('ArrowUp');
    await expect.poll(() => hasFocus(units.first())).toBe(true);
    expect(await units.first().inputValue()).toBe('9');
    await page.locator('[data-state="saved"]', { hasText: editor.saved }).waitFor();
    await keyboard.press('Control+z');
    await expect.poll(() => units.first().inputValue()).toBe(before);

    const title = (await page.getByRole('heading', { level: 1 }).getAttribute('aria-label')) ?? '';
    await keyboard.press('Control+k');
    const finder = page.getByRole('dialog').getByRole('textbox');
    await expect.poll(() => hasFocus(finder)).toBe(true);
    await keyboard.type(frame.pages.proposals);
    await page.getByRole('dialog').getByText(frame.pages.proposals, { exact: true }).first().waitFor();
    await keyboard.press('Enter');
    await page.getByRole('heading', { name: proposals.title }).waitFor();
    const row = page.getByRole('link', { name: title });
    await row.waitFor();
    await keyboard.press('j');
    await expect.poll(() => hasFocus(row)).toBe(true);
    await seeFocus(page);
    await keyboard.press('/');
    await expect.poll(() => hasFocus(page.getByPlaceholder(proposals.searchPlaceholder))).toBe(true);
    await seeFocus(page);
    await tabTo(page, row);
    await keyboard.press('Enter');
    await page.getByTestId('total').waitFor();
  });

  it('one skips the rail, opens menus and goes through dialogues, and comes back to where one was', async () => {
    const made = await stage.service.call('POST', '/v1/proposals', {
      key: company.key,
      body: { event: { description: 'Two K12.2 speakers for a talk' } },
    });
    const page = await stage.visit(`/proposals/${made.json.id}`, owner);
    await page.getByTestId('total').waitFor();
    const { keyboard } = page;
    await tabTo(page, page.getByRole('link', { name: frame.skip }), 'Shift+Tab');
    await keyboard.press('Enter');
    await expect.poll(() => hasFocus(page.getByRole('main'))).toBe(true);

    const more = page.getByRole('button', { name: editor.actions.more });
    await tabTo(page, more);
    await keyboard.press('Enter');
    await page.getByRole('menuitem').first().waitFor();
    await keyboard.press('ArrowDown');
    await page.locator('[role="menuitem"]:focus').waitFor();
    await seeFocus(page);
    await keyboard.press('Escape');
    await expect.poll(() => hasFocus(more)).toBe(true);

    const send = page.getByRole('button', { name: editor.actions.send, exact: true });
    await tabTo(page, send);
    await keyboard.press('Enter');
    const submit = page.getByRole('dialog').getByRole('button', { name: editor.send.submitWithout });
    await tabTo(page, submit);
    await keyboard.press('Escape');
    await expect.poll(() => hasFocus(send)).toBe(true);
    await keyboard.press('Enter');
    await tabTo(page, submit);
    await keyboard.press('Enter');
    await page.getByRole('note').filter({ hasText: editor.standing.sent }).waitFor();
  });
});
