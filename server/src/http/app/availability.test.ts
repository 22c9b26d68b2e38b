import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { updateCompany } from '../../accounts/index.ts';
import { holdStock } from '../../availability/index.ts';
import { listProducts } from '../../catalogue/index.ts';
import type { Tx } from '../../platform/db.ts';
import { forCompany } from '../../platform/tenancy.ts';
import { changeProposal, type Deed, dispatchJob } from '../../proposals/index.ts';
import { saveNewProposal } from '../../proposals/save.ts';
import { signedInMember, type TestPerson } from '../../testing/browser.ts';
import { startTestService, TEST_NOW, type TestCompany, type TestService } from '../../testing/service.ts';
import { draftOf } from '../v1/availability-fixtures/draft-of.ts';

const PRODUCTS = 260;
const CATALOGUE = [
  'sku,name,category,unit,unit_price,tracked,owned',
  ...Array.from({ length: PRODUCTS }, (_, at) => `P${at},Product ${String(at).padStart(3, '0')},audio,day,10,true,10`),
  'SE,Sound Engineer,crew,hour,32,false,',
].join('\n');
const FIGURES = ['owned', 'in_repair', 'lost', 'firm', 'provisional', 'overdue', 'free'] as const;
const FROM = '2026-11-10';
const DAYS = 30;

let service: TestService;
let company: TestCompany;
let viewer: TestPerson;
let ids: string[];

beforeAll(async () => {
  service = await startTestService();
  company = await service.company({ catalogue: CATALOGUE });
  await updateCompany(service.context.db, company.id, { bufferDaysAfter: 1 });
  viewer = await signedInMember(service, company.id, 'viewer');
  ids = (await inside((tx) => listProducts(tx, company.id, '2026-11-20'))).map(({ id }) => id);
  await job('2026-11-19', 3, ['send', 'accept'], [[0, 6]]);
  const late = await job(
    '2026-11-12',
    2,
    ['send', 'accept'],
    [
      [0, 3],
      [1, 2],
    ],
  );
  await dispatchJob(service.context, company.id, late, { on: '2026-11-11' });
  await job(
    '2026-11-21',
    2,
    ['send'],
    [
      [0, 4],
      [255, 9],
    ],
  );
  await inside(async (tx) => {
    for (const kind of ['in_repair', 'lost'] as const) {
      const hold = { productId: ids[0] ?? '', kind, quantity: 1, from: '2026-11-20', to: '2026-11-24' };
      await holdStock(tx, company.id, hold, TEST_NOW);
    }
  });
});
afterAll(() => service.close());

function inside<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  return forCompany(service.context.db, company.id, work);
}

async function job(date: string, days: number, deeds: readonly Deed[], units: readonly [number, number][]) {
  const lines = units.map(([product, count]) => ({ productId: ids[product] ?? '', units: count }));
  const draft = draftOf({ date, days, lines });
  const id = await inside((tx) => saveNewProposal(tx, company.id, draft, '2026-11-20', TEST_NOW));
  for (const deed of deeds) await changeProposal(service.context, company.id, id, deed);
  return id;
}

async function ask(procedure: string, input?: unknown) {
  const answer = await viewer.query(`availability.${procedure}`, { company: company.id, input });
  return answer.json.result?.data ?? answer.json.error.data;
}

type Packed = Record<(typeof FIGURES)[number], number | number[]> & { readonly id: string };

async function packedPages(): Promise<Packed[]> {
  const { products, page_size } = await ask('products');
  const pages: Packed[] = [];
  for (let page = 0; page * page_size < products.length; page++) {
    pages.push(...(await ask('figures', { from: FROM, days: DAYS, page })).items);
  }
  return pages;
}

describe('the grid', () => {
  it('has every tracked product once, in the order of the public API', async () => {
    const { today, products } = await ask('products');
    expect(today).toBe('2026-11-20');
    expect(products[0]).toEqual({ id: ids[0], name: 'Product 000', category: 'audio' });
    expect(products.map(({ id }: { id: string }) => id)).toEqual(ids.slice(0, PRODUCTS));
    expect((await packedPages()).map(({ id }) => id)).toEqual(ids.slice(0, PRODUCTS));
  });

  it('has the figures of GET /v1/inventory/availability', async () => {
    const path = `/v1/inventory/availability?from=${FROM}&to=2026-12-09`;
    const { json } = await service.call('GET', path, { key: company.key });
    const records = json.data as (Record<string, number> & { day: string; catalog_item_id: string })[];
    const published = new Map(records.map((record) => [`${record.day} ${record.catalog_item_id}`, record]));
    expect(published.size).toBe(PRODUCTS * DAYS);
    for (const item of await packedPages()) {
      for (let at = 0; at < DAYS; at++) {
        const day = new Date(Date.parse(FROM) + at * 86_400_000).toISOString().slice(0, 10);
        const record = published.get(`${day} ${item.id}`);
        const seen = FIGURES.map((figure) => valueOf(item[figure], at));
        expect(seen).toEqual(FIGURES.map((figure) => record?.[figure]));
      }
    }
  });

  it('is small where nothing happens: one number for all days', async () => {
    const pages = await packedPages();
    expect(pages[2]).toMatchObject({ owned: 10, firm: 0, free: 10 });
    expect(pages[0]?.firm).toHaveLength(DAYS);
  });

  it('refuses days and ranges that are none', async () => {
    for (const wrong of [{ from: '2026-02-30' }, { days: 0 }, { days: 1000 }, { page: -1 }]) {
      expect(await ask('figures', { from: FROM, days: DAYS, page: 0, ...wrong })).toMatchObject({
        code: 'invalid_request',
        param: Object.keys(wrong)[0],
      });
    }
  });
});

describe('the proposals behind a figure', () => {
  it('add up to it on every day', async () => {
    const [item] = await packedPages();
    for (let at = 0; at < DAYS; at++) {
      const day = new Date(Date.parse(FROM) + at * 86_400_000).toISOString().slice(0, 10);
      const holders = (await ask('holders', { item: item?.id, day })) as { kind: string; units: number }[];
      for (const kind of ['firm', 'provisional', 'overdue'] as const) {
        const held = holders.filter((holder) => holder.kind === kind).reduce((sum, { units }) => sum + units, 0);
        expect([day, kind, held]).toEqual([day, kind, valueOf(item?.[kind] ?? 0, at)]);
      }
    }
  });

  it('name each with its days, the overdue first', async () => {
    const holders = await ask('holders', { item: ids[0], day: '2026-11-21' });
    expect(holders).toMatchObject([
      { kind: 'overdue', units: 3, from: '2026-11-15', to: null, title: 'A job', client: null },
      { kind: 'firm', units: 6, from: '2026-11-19', to: '2026-11-22' },
      { kind: 'provisional', units: 4, from: '2026-11-21', to: '2026-11-23' },
    ]);
    expect(holders[0].number).toMatch(/^P-2026-\d{4}$/);
  });
});

function valueOf(packed: number | readonly number[], at: number): number | undefined {
  return typeof packed === 'number' ? packed : packed[at];
}
