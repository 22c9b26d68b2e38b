import { describe, expect, it } from 'vitest';
import { spansOf } from './spans.ts';

function day(date: string, short: number) {
  return { day: date, count: 1, worst: [{ item: 'a', name: 'Speaker', short }] };
}

describe('days in a row', () => {
  it('that lack the same are one span, over the end of a month too', () => {
    const days = [day('2026-11-29', 2), day('2026-11-30', 2), day('2026-12-01', 2), day('2026-12-02', 3)];
    expect(spansOf(days)).toMatchObject([
      { from: '2026-11-29', days: 3 },
      { from: '2026-12-02', days: 1 },
    ]);
  });

  it('are not those with a day between', () => {
    expect(spansOf([day('2026-11-29', 2), day('2026-12-01', 2)])).toHaveLength(2);
  });
});
