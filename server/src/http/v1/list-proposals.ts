import { type ListProposalsQuery, listProposalsQuery, proposalListSchema } from '@showbill/contract';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Secrets } from '../../platform/secrets.ts';
import { type Answers, alongForPage } from '../../proposals/index.ts';
import type { TypedApp } from '../typed-app.ts';
import { accountOf, quotaOf } from './authenticate.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { refusals } from './refusals.ts';
import { sendJson } from './send-json.ts';

/** Characters of pages that are kept: some 300 of 25. */
const MOST_WRITTEN = 8_000_000;

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
  // a page is as its stamps say
  const written = new LRUCache<string, string>({ maxSize: MOST_WRITTEN, sizeCalculation: ({ length }) => length });

  /** All of an answer but the quota, which comes last. */
  async function write(
    companyId: string,
    query: ListProposalsQuery,
    along: string | null | undefined,
  ): Promise<string> {
    const { since, status, limit, cursor } = query;
    const after = cursor === undefined ? undefined : readCursor(secrets, companyId, cursor);
    const { summaries, hasMore, last } = await answers.ofPage(companyId, { since, status, after, limit }, along);
    const rest = {
      count: summaries.length,
      has_more: hasMore,
      next_cursor: hasMore && last !== undefined ? writeCursor(secrets, companyId, last) : null,
    };
    return `{"data":[${summaries.join(',')}],${JSON.stringify(rest).slice(1, -1)}`;
  }

  app.get('/proposals', { schema, config }, async (request, reply) => {
    const { along, query } = request;
    const { companyId } = accountOf(request);
    const key = along ? `${companyId} ${query.limit} ${along}` : null;
    const text = (key === null ? undefined : written.get(key)) ?? (await write(companyId, query, along));
    if (key !== null) written.set(key, text);
    return sendJson(reply, `${text},"quota":${JSON.stringify(quotaOf(request))}}`);
  });
}
