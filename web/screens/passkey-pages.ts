import type { Page } from 'playwright-core';
import { addAuthenticator } from '../e2e/authenticator.ts';
import { ask } from './acts.ts';
import type { Picture } from './take.ts';
import { PASSWORD, VIEWER, type World } from './world.ts';

/** Passkeys need a name for an address: the same person, at the same page of `localhost`, with an authenticator. */
function withPasskeys(act: (page: Page) => Promise<void>) {
  return async (page: Page, world: World): Promise<void> => {
    const there = new URL(page.url());
    there.hostname = 'localhost';
    const context = page.context();
    const cookies = await context.cookies(world.address);
    await context.addCookies(cookies.map((cookie) => ({ ...cookie, domain: there.hostname })));
    await addAuthenticator(page);
    await page.goto(there.href);
    await act(page);
  };
}

async function begin(page: Page): Promise<void> {
  await ask('Add a passkey')(page);
  await page.getByRole('dialog').getByLabel('Current password').fill(PASSWORD);
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Create passkey' }).waitFor();
}

/** The first of a person comes with recovery codes. */
async function create(page: Page): Promise<void> {
  await begin(page);
  await page.getByRole('button', { name: 'Create passkey' }).click();
  const codes = page.getByRole('button', { name: 'I’ve kept them' });
  await codes
    .or(page.getByRole('list', { name: 'Passkeys' }))
    .first()
    .waitFor();
  if (await codes.isVisible()) await codes.click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('list', { name: 'Passkeys' }).waitFor();
}

async function enterPassword(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(VIEWER);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByLabel('Recovery code').waitFor();
}

const you = () => '/settings/you';

/** In this order: once the viewer has a passkey, their password alone asks for it. */
export const passkeyPages: readonly Picture[] = [
  { name: 'passkeys-none', who: 'viewer', at: you, act: withPasskeys(async () => {}) },
  { name: 'passkeys-create', who: 'viewer', at: you, act: withPasskeys(begin) },
  {
    name: 'passkeys-first',
    who: 'viewer',
    at: () => '/second-factor',
    act: withPasskeys(async (page) => {
      await page.getByRole('button', { name: 'Use a passkey' }).waitFor();
    }),
  },
  { name: 'passkeys', who: 'viewer', at: you, act: withPasskeys(create) },
  {
    name: 'passkeys-rename',
    who: 'viewer',
    at: you,
    act: withPasskeys(ask(/^Rename /u)),
  },
  {
    name: 'passkeys-remove',
    who: 'viewer',
    at: you,
    act: withPasskeys(ask(/^Remove /u)),
  },
  { name: 'sign-in-passkey', who: 'guest', at: () => '/sign-in', act: withPasskeys(async () => {}) },
  { name: 'sign-in-asked', who: 'guest', at: () => '/sign-in', act: withPasskeys(enterPassword) },
  { name: 'sign-in-asked-elsewhere', who: 'guest', at: () => '/sign-in', act: enterPassword },
];
