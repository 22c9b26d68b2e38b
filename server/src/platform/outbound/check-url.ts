import { isIP } from 'node:net';
import { type Guard, mayReach } from './addresses.ts';

/** `reason` follows the name of a field: `must start with https://`. */
export type UrlCheck = { readonly ok: true; readonly url: URL } | { readonly ok: false; readonly reason: string };

const MOST_CHARACTERS = 2_048;
/** RFC 1123 and the underscore, in the ASCII form that URL gives; a dot may stand at the end. */
const HOST_NAME = /^(?=.{1,254}$)[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?)*\.?$/;

/**
 * Whether a text is an address that may be posted to, as far as the text itself says: https, no user or password, at
 * most 2,048 characters, no host that is not public in any spelling. Any port may be named. What the host resolves to
 * is for `resolveHost`.
 */
export function checkUrl(text: string, guard: Guard): UrlCheck {
  if (text.length > MOST_CHARACTERS) return refused(`must be at most ${MOST_CHARACTERS} characters`);
  if (!/^https:\/\//i.test(text)) return refused('must start with https://');
  const url = /[\s\p{Cc}\\]/u.test(text) ? null : URL.parse(text);
  if (url === null || url.port === '0') return refused('must be an address such as https://hooks.example.com/showbill');
  if (/^[^/?#]*@/.test(text.slice('https://'.length))) return refused('must not hold a user name or password');
  const problem = hostProblem(hostOf(url), guard);
  return problem === null ? { ok: true, url } : refused(problem);
}

/** A url's host as DNS and sockets name it: without the brackets of IPv6 and without a dot at its end. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
}

function hostProblem(host: string, guard: Guard): string | null {
  if (isIP(host) !== 0) return mayReach(host, guard) ? null : `must not name an address that is not public: ${host}`;
  if (!HOST_NAME.test(host)) return 'must name a host, such as hooks.example.com';
  if (guard.allowPrivate) return null;
  if (/(^|\.)localhost$/.test(host)) return 'must not name this machine';
  return host.includes('.') ? null : `must name a host in full, such as hooks.example.com, not ${host}`;
}

function refused(reason: string): UrlCheck {
  return { ok: false, reason };
}
