import { describe, expect, it } from 'vitest';
import { readText } from './text/text.ts';
import { readVenueFound } from './venue.ts';

describe('a place that is no venue', () => {
  it.each([
    ['Dear all at Cothelstone,\n\nOliver Twist runs for three nights in the school hall.', null],
    ['260 in the cafeteria. The plants in Bristol and Roanoke watch the livestream.', null],
    ['A lectern and two mics.\nPROVIDED BY HOTEL, DO NOT QUOTE\nscreens', null],
    ['All-hands at our office in Bristol, with a livestream', 'Bristol'],
    ['Conference in Leeds. We watch the budget.', 'Leeds'],
    ['Hello, a wedding in Leeds for 80', 'Leeds'],
  ])('%s', (description, venue) => {
    expect(readVenueFound(readText(description))?.value ?? null).toBe(venue);
  });
});
