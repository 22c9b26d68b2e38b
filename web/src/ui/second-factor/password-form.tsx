import { Button, PasswordInput, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { fieldErrors } from '../../lib/field-errors.ts';
import { TEXTS } from '../../texts/index.ts';
import { Problem } from '../problem.tsx';

interface PasswordFormProps<Answer> {
  readonly action: string;
  readonly send: (password: string) => Promise<Answer>;
  readonly onDone: (answer: Answer) => void;
}

/** Asks for the password before what whoever sits at somebody else's browser must not do. */
export function PasswordForm<Answer>({ action, send, onDone }: PasswordFormProps<Answer>) {
  const [password, setPassword] = useState('');
  const confirm = useMutation({ gcTime: 0, mutationFn: () => send(password), onSuccess: onDone });
  const errors = fieldErrors(confirm.error, ['current_password']);

  function submit(event: FormEvent): void {
    event.preventDefault();
    confirm.mutate();
  }

  return (
    <form onSubmit={submit}>
      <Stack>
        <PasswordInput
          label={TEXTS.settings.you.current}
          autoComplete="current-password"
          required
          withAsterisk={false}
          data-autofocus
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          error={errors.at('current_password')}
        />
        {errors.rest !== null && <Problem error={errors.rest} />}
        <Button type="submit" loading={confirm.isPending}>
          {action}
        </Button>
      </Stack>
    </form>
  );
}
