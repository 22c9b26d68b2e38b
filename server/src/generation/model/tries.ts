import { setTimeout as sleep } from 'node:timers/promises';
import { ModelCallError } from './model-call-error.ts';

/** Waits; rejects as soon as the signal is aborted. */
export type Pause = (milliseconds: number, signal: AbortSignal) => Promise<void>;

const MOST_TRIES = 3;
const LONGEST_PAUSE = 5_000;
const BACK_OFF = 500;

export async function pauseForReal(milliseconds: number, signal: AbortSignal): Promise<void> {
  await sleep(milliseconds, undefined, { signal });
}

/**
 * Tries a call of the provider up to three times: 0.5 s and 1.5 s apart, or as far as Retry-After says. A provider that
 * wants more than 5 s is not asked again.
 */
export async function withTries<T>(attempt: () => Promise<T>, signal: AbortSignal, pause: Pause): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (signal.aborted || !(error instanceof ModelCallError) || !error.retryable || tried === MOST_TRIES) throw error;
      const wait = error.retryAfterMilliseconds ?? BACK_OFF * (2 ** tried - 1);
      if (wait > LONGEST_PAUSE) throw error;
      await pause(wait, signal);
    }
  }
}
