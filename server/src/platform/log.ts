import pino from 'pino';

/** What the program says to its operator: JSON lines on stderr. Never given a secret or a brief. */
export type Log = pino.Logger;

export function createLog(level: string): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination({ fd: 2, sync: true }));
}

export const silentLog: Log = pino({ level: 'silent' });
