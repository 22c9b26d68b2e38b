import { addDays, daysBetween } from '../../lib/days.ts';
import { isDueBack, type Job, leavesOn } from './by-day.ts';

export type CalendarView = 'week' | 'month';
export type Stage = 'overdue' | 'going_out' | 'due_back' | 'out';

export interface Period {
  /** The first day that is shown, a Monday. */
  readonly from: string;
  readonly weeks: readonly (readonly string[])[];
}

export interface Chip {
  readonly job: Job;
  readonly stage: Stage;
}

const WEEK = 7;
/** 1970-01-05 was a Monday. */
const A_MONDAY = '1970-01-05';

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  const since = daysBetween(A_MONDAY, day) % WEEK;
  return addDays(day, -(since < 0 ? since + WEEK : since));
}

/** The week of a day, or all weeks that its month reaches into. */
export function periodOf(view: CalendarView, day: string): Period {
  if (view === 'week') return weeksFrom(mondayOf(day), 1);
  const from = mondayOf(firstOfMonth(day));
  const last = addDays(stepPeriod('month', firstOfMonth(day), 1), -1);
  return weeksFrom(from, Math.floor(daysBetween(from, last) / WEEK) + 1);
}

function weeksFrom(from: string, count: number): Period {
  const weeks = Array.from({ length: count }, (_, week) =>
    Array.from({ length: WEEK }, (__, at) => addDays(from, week * WEEK + at)),
  );
  return { from, weeks };
}

/** The same day of a week so many weeks on; the first of a month so many months on. */
export function stepPeriod(view: CalendarView, day: string, count: number): string {
  if (view === 'week') return addDays(day, count * WEEK);
  const [year = 0, month = 1] = day.split('-').map(Number);
  const months = year * 12 + month - 1 + count;
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}-01`;
}

export function isSameMonth(a: string, b: string): boolean {
  return a.slice(0, 7) === b.slice(0, 7);
}

function firstOfMonth(day: string): string {
  return `${day.slice(0, 7)}-01`;
}

/** What happens with jobs on a day, what needs somebody first. */
export function chipsOn(jobs: readonly Job[], day: string, today: string): Chip[] {
  const chips = jobs.flatMap((job) => stagesOn(job, day, today).map((stage) => ({ job, stage })));
  return chips.toSorted((a, b) => ORDER.indexOf(a.stage) - ORDER.indexOf(b.stage));
}

const ORDER: readonly Stage[] = ['overdue', 'going_out', 'due_back', 'out'];

function stagesOn(job: Job, day: string, today: string): Stage[] {
  const stages: Stage[] = [];
  const leaves = leavesOn(job, today);
  if (leaves === day) stages.push('going_out');
  if (job.overdue > 0 && day === today) stages.push('overdue');
  if (isDueBack(job, day, today)) stages.push('due_back');
  if (stages.length === 0 && isAway(job, leaves, day, today)) stages.push('out');
  return stages;
}

/** Whether a job is out on a day, or will be; of what was due before today, the days that it was late as well. */
function isAway(job: Job, leaves: string | null, day: string, today: string): boolean {
  if (job.date === null || leaves === null || job.due_back_on === null) return job.out > 0 && day === today;
  if (day <= leaves) return false;
  if (day <= today && job.dispatched_on === null) return false;
  const last = job.overdue > 0 && job.due_back_on < today ? today : job.due_back_on;
  return day <= last;
}
