import type { Job } from './by-day.ts';

type Dated = Pick<Job, 'goes_out_on' | 'dispatched_on'>;

/** The day under which a dispatch is recorded unless somebody chooses another: the job's own, or today while that is to come. */
export function dayOfDispatch(job: Dated, today: string): string {
  const own = ownDay(job);
  return own !== null && own < today ? own : today;
}

/** What speaks against a day of dispatch: it is before or after the job's own; null where it is that, or there is none. */
export function otherThanOwn(
  job: Dated,
  day: string,
): { readonly own: string; readonly when: 'early' | 'late' } | null {
  const own = ownDay(job);
  if (own === null || own === day) return null;
  return { own, when: day < own ? 'early' : 'late' };
}

/** None where something has left already: what follows it leaves when it does. */
function ownDay({ goes_out_on: own, dispatched_on: left }: Dated): string | null {
  return left === null ? own : null;
}
