import pino from 'pino';
import { codeOf } from './errors.ts';

/** What the program says to its operator: JSON lines on stderr. Never given a secret or a brief. */
export type Log = pino.Logger;

export function createLog(level: string): Log {
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: withoutBaggage } },
    pino.destination({ fd: 2, sync: true }),
  );
}

/** An error by what it says: libraries hang connections, requests and prompts on theirs, which are nobody's business. */
function withoutBaggage(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error);
  const code = codeOf(error);
  return {
    type: error.name,
    message: error.message,
    ...(code !== undefined && { code }),
    stack: error.stack,
    ...(error.cause !== undefined && { cause: withoutBaggage(error.cause) }),
  };
}

export const silentLog: Log = pino({ level: 'silent' });
