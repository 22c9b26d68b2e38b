import { describe, expect, it } from 'vitest';
import { UNITS } from './vocabulary.ts';
import { quantityText } from './words.ts';

describe('quantityText', () => {
  it('says pieces and time apart where the price is for a time', () => {
    expect(quantityText({ unit: 'day', units: 6, quantity: 12 })).toBe('6 × 2 days');
    expect(quantityText({ unit: 'week', units: 3, quantity: 3 })).toBe('3 × 1 week');
    expect(quantityText({ unit: 'hour', units: 4, quantity: 32 })).toBe('4 × 8 hours');
  });

  it('says the measure where the price is for one', () => {
    const texts = UNITS.filter((unit) => !['day', 'week', 'hour'].includes(unit)).map((unit) =>
      quantityText({ unit, units: 1200, quantity: 1200 }),
    );
    expect(texts).toEqual(['1,200', '1,200', '1,200 m', '1,200 m²', '1,200 km', '1,200 people']);
  });
});
