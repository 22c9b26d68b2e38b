import { useSyncExternalStore } from 'react';

/** Why somebody who works has to sign in: their session has ended, or their company has begun to ask for its own sign-in. */
export type SignInReason = 'ended' | 'company';

/** What was refused meanwhile waits until they have signed in again. */
let waiting: (PromiseWithResolvers<void> & { readonly reason: SignInReason }) | null = null;
let times = 0;
let isOpen = false;
const listeners = new Set<() => void>();

/** Asks to sign in over the page; resolves once somebody has. */
export function signedInAgain(reason: SignInReason): Promise<void> {
  if (waiting === null) {
    waiting = { ...Promise.withResolvers<void>(), reason };
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

/** Why something waits for somebody to sign in; null: nothing does. */
export function useMustSignIn(): SignInReason | null {
  return useSyncExternalStore(subscribe, () => waiting?.reason ?? null);
}

/** Notes that the company that is worked in was shown: from then on somebody has work here that must not be lost. */
export function noteCompanyOpen(): void {
  isOpen = true;
}

export function isCompanyOpen(): boolean {
  return isOpen;
}

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
