import { createProposalRequest, proposalSchema } from '@showbill/contract';
import { z } from 'zod';
import type { HasScope } from '../../accounts/index.ts';
import type { ReportProgress } from '../../generation/index.ts';
import { forCompany } from '../../platform/tenancy.ts';
import { checkCurrency, createProposal, type GenerationContext } from '../../proposals/index.ts';
import type { TypedApp } from '../typed-app.ts';
import { actorOf } from './actor.ts';
import { accountOf } from './authenticate.ts';
import { idempotencyHeaders, onceForKey, sendCreated } from './idempotency.ts';
import { asksForProgress, LINES, sendWithProgress } from './progress.ts';
import { refusals } from './refusals.ts';
import { toldOfMoney } from './told-of-money.ts';

/** POST /v1/proposals: a costed draft from a description in plain words. */
export function registerCreateProposal(app: TypedApp, context: GenerationContext, hasScope: HasScope): void {
  const schema = {
    operationId: 'createProposal',
    summary: 'Create a proposal',
    description:
      'Turns a description of an event into a draft priced from the catalogue. With a language model it takes 20 to ' +
      '60 seconds: use a time-out of at least 90. With `Accept: application/x-ndjson` the answer tells of each stage in a ' +
      'line of JSON, and of the proposal or the error in the last.',
    tags: ['Proposals'],
    headers: idempotencyHeaders,
    body: createProposalRequest,
    response: {
      201: {
        description: 'The draft that was made.',
        content: {
          'application/json': { schema: proposalSchema },
          [LINES]: {
            schema: z
              .string()
              .describe('`{"stage","lines"}` for each stage; then `{"proposal"}`, or `{"status","error","quota"}`.'),
          },
        },
      },
      ...refusals(['scope_required', 'not_found', 'conflict', 'empty_catalog', 'quota_exceeded', 'generation_failed']),
    },
  };
  app.post('/proposals', { schema }, async (request, reply) => {
    const { companyId, currency: own } = accountOf(request);
    const { event, title, client, client_id: clientId, currency } = request.body;
    if (currency !== undefined && currency !== own) {
      await forCompany(context.db, companyId, (tx) => checkCurrency(tx, companyId, own, currency));
    }
    const create = async (report?: ReportProgress) => {
      const answer = await onceForKey(context, request, 'create_proposal', async (claim) => {
        const actor = await actorOf(context, request);
        const input = { event, title, client, clientId, currency };
        return createProposal(context, companyId, input, { actor, claim, ...(report && { report }) });
      });
      const knows = await hasScope(accountOf(request), 'money');
      return { ...answer, text: toldOfMoney(answer.text, knows) };
    };
    return asksForProgress(request) ? sendWithProgress(request, reply, create) : sendCreated(reply, await create());
  });
}
