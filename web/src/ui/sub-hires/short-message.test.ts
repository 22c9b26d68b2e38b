import { describe, expect, it } from 'vitest';
import { formatDay } from '../../lib/days.ts';
import { shortMessage } from './short-message.ts';

const FIRST = formatDay('2027-05-04');
const may = (day: number, short: number) => ({ day: `2027-05-0${day}`, short });

describe('what is said of days on which units are short', () => {
  it.each([
    ['one day', [may(4, 3)], `3 short on ${FIRST}`],
    ['one more', [may(4, 3), may(5, 1)], `3 short on ${FIRST}, and on 1 other day`],
    ['several', [may(4, 3), may(5, 1), may(6, 1)], `3 short on ${FIRST}, and on 2 other days`],
  ])('names the first, with how many others there are: %s', (_, short, said) => {
    expect(shortMessage(short, { wereShort: false })).toBe(said);
    expect(shortMessage(short, { wereShort: true })).toBe(`Still ${said}`);
  });

  it('is nothing where none are', () => {
    expect(shortMessage([], { wereShort: true })).toBeNull();
  });
});
