import { setImmediate as othersTurn } from 'node:timers/promises';

const SLICE_MS = 5;

/** Works through a list of any length in its order, and lets others have the event loop every few milliseconds. */
export async function mapInSlices<T, R>(items: readonly T[], work: (item: T) => R): Promise<R[]> {
  const done: R[] = [];
  let until = performance.now() + SLICE_MS;
  for (const item of items) {
    done.push(work(item));
    if (performance.now() < until) continue;
    await othersTurn();
    until = performance.now() + SLICE_MS;
  }
  return done;
}
