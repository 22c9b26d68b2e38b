import { isSameSecret } from '../../platform/secrets.ts';
import { forCompany } from '../../platform/tenancy.ts';
import { admit } from './admit.ts';
import { type CompanySignInContext, clientOf } from './begin-sign-in.ts';
import type { ProviderClient } from './openid.ts';
import { type ProviderFault, ProviderFaultError } from './provider-fault.ts';
import { callbackUrl, readProvider } from './providers.ts';
import { type BegunSignIn, takeBegun } from './sign-ins-begun.ts';

/**
 * Why nobody was signed in. `over`: the sign-in was not begun in this browser, or was used, or took too long. `unverified`:
 * the provider tells no address that counts as verified. `invited`: their invitation is accepted by its own link first.
 * `stranger`: nobody of the team has that address. `unproved`: nobody has proved that the
 * account of that address is theirs. `other_account`: that member is linked with another account there.
 */
export type SignInProblem =
  | 'over'
  | 'declined'
  | 'unreachable'
  | 'untrusted'
  | 'unverified'
  | 'invited'
  | 'stranger'
  | 'unproved'
  | 'other_account';

export type Finished =
  | { readonly userId: string; readonly companyId: string; readonly next: string | null }
  | { readonly problem: SignInProblem; readonly slug: string | null; readonly next: string | null };

export interface CameBack {
  readonly companyId: string;
  /** What the provider added to the address. */
  readonly query: URLSearchParams;
  readonly browser: string | null;
}

/** Whom a browser that comes back from a company's provider may be signed in as. Only what it says is checked is believed. */
export async function finishCompanySignIn(context: CompanySignInContext, came: CameBack): Promise<Finished> {
  const begun = await takeBegun(context, came.query.get('state') ?? '');
  if (begun === null || came.browser === null || !isSameSecret(begun.browser, came.browser)) return tooLate();
  // an answer of one company's provider that was sent to the address of another's
  if (begun.companyId !== came.companyId.toLowerCase()) return tooLate();
  const { companyId, next } = begun;
  const known = await forCompany(context.db, companyId, async (tx) => ({
    provider: await readProvider(tx, companyId),
    client: await clientOf(context, tx, companyId),
  }));
  const { provider, client } = known;
  if (provider?.isOn !== true || client === null) return tooLate();
  const refused = (problem: SignInProblem): Finished => ({ problem, slug: provider.slug, next });
  try {
    const claims = await claimsFrom(context, client, came, begun);
    const admitted = await forCompany(context.db, companyId, (tx) =>
      admit(tx, {
        companyId,
        issuer: client.issuer,
        clientId: client.clientId,
        claims,
        invitation: begun.invitation,
        now: context.clock.now(),
      }),
    );
    return 'problem' in admitted ? refused(admitted.problem) : { userId: admitted.userId, companyId, next };
  } catch (error) {
    if (!(error instanceof ProviderFaultError)) throw error;
    context.log.warn({ company: companyId, reason: error.message }, 'sign-in through a company failed');
    return refused(PROBLEM[error.fault]);
  }
}

async function claimsFrom(
  { outbound, publicUrl }: CompanySignInContext,
  client: ProviderClient,
  { query }: CameBack,
  { companyId, nonce, verifier }: BegunSignIn,
) {
  const { finishAtProvider } = await import('./openid.ts');
  const answer = new URL(callbackUrl(publicUrl, companyId));
  answer.search = query.toString();
  return finishAtProvider(outbound, client, answer, { state: query.get('state') ?? '', nonce, verifier });
}

const PROBLEM: Readonly<Record<ProviderFault, SignInProblem>> = {
  unreachable: 'unreachable',
  no_openid: 'unreachable',
  other_issuer: 'untrusted',
  declined: 'declined',
  untrusted: 'untrusted',
};

function tooLate(): Finished {
  return { problem: 'over', slug: null, next: null };
}
