import type { DeliveryTable, DeliveryWanted } from '@showbill/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minorDigits } from '../platform/money/index.ts';
import { runs } from '../testing/runs.ts';
import { deliveryTable } from './fixtures.ts';
import { type Load, loadOf } from './load.ts';
import type { TripTime } from './out-of-hours.ts';
import { type DeliveryOrder, priceDelivery } from './price-delivery.ts';

const NOTHING: Load = { kilograms: 0, cubicMetres: 0, known: 0, unknown: 0 };
const AT_NO_TIME = { day: null, time: null };

function order(wanted: Partial<DeliveryWanted>, others: Partial<DeliveryOrder> = {}): DeliveryOrder {
  return {
    wanted: { postcode: null, distance: null, delivery: true, collection: true, ...wanted },
    distance: null,
    load: NOTHING,
    times: { delivery: AT_NO_TIME, collection: AT_NO_TIME },
    ...others,
  };
}

/** In major units of pounds. */
function priceOf(table: DeliveryTable, wanted: DeliveryOrder): number | string {
  const price = priceDelivery(table, 'GBP', wanted);
  return price.kind === 'priced' ? Number(price.amount) / 100 : price.why;
}

const PLAIN = deliveryTable({ vehicles: [], usual_vehicle: 0 });

describe('one trip', () => {
  it.each([
    ['the zone that names its postcode most closely', { postcode: 'SW9 8AA' }, null, 20],
    ['another zone', { postcode: 'SW2 5RW' }, null, 35],
    ['by distance where it is in no zone', { postcode: 'CR0 1AA' }, 10, 40],
    ['the next band', { postcode: 'CR0 1AA' }, 11, 65],
    ['a typed distance before the zone', { postcode: 'SW9 8AA', distance: 25 }, null, 65],
    ['each kilometre begun beyond the last band, there and back', { distance: 27.1 }, null, 65 + 3 * 2 * 1.5],
    ['nothing where nobody knows where it goes', {}, null, 'place'],
    ['nothing where the distance to its postcode is not known', { postcode: 'CR0 1AA' }, null, 'place'],
  ] as const)('is priced by %s', (_, wanted, distance, price) => {
    expect(priceOf(PLAIN, order({ ...wanted, collection: false }, { distance }))).toBe(price);
  });

  it('has no price beyond the last band where there is none by the kilometre', () => {
    expect(priceOf({ ...PLAIN, beyond: null }, order({ distance: 25.5 }))).toBe('too_far');
  });
});

it('a delivery and a collection are two trips', () => {
  expect(priceOf(PLAIN, order({ postcode: 'SW2 5RW' }))).toBe(70);
});

const onWednesday = (time: string) => ({ day: '2027-03-17', time });

/** Of a delivery for £35 and a collection for as much. */
function atTimes(delivery: TripTime, collection: TripTime = AT_NO_TIME): number | string {
  return priceOf(PLAIN, order({ postcode: 'SW2 5RW' }, { times: { delivery, collection } }));
}

describe('working hours', () => {
  it.each([
    ['within them', onWednesday('08:00'), 70],
    ['before them', onWednesday('07:59'), 70 + 17.5],
    ['after them', onWednesday('18:01'), 70 + 17.5],
    ['later on a Saturday', { day: '2027-03-20', time: '13:30' }, 70 + 17.5],
    ['on a day without any', { day: '2027-03-21', time: '12:00' }, 70 + 17.5],
    ['outside those of every day, where it has no day', { day: null, time: '05:00' }, 70 + 17.5],
    ['within those of some days, where it has no day', { day: null, time: '12:00' }, 70],
  ])('%s', (_, delivery, price) => {
    expect(atTimes(delivery)).toBe(price);
  });

  it('cost more for each trip that is outside them, and it is said which', () => {
    expect(atTimes(onWednesday('05:00'), onWednesday('23:00'))).toBe(105);
    const made = priceDelivery(
      PLAIN,
      'GBP',
      order({ postcode: 'SW2 5RW' }, { times: { delivery: AT_NO_TIME, collection: onWednesday('23:00') } }),
    );
    expect(made).toMatchObject({ made: { by: { kind: 'zone', name: 'Inner South' }, out_of_hours: ['collection'] } });
  });
});

describe('vehicles', () => {
  const table = deliveryTable({ out_of_hours: null });
  const carrying = (load: Partial<Load>) => {
    const price = priceDelivery(
      table,
      'GBP',
      order({ distance: 5, collection: false }, { load: { ...NOTHING, known: 1, ...load } }),
    );
    return price.kind === 'priced' ? [price.made.vehicles, Number(price.amount) / 100] : price.why;
  };

  it.each([
    ['the cheapest that carries it', { kilograms: 500 }, [[{ name: 'Van', count: 1 }], 40]],
    ['a larger one for what is bulky', { kilograms: 500, cubicMetres: 12 }, [[{ name: 'Luton', count: 1 }], 66]],
    ['two where they cost less than a larger one', { kilograms: 1600 }, [[{ name: 'Van', count: 2 }], 80]],
    ['as many as it takes', { kilograms: 3000 }, [[{ name: 'Van', count: 4 }], 160]],
    ['none for more than ten carry', { kilograms: 30_000 }, 'too_much'],
    ['the usual one for a load that is not known', { known: 0, unknown: 3 }, [[{ name: 'Luton', count: 1 }], 66]],
    ['the usual one where a part is not known', { kilograms: 200, unknown: 1 }, [[{ name: 'Luton', count: 1 }], 66]],
    ['more where what is known is too much for it', { kilograms: 1500, unknown: 1 }, [[{ name: 'Van', count: 2 }], 80]],
  ])('%s', (_, load, expected) => {
    expect(carrying(load)).toEqual(expected);
  });

  it('carry what lines say, without people, transport and options', () => {
    const line = { catalogItemId: 'a', category: 'audio' as const, units: 4, optional: false, picked: false };
    const measures = new Map([['a', { kilograms: 20, cubicMetres: 0.5 }]]);
    const lines = [
      line,
      { ...line, optional: true },
      { ...line, optional: true, picked: true, units: 1 },
      { ...line, category: 'crew' as const },
      { ...line, catalogItemId: null },
    ];
    expect(loadOf(lines, measures, table.vehicles)).toEqual({ kilograms: 100, cubicMetres: 2.5, known: 2, unknown: 1 });
  });
});

function hundredths(most: number): fc.Arbitrary<number> {
  return fc.integer({ min: 1, max: most * 100 }).map((value) => value / 100);
}

describe('of any table', () => {
  const CURRENCIES = ['JPY', 'GBP', 'KWD'] as const;
  const cases = fc.constantFrom(...CURRENCIES).chain((currency) => {
    const unit = 10 ** minorDigits(currency);
    const amount = fc.integer({ min: 0, max: 50_000 }).map((minor) => minor / unit);
    const rising = fc
      .tuple(
        fc.uniqueArray(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 5 }),
        fc.array(amount, { minLength: 5, maxLength: 5 }),
      )
      .map(([distances, prices]) => {
        const sorted = prices.toSorted((a, b) => a - b);
        return distances.toSorted((a, b) => a - b).map((up_to, place) => ({ up_to, price: sorted[place] ?? 0 }));
      });
    const vehicle = fc.record({
      name: fc.constant('Van'),
      payload_kg: fc.option(hundredths(5000)),
      volume_m3: fc.option(hundredths(50)),
      factor: hundredths(5),
      extra: amount,
    });
    const table = fc
      .record({
        bands: rising,
        beyond: fc.option(fc.record({ price: amount, there_and_back: fc.boolean() })),
        vehicles: fc.array(vehicle, { maxLength: 3 }),
        out_of_hours: fc.oneof(
          fc.constant(null),
          fc.record({ kind: fc.constant('percent' as const), percent: hundredths(300) }),
          fc.record({ kind: fc.constant('amount' as const), amount }),
        ),
      })
      .map((some) => deliveryTable({ ...some, zones: [], usual_vehicle: 0 }));
    const time = fc.constantFrom(AT_NO_TIME, { day: '2027-03-21', time: '12:00' });
    return fc.record({
      currency: fc.constant(currency),
      table,
      wanted: fc.constantFrom({ delivery: true, collection: true }, { delivery: true, collection: false }),
      times: fc.record({ delivery: time, collection: time }),
      load: fc.record({
        kilograms: fc.double({ min: 0, max: 8000, noNaN: true }),
        cubicMetres: fc.double({ min: 0, max: 80, noNaN: true }),
        known: fc.constantFrom(0, 3),
        unknown: fc.constantFrom(0, 2),
      }),
      near: fc.integer({ min: 1, max: 6000 }).map((tenths) => tenths / 10),
      further: fc.integer({ min: 0, max: 3000 }).map((tenths) => tenths / 10),
    });
  });

  it('a price is never negative, rises with the distance and the trips, and is that of its trips', () => {
    fc.assert(
      fc.property(cases, ({ currency, table, wanted, times, load, near, further }) => {
        const at = (distance: number, trips: Partial<DeliveryWanted> = {}) => {
          const rounded = Math.round(distance * 10) / 10;
          return priceDelivery(table, currency, order({ ...wanted, ...trips, distance: rounded }, { load, times }));
        };
        const [one, other] = [at(near), at(near + further)];
        const [there, back] = [at(near, { collection: false }), at(near, { delivery: false, collection: true })];
        const amounts = [one, other, there, back].map((price) => (price.kind === 'priced' ? price.amount : null));
        const [first = null, beyond = null, out = null, home = null] = amounts;
        // what is further is priced no sooner
        expect(first !== null || beyond === null).toBe(true);
        fc.pre(first !== null && out !== null && home !== null);
        expect(first).toBeGreaterThanOrEqual(0n);
        expect((beyond ?? first) >= first).toBe(true);
        expect(first).toBe(wanted.collection ? out + home : out);
      }),
      { numRuns: runs(200, 5000) },
    );
  });

  it('no other choice of up to three vehicles carries a load that is known for less', () => {
    fc.assert(
      fc.property(cases, ({ currency, table, near, load }) => {
        const carried = { ...load, known: 1, unknown: 0 };
        const free = { ...table, out_of_hours: null };
        const one = priceDelivery(free, currency, order({ distance: near, collection: false }, { load: carried }));
        if (one.kind === 'unpriced' || table.vehicles.length === 0) return;
        for (const fleet of fleetsOf(table.vehicles.length)) {
          const vehicles = fleet.map((place) => table.vehicles[place]).filter((each) => each !== undefined);
          const room = (limit: 'payload_kg' | 'volume_m3') =>
            vehicles.reduce((sum, each) => sum + (each[limit] ?? Number.POSITIVE_INFINITY), 0);
          if (room('payload_kg') < carried.kilograms || room('volume_m3') < carried.cubicMetres) continue;
          const costs = vehicles.map((each) => {
            const alone = { ...free, vehicles: [{ ...each, payload_kg: null, volume_m3: null }] };
            const price = priceDelivery(
              alone,
              currency,
              order({ distance: near, collection: false }, { load: carried }),
            );
            return price.kind === 'priced' ? price.amount : 0n;
          });
          expect(one.amount).toBeLessThanOrEqual(costs.reduce((sum, cost) => sum + cost, 0n));
        }
      }),
      { numRuns: runs(60, 2000) },
    );
  });
});

function fleetsOf(count: number): readonly (readonly number[])[] {
  const places = Array.from({ length: count }, (_, place) => place);
  return places.flatMap((a) => [[a], ...places.flatMap((b) => [[a, b], ...places.map((c) => [a, b, c])])]);
}
