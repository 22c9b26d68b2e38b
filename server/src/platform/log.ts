import pino from 'pino';
import { codeOf } from './errors.ts';
import { requestMarks } from './request-marks.ts';
import { withoutPrivate } from './without-private.ts';

/**
 * What the program says to its operator: JSON lines on stderr. A line that is written for a request says which, with the
 * ids of its key and company. Never given a secret, a brief or a client's address; where a message of something else
 * quotes one, it is taken out.
 */
export type Log = pino.Logger;

export function createLog(
  level: string,
  destination: pino.DestinationStream = pino.destination({ fd: 2, sync: true }),
): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: withoutBaggage },
      mixin: () => ({ ...requestMarks() }),
      hooks: { streamWrite: withoutPrivate },
    },
    destination,
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
