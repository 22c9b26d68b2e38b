import { describe, expect, it } from 'vitest';
import { dayOfDispatch, otherThanOwn } from './own-day.ts';

const TODAY = '2026-11-20';
const job = (own: string | null, left: string | null = null) => ({ goes_out_on: own, dispatched_on: left });

describe('the day of a dispatch', () => {
  it.each([
    ['its own, where that is today', job(TODAY), TODAY],
    ['its own, where that has passed', job('2026-11-18'), '2026-11-18'],
    ['today, where its own is to come', job('2026-11-25'), TODAY],
    ['today, where it has none', job(null), TODAY],
    ['today, for what follows something that left', job('2026-11-18', '2026-11-18'), TODAY],
  ])('is %s', (_name, given, day) => {
    expect(dayOfDispatch(given, TODAY)).toBe(day);
  });

  it('is warned of where it is another than its own', () => {
    expect(otherThanOwn(job('2026-11-25'), TODAY)).toEqual({ own: '2026-11-25', when: 'early' });
    expect(otherThanOwn(job('2026-11-18'), TODAY)).toEqual({ own: '2026-11-18', when: 'late' });
    expect(otherThanOwn(job(TODAY), TODAY)).toBeNull();
    expect(otherThanOwn(job(null), TODAY)).toBeNull();
    expect(otherThanOwn(job('2026-11-18', '2026-11-18'), TODAY)).toBeNull();
  });
});
