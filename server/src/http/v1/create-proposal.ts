import { type CreateProposalRequest, createProposalRequest, proposalSchema } from '@showbill/contract';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { nameOfKey } from '../../accounts/index.ts';
import { forCompany } from '../../platform/tenancy.ts';
import { checkCurrency, createProposal, type GenerationContext, presentProposal } from '../../proposals/index.ts';
import { accountOf } from './authenticate.ts';
import { idempotencyHeaders, idempotently } from './idempotency.ts';
import { refusals } from './refusals.ts';

/** POST /v1/proposals: a costed draft from a description in plain words. */
export function registerCreateProposal(app: FastifyInstance, context: GenerationContext): void {
  const schema: FastifySchema = {
    summary: 'Create a proposal',
    description:
      'Turns a description of an event into a draft priced from the catalogue. With a language model it takes 20 to 60 seconds: use a time-out of at least 90.',
    tags: ['Proposals'],
    headers: idempotencyHeaders,
    body: createProposalRequest,
    response: {
      201: proposalSchema,
      ...refusals(['not_found', 'conflict', 'empty_catalog', 'quota_exceeded', 'generation_failed']),
    },
  };
  app.post('/proposals', { schema }, async (request, reply) => {
    const { companyId, keyId, currency } = accountOf(request);
    const body = request.body as CreateProposalRequest;
    const wanted = body.currency;
    if (wanted !== undefined && wanted !== currency) {
      await forCompany(context.db, companyId, (tx) => checkCurrency(tx, companyId, currency, wanted));
    }
    const { answer, replayed } = await idempotently(context, request, 'create_proposal', async (keep) => {
      let text = '';
      const name = await forCompany(context.db, companyId, (tx) => nameOfKey(tx, companyId, keyId));
      await createProposal(context, companyId, toInput(body), {
        actor: { kind: 'key', name },
        async saved(tx, { proposal, quota }) {
          text = JSON.stringify(presentProposal(proposal, quota, context.publicUrl));
          await keep(tx, { status: 201, body: text });
        },
      });
      return { status: 201, body: text };
    });
    if (replayed) reply.header('idempotency-replayed', 'true');
    return reply.code(answer.status).type('application/json; charset=utf-8').send(answer.body);
  });
}

function toInput({ event, title, client, client_id, currency }: CreateProposalRequest) {
  return { event, title, client, clientId: client_id, currency };
}
