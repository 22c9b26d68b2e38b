import { AppError } from '../../platform/errors.ts';
import { forCompany } from '../../platform/tenancy.ts';
import type { Saying } from '../../refusals/index.ts';
import { type CompanySignInContext, clientOf } from './begin-sign-in.ts';
import { ProviderFaultError } from './provider-fault.ts';
import { noProvider } from './providers.ts';

/**
 * Reads what a company's provider publishes of itself. Whether client and secret are right is shown by a sign-in alone.
 * Throws not_found where the company has none, conflict with what is wrong with it.
 */
export async function testProvider(context: CompanySignInContext, companyId: string): Promise<void> {
  const client = await forCompany(context.db, companyId, (tx) => clientOf(context, tx, companyId));
  if (client === null) throw noProvider();
  const { discover } = await import('./openid.ts');
  try {
    await discover(context.outbound, client);
  } catch (error) {
    if (!(error instanceof ProviderFaultError)) throw error;
    throw new AppError('conflict', wordsOf(error), { param: 'issuer', cause: error });
  }
}

function wordsOf({ fault, detail }: ProviderFaultError): Saying {
  switch (fault) {
    case 'unreachable':
      return ({ companySignIn }) => companySignIn.unreachable(detail);
    case 'other_issuer':
      return ({ companySignIn }) => companySignIn.otherIssuer(detail);
    case 'no_openid':
    case 'declined':
    case 'untrusted':
      return ({ companySignIn }) => companySignIn.noOpenId(detail);
    default:
      return fault satisfies never;
  }
}
