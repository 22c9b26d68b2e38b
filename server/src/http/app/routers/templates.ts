import { ATTENDEES_LIMIT, count, DAYS_LIMIT, day, NAME_LIMIT, text, VENUE_LIMIT } from '@showbill/contract';
import { z } from 'zod';
import { getCompany } from '../../../accounts/index.ts';
import { dayIn } from '../../../platform/clock.ts';
import {
  listProposalTemplates,
  makeFromTemplate,
  removeProposalTemplate,
  renameProposalTemplate,
  saveProposalTemplate,
} from '../../../proposals/index.ts';
import { procedure, router } from '../procedures.ts';
import { actorOf } from './actor.ts';

const id = z.uuid('must be an id');
const name = text(80);

/** Proposals that are kept to make others from. */
export const templates = router({
  list: procedure.viewer.query(({ ctx }) => ctx.inCompany((tx) => listProposalTemplates(tx, ctx.companyId))),

  /** `id`: the proposal's. */
  save: procedure.editor.input(z.object({ id, name, replace: z.boolean().default(false) })).mutation(({ ctx, input }) =>
    ctx.inCompany(async (tx) => {
      const now = ctx.service.clock.now();
      const today = dayIn((await getCompany(tx, ctx.companyId)).timeZone, now);
      const { name: called, replace } = input;
      return { id: await saveProposalTemplate(tx, ctx.companyId, input.id, { name: called, replace, today, now }) };
    }),
  ),

  rename: procedure.editor
    .input(z.object({ id, name }))
    .mutation(({ ctx, input }) =>
      ctx.inCompany((tx) => renameProposalTemplate(tx, ctx.companyId, input.id, input.name)),
    ),

  remove: procedure.editor
    .input(z.object({ id }))
    .mutation(({ ctx, input }) => ctx.inCompany((tx) => removeProposalTemplate(tx, ctx.companyId, input.id))),

  /** A draft of it at the prices of today's catalogue. */
  make: procedure.editor
    .input(
      z.object({
        id,
        title: text(NAME_LIMIT).optional(),
        date: day.optional(),
        venue: text(VENUE_LIMIT).optional(),
        attendees: count(ATTENDEES_LIMIT).optional(),
        days: count(DAYS_LIMIT).optional(),
        client_id: id.optional(),
      }),
    )
    .mutation(async ({ ctx, input: { id: templateId, client_id: clientId, ...event } }) => {
      const wanted = { ...event, clientId };
      const { proposal } = await makeFromTemplate(ctx.service, ctx.companyId, templateId, wanted, actorOf(ctx));
      return { id: proposal.id, number: proposal.number };
    }),
});
