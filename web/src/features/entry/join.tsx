import { Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { rememberCompany } from '../../lib/company.ts';
import { fieldErrors } from '../../lib/field-errors.ts';
import { startAnew } from '../../lib/session.ts';
import { trpc } from '../../lib/trpc.ts';
import { TEXTS } from '../../texts/index.ts';
import { Problem } from '../../ui/problem.tsx';

const texts = TEXTS.entry.invitation;

/** For who was invited and has no sign-in yet. */
export function Join({ token, email }: { readonly token: string; readonly email: string }) {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const join = useMutation(
    trpc.invitation.signUp.mutationOptions({
      onSuccess: ({ company_id: id }) => {
        rememberCompany(id);
        startAnew();
      },
    }),
  );
  const errors = fieldErrors(join.error, ['name', 'password']);

  function submit(event: FormEvent): void {
    event.preventDefault();
    join.mutate({ token, name, password });
  }

  return (
    <form onSubmit={submit}>
      <Stack>
        <TextInput label={texts.email} type="email" autoComplete="username" readOnly value={email} />
        <TextInput
          label={texts.name}
          autoComplete="name"
          required
          withAsterisk={false}
          autoFocus
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={errors.at('name')}
        />
        <PasswordInput
          label={texts.password}
          description={texts.passwordRule}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoComplete="new-password"
          required
          withAsterisk={false}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          error={errors.at('password')}
        />
        {errors.rest !== null && <Problem error={errors.rest} />}
        <Button type="submit" loading={join.isPending || join.isSuccess}>
          {texts.submit}
        </Button>
        <Text size="sm" c="dimmed">
          {texts.known}{' '}
          <Link to="/sign-in" search={{ next: '/invitation' }} hash={token}>
            {texts.signIn}
          </Link>
        </Text>
      </Stack>
    </form>
  );
}
