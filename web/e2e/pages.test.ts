import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from '../../server/src/demo/index.ts';
import type { TestPerson } from '../../server/src/testing/browser.ts';
import { rowsToTry } from '../../server/src/testing/runs.ts';
import { TEXTS } from '../src/texts/index.ts';
import { audit, settled } from './audit.ts';
import { useStage } from './stage.ts';

const { frame, editor } = TEXTS;
const MOST_JAVASCRIPT = 300_000;
/** For a walk over all pages. */
const LONG_MS = 120_000;

const dataDir = mkdtempSync(join(tmpdir(), 'showbill-pages-'));
const stage = useStage({ config: { dataDir } });
let company: string;
let owner: TestPerson;

beforeAll(async () => {
  company = (await seedDemo(stage.service.context))?.companyId ?? '';
  owner = await stage.person({ id: company });
});
afterAll(() => rmSync(dataDir, { recursive: true }));

// oxlint-disable-next-line typescript/no-explicit-any -- answers of every shape
async function ask(procedure: string, input: object): Promise<any> {
  return (await owner.query(procedure, { company, input })).json.result.data;
}

async function proposalsByStatus(): Promise<ReadonlyMap<string, string>> {
  const { proposals } = await ask('proposals.list', { limit: 100 });
  return new Map(proposals.map(({ id, status }: Record<'id' | 'status', string>) => [status, id]));
}

/** One of everything that an address can show. */
async function pathsOfMembers(): Promise<string[]> {
  const proposals = await proposalsByStatus();
  const [product] = (await ask('catalogue.list', { limit: 1 })).data;
  const [client] = (await ask('clients.list', { limit: 1 })).data;
  const webhook = await owner.mutate('webhooks.create', { url: 'https://localhost:1/' }, { company });
  return [
    '/',
    '/first-run',
    '/proposals',
    '/proposals?view=board',
    '/proposals/report',
    '/proposals/new',
    '/enquiries',
    ...['draft', 'sent', 'accepted'].map((status) => `/proposals/${proposals.get(status)}`),
    `/proposals/${product.id}`,
    '/jobs',
    '/jobs?view=month',
    '/jobs?view=week',
    `/jobs/${proposals.get('accepted')}`,
    '/availability?q=speaker',
    '/catalogue?q=speaker',
    '/catalogue/import',
    '/clients/import',
    '/catalogue/new',
    `/catalogue/${product.id}`,
    '/clients',
    `/clients/${client.id}`,
    ...[
      'company',
      'team',
      'keys',
      'webhooks',
      'plan',
      'mail',
      'sales',
      'drafting',
      'company-sign-in',
      'website-form',
    ].map((tab) => `/settings/${tab}`),
    `/settings/webhooks?webhook=${webhook.json.result.data.id}`,
  ];
}

describe('every page', () => {
  it.each([
    '/sign-in',
    '/sign-in/hire',
    '/company-sign-in?problem=over',
    '/sign-up',
    '/forgotten',
    '/reset-password#token',
    '/invitation#token',
  ])('can be used by everybody: %s', async (path) => {
    const page = await stage.visit(path);
    await settled(page);
    expect(await audit(page)).toEqual([]);
  });

  it('can be used by everybody who is signed in', { timeout: LONG_MS }, async () => {
    const found: Record<string, string[]> = {};
    const page = await stage.visit('/', owner);
    const paths = rowsToTry(await pathsOfMembers(), 2);
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'commit' });
      await settled(page);
      found[path] = await audit(page);
    }
    expect(found).toEqual(Object.fromEntries(paths.map((path) => [path, []])));
  });

  it('can be used by everybody where something is open above it', async () => {
    const proposals = await proposalsByStatus();
    const page = await stage.visit(`/proposals/${proposals.get('draft')}`, owner);
    await settled(page);
    const dialog = page.getByRole('dialog');
    const found: Record<string, string[]> = {};
    for (const [name, open] of [
      ['send', () => page.getByRole('button', { name: editor.actions.send, exact: true }).click()],
      ['keys', () => page.keyboard.press('Shift+?')],
      ['find', () => page.keyboard.press('Control+k')],
    ] as const) {
      await open();
      await dialog.waitFor();
      await settled(page);
      found[name] = await audit(page);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
    expect(found).toEqual({ send: [], keys: [], find: [] });
  });

  it('of proposals asks for less than 300 kB of JavaScript at first', async () => {
    const page = await stage.visit('/sign-in', owner);
    const scripts: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.sizes().then((sizes) => sizes.responseBodySize));
    });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    await page.goto('/proposals');
    await settled(page);
    await page.getByRole('link', { name: frame.newProposal }).first().waitFor();
    const bytes = await Promise.all(scripts);
    expect(bytes.length).toBeGreaterThan(1);
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(MOST_JAVASCRIPT);
  });
});
