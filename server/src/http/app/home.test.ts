import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listProducts } from '../../catalogue/index.ts';
import { forCompany } from '../../platform/tenancy.ts';
import { changeProposal, type Deed, dispatchJob } from '../../proposals/index.ts';
import { saveNewProposal } from '../../proposals/save.ts';
import { signedInMember } from '../../testing/browser.ts';
import { startTestService, TEST_NOW, type TestCompany, type TestService } from '../../testing/service.ts';
import { draftOf } from '../v1/availability-fixtures/draft-of.ts';

let service: TestService;
let company: TestCompany;
let now: Date;
let speaker: string;

beforeAll(async () => {
  now = TEST_NOW;
  service = await startTestService({ clock: { now: () => now } });
  company = await service.company();
  const products = await forCompany(service.context.db, company.id, (tx) => listProducts(tx, company.id, '2026-11-20'));
  speaker = products.find(({ sku }) => sku === 'SP')?.id ?? '';
});
afterAll(() => service.close());

async function proposal(date: string, units: number, deeds: readonly Deed[], total = 0n, currency = 'GBP') {
  const draft = { ...draftOf({ date, days: 1, lines: [{ productId: speaker, units }] }), total, currency };
  const id = await forCompany(service.context.db, company.id, (tx) =>
    saveNewProposal(tx, company.id, draft, '2026-11-20', now),
  );
  for (const deed of deeds) await changeProposal(service.context, company.id, id, deed);
  return id;
}

async function home() {
  const viewer = await signedInMember(service, company.id, 'viewer');
  return (await viewer.query('home.get', { company: company.id })).json.result.data;
}

const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);

describe('home', () => {
  it('is empty where nothing happens', async () => {
    expect(await home()).toMatchObject({ any: false, overbooked: [], due_back: [], expiring: [] });
  });

  it('tells what needs a hand, and what it comes to', async () => {
    now = new Date('2026-11-10T10:00:00Z');
    const offer = await proposal('2026-12-01', 1, ['send', 'view'], 100_00n);
    now = TEST_NOW;
    const [late, due] = [
      await proposal('2026-11-18', 2, ['send', 'accept'], 50_00n),
      await proposal('2026-11-21', 3, ['send', 'accept'], 7_50n),
    ];
    for (const id of [late, due]) await dispatchJob(service.context, company.id, id, { on: '2026-11-18' });
    await proposal('2026-11-25', 24, ['send', 'accept'], 0n);
    await proposal('2026-11-25', 1, [], 1_00n, 'EUR');
    const found = await home();
    // 24 owned, 24 booked, 2 overdue
    expect(found.overbooked).toMatchObject([
      { day: '2026-11-25', count: 1, worst: [{ item: speaker, name: 'QSC K12.2 12in Powered Speaker', short: 2 }] },
    ]);
    expect(idsOf(found.due_back)).toEqual([late, due]);
    expect(found.due_back[0]).toMatchObject({ overdue: 2, due_back_on: '2026-11-18' });
    expect(found.expiring).toMatchObject([{ id: offer, valid_until: '2026-11-24', total: 100 }]);
    expect(found.value).toMatchObject([
      { status: 'draft', count: 0, total: 0 },
      { status: 'sent', count: 1, total: 100 },
      { status: 'accepted', count: 3, total: 57.5 },
      { status: 'declined' },
      { status: 'expired' },
      { status: 'cancelled' },
    ]);
    expect(found).toMatchObject({ other_currencies: 1, currency: 'GBP', any: true });
  });

  it('counts an offer past its last day as expired', async () => {
    now = new Date('2026-11-25T10:00:00Z');
    const { expiring, value } = await home();
    expect(expiring).toEqual([]);
    expect(value[4]).toMatchObject({ status: 'expired', count: 1, total: 100 });
  });
});
