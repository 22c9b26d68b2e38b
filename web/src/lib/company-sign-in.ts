import { addressOf } from './address.ts';
import { refusedBy } from './auth.ts';
import { currentCompany } from './company.ts';
import { reach } from './reach.ts';
import type { Session } from './session.ts';

export interface Asked {
  /** Where to go on: a path of the application. */
  readonly next?: string | undefined;
  /** Of the link of an invitation, which is accepted so. */
  readonly invitation?: string | undefined;
}

/** Leaves for the sign-in of the company with this name, from where the browser comes back signed in. */
export async function leaveForCompany(slug: string, { next, invitation }: Asked = {}): Promise<void> {
  const response = await reach(addressOf('app/auth/provider/start'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      slug,
      ...(next !== undefined && { next }),
      ...(invitation !== undefined && { invitation }),
    }),
  });
  if (!response.ok) throw await refusedBy(response);
  const { url }: { readonly url: string } = await response.json();
  location.assign(url);
}

/** Who is signed in, asked past the calls that wait for somebody to sign in. */
export async function whoIsHere(): Promise<Session | null> {
  const response = await reach(addressOf('app/trpc/me.get'), {});
  if (!response.ok) return null;
  const { result }: { readonly result: { readonly data: Session } } = await response.json();
  return result.data;
}

/** Whether the browser is signed in as this person, and as the company that is worked in wants it. */
export async function isSignedInAs(id: string): Promise<boolean> {
  const session = await whoIsHere();
  if (session?.user.id !== id) return false;
  return session.companies.every((each) => each.id !== currentCompany() || !each.lacks_company_sign_in);
}
