import { describe, expect, it } from 'vitest';
import { startsRight, visualOrder } from './bidi.ts';

describe('visualOrder', () => {
  it.each([
    ['leaves what reads from the left', 'K12.2 (active)', ['K12.2 (active)']],
    ['puts the first word last', 'שלום עולם', ['עולם', ' ', 'שלום']],
    ['keeps numbers and Latin words as they are', 'אולם 12 Leeds', ['Leeds', ' ', '12', ' ', 'אולם']],
    ['turns Hebrew within Latin alone', 'For שלום עולם, Leeds', ['For ', 'עולם', ' ', 'שלום', ', Leeds']],
    ['lets brackets face the other way', 'שלום (עולם)', ['(', 'עולם', ')', ' ', 'שלום']],
    ['keeps marks with their letters', 'שָׁלוֹם א', ['א', ' ', 'שָׁלוֹם']],
  ])('%s', (_, text, pieces) => {
    expect(visualOrder(text)).toEqual(pieces);
  });

  it('shows every character once', () => {
    const text = 'א ב (c d) 1.2 ג 😀 ד';
    expect(Array.from(visualOrder(text).join('')).sort()).toEqual(Array.from(text).sort());
  });
});

describe('startsRight', () => {
  it('goes by the first letter', () => {
    expect(['12 שלום', 'Leeds שלום', '12', 'שלום Leeds'].map(startsRight)).toEqual([true, false, false, true]);
  });
});
