import { Anchor, Modal, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import { startAnew } from '../lib/session.ts';
import { goOn, useMustSignIn } from '../lib/sign-in-again.ts';
import { queryClient, trpc } from '../lib/trpc.ts';
import { useSignIn } from '../lib/use-sign-in.ts';
import { TEXTS } from '../texts/index.ts';
import { Problem } from '../ui/problem.tsx';
import { AskedFactor, SignInButtons } from '../ui/second-factor/asked-factor.tsx';
import { ThroughCompanyAgain, ThroughCompanyNow } from './through-company-again.tsx';

const texts = TEXTS.entry.signInAgain;

/** Over the page, once the session of who works there has ended: what they do waits below, and goes on. */
export function SignInAgain() {
  const reason = useMustSignIn();
  const person = queryClient.getQueryData(trpc.me.get.queryKey());
  if (reason === null || person === undefined) return null;
  return (
    <Modal
      opened
      onClose={() => {}}
      title={reason === 'company' ? TEXTS.companySignIn.title : texts.title}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      zIndex={1000}
    >
      {reason === 'company' ? (
        <ThroughCompanyNow person={person} />
      ) : person.is_company_session ? (
        <ThroughCompanyAgain person={person} />
      ) : (
        <SignInForm email={person.user.email} />
      )}
    </Modal>
  );
}

function SignInForm({ email }: { readonly email: string }) {
  // with a passkey, somebody else may have signed in: their page is another
  const signIn = useSignIn((who) => (who === email ? goOn() : startAnew()));
  const isAsked = signIn.asked !== null;

  function submit(event: FormEvent): void {
    event.preventDefault();
    signIn.submit(email);
  }

  return (
    <form onSubmit={submit}>
      <Stack>
        <Text>{texts.text}</Text>
        <TextInput label={TEXTS.entry.signIn.email} type="email" autoComplete="username" readOnly value={email} />
        <PasswordInput
          label={TEXTS.entry.signIn.password}
          autoComplete="current-password"
          required
          withAsterisk={false}
          data-autofocus
          readOnly={isAsked}
          value={signIn.password}
          onChange={(event) => signIn.setPassword(event.currentTarget.value)}
        />
        <AskedFactor signIn={signIn} />
        {signIn.error !== null && <Problem error={signIn.error} />}
        <SignInButtons signIn={signIn} />
        <Anchor component="button" type="button" size="sm" className="tap" onClick={() => startAnew('/sign-in')}>
          {texts.other}
        </Anchor>
      </Stack>
    </form>
  );
}
