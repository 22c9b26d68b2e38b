import { describe, expect, it } from 'vitest';
import { withKits } from './kits.ts';
import type { Report } from './types.ts';

/** A report of one day; figures of each product in the order of `productIds`. */
function reportOf(figures: Partial<Record<keyof Report, readonly number[]>>, productIds: readonly string[]): Report {
  const column = (name: keyof Report) => Float64Array.from(figures[name] ?? productIds.map(() => 0));
  const [owned, inRepair, lost] = [column('owned'), column('inRepair'), column('lost')];
  const [firm, provisional, overdue] = [column('firm'), column('provisional'), column('overdue')];
  const free = owned.map(
    (units, at) => units - (inRepair[at] ?? 0) - (lost[at] ?? 0) - (firm[at] ?? 0) - (overdue[at] ?? 0),
  );
  return { from: 20_000, days: 1, productIds, owned, inRepair, lost, firm, provisional, overdue, free };
}

function figuresOf({ owned, inRepair, lost, firm, overdue, free, provisional }: Report, place: number) {
  return [owned, inRepair, lost, firm, overdue, free, provisional].map((figure) => figure[place]);
}

const TWO_TOPS_ONE_SUB = {
  id: 'pa',
  parts: [
    { product: 0, quantity: 2 },
    { product: 1, quantity: 1 },
  ],
};

describe('the figures of a kit', () => {
  it('take in turn from what its parts allow, each only what it costs in kits', () => {
    // 6 tops and 4 subs are 3 kits; a sub in repair leaves 3; a lost top leaves 5 tops, 2 kits; 2 firm tops leave 3, 1 kit
    const report = reportOf(
      { owned: [6, 4], inRepair: [0, 1], lost: [1, 0], firm: [2, 0], overdue: [0, 1], provisional: [1, 0] },
      ['top', 'sub'],
    );
    const { productIds, ...made } = withKits(report, [TWO_TOPS_ONE_SUB]);
    expect(productIds).toEqual(['pa']);
    expect(figuresOf({ productIds, ...made }, 0)).toEqual([3, 0, 1, 1, 0, 1, 0]);
  });

  it('count whole kits that are missing where a part is overbooked', () => {
    const report = reportOf({ owned: [4, 4], firm: [5, 1], provisional: [2, 0] }, ['top', 'sub']);
    expect(figuresOf(withKits(report, [TWO_TOPS_ONE_SUB]), 0)).toEqual([2, 0, 0, 3, 0, -1, 1]);
  });

  it('stand beside those of its parts, in the order asked for', () => {
    const report = reportOf({ owned: [6, 2], firm: [1, 0] }, ['top', 'sub']);
    const asked = [{ id: 'sub', parts: [{ product: 1, quantity: 1 }] }, TWO_TOPS_ONE_SUB];
    const made = withKits(report, asked);
    expect(made.productIds).toEqual(['sub', 'pa']);
    expect([figuresOf(made, 0), figuresOf(made, 1)]).toEqual([
      [2, 0, 0, 0, 0, 2, 0],
      [2, 0, 0, 0, 0, 2, 0],
    ]);
  });

  it('are told of a kit of one product under its own id', () => {
    const made = withKits(reportOf({ owned: [6] }, ['top']), [{ id: 'pa', parts: [{ product: 0, quantity: 1 }] }]);
    expect([made.productIds, figuresOf(made, 0)]).toEqual([['pa'], [6, 0, 0, 0, 0, 6, 0]]);
  });

  it('are left as they are where nothing asked for is a kit', () => {
    const report = reportOf({ owned: [6] }, ['top']);
    expect(withKits(report, [{ id: 'top', parts: [{ product: 0, quantity: 1 }] }])).toBe(report);
  });
});
