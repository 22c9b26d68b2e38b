import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readTable } from '../../../platform/data-files.ts';
import { readFacts } from '../index.ts';

const columns = ['date', 'date_to', 'venue', 'name', 'company', 'email', 'phone'] as const;
const cell = z.string();
const row = z.strictObject({
  text: cell,
  date: cell,
  date_to: cell,
  venue: cell,
  name: cell,
  company: cell,
  email: cell,
  phone: cell,
});
const rows = readTable(new URL('./found.test.csv', import.meta.url), row);
const MONDAY = '2027-03-01';

describe('the day, the place and the client that a text tells of', () => {
  it.each(rows)('$text', ({ text, ...expected }) => {
    const facts = readFacts({ description: text }, { today: MONDAY, dayFirst: true });
    const { dateFound: date, dateTo: date_to, venueFound: venue, clientFound } = facts;
    const found = { date, date_to, venue, ...clientFound };
    expect(Object.fromEntries(columns.map((name) => [name, found[name]?.value ?? '']))).toEqual(expected);
  });
});

describe('a date', () => {
  it.each([
    ['on 12 June', null],
    ['on Saturday', null],
    ['on 31 February 2027', null],
    ['on 12 June 2027', '2027-06-12'],
  ])('without today: %s', (text, date) => expect(found(text, null)).toBe(date));

  it('has its month first in the United States', () => {
    expect(found('The gala is on 05/07/2027.', null, false)).toBe('2027-05-07');
    expect(found('The gala is on 05/07/2027.', null)).toBe('2027-07-05');
    expect(found('The gala is on 25/07/2027.', null, false)).toBe('2027-07-25');
  });
});

function found(description: string, today: string | null, dayFirst = true): string | null {
  return readFacts({ description }, { today, dayFirst }).dateFound?.value ?? null;
}
