import { type AccountBody, accountSchema } from '@showbill/contract';
import type { TypedApp } from '../typed-app.ts';
import { accountOf, quotaOf } from './authenticate.ts';
import { refusals } from './refusals.ts';

/** GET /v1/me: the account a key belongs to. */
export function registerMe(app: TypedApp): void {
  const schema = {
    operationId: 'getAccount',
    summary: 'The account the key belongs to',
    description: 'Cheap and immediate; meant for checking that a key works.',
    tags: ['Account'],
    response: { 200: accountSchema.describe('The account.'), ...refusals([]) },
  };
  app.get('/me', { schema }, (request, reply) => {
    const { ownerId, companyName, currency, country, plan } = accountOf(request);
    const body: AccountBody = {
      company_id: ownerId,
      company_name: companyName,
      currency,
      country,
      plan,
      quota: quotaOf(request),
    };
    reply.send(body);
  });
}
