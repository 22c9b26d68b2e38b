import { describe, expect, it } from 'vitest';
import { readableColour } from './colour.ts';

describe('readableColour', () => {
  it.each([
    ['#b45309', '#b45309'],
    ['#1f5f5b', '#1f5f5b'],
    ['#767676', '#767676'],
    ['#777777', 'ink'],
    ['#ffe14d', 'ink'],
    ['#ffffff', 'ink'],
    ['red', 'ink'],
    [null, 'ink'],
  ])('of %s is %s', (colour, readable) => {
    expect(readableColour(colour, 'ink')).toBe(readable);
  });
});
