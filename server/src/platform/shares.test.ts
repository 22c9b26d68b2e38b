import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createShares } from './shares.ts';

const LIMITS = { places: 2, patienceMs: 1000, mostWaiting: 3 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Work that ends when it is told to. */
function held() {
  const { promise, resolve } = Promise.withResolvers<string>();
  const work = vi.fn<() => Promise<string>>(() => promise);
  return { work, end: resolve };
}

async function settled(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
}

describe('shares', () => {
  it('let so many of a company run at once, and the others in the order in which they came', async () => {
    const shares = createShares(LIMITS);
    const all = [held(), held(), held(), held()];
    const results = all.map(({ work }) => shares.run('a', work));
    await settled();
    expect(all.map(({ work }) => work.mock.calls.length)).toEqual([1, 1, 0, 0]);
    all[1]?.end('second');
    await settled();
    expect(all.map(({ work }) => work.mock.calls.length)).toEqual([1, 1, 1, 0]);
    for (const { end } of all) end('done');
    expect(await Promise.all(results)).toEqual(['done', 'second', 'done', 'done']);
  });

  it('of one company are nothing to another', async () => {
    const shares = createShares(LIMITS);
    const busy = [held(), held(), held()];
    const results = busy.map(({ work }) => shares.run('a', work));
    expect(await shares.run('b', () => Promise.resolve('b'))).toBe('b');
    for (const { end } of busy) end('a');
    await Promise.all(results);
  });

  it('are given back by what fails', async () => {
    const shares = createShares({ ...LIMITS, places: 1 });
    await expect(shares.run('a', () => Promise.reject(new Error('it fails')))).rejects.toThrow('it fails');
    expect(await shares.run('a', () => Promise.resolve('next'))).toBe('next');
  });

  it('refuse whoever waits for too long, and whoever would be one too many', async () => {
    const shares = createShares(LIMITS);
    const busy = [held(), held()];
    for (const { work } of busy) void shares.run('a', work);
    const waiting = [held(), held(), held()].map(({ work }) => shares.run('a', work).catch((error: unknown) => error));
    const busyNow = { code: 'unavailable', details: { retryAfterSeconds: 2 } };
    await expect(shares.run('a', held().work)).rejects.toMatchObject(busyNow);
    await vi.advanceTimersByTimeAsync(1000);
    for (const refusal of await Promise.all(waiting)) expect(refusal).toMatchObject(busyNow);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('let nobody wait who has gone, or begin who had gone before', async () => {
    const shares = createShares({ ...LIMITS, places: 1 });
    const first = held();
    const running = shares.run('a', first.work);
    const [gone, next] = [held(), held()];
    const left = new AbortController();
    const refused = shares.run('a', gone.work, left.signal).catch((error: unknown) => error);
    const following = shares.run('a', next.work);
    left.abort();
    expect(await refused).toMatchObject({ code: 'unavailable' });
    first.end('first');
    next.end('next');
    expect(await Promise.all([running, following])).toEqual(['first', 'next']);
    expect(gone.work).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});
