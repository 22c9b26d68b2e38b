import { ask, press } from './acts.ts';
import type { Picture } from './take.ts';
import { PASSWORD } from './world.ts';

/** The settings, of the company and of a person. */
export const settingsPages: readonly Picture[] = [
  ...(['company', 'team', 'keys', 'webhooks', 'plan', 'mail', 'sales', 'drafting', 'audit', 'you'] as const).flatMap(
    (page): Picture[] => [
      { name: `settings-${page}`, at: () => `/settings/${page}` },
      { name: `settings-${page}-viewer`, who: 'viewer', at: () => `/settings/${page}` },
    ],
  ),
  { name: 'settings-company-sign-in', at: () => '/settings/company-sign-in' },
  { name: 'settings-company-sign-in-new', who: 'newcomer', at: () => '/settings/company-sign-in' },
  {
    name: 'settings-company-sign-in-wrong',
    at: () => '/settings/company-sign-in',
    act: async (page) => {
      await press('button', 'Test')(page);
      await page.getByRole('alert').waitFor();
    },
  },
  { name: 'settings-company-sign-in-remove', at: () => '/settings/company-sign-in', act: ask('Remove') },
  { name: 'settings-company-sign-in-viewer', who: 'viewer', at: () => '/settings/company-sign-in' },
  { name: 'settings-you-company', who: 'throughCompany', at: () => '/settings/you' },
  { name: 'settings-sales-rename', at: () => '/settings/sales', act: ask(/^Rename /u) },
  {
    name: 'second-factor',
    who: 'viewer',
    at: () => '/settings/you',
    act: async (page) => {
      await ask('Set up an authenticator app')(page);
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Current password').fill(PASSWORD);
      await dialog.getByRole('button', { name: 'Continue' }).click();
      await dialog.getByLabel('Code shown by the app').waitFor();
    },
  },
  { name: 'second-factor-first', who: 'viewer', at: () => '/second-factor' },
  { name: 'settings-team-invite', at: () => '/settings/team', act: ask('Invite') },
  {
    name: 'settings-mail-open',
    at: () => '/settings/mail',
    act: async (page) => {
      await page.locator('main button[aria-expanded]').first().click();
    },
  },
  { name: 'settings-webhooks-log', at: ({ webhook }) => `/settings/webhooks?webhook=${webhook}` },
  {
    name: 'settings-webhooks-try',
    at: ({ webhook }) => `/settings/webhooks?webhook=${webhook}`,
    act: async (page) => {
      await page.locator('main button[aria-expanded]').first().click();
      await page.locator('pre').first().waitFor();
    },
  },
  {
    name: 'settings-webhooks-replay',
    at: ({ webhook }) => `/settings/webhooks?webhook=${webhook}`,
    act: ask('Replay events'),
  },
  { name: 'settings-webhooks-add', at: () => '/settings/webhooks', act: ask('Add a webhook') },
  { name: 'settings-audit-nothing', at: () => '/settings/audit?q=zeppelin' },
  {
    name: 'settings-keys-test-data-wipe',
    at: () => '/settings/keys',
    act: ask('Wipe test data'),
  },
  { name: 'settings-keys-create', at: () => '/settings/keys', act: ask('Create a key') },
  {
    name: 'settings-keys-created',
    at: () => '/settings/keys',
    act: async (page) => {
      await press('button', 'Create a key')(page);
      await page.getByLabel('What is it for?').fill('Website enquiry form');
      await page.getByRole('button', { name: 'Create', exact: true }).click();
      await page.getByRole('button', { name: 'Copy' }).waitFor();
    },
  },
];
