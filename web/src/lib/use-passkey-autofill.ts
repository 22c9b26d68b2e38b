import { useEffect, useEffectEvent } from 'react';
import { auth, type PasskeyAnswer } from './auth.ts';
import { endAutofill, passkeyFromAutofill } from './passkeys.ts';

/** What is asked of a passkey ends after five minutes; a page may stay open for longer. */
const ANEW_MS = 4 * 60_000;

/** Offers passkeys below the field for the email, in browsers that do so. */
export function usePasskeyAutofill(isOffered: boolean, onChosen: (answer: PasskeyAnswer) => void): void {
  const chosen = useEffectEvent(onChosen);
  useEffect(() => {
    if (!isOffered) return undefined;
    async function offer(): Promise<void> {
      const answer = await passkeyFromAutofill(auth.passkeyOptions).catch(() => null);
      if (answer !== null) chosen(answer);
    }
    void offer();
    const anew = setInterval(() => void offer(), ANEW_MS);
    return () => {
      clearInterval(anew);
      void endAutofill();
    };
  }, [isOffered]);
}
