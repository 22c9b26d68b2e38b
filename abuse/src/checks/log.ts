import { z } from 'zod';

/** pino's level of an error. */
const ERROR = 50;
const line = z.object({
  level: z.number(),
  msg: z.string().optional(),
  err: z.object({ stack: z.string() }).optional(),
});

/** What a server's log tells of faults of ours, and what it should not tell. */
export function faultsInLog(log: string, credentials: readonly string[]): readonly string[] {
  const faults: string[] = [];
  for (const text of log.split('\n')) {
    const told = line.safeParse(parsed(text));
    if (told.success && told.data.level >= ERROR)
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
