import type { PartialListener } from './ask-streamed.ts';

const LEAST_MS = 150;

/** At most one call each 150 ms, of those that come; what comes between two is in the next. */
export function throttled(listener: PartialListener, clock: () => number): PartialListener {
  let last = Number.NEGATIVE_INFINITY;
  return (text) => {
    const now = clock();
    if (now - last < LEAST_MS) return;
    last = now;
    listener(text);
  };
}
