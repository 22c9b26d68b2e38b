import type { SubHire } from '../../ui/sub-hires/sub-hire.ts';

export interface DayOfSubHires {
  readonly day: string;
  readonly comingIn: readonly SubHire[];
  readonly goingBack: readonly SubHire[];
}

/** What comes in and goes back on each day of [from, until) on which something does. */
export function byDay(subHires: readonly SubHire[], from: string, until: string): DayOfSubHires[] {
  const days = [...new Set(subHires.flatMap(({ arrives, goes_back: goesBack }) => [arrives, goesBack]))];
  return days
    .filter((day) => day >= from && day < until)
    .toSorted()
    .map((day) => ({
      day,
      comingIn: subHires.filter(({ arrives }) => arrives === day),
      goingBack: subHires.filter(({ goes_back: goesBack }) => goesBack === day),
    }));
}
