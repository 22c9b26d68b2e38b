const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** From each failure to the next try; after the last there is none. */
const DELAYS_MS = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR];
/** Each delay is up to so much shorter or longer, so that receivers are not asked by all at once. */
const JITTER = 0.2;
const RETRY_AFTER_MOST_MS = 24 * HOUR;
/** A subscription of which every try failed for so long is disabled. */
const FAILING_MOST_MS = 5 * 24 * HOUR;
const GONE = 410;

/** How a try ended: the answer's status, or null where none came. */
export interface Tried {
  readonly status: number | null;
  /** What the answer's Retry-After asks for, milliseconds from `now`. */
  readonly retryAfterMs: number | null;
  /** Failures of this delivery before this try. */
  readonly failures: number;
  /** Since when every try of the subscription failed. */
  readonly failingSince: Date | null;
  readonly now: Date;
  /** In [0, 1): where in the jitter the next try falls. */
  readonly random: number;
}

export type Verdict =
  | { readonly outcome: 'delivered' }
  /** `nextAt` null: it was the last try. */
  | { readonly outcome: 'failed'; readonly nextAt: Date | null }
  | { readonly outcome: 'disable'; readonly reason: string };

/** What follows from a try. Only 2xx is a success; 410 ends the subscription. */
export function judge({ status, retryAfterMs, failures, failingSince, now, random }: Tried): Verdict {
  if (status !== null && status >= 200 && status < 300) return { outcome: 'delivered' };
  if (status === GONE) return { outcome: 'disable', reason: 'the receiver answered 410 Gone' };
  if (failingSince !== null && now.getTime() - failingSince.getTime() >= FAILING_MOST_MS) {
    return { outcome: 'disable', reason: 'every try failed for 5 days' };
  }
  const delay = DELAYS_MS[failures];
  if (delay === undefined) return { outcome: 'failed', nextAt: null };
  const wait = Math.max(delay * (1 - JITTER + 2 * JITTER * random), Math.min(retryAfterMs ?? 0, RETRY_AFTER_MOST_MS));
  return { outcome: 'failed', nextAt: new Date(now.getTime() + Math.round(wait)) };
}
