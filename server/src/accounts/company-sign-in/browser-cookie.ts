import { parseCookie, stringifySetCookie } from 'cookie';
import type { Context } from '../../platform/context.ts';
import { randomBase62 } from '../../platform/ids.ts';
import { pathPrefix } from '../../platform/path-prefix.ts';

const NAME = 'showbill.company-sign-in';
const MINUTES = 10;

/** What ties a sign-in to the browser that began it; null: nothing was begun there of late. */
export function browserOf(headers: Headers): string | null {
  const value = parseCookie(headers.get('cookie') ?? '')[NAME] ?? '';
  return /^[0-9A-Za-z]{32}$/.test(value) ? value : null;
}

/** The same for a sign-in that begins, with its Set-Cookie line: those of several tabs share one. */
export function beginInBrowser(
  { publicUrl }: Pick<Context, 'publicUrl'>,
  headers: Headers,
): { browser: string; cookie: string } {
  const browser = browserOf(headers) ?? randomBase62(32);
  const cookie = stringifySetCookie({
    name: NAME,
    value: browser,
    path: `${pathPrefix(publicUrl)}/app/auth/provider`,
    maxAge: MINUTES * 60,
    httpOnly: true,
    // the way back from the provider begins at another site
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
  });
  return { browser, cookie };
}
