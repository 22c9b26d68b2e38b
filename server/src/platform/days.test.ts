import { describe, expect, it } from 'vitest';
import { addDays, dayNumber, dayOf } from './days.ts';

describe('days', () => {
  it.each([
    ['1970-01-01', 0],
    ['1969-12-31', -1],
    ['2000-03-01', 11_017],
    ['0001-01-01', -719_162],
    ['9999-12-31', 2_932_896],
    ['10000-01-01', 2_932_897],
  ])('%s is %i, and back', (day, number) => {
    expect(dayNumber(day)).toBe(number);
    expect(dayOf(number)).toBe(day);
  });

  it('crosses months, leap days and changes of the clock', () => {
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  });
});
