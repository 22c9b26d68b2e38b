import { listProposalsQuery, proposalListSchema } from '@showbill/contract';
import type { FastifyRequest } from 'fastify';
import type { Secrets } from '../../platform/secrets.ts';
import { type Answers, alongForPage } from '../../proposals/index.ts';
import type { TypedApp } from '../typed-app.ts';
import { accountOf, quotaOf } from './authenticate.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { refusals } from './refusals.ts';
import { sendJson } from './send-json.ts';

/** GET /v1/proposals: newest first, without lines. */
export function registerListProposals(app: TypedApp, secrets: Secrets, answers: Answers): void {
  const schema = {
    operationId: 'listProposals',
    summary: 'List proposals',
    description: 'Newest first, without line items. Poll with `since` set to the newest created_at that you have seen.',
    tags: ['Proposals'],
    querystring: listProposalsQuery,
    response: { 200: proposalListSchema.describe('A page of the list.'), ...refusals([]) },
  };
  const config = {
    along: (request: FastifyRequest) => {
      const asked = listProposalsQuery.safeParse(request.query);
      // a cursor is sealed for its company, which is known later
      const isPlain = asked.success && asked.data.cursor === undefined && asked.data.status === undefined;
      return isPlain ? alongForPage(asked.data) : undefined;
    },
  };
  app.get('/proposals', { schema, config }, async (request, reply) => {
    const { companyId } = accountOf(request);
    const { since, status, limit, cursor } = request.query;
    const after = cursor === undefined ? undefined : readCursor(secrets, companyId, cursor);
    const { summaries, hasMore, last } = await answers.ofPage(
      companyId,
      { since, status, after, limit },
      request.along,
    );
    const rest = {
      count: summaries.length,
      has_more: hasMore,
      next_cursor: hasMore && last !== undefined ? writeCursor(secrets, companyId, last) : null,
      quota: quotaOf(request),
    };
    return sendJson(reply, `{"data":[${summaries.join(',')}],${JSON.stringify(rest).slice(1)}`);
  });
}
