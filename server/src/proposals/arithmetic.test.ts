import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setExchangeRate, setRegion } from '../catalogue/index.ts';
import { forCompany } from '../platform/tenancy.ts';
import { runs } from '../testing/runs.ts';
import { startTestService, type TestCompany, type TestService } from '../testing/service.ts';

const CATALOGUE = readFileSync(new URL('../demo/catalogue.csv', import.meta.url), 'utf8');
const DIGITS: Readonly<Record<string, number>> = { GBP: 2, EUR: 2, JPY: 0, KWD: 3 };
const EVENTS = ['Sales conference', 'Gala dinner', 'Wedding', 'Band night', 'Festival stage in a field', 'Exhibition'];
const WISHES = [
  'with a DJ and dancing',
  'with two screens',
  'no lighting please',
  'and 12 bar stools',
  'with a 6 m stage',
];
const VENUES = ['ExCeL London', 'Leeds', undefined];

let service: TestService;
let companies: TestCompany[];

beforeAll(async () => {
  service = await startTestService();
  const { db } = service.context;
  companies = [
    await service.company({ catalogue: CATALOGUE, taxRate: '17.5' }),
    await service.company({ catalogue: CATALOGUE }),
  ];
  const chargedDays = JSON.stringify({
    rows: [
      { days: 1, charged: '1' },
      { days: 2, charged: '1.5' },
      { days: 4, charged: '2.333' },
    ],
    beyondRate: '0.3',
  });
  for (const { id } of companies) {
    await forCompany(db, id, async (tx) => {
      await tx.updateTable('companies').set({ charged_days: chargedDays, allowance_override: 100_000 }).execute();
      await setRegion(tx, id, { name: 'London', factor: '1.1533', places: ['London'] });
      await setExchangeRate(tx, id, { from: 'GBP', to: 'EUR', rate: '1.1739' });
      await setExchangeRate(tx, id, { from: 'GBP', to: 'JPY', rate: '193.417' });
      await setExchangeRate(tx, id, { from: 'GBP', to: 'KWD', rate: '0.40217' });
    });
  }
});
afterAll(() => service.close());

/** An amount of the answer in minor units, read from its decimal print as a client with exact arithmetic would. */
function minor(amount: number, digits: number): bigint {
  const [, sign, whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(amount)) ?? [];
  expect(fraction.length, `${amount} has more decimals than its currency`).toBeLessThanOrEqual(digits);
  const value = BigInt(whole + fraction.padEnd(digits, '0'));
  return sign === '-' ? -value : value;
}

describe('the figures of a proposal', () => {
  it('add up to the minor unit from the documented fields alone, in every currency', { timeout: 300_000 }, async () => {
    const count = runs(60, 1000);
    for (let n = 0; n < count; n++) {
      const currency = Object.keys(DIGITS)[n % 4] ?? 'GBP';
      const digits = DIGITS[currency] ?? 2;
      const attendees = 10 + ((n * 37) % 900);
      const description = `${EVENTS[n % EVENTS.length]} for ${attendees} people ${WISHES[(n * 7) % WISHES.length]}`;
      const event = { description, days: 1 + (n % 9), venue: VENUES[n % VENUES.length] };
      const { status, json } = await service.call('POST', '/v1/proposals', {
        key: companies[n % 2]?.key ?? '',
        body: { event, currency },
      });
      expect(status, JSON.stringify(json)).toBe(201);
      let subtotal = 0n;
      for (const line of json.line_items) {
        expect(Number.isInteger(line.quantity)).toBe(true);
        expect(minor(line.total, digits)).toBe(BigInt(line.quantity) * minor(line.unit_price, digits));
        if (!line.is_optional) subtotal += minor(line.total, digits);
      }
      expect(minor(json.subtotal, digits)).toBe(subtotal);
      let total = subtotal;
      for (const { amount } of json.adjustments) total += minor(amount, digits);
      expect(minor(json.total, digits)).toBe(total);
    }
  });
});
