import { Anchor, Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { startAnew } from '../../lib/session.ts';
import { trpc } from '../../lib/trpc.ts';
import { useSignIn } from '../../lib/use-sign-in.ts';
import { TEXTS } from '../../texts/index.ts';
import { GuestPage } from '../../ui/guest-page.tsx';
import { Problem } from '../../ui/problem.tsx';
import { CodeField } from '../../ui/second-factor/code-field.tsx';

const texts = TEXTS.entry.signIn;
const route = getRouteApi('/guest/sign-in');

export function SignIn() {
  const site = useQuery(trpc.site.get.queryOptions());
  const { next } = route.useSearch();
  // a secret that stands behind the # goes along there, and into no address that is sent
  const signIn = useSignIn(() => startAnew(next === undefined ? next : next + location.hash));

  function submit(event: FormEvent): void {
    event.preventDefault();
    signIn.submit();
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
            readOnly={signIn.asksCode}
            value={signIn.email}
            onChange={(event) => signIn.setEmail(event.currentTarget.value)}
          />
          <PasswordInput
            label={texts.password}
            autoComplete="current-password"
            required
            withAsterisk={false}
            readOnly={signIn.asksCode}
            value={signIn.password}
            onChange={(event) => signIn.setPassword(event.currentTarget.value)}
          />
          {signIn.asksCode && <CodeField value={signIn.code} onChange={signIn.setCode} error={signIn.codeError} />}
          {signIn.error !== null && <Problem error={signIn.error} />}
          <Button type="submit" loading={signIn.isPending}>
            {texts.submit}
          </Button>
          <Anchor component={Link} to="/forgotten" size="sm" className="tap">
            {texts.forgotten}
          </Anchor>
          <Anchor
            size="sm"
            className="tap"
            renderRoot={(props) => (
              <Link {...props} to="/company-sign-in" search={next === undefined ? {} : { next }} />
            )}
          >
            {TEXTS.companySignIn.link}
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
