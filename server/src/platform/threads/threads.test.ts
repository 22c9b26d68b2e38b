import { describe, expect, it, vi } from 'vitest';
import type { TestTask } from './thread-of-tests.ts';
import { createThreads, ThreadEnded, type ThreadsOptions } from './threads.ts';

function threads(options: Partial<ThreadsOptions> = {}) {
  const { run } = createThreads<TestTask, number>({
    script: new URL('./thread-of-tests.ts', import.meta.url),
    most: 2,
    memoryMb: 64,
    longest: 20_000,
    idle: 60_000,
    mostWaiting: 4,
    full: { message: 'too much', retryAfterSeconds: 7 },
    ...options,
  });
  return run;
}

/** A task that keeps a thread until it is let go. */
function held() {
  const wait = new SharedArrayBuffer(4);
  const go = () => {
    Atomics.store(new Int32Array(wait), 0, 1);
    Atomics.notify(new Int32Array(wait), 0);
  };
  return { task: { wait }, go };
}

describe('threads', () => {
  it('that cannot start fail what waits for them, and no more', async () => {
    const run = threads({ most: 1, script: new URL('./no-such-thread.ts', import.meta.url) });
    const all = await Promise.allSettled([run('a', 'count'), run('b', 'count')]);
    expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });

  it('do one task after another, a party’s on the same', async () => {
    const run = threads();
    expect([await run('a', 'count'), await run('a', 'count')]).toEqual([1, 2]);
  });

  it('leave one for others, whatever one party brings', async () => {
    const run = threads();
    const first = held();
    const slow = [run('a', first.task), run('a', 'count'), run('a', 'count')];
    expect(await run('b', 'count')).toBe(1);
    expect(await run('c', 'count')).toBe(2);
    first.go();
    expect(await Promise.all(slow)).toEqual([1, 2, 3]);
  });

  it('turn away what is too much, to be asked again', async () => {
    const run = threads({ most: 1 });
    await run('a', 'count');
    const first = held();
    const waiting = [run('a', first.task), ...Array.from({ length: 4 }, () => run('a', 'count'))];
    await expect(run('a', 'count')).rejects.toMatchObject({ code: 'unavailable', details: { retryAfterSeconds: 7 } });
    const other = run('b', 'count');
    await expect(waiting.at(-1)).rejects.toMatchObject({ code: 'unavailable' });
    first.go();
    expect(await other).toBe(4);
    expect(await Promise.all(waiting.slice(0, -1))).toEqual([2, 3, 5, 6]);
  });

  it('end a task that takes too long, and nothing else', async () => {
    const run = threads({ most: 1, longest: 300 });
    const [late, next] = await Promise.allSettled([run('a', 'for ever'), run('a', 'count')]);
    expect(late).toMatchObject({ reason: { name: 'ThreadEnded', late: true } });
    expect(next).toEqual({ status: 'fulfilled', value: 1 });
  });

  it.each(['die', 'memory'] as const)('are replaced when they end: %s', async (task) => {
    const run = threads({ most: 1 });
    const [ended, next] = await Promise.allSettled([run('a', task), run('a', 'count')]);
    expect(ended.status === 'rejected' && ended.reason).toBeInstanceOf(ThreadEnded);
    expect(ended).toMatchObject({ reason: { late: false } });
    expect(next).toEqual({ status: 'fulfilled', value: 1 });
  });

  it('pass on what the work throws, and live on', async () => {
    const run = threads();
    await expect(run('a', 'refuse')).rejects.toMatchObject({ code: 'invalid_request', details: { param: 'it' } });
    await expect(run('a', 'fault')).rejects.toThrow('broken');
    expect(await run('a', 'count')).toBe(3);
  });

  it('end when they have nothing to do, and start again', async () => {
    const run = threads({ idle: 0 });
    expect(await run('a', 'count')).toBe(1);
    await vi.waitFor(async () => expect(await run('a', 'count')).toBe(1));
  });

  it('do nothing for whoever has gone', async () => {
    const run = threads({ most: 1 });
    const first = held();
    const stop = new AbortController();
    const before = run('a', first.task);
    const gone = [run('a', 'count', stop.signal), run('a', 'count', AbortSignal.abort('away'))];
    stop.abort('gone');
    const [one, other] = await Promise.allSettled(gone);
    expect([one, other]).toMatchObject([{ reason: 'gone' }, { reason: 'away' }]);
    first.go();
    expect([await before, await run('a', 'count')]).toEqual([1, 2]);
  });

  it('end with work that nobody waits for any more, where that is wished for', async () => {
    const run = threads({ most: 1 });
    const stop = new AbortController();
    expect(await run('a', 'count')).toBe(1);
    const gone = run('a', 'for ever', { signal: stop.signal, endsUnheard: true });
    const next = run('a', 'count');
    stop.abort('gone');
    await expect(gone).rejects.toBe('gone');
    expect(await next).toBe(1);
  });
});
