import { type DeletedWebhookBody, deletedWebhookSchema } from '@showbill/contract';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { forCompany } from '../../platform/tenancy.ts';
import { deleteWebhook } from '../../webhooks/index.ts';
import type { TypedApp } from '../typed-app.ts';
import { actorOf } from './actor.ts';
import { accountOf, quotaOf } from './authenticate.ts';
import { refusals } from './refusals.ts';

const params = z.object({ id: z.string().meta({ description: 'Id of the subscription.', format: 'uuid' }) });

/** DELETE /v1/webhooks/{id}: ends a subscription. */
export function registerDeleteWebhook(app: TypedApp, context: Context): void {
  const schema = {
    operationId: 'deleteWebhook',
    summary: 'Remove a subscription',
    description: 'Nothing more is sent to it; what waited for it is dropped.',
    tags: ['Webhooks'],
    params,
    response: { 200: deletedWebhookSchema.describe('It is gone.'), ...refusals(['scope_required', 'not_found']) },
  };
  app.register(async (bodiless: TypedApp) => {
    // many clients send a Content-Type with every request: a body says nothing here, whatever it is or is not
    bodiless.removeAllContentTypeParsers();
    bodiless.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null));
    bodiless.delete('/webhooks/:id', { schema }, async (request, reply) => {
      const { id } = request.params;
      const { companyId } = accountOf(request);
      const actor = await actorOf(context, request);
      await forCompany(context.db, companyId, (tx) => deleteWebhook(tx, companyId, id), actor);
      const body: DeletedWebhookBody = { id: id.toLowerCase(), deleted: true, quota: quotaOf(request) };
      return reply.send(body);
    });
  });
}
