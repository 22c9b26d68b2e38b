import { Anchor, Button, Modal, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { auth } from '../lib/auth.ts';
import { startAnew } from '../lib/session.ts';
import { goOn, useMustSignIn } from '../lib/sign-in-again.ts';
import { queryClient, trpc } from '../lib/trpc.ts';
import { TEXTS } from '../texts/index.ts';
import { Problem } from '../ui/problem.tsx';

const texts = TEXTS.entry.signInAgain;

/** Over the page, once the session of who works there has ended: what they do waits below, and goes on. */
export function SignInAgain() {
  const mustSignIn = useMustSignIn();
  const person = queryClient.getQueryData(trpc.me.get.queryKey());
  if (!mustSignIn || person === undefined) return null;
  return (
    <Modal
      opened
      onClose={() => {}}
      title={texts.title}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      zIndex={1000}
    >
      <SignInForm email={person.user.email} />
    </Modal>
  );
}

function SignInForm({ email }: { readonly email: string }) {
  const [password, setPassword] = useState('');
  const signIn = useMutation({ gcTime: 0, mutationFn: () => auth.signIn(email, password), onSuccess: goOn });

  function submit(event: FormEvent): void {
    event.preventDefault();
    signIn.mutate();
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
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        {signIn.isError && <Problem error={signIn.error} />}
        <Button type="submit" loading={signIn.isPending}>
          {TEXTS.entry.signIn.submit}
        </Button>
        <Anchor component="button" type="button" size="sm" className="tap" onClick={() => startAnew('/sign-in')}>
          {texts.other}
        </Anchor>
      </Stack>
    </form>
  );
}
