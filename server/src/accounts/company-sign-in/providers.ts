import type { Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';

const SLUG = /^[a-z0-9][a-z0-9-]{1,38}[a-z0-9]$/;

/** Whether members may begin at /sign-in/ and this. */
export function isSlug(text: string): boolean {
  return SLUG.test(text);
}

/** A company's OpenID Connect provider, without its secret. */
export interface Provider {
  /** Its members begin at /sign-in/SLUG. */
  readonly slug: string;
  readonly issuer: string;
  readonly clientId: string;
  /** Every address that it tells counts as verified, where it does not say whether it is. */
  readonly vouchesForEmails: boolean;
  readonly isOn: boolean;
  /** Members who are no owners sign in by it alone. */
  readonly isRequired: boolean;
}

export async function readProvider(tx: Tx, companyId: string): Promise<Provider | null> {
  const row = await tx
    .selectFrom('company_providers')
    .select(['slug', 'issuer', 'client_id', 'vouches_for_emails', 'is_on', 'is_required'])
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    slug: row.slug,
    issuer: row.issuer,
    clientId: row.client_id,
    vouchesForEmails: row.vouches_for_emails,
    isOn: row.is_on,
    isRequired: row.is_required,
  };
}

/** Throws not_found where the company has none. */
export async function getProvider(tx: Tx, companyId: string): Promise<Provider> {
  const provider = await readProvider(tx, companyId);
  if (provider === null) throw noProvider();
  return provider;
}

/** Where a company's provider sends people back to: an address of its own, so that no provider's answer passes for another's. */
export function callbackUrl(publicUrl: string, companyId: string): string {
  return `${publicUrl}/app/auth/provider/callback/${companyId}`;
}

export function noProvider(): AppError {
  return new AppError('not_found', ({ companySignIn }) => companySignIn.none);
}
