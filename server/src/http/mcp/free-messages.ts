import { LRUCache } from 'lru-cache';
import { hashKey } from '../../accounts/index.ts';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { inEnglish } from '../../refusals/index.ts';

/** For each request that a key has: a client that connects sends three or four of them. */
const FOR_EACH = 10;
const HOUR_MS = 3_600_000;
const MOST_KEYS = 10_000;

export interface FreeMessages {
  /** Counts one that costs nothing of the key's window. Throws `rate_limited` where there were too many. */
  readonly count: (key: string) => void;
}

/**
 * What bounds handshakes and lists, which the window of a key does not: ten times as many in an hour, in each process by
 * itself, before the database is asked.
 */
export function createFreeMessages({ config: { rateLimitPerHour } }: Pick<Context, 'config'>): FreeMessages {
  const most = rateLimitPerHour * FOR_EACH;
  const counted = new LRUCache<string, { messages: number }>({ max: MOST_KEYS, ttl: HOUR_MS });
  return {
    count(key) {
      const hash = hashKey(key).toString('base64');
      const known = counted.get(hash) ?? { messages: 0 };
      if (known.messages >= most) {
        const retryAfterSeconds = Math.max(1, Math.ceil(counted.getRemainingTTL(hash) / 1000));
        throw new AppError(
          'rate_limited',
          inEnglish(`more than ${most} handshakes and lists in an hour with this key`),
          { retryAfterSeconds },
        );
      }
      known.messages += 1;
      if (known.messages === 1) counted.set(hash, known);
    },
  };
}
