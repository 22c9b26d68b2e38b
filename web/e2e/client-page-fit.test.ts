import { create } from 'fontkit';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { setLogo } from '../../server/src/accounts/index.ts';
import { forCompany } from '../../server/src/platform/tenancy.ts';
import { changeProposal, type Deed, editProposal } from '../../server/src/proposals/index.ts';
import { rowsToTry } from '../../server/src/testing/runs.ts';
import type { TestCompany } from '../../server/src/testing/service.ts';
import { audit } from './audit.ts';
import {
  acceptNow,
  companyWithTerms,
  draftWithExtras,
  fillAcceptance,
  type Shared,
  sentWithExtras,
} from './client-page.ts';
import { useStage } from './stage.ts';

const MOST_BYTES = 60_000;
const MANY_LINES = 60;
const LOGO_BYTES = 14_000;
/** For a walk over all that the page can be. */
const LONG_MS = 120_000;

const stage = useStage();
let company: TestCompany;

beforeAll(async () => {
  company = await companyWithTerms(stage.service);
});

async function after(...deeds: Deed[]): Promise<Shared> {
  const made = await draftWithExtras(stage.service, company);
  for (const deed of deeds) await changeProposal(stage.service.context, company.id, made.id, deed);
  return made;
}

/** One that was sent so long ago that its last day has passed. */
async function expired(): Promise<Shared> {
  const made = await draftWithExtras(stage.service, company);
  const then = new Date(Date.now() - 400 * 86_400_000);
  await changeProposal({ ...stage.service.context, clock: { now: () => then } }, company.id, made.id, 'send');
  return made;
}

async function openAll(page: Page): Promise<void> {
  await page.locator('details').evaluateAll((all) => {
    for (const each of all) each.setAttribute('open', '');
  });
}

/** Sends a form as a browser does that checks nothing first. */
async function sendEmpty(page: Page, form: string): Promise<void> {
  await page
    .locator(form)
    .locator('xpath=self::form|.//form')
    .evaluate((element: HTMLFormElement) => {
      element.noValidate = true;
    });
  await page.locator(form).getByRole('button').click();
  await page.locator('[aria-invalid]').first().waitFor();
}

describe('the client’s page', () => {
  it('can be used by everybody, whatever has become of the proposal', { timeout: LONG_MS }, async () => {
    const statuses: readonly (readonly [string, Shared, RegExp, ((page: Page) => Promise<void>)?])[] = [
      ['draft', await after(), /^Draft/],
      ['being revised', await after('send', 'revise'), /^Draft: a new version/],
      ['sent', await after('send'), /^Open until/, openAll],
      ['filled in wrongly', await after('send'), /^Open until/, (page) => acceptNothing(page)],
      ['asked wrongly', await after('send'), /^Open until/, (page) => askNothing(page)],
      ['signed', await after('send'), /^Open until/, (page) => sign(page)],
      ['accepted on their word', await after('send', 'accept'), /^Accepted on/],
      ['declined', await after('send', 'decline'), /^Declined on/, openAll],
      ['expired', await expired(), /^Expired/],
      ['cancelled', await after('send', 'accept', 'cancel'), /^Cancelled/],
    ];
    const found: Record<string, string[]> = {};
    const signed = new Set<string>();
    for (const size of [
      { width: 1280, height: 860 },
      { width: 390, height: 844 },
    ]) {
      const page = await stage.visit('about:blank', null, { viewport: size });
      const shown = rowsToTry(size.width < 600 ? statuses : statuses.toReversed(), 2);
      for (const [name, { path }, heading, act] of shown) {
        await page.goto(path);
        if (signed.has(path)) await page.getByText('Accepted on').waitFor();
        else {
          await page.locator('.standing strong').getByText(heading).waitFor();
          await act?.(page);
          if (name === 'signed') signed.add(path);
        }
        found[`${name}, ${size.width}`] = await audit(page);
        const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect([name, size.width, Math.max(over, 0)]).toEqual([name, size.width, 0]);
      }
    }
    expect(found).toEqual(Object.fromEntries(Object.keys(found).map((name) => [name, []])));
  });

  it('of a link that leads nowhere can be used by everybody', async () => {
    // the answer says that there is nothing, as it should
    const page = await stage.visit('about:blank');
    await page.setContent(await (await fetch(`${stage.address}/p/${'0'.repeat(24)}`)).text());
    await page.getByRole('heading', { name: 'This link isn’t valid' }).waitFor();
    expect(await audit(page)).toEqual([]);
  });

  it('leads to the first field with which something is wrong', async () => {
    const { path } = await after('send');
    const page = await stage.visit(path);
    await acceptNothing(page);
    await page.locator('#accept-name:focus').waitFor();
    expect(await page.locator('#accept-name').getAttribute('aria-describedby')).toBe('accept-name-fault');
  });

  it('weighs less than 60 kB with all that it needs, on the wire, with sixty lines, a logo and letters of the east', async () => {
    const own = await companyWithTerms(stage.service);
    const { context } = stage.service;
    const grain = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const noise = sharp({ create: { width: 70, height: 70, channels: 3, background: '#ffffff', noise: grain } });
    const logo = await noise.png().toBuffer();
    expect(logo.length).toBeGreaterThan(LOGO_BYTES);
    await forCompany(context.db, own.id, (tx) => setLogo(tx, own.id, logo, new Date()));
    const made = await draftWithExtras(stage.service, own);
    const line = { kind: 'add_free_line', category: 'furniture', unit: 'day', units: 12, days: 2 } as const;
    const lines = Array.from({ length: MANY_LINES }, (_, n) => ({
      ...line,
      name: `${n * 37}. Chair of the ${n + 1}th row, with arms and a cover from Łódź in colour ${n * 7919}`,
      unit_price: 3.5 + n,
    }));
    await editProposal(context, own.id, made.id, lines, { kind: 'user', id: 'u', name: 'Edith' });
    await changeProposal(context, own.id, made.id, 'send');
    const page = await stage.visit('about:blank');
    const loaded: Promise<readonly [string, number]>[] = [];
    page.on('requestfinished', (request) => {
      const { pathname } = new URL(request.url());
      loaded.push(
        request.sizes().then((sizes) => [pathname, sizes.responseHeadersSize + sizes.responseBodySize] as const),
      );
    });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    await page.goto(made.path, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    const bytes = await Promise.all(loaded);
    expect(bytes.map(([path]) => path.replace(/^\/logos\/.*/, '/logos')).toSorted()).toEqual([
      '/fonts/client-latin-ext.woff2',
      '/fonts/client-latin.woff2',
      '/logos',
      made.path,
    ]);
    expect(bytes.reduce((sum, [, each]) => sum + each, 0)).toBeLessThan(MOST_BYTES);
  });

  it('has every character in its fonts that its styles say is there, at figures of one width', async () => {
    const { path } = await after('send');
    const page = await stage.visit(path);
    const faces = await page.evaluate(() => [...document.fonts].map(({ unicodeRange }) => unicodeRange));
    const files = ['client-latin.woff2', 'client-latin-ext.woff2'];
    expect(faces).toHaveLength(files.length);
    for (const [at, file] of files.entries()) {
      const bytes = await (await fetch(`${stage.address}/fonts/${file}`)).arrayBuffer();
      const font = create(Buffer.from(bytes));
      if (!('characterSet' in font)) throw new Error(`${file} holds more than one font`);
      const known = new Set(font.characterSet);
      const missing = codesOf(faces[at] ?? '').filter((code) => !known.has(code));
      expect([file, missing]).toEqual([file, []]);
      expect(Object.keys(font.variationAxes)).toEqual(['wght']);
    }
    await page.evaluate(() => document.fonts.ready);
    const widths = await page.locator('#sums .total dd').evaluate((cell) => {
      const widthOf = (text: string) => {
        cell.textContent = text;
        const range = document.createRange();
        range.selectNodeContents(cell);
        return range.getBoundingClientRect().width;
      };
      return ['1111', '8888', '0000'].map(widthOf);
    });
    expect(new Set(widths).size).toBe(1);
  });

  it('is printed without what can only be done on a screen', async () => {
    const { path } = await sentWithExtras(stage.service, company);
    const page = await stage.visit(path);
    const forScreens = page.locator('form, button, .button, .documents');
    expect(await forScreens.first().isVisible()).toBe(true);
    await page.emulateMedia({ media: 'print' });
    const printed = await forScreens.evaluateAll((all) => all.filter((each) => each.checkVisibility()).length);
    expect(printed).toBe(0);
    for (const part of ['Total', 'Terms', 'Optional extras']) {
      expect(await page.getByText(part, { exact: true }).last().isVisible()).toBe(true);
    }
  });

  it('names a picture for previews of its link that is there', async () => {
    const { path } = await sentWithExtras(stage.service, company);
    const page = await stage.visit(path);
    const picture = await fetch((await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '');
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    const bytes = Buffer.from(await picture.arrayBuffer());
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  });
});

async function acceptNothing(page: Page): Promise<void> {
  await openAll(page);
  await sendEmpty(page, '#answer');
}

async function askNothing(page: Page): Promise<void> {
  await openAll(page);
  await sendEmpty(page, '#ask form');
}

async function sign(page: Page): Promise<void> {
  await fillAcceptance(page);
  await acceptNow(page);
  await page.getByText('Accepted on').waitFor();
}

/** The characters of a `unicode-range`, as a browser gives it back. */
function codesOf(ranges: string): number[] {
  return ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = range
      .trim()
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  });
}
