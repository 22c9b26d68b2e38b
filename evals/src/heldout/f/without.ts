import type { Selector } from '../../expectation.ts';

/** What usually passes, but for what the brief leaves out. */
export function without(all: readonly Selector[], ...left: readonly Selector[]): readonly Selector[] {
  return all.filter((each) => !left.includes(each));
}
