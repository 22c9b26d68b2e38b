import { describe, expect, it } from 'vitest';
import { fallenBelow, type Level } from './levels.ts';

const LEVEL: Level = {
  briefs: 20,
  musts: 200,
  mustsMissed: 10,
  unitsWrong: 5,
  shouldsMissed: 4,
  exclusionsBroken: 2,
  linesStruck: 30,
  unmetMissed: 1,
  unmetWrong: 3,
  factsWrong: 0,
};

function level(change: Partial<Level>): Level {
  return { ...LEVEL, ...change };
}

describe('what fell below its level', () => {
  it('is nothing where every set is as it was or better', () => {
    expect(fallenBelow({ a: LEVEL, b: LEVEL }, { a: LEVEL, b: level({ mustsMissed: 9 }) })).toEqual([]);
  });

  it('is one more case over all sets', () => {
    expect(fallenBelow({ a: LEVEL, b: LEVEL }, { a: level({ mustsMissed: 11 }), b: LEVEL })).toEqual([
      'all sets: mustsMissed 21, was 20',
    ]);
  });

  it('is two more in one set, also where another makes up for it', () => {
    const reached = { a: level({ linesStruck: 32 }), b: level({ linesStruck: 20 }) };
    expect(fallenBelow({ a: LEVEL, b: LEVEL }, reached)).toEqual(['a: linesStruck 32, was 30']);
  });

  it('is not one more case in a set that another makes up for', () => {
    const reached = { a: level({ linesStruck: 31 }), b: level({ linesStruck: 29 }) };
    expect(fallenBelow({ a: LEVEL, b: LEVEL }, reached)).toEqual([]);
  });

  it('is compared with the sets that were drafted only', () => {
    expect(fallenBelow({ a: LEVEL, b: LEVEL }, { a: LEVEL })).toEqual([]);
  });

  it('cannot be told of a set of another size, or a new one', () => {
    const message = 'has other briefs than when its level was written';
    expect(fallenBelow({ a: LEVEL }, { a: level({ briefs: 21 }), b: LEVEL })).toEqual([
      `a: ${message}`,
      `b: ${message}`,
    ]);
  });
});
