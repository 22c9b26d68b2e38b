import { describe, expect, it } from 'vitest';
import { lastMonths, rangeOf } from './search.ts';

describe('the days of the report', () => {
  it('are whole months up to today', () => {
    expect(lastMonths('2026-11-20', 1)).toEqual({ from: '2026-11-01', to: '2026-11-20' });
    expect(lastMonths('2026-02-10', 3)).toEqual({ from: '2025-12-01', to: '2026-02-10' });
    expect(rangeOf({}, '2026-11-20')).toEqual({ from: '2025-12-01', to: '2026-11-20' });
  });

  it('are none where the last is before the first, is no day or is years away', () => {
    expect(rangeOf({ from: '2026-11-20', to: '2026-11-01' }, '2026-11-20')).toBeNull();
    expect(rangeOf({ from: '2026-02-30' }, '2026-11-20')).toBeNull();
    expect(rangeOf({ from: '2020-01-01' }, '2026-11-20')).toBeNull();
  });
});
