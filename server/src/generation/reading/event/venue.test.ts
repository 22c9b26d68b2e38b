import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readTable } from '../../../platform/data-files.ts';
import { readText } from '../document/text.ts';
import { readLetter } from './letter.ts';
import { readVenueFound } from './venue.ts';

const row = z.strictObject({ text: z.string(), venue: z.string() });
const rows = readTable(new URL('./venue.test.csv', import.meta.url), row);

describe('the place', () => {
  it.each(rows)('of "$text" is $venue', ({ text: description, venue }) => {
    const text = readText(description);
    expect(readVenueFound(text, readLetter(text.raw))?.value ?? '').toBe(venue);
  });
});
