import { describe, expect, it } from 'vitest';
import { judge, type Tried } from './schedule.ts';

const NOW = new Date('2026-11-20T10:00:00.000Z');
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

function tried(changes: Partial<Tried> = {}) {
  return judge({
    status: 500,
    retryAfterMs: null,
    failures: 0,
    failingSince: null,
    now: NOW,
    random: 0.5,
    ...changes,
  });
}

/** Milliseconds from a failure to the next try. */
function waitAfter(changes: Partial<Tried>): number {
  const verdict = tried(changes);
  if (verdict.outcome !== 'failed' || verdict.nextAt === null)
    throw new Error(`there is no next try: ${verdict.outcome}`);
  return verdict.nextAt.getTime() - NOW.getTime();
}

describe('the schedule', () => {
  const DELAYS = [
    [0, 5 * SECOND],
    [1, 5 * MINUTE],
    [2, 30 * MINUTE],
    [3, 2 * HOUR],
    [4, 5 * HOUR],
    [5, 10 * HOUR],
    [6, 14 * HOUR],
    [7, 20 * HOUR],
    [8, 24 * HOUR],
  ] as const;

  it.each(DELAYS)('after %d failures before it waits %d ms, a fifth shorter or longer', (failures, delay) => {
    expect(waitAfter({ failures, random: 0.5 })).toBe(delay);
    expect(waitAfter({ failures, random: 0 })).toBe(delay * 0.8);
    const longest = waitAfter({ failures, random: 1 - Number.EPSILON });
    expect(longest).toBe(delay * 1.2);
    expect(waitAfter({ failures, random: 0.25 })).toBe(delay * 0.9);
  });

  it('has ten tries: after the tenth failure there is no other, whatever Retry-After says', () => {
    expect(tried({ failures: 9 })).toEqual({ outcome: 'failed', nextAt: null });
    expect(tried({ failures: 9, retryAfterMs: 1000 })).toEqual({ outcome: 'failed', nextAt: null });
    expect(tried({ failures: 40 })).toEqual({ outcome: 'failed', nextAt: null });
  });

  it('honours Retry-After up to 24 hours, and never comes earlier than the schedule', () => {
    expect(waitAfter({ status: 503, retryAfterMs: 90 * SECOND })).toBe(90 * SECOND);
    expect(waitAfter({ status: 429, retryAfterMs: DAY })).toBe(DAY);
    expect(waitAfter({ status: 503, retryAfterMs: DAY + 1 })).toBe(DAY);
    expect(waitAfter({ status: 503, retryAfterMs: 365 * DAY })).toBe(DAY);
    expect(waitAfter({ status: 503, retryAfterMs: 0 })).toBe(5 * SECOND);
    expect(waitAfter({ status: 503, retryAfterMs: 4999 })).toBe(5 * SECOND);
    expect(waitAfter({ failures: 8, random: 1 - Number.EPSILON, retryAfterMs: HOUR })).toBe(24 * HOUR * 1.2);
  });
});

describe('what follows from an answer', () => {
  it.each([200, 201, 202, 204, 226, 299])('is delivered with %d', (status) => {
    expect(tried({ status })).toEqual({ outcome: 'delivered' });
    expect(tried({ status, failures: 9, failingSince: new Date(0), retryAfterMs: 5 })).toEqual({
      outcome: 'delivered',
    });
  });

  it.each([100, 199, 300, 301, 302, 303, 304, 307, 308, 400, 401, 404, 409, 411, 418, 429, 500, 502, 503, 599, null])(
    'is a failure with %s',
    (status) => {
      expect(waitAfter({ status })).toBe(5 * SECOND);
    },
  );

  it('ends the subscription with 410, at the first try already', () => {
    const gone = { outcome: 'disable', reason: 'the receiver answered 410 Gone' };
    expect(tried({ status: 410 })).toEqual(gone);
    expect(tried({ status: 410, failures: 9, retryAfterMs: 5 })).toEqual(gone);
  });

  it('ends the subscription once every try failed for 5 days, not a millisecond before', () => {
    const failingFor = (ms: number, status: number | null = 500) =>
      tried({ status, failures: 3, failingSince: new Date(NOW.getTime() - ms) }).outcome;
    expect(failingFor(5 * DAY - 1)).toBe('failed');
    expect(failingFor(5 * DAY)).toBe('disable');
    expect(failingFor(40 * DAY, null)).toBe('disable');
    expect(failingFor(40 * DAY, 204)).toBe('delivered');
    expect(tried({ failures: 9, failingSince: new Date(NOW.getTime() - 5 * DAY) })).toEqual({
      outcome: 'disable',
      reason: 'every try failed for 5 days',
    });
  });
});
