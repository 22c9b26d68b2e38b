import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { audit } from '../e2e/audit.ts';
import { layoutFaults } from '../e2e/layout-faults.ts';
import type { Who, World } from './world.ts';

/** A page to be pictured: a row of `PAGES`. */
export interface Picture {
  /** Of the file. */
  readonly name: string;
  readonly who?: Who;
  readonly at: (world: World) => string;
  /** What is done on it first; the picture is of what stands there then. */
  readonly act?: (page: Page, world: World) => Promise<void>;
  /** Something on it is to be in motion. */
  readonly isBusy?: boolean;
}

export interface Taken {
  readonly pictures: number;
  readonly faults: readonly string[];
}

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const MOST_HEIGHT = 3000;
const SIZES = [
  { size: WIDE, light: 'light', dark: 'dark', isPhone: false },
  { size: PHONE, light: 'phone', dark: 'phone-dark', isPhone: true },
] as const;
type Size = (typeof SIZES)[number];

/** Four pictures of each page: wide and as a telephone has it, light and dark. */
export function openLooks(world: World, browser: Browser, folder: string) {
  const contexts = new Map<string, Promise<BrowserContext>>();

  function contextOf(who: Who, { size, isPhone }: Size): Promise<BrowserContext> {
    const key = `${who} ${size.width}`;
    const opened =
      contexts.get(key) ??
      browser.newContext({
        viewport: size,
        ...(isPhone && { hasTouch: true, isMobile: true }),
        reducedMotion: 'reduce',
        locale: 'en-GB',
        timezoneId: 'Europe/London',
        storageState: world.people[who],
      });
    contexts.set(key, opened);
    return opened;
  }

  async function takeAt(picture: Picture, at: Size): Promise<string[]> {
    const { name, who = 'owner', act, isBusy = false } = picture;
    const faults: string[] = [];
    const say = (fault: string) => faults.push(`${name}.${at.light}: ${fault}`);
    const page = await (await contextOf(who, at)).newPage();
    page.setDefaultTimeout(10_000);
    page.on('pageerror', ({ message }) => say(message));
    page.on('console', (message) => {
      if (/content security policy/iu.test(message.text())) say(message.text());
    });
    const shoot = (scheme: string) =>
      page.screenshot({ path: join(folder, `${name}.${scheme}.png`), animations: 'disabled' });
    try {
      await page.goto(world.address + picture.at(world));
      await settle(page);
      await act?.(page, world);
      if (!isBusy) await settle(page);
      await showAll(page, at.size);
      await page.emulateMedia({ colorScheme: 'light' });
      await shoot(at.light);
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.waitForTimeout(150); // colours fade
      await shoot(at.dark);
      await page.emulateMedia({ colorScheme: 'light' });
      await page.waitForTimeout(150);
      for (const fault of [...(await layoutFaults(page)), ...(await audit(page))]) say(fault);
      if (at.isPhone) for (const small of await smallTargets(page)) say(small);
    } catch (error) {
      say(error instanceof Error ? error.message : String(error));
      await shoot(at.light).catch(() => {});
    }
    await page.close();
    return faults;
  }

  return {
    async take(picture: Picture): Promise<Taken> {
      const faults = await Promise.all(SIZES.map((size) => takeAt(picture, size)));
      return { pictures: SIZES.length * 2, faults: faults.flat() };
    },
  };
}

/** Until nothing on the page is still on its way. Its line for live changes stays open, so the network never rests. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const waits = '.mantine-Skeleton-root, .mantine-Loader-root, [aria-busy="true"]';
      const isWaiting = [...document.querySelectorAll(waits)].some((each) => each.checkVisibility());
      return document.querySelector('h1') !== null && !isWaiting && document.fonts.status === 'loaded';
    },
    undefined,
    { timeout: 30_000 },
  );
  await page.waitForTimeout(200);
}

/** What a thumb would miss: what can be tapped, is no word within a text, and is lower than 44 px. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const tappable = 'button, a[href], select, textarea, input, [role="option"], [role="menuitem"], [role="tab"]';
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
    const isSmall = (each: Element): boolean => {
      const { width, height, bottom } = each.getBoundingClientRect();
      const isThere = each.checkVisibility({ opacityProperty: true }) && width > 1 && bottom > 0;
      const isInText = getComputedStyle(each).display === 'inline';
      const fillsMore = getComputedStyle(each, '::after').position === 'absolute' || each.closest('label') !== null;
      const hasLabel = each.matches('[type="checkbox"], [type="radio"], [type="file"]');
      const isHidden = each.closest('[aria-hidden="true"]') !== null;
      return isThere && !isInText && !fillsMore && !hasLabel && !isHidden && height < 42; // 44 with a border
    };
    return [...document.querySelectorAll(tappable)].filter(isSmall).map((each) => {
      const name = each.getAttribute('aria-label') ?? each.textContent.trim();
      return `${Math.round(each.getBoundingClientRect().height)} px low: ${each.localName} ${name.slice(0, 40)}`;
    });
  });
}

/** A window as tall as what stands in it, within reason; what floats keeps the window it has. */
async function showAll(page: Page, size: typeof WIDE | typeof PHONE): Promise<void> {
  const height = await page.evaluate(() =>
    document.querySelector('[role="dialog"], [data-stock-card]') === null ? document.documentElement.scrollHeight : 0,
  );
  if (height <= size.height) return;
  await page.setViewportSize({ width: size.width, height: Math.min(height, MOST_HEIGHT) });
  await page.waitForTimeout(150);
}
