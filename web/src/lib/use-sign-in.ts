import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { auth } from './auth.ts';
import { fieldErrors } from './field-errors.ts';

/** Signing in, in one step or two: `asksCode` once the password was right and a second factor is wanted. */
export function useSignIn(onSignedIn: () => void) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [asksCode, setAsksCode] = useState(false);
  const signIn = useMutation({
    gcTime: 0,
    mutationFn: (known: string) => auth.signIn(known, password, asksCode ? code : undefined),
    onSuccess: (needsCode) => (needsCode ? setAsksCode(true) : onSignedIn()),
  });
  const errors = fieldErrors(signIn.error, ['code']);
  return {
    email,
    setEmail,
    password,
    setPassword,
    code,
    setCode,
    asksCode,
    codeError: errors.at('code'),
    error: errors.rest,
    isPending: signIn.isPending || signIn.data === false,
    submit: (known = email) => signIn.mutate(known),
  };
}
