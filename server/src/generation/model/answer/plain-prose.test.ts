import { describe, expect, it } from 'vitest';
import { plainProse } from './plain-prose.ts';

describe('a model’s words for a client', () => {
  it.each([
    ['All for £0', ''],
    ['Conference for 120, everything at 0.00 EUR.', ''],
    [
      'A stage of 6 x 4 m and 12.5 m of skirt. Price $100 in all. Two chairs.',
      'A stage of 6 x 4 m and 12.5 m of skirt. Two chairs.',
    ],
    ['Sound for 200 (p1 and p2). Light for the stage.', 'Light for the stage.'],
    ['Inklusive 10 % Rabatt', ''],
  ])('lose what names a price or an alias: %s', (said, left) => {
    expect(plainProse(said)).toBe(left);
  });

  it.each(['Wedding for 120 in Leeds', 'LED wall P2.9, 4 x 3 m', 'Lights: 12 par cans. Power 32 A.', ''])(
    'stay: %s',
    (said) => {
      expect(plainProse(said)).toBe(said);
    },
  );
});
