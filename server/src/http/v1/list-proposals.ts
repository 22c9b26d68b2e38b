import { listProposalsQuery, type ProposalListBody, proposalListSchema } from '@showbill/contract';
import type { Context } from '../../platform/context.ts';
import { findProposals, presentSummary } from '../../proposals/index.ts';
import type { TypedApp } from '../typed-app.ts';
import { accountOf, quotaOf } from './authenticate.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { refusals } from './refusals.ts';

/** GET /v1/proposals: newest first, without lines. */
export function registerListProposals(app: TypedApp, context: Context): void {
  const schema = {
    operationId: 'listProposals',
    summary: 'List proposals',
    description: 'Newest first, without line items. Poll with `since` set to the newest created_at that you have seen.',
    tags: ['Proposals'],
    querystring: listProposalsQuery,
    response: { 200: proposalListSchema.describe('A page of the list.'), ...refusals([]) },
  };
  app.get('/proposals', { schema }, async (request, reply) => {
    const { companyId } = accountOf(request);
    const { since, status, limit, cursor } = request.query;
    const after = cursor === undefined ? undefined : readCursor(context.secrets, companyId, cursor);
    const { proposals, hasMore } = await findProposals(context, companyId, { since, status, after, limit });
    const last = proposals.at(-1);
    const body: ProposalListBody = {
      data: proposals.map((proposal) => presentSummary(proposal, context.publicUrl)),
      count: proposals.length,
      has_more: hasMore,
      next_cursor: hasMore && last !== undefined ? writeCursor(context.secrets, companyId, last) : null,
      quota: quotaOf(request),
    };
    return reply.send(body);
  });
}
