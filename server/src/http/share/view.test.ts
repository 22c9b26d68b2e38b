import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forCompany } from '../../platform/tenancy.ts';
import { changeProposal, type Deed, getProposal } from '../../proposals/index.ts';
import { startTestService, TEST_NOW, type TestCompany, type TestService } from '../../testing/service.ts';

/** The first view of a proposal by its client: GET /p/{token}. */

let service: TestService;
let company: TestCompany;
let now = TEST_NOW;
beforeAll(async () => {
  service = await startTestService({ clock: { now: () => now } });
  company = await service.company();
});
afterAll(() => service.close());

interface Made {
  readonly id: string;
  /** The path of its share link. */
  readonly path: string;
}

async function draft(): Promise<Made> {
  const body = { event: { description: 'Party for 40 with two speakers', date: '2027-03-12' } };
  const { json } = await service.call('POST', '/v1/proposals', { key: company.key, body });
  return { id: json.id, path: new URL(json.share_url).pathname };
}

async function change({ id }: Made, ...deeds: Deed[]): Promise<void> {
  for (const deed of deeds) await changeProposal(service.context, company.id, id, deed);
}

async function sent(): Promise<Made> {
  const made = await draft();
  await change(made, 'send');
  return made;
}

/** When it was first seen, and how often that was told. */
async function viewsOf({ id }: Made): Promise<{ at: string | null; told: number }> {
  const proposal = await getProposal(service.context, company.id, id);
  const events = await forCompany(service.context.db, company.id, (tx) =>
    tx
      .selectFrom('events')
      .select('kind')
      .where('proposal_id', '=', id)
      .where('kind', '=', 'proposal.viewed')
      .execute(),
  );
  return { at: proposal?.viewedAt?.toISOString() ?? null, told: events.length };
}

async function look({ path }: Made, headers: Record<string, string> = {}, method = 'GET'): Promise<void> {
  expect((await service.call(method, path, { headers })).status).toBe(200);
}

const SEEN = { at: TEST_NOW.toISOString(), told: 1 };
const UNSEEN = { at: null, told: 0 };

describe('the first view', () => {
  it('is noted, and told as one event that shows the proposal as it then is', async () => {
    const made = await sent();
    expect(await viewsOf(made)).toEqual(UNSEEN);
    await look(made);
    expect(await viewsOf(made)).toEqual(SEEN);
    const events = await forCompany(service.context.db, company.id, (tx) =>
      tx.selectFrom('events').select(['kind', 'data']).where('proposal_id', '=', made.id).orderBy('id').execute(),
    );
    expect(events.map(({ kind }) => kind)).toEqual(['proposal.sent', 'proposal.viewed']);
    const { json } = await service.call('GET', `/v1/proposals/${made.id}`, { key: company.key });
    const { line_items: _lines, payment_schedule: _schedule, early_payment: _early, quota: _quota, ...summary } = json;
    expect(events[1]?.data).toEqual({ ...summary, company_id: company.id });
    expect(summary).toMatchObject({ status: 'sent', viewed_at: SEEN.at });
  });

  it('is the first alone: who looks again, and later, changes nothing', async () => {
    const made = await sent();
    await look(made);
    const before = await getProposal(service.context, company.id, made.id);
    now = new Date(TEST_NOW.getTime() + 3_600_000);
    await look(made);
    now = TEST_NOW;
    expect(await viewsOf(made)).toEqual(SEEN);
    expect(await getProposal(service.context, company.id, made.id)).toEqual(before);
  });

  it('is one, however many look at once', async () => {
    for (let n = 0; n < 10; n++) {
      const made = await sent();
      await Promise.all(Array.from({ length: 6 }, () => look(made)));
      expect(await viewsOf(made)).toEqual(SEEN);
    }
  });

  it('shows the page all the same where the proposal is decided or taken back in that moment', async () => {
    for (const deed of ['revise', 'accept', 'decline'] as const) {
      for (let n = 0; n < 5; n++) {
        const made = await sent();
        await Promise.all(n % 2 === 0 ? [look(made), change(made, deed)] : [change(made, deed), look(made)]);
        expect((await viewsOf(made)).told).toBeLessThanOrEqual(1);
      }
    }
  });
});

describe('no view', () => {
  it('is a HEAD request', async () => {
    const made = await sent();
    await look(made, {}, 'HEAD');
    expect(await viewsOf(made)).toEqual(UNSEEN);
  });

  it.each([
    ['sec-purpose', 'prefetch'],
    ['sec-purpose', 'prefetch;prerender'],
    ['sec-purpose', 'prefetch;anonymous-client-ip'],
    ['purpose', 'prefetch'],
    ['purpose', 'Preview'],
    ['x-purpose', 'preview'],
    ['x-moz', 'prefetch'],
  ])('is what a browser loads ahead: %s: %s', async (header, value) => {
    const made = await sent();
    await look(made, { [header]: value });
    expect(await viewsOf(made)).toEqual(UNSEEN);
    await look(made);
    expect(await viewsOf(made)).toEqual(SEEN);
  });

  it.each<[string, Deed[]]>([
    ['a draft', []],
    ['an accepted one', ['send', 'accept']],
    ['a declined one', ['send', 'decline']],
    ['a cancelled one', ['send', 'accept', 'cancel']],
    ['one that is being revised', ['send', 'revise']],
  ])('is that of %s', async (_name, deeds) => {
    const made = await draft();
    await change(made, ...deeds);
    await look(made);
    expect(await viewsOf(made)).toEqual(UNSEEN);
  });

  it('is that of one past its last day', async () => {
    const made = await sent();
    now = new Date('2026-12-05T00:00:00Z');
    await look(made);
    now = TEST_NOW;
    expect(await viewsOf(made)).toEqual(UNSEEN);
  });

  it('is a link that leads nowhere', async () => {
    const { status } = await service.call('GET', '/p/000000000000000000000000');
    expect(status).toBe(404);
  });
});

describe('a proposal that was seen', () => {
  it('is to be seen again once it was revised and sent again', async () => {
    const made = await sent();
    await look(made);
    await change(made, 'revise');
    expect(await viewsOf(made)).toEqual({ at: null, told: 1 });
    await change(made, 'send');
    expect(await viewsOf(made)).toEqual({ at: null, told: 1 });
    now = new Date(TEST_NOW.getTime() + 60_000);
    await look(made);
    await look(made);
    expect(await viewsOf(made)).toEqual({ at: now.toISOString(), told: 2 });
    now = TEST_NOW;
  });
});
