import { describe, expect, it } from 'vitest';
import { understand } from './index.ts';

const THINGS = [
  { p: 'chairs', kind: 'chair', n: 6, w: 'six' },
  { p: 'projectors', kind: 'projector', n: 24, w: 'twenty-four' },
  { p: 'stage decks', kind: 'stage_deck', n: 12, w: 'twelve' },
  { p: 'barriers', kind: 'crowd_barrier', n: 8, w: 'eight' },
] as const;

const FORMS = [
  '{n} {p}',
  '{n}x {p}',
  '{n} x {p}',
  '{p} x {n}',
  '{p} x{n}',
  '{p} (x{n})',
  '{p} [{n}]',
  '{p}: {n}',
  '{p} ({n})',
  '({n}) {p}',
  '{w} ({n}) {p}',
  '{n} ({w}) {p}',
  '{p} – {n}',
  '{p}, {n}',
  '{n} no. {p}',
  '{n} nos. {p}',
  '{n} off {p}',
  '{n} pcs {p}',
  '{p}, {n} pcs',
  '{p}, {n} pcs (simple)',
  '{p}: qty {n}',
  'Qty {n} {p}',
  'Number of {p}: {n}',
  'No. of {p}: {n}',
  '{n} units of {p}',
  'approx. {n} {p}',
  'at least {n} {p}',
  'a minimum of {n} {p}',
  'not less than {n} {p}',
  'up to {n} {p}',
  'a total of {n} {p}',
  '{n} {p} in total',
  '{n} additional {p}',
  '{n} black {p}',
  '{p}, {n} of them',
  'For the main hall {n} {p}',
  'Main hall - {n} {p}',
  '2 lecterns and {n} {p}',
  '{n} {p} @ 5 each',
  '{n} {p} (£3.50 each)',
  '{n} {p} for 2 days',
  'There must be {n} {p} on site.',
  'The parish is seeking {n} {p} for its fete.',
  'No fewer than {n} {p} shall be supplied.',
];

describe('how many of a thing are asked for', () => {
  it.each(FORMS)('is read from "%s"', (form) => {
    for (const { p, kind, n, w } of THINGS) {
      const wish = form.replaceAll('{n}', String(n)).replaceAll('{p}', p).replaceAll('{w}', w);
      const { demands } = understand({
        description: `Summer fair in Leeds, 300 guests.\nWe need the following:\n${wish}`,
      });
      expect(demands.find(({ kinds }) => kinds.includes(kind))?.quantity, wish).toBe(n);
    }
  });

  it.each([
    ['Qty 8 - 10x10 tents', 8, 3.048],
    ['Tents: qty 4 - 20x20, qty 2 - 30x30', 4, 6.096],
  ])('is told from the sides: %s', (description, quantity, widthM) => {
    const [first] = understand({ description }).demands;
    expect([first?.quantity, first?.traits.widthM]).toEqual([quantity, widthM]);
  });

  it('is none of the figures of a model', () => {
    const { demands } = understand({
      description: 'We need 1x Pioneer DJM-900 mixer, 2 K-12 speakers and 4 SM-58 microphones.',
    });
    expect(demands.map(({ quantity }) => quantity)).toEqual([1, 2, 4]);
  });
});
