import type { Log } from './log.ts';

/** Extends a lease every so often while work runs. A failure is only logged: the lease may well outlast it. */
export async function withHeartbeat<T>(
  log: Log,
  seconds: number,
  extend: () => Promise<void>,
  work: () => Promise<T>,
): Promise<T> {
  const heartbeat = setInterval(() => {
    extend().catch((error: unknown) => log.warn({ err: error }, 'a lease could not be extended'));
  }, seconds * 1000);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
  }
}
