import { describe, expect, it } from 'vitest';
import { contrast, readable, textOn } from './colour.ts';

const LIGHT = { paper: '#fbfaf7', ink: '#1c1917' };
const DARK = { paper: '#161412', ink: '#f2eee7' };

describe('the colour of a company', () => {
  it('has the contrast that its definition gives', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  it('stays as it is where it can be read, and else comes nearer to the ink', () => {
    expect(readable('#b45309', LIGHT)).toBe('#b45309');
    expect(readable('#ffff00', LIGHT)).not.toBe('#ffff00');
    for (const colour of ['#ffff00', '#ffffff', '#000000', '#00ff00', '#0000ff', '#777777', '#fbfaf7', '#161412']) {
      expect(contrast(readable(colour, LIGHT), LIGHT.paper)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(readable(colour, DARK), DARK.paper)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(textOn(colour), colour)).toBeGreaterThanOrEqual(4.5);
    }
  });
});
