import { day, note, proposalSearch, text } from '@showbill/contract';
import { z } from 'zod';
import { getCompany } from '../../../accounts/index.ts';
import { dayIn } from '../../../platform/clock.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Tx } from '../../../platform/db.ts';
import {
  addFollowUp,
  assignProposal,
  changeFollowUp,
  changeSalesSettings,
  finishFollowUp,
  listTags,
  readBoard,
  readKeptLines,
  readSales,
  readSalesReport,
  readSalesSettings,
  removeFollowUp,
  removeTag,
  renameTag,
  type ReportRange,
  setOutcome,
  tagProposal,
  untagProposal,
} from '../../../proposals/index.ts';
import type { MemberContext } from '../context.ts';
import { procedure, router } from '../procedures.ts';
import { actorOf } from './actor.ts';
import { knowsCosts } from './knows-costs.ts';
import { marksOf, outcomeInput, presentBoard, presentKeptLines, presentReport, presentSales } from './sales-present.ts';

const id = z.uuid('must be an id');
const one = z.object({ id });
const tagName = text(40);
const followUp = { due_on: day, note: note(500) };
const reasons = z.array(text(100)).max(30, 'must hold at most 30 reasons').optional();
const range = z.object({ from: day, to: day });
const REPORT_DAYS = 1100;

export const sales = router({
  /** Whose a proposal is, its tags, its follow-ups, and why it was won or lost. */
  get: procedure.viewer.input(z.object({ id: z.string() })).query(async ({ ctx, input }) => {
    const found = await ctx.inCompany(async (tx) => readSales(tx, ctx.companyId, input.id, await todayOf(ctx, tx)));
    return presentSales(found);
  }),

  assign: procedure.editor.input(z.object({ id, owner: id.nullable() })).mutation(({ ctx, input }) => {
    const given = { ownerId: input.owner, actor: actorOf(ctx), now: ctx.service.clock.now() };
    return ctx.inCompany((tx) => assignProposal(tx, ctx.companyId, input.id, given));
  }),

  tags: procedure.viewer.query(({ ctx }) => ctx.inCompany((tx) => listTags(tx, ctx.companyId))),

  tag: procedure.editor
    .input(z.object({ id, name: tagName }))
    .mutation(({ ctx, input }) => ctx.inCompany((tx) => tagProposal(tx, ctx.companyId, input.id, input.name))),

  untag: procedure.editor
    .input(z.object({ id, tag: id }))
    .mutation(({ ctx, input }) => ctx.inCompany((tx) => untagProposal(tx, ctx.companyId, input.id, input.tag))),

  renameTag: procedure.editor
    .input(z.object({ id, name: tagName }))
    .mutation(({ ctx, input }) => ctx.inCompany((tx) => renameTag(tx, ctx.companyId, input.id, input.name))),

  removeTag: procedure.editor
    .input(one)
    .mutation(({ ctx, input }) => ctx.inCompany((tx) => removeTag(tx, ctx.companyId, input.id))),

  /** `id`: the proposal's. */
  addFollowUp: procedure.editor.input(z.object({ id, ...followUp })).mutation(async ({ ctx, input }) => {
    const given = { dueOn: input.due_on, note: input.note ?? null, by: ctx.user.name, now: ctx.service.clock.now() };
    return { id: await ctx.inCompany((tx) => addFollowUp(tx, ctx.companyId, input.id, given)) };
  }),

  changeFollowUp: procedure.editor.input(z.object({ id, ...followUp })).mutation(({ ctx, input }) => {
    const change = { dueOn: input.due_on, note: input.note ?? null };
    return ctx.inCompany((tx) => changeFollowUp(tx, ctx.companyId, input.id, change));
  }),

  finishFollowUp: procedure.editor.input(z.object({ id, done: z.boolean() })).mutation(({ ctx, input }) => {
    const given = { done: input.done, by: ctx.user.name, now: ctx.service.clock.now() };
    return ctx.inCompany((tx) => finishFollowUp(tx, ctx.companyId, input.id, given));
  }),

  removeFollowUp: procedure.editor
    .input(one)
    .mutation(({ ctx, input }) => ctx.inCompany((tx) => removeFollowUp(tx, ctx.companyId, input.id))),

  /** Of one that is accepted, declined or expired. */
  setOutcome: procedure.editor.input(one.extend(outcomeInput.shape)).mutation(({ ctx, input }) =>
    ctx.inCompany(async (tx) => {
      const outcome = { reason: input.reason ?? null, note: input.note ?? null };
      const given = { outcome, actor: actorOf(ctx), today: await todayOf(ctx, tx), now: ctx.service.clock.now() };
      return setOutcome(tx, ctx.companyId, input.id, given);
    }),
  ),

  settings: procedure.viewer.query(async ({ ctx }) => {
    const { wonReasons, lostReasons, expiryDays } = await ctx.inCompany((tx) => readSalesSettings(tx, ctx.companyId));
    return { won_reasons: [...wonReasons], lost_reasons: [...lostReasons], expiry_days: expiryDays };
  }),

  /** An empty list of reasons brings the usual ones back. */
  changeSettings: procedure.editor
    .input(
      z.object({
        won_reasons: reasons,
        lost_reasons: reasons,
        expiry_days: z.int().min(1).max(60, 'must be 1 to 60 days').optional(),
      }),
    )
    .mutation(({ ctx, input: { won_reasons: won, lost_reasons: lost, expiry_days: days } }) => {
      const change = {
        ...(won !== undefined && { wonReasons: won }),
        ...(lost !== undefined && { lostReasons: lost }),
        ...(days !== undefined && { expiryDays: days }),
      };
      return ctx.inCompany((tx) => changeSalesSettings(tx, ctx.companyId, change));
    }),

  board: procedure.viewer
    .input(proposalSearch.pick({ text: true, client_id: true, owner_id: true, tag_id: true, from: true, to: true }))
    .query(({ ctx, input }) =>
      ctx.inCompany(async (tx) => {
        const board = await readBoard(tx, ctx.companyId, input, ctx.service.clock.now());
        const ids = board.columns.flatMap(({ cards }) => cards.map((card) => card.id));
        return presentBoard(board, await marksOf(tx, ctx.companyId, ids));
      }),
    ),

  /** What was sent, won and lost from one day to another, both inclusive. */
  report: procedure.viewer
    .input(range)
    .query(async ({ ctx, input }) =>
      presentReport(
        await readSalesReport(ctx.service, ctx.companyId, checkedRange(input), { withMargins: knowsCosts(ctx) }),
        { knowsCosts: knowsCosts(ctx) },
      ),
    ),

  /** How much of the drafts of those weeks people left as it was, by the day of their creation, both inclusive. */
  keptLines: procedure.editor
    .input(range)
    .query(async ({ ctx, input }) =>
      presentKeptLines(await readKeptLines(ctx.service, ctx.companyId, checkedRange(input))),
    ),
});

/** Throws `invalid_request` for days that are no range, or too many. */
function checkedRange({ from, to }: ReportRange): ReportRange {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
  if (days < 0) throw new AppError('invalid_request', (texts) => texts.sales.daysTurned, { param: 'to' });
  if (days > REPORT_DAYS) throw new AppError('invalid_request', (texts) => texts.sales.tooManyDays, { param: 'to' });
  return { from, to };
}

async function todayOf({ service, companyId }: MemberContext, tx: Tx): Promise<string> {
  const { timeZone } = await getCompany(tx, companyId);
  return dayIn(timeZone, service.clock.now());
}
