import { expect, it } from 'vitest';
import { mapInSlices } from './in-slices.ts';

const LONG = Array.from({ length: 100 }, (_, at) => at);

/** Keeps the processor for a millisecond. */
function work(item: number): number {
  for (const until = performance.now() + 1; performance.now() < until; );
  return item * 2;
}

it('gives what a map gives', async () => {
  expect(await mapInSlices([1, 2, 3], (item) => item * 2)).toEqual([2, 4, 6]);
  expect(await mapInSlices([], work)).toEqual([]);
});

it('lets others have their turn while a long list is worked through', async () => {
  let turns = 0;
  const others = setInterval(() => (turns += 1));
  expect(await mapInSlices(LONG, work)).toEqual(LONG.map((item) => item * 2));
  clearInterval(others);
  expect(turns).toBeGreaterThan(3);
});

it('fails with what the work fails with', async () => {
  const failing = mapInSlices(LONG, (item) => {
    if (item === 40) throw new RangeError('forty');
    return work(item);
  });
  await expect(failing).rejects.toThrow('forty');
});
