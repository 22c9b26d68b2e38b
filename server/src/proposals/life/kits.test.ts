import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  archiveProduct,
  createProduct,
  importCatalogue,
  restoreProduct,
  updateProduct,
} from '../../catalogue/index.ts';
import { mailAbout } from '../../mail/index.ts';
import { addDays } from '../../platform/days.ts';
import { AppError } from '../../platform/errors.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { runs } from '../../testing/runs.ts';
import { type DraftLine, type Hire, openHire, type Sku } from './fixtures.ts';
import { changeProposal, dispatchJob, returnJob, verifyStock } from './index.ts';

/** The first day of the event of a job. */
const THEN = '2026-12-10T08:00:00.000Z';

let database: TestDatabase;
let hire: Hire;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  hire = await openHire(database, mailAbout);
  await makeKit({ speaker: 2, mixer: 1 });
});

/** The stool of the catalogue becomes a kit of so many others; of none, a stool again. */
function makeKit(parts: Partial<Record<Sku, number>>): Promise<void> {
  const given = Object.entries(parts).map(([sku, quantity]) => ({ productId: hire.products[sku as Sku], quantity }));
  return hire.inside((tx) => updateProduct(tx, hire.company.id, hire.products.stool, { parts: given }));
}

const kits = (units: number): DraftLine => ({ sku: 'stool', units });
const speakers = (units: number): DraftLine => ({ sku: 'speaker', units });

function named(productId: string): string {
  return Object.entries(hire.products).find(([, id]) => id === productId)?.[0] ?? productId;
}

async function held(id: string): Promise<string[]> {
  const rows = await hire.inside((tx) =>
    tx.selectFrom('bookings').select(['product_id', 'kind', 'quantity']).where('proposal_id', '=', id).execute(),
  );
  return rows.map(({ product_id, kind, quantity }) => `${kind} ${quantity} ${named(product_id)}`).toSorted();
}

async function left(id: string): Promise<string[]> {
  const rows = await hire.inside((tx) =>
    tx
      .selectFrom('dispatched_units')
      .select(['product_id', 'quantity', 'back_day'])
      .where('proposal_id', '=', id)
      .execute(),
  );
  return rows
    .map(
      ({ product_id, quantity, back_day }) => `${quantity} ${named(product_id)} ${back_day === null ? 'out' : 'back'}`,
    )
    .toSorted();
}

async function differences() {
  const { differences: found } = await hire.inside((tx) => verifyStock(tx, hire.company.id, { rebuild: false }));
  return found;
}

describe('a kit on a proposal', () => {
  it('books its parts, together with those that stand on lines of their own', async () => {
    const id = await hire.accepted({ lines: [kits(2), speakers(1)] });
    expect(await held(id)).toEqual(['firm 2 mixer', 'firm 5 speaker']);
    expect(await differences()).toEqual([]);
  });

  it('is short of the part that is missing', async () => {
    await hire.accepted({ lines: [speakers(7)], days: 1 });
    const id = await hire.sent({ lines: [kits(2)], days: 1 });
    const { shortages } = await changeProposal(hire.at(), hire.company.id, id, 'accept');
    expect(shortages.map(({ productId, needed, free }) => [named(productId), needed, free])).toEqual([
      ['speaker', 4, 3],
    ]);
  });

  it('books anew what holds it when its parts change, and itself once it is none', async () => {
    const accepted = await hire.accepted({ lines: [kits(2), speakers(1)] });
    const sent = await hire.sent({ lines: [kits(1)] });
    const plain = await hire.sent({ lines: [speakers(3)] });
    await makeKit({ speaker: 3 });
    expect(await Promise.all([accepted, sent, plain].map(held))).toEqual([
      ['firm 7 speaker'],
      ['provisional 3 speaker'],
      ['provisional 3 speaker'],
    ]);
    expect(await differences()).toEqual([]);
    await makeKit({});
    expect(await held(accepted)).toEqual(['firm 1 speaker', 'firm 2 stool']);
    expect(await differences()).toEqual([]);
  });

  it('leaves and comes back as its parts', async () => {
    const id = await hire.accepted({ lines: [kits(2), speakers(1)] });
    const context = hire.at(THEN);
    await dispatchJob(context, hire.company.id, id);
    expect(await left(id)).toEqual(['2 mixer out', '5 speaker out']);
    await returnJob(context, hire.company.id, id, { productId: hire.products.speaker, quantity: 1 });
    await returnJob(context, hire.company.id, id, { productId: hire.products.stool, quantity: 1 });
    expect(await left(id)).toEqual([
      '1 mixer back',
      '1 mixer out',
      '1 speaker back',
      '2 speaker back',
      '2 speaker out',
    ]);
    // two kits are on its lines, of which only one is still whole
    const { stool } = hire.products;
    await expect(returnJob(context, hire.company.id, id, { productId: stool, quantity: 2 })).rejects.toThrow(
      'only 1 unit of Mixing Console is out',
    );
    await returnJob(context, hire.company.id, id, { productId: stool });
    expect((await left(id)).filter((lot) => lot.endsWith('out'))).toEqual([]);
    await expect(returnJob(context, hire.company.id, id, { productId: stool })).rejects.toThrow(
      'none of Bar Stool is out',
    );
    expect(await differences()).toEqual([]);
  });

  it('comes back without what does not: people, and what was on lines of its own', async () => {
    await makeKit({ speaker: 2, mixer: 1, engineer: 1 });
    const id = await hire.accepted({ lines: [kits(1), speakers(3)] });
    await dispatchJob(hire.at(THEN), hire.company.id, id);
    await returnJob(hire.at(THEN), hire.company.id, id, { productId: hire.products.stool, quantity: 1 });
    expect(await left(id)).toEqual(['1 mixer back', '2 speaker back', '3 speaker out']);
  });

  it('holds what is out for it even where its parts are others by now', async () => {
    const id = await hire.accepted({ lines: [kits(1)] });
    await dispatchJob(hire.at(THEN), hire.company.id, id);
    await makeKit({ speaker: 1, van: 1 });
    expect(await held(id)).toEqual(['firm 1 mixer', 'firm 1 van', 'firm 2 speaker']);
    expect(await differences()).toEqual([]);
  });
});

describe('of two who need the same parts', () => {
  const RUNS = runs(20, 200);
  const days = Array.from({ length: RUNS }, (_, at) => addDays('2027-01-01', at));

  it('one is told that they are short, every time', async () => {
    for (const date of days) {
      const ids = [
        await hire.sent({ lines: [kits(4)], date, days: 1 }),
        await hire.sent({ lines: [speakers(4), kits(2)], date, days: 1 }),
      ];
      const accepted = await Promise.all(ids.map((id) => changeProposal(hire.at(), hire.company.id, id, 'accept')));
      expect(accepted.filter(({ shortages }) => shortages.length > 0)).toHaveLength(1);
    }
    expect(await differences()).toEqual([]);
  });

  it('who changes the kit meanwhile leaves nothing booked wrongly, every time', async () => {
    const changes = [{ speaker: 3 }, { speaker: 1, mixer: 2 }, {}, { speaker: 2, mixer: 1 }] as const;
    for (const [at, date] of days.entries()) {
      const id = await hire.sent({ lines: [kits(1), speakers(1)], date, days: 1 });
      const [before, after] = [
        makeKit(changes[at % changes.length] ?? {}),
        makeKit(changes[(at + 1) % changes.length] ?? {}),
      ];
      await Promise.all([before, changeProposal(hire.at(), hire.company.id, id, 'accept'), after]);
    }
    expect(await differences()).toEqual([]);
  });

  it('who makes a part of it a kit, or archives one, never does so beside who makes it a kit', async () => {
    const [kit, part] = [hire.products.stool, hire.products.mixer];
    const [both, alone] = [{ speaker: 1, mixer: 1 }, { speaker: 1 }];
    const file = new TextEncoder().encode(
      'sku,name,category,unit,unit_price,parts\nstool,Bar Stool,furniture,event,6.50,speaker*1;mixer*1\n',
    );
    const deeds: readonly (() => Promise<unknown>)[] = [
      () => makeKit(both),
      () =>
        hire.inside((tx) => createProduct(tx, hire.company.id, { ...RACK, parts: [{ productId: part, quantity: 1 }] })),
      () => hire.inside((tx) => importCatalogue(tx, hire.company, file, { skipInvalid: false, now: new Date(THEN) })),
    ];
    const against: readonly (() => Promise<unknown>)[] = [
      () => hire.inside((tx) => updateProduct(tx, hire.company.id, part, { parts: [{ productId: kit, quantity: 1 }] })),
      () => hire.inside((tx) => archiveProduct(tx, hire.company.id, part, new Date(THEN))),
    ];
    for (const [at] of days.entries()) {
      await hire.inside((tx) => restoreProduct(tx, hire.company.id, part));
      await hire.inside((tx) => updateProduct(tx, hire.company.id, part, { parts: [] }));
      await makeKit(at % 2 === 0 ? {} : alone);
      const done = await Promise.allSettled([deeds[at % 3]?.(), against[at % 2]?.()]);
      const refused = done.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
      expect(refused.every((error) => error instanceof AppError && error.code === 'conflict')).toBe(true);
      expect(await wrongParts(), `${at % 3} ${at % 2}`).toEqual([]);
      await emptyRacks();
    }
  });
});

const RACK = { name: 'Rack', category: 'audio', unit: 'day', unitPrice: 100n } as const;

async function emptyRacks(): Promise<void> {
  const racks = await hire.inside((tx) => tx.selectFrom('products').select('id').where('name', '=', 'Rack').execute());
  for (const { id } of racks) await hire.inside((tx) => updateProduct(tx, hire.company.id, id, { parts: [] }));
}

/** Parts of kits that are kits themselves, or archived while the kit is not. */
async function wrongParts(): Promise<unknown[]> {
  const { rows } = await hire.inside((tx) =>
    sql`
      select kit.name as kit, part.name as part
      from product_accessories a
      join products kit on kit.company_id = a.company_id and kit.id = a.product_id
      join products part on part.company_id = a.company_id and part.id = a.accessory_id
      where a.is_part and (kit.archived_at is null and part.archived_at is not null
        or exists (select from product_accessories own where own.product_id = part.id and own.is_part))`.execute(tx),
  );
  return rows;
}
