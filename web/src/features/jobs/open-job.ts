import type { inferOutput } from '@trpc/tanstack-react-query';
import type { trpc } from '../../lib/trpc.ts';

export type OpenJob = inferOutput<typeof trpc.jobs.get>;
type PickingEntry = OpenJob['picking'][number]['entries'][number];
export type PickingLine = Omit<PickingEntry, 'accessories'>;

/** A job with a line ticked or not, until the server has said so. */
export function withTick(job: OpenJob, line: string, ticked: boolean): OpenJob {
  const tick = ticked ? { by: null, at: new Date().toISOString() } : null;
  const set = <T extends PickingLine>(one: T): T => (one.line === line ? { ...one, ticked: tick } : one);
  return {
    ...job,
    picking: job.picking.map((group) => ({
      ...group,
      entries: group.entries.map((entry) => ({ ...set(entry), accessories: entry.accessories.map(set) })),
    })),
  };
}
