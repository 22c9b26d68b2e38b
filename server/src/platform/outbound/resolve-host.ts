import { isIP } from 'node:net';
import { type Guard, mayReach } from './addresses.ts';
import { type Lookup, saysNoAddress } from './lookup.ts';
import { OutboundError } from './outbound-error.ts';

/**
 * The addresses of a host (a name, or an address itself), asked for once, IPv4 first. Throws OutboundError: `refused`
 * where any one of them may not be reached, `dns` where there is none or no answer, and what the signal is aborted with.
 */
export async function resolveHost(
  host: string,
  lookup: Lookup,
  guard: Guard,
  signal: AbortSignal,
): Promise<readonly [string, ...string[]]> {
  if (isIP(host) !== 0) {
    if (!mayReach(host, guard)) throw new OutboundError('refused', `${host} is not a public address`);
    return [host];
  }
  const found = await untilAborted(answersOf(host, lookup, signal), signal);
  if (!found.every((address) => mayReach(address, guard))) {
    throw new OutboundError('refused', `${host} leads to an address that is not public`);
  }
  const [first, ...others] = found.toSorted((a, b) => isIP(a) - isIP(b));
  if (first === undefined) throw new OutboundError('dns', `${host} has no address`);
  return [first, ...others];
}

async function answersOf(host: string, lookup: Lookup, signal: AbortSignal): Promise<readonly string[]> {
  try {
    return await lookup(host, signal);
  } catch (error) {
    throw new OutboundError(
      'dns',
      `${host} ${saysNoAddress(error) ? 'has no address' : 'could not be looked up'}`,
      error,
    );
  }
}

function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject);
  });
}
