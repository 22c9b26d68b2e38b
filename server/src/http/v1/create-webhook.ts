import { type CreatedWebhookBody, createdWebhookSchema, createWebhookRequest } from '@showbill/contract';
import { finishClaim } from '../../platform/idempotency.ts';
import type { Tx } from '../../platform/db.ts';
import { forCompany } from '../../platform/tenancy.ts';
import { checkAddress, checkAddressText, createWebhook, type WebhookContext } from '../../webhooks/index.ts';
import type { TypedApp } from '../typed-app.ts';
import { actorOf } from './actor.ts';
import { accountOf, quotaOf } from './authenticate.ts';
import { idempotencyHeaders, onceForKey, sendCreated } from './idempotency.ts';
import { refusals } from './refusals.ts';

/** POST /v1/webhooks: subscribes an address to events. */
export function registerCreateWebhook(app: TypedApp, context: WebhookContext): void {
  const schema = {
    operationId: 'createWebhook',
    summary: 'Subscribe to events',
    description:
      'Events are sent to the url as POST requests, signed as Standard Webhooks 1.0.0 says. ' +
      'The signing secret appears in this answer only.',
    tags: ['Webhooks'],
    headers: idempotencyHeaders,
    body: createWebhookRequest,
    response: {
      201: createdWebhookSchema.describe('The subscription, with its signing secret.'),
      ...refusals(['scope_required', 'conflict']),
    },
  };
  app.post('/webhooks', { schema }, async (request, reply) => {
    const { companyId } = accountOf(request);
    const { url, events } = request.body;
    checkAddressText(context, url);
    const answer = await onceForKey(context, request, 'create_webhook', async (claim) => {
      await checkAddress(context, url);
      const actor = await actorOf(context, request);
      const create = async (tx: Tx) => {
        const { webhook, signingSecret } = await createWebhook(context, tx, companyId, { url, events });
        const body: CreatedWebhookBody = {
          id: webhook.id,
          url: webhook.url,
          events: [...webhook.events],
          created_at: webhook.createdAt.toISOString(),
          signing_secret: signingSecret,
          quota: quotaOf(request),
        };
        await finishClaim(context, tx, claim, body);
        return body;
      };
      return forCompany(context.db, companyId, create, actor);
    });
    return sendCreated(reply, answer);
  });
}
