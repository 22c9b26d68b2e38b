import { describe, expect, it } from 'vitest';
import { toCsv } from './csv.ts';
import { type Figures, figuresOf, filterProducts, type GridProduct, mayBeShort, standingOf } from './figures.ts';

const packed = { id: 'a', owned: 24, in_repair: 2, lost: 0, firm: [14, 23], provisional: 6, overdue: 0, free: [8, -1] };

function on(owned: number, free: number, provisional = 0): Figures {
  return { owned, in_repair: 0, lost: 0, firm: owned - free, provisional, overdue: 0, free };
}

function product(id: string, name: string, category: GridProduct['category'] = 'audio'): GridProduct {
  return { id, name, category };
}

describe('the figures of a day', () => {
  it('are unpacked from one number for all days, or one for each', () => {
    expect(figuresOf(packed, 1)).toEqual({
      owned: 24,
      in_repair: 2,
      lost: 0,
      firm: 23,
      provisional: 6,
      overdue: 0,
      free: -1,
    });
  });

  it('are tight in the last tenth and short below zero', () => {
    expect([on(24, 3), on(24, 2), on(24, 0), on(24, -1)].map(standingOf)).toEqual([
      'plenty',
      'tight',
      'tight',
      'short',
    ]);
    expect(standingOf(on(4, 1))).toBe('plenty');
    expect(standingOf(on(4, 0))).toBe('tight');
  });

  it('of a product of which none is owned are not tight', () => {
    expect(standingOf(on(0, 0))).toBe('plenty');
  });

  it('tell where what is sent would take more than is free', () => {
    expect([mayBeShort(on(24, 8, 8)), mayBeShort(on(24, 8, 9)), mayBeShort(on(24, -1, 9))]).toEqual([
      false,
      true,
      false,
    ]);
  });
});

describe('the filter', () => {
  const products = [product('a', 'K12.2 Powered Speaker'), product('b', 'Speaker Stand', 'rigging')];

  it('asks for every word in any order, and the category', () => {
    expect(filterProducts(products, ' speaker  k12 ', null)).toEqual([products[0]]);
    expect(filterProducts(products, 'SPEAKER', 'rigging')).toEqual([products[1]]);
    expect(filterProducts(products, '', null)).toEqual(products);
  });
});

describe('the file', () => {
  const figures = new Map([['a', packed]]);

  it('has a line for each product and day', () => {
    expect(toCsv([product('a', 'Speaker, 12"')], figures, { from: '2026-12-31', days: 2 })).toBe(
      [
        'day,catalog_item_id,name,category,owned,in_repair,lost,firm,provisional,overdue,free',
        '2026-12-31,a,"Speaker, 12""",audio,24,2,0,14,6,0,8',
        '2027-01-01,a,"Speaker, 12""",audio,24,2,0,23,6,0,-1',
        '',
      ].join('\r\n'),
    );
  });

  it('has no formulas', () => {
    expect(toCsv([product('a', '=1+1')], figures, { from: '2026-12-31', days: 1 })).toContain(",'=1+1,");
  });
});
