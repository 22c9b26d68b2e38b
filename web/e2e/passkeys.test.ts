import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { forCompany } from '../../server/src/platform/tenancy.ts';
import { PASSWORD, type TestPerson } from '../../server/src/testing/browser.ts';
import type { TestCompany } from '../../server/src/testing/service.ts';
import { TEXTS } from '../src/texts/index.ts';
import { audit } from './audit.ts';
import { addAuthenticator } from './authenticator.ts';
import { useStage } from './stage.ts';

const texts = TEXTS.passkeys;
const { secondFactor, signIn } = TEXTS.entry;

const stage = useStage();
let company: TestCompany;
let owner: TestPerson;

beforeEach(async () => {
  company = await stage.service.company();
  owner = await stage.person(company);
});

async function enterPassword(page: Page): Promise<void> {
  await page.getByLabel(signIn.email).fill(owner.email);
  await page.getByRole('textbox', { name: signIn.password }).fill(PASSWORD);
  await page.getByRole('button', { name: signIn.submit, exact: true }).click();
}

it('a person adds a passkey, signs in with it alone and after their password, and removes it', async () => {
  const baseURL = stage.address.replace('127.0.0.1', 'localhost');
  const page = await stage.visit('/sign-in?next=/settings/you', null, { baseURL });
  const lay = await addAuthenticator(page);
  await enterPassword(page);
  await page.getByRole('button', { name: texts.add }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(PASSWORD);
  await dialog.getByRole('button', { name: secondFactor.begin }).click();
  await dialog.getByRole('button', { name: texts.create }).click();
  await dialog.getByText(secondFactor.recoveryText).waitFor();
  await dialog.getByRole('button', { name: secondFactor.kept }).click();
  const mine = page.getByRole('list', { name: texts.title });
  await mine.getByText(texts.unused).waitFor();
  await page.getByText(secondFactor.left(10)).waitFor();

  await mine.getByRole('button', { name: /^Rename /u }).click();
  await dialog.getByLabel(texts.name).fill('My laptop');
  await dialog.getByRole('button', { name: TEXTS.settings.save }).click();
  await mine.getByText('My laptop').waitFor();
  expect(await audit(page)).toEqual([]);

  // below the field for the email
  await page.context().clearCookies();
  await page.goto('/sign-in?next=/settings/you');
  await mine.getByText(/^Last used /u).waitFor();

  await lay('away');
  await page.context().clearCookies();
  await page.goto('/sign-in?next=/settings/you');
  const alone = page.getByRole('button', { name: texts.signIn });
  await alone.waitFor();
  await lay('on');
  // unless the field for the email has taken it by then
  await alone.click({ timeout: 2_000 }).catch(() => undefined);
  await mine.waitFor();

  // over the page, where the session has ended
  await page.context().clearCookies();
  await page.getByRole('link', { name: TEXTS.frame.pages.catalogue }).click();
  const again = page.getByRole('dialog', { name: TEXTS.entry.signInAgain.title });
  expect(await audit(page)).toEqual([]);
  await again.getByRole('button', { name: texts.signIn }).click();
  await page.getByRole('heading', { level: 1, name: TEXTS.catalogue.title }).waitFor();

  await lay('away');
  await page.context().clearCookies();
  await page.goto('/sign-in?next=/settings/you');
  await enterPassword(page);
  await page.getByLabel(secondFactor.recoveryCode).waitFor();
  expect(await audit(page)).toEqual([]);
  await lay('on');
  await page.getByRole('button', { name: texts.choose }).click();
  await mine.getByRole('button', { name: texts.removeWhich('My laptop') }).click();
  await dialog.getByRole('textbox').fill(PASSWORD);
  await dialog.getByRole('button', { name: texts.remove }).click();
  await page.getByText(texts.none).waitFor();
});

it('a page that cannot use passkeys says where they can be used', async () => {
  const page = await stage.visit('/settings/you', owner);
  await page.getByText(texts.elsewhere(stage.address.replace('127.0.0.1', 'localhost'))).waitFor();
  expect(await page.getByRole('button', { name: texts.add }).count()).toBe(0);
});

it('whoever works while an owner requires two-step sign-in is led to it, and may leave', async () => {
  const page = await stage.visit('/clients', await stage.person(company, 'editor'));
  await page.getByRole('heading', { level: 1, name: TEXTS.clients.title }).waitFor();
  await forCompany(stage.service.context.db, company.id, (tx) =>
    tx.updateTable('companies').set({ requires_second_factor: true }).where('id', '=', company.id).execute(),
  );
  await page.getByRole('link', { name: TEXTS.frame.pages.catalogue }).click();
  await page.getByRole('heading', { name: secondFactor.setUp }).waitFor();
  await page.getByText(secondFactor.requiredBy(company.name)).waitFor();
  expect(await audit(page)).toEqual([]);
  await page.getByRole('button', { name: TEXTS.settings.team.leave }).click();
  await page.getByRole('dialog').getByRole('button', { name: TEXTS.settings.team.leave }).click();
  await page.waitForURL(/\/no-company$/u);
});
