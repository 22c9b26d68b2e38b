import { parseCookie, stringifySetCookie } from 'cookie';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { pathPrefix } from '../../platform/path-prefix.ts';
import { passwordHashOf } from './password.ts';

const PURPOSE = 'known-browser';
/** The longest that browsers keep a cookie. */
const DAYS = 400;

/**
 * Which browser this is of those in which a person has signed in before; null: none of them. Its tries are counted apart
 * from those of strangers, and anew once the person has another password.
 */
export async function findKnownBrowser(
  { db, secrets }: Pick<Context, 'db' | 'secrets'>,
  headers: Headers,
  email: string,
): Promise<string | null> {
  const id = knownId(secrets, headers, email);
  if (id === null) return null;
  return `${id}\0${await passwordHashOf(db, email)}`;
}

/** The Set-Cookie line that makes a browser known to the account of a mail address, beside those of other accounts. */
export function knownBrowserCookie(
  { secrets, publicUrl }: Pick<Context, 'secrets' | 'publicUrl'>,
  headers: Headers,
  email: string,
): string {
  const id = knownId(secrets, headers, email) ?? newId();
  return stringifySetCookie({
    name: nameFor(secrets, email),
    value: `${id}.${signatureOf(secrets, email, id)}`,
    path: `${pathPrefix(publicUrl)}/app/auth`,
    maxAge: DAYS * 86_400,
    httpOnly: true,
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
  });
}

type Secrets = Context['secrets'];

function knownId(secrets: Secrets, headers: Headers, email: string): string | null {
  const value = parseCookie(headers.get('cookie') ?? '')[nameFor(secrets, email)] ?? '';
  const [id = '', signature = ''] = value.split('.');
  return secrets.verify(PURPOSE, signed(email, id), signature) ? id : null;
}

/** Tells nobody whose account it is. */
function nameFor(secrets: Secrets, email: string): string {
  return `showbill.known-${secrets.sign(PURPOSE, `name\0${email}`).slice(0, 12)}`;
}

function signatureOf(secrets: Secrets, email: string, id: string): string {
  return secrets.sign(PURPOSE, signed(email, id));
}

function signed(email: string, id: string): string {
  return `browser\0${email}\0${id}`;
}
