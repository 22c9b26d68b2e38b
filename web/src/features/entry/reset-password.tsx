import { Anchor, Button, PasswordInput, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { auth } from '../../lib/auth.ts';
import { fieldErrors } from '../../lib/field-errors.ts';
import { TEXTS } from '../../texts/index.ts';
import { GuestPage } from '../../ui/guest-page.tsx';
import { Problem } from '../../ui/problem.tsx';

const texts = TEXTS.entry.reset;

/** The token of the link stands behind the # of the address. */
export function ResetPassword() {
  const token = useLocation({ select: ({ hash }) => hash });
  const [password, setPassword] = useState('');
  const reset = useMutation({ mutationFn: () => auth.resetPassword(token, password) });
  const errors = fieldErrors(reset.error, ['new_password']);
  const again = (
    <Anchor component={Link} to="/forgotten" size="sm" className="tap">
      {texts.again}
    </Anchor>
  );

  function submit(event: FormEvent): void {
    event.preventDefault();
    reset.mutate();
  }

  if (token === '') {
    return (
      <GuestPage title={texts.title}>
        <Text>{texts.noToken}</Text>
        {again}
      </GuestPage>
    );
  }
  if (reset.isSuccess) {
    return (
      <GuestPage title={texts.title}>
        <Text role="status">{texts.done}</Text>
        <Button component={Link} to="/sign-in">
          {texts.signIn}
        </Button>
      </GuestPage>
    );
  }
  return (
    <GuestPage title={texts.title}>
      <form onSubmit={submit}>
        <Stack>
          <PasswordInput
            label={texts.password}
            description={texts.passwordRule}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            autoComplete="new-password"
            required
            withAsterisk={false}
            autoFocus
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
            error={errors.at('new_password')}
          />
          {errors.rest !== null && <Problem error={errors.rest} />}
          <Button type="submit" loading={reset.isPending}>
            {texts.submit}
          </Button>
          {errors.rest !== null && again}
        </Stack>
      </form>
    </GuestPage>
  );
}
