import { proposalSearch, proposalSummarySchema } from '@showbill/contract';
import { z } from 'zod';
import { forCompany } from '../../../platform/tenancy.ts';
import { presentSummary, searchProposals } from '../../../proposals/index.ts';
import { defineTool, READS } from '../tool.ts';

const { text, statuses, from, to, cursor, limit } = proposalSearch.shape;

export const listProposals = defineTool({
  name: 'list_proposals',
  title: 'Find proposals',
  description: 'Proposals, newest first, without lines; narrowed by words, status or the first day of the event.',
  input: z.strictObject({
    text: text.meta({ description: 'Words in number, title, client or venue.' }),
    statuses,
    from,
    to,
    limit: limit.unwrap().default(10),
    cursor: cursor.meta({ description: 'next_cursor of the page before.' }),
  }),
  output: z.object({
    data: z.array(
      proposalSummarySchema.pick({
        id: true,
        number: true,
        status: true,
        title: true,
        client: true,
        currency: true,
        total: true,
        valid_until: true,
        created_at: true,
        app_url: true,
      }),
    ),
    next_cursor: z.string().nullable(),
  }),
  hints: READS,
  run: ({ context, account: { companyId } }, search) =>
    forCompany(context.db, companyId, async (tx) => {
      const { proposals, nextCursor } = await searchProposals(tx, companyId, search, context);
      return {
        data: proposals.map((proposal) => presentSummary(proposal, context.publicUrl)),
        next_cursor: nextCursor,
      };
    }),
});
