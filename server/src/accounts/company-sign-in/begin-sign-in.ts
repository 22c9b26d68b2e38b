import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Db, Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import type { Outbound } from '../../platform/outbound/index.ts';
import { forCompany } from '../../platform/tenancy.ts';
import { sealing } from './change-provider.ts';
import type { ProviderClient } from './openid.ts';
import { ProviderFaultError } from './provider-fault.ts';
import { callbackUrl, isSlug } from './providers.ts';
import { keepBegun } from './sign-ins-begun.ts';

export type CompanySignInContext = Pick<Context, 'db' | 'secrets' | 'clock' | 'publicUrl' | 'log'> & {
  readonly outbound: Outbound;
};

export interface Beginning {
  readonly slug: string;
  readonly browser: string;
  /** A path of the application that was checked; null: its first page. */
  readonly next: string | null;
  /** Of the link of an invitation that is accepted so. */
  readonly invitation: string | null;
}

/**
 * Begins a sign-in at a company's provider, and returns where the browser goes. Throws not_found for a name that leads to
 * none, whatever the reason, and conflict where the provider does not answer as it must.
 */
export async function beginCompanySignIn(context: CompanySignInContext, beginning: Beginning): Promise<string> {
  const { slug, ...asked } = beginning;
  const companyId = await companyOf(context.db, slug.trim().toLowerCase());
  if (companyId === null) throw noSuchSlug();
  const client = await forCompany(context.db, companyId, (tx) => clientOf(context, tx, companyId));
  if (client === null) throw noSuchSlug();
  const { beginAtProvider } = await import('./openid.ts');
  try {
    const { url, checks } = await beginAtProvider(context.outbound, client, callbackUrl(context.publicUrl, companyId));
    const { state, nonce, verifier } = checks;
    await keepBegun(context, state, { ...asked, companyId, nonce, verifier });
    return url;
  } catch (error) {
    if (!(error instanceof ProviderFaultError)) throw error;
    context.log.warn({ company: companyId, reason: error.message }, 'sign-in through a company was not begun');
    throw new AppError('conflict', ({ companySignIn }) => companySignIn.providerFails, { cause: error });
  }
}

function noSuchSlug(): AppError {
  return new AppError('not_found', ({ companySignIn }) => companySignIn.unknownSlug);
}

async function companyOf(db: Db, slug: string): Promise<string | null> {
  if (!isSlug(slug)) return null;
  const { rows } = await sql<{ company_id: string | null }>`select company_of_sign_in(${slug}) as company_id`.execute(
    db,
  );
  return rows[0]?.company_id ?? null;
}

/** A company's client at its provider; null where it has none. */
export async function clientOf(
  { secrets }: Pick<Context, 'secrets'>,
  tx: Tx,
  companyId: string,
): Promise<ProviderClient | null> {
  const row = await tx
    .selectFrom('company_providers')
    .select(['issuer', 'client_id', 'client_secret'])
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  if (row === undefined) return null;
  const clientSecret = secrets.open(sealing(companyId), row.client_secret);
  return { issuer: row.issuer, clientId: row.client_id, clientSecret };
}
