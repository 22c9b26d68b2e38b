import { Anchor, Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { auth } from '../../lib/auth.ts';
import { startAnew } from '../../lib/session.ts';
import { trpc } from '../../lib/trpc.ts';
import { TEXTS } from '../../texts/index.ts';
import { GuestPage } from '../../ui/guest-page.tsx';
import { Problem } from '../../ui/problem.tsx';

const texts = TEXTS.entry.signIn;
const route = getRouteApi('/guest/sign-in');

export function SignIn() {
  const site = useQuery(trpc.site.get.queryOptions());
  const { next } = route.useSearch();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const signIn = useMutation({
    mutationFn: () => auth.signIn(email, password),
    // a secret that stands behind the # goes along there, and into no address that is sent
    onSuccess: () => startAnew(next === undefined ? next : next + location.hash),
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    signIn.mutate();
  }

  return (
    <GuestPage title={texts.title}>
      <form onSubmit={submit}>
        <Stack>
          <TextInput
            label={texts.email}
            type="email"
            autoComplete="username"
            required
            withAsterisk={false}
            autoFocus
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          <PasswordInput
            label={texts.password}
            autoComplete="current-password"
            required
            withAsterisk={false}
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          {signIn.isError && <Problem error={signIn.error} />}
          <Button type="submit" loading={signIn.isPending || signIn.isSuccess}>
            {texts.submit}
          </Button>
          <Anchor component={Link} to="/forgotten" size="sm" className="tap">
            {texts.forgotten}
          </Anchor>
          {site.data?.sign_up !== 'closed' && (
            <Text size="sm" c="dimmed">
              {texts.noAccount}{' '}
              <Anchor component={Link} to="/sign-up" size="sm">
                {texts.signUp}
              </Anchor>
            </Text>
          )}
        </Stack>
      </form>
    </GuestPage>
  );
}
