import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Goes on with Tab until something has the focus, and sees it. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor();
  for (let steps = 0; !(await hasFocus(target)); steps += 1) {
    if (steps === 80) throw new Error('80 steps of Tab did not lead there');
    await page.keyboard.press(key);
  }
  await seeFocus(page);
}

export function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}

/** What has the focus stands out: by an outline, or by the accent as the colour of a field's border. */
export async function seeFocus(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(focusSeen)).toEqual([expect.any(String), true]);
}

/** Runs in the page: what has the focus, and whether it shows. */
function focusSeen(): [string, boolean] {
  const { activeElement: focused, body } = document;
  if (focused === null || focused === body || !focused.matches(':focus-visible')) return ['nothing', false];
  // a link that stands for its row has the outline of the row
  const outlined = [getComputedStyle(focused), getComputedStyle(focused, '::after')].some(
    ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1,
  );
  const probe = document.createElement('i');
  probe.style.color = 'var(--mantine-primary-color-filled)';
  body.append(probe);
  const accent = getComputedStyle(probe).color;
  probe.remove();
  return [focused.outerHTML.slice(0, 200), outlined || getComputedStyle(focused).borderColor === accent];
}
