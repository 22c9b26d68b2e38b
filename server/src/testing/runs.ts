/** How many cases a property is tried on: few in everyday runs, all with `npm run test:full`. */
export function runs(everyday: number, full: number): number {
  return process.env['SHOWBILL_TEST_RUNS'] === 'full' ? full : everyday;
}
