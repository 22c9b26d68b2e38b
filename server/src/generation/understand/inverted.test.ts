import { describe, expect, it } from 'vitest';
import { understand } from './index.ts';

function asked(description: string): readonly string[] {
  return understand({ description }).demands.map(({ quantity, kinds: [kind] }) => `${quantity ?? '?'} ${kind}`);
}

describe('lists that name things as stock lists sort them', () => {
  it('reads what makes a thing narrower behind the comma', () => {
    expect(asked('12 - Table, 60" round\n10 - Table, cocktail\n2 - Wireless mic, lav\n1 - Lectern, acrylic')).toEqual([
      '12 table_round',
      '10 table_cocktail',
      '2 mic_wireless_lapel',
      '1 lectern',
    ]);
  });
  it('takes what stands on something for one thing', () => {
    expect(asked('3 - TV, 65" on stand\n6 - Chair, black')).toEqual(['3 display', '6 chair']);
  });
  it('leaves the things of a list apart', () => {
    expect(asked('4 microphones, stands\n5 toilets, one accessible')).toContain('4 mic_wired');
    expect(asked('5 toilets, one accessible')).toEqual(['5 toilet', '1 toilet_accessible']);
  });
});

describe('sides of a size', () => {
  it.each([
    ['A 12 x 24 metre marquee', '1 marquee'],
    ['We want the 10 x 20 m marquee', '1 marquee'],
    ['two 10 x 20 m marquees', '2 marquee'],
    ['12 x 2 m truss', '12 truss'],
  ])('%s', (description, expected) => {
    expect(asked(description)[0]).toBe(expected);
  });
});
