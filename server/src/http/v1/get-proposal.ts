import { proposalSchema } from '@showbill/contract';
import { z } from 'zod';
import { AppError } from '../../platform/errors.ts';
import type { Answers } from '../../proposals/index.ts';
import type { TypedApp } from '../typed-app.ts';
import { accountOf, quotaOf } from './authenticate.ts';
import { refusals } from './refusals.ts';
import { sendJson } from './send-json.ts';

const params = z.object({ id: z.string().meta({ description: 'Id of the proposal.', format: 'uuid' }) });

/** GET /v1/proposals/{id}: one proposal with its lines. */
export function registerGetProposal(app: TypedApp, answers: Answers): void {
  const schema = {
    operationId: 'getProposal',
    summary: 'Fetch a proposal',
    description: 'The proposal with its line items and current status. Can be used to poll for acceptance.',
    tags: ['Proposals'],
    params,
    response: { 200: proposalSchema.describe('The proposal.'), ...refusals(['not_found']) },
  };
  app.get('/proposals/:id', { schema }, async (request, reply) => {
    const answer = await answers.ofProposal(accountOf(request).companyId, request.params.id);
    if (answer === null) throw new AppError('not_found', 'there is no such proposal on this account', { param: 'id' });
    const { summary, lines } = answer;
    return sendJson(
      reply,
      `${summary.slice(0, -1)},"line_items":${lines},"quota":${JSON.stringify(quotaOf(request))}}`,
    );
  });
}
