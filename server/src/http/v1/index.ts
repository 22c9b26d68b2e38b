import { AppError } from '../../platform/errors.ts';
import type { GenerationContext } from '../../proposals/index.ts';
import type { WebhookContext } from '../../webhooks/index.ts';
import type { TypedApp } from '../typed-app.ts';
import { authenticate } from './authenticate.ts';
import { registerAvailability } from './availability.ts';
import { registerCreateProposal } from './create-proposal.ts';
import { registerCreateWebhook } from './create-webhook.ts';
import { registerDeleteWebhook } from './delete-webhook.ts';
import { registerGetProposal } from './get-proposal.ts';
import { registerListProposals } from './list-proposals.ts';
import { registerMe } from './me.ts';

/** The addresses of the public API and what each takes; anything else there is method_not_allowed. */
const ADDRESSES = [
  { path: /^\/v1\/proposals$/, allow: 'GET, HEAD, POST' },
  { path: /^\/v1\/proposals\/[^/]+$/, allow: 'GET, HEAD' },
  { path: /^\/v1\/inventory\/availability$/, allow: 'GET, HEAD' },
  { path: /^\/v1\/webhooks$/, allow: 'POST' },
  { path: /^\/v1\/webhooks\/[^/]+$/, allow: 'DELETE' },
  { path: /^\/v1\/me$/, allow: 'GET, HEAD' },
] as const;

/** The public API, under /v1: every request carries a key. */
export function registerV1(app: TypedApp, context: GenerationContext & WebhookContext): void {
  app.register(
    async (v1) => {
      v1.addHook('onRequest', authenticate(context));
      registerCreateProposal(v1, context);
      registerGetProposal(v1, context);
      registerListProposals(v1, context);
      registerAvailability(v1, context);
      registerMe(v1);
      registerCreateWebhook(v1, context);
      registerDeleteWebhook(v1, context);
      v1.setNotFoundHandler((request, reply) => {
        const path = (request.url.split('?')[0] ?? '').slice(app.prefix.length);
        const address = ADDRESSES.find((known) => known.path.test(path));
        if (address === undefined) throw new AppError('not_found', `there is nothing at ${request.method} ${path}`);
        reply.header('allow', address.allow);
        throw new AppError('method_not_allowed', `${request.method} is not possible here: use ${address.allow}`);
      });
    },
    { prefix: '/v1' },
  );
}
