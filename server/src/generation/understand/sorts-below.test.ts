import { describe, expect, it } from 'vitest';
import { understand } from './index.ts';

/** "40 toilet, 2 toilet_accessible": what the words ask for, in their order. */
function asked(description: string): string {
  return understand({ description })
    .demands.map(({ kinds, phrase, quantity }) => `${quantity ?? '?'} ${kinds[0] ?? `"${phrase}"`}`)
    .join(', ');
}

describe('sorts below what a heading names', () => {
  it.each([
    ['Toilets:\n- 40 standard\n- 2 accessible\n\nRadios: 6', '40 toilet, 2 toilet_accessible, 6 two_way_radio'],
    ['Chairs: 200 white and 50 black', '200 chair, 50 chair'],
    ['Port-a-potty units\nRegular: 24\nHandicap: 3', '24 toilet, 3 toilet_accessible'],
    ['Toiletten:\n- 12 normale\n- 1 barrierefreie', '12 toilet, 1 toilet_accessible'],
    ['Chairs: 200 white\nTables: 20 round', '200 chair, 20 table_round'],
    ['Tables: 20 rounds of 8, 6 rectangular', '20 table_round, 6 table_trestle'],
    ['Tische: 10 runde, 4 eckige', '10 table_round, 4 table_trestle'],
    ['Chairs: yes please, white if you have them', '? chair'],
  ])('%s', (description, expected) => expect(asked(description)).toBe(expected));
});

describe('so many for every so many guests', () => {
  it.each([
    ['Gala dinner for 240 guests, one highboy table for every 20 guests', 'table_cocktail', 12],
    ['Drinks for 150 guests with one poseur table per 10 guests', 'table_cocktail', 15],
  ])('%s', (description, kind, expected) => {
    const found = understand({ description }).demands.find(({ kinds }) => kinds[0] === kind);
    expect(found?.quantity).toBe(expected);
  });
});
