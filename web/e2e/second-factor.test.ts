import { beforeEach, expect, it } from 'vitest';
import { totpCode } from '../../server/src/accounts/people/second-factor/totp.ts';
import { PASSWORD, type TestPerson } from '../../server/src/testing/browser.ts';
import type { TestCompany } from '../../server/src/testing/service.ts';
import { TEXTS } from '../src/texts/index.ts';
import { useStage } from './stage.ts';

const { secondFactor: texts, signIn } = TEXTS.entry;

const stage = useStage();
let company: TestCompany;
let owner: TestPerson;

beforeEach(async () => {
  company = await stage.service.company();
  owner = await stage.person(company);
});

it('a person turns on two-step sign-in, requires it of everyone, and signs in with a recovery code', async () => {
  const page = await stage.visit('/settings/you', owner);
  await page.getByRole('button', { name: texts.setUpApp }).click();
  const dialog = page.getByRole('dialog', { name: texts.setUpApp });
  await dialog.getByRole('textbox').fill(PASSWORD);
  await dialog.getByRole('button', { name: texts.begin }).click();
  await dialog.getByRole('img', { name: texts.qr }).waitFor();
  const shown = await dialog.getByText(texts.orKey).innerText();
  const key = shown.slice(texts.orKey.length).replaceAll(' ', '').trim();
  const code = dialog.getByLabel(texts.appCode);
  await code.fill('000000');
  await dialog.getByRole('button', { name: texts.turnOn }).click();
  await expect.poll(() => code.getAttribute('aria-invalid')).toBe('true');
  await code.fill(totpCode(key, stage.service.context.clock.now()));
  await dialog.getByRole('button', { name: texts.turnOn }).click();
  await dialog.getByText(texts.recoveryText).waitFor();
  const [recovery = ''] = await dialog.getByRole('listitem').allInnerTexts();
  await dialog.getByRole('button', { name: texts.kept }).click();
  await page.getByText(texts.left(10)).waitFor();

  await page.goto(page.url().replace(/you$/u, 'team'));
  const required = page.getByLabel(texts.require);
  await required.click();
  await expect.poll(() => required.isChecked()).toBe(true);
  const colleague = await stage.visit('/', await stage.person(company, 'editor'));
  await colleague.getByRole('heading', { name: texts.setUp }).waitFor();

  await page.context().clearCookies();
  await page.reload();
  await page.getByLabel(signIn.email).fill(owner.email);
  await page.getByRole('textbox', { name: signIn.password }).fill(PASSWORD);
  await page.getByRole('button', { name: signIn.submit }).click();
  await page.getByLabel(texts.code).fill(recovery);
  await page.getByRole('button', { name: signIn.submit }).click();
  await page.waitForURL(/\/settings\/team$/u);
  await page.getByLabel(texts.require).waitFor();
});
