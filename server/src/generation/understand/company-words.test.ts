import { describe, expect, it } from 'vitest';
import { understand } from './index.ts';

function asked(description: string): string {
  return understand({ description })
    .demands.map(({ kinds, phrase, quantity }) => `${quantity} ${kinds[0] ?? phrase}`)
    .join(', ');
}

describe('words that mean a thing only beside others', () => {
  it.each([
    ['Welcome week: silent disco! 350 headphones and a DJ booth', '350 silent_disco, 1 dj_booth'],
    ['Silent disco with 90 headphones and 3 transmitters', '90 silent_disco'],
    ['Eine Stille Disco mit 150 Kopfhörern', '150 silent_disco'],
    ['Une silent disco avec 120 casques', '120 silent_disco'],
    ['Silent disco, 90 auriculares', '90 silent_disco'],
    ['Een silent disco met 80 koptelefoons', '80 silent_disco'],
  ])('takes the headphones of a silent disco for it, once: %s', (description, demands) => {
    expect(asked(description)).toContain(demands);
    expect(asked(description).match(/silent_disco/gu)).toHaveLength(1);
  });

  it.each([
    ['Line array, at least 10 boxes, and 6 subwoofers', '10 line_array, 6 subwoofer'],
    ['A line array of 12 cabinets and 4 DI boxes', '12 line_array, 4 di_box'],
    ['Un line array de 8 cajas', '8 line_array'],
    ['Een line array van 16 kasten', '16 line_array'],
  ])('counts a line array by its boxes: %s', (description, demands) => expect(asked(description)).toBe(demands));

  it('leaves headphones and boxes what they are elsewhere', () => {
    expect(asked('A talk with 20 headphones and 8 flower boxes')).not.toMatch(/silent_disco|line_array/u);
  });
});
