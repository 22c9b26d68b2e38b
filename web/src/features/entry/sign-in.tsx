import { Anchor, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { startAnew } from '../../lib/session.ts';
import { trpc } from '../../lib/trpc.ts';
import { usePasskeyAutofill } from '../../lib/use-passkey-autofill.ts';
import { usePasskeysHere } from '../../lib/use-passkeys-here.ts';
import { useSignIn } from '../../lib/use-sign-in.ts';
import { TEXTS } from '../../texts/index.ts';
import { GuestPage } from '../../ui/guest-page.tsx';
import { Problem } from '../../ui/problem.tsx';
import { AskedFactor, SignInButtons } from '../../ui/second-factor/asked-factor.tsx';

const texts = TEXTS.entry.signIn;
const route = getRouteApi('/guest/sign-in');

export function SignIn() {
  const site = useQuery(trpc.site.get.queryOptions());
  const { next } = route.useSearch();
  // a secret that stands behind the # goes along there, and into no address that is sent
  const signIn = useSignIn(() => startAnew(next === undefined ? next : next + location.hash));
  const { usable } = usePasskeysHere();
  const isAsked = signIn.asked !== null;
  usePasskeyAutofill({
    isOffered: usable && !isAsked,
    isBusy: signIn.isPasskeyPending,
    onChosen: signIn.submitPasskey,
  });

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
            // the browser offers passkeys here
            autoComplete="username webauthn"
            required
            withAsterisk={false}
            autoFocus
            readOnly={isAsked}
            value={signIn.email}
            onChange={(event) => signIn.setEmail(event.currentTarget.value)}
          />
          <PasswordInput
            label={texts.password}
            autoComplete="current-password"
            required
            withAsterisk={false}
            readOnly={isAsked}
            value={signIn.password}
            onChange={(event) => signIn.setPassword(event.currentTarget.value)}
          />
          <AskedFactor signIn={signIn} />
          {signIn.error !== null && <Problem error={signIn.error} />}
          <SignInButtons signIn={signIn} />
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
