import type { Role } from '@showbill/contract';
import type { Language } from '@showbill/contract/languages';
import { useSuspenseQuery } from '@tanstack/react-query';
import { currentCompany, rememberCompany } from './company.ts';
import { speak } from './language.ts';
import { isCompanyOpen, noteCompanyOpen } from './sign-in-again.ts';
import { queryClient, trpc } from './trpc.ts';

export interface Session {
  readonly user: { readonly id: string; readonly name: string; readonly email: string };
  /** The one they chose to work in; null: none. */
  readonly language: Language | null;
  /** Signed in through the provider of one company, which alone is shown. */
  readonly is_company_session: boolean;
  readonly companies: readonly {
    readonly id: string;
    readonly name: string;
    readonly role: Role;
    /** Shows nothing before the person has set up a second factor. */
    readonly lacks_second_factor: boolean;
    /** The name of sign-in through its provider; null: it has none. */
    readonly sign_in: string | null;
    /** Shows nothing before the person has signed in through its provider. */
    readonly lacks_company_sign_in: boolean;
  }[];
}

/** Who is signed in belongs to no company, or to none any more. */
export class NoCompanyError extends Error {}

/** The company that is worked in shows nothing before the person has a second factor. */
export class SecondFactorError extends Error {}

/** The company that is worked in shows nothing before the person has signed in through its provider. */
export class CompanySignInError extends Error {
  readonly slug: string;

  constructor(slug: string) {
    super('company sign-in');
    this.slug = slug;
  }
}

/**
 * Who is signed in, with a company of theirs to work in, both at hand for whoever asks later. Throws what the server
 * refuses where nobody is, `NoCompanyError`, `CompanySignInError` and `SecondFactorError`.
 */
export async function openSession(): Promise<Session> {
  const chosen = currentCompany();
  // asked for together with the person, in one call, where this browser knows the company already
  const known = chosen === null ? null : openCompany().catch(() => null);
  const session = await queryClient.ensureQueryData(trpc.me.get.queryOptions());
  if (session.language !== null) await speak(session.language);
  if (!session.companies.some(({ id }) => id === chosen)) rememberCompany(session.companies[0]?.id ?? null);
  if (session.companies.length === 0) throw new NoCompanyError('no company');
  const current = session.companies.find((each) => each.id === currentCompany());
  // whoever works there already is asked over the page: what they typed stays
  if (current?.lacks_company_sign_in === true && current.sign_in !== null && !isCompanyOpen())
    throw new CompanySignInError(current.sign_in);
  if (current?.lacks_second_factor === true) throw new SecondFactorError('second factor');
  await known;
  await openCompany();
  noteCompanyOpen();
  return session;
}

function openCompany() {
  return queryClient.ensureQueryData(trpc.me.company.queryOptions());
}

export function useSession(): Session {
  return useSuspenseQuery(trpc.me.get.queryOptions()).data;
}

/** The company that is worked in: its settings, its allowance and what one may do. */
export function useCompany() {
  return useSuspenseQuery(trpc.me.company.queryOptions()).data;
}

/** Whether this person may change things here. */
export function useMayEdit(): boolean {
  return useCompany().role !== 'viewer';
}

/** Works in another company from now on: nothing of the one before stays on the screen. */
export function changeCompany(id: string): void {
  rememberCompany(id);
  location.assign(document.baseURI);
}

/** After signing in or out: nothing of the person before stays. */
export function startAnew(path = ''): void {
  queryClient.clear();
  // below the page's base, whatever the path says: it may have come with a link
  location.assign(new URL(`./${path.replace(/^[/\\]+/u, '')}`, document.baseURI).href);
}
