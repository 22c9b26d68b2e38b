import { addressOf } from './address.ts';
import { reach } from './reach.ts';

/** A refusal by what is no procedure: signing in, a logo, a catalogue file. */
export class AuthError extends Error {
  readonly status: number;
  readonly param: string | undefined;

  constructor(status: number, message: string, param: string | undefined) {
    super(message);
    this.status = status;
    this.param = param;
  }
}

interface Refused {
  readonly error?: { readonly message?: string; readonly param?: string };
}

async function post(path: string, body: Readonly<Record<string, string>> = {}): Promise<void> {
  await send(path, body);
}

async function send(path: string, body: Readonly<Record<string, string>>): Promise<Response> {
  const response = await reach(addressOf(`app/auth/${path}`), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw await refusedBy(response);
  return response;
}

/** Whether a code is wanted besides: nobody is signed in yet. */
async function signIn(email: string, password: string, code?: string): Promise<boolean> {
  const response = await send('sign-in', { email, password, ...(code !== undefined && { code }) });
  const { second_factor: needsCode = false }: { second_factor?: boolean } = await response.json();
  return needsCode;
}

/** What the server says of a refusal, or whatever stands before the server: that need not be JSON. */
export async function refusedBy(response: Response): Promise<AuthError> {
  const { error }: Refused = await response.json().catch(() => ({}));
  return new AuthError(response.status, error?.message ?? '', error?.param);
}

export const auth = {
  signIn,
  signOut: () => post('sign-out'),
  signOutEverywhere: () => post('sign-out-everywhere'),
  requestReset: (email: string) => post('request-reset', { email }),
  resetPassword: (token: string, password: string) => post('reset-password', { token, new_password: password }),
  changePassword: (current: string, next: string) =>
    post('change-password', { current_password: current, new_password: next }),
} as const;
