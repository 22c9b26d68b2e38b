import { describe, expect, it } from 'vitest';
import { understand } from './index.ts';

function asked(description: string): string {
  const { demands } = understand({ description });
  return demands.map(({ quantity, kinds }) => `${quantity ?? '?'} ${kinds[0] ?? 'unknown'}`).join(', ');
}

describe('the blanks of an order form', () => {
  it.each([
    ['Stools ........ _4_\nLectern ........ __\nBins ........ _2_ (green)', '4 bar_stool, 2 waste_bin'],
    ['Round tables ____6____\nLinens ______\nChairs: __40__', '6 table_round, 40 chair'],
    ['Coat rack.......... 3\nStanchions . . . . . . . . 12', '3 coat_rail, 12 stanchion'],
  ])('tell what is ordered: %s', (description, expected) => expect(asked(description)).toBe(expected));

  it('three dots in a sentence are none', () =>
    expect(asked('Still short of a lectern...\nand maybe 3 bins...')).toBe('1 lectern, 3 waste_bin'));
});

describe('a figure behind the thing', () => {
  it.each([
    ['recycling bins!! at least 6', '6 waste_bin'],
    ['patio heaters, like 5', '5 patio_heater'],
    ['Radios x 8 would help, heaters x 3 for the terrace', '8 two_way_radio, 3 space_heater'],
  ])('%s', (description, expected) => expect(asked(description)).toBe(expected));
});
