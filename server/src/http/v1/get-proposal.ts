import { proposalSchema } from '@showbill/contract';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { getProposal, presentProposal } from '../../proposals/index.ts';
import type { TypedApp } from '../typed-app.ts';
import { accountOf, quotaOf } from './authenticate.ts';
import { refusals } from './refusals.ts';

const params = z.object({ id: z.string().meta({ description: 'Id of the proposal.', format: 'uuid' }) });

/** GET /v1/proposals/{id}: one proposal with its lines. */
export function registerGetProposal(app: TypedApp, context: Context): void {
  const schema = {
    operationId: 'getProposal',
    summary: 'Fetch a proposal',
    description: 'The proposal with its line items and current status. Can be used to poll for acceptance.',
    tags: ['Proposals'],
    params,
    response: { 200: proposalSchema.describe('The proposal.'), ...refusals(['not_found']) },
  };
  app.get('/proposals/:id', { schema }, async (request, reply) => {
    const { id } = request.params;
    const proposal = await getProposal(context, accountOf(request).companyId, id);
    if (proposal === null)
      throw new AppError('not_found', 'there is no such proposal on this account', { param: 'id' });
    return reply.send(presentProposal(proposal, quotaOf(request), context.publicUrl));
  });
}
