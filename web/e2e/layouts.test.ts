import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../server/src/testing/browser.ts';
import { copyProposal } from '../../server/src/testing/copy-proposal.ts';
import { TEXTS } from '../src/texts/index.ts';
import { audit, settled } from './audit.ts';
import { type Extremes, fillWithExtremes, WORD } from './extremes.ts';
import { layoutFaults } from './layout-faults.ts';
import { useStage } from './stage.ts';

const { editor } = TEXTS;
const SIZES = [
  { width: 1280, height: 860 },
  { width: 390, height: 844 },
] as const;
/** Counts of four digits. */
const COPIES = { times: 1234, total: 100_000 };
/** For a walk over all pages. */
const LONG_MS = 600_000;

const stage = useStage();
let owner: TestPerson;
let made: Extremes;

beforeAll(async () => {
  const company = await stage.service.company({ currency: 'IDR' });
  owner = await stage.person(company);
  made = await fillWithExtremes({
    async call(procedure, input) {
      const asked = await owner.query(procedure, { company: company.id, input });
      const answer = asked.status === 405 ? await owner.mutate(procedure, input, { company: company.id }) : asked;
      if (answer.status !== 200) throw new Error(`${procedure}: ${answer.text}`);
      return answer.json.result.data;
    },
    async propose(body) {
      const { status, text, json } = await stage.service.call('POST', '/v1/proposals', { key: company.key, body });
      if (status !== 201) throw new Error(text);
      return json;
    },
    async answer(path, form) {
      const { status, text } = await stage.service.call('POST', path, {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(form).toString(),
      });
      if (status !== 303) throw new Error(text);
    },
  });
  for (const status of ['draft', 'sent', 'declined'] as const) {
    await copyProposal(stage.service, company.id, made.proposals[status], COPIES);
  }
});

type Act = (page: Page) => Promise<void>;
type Visited = readonly [path: string, act?: Act];

const opens =
  (name: string | RegExp): Act =>
  async (page) => {
    await page.getByRole('button', { name, exact: true }).first().click();
    await page.getByRole('dialog').waitFor();
  };

/** Every page of the company, and what opens above some. */
function pagesOfMembers({ proposals, product, client, webhook, today }: Extremes): Visited[] {
  const draft = `/proposals/${proposals.draft}`;
  return [
    ['/'],
    ['/proposals'],
    ['/proposals?view=board'],
    ['/proposals/report'],
    ['/proposals/new'],
    ...Object.values(proposals).map((id): Visited => [`/proposals/${id}`]),
    [draft, opens(editor.actions.send)],
    [
      draft,
      async (page) => {
        await page.getByLabel(editor.add.label).first().fill('of');
        await page.locator('[role="option"]:visible').first().waitFor();
      },
    ],
    [
      draft,
      async (page) => {
        await page.keyboard.press('Control+k');
        await page.getByRole('dialog').waitFor();
        await page.keyboard.type(WORD.slice(0, 12));
        await page.getByRole('dialog').getByText(WORD).first().waitFor();
      },
    ],
    [draft, opens(editor.lines.holders)],
    [`/proposals/${proposals.sent}`, opens(editor.actions.accept)],
    ['/jobs'],
    ['/jobs?view=month'],
    ['/jobs?view=week'],
    [`/jobs/${proposals.accepted}`],
    [`/jobs/${proposals.overdue}`],
    ['/jobs', opens(/^Dispatch/u)],
    ['/availability'],
    [`/availability?from=${today}&q=organisation`],
    [
      '/availability',
      async (page) => {
        await page.locator('[class*="short"][data-cell]').first().focus();
        await page.locator('[data-stock-card] dl').waitFor();
      },
    ],
    ['/catalogue'],
    ['/catalogue/import'],
    ['/clients/import'],
    [
      '/catalogue/import',
      async (page) => {
        const file = { name: `${WORD}.csv`, mimeType: 'text/csv', buffer: Buffer.from(`name,price\n${WORD},dear\n`) };
        await page.locator('input[type="file"]').first().setInputFiles(file);
        await page.getByRole('table').first().waitFor();
      },
    ],
    ['/catalogue/new'],
    [`/catalogue/${product}`],
    ['/clients'],
    [`/clients/${client}`],
    ...['company', 'team', 'keys', 'webhooks', 'plan', 'mail', 'sales', 'drafting', 'you'].map(
      (tab): Visited => [`/settings/${tab}`],
    ),
    [`/settings/webhooks?webhook=${webhook}`],
    ['/first-run'],
  ];
}

async function walk(visited: readonly Visited[], person: TestPerson | null, found: Record<string, string[]>) {
  for (const size of SIZES) {
    const page = await stage.visit('about:blank', person, { viewport: size });
    for (const [path, act] of visited) {
      await page.goto(path, { waitUntil: 'commit' });
      await settled(page);
      await act?.(page);
      await page.evaluate(() => document.fonts.ready);
      const faults = [...(await layoutFaults(page)), ...(await audit(page))];
      if (faults.length > 0) found[`${path}${act === undefined ? '' : ' opened'}, ${size.width}`] = faults;
    }
    await page.context().close();
  }
}

describe('on a telephone', () => {
  it('the first line of a proposal and its total are in view at once, with the event a tap away', async () => {
    const [, viewport] = SIZES;
    const page = await stage.visit(`/proposals/${made.proposals.draft}`, owner, { viewport });
    await settled(page);
    const line = await page.locator('[data-line]').first().boundingBox();
    const total = await page.getByTestId('total').boundingBox();
    expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThan(total?.y ?? 0);
    expect((total?.y ?? 0) + (total?.height ?? 0)).toBeLessThan(viewport.height);
    const attendees = page.getByLabel(editor.fields.attendees, { exact: true });
    expect(await attendees.isVisible()).toBe(false);
    await page.getByRole('button', { name: new RegExp(`^${editor.fields.event}`, 'u') }).click();
    await attendees.waitFor();
  });
});

describe('with the longest names and the largest figures, no layout breaks', () => {
  it('on the pages of the company', { timeout: LONG_MS }, async () => {
    const found: Record<string, string[]> = {};
    await walk(pagesOfMembers(made), owner, found);
    expect(found).toEqual({});
  });

  it('on the page of a client', { timeout: LONG_MS }, async () => {
    const found: Record<string, string[]> = {};
    await walk(
      Object.values(made.pages).map((path): Visited => [path, openAll]),
      null,
      found,
    );
    expect(found).toEqual({});
  });

  it('on the documentation', { timeout: LONG_MS }, async () => {
    const found: Record<string, string[]> = {};
    const guides = ['', 'first-hour', 'errors', 'drafts', 'operating'].map((name): Visited => [`/docs/guide/${name}`]);
    await walk([['/docs/'], ...guides], null, found);
    expect(found).toEqual({});
  });
});

async function openAll(page: Page): Promise<void> {
  await page.locator('details').evaluateAll((all) => {
    for (const each of all) each.setAttribute('open', '');
  });
  await page.locator('input.fold').evaluateAll((all: HTMLInputElement[]) => {
    for (const each of all) each.checked = true;
  });
}
