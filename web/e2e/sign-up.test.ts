import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { SignUpMail } from '../../server/src/accounts/index.ts';
import { PASSWORD } from '../../server/src/testing/browser.ts';
import { TEXTS } from '../src/texts/index.ts';
import { useStage } from './stage.ts';

const { signUp, signIn, closed, confirm, firstRun } = TEXTS.entry;

async function ask(page: Page, email: string): Promise<void> {
  await page.getByLabel(signUp.name).fill('Ada Marsh');
  await page.getByLabel(signUp.email).fill(email);
  await page.getByLabel(signUp.password, { exact: true }).fill(PASSWORD);
  await page.getByLabel(signUp.company).fill('Marsh Hire');
  await page.getByRole('button', { name: signUp.submit }).click();
  await page.getByRole('heading', { name: confirm.title }).waitFor();
}

describe('where new companies cannot sign up', () => {
  const stage = useStage({ config: { signUp: 'closed' } });

  it('says so in place of the form, and signing in does not offer it', async () => {
    const page = await stage.visit('/sign-up');
    await page.getByText(closed.text).waitFor();
    expect(await page.getByRole('textbox').count()).toBe(0);
    await page.getByRole('link', { name: closed.signIn }).click();
    await page.getByRole('heading', { name: signIn.title }).waitFor();
    await page.getByRole('link', { name: signUp.title }).waitFor({ state: 'detached' });
  });
});

describe('where addresses are to be proved', () => {
  const mails: SignUpMail[] = [];
  const stage = useStage({
    config: { signUp: 'verified' },
    peopleMail: { sendReset: () => {}, sendInvitation: () => {}, sendSignUp: (mail) => mails.push(mail) },
  });

  it('asks for the code that was mailed, tells of a wrong one, and begins with the right one', async () => {
    const page = await stage.visit('/sign-up');
    await ask(page, 'ada@marsh.example');
    await page.getByText(confirm.text('ada@marsh.example')).waitFor();
    const code = mails.at(-1)?.code ?? '';
    await page.getByLabel(confirm.code).fill(code === '000000' ? '000001' : '000000');
    await page.getByRole('button', { name: confirm.submit }).click();
    await page.getByText(/code is wrong/i).waitFor();
    await page.getByLabel(confirm.code).fill(code);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/first-run$/);
    await page.getByRole('heading', { name: firstRun.title }).waitFor();
    expect(mails).toHaveLength(1);
  });

  it('leads back to what was typed, for a new code', async () => {
    const page = await stage.visit('/sign-up');
    await ask(page, 'bob@marsh.example');
    await page.getByRole('button', { name: confirm.again }).click();
    expect(await page.getByLabel(signUp.email).inputValue()).toBe('bob@marsh.example');
    await page.getByLabel(signUp.email).fill('bob.marsh@marsh.example');
    await page.getByRole('button', { name: signUp.submit }).click();
    await page.getByText(confirm.text('bob.marsh@marsh.example')).waitFor();
    expect(mails.at(-1)?.to).toBe('bob.marsh@marsh.example');
  });
});
