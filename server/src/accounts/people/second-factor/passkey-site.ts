import { isIP } from 'node:net';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { isLoopback } from '../../../platform/loopback.ts';

export interface PasskeySite {
  /** Whose passkeys they are, for browsers: WebAuthn's RP ID. */
  readonly host: string;
  /** Of the pages that may use them. */
  readonly origin: string;
}

/**
 * Where passkeys can be used under a public address; null: browsers offer none there, since they ask for https and a name
 * that is no IP address. On loopback that is `localhost`, under whichever name of the machine the service is known.
 */
export function passkeySite(publicUrl: string): PasskeySite | null {
  const { hostname, origin, port, protocol } = new URL(publicUrl);
  const address = hostname.replace(/^\[|\]$/g, '');
  if (isLoopback(address)) {
    return { host: 'localhost', origin: `${protocol}//localhost${port === '' ? '' : `:${port}`}` };
  }
  return protocol === 'https:' && isIP(address) === 0 ? { host: hostname, origin } : null;
}

/** Throws conflict where there is none. */
export function requireSite({ publicUrl }: Pick<Context, 'publicUrl'>): PasskeySite {
  const site = passkeySite(publicUrl);
  if (site === null) throw new AppError('conflict', ({ accounts }) => accounts.noPasskeysHere);
  return site;
}

/** What authenticators know a person by: no name or address. */
export function userHandle(userId: string): Buffer {
  return Buffer.from(userId.replaceAll('-', ''), 'hex');
}
