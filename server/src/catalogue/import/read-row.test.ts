import { describe, expect, it } from 'vitest';
import { parseCatalogue } from './parse-catalogue.ts';

const FIELDS = [
  'name',
  'category',
  'unit',
  'unit_price',
  'sku',
  'tracked',
  'owned',
  'per_attendees',
  'accessories',
  'parts',
  'currency',
];
const SOUND = { name: 'Thing', category: 'audio', unit: 'day', unit_price: '10.00' };

type Cells = Partial<Record<string, string>>;

function read(...rows: Cells[]) {
  const quoted = (cells: Cells) => FIELDS.map((field) => `"${(cells[field] ?? '').replaceAll('"', '""')}"`).join(',');
  const text = [FIELDS.join(','), ...rows.map((row) => quoted({ ...SOUND, ...row }))].join('\n');
  return parseCatalogue(new TextEncoder().encode(text), { currency: 'GBP', minorDigits: 2 });
}

describe('what is wrong with a row', () => {
  it.each<[Cells, string, RegExp]>([
    [{ name: '' }, 'name', /name is missing/],
    [{ name: ' *** ' }, 'name', /name is missing/],
    [{ name: 'x'.repeat(201) }, 'name', /over 200 characters/],
    [{ name: 'Kaution 100,00' }, 'name', /“Kaution 100,00” looks like a bookkeeping row/],
    [{ category: '' }, 'category', /missing; allowed: audio, lighting/],
    [{ category: 'Gizmos' }, 'category', /“Gizmos” is not known; allowed: audio, .*, other$/],
    [{ unit: '' }, 'unit', /missing; allowed: day, week/],
    [{ unit: 'fortnight' }, 'unit', /“fortnight” is not known; allowed: day, week/],
    [
      { unit: 'sq ft' },
      'unit',
      /“sq ft” is not known; write each where one is a square foot, or price it by square_metre/,
    ],
    [{ unit: 'Linear foot' }, 'unit', /write each where one is a foot, or price it by metre/],
    [{ unit: 'ft²' }, 'unit', /write each where one is a square foot/],
    [{ unit: 'first day' }, 'unit', /“first day” is no unit; keep one row/],
    [{ unit: 'vervolgdag' }, 'unit', /charged days/],
    [{ unit_price: '' }, 'unit_price', /missing/],
    [{ unit_price: 'ask' }, 'unit_price', /“ask” is not a number/],
    [{ unit_price: '-1' }, 'unit_price', /negative/],
    [{ currency: 'USD' }, 'currency', /“USD” is not in the company's currency; prices must be in GBP/],
    [{ owned: '-1' }, 'owned', /whole number, 0 or more/],
    [{ owned: 'many' }, 'owned', /“many” is not a number/],
    [{ owned: '12.50' }, 'owned', /price in the wrong column/],
    [{ owned: '2000000' }, 'owned', /at most 1000000/],
    [{ category: 'transport', owned: '860' }, 'owned', /price in the wrong column/],
    [{ category: 'crew', owned: '51' }, 'owned', /more than 50 for crew/],
    [{ unit_price: '450', owned: '450' }, 'owned', /same number as the price/],
    [{ tracked: 'maybe' }, 'tracked', /“maybe” is neither true nor false/],
    [{ per_attendees: '0' }, 'per_attendees', /above 0/],
    [{ per_attendees: 'all' }, 'per_attendees', /“all” is not a number/],
    [{ accessories: 'A*x' }, 'accessories', /“A\*x” is no accessory; write SKU\*2/],
    [{ accessories: 'A*0' }, 'accessories', /from 1 to 10000/],
    [{ accessories: '*2' }, 'accessories', /is no accessory/],
    [{ sku: 'A', accessories: 'A*1' }, 'accessories', /accessory of itself/],
    [{ parts: 'A*x' }, 'parts', /“A\*x” is no part; write SKU\*2/],
    [{ sku: 'A', parts: 'A*1' }, 'parts', /part of itself/],
    [{ accessories: 'B', parts: 'B*2' }, 'parts', /“B” is both a part and an accessory/],
    [{ owned: '3', parts: 'B*2' }, 'owned', /stock of its parts/],
    [{ sku: 'x'.repeat(101) }, 'sku', /over 100 characters/],
  ])('%j', (cells, column, message) => {
    const { rows, errors, skipped } = read(cells);
    expect(rows).toEqual([]);
    expect(errors).toEqual([{ line: 2, column, message: expect.stringMatching(message) }]);
    expect(skipped).toBe(1);
  });

  it('is told all at once', () => {
    const { errors, skipped } = read({ category: 'x', unit: 'y', unit_price: 'z' });
    expect(errors.map(({ column }) => column)).toEqual(['category', 'unit', 'unit_price']);
    expect(skipped).toBe(1);
  });

  it('does not touch the other rows', () => {
    expect(read({ name: 'A' }, { name: 'B', unit: '?' }, { name: 'C' }).rows.map(({ name }) => name)).toEqual([
      'A',
      'C',
    ]);
  });
});

describe('what is right', () => {
  it.each<[Cells, object]>([
    [{ name: 'x'.repeat(200) }, { name: 'x'.repeat(200) }],
    [{ name: '𝄞'.repeat(200) }, { name: '𝄞'.repeat(200) }],
    [{ name: ' Dolly \t ***' }, { name: 'Dolly' }],
    [{ unit_price: '0' }, { unitPriceMinor: 0n }],
    [{ unit_price: '£1,234.50' }, { unitPriceMinor: 123450n }],
    [{ currency: 'gbp' }, { unitPriceMinor: 1000n }],
    [{ currency: '£' }, { unitPriceMinor: 1000n }],
    [{ owned: '4.0' }, { owned: 4, tracked: true }],
    [{ owned: '1,000' }, { owned: 1000 }],
    [{ owned: '560' }, { owned: 560 }],
    [{ unit_price: '20', owned: '20' }, { owned: 20 }],
    [{ category: 'transport', owned: '50' }, { owned: 50 }],
    [{ per_attendees: '12.5' }, { perAttendees: 12.5 }],
    [{ tracked: 'Ja' }, { tracked: true }],
    [{ tracked: 'sí' }, { tracked: true }],
    [{ tracked: 'oui' }, { tracked: true }],
    [{ tracked: '1' }, { tracked: true }],
    [
      { tracked: 'nee', owned: '3' },
      { tracked: false, owned: 3 },
    ],
    [{ tracked: 'Nein' }, { tracked: false }],
    [
      { accessories: ' A * 2 ; B*1;A×3; ' },
      {
        accessories: [
          { sku: 'A', quantity: 5 },
          { sku: 'B', quantity: 1 },
        ],
      },
    ],
  ])('%j', (cells, expected) => {
    const { rows, errors } = read(cells);
    expect(errors).toEqual([]);
    expect(rows).toMatchObject([expected]);
  });

  it('is not doubted for an accessory that the file does not hold', () => {
    expect(read({ accessories: 'ELSEWHERE*2' }).errors).toEqual([]);
  });

  it('reads what it can of weights and lets the rest go', () => {
    const bytes = new TextEncoder().encode(
      'name,category,unit,price,weight,power\nA,audio,day,5,12 kg,ca. 800\nB,audio,day,5,500 g,2 kW',
    );
    const { rows } = parseCatalogue(bytes, { currency: 'GBP', minorDigits: 2 });
    expect(rows.map(({ kilograms, watts }) => [kilograms, watts])).toEqual([
      [12, null],
      [0.5, 2000],
    ]);
  });
});

describe('duplicates', () => {
  it.each<[string, Cells, Cells, string]>([
    ['the same name in another case', { name: 'Lamp' }, { name: ' lamp' }, 'name'],
    ['identical rows', { name: 'Lamp' }, { name: 'Lamp' }, 'name'],
    ['the same name where the first alone has a SKU', { sku: 'L' }, {}, 'name'],
    ['the same name where the second alone has a SKU', {}, { sku: 'L' }, 'name'],
    ['the same SKU', { name: 'A', sku: 'L' }, { name: 'B', sku: 'L' }, 'sku'],
  ])('%s: the later row is the error and names the line of the first', (_, first, second, column) => {
    const { rows, errors, skipped } = read(first, { name: 'Between' }, second);
    expect(rows.map(({ line }) => line)).toEqual([2, 3]);
    expect(errors).toEqual([{ line: 4, column, message: expect.stringContaining('already on line 2') }]);
    expect(skipped).toBe(1);
  });

  it('are not the same name with two SKUs', () => {
    expect(read({ sku: 'A' }, { sku: 'B' }).errors).toEqual([]);
  });

  it('do not count a row that is refused itself', () => {
    const { rows, errors } = read({ unit_price: '' }, {});
    expect(rows.map(({ line }) => line)).toEqual([3]);
    expect(errors.map(({ column }) => column)).toEqual(['unit_price']);
  });
});
