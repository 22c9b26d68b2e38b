import type { AuthenticationResponseJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { addressOf } from './address.ts';
import { reach } from './reach.ts';

/** A refusal by what is no procedure: signing in, a logo, a catalogue file. */
export class AuthError extends Error {
  readonly status: number;
  readonly param: string | undefined;
  readonly code: string | undefined;

  constructor(status: number, message: string, param?: string, code?: string) {
    super(message);
    this.status = status;
    this.param = param;
    this.code = code;
  }
}

interface Refused {
  readonly error?: { readonly message?: string; readonly param?: string; readonly code?: string };
}

export type PasskeyOptions = PublicKeyCredentialRequestOptionsJSON;
export type PasskeyAnswer = AuthenticationResponseJSON;

/** What is wanted besides the password; a recovery code always does. */
export interface AskedFactor {
  /** Whether a code of an authenticator app is. */
  readonly app: boolean;
  /** What a passkey is asked to sign; null: there is none to use. */
  readonly passkey: PasskeyOptions | null;
}

async function post(path: string, body: Readonly<Record<string, unknown>> = {}): Promise<void> {
  await send(path, body);
}

async function send<Answer>(path: string, body: Readonly<Record<string, unknown>> = {}): Promise<Answer> {
  const response = await reach(addressOf(`app/auth/${path}`), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw await refusedBy(response);
  return response.json();
}

/** What is wanted besides, where nobody is signed in yet; null: somebody is. */
async function signIn(email: string, password: string, code?: string): Promise<AskedFactor | null> {
  const body = { email, password, ...(code !== undefined && { code }) };
  const { second_factor: asked = null } = await send<{ second_factor?: AskedFactor }>('sign-in', body);
  return asked;
}

/** Returns the email of who is signed in. */
async function passkeySignIn({ id, rawId, response, type }: PasskeyAnswer): Promise<string> {
  const { email } = await send<{ email: string }>('passkey-sign-in', { answer: { id, rawId, response, type } });
  return email;
}

/** What the server says of a refusal, or whatever stands before the server: that need not be JSON. */
export async function refusedBy(response: Response): Promise<AuthError> {
  const { error }: Refused = await response.json().catch(() => ({}));
  return new AuthError(response.status, error?.message ?? '', error?.param, error?.code);
}

export const auth = {
  signIn,
  passkeyOptions: () => send<PasskeyOptions>('passkey-options'),
  passkeySignIn,
  signOut: () => post('sign-out'),
  signOutEverywhere: () => post('sign-out-everywhere'),
  requestReset: (email: string) => post('request-reset', { email }),
  resetPassword: (token: string, password: string) => post('reset-password', { token, new_password: password }),
  changePassword: (current: string, next: string) =>
    post('change-password', { current_password: current, new_password: next }),
} as const;
