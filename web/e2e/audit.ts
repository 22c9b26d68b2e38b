import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const OPTIONS: RunOptions = { preload: false, resultTypes: ['violations'] };

/** What axe calls serious or critical on a page as it stands, in the light and in the dark, where the colours are others. */
export async function audit(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const light = await run(page, OPTIONS);
  await paint(page, 'dark');
  const dark = await run(page, { ...OPTIONS, runOnly: ['color-contrast'] });
  await paint(page, 'light');
  return [...light, ...dark.map((fault) => `in the dark: ${fault}`)];
}

/** Waits until nothing that a page shows is on its way any more. */
export async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const onTheWay = '.mantine-Skeleton-root, .mantine-Loader-root, [aria-busy="true"]';
  await page.waitForFunction((selector) => document.querySelector(selector) === null, onTheWay);
}

async function run(page: Page, options: RunOptions): Promise<string[]> {
  const { violations } = await page.evaluate(
    (how): Promise<AxeResults> => (globalThis as unknown as { axe: typeof import('axe-core') }).axe.run(how),
    options,
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary}`));
}

/** Colours change over a moment: they are brought to where they go. */
async function paint(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  const follows = page.locator('html[data-mantine-color-scheme]');
  if ((await follows.count()) > 0) await page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`).waitFor();
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const hasEnd = animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
      if (hasEnd) animation.finish();
    }
  });
}
