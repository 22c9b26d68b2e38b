import { useEffect, useEffectEvent } from 'react';
import { auth, type PasskeyAnswer } from './auth.ts';
import { endAutofill, passkeyFromAutofill } from './passkeys.ts';

/** What is asked of a passkey ends after five minutes; a page may stay open for longer. */
const ANEW_MS = 4 * 60_000;

interface Autofill {
  readonly isOffered: boolean;
  /** Whether a passkey is being asked for otherwise, which an offer would end. */
  readonly isBusy: boolean;
  readonly onChosen: (answer: PasskeyAnswer) => void;
}

/** Offers passkeys below the field for the email, in browsers that do so. */
export function usePasskeyAutofill({ isOffered, isBusy, onChosen }: Autofill): void {
  const offer = useEffectEvent(async () => {
    if (isBusy) return;
    const answer = await passkeyFromAutofill(auth.passkeyOptions).catch(() => null);
    if (answer !== null) onChosen(answer);
  });
  useEffect(() => {
    if (!isOffered) return undefined;
    void offer();
    const anew = setInterval(() => void offer(), ANEW_MS);
    return () => {
      clearInterval(anew);
      void endAutofill();
    };
  }, [isOffered]);
}
