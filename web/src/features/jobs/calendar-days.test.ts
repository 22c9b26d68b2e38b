import { describe, expect, it } from 'vitest';
import { addDays } from '../../lib/days.ts';
import type { Job } from './by-day.ts';
import { chipsOn, mondayOf, periodOf, stepPeriod } from './calendar-days.ts';

const TODAY = '2026-11-20';

function job(given: Partial<Job>): Job {
  return {
    id: 'a',
    number: 'a',
    title: 'A job',
    client: null,
    venue: null,
    date: '2026-11-20',
    days: 2,
    goes_out_on: '2026-11-20',
    due_back_on: '2026-11-22',
    delivery_time: null,
    collection_time: null,
    dispatched_on: null,
    to_go: 4,
    out: 0,
    overdue: 0,
    ...given,
  };
}

/** Each day of a fortnight from 16 November on which something happens, with what. */
function seen(...jobs: readonly Job[]): string[] {
  return Array.from({ length: 14 }, (_, at) => addDays('2026-11-16', at)).flatMap((day) => {
    const stages = chipsOn(jobs, day, TODAY).map(({ stage }) => stage);
    return stages.length === 0 ? [] : `${day.slice(-2)} ${stages.join(' ')}`;
  });
}

const gone = { dispatched_on: '2026-11-17', goes_out_on: '2026-11-17', to_go: 0, out: 4 };

describe('the days of a calendar', () => {
  it.each([
    ['2026-11-16', '2026-11-16'],
    ['2026-11-22', '2026-11-16'],
    ['2027-01-01', '2026-12-28'],
    ['1969-12-31', '1969-12-29'],
    ['1970-01-04', '1969-12-29'],
  ])('the week of %s begins on Monday %s', (day, monday) => {
    expect(mondayOf(day)).toBe(monday);
  });

  it.each([
    // a month that begins on a Sunday, one of exactly four weeks, one that ends on a Sunday, a leap day
    ['2026-11-20', '2026-10-26', 6],
    ['2027-02-14', '2027-02-01', 4],
    ['2027-01-31', '2026-12-28', 5],
    ['2028-02-29', '2028-01-31', 5],
    ['2026-12-01', '2026-11-30', 5],
  ])('the month of %s is shown from %s in %i weeks', (day, from, weeks) => {
    const period = periodOf('month', day);
    expect([period.from, period.weeks.length]).toEqual([from, weeks]);
    const days = period.weeks.flat();
    expect(days).toEqual(days.map((_, at) => addDays(from, at)));
    expect(days).toContain(day);
  });

  it('a week is seven days from its Monday', () => {
    expect(periodOf('week', '2026-11-20')).toEqual({
      from: '2026-11-16',
      weeks: [['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22']],
    });
  });

  it('steps by weeks, and by months from first to first over the turn of a year', () => {
    expect(stepPeriod('week', '2026-12-30', 1)).toBe('2027-01-06');
    expect(stepPeriod('month', '2026-12-31', 1)).toBe('2027-01-01');
    expect(stepPeriod('month', '2027-01-15', -1)).toBe('2026-12-01');
    expect(stepPeriod('month', '2027-03-31', -1)).toBe('2027-02-01');
  });
});

describe('a job in the calendar', () => {
  it('goes out, is out, and is due back', () => {
    expect(seen(job({ due_back_on: '2026-11-23' }))).toEqual(['20 going_out', '21 out', '22 out', '23 due_back']);
  });

  it('goes out and is due back on one day', () => {
    expect(seen(job({ due_back_on: TODAY, goes_out_on: TODAY, dispatched_on: TODAY }))).toEqual([
      '20 going_out due_back',
    ]);
  });

  it('that left early is out from then on', () => {
    expect(seen(job({ ...gone, goes_out_on: '2026-11-19' }))).toEqual([
      '17 going_out',
      '18 out',
      '19 out',
      '20 out',
      '21 out',
      '22 due_back',
    ]);
  });

  it('that should have left goes out today, and was not out before', () => {
    expect(seen(job({ goes_out_on: '2026-11-18' }))).toEqual(['20 going_out', '21 out', '22 due_back']);
  });

  it('that is late is out up to today, where it is overdue', () => {
    expect(seen(job({ ...gone, due_back_on: '2026-11-18', overdue: 4 }))).toEqual([
      '17 going_out',
      '18 out',
      '19 out',
      '20 overdue',
    ]);
  });

  it('that never left and is over is on no day but the one that was planned', () => {
    expect(seen(job({ goes_out_on: '2026-11-17', due_back_on: '2026-11-18' }))).toEqual(['17 going_out']);
  });

  it('without a date is shown today while it is out', () => {
    const undated = { date: null, goes_out_on: null, due_back_on: null };
    expect(seen(job(undated))).toEqual([]);
    expect(seen(job({ ...undated, dispatched_on: '2026-11-18', to_go: 0, out: 4 }))).toEqual([
      '18 going_out',
      '20 out',
    ]);
  });

  it('that needs somebody comes before what is merely out', () => {
    const out = job({ ...gone, id: 'b', due_back_on: '2026-11-24' });
    expect(chipsOn([out, job({})], TODAY, TODAY).map(({ stage }) => stage)).toEqual(['going_out', 'out']);
  });
});
