import type { FastifyInstance } from 'fastify';
import type { Context } from '../../platform/context.ts';
import { findSharedProposal } from '../../proposals/index.ts';
import { pageHeaders } from '../page-headers.ts';
import { invalidLinkPage, STYLE_SOURCE } from './page.ts';
import { proposalPage } from './proposal-page.ts';

const HEADERS = {
  ...pageHeaders({ style: STYLE_SOURCE }),
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
};

/** GET /p/{token}: the client's view, a page that needs no script and no key but its address. */
export function registerShare(app: FastifyInstance, context: Context): void {
  app.get<{ Params: { token: string } }>('/p/:token', { schema: { hide: true } }, async (request, reply) => {
    const shared = await findSharedProposal(context, request.params.token);
    reply.headers(HEADERS);
    return shared === null ? reply.code(404).send(invalidLinkPage()) : reply.send(proposalPage(shared));
  });
}
