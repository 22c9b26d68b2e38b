import { useSyncExternalStore } from 'react';

/** A session that ended while somebody works: whatever was refused waits until they have signed in again. */
let waiting: PromiseWithResolvers<void> | null = null;
let times = 0;
const listeners = new Set<() => void>();

/** Asks to sign in over the page; resolves once somebody has. */
export function signedInAgain(): Promise<void> {
  if (waiting === null) {
    waiting = Promise.withResolvers();
    tell();
  }
  return waiting.promise;
}

/** Lets go on what waits. */
export function goOn(): void {
  const done = waiting;
  waiting = null;
  times += 1;
  tell();
  done?.resolve();
}

/** How often somebody has signed in again: what was asked before the last time may be refused after it. */
export function timesSignedIn(): number {
  return times;
}

/** Whether something waits for somebody to sign in. */
export function useMustSignIn(): boolean {
  return useSyncExternalStore(subscribe, () => waiting !== null);
}

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
