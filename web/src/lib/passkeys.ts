import type { PublicKeyCredentialCreationOptionsJSON, RegistrationResponseJSON } from '@simplewebauthn/browser';
import { TEXTS } from '../texts/index.ts';
import { AuthError, type PasskeyAnswer, type PasskeyOptions } from './auth.ts';

const texts = TEXTS.passkeys;

/** Why this page cannot use passkeys, as a sentence; null: it can. `at` is the origin of the pages that may, if any. */
export function whyNoPasskeys(at: string | null): string | null {
  if (at === null) return texts.nowhere;
  if (at !== location.origin) return texts.elsewhere(at);
  return 'PublicKeyCredential' in window ? null : texts.unsupported;
}

/** Has the browser make a passkey, in a dialog of its own. */
export async function makePasskey(options: PublicKeyCredentialCreationOptionsJSON): Promise<RegistrationResponseJSON> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return startRegistration({ optionsJSON: options }).catch(explain);
}

/** Has the browser sign with a passkey, in a dialog of its own. */
export async function signWithPasskey(options: PasskeyOptions): Promise<PasskeyAnswer> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return startAuthentication({ optionsJSON: options }).catch(explain);
}

/**
 * Has the browser offer passkeys below the field for the email, until it is asked for something else; resolves once one
 * was chosen. Null: it knows none, or was asked for something else.
 */
export async function passkeyFromAutofill(options: () => Promise<PasskeyOptions>): Promise<PasskeyAnswer | null> {
  const { browserSupportsWebAuthnAutofill, startAuthentication } = await import('@simplewebauthn/browser');
  if (!(await browserSupportsWebAuthnAutofill())) return null;
  return startAuthentication({ optionsJSON: await options(), useBrowserAutofill: true }).catch(() => null);
}

/** Takes back what `passkeyFromAutofill` offers. */
export async function endAutofill(): Promise<void> {
  const { WebAuthnAbortService } = await import('@simplewebauthn/browser');
  WebAuthnAbortService.cancelCeremony();
}

/** Browsers say little on purpose: that somebody cancelled, or that there is a passkey already. */
function explain(error: unknown): never {
  const isKnown = error instanceof Error && error.name === 'InvalidStateError';
  throw new AuthError(0, isKnown ? texts.known : texts.cancelled);
}
