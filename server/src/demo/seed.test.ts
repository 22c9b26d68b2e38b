import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayIn } from '../platform/clock.ts';
import { addDays } from '../platform/days.ts';
import { type Browser, openBrowser } from '../testing/browser.ts';
import { startLoneTestService, type TestService } from '../testing/service.ts';
import { DEMO_BRIEFS } from './briefs.ts';
import { seedDemo } from './seed.ts';

let dataDir: string;
let service: TestService;
let robin: Browser;
let companyId: string;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'showbill-seed-'));
  service = await startLoneTestService({ config: { dataDir } });
  const demo = await seedDemo(service.context);
  if (demo === null) throw new Error('no demo was made');
  companyId = demo.companyId;
  robin = openBrowser(service);
  const { email, password } = demo.signIn;
  await robin.post('/auth/sign-in', { email, password });
});
afterAll(async () => {
  await service.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function ask(path: string, input?: unknown) {
  return (await robin.query(path, { company: companyId, input })).json.result.data;
}

describe('the proposals of a new demo', () => {
  it('stand where their briefs say, each with its salesperson and tags', async () => {
    const { proposals } = await ask('proposals.list', {});
    expect(
      proposals.map(({ title, status, owner, tags }: Listed) => [
        title,
        status,
        owner?.name.split(' ')[0]?.toLowerCase(),
        tags.map(({ name }) => name),
      ]),
    ).toEqual(
      DEMO_BRIEFS.toSorted((a, b) => a.madeDaysAgo - b.madeDaysAgo).map(({ title, status, salesperson, tags }) => [
        title,
        status,
        salesperson,
        tags,
      ]),
    );
  });

  it('have something on Home: a follow-up that is due, one that is late, and one that runs out soon', async () => {
    const today = dayIn('Europe/London', service.context.clock.now());
    const { follow_ups: due, expiring } = await ask('home.get');
    expect(due.map(({ due_on: on }: { due_on: string }) => on)).toEqual([addDays(today, -1), today]);
    expect(expiring.map(({ title }: { title: string }) => title)).toEqual(['Thornbeck summer fair']);
  });

  it('make a report of won and lost, with the reasons of both salespeople', async () => {
    const today = dayIn('Europe/London', service.context.clock.now());
    const { all, people, reasons } = await ask('sales.report', { from: addDays(today, -300), to: today });
    expect([all.sent.count, all.won.count, all.lost.count]).toEqual([7, 2, 2]);
    expect(all.median_seconds).toBeGreaterThan(3 * 3600);
    expect(people).toHaveLength(2);
    expect(reasons.map(({ reason }: { reason: string }) => reason)).not.toContain(null);
  });
});

interface Listed {
  readonly title: string;
  readonly status: string;
  readonly owner: { readonly name: string } | null;
  readonly tags: readonly { readonly name: string }[];
}
