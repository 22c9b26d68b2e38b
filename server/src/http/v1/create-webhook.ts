import {
  type CreatedWebhookBody,
  type CreateWebhookRequest,
  createdWebhookSchema,
  createWebhookRequest,
} from '@showbill/contract';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { forCompany } from '../../platform/tenancy.ts';
import { checkAddress, checkAddressText, createWebhook, type WebhookContext } from '../../webhooks/index.ts';
import { accountOf, quotaOf } from './authenticate.ts';
import { idempotencyHeaders, idempotently } from './idempotency.ts';
import { refusals } from './refusals.ts';

/** POST /v1/webhooks: subscribes an address to events. */
export function registerCreateWebhook(app: FastifyInstance, context: WebhookContext): void {
  const schema: FastifySchema = {
    summary: 'Subscribe to events',
    description:
      'Events are sent to the url as POST requests, signed as Standard Webhooks 1.0.0 says. The signing secret appears in this answer only.',
    tags: ['Webhooks'],
    headers: idempotencyHeaders,
    body: createWebhookRequest,
    response: { 201: createdWebhookSchema, ...refusals(['conflict']) },
  };
  app.post('/webhooks', { schema }, async (request, reply) => {
    const { companyId } = accountOf(request);
    const { url, events } = request.body as CreateWebhookRequest;
    checkAddressText(context, url);
    const { answer, replayed } = await idempotently(context, request, 'create_webhook', async (keep) => {
      await checkAddress(context, url);
      return forCompany(context.db, companyId, async (tx) => {
        const { webhook, signingSecret } = await createWebhook(context, tx, companyId, { url, events });
        const body: CreatedWebhookBody = {
          id: webhook.id,
          url: webhook.url,
          events: [...webhook.events],
          created_at: webhook.createdAt.toISOString(),
          signing_secret: signingSecret,
          quota: quotaOf(request),
        };
        const made = { status: 201, body: JSON.stringify(body) };
        await keep(tx, made);
        return made;
      });
    });
    if (replayed) reply.header('idempotency-replayed', 'true');
    return reply.code(answer.status).type('application/json; charset=utf-8').send(answer.body);
  });
}
