import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { estimate } from '../../../../web/src/features/editor/sheet/estimate.ts';
import { getCompany } from '../../accounts/index.ts';
import { listRegions, setRegion } from '../../catalogue/index.ts';
import type { Tx } from '../../platform/db.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { runs } from '../../testing/runs.ts';
import { createClient, updateClient } from '../../clients/index.ts';
import { type Hire, openHire } from '../life/fixtures.ts';
import { price } from '../price/fixtures.ts';
import { regionOf, reprice } from '../price/index.ts';
import type { Proposal } from '../proposal.ts';
import { saveCode, savePriceList, saveRule } from '../rules/index.ts';
import { edit, proposalOf, withoutRevision } from './fixtures.ts';
import { presentEditor } from '../present.ts';
import { openEditor } from './open-editor.ts';
import { readGround } from './read-ground.ts';
import { changesOf, recipes } from './sheet/any-changes.ts';
import { sheetOf } from './sheet/sheet.ts';

let database: TestDatabase;
let hire: Hire;
/** A client with prices of their own. */
let tradeClient: string;

beforeAll(async () => {
  database = await openTestDatabase();
  hire = await openHire(database, async () => {}, {
    taxRate: '20',
    chargedDays: {
      rows: [
        { days: 1, charged: '1' },
        { days: 2, charged: '1.5' },
      ],
      beyondRate: '0.5',
    },
  });
  await hire.inside((tx) => setRegion(tx, hire.company.id, { name: 'London', factor: '1.35', places: ['London'] }));
  tradeClient = await hire.inside(withRules);
});
afterAll(() => database.close());

const CODES = ['SPRING', 'TENNER'].map((code) => ({ kind: 'set_code' as const, code, was: null }));

/** A rule of each kind. */
async function withRules(tx: Tx): Promise<string> {
  const { id } = hire.company;
  const dates = { from: '2027-01-12', to: '2027-01-14', yearly: false };
  const some = { categories: null, active: true };
  await saveRule(tx, id, { kind: 'season', label: 'Weekend', percent: 12.5, weekdays: [6, 7], dates: null, ...some });
  await saveRule(tx, id, { kind: 'season', label: 'January', percent: -7, weekdays: [], dates, ...some });
  const waiver = { kind: 'waiver' as const, label: 'Damage waiver', percent: 10, active: true };
  await saveRule(tx, id, { ...waiver, categories: ['audio'], optional: true });
  await saveRule(tx, id, { kind: 'minimum', amount: 900, active: true });
  const code = { from: null, to: null, uses: null, active: true };
  await saveCode(tx, id, { code: 'SPRING', percent: 7.5, amount: null, ...code });
  await saveCode(tx, id, { code: 'TENNER', percent: null, amount: 10, ...code });
  const list = { name: 'Trade', percent: 5, categories: [{ category: 'audio' as const, percent: 15 }] };
  const priceListId = await savePriceList(tx, id, list);
  const client = await createClient(tx, id, { name: 'Trade client' });
  await updateClient(tx, id, client.id, { priceListId });
  return client.id;
}

const LINES = [
  { sku: 'speaker', units: 6 },
  { sku: 'mixer', units: 1, optional: true },
  { sku: 'engineer', units: 2 },
  { sku: 'van', units: 1 },
] as const;

describe('for any list of valid changes', () => {
  it('a draft comes to what price/ gives from scratch, and the undo restores it exactly', {
    timeout: 600_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(recipes, async (made) => {
        const before = await proposalOf(hire, await hire.draft({ lines: LINES }));
        const ground = await hire.inside(async (tx) => {
          const venue = { kind: 'set_event' as const, venue: 'x', was: { venue: null } };
          const client = { kind: 'set_client' as const, client_id: tradeClient, was: null };
          return readGround(tx, await getCompany(tx, hire.company.id), before, [venue, client, ...CODES], {
            today: '2026-11-20',
            postcodesFile: null,
          });
        });
        const changes = changesOf(made, sheetOf(before), ground);
        if (changes.length === 0) return;
        const { proposal, undo } = await edit(hire, before.id, changes);
        expect(amountsOf(proposal)).toEqual(await fromScratch(proposal));
        const opened = await openEditor(hire.at(), hire.company.id, before.id);
        const shown = presentEditor(opened, 'http://showbill.test', { knowsCosts: true });
        expect({ ...shown, ...estimate(shown) }).toEqual(shown);
        if (undo.length === 0) return;
        const { proposal: again } = await edit(hire, before.id, undo);
        expect(withoutRevision(again)).toEqual(withoutRevision(before));
      }),
      { numRuns: runs(25, 400) },
    );
  });
});

function amountsOf({ lines, subtotal, adjustments, total }: Proposal) {
  return { lines: lines.map((line) => [line.quantity, line.unitPrice, line.total]), subtotal, adjustments, total };
}

/** Catalogue prices at the region of the venue; those set by hand as they are. */
async function fromScratch({ lines, event, discount, surcharge, tax, rules }: Proposal) {
  const { products, regions, company } = await hire.inside(async (tx) => ({
    products: await tx.selectFrom('products').select(['id', 'unit_price']).execute(),
    regions: await listRegions(tx, hire.company.id),
    company: await getCompany(tx, hire.company.id),
  }));
  const taxed = { taxRate: tax?.rate ?? null, taxLabel: tax?.label ?? company.taxLabel };
  const adjusted = { chargedDays: company.chargedDays, ...taxed, discount, surcharge, rules, date: event.date };
  const settings = {
    ...adjusted,
    currency: 'GBP',
    companyCurrency: 'GBP',
    exchangeRate: '1',
    regionalFactor: regionOf(event.venue, regions)?.factor ?? '1',
  };
  const based = lines.map((line) => ({
    ...line,
    basePrice: products.find(({ id }) => id === line.catalogItemId)?.unit_price ?? 0n,
  }));
  const catalogue = price(based, settings).lines;
  const fixed = lines.map((line, place) => ({
    ...line,
    unitPrice: line.priceSetByHand ? line.unitPrice : (catalogue[place]?.unitPrice ?? 0n),
  }));
  const priced = reprice(fixed, adjusted);
  return { ...priced, lines: priced.lines.map((line) => [line.quantity, line.unitPrice, line.total]) };
}
