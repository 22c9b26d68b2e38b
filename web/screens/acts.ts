import type { Page } from 'playwright-core';

/** What is done on a page before its picture is taken. */

const BRIEF = `Two-day sales conference for 250 people in Leeds on 12 March 2027, keynote stage, a panel of four,
two breakout rooms for 60 each, an evening party with a DJ. Hazer as an option.`;

export function press(role: 'button', name: string | RegExp) {
  return (page: Page) =>
    page
      .getByRole(role, { name, ...(typeof name === 'string' && { exact: true }) })
      .first()
      .click();
}

/** Presses what opens a dialog. */
export function ask(name: string | RegExp) {
  return async (page: Page) => {
    await press('button', name)(page);
    await page.getByRole('dialog').waitFor();
  };
}

/** On a telephone what stands above the lines of a proposal is folded. */
export async function unfold(page: Page): Promise<void> {
  const fold = page.getByRole('button', { name: /^Event details/u });
  if (await fold.isVisible()) await fold.click();
}

const SLOW_MS = 30_000;

/** A company has one import at a time, and each size of a page is one: whoever is refused tries again. */
export function chooseFile(name: string, content: string | Buffer) {
  return async (page: Page) => {
    const file = { name, mimeType: 'text/csv', buffer: Buffer.from(content) };
    await page.locator('input[type="file"]').first().setInputFiles(file);
    const again = page.getByRole('button', { name: 'Check the file again' });
    const table = page.getByRole('table').first();
    do {
      if (await again.isVisible()) await again.click({ timeout: SLOW_MS });
      await again.or(table).first().waitFor({ timeout: SLOW_MS });
    } while (!(await table.isVisible()));
  };
}

export async function describe(page: Page): Promise<void> {
  await page
    .getByLabel('What is the event?')
    .fill(`${BRIEF}\n\nKind regards,\nJane Smith\njane.smith@northern-conferences.example`);
  await page.getByRole('button', { name: /^Add Jane Smith/u }).waitFor();
}

export async function generate(page: Page): Promise<void> {
  await describe(page);
  await press('button', 'Generate')(page);
}

export function find(words: string) {
  return async (page: Page) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.type(words);
    await page.waitForTimeout(400);
  };
}
