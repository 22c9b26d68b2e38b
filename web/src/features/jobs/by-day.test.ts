import { describe, expect, it } from 'vitest';
import { byDay, type Job } from './by-day.ts';

const TODAY = '2026-11-20';

function job(id: string, given: Partial<Job>): Job {
  return {
    id,
    number: id,
    title: 'A job',
    client: null,
    venue: null,
    date: '2026-11-20',
    days: 2,
    goes_out_on: '2026-11-20',
    due_back_on: '2026-11-21',
    delivery_time: null,
    collection_time: null,
    dispatched_on: null,
    to_go: 4,
    out: 0,
    overdue: 0,
    ...given,
  };
}

/** Day, group and jobs of each group. */
function seen(jobs: readonly Job[], from = TODAY, days = 7): string[] {
  return byDay(jobs, { from, days, today: TODAY }).days.flatMap(({ day, groups }) =>
    groups.map(({ group, jobs: those }) => `${day.slice(-2)} ${group} ${those.map(({ id }) => id).join()}`),
  );
}

const out = { dispatched_on: '2026-11-19', to_go: 0, out: 4 };

describe('jobs by day', () => {
  it('stand on the day they go out and on the day they are due back', () => {
    expect(seen([job('a', {})])).toEqual(['20 going_out a', '21 due_back a']);
  });

  it('stand under today while they are out', () => {
    expect(seen([job('a', { ...out, due_back_on: '2026-11-24' })])).toEqual(['20 out a', '24 due_back a']);
    expect(seen([job('a', { ...out, due_back_on: TODAY })])).toEqual(['20 due_back a']);
    expect(seen([job('a', { ...out, date: null, goes_out_on: null, due_back_on: null })])).toEqual(['20 out a']);
  });

  it('are overdue under today alone', () => {
    const late = job('a', { ...out, due_back_on: '2026-11-18', overdue: 4 });
    expect(seen([late])).toEqual(['20 overdue a']);
    expect(seen([late], '2026-11-18')).toEqual(['19 going_out a', '20 overdue a']);
  });

  it('that should have left go out today, as long as they last', () => {
    expect(seen([job('a', { goes_out_on: '2026-11-18' })])).toEqual(['20 going_out a', '21 due_back a']);
    expect(seen([job('a', { goes_out_on: '2026-11-17', due_back_on: '2026-11-18' })])).toEqual([]);
  });

  it('always have today, and keep those without a date apart', () => {
    const undated = job('a', { date: null, goes_out_on: null, due_back_on: null });
    const found = byDay([undated], { from: TODAY, days: 7, today: TODAY });
    expect(found).toEqual({ days: [{ day: TODAY, groups: [] }], undated: [undated] });
  });
});
