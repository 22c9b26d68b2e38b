import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProduct, setExchangeRate, setRegion, updateProduct } from '../../catalogue/index.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { changeProposal, amendProposal } from '../life/index.ts';
import { type Hire, openHire } from '../life/fixtures.ts';
import { makeFromTemplate, saveTemplate } from '../templates/index.ts';
import { ADA, edit, lineOf, proposalOf, seen } from './fixtures.ts';
import { duplicateProposal } from './index.ts';

let database: TestDatabase;
let hire: Hire;
beforeAll(async () => {
  database = await openTestDatabase();
  hire = await openHire(database, async () => {});
  await cost('speaker', 1234n);
});
afterAll(() => database.close());

function cost(sku: 'speaker' | 'mixer', costPrice: bigint | null): Promise<void> {
  return hire.inside((tx) => updateProduct(tx, hire.company.id, hire.products[sku], { costPrice }));
}

async function withSpeakers(): Promise<string> {
  const id = await hire.draft({ lines: [{ sku: 'van', units: 1 }] });
  await edit(hire, id, [{ kind: 'add_line', product_id: hire.products.speaker, units: 4 }]);
  return id;
}

const costs = async (id: string) => (await proposalOf(hire, id)).lines.map(({ unitCost }) => unitCost);

describe('a line', () => {
  it('keeps the cost that it was made with, as an editor changes it, and undoing brings it back', async () => {
    const id = await withSpeakers();
    expect(await costs(id)).toEqual([null, 1234n]);
    await cost('speaker', 9999n);
    expect(await costs(id)).toEqual([null, 1234n]);
    const { id: line_id } = lineOf(await proposalOf(hire, id), 'Powered Speaker');
    const { undo } = await edit(hire, id, [
      { kind: 'set_line', line_id, unit_cost: 15.5, was: { unit_cost: 12.34 } },
      { kind: 'set_line', line_id, unit_price: null, was: { unit_price: 38 } },
    ]);
    expect(await costs(id)).toEqual([null, 1550n]);
    await edit(hire, id, undo);
    expect(await costs(id)).toEqual([null, 1234n]);
    await cost('speaker', 1234n);
  });

  it('is a conflict where somebody else set another cost, for who changes or removes it having seen one', async () => {
    const id = await withSpeakers();
    const before = await proposalOf(hire, id);
    const { id: line_id } = lineOf(before, 'Powered Speaker');
    const was = seen(before, line_id);
    await edit(hire, id, [{ kind: 'set_line', line_id, unit_cost: 15, was: { unit_cost: 12.34 } }]);
    const mine = edit(hire, id, [{ kind: 'set_line', line_id, unit_cost: 10, was: { unit_cost: 12.34 } }]);
    await expect(mine).rejects.toMatchObject({
      details: { conflicts: [{ field: 'unit_cost', yours: 10, theirs: 15, was: 12.34 }] },
    });
    await expect(edit(hire, id, [{ kind: 'remove_line', line_id, was }])).rejects.toMatchObject({ code: 'conflict' });
    const { unit_cost: _, ...rest } = was;
    await edit(hire, id, [{ kind: 'remove_line', line_id, was: rest }]);
    expect(await costs(id)).toEqual([null]);
  });

  it('of its own has the cost that is said, and a removed one comes back with its own', async () => {
    const id = await hire.draft({ lines: [{ sku: 'van', units: 1 }] });
    const fee = { name: 'Parking', category: 'other', unit: 'event', unit_price: 25 } as const;
    await edit(hire, id, [
      { kind: 'add_free_line', ...fee, unit_cost: 20 },
      { kind: 'add_free_line', ...fee },
    ]);
    expect(await costs(id)).toEqual([null, 2000n, null]);
    const proposal = await proposalOf(hire, id);
    const line_id = proposal.lines[1]?.id ?? '';
    const { undo } = await edit(hire, id, [{ kind: 'remove_line', line_id, was: seen(proposal, line_id) }]);
    await edit(hire, id, undo);
    expect(await costs(id)).toEqual([null, 2000n, null]);
  });

  it('gets the catalogue’s cost where it had none, and keeps what it has', async () => {
    const id = await withSpeakers();
    const van = hire.products.van;
    await hire.inside((tx) => updateProduct(tx, hire.company.id, van, { costPrice: 6000n }));
    await cost('speaker', 1n);
    await edit(hire, id, [{ kind: 'take_costs' }]);
    expect(await costs(id)).toEqual([6000n, 1234n]);
    await hire.inside((tx) => updateProduct(tx, hire.company.id, van, { costPrice: null }));
    await cost('speaker', 1234n);
  });

  it('is refused a cost below nothing, with too many decimals, or too large to be exact', async () => {
    const id = await withSpeakers();
    const { id: line_id } = lineOf(await proposalOf(hire, id), 'Powered Speaker');
    const was = { unit_cost: 12.34 };
    for (const unit_cost of [-1, 1.234, 9_999_999_999_999]) {
      const wrong = edit(hire, id, [{ kind: 'set_line', line_id, unit_cost, was }]);
      await expect(wrong).rejects.toMatchObject({ code: 'invalid_request', details: { param: 'changes.0.unit_cost' } });
    }
  });
});

describe('costs go along', () => {
  it('to a copy and an amendment as they are, and into a template by the catalogue of the day', async () => {
    const id = await withSpeakers();
    await edit(hire, id, [
      { kind: 'add_free_line', name: 'Parking', category: 'other', unit: 'event', unit_price: 25, unit_cost: 20 },
    ]);
    const { id: companyId } = hire.company;
    await cost('speaker', 2000n);
    const now = new Date('2026-11-21T09:30:00Z');
    const keep = { name: 'Party', replace: false, today: '2026-11-21', now };
    const template = await hire.inside((tx) => saveTemplate(tx, companyId, id, keep));
    const copy = await duplicateProposal(hire.at(), companyId, id, ADA);
    for (const deed of ['send', 'accept'] as const) await changeProposal(hire.at(), companyId, id, deed);
    const amended = await amendProposal(hire.at(), companyId, id, {});
    const made = await makeFromTemplate(hire.at(), companyId, template, {}, ADA);
    const found = await Promise.all([copy, amended, made].map(({ proposal }) => costs(proposal.id)));
    expect(found).toEqual([
      [null, 1234n, 2000n],
      [null, 1234n, 2000n],
      [null, 2000n, 2000n],
    ]);
    await cost('speaker', 1234n);
  });

  it('with what follows a line, converted at its rate and not by the region', async () => {
    const { id: companyId } = hire.company;
    const stand = await hire.inside(async (tx) => {
      await setRegion(tx, companyId, { name: 'London', factor: '1.5', places: ['London'] });
      await setExchangeRate(tx, companyId, { from: 'GBP', to: 'EUR', rate: '1.17' });
      const product = { name: 'Stand', category: 'audio', unit: 'day', unitPrice: 300n, costPrice: 101n } as const;
      const id = await createProduct(tx, companyId, product);
      const accessories = [{ productId: id, quantity: 1 }];
      await updateProduct(tx, companyId, hire.products.speaker, { accessories });
      return id;
    });
    const id = await hire.draft({ lines: [{ sku: 'van', units: 1 }] });
    await hire.inside(async (tx) => {
      await tx.updateTable('proposals').set({ currency: 'EUR', event_venue: 'London' }).where('id', '=', id).execute();
    });
    await edit(hire, id, [{ kind: 'add_line', product_id: hire.products.speaker, units: 4 }]);
    const { lines } = await proposalOf(hire, id);
    // 12.34 and 1.01 × 1.17; the price besides × 1.5
    expect(lines.slice(1).map(({ unitPrice, unitCost }) => [unitPrice, unitCost])).toEqual([
      [6669n, 1444n],
      [527n, 118n],
    ]);
    expect(lines[2]?.catalogItemId).toBe(stand);
  });
});
