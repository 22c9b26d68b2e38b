import { describe, expect, it } from 'vitest';
import { understand } from './index.ts';

function asked(description: string): string {
  const { demands } = understand({ description });
  return demands.map(({ quantity, kinds }) => `${quantity ?? '?'} ${kinds[0] ?? 'unknown'}`).join(', ');
}

function table(rows: readonly (readonly [description: string, expected: string])[]): void {
  it.each(rows)('%s', (description, expected) => expect(asked(description)).toBe(expected));
}

describe('things told by what is said of them', () => {
  table([
    ['das Zelt 9 x 15 m mit festem Boden, innen mit Verkleidung', '? marquee, ? marquee_floor, ? marquee_lining'],
    ['12 cables (32A, 25m) and 24 extensions (13A)', '12 power_cable, 24 power_cable'],
    ['a livestream for alumni: one camera and an encoder', '1 camera, 1 streaming_encoder'],
    ['We would like a livestream', '1 streaming_encoder'],
    ['Banquet tables, 6 ft: 24', '24 table_trestle'],
    ['Il nous faut la sonorisation. Son éclairage est réglé par la salle.', '? pa_package'],
  ]);
});
