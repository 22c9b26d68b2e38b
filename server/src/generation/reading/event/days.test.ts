import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readTable } from '../../../platform/data-files.ts';
import { readText } from '../document/text.ts';
import { readDates } from './dates.ts';
import { readDays } from './days.ts';

const row = z.strictObject({ text: z.string(), days: z.coerce.number() });
const rows = readTable(new URL('./days.test.csv', import.meta.url), row);

function daysOf(description: string) {
  const text = readText(description);
  return readDays(text, readDates(text));
}

describe('how many days', () => {
  it.each(rows)('$text: $days', ({ text, days }) => expect(daysOf(text).value).toBe(days));

  it('keep the words they came from', () => {
    expect(daysOf('A two-day conference')).toEqual({ value: 2, words: 'two-day' });
    expect(daysOf('A dinner')).toEqual({ value: 1, words: null });
  });
});
