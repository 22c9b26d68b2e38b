import type { ShowbillError } from './errors.ts';

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8000;
/** A key that has to wait longer than this for its next request had better be told. */
const RATE_WAIT_SECONDS = 30;

/**
 * Milliseconds to wait before the same request is sent again after this failure; null where it is not. `generations`
 * counts how often `generation_failed` has been answered, this time included; `random` is in [0, 1).
 */
export function waitBefore(error: ShowbillError, generations: number, random: number): number | null {
  const { code, retryAfter, attempts } = error;
  if (code === 'unavailable' || code === 'network_error') {
    return Math.max(backOff(attempts, random), (retryAfter ?? 0) * 1000);
  }
  if (code === 'rate_limited' && retryAfter !== null && retryAfter < RATE_WAIT_SECONDS) return retryAfter * 1000;
  if (code === 'generation_failed' && generations <= 1) return backOff(attempts, random);
  return null;
}

/** Doubles with each attempt; half of it is left to chance, so that callers who failed together come back apart. */
function backOff(attempts: number, random: number): number {
  const most = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempts - 1));
  return Math.round((most / 2) * (1 + random));
}
