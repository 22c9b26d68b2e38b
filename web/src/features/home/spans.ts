import { addDays } from '../../lib/days.ts';
import type { Overview } from './answers.ts';

type OverbookedDay = Overview['overbooked'][number];

/** Days in a row on which the same is short. */
export interface Span extends Omit<OverbookedDay, 'day'> {
  readonly from: string;
  readonly days: number;
}

/** Puts together days in a row that lack the same. */
export function spansOf(overbooked: readonly OverbookedDay[]): readonly Span[] {
  const spans: Span[] = [];
  for (const { day, count, worst } of overbooked) {
    const last = spans.at(-1);
    const follows = last !== undefined && addDays(last.from, last.days) === day;
    if (follows && last.count === count && JSON.stringify(last.worst) === JSON.stringify(worst)) {
      spans[spans.length - 1] = { ...last, days: last.days + 1 };
    } else {
      spans.push({ from: day, days: 1, count, worst });
    }
  }
  return spans;
}
