import type { Page } from 'playwright-core';
import type { Picture } from './take.ts';
import type { ProposalName, World } from './world.ts';

/** The page of a client, as each status has it and as its forms answer. */
export const clientPages: readonly Picture[] = [
  ...(['draft', 'revised', 'shared', 'accepted', 'short', 'declined', 'expired', 'cancelled'] as const).map((status) =>
    client(status, status),
  ),
  client('forms', 'shared', open),
  client('picked', 'shared', async (page) => {
    await page.locator('[name="pick"]').first().check();
    await open(page);
    await page.locator('#confirmed').getByText(', with ').waitFor();
  }),
  client('faults', 'shared', async (page) => {
    await open(page);
    await sendUnchecked(page, '#answer');
    await page.locator('.fault').first().waitFor();
  }),
  client('asked-wrongly', 'shared', async (page) => {
    await open(page);
    await page.locator('#ask-email').fill('nobody');
    await sendUnchecked(page, '#ask form');
    await page.locator('.fault').first().waitFor();
  }),
  client('asked', 'shared', async (page) => {
    await open(page);
    await page.locator('#ask-name').fill('Daniel Okafor');
    await page.locator('#ask-email').fill('daniel.okafor@fernhow.example');
    await page.locator('#ask-question').fill('Is parking included?');
    await page.locator('#ask button').click();
    await page.getByRole('status').waitFor();
  }),
  client('newer', 'shared', async (page) => {
    await open(page);
    await page.locator('#accept [name="version"]').evaluate((field: HTMLInputElement) => {
      field.value = '0';
    });
    await page.locator('[name="terms"]').check();
    await page.locator('#accept-name').fill('Daniel Okafor');
    await page.locator('#accept-email').fill('daniel.okafor@fernhow.example');
    await page.locator('#answer button').click();
    await page.getByRole('status').waitFor();
  }),
  { name: 'client-test', who: 'guest', at: ({ testPage }: World) => testPage },
  { name: 'client-nowhere', who: 'guest', at: () => `/p/${'0'.repeat(24)}` },
];

function client(name: string, proposal: ProposalName, act?: (page: Page) => Promise<void>): Picture {
  return {
    name: `client-${name}`,
    who: 'guest',
    at: ({ pages }: World) => pages[proposal],
    ...(act !== undefined && { act }),
  };
}

async function open(page: Page): Promise<void> {
  await page.locator('details').evaluateAll((all) => {
    for (const each of all) each.setAttribute('open', '');
  });
}

/** As a browser does that checks nothing first. */
async function sendUnchecked(page: Page, form: string): Promise<void> {
  await page.locator(form).evaluate((element: HTMLFormElement) => {
    element.noValidate = true;
  });
  await page.locator(form).getByRole('button').click();
}
