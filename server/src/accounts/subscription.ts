import type { Tx } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import { getCompany } from './companies.ts';

/** Throws `subscription_inactive` where the company may read and edit, and makes no new proposal. */
export async function requireSubscription(tx: Tx, companyId: string): Promise<void> {
  const { subscription } = await getCompany(tx, companyId);
  if (subscription === 'active') return;
  throw new AppError('subscription_inactive', ({ service }) => service.subscriptionInactive);
}
