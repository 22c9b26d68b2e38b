import { describe, expect, it } from 'vitest';
import { understand } from './index.ts';

function asked(description: string): string {
  const { demands } = understand({ description });
  return demands.map(({ kinds, quantity }) => `${quantity ?? '?'} ${kinds[0] ?? 'unknown'}`).join(', ');
}

describe('skirts are of what wears them', () => {
  it.each([
    ['Ten tables in gold skirting and 20 chairs.', '10 table_trestle, ? tablecloth, 20 chair'],
    ['Ten tables with skirts.', '10 table_trestle, ? tablecloth'],
    ['2 - 12’ screens with skirts.', '2 projection_screen'],
    ['A stage with skirting.', '? stage_deck, ? stage_skirt'],
  ])('%s', (description, expected) => expect(asked(description)).toBe(expected));
});

describe('booths whose number stands behind them', () => {
  it.each([
    [
      'Booths: 86, each 10’ x 10’. One 8’ table and two chairs in each.',
      '86 exhibition_stand, 86 table_trestle, 172 chair',
    ],
    ['Exhibitors: 40. Each gets one table and two chairs.', '40 table_trestle, 80 chair'],
  ])('%s', (description, expected) => expect(asked(description)).toBe(expected));
});
