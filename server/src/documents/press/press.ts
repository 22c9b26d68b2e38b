import { createThreads, ThreadEnded } from '../../platform/threads/index.ts';
import type { AnyOrder } from '../types.ts';
import { keepMade } from './keep-made.ts';

/** Of some 50 kB each. */
const MOST_KEPT = 50;

/**
 * A thread of its own that makes documents one after another, since making one keeps a processor busy for some tenths of
 * a second and one of a thousand lines for some seconds.
 */
const press = createThreads<AnyOrder, Uint8Array>({
  script: new URL('./thread.ts', import.meta.url),
  most: 1,
  memoryMb: 512,
  longest: 30_000,
  idle: 60_000,
  mostWaiting: 99,
  full: { message: 'many documents are being made right now: try again in a moment', retryAfterSeconds: 10 },
});

/** A document of this process's press. Companies take turns. Throws `unavailable` while 100 others wait. */
export const print = keepMade(async (order: AnyOrder) => {
  try {
    return await press.run(order.company.id, order);
  } catch (error) {
    if (error instanceof ThreadEnded && error.late) throw new Error('a document took too long', { cause: error });
    throw error;
  }
}, MOST_KEPT);
