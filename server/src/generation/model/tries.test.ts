import { describe, expect, it } from 'vitest';
import { retryAfterMilliseconds } from '../../platform/retry-after.ts';
import { ModelCallError, type ModelCallFault } from './model-call-error.ts';
import { withTries } from './tries.ts';

function failing(times: number, fault: ModelCallFault, retryAfter: number | null = null) {
  const pauses: number[] = [];
  let calls = 0;
  const outcome = withTries(
    async () => {
      calls += 1;
      if (calls <= times) throw new ModelCallError(fault, 'no', null, retryAfter);
      return 'done';
    },
    new AbortController().signal,
    async (milliseconds) => {
      pauses.push(milliseconds);
    },
  );
  return outcome.then(
    (result) => ({ result, calls, pauses }),
    (error: unknown) => ({ result: error, calls, pauses }),
  );
}

describe('a call of the provider', () => {
  it('is tried up to three times, further apart each time', async () => {
    expect(await failing(2, 'failing')).toEqual({ result: 'done', calls: 3, pauses: [500, 1500] });
    expect(await failing(3, 'unreachable')).toMatchObject({ result: { fault: 'unreachable' }, calls: 3 });
  });

  it('waits as long as the provider asks, up to five seconds', async () => {
    expect(await failing(1, 'busy', 4000)).toEqual({ result: 'done', calls: 2, pauses: [4000] });
    expect(await failing(1, 'busy', 6000)).toMatchObject({ result: { fault: 'busy' }, calls: 1, pauses: [] });
  });

  it.each(['credentials', 'request_refused', 'not_a_model', 'too_large'] as const)(
    'is not tried again after %s',
    async (fault) => {
      expect(await failing(1, fault)).toMatchObject({ result: { fault }, calls: 1, pauses: [] });
    },
  );

  it('is not tried again after a fault of ours', async () => {
    const fault = new TypeError('undefined is not a function');
    const broken = withTries(
      () => Promise.reject(fault),
      new AbortController().signal,
      async () => {},
    );
    await expect(broken).rejects.toBe(fault);
  });
});

describe('Retry-After', () => {
  it('is seconds, or a date against the date of the answer', () => {
    expect(retryAfterMilliseconds({ 'retry-after': '0' })).toBe(0);
    expect(retryAfterMilliseconds({ 'retry-after': ' 1.5 ' })).toBe(1500);
    const date = 'Fri, 20 Nov 2026 10:00:00 GMT';
    expect(retryAfterMilliseconds({ 'retry-after': 'Fri, 20 Nov 2026 10:00:03 GMT', date })).toBe(3000);
    expect(retryAfterMilliseconds({ 'retry-after': 'Fri, 20 Nov 2026 09:00:00 GMT', date })).toBe(0);
  });

  it('that says nothing is no wait of its own', () => {
    expect(retryAfterMilliseconds({})).toBeNull();
    expect(retryAfterMilliseconds({ 'retry-after': 'soon' })).toBeNull();
    expect(retryAfterMilliseconds({ 'retry-after': '' })).toBeNull();
  });
});
