import { day } from '@showbill/contract';
import { z } from 'zod';
import { dispatchJob, findJobs, type Job, openJob, returnJob } from '../../../proposals/index.ts';
import type { MemberContext } from '../context.ts';
import { procedure, router } from '../procedures.ts';

const MOST_DAYS = 120;
const DAYS = 28;

const movement = z.object({
  id: z.uuid(),
  /** Left out: today. */
  on: day.optional(),
  units: z
    .array(z.object({ item: z.uuid(), units: z.int().min(1).max(1_000_000) }))
    .min(1)
    .max(2000),
});

export const jobs = router({
  /** Jobs of some days from a day on, today where none is given; whatever is out is among them. */
  list: procedure.viewer
    .input(z.object({ from: day.optional(), days: z.int().min(1).max(MOST_DAYS).default(DAYS) }))
    .query(async ({ ctx, input }) => {
      const { today, jobs } = await findJobs(ctx.service, ctx.companyId, input);
      return { today, from: input.from ?? today, days: input.days, jobs: jobs.map(present) };
    }),

  get: procedure.viewer.input(z.object({ id: z.string() })).query(async ({ ctx, input }) => {
    const { today, job, units } = await openJob(ctx.service, ctx.companyId, input.id);
    return {
      today,
      ...present(job),
      items: units.map(({ productId, name, category, needed, toGo, out }) => ({
        item: productId,
        name,
        category,
        needed,
        to_go: toGo,
        out,
      })),
    };
  }),

  dispatch: procedure.editor.input(movement).mutation(async ({ ctx, input }) => {
    await dispatchJob(ctx.service, ctx.companyId, input.id, detailsOf(ctx, input));
  }),

  return: procedure.editor.input(movement).mutation(async ({ ctx, input }) => {
    await returnJob(ctx.service, ctx.companyId, input.id, detailsOf(ctx, input));
  }),
});

function detailsOf({ user }: MemberContext, { on, units }: z.infer<typeof movement>) {
  const chosen = new Map<string, number>();
  for (const { item, units: count } of units) chosen.set(item, (chosen.get(item) ?? 0) + count);
  return { on, units: chosen, actor: { kind: 'user' as const, id: user.id, name: user.name } };
}

/** A job as lists of the application show it. */
export function present(job: Job) {
  return {
    id: job.id,
    number: job.number,
    title: job.title,
    client: job.client,
    venue: job.venue,
    date: job.date,
    days: job.days,
    goes_out_on: job.goesOutOn,
    due_back_on: job.dueBackOn,
    dispatched_on: job.dispatchedOn,
    to_go: job.toGo,
    out: job.out,
    overdue: job.overdue,
  };
}
