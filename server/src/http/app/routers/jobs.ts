import { day } from '@showbill/contract';
import { z } from 'zod';
import { makePickingPdf } from '../../../documents/index.ts';
import {
  dispatchJob,
  findJobs,
  openJob,
  presentShortage,
  readSchedule,
  returnJob,
  scheduleProposal,
  tickLine,
  undoMovement,
} from '../../../proposals/index.ts';
import type { MemberContext } from '../context.ts';
import { procedure, router } from '../procedures.ts';
import { actorOf } from './actor.ts';
import { present, presentOpen, presentPlan } from './jobs-present.ts';

const MOST_DAYS = 120;
const DAYS = 28;

const one = z.object({ id: z.string() });
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/u, 'must be a time, HH:MM');
const stop = z.object({ day: day.nullable(), time: time.nullable() });

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

  get: procedure.viewer
    .input(one)
    .query(async ({ ctx, input }) => presentOpen(await openJob(ctx.service, ctx.companyId, input.id))),

  /** The picking list as a file: its name, and its bytes in base64. */
  pickingPdf: procedure.viewer.input(one).query(async ({ ctx, input }) => {
    const { number, bytes } = await makePickingPdf(ctx.service, ctx.companyId, input.id, ctx.language);
    return { name: `${number}-picking-list.pdf`, base64: Buffer.from(bytes).toString('base64') };
  }),

  tick: procedure.editor
    .input(z.object({ id: z.uuid(), line: z.uuid(), ticked: z.boolean() }))
    .mutation(async ({ ctx, input: { id, line, ticked } }) => {
      await tickLine(ctx.service, ctx.companyId, id, { lineId: line, ticked, by: ctx.user.name });
    }),

  /** When a proposal, whatever its status, is delivered and collected. */
  plan: procedure.viewer
    .input(one)
    .query(async ({ ctx, input }) => presentPlan(await readSchedule(ctx.service, ctx.companyId, input.id))),

  schedule: procedure.editor
    .input(z.object({ id: z.uuid(), delivery: stop, collection: stop }))
    .mutation(async ({ ctx, input: { id, ...schedule } }) => {
      const shortages = await scheduleProposal(ctx.service, ctx.companyId, id, schedule, actorOf(ctx));
      return { shortages: shortages.map(presentShortage) };
    }),

  dispatch: procedure.editor.input(movement).mutation(async ({ ctx, input }) => {
    await dispatchJob(ctx.service, ctx.companyId, input.id, detailsOf(ctx, input));
    return { undo: await undoOf(ctx, input.id) };
  }),

  return: procedure.editor.input(movement).mutation(async ({ ctx, input }) => {
    await returnJob(ctx.service, ctx.companyId, input.id, detailsOf(ctx, input));
    return { undo: await undoOf(ctx, input.id) };
  }),

  /** Takes back the latest dispatch or return of a job, for a while after it. */
  undo: procedure.editor.input(z.object({ id: z.uuid(), movement: z.uuid() })).mutation(async ({ ctx, input }) => {
    await undoMovement(ctx.service, ctx.companyId, input.id, input.movement, actorOf(ctx));
  }),
});

function detailsOf(ctx: MemberContext, { on, units }: z.infer<typeof movement>) {
  const chosen = new Map<string, number>();
  for (const { item, units: count } of units) chosen.set(item, (chosen.get(item) ?? 0) + count);
  return { on, units: chosen, actor: actorOf(ctx) };
}

async function undoOf(ctx: MemberContext, id: string): Promise<string | null> {
  return (await openJob(ctx.service, ctx.companyId, id)).undo?.id ?? null;
}
