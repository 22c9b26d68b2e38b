import { describe, expect, it } from 'vitest';
import { stageHeightIn } from './stage-height.ts';

describe('the height of a stage', () => {
  it.each([
    ['a stage 6 m x 4 m, 0.4 m high', 0.4],
    ['Bühne 8 x 4 m (60 cm hoch)', 0.6],
    ["24' x 16' x 2' high", 0.61],
    ['16 x 40 ft, 24" high', 0.61],
    ['tarimas con patas de 40 cm', 0.4],
    ['Podeste mit 40er Füßen', 0.4],
    ['une scène de 6 x 3 m, 80 cm de haut', 0.8],
    ['podium van 6 x 3 meter, 40 cm hoog', 0.4],
  ])('is read from %s', (description, metres) => {
    expect(stageHeightIn(description)).toBeCloseTo(metres, 2);
  });

  it('is not that of a tower', () => {
    expect(stageHeightIn('a tower 12 m high')).toBeUndefined();
  });
});
