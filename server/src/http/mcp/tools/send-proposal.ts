import { proposalSummarySchema } from '@showbill/contract';
import { z } from 'zod';
import { changeProposal, presentSummary } from '../../../proposals/index.ts';
import { requireConfirmed } from '../confirmation.ts';
import { foreseenSending } from '../foreseen-sending.ts';
import { defineTool } from '../tool.ts';
import { proposalId } from './arguments.ts';

export const sendProposal = defineTool({
  name: 'send_proposal',
  title: 'Send a proposal to the client',
  description:
    'Sends what preview_sending showed, once the user has agreed: an email to the client, and stock held provisionally. Refused where ' +
    'anything changed since: then preview again.',
  input: z.strictObject({
    id: proposalId,
    confirmation: z.string().max(1000).meta({ description: 'From preview_sending; ten minutes, for this key.' }),
  }),
  output: proposalSummarySchema
    .pick({ id: true, number: true, status: true, valid_until: true, sent_at: true, share_url: true })
    .extend({ sent_to: z.string().nullable() }),
  hints: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: true },
  async run(call, { id, confirmation }) {
    const { context, account } = call;
    const { shown } = await foreseenSending(call, id);
    requireConfirmed(call, confirmation, shown);
    const { version, revision, recipient } = shown;
    const { proposal } = await changeProposal(context, account.companyId, id, 'send', {
      version,
      revision,
      recipient,
      actor: await call.actor(),
    });
    return { ...presentSummary(proposal, context.publicUrl), sent_to: recipient };
  },
});
