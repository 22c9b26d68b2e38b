import { z } from 'zod';
import type { Withheld } from './status.ts';

/** pino's level of an error. */
const ERROR = 50;
const line = z.object({
  level: z.number(),
  msg: z.string().optional(),
  err: z.object({ stack: z.string() }).optional(),
});

/** What is said of a request that failed; the rest is of work that runs by itself. */
const OF_REQUESTS: ReadonlySet<string> = new Set(['a request failed', 'the page of a proposal failed']);

/** What a server's log tells of faults of ours, and what it should not tell; work that runs by itself may fail without a database. */
export function faultsInLog(log: string, credentials: readonly string[], withheld: Withheld): readonly string[] {
  const faults: string[] = [];
  for (const text of log.split('\n')) {
    const told = line.safeParse(parsed(text));
    const isOurs = withheld !== 'database' || (told.success && OF_REQUESTS.has(told.data.msg ?? ''));
    if (isOurs && told.success && told.data.level >= ERROR)
      faults.push(`the log says "${told.data.msg}" ${told.data.err?.stack ?? ''}`);
    if (!told.success && text.trim() !== '') faults.push(`the log has a line that is none: ${text}`);
  }
  if (credentials.some((secret) => log.includes(secret))) faults.push('the log holds a key, a cookie or a token');
  return [...new Set(faults)];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
