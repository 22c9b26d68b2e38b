import { proposalSchema } from '@showbill/contract';
import { z } from 'zod';
import { confirm, type Shown } from '../confirmation.ts';
import { foreseenSending } from '../foreseen-sending.ts';
import { readForEditing } from '../shown-proposal.ts';
import { defineTool, READS, type ToolCall } from '../tool.ts';
import { proposalId } from './arguments.ts';

export const previewSending = defineTool({
  name: 'preview_sending',
  title: 'Preview what would be sent',
  description:
    'Shows the email that sending a proposal would write, to whom, and what to look at first. Sends nothing. Show it to the user; only ' +
    'when they agree, call send_proposal with the confirmation.',
  input: z.strictObject({ id: proposalId }),
  output: proposalSchema.pick({ id: true, number: true, currency: true, total: true, valid_until: true }).extend({
    to: z.string().nullable(),
    subject: z.string(),
    text: z.string(),
    warnings: z.array(z.string()),
    confirmation: z.string(),
    expires_at: z.string(),
  }),
  hints: READS,
  async run(call, { id }) {
    const { shown, sending } = await foreseenSending(call, id);
    const { proposal, company } = sending;
    const { confirmation, expiresAt } = confirm(call, shown);
    const isTaxUndecided = !company.taxDecided && proposal.sentAt === null;
    const byOwner = sending.isBelow ? sending.appUrl : null;
    return {
      id: proposal.id,
      number: proposal.number,
      currency: proposal.currency,
      total: shown.total,
      valid_until: shown.validUntil,
      to: shown.recipient,
      subject: shown.subject,
      text: shown.text,
      warnings: await warningsOf(call, shown, { isTaxUndecided, byOwner }),
      confirmation,
      expires_at: expiresAt.toISOString(),
    };
  },
});

/** What a person would see beside the button. */
async function warningsOf(
  call: ToolCall,
  { id, recipient }: Shown,
  { isTaxUndecided, byOwner }: { readonly isTaxUndecided: boolean; readonly byOwner: string | null },
): Promise<string[]> {
  const { line_items: lines, questions, unmet } = await readForEditing(call, id);
  const short = lines.filter(({ shortages }) => shortages.length > 0);
  return [
    ...(byOwner === null
      ? []
      : [`Only an owner of the company can send this one, at ${byOwner}: send_proposal is refused.`]),
    ...mailWarnings(call, recipient),
    ...(isTaxUndecided ? ['The company has not decided yet which tax it charges.'] : []),
    ...(questions.length > 0 ? [`Open questions: ${questions.length}.`] : []),
    ...(unmet.length > 0 ? [`Asked for and not in the catalogue: ${unmet.join('; ')}.`] : []),
    ...(short.length > 0 ? [`More than is free on its days: ${short.map(({ name }) => name).join('; ')}.`] : []),
  ];
}

/** Why what is shown does not reach anybody. */
function mailWarnings({ context, account }: ToolCall, recipient: string | null): string[] {
  if (recipient === null) return ['No client with an email address: it is marked as sent and no email goes out.'];
  if (account.companyId !== account.ownerId) return ['This is a test key: it is marked as sent and no email goes out.'];
  return context.config.mail === null ? ['This server has no mail server: the email is kept, not delivered.'] : [];
}
