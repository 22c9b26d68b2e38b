import { createScopesOfKeys } from '../../accounts/index.ts';
import { createAnswers, type GenerationContext } from '../../proposals/index.ts';
import type { WebhookContext } from '../../webhooks/index.ts';
import { compressLong } from '../compress.ts';
import { readWhileAsked } from '../hang-up.ts';
import { refuseUnserved } from '../methods.ts';
import type { TypedApp } from '../typed-app.ts';
import { authenticate, type Gate } from './authenticate.ts';
import { registerAvailability } from './availability.ts';
import { registerCreateProposal } from './create-proposal.ts';
import { registerCreateWebhook } from './create-webhook.ts';
import { registerDeleteWebhook } from './delete-webhook.ts';
import { registerGetProposal } from './get-proposal.ts';
import { registerListProposals } from './list-proposals.ts';
import { registerMe } from './me.ts';

/** The public API, under /v1: every request carries a key. */
export function registerV1(app: TypedApp, context: GenerationContext & WebhookContext, gate: Gate): void {
  const answers = createAnswers(context);
  const hasScope = createScopesOfKeys(context);
  app.register(
    async (v1) => {
      v1.addHook('onRequest', authenticate(gate));
      v1.addHook('preHandler', readWhileAsked);
      v1.addHook('onSend', compressLong);
      registerCreateProposal(v1, context, hasScope);
      registerGetProposal(v1, answers, hasScope);
      registerListProposals(v1, context.secrets, answers);
      registerAvailability(v1, context);
      registerMe(v1);
      registerCreateWebhook(v1, context);
      registerDeleteWebhook(v1, context);
      v1.setNotFoundHandler((request, reply) => refuseUnserved(request, reply, app.served));
    },
    { prefix: '/v1' },
  );
}
