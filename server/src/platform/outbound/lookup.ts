import { Resolver, lookup as systemLookup } from 'node:dns/promises';

/** All IP addresses of a host name. Rejects with an error that has the `code` of DNS; ends when the signal is aborted. */
export type Lookup = (host: string, signal: AbortSignal) => Promise<readonly string[]>;

/**
 * Asks DNS, both families, and for names it does not know the hosts file. Not the system's resolver first: that one works
 * on four threads for the whole process, and four names whose servers are silent would hold up everything else. Each name
 * gets a resolver of its own (20 µs), which reads the system's settings anew and is done with a silent server after 4.5 s.
 * Without `servers` the system's are asked.
 */
export function publicLookup(servers: readonly string[] = []): Lookup {
  return async (host, signal) => {
    const resolver = new Resolver({ timeout: 1_500, tries: 2 });
    if (servers.length > 0) resolver.setServers(servers);
    signal.addEventListener('abort', () => resolver.cancel(), { once: true });
    const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    const faults = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
    if (addresses.length > 0) return addresses;
    const silence = faults.find((fault) => !saysNoAddress(fault));
    if (silence !== undefined) throw silence;
    return privateLookup(host, signal); // a name that DNS does not know may stand in the hosts file
  };
}

/** Asks as the system does: its hosts file and the names of its own network count. */
export const privateLookup: Lookup = async (host) => {
  const found = await systemLookup(host, { all: true });
  return found.map(({ address }) => address);
};

/** Whether the answer is that there is no such name or no address of it, and not that no answer came. */
export function saysNoAddress(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOTFOUND' || error.code === 'ENODATA');
}
