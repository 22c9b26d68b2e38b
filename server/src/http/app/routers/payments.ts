import { newPayment, paymentTerms } from '@showbill/contract';
import { z } from 'zod';
import { getCompany } from '../../../accounts/index.ts';
import {
  changeDefaultTerms,
  listProposalsInQuestion,
  readDefaultTerms,
  readReminderDays,
  setPaysOnline,
  setReminderDays,
} from '../../../payments/index.ts';
import { dayIn } from '../../../platform/clock.ts';
import { toMajor } from '../../../platform/money/index.ts';
import {
  decideNotice,
  type DuePayment,
  listDuePayments,
  recordPayment,
  takeBackPayment,
} from '../../../proposals/index.ts';
import { procedure, router } from '../procedures.ts';
import { actorOf } from './actor.ts';

const id = z.uuid('must be an id');
const MOST_DAYS = 3660;
const reminderDays = z.int().min(1).max(60);

export const payments = router({
  settings: procedure.viewer.query(({ ctx: { service, companyId, inCompany } }) =>
    inCompany(async (tx) => ({
      payment_terms: await readDefaultTerms(tx, companyId),
      /** Null: the operator has set up no way to pay by a link. */
      pays_online: service.config.stripe === null ? null : (await getCompany(tx, companyId)).paysOnline,
      /** Null: clients are not reminded. */
      reminder_days: await readReminderDays(tx, companyId),
    })),
  ),

  /** How many days before and after the day of a payment its client is reminded; null: never. */
  setReminders: procedure.editor
    .input(z.object({ reminder_days: reminderDays.nullable() }))
    .mutation(({ ctx: { companyId, inCompany }, input }) =>
      inCompany((tx) => setReminderDays(tx, companyId, input.reminder_days)),
    ),

  /** What new proposals begin with. */
  changeTerms: procedure.editor
    .input(z.object({ payment_terms: paymentTerms.nullable() }))
    .mutation(({ ctx: { companyId, inCompany }, input }) =>
      inCompany((tx) => changeDefaultTerms(tx, companyId, input.payment_terms)),
    ),

  /** Whether clients are offered a link by which they pay: it decides where their money goes. */
  setOnline: procedure.owner
    .input(z.object({ is_on: z.boolean() }))
    .mutation(({ ctx: { companyId, inCompany }, input }) =>
      inCompany((tx) => setPaysOnline(tx, companyId, input.is_on)),
    ),

  /** `id`: the proposal's. */
  record: procedure.editor
    .input(z.object({ id, ...newPayment.shape }))
    .mutation(({ ctx, input: { id: proposal, ...payment } }) =>
      recordPayment(ctx.service, ctx.companyId, proposal, payment, actorOf(ctx)),
    ),

  undo: procedure.editor
    .input(z.object({ id, payment: id }))
    .mutation(({ ctx, input }) => takeBackPayment(ctx.service, ctx.companyId, input.id, input.payment, actorOf(ctx))),

  /** About money that Stripe told of and that is not what was due. */
  decide: procedure.editor
    .input(z.object({ id, event_id: z.string().max(255), record: z.boolean() }))
    .mutation(({ ctx, input: { id: proposal, event_id: eventId, record } }) =>
      decideNotice(ctx.service, ctx.companyId, proposal, { eventId, record }, actorOf(ctx)),
    ),

  /** What is due and overdue over all proposals, and where somebody has to decide; `within` so many days, null: all. */
  due: procedure.viewer
    .input(z.object({ within: z.int().min(0).max(MOST_DAYS).nullable() }))
    .query(({ ctx: { service, companyId, inCompany }, input }) =>
      inCompany(async (tx) => {
        const { timeZone } = await getCompany(tx, companyId);
        const today = dayIn(timeZone, service.clock.now());
        const due = await listDuePayments(tx, companyId, { within: input.within, today });
        return { today, rows: due.map(presentDue), questioned: await listProposalsInQuestion(tx, companyId) };
      }),
    ),
});

function presentDue({ proposal, client, row }: DuePayment) {
  const { currency } = proposal;
  return {
    proposal: {
      id: proposal.id,
      number: proposal.number,
      title: proposal.title,
      event_date: proposal.eventDate,
    },
    client,
    currency,
    position: row.position,
    kind: row.kind,
    ordinal: row.ordinal,
    due: row.due,
    due_on: row.dueOn,
    amount: toMajor(row.amount, currency),
    paid: toMajor(row.paid, currency),
    open: toMajor(row.amount - row.paid, currency),
    state: row.state,
  };
}
