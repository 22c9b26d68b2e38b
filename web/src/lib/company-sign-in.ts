import { addressOf } from './address.ts';
import { refusedBy } from './auth.ts';
import { reach } from './reach.ts';

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

/** Whether the browser is signed in as this person, asked past the calls that wait for somebody to sign in. */
export async function isSignedInAs(id: string): Promise<boolean> {
  const response = await reach(addressOf('app/trpc/me.get'), {});
  if (!response.ok) return false;
  const { result }: { readonly result: { readonly data: { readonly user: { readonly id: string } } } } =
    await response.json();
  return result.data.user.id === id;
}
