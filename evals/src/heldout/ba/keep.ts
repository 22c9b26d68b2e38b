import type { Expectation, Selector } from '../../expectation.ts';

/** What is kept off or out of place never passes, however wide the usual lists are. */
export function kept(good: Expectation): Expectation {
  const off = new Set<Selector>([...(good.excluded ?? []), ...(good.silly ?? [])]);
  const pass = (all: readonly Selector[] = []) => all.filter((each) => !off.has(each));
  return { ...good, allowed: pass(good.allowed), offers: pass(good.offers) };
}
