import { type AccountBody, accountSchema } from '@showbill/contract';
import type { Account, Quota } from '../../accounts/index.ts';
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
    reply.send(presentAccount(accountOf(request), quotaOf(request)));
  });
}

export function presentAccount(account: Account, quota: Quota): AccountBody {
  const { ownerId, companyName, currency, country, plan } = account;
  return { company_id: ownerId, company_name: companyName, currency, country, plan, quota };
}
