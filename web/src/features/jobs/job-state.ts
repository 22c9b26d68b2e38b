import { formatNearDay } from '../../lib/days.ts';
import { formatUnits } from '../../lib/format-units.ts';
import { TEXTS } from '../../texts/index.ts';
import type { Job } from './by-day.ts';

const texts = TEXTS.jobs;

/** Where a job is, in a few words: `4 units to go · 20 units out · due back Sun, 22 Nov`. */
export function stateOf(job: Job, today: string): string {
  const { due_back_on: last, dispatched_on: left } = job;
  const parts: string[] = [];
  if (job.to_go > 0) parts.push(texts.toGo(formatUnits(job.to_go)));
  if (job.out > 0) parts.push(texts.out(formatUnits(job.out)));
  if (job.to_go === 0 && job.out === 0) parts.push(left === null ? texts.noEquipment : texts.allBack);
  if (job.out > 0 && last !== null) {
    parts.push(job.overdue > 0 && last < today ? texts.wasDue(formatNearDay(last)) : texts.dueOn(formatNearDay(last)));
  }
  return parts.join(' · ');
}
