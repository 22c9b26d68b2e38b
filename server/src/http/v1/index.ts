import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/errors.ts';
import type { GenerationContext } from '../../proposals/index.ts';
import { authenticate } from './authenticate.ts';
import { registerCreateProposal } from './create-proposal.ts';
import { registerGetProposal } from './get-proposal.ts';
import { registerListProposals } from './list-proposals.ts';
import { registerMe } from './me.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** What each address of the public API takes; anything else there is method_not_allowed. */
const ALLOWED = {
  '/proposals': ['GET', 'HEAD', 'POST'],
  '/proposals/:id': ['GET', 'HEAD'],
  '/me': ['GET', 'HEAD'],
} as const satisfies Record<string, readonly (typeof METHODS)[number][]>;

/** The public API, under /v1: every request carries a key. */
export function registerV1(app: FastifyInstance, context: GenerationContext): void {
  app.register(
    async (v1) => {
      v1.addHook('onRequest', authenticate(context));
      registerCreateProposal(v1, context);
      registerGetProposal(v1, context);
      registerListProposals(v1, context);
      registerMe(v1);
      for (const [url, allowed] of Object.entries(ALLOWED)) refuseOtherMethods(v1, url, allowed);
      v1.setNotFoundHandler((request) => {
        throw new AppError('not_found', `there is nothing at ${request.method} ${request.url.split('?')[0]}`);
      });
    },
    { prefix: '/v1' },
  );
}

function refuseOtherMethods(v1: FastifyInstance, url: string, allowed: readonly string[]): void {
  v1.route({
    method: METHODS.filter((method) => !allowed.includes(method)),
    url,
    schema: { hide: true },
    handler: (request, reply) => {
      const list = allowed.join(', ');
      reply.header('allow', list);
      throw new AppError('method_not_allowed', `${request.method} is not possible here: use ${list}`);
    },
  });
}
