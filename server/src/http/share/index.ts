import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/errors.ts';
import { changeProposal, findSharedProposal, type LifeContext, type SharedProposal } from '../../proposals/index.ts';
import { pageHeaders } from '../page-headers.ts';
import { invalidLinkPage, STYLE_SOURCE } from './page.ts';
import { proposalPage } from './proposal-page.ts';

const HEADERS = {
  ...pageHeaders({ style: STYLE_SOURCE }),
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
};

/** GET /p/{token}: the client's view, a page that needs no script and no key but its address. */
export function registerShare(app: FastifyInstance, context: LifeContext): void {
  app.get<{ Params: { token: string } }>('/p/:token', { schema: { hide: true } }, async (request, reply) => {
    const shared = await findSharedProposal(context, request.params.token);
    reply.headers(HEADERS);
    if (shared === null) return reply.code(404).send(invalidLinkPage());
    if (isLook(request)) await noteFirstView(context, shared);
    return reply.send(proposalPage(shared));
  });
}

/** Whether somebody looks: not a program that asks what is there, nor a browser that loads ahead. */
function isLook({ method, headers }: FastifyRequest): boolean {
  const purpose = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].map((name) => headers[name] ?? '').join(' ');
  return method === 'GET' && !/prefetch|prerender|preview/i.test(purpose);
}

async function noteFirstView(context: LifeContext, { company, proposal }: SharedProposal): Promise<void> {
  if (proposal.status !== 'sent' || proposal.viewedAt !== null) return;
  try {
    await changeProposal(context, company.id, proposal.id, 'view', { by: 'client', actor: { kind: 'client' } });
  } catch (error) {
    // it was decided or taken back between reading and noting
    if (!(error instanceof AppError) || error.code !== 'conflict') throw error;
  }
}
