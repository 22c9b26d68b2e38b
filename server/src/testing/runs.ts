/** Whether this is `npm run test:full`: slow tests of processes and crashes that others cover in part run then alone. */
export const isFull = process.env['SHOWBILL_TEST_RUNS'] === 'full';

/** How many cases a property is tried on: few in everyday runs, all with `npm run test:full`. */
export function runs(everyday: number, full: number): number {
  return isFull ? full : everyday;
}

/**
 * The rows of an exhaustive table that are tried: all in a full run, else one of each `oneIn` neighbours, the same each
 * time. Its place among them moves on, so that a table of combinations is not met at the same member again and again.
 */
export function rowsToTry<T>(rows: readonly T[], oneIn: number): readonly T[] {
  return isFull ? rows : rows.filter((_, index) => index % oneIn === Math.floor(index / oneIn) % oneIn);
}
