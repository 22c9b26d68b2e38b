import { expect, it } from 'vitest';
import { deliveryLineOf, deliveryTo, pricedAs } from './delivery-line.ts';
import { deliveryGround } from './fixtures.ts';

const LINE = { category: 'transport', kind: 'delivery', unit: 'event', optional: false } as const;

it.each([
  ['a delivery', LINE, true],
  ['a delivery by the day', { ...LINE, unit: 'day' }, true],
  ['a van for the event', { ...LINE, kind: 'van' }, true],
  ['a line of one’s own', { ...LINE, kind: undefined }, true],
  ['a van by the day', { ...LINE, kind: 'van', unit: 'day' }, false],
  ['mileage', { ...LINE, kind: 'mileage', unit: 'kilometre' }, false],
  ['a forklift', { ...LINE, kind: 'forklift' }, false],
  ['an option', { ...LINE, optional: true }, false],
  ['another category', { ...LINE, category: 'other' }, false],
] as const)('%s: whether the venue prices it', (_, line, isPriced) => {
  expect(deliveryLineOf([{ ...LINE, category: 'crew' }, line])).toBe(isPriced ? line : null);
});

it('a line that is priced is one of it, and costs the company what it did', () => {
  const event = { lines: [], date: null, days: 3 };
  const to = deliveryTo('London SW9 8AA', event, deliveryGround());
  const line = { unit: 'day', units: 2, days: 3, unitCost: 4000n } as const;
  expect(to && pricedAs(line, to.delivery, { amount: to.amount, language: 'fr' })).toEqual({
    units: 1,
    days: 1,
    unitPrice: 7600n,
    unitCost: 24_000n,
    priceSetByHand: false,
    delivery: to?.delivery,
    reason: 'Livraison et reprise, zone Next door, Luton.',
  });
  expect(deliveryTo('Town Hall, London', event, deliveryGround())).toBeNull();
});
