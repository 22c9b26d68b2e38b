import { createProposalRequest } from '@showbill/contract';
import { z } from 'zod';
import type { Progress } from '../../../generation/index.ts';
import { forCompany } from '../../../platform/tenancy.ts';
import { checkCurrency, createProposal as create } from '../../../proposals/index.ts';
import { idempotently } from '../../idempotently.ts';
import { outlinedProposal, readForEditing, shownProposal } from '../shown-proposal.ts';
import { defineTool, type ToolCall } from '../tool.ts';

const { event, title, client, client_id, currency } = createProposalRequest.shape;

const input = z
  .strictObject({
    ...event.shape,
    title,
    client,
    client_id,
    currency,
    idempotency_key: z
      .string()
      .min(1)
      .max(255)
      .optional()
      .meta({ description: 'A repeated call with the same key and arguments makes no second proposal.' }),
  })
  .refine(({ client: made, client_id: known }) => made === undefined || known === undefined, {
    path: ['client_id'],
    error: 'must not be sent together with client: send one of the two',
  });

export const createProposal = defineTool({
  name: 'create_proposal',
  title: 'Draft a proposal',
  description:
    "Drafts a costed proposal from the client's brief, given whole and in their words. Uses one of the month's allowance; takes up to " +
    '80 seconds. Nothing is sent to anybody.',
  input,
  output: shownProposal,
  outline: outlinedProposal,
  hints: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
  async run(call, { idempotency_key: key, ...wanted }) {
    const { context, account } = call;
    const { companyId } = account;
    if (wanted.currency !== undefined && wanted.currency !== account.currency) {
      const asked = wanted.currency;
      await forCompany(context.db, companyId, (tx) => checkCurrency(tx, companyId, account.currency, asked));
    }
    const body = bodyOf(wanted);
    // under the name that the public API keeps its own by: a key is good for either
    const { text } = await idempotently(
      context,
      { companyId, key, body, param: 'idempotency_key' },
      'create_proposal',
      async (claim) => {
        const { client_id: clientId, ...rest } = body;
        return create(
          context,
          companyId,
          { ...rest, clientId },
          { actor: await call.actor(), claim, report: telling(call) },
        );
      },
    );
    return readForEditing(call, made.parse(JSON.parse(text)).id);
  },
});

const made = z.object({ id: z.uuid() });

/** As the public API takes it. */
function bodyOf({
  description,
  date,
  venue,
  attendees,
  days,
  ...rest
}: Omit<z.output<typeof input>, 'idempotency_key'>) {
  return { event: { description, date, venue, attendees, days }, ...rest };
}

/** Tells each stage once, and how many lines there are. */
function telling({ tell }: ToolCall) {
  let told = '';
  return ({ stage, lines }: Progress): void => {
    const message = lines.length === 0 ? stage : `${stage}: ${lines.length} lines`;
    if (message !== told) tell(message);
    told = message;
  };
}
