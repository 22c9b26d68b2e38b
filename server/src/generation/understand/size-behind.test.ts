import { describe, expect, it } from 'vitest';
import { understand } from './index.ts';

describe('heights behind what a thing looks like', () => {
  it.each([
    ['1500 ft of white drape, solid, 8 ft high', 2.44],
    ['A stage, carpeted in grey, 2 ft high', 0.61],
    ['30 m of black drape, flame-retardant, 4 m high', 4],
  ])('%s', (description, metres) =>
    expect(understand({ description }).demands[0]?.traits.heightM).toBeCloseTo(metres, 2),
  );
});

it('a thing stays asked for where only its look is, if possible', () => {
  const { demands } = understand({ description: 'A stage of 24 feet x 16 feet, skirted if possible. 40 chairs.' });
  expect(demands.map(({ kinds, optional }) => [kinds[0], optional])).toEqual([
    ['stage_deck', false],
    ['chair', false],
  ]);
});
