import { proposalSchema } from '@showbill/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { HasScope } from '../../accounts/index.ts';
import { AppError } from '../../platform/errors.ts';
import { type Answers, alongForProposal } from '../../proposals/index.ts';
import { inEnglish } from '../../refusals/index.ts';
import type { TypedApp } from '../typed-app.ts';
import { accountOf, quotaOf } from './authenticate.ts';
import { refusals } from './refusals.ts';
import { sendJson } from './send-json.ts';
import { toldOfMoney } from './told-of-money.ts';

const params = z.object({ id: z.string().meta({ description: 'Id of the proposal.', format: 'uuid' }) });

/** GET /v1/proposals/{id}: one proposal with its lines. */
export function registerGetProposal(app: TypedApp, answers: Answers, hasScope: HasScope): void {
  const schema = {
    operationId: 'getProposal',
    summary: 'Fetch a proposal',
    description: 'The proposal with its line items and current status. Can be used to poll for acceptance.',
    tags: ['Proposals'],
    params,
    response: { 200: proposalSchema.describe('The proposal.'), ...refusals(['not_found']) },
  };
  const config = {
    along: (request: FastifyRequest) => {
      const asked = params.safeParse(request.params);
      return asked.success ? alongForProposal(asked.data.id) : undefined;
    },
  };
  app.get('/proposals/:id', { schema, config }, async (request, reply) => {
    const answer = await answers.ofProposal(accountOf(request).companyId, request.params.id, request.along);
    if (answer === null) {
      throw new AppError('not_found', inEnglish('there is no such proposal on this account'), { param: 'id' });
    }
    const { summary, lines, schedule, early, money } = answer;
    const payments = `"payment_schedule":${schedule},"early_payment":${early}`;
    const plain = `${summary.slice(0, -1)},"line_items":${lines},${payments},"quota":${JSON.stringify(quotaOf(request))}`;
    const knows = await hasScope(accountOf(request), 'money');
    return sendJson(reply, knows ? toldOfMoney(`${plain},"money":${money}}`, knows) : `${plain}}`);
  });
}
