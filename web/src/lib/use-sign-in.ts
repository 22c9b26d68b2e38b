import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type AskedFactor, auth, type PasskeyAnswer } from './auth.ts';
import { fieldErrors } from './field-errors.ts';
import { signWithPasskey } from './passkeys.ts';
import { isSignedOut } from './problem.ts';

/**
 * Signing in: with a passkey alone, or with a password, in one step or two; `asked` once it was right and more is wanted.
 * `onSignedIn` is told the email.
 */
export function useSignIn(onSignedIn: (email: string) => void) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [asked, setAsked] = useState<AskedFactor | null>(null);
  const byPassword = useMutation({
    gcTime: 0,
    mutationFn: (known: string) => auth.signIn(known, password, asked === null ? undefined : code),
    onSuccess: (more, known) => (more === null ? onSignedIn(known) : setAsked(more)),
  });
  const byPasskey = useMutation({
    gcTime: 0,
    mutationFn: async (chosen: PasskeyAnswer | null) =>
      auth.passkeySignIn(chosen ?? (await signWithPasskey(asked?.passkey ?? (await auth.passkeyOptions())))),
    onSuccess: onSignedIn,
    // what was asked may have ended: the password asks anew
    onError: (error) => isSignedOut(error) && setAsked(null),
  });
  const errors = fieldErrors(byPassword.error, ['code']);
  return {
    email,
    setEmail,
    password,
    setPassword,
    code,
    setCode,
    asked,
    codeError: errors.at('code'),
    error: errors.rest ?? byPasskey.error,
    isPending: byPassword.isPending || byPassword.data === null,
    isPasskeyPending: byPasskey.isPending || byPasskey.isSuccess,
    submit: (known = email) => {
      byPasskey.reset();
      byPassword.mutate(known);
    },
    /** With the passkey that the browser offered already, or one that it asks for. */
    submitPasskey: (chosen: PasskeyAnswer | null = null) => {
      byPassword.reset();
      byPasskey.mutate(chosen);
    },
  };
}

export type SigningIn = ReturnType<typeof useSignIn>;
