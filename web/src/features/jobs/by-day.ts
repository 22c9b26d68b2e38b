import type { inferOutput } from '@trpc/tanstack-react-query';
import { addDays } from '../../lib/days.ts';
import type { trpc } from '../../lib/trpc.ts';

export type Job = inferOutput<typeof trpc.jobs.list>['jobs'][number];
export type Group = 'overdue' | 'going_out' | 'due_back' | 'out';

export interface Day {
  readonly day: string;
  readonly groups: readonly { readonly group: Group; readonly jobs: readonly Job[] }[];
}

export interface JobsByDay {
  /** Days on which something happens, and today where it is among them. */
  readonly days: readonly Day[];
  readonly undated: readonly Job[];
}

/** Where each job stands in some days: a job goes out on one and is due back on another; what is out stands under today. */
export function byDay(
  jobs: readonly Job[],
  { from, days, today }: { readonly from: string; readonly days: number; readonly today: string },
): JobsByDay {
  const all = Array.from({ length: days }, (_, at) => addDays(from, at));
  const found = all.map((day): Day => {
    const isToday = day === today;
    const groups: Record<Group, Job[]> = {
      overdue: isToday ? jobs.filter(({ overdue }) => overdue > 0) : [],
      going_out: jobs.filter((job) => leavesOn(job, today) === day),
      due_back: jobs.filter((job) => isDueBack(job, day, today)),
      out: isToday ? jobs.filter((job) => job.out > 0 && job.overdue === 0 && job.due_back_on !== today) : [],
    };
    return {
      day,
      groups: ORDER.filter((group) => groups[group].length > 0).map((group) => ({ group, jobs: groups[group] })),
    };
  });
  return {
    days: found.filter(({ day, groups }) => groups.length > 0 || day === today),
    undated: jobs.filter((job) => job.date === null && job.out === 0 && (job.to_go > 0 || job.dispatched_on === null)),
  };
}

const ORDER: readonly Group[] = ['overdue', 'going_out', 'due_back', 'out'];

/** The day under which a job goes out; today for one that should have left and has not. */
export function leavesOn(job: Job, today: string): string | null {
  const { goes_out_on: planned, due_back_on: last, dispatched_on: left } = job;
  if (left !== null && job.to_go === 0) return left;
  if (planned !== null && last !== null && planned < today && today <= last && job.to_go > 0) return today;
  return planned;
}

/** What has not left by its last day does not come back then either. */
export function isDueBack(job: Job, day: string, today: string): boolean {
  if (job.due_back_on !== day || job.overdue > 0) return false;
  return day > today || job.dispatched_on !== null;
}
