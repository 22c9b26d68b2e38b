import { Anchor, Button, Code, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { auth } from '../../lib/auth.ts';
import { trpc } from '../../lib/trpc.ts';
import { TEXTS } from '../../texts/index.ts';
import { GuestPage } from '../../ui/guest-page.tsx';
import { Problem } from '../../ui/problem.tsx';

const texts = TEXTS.entry.forgotten;

export function Forgotten() {
  const site = useQuery(trpc.site.get.queryOptions());
  const [email, setEmail] = useState('');
  const ask = useMutation({ mutationFn: () => auth.requestReset(email) });

  function submit(event: FormEvent): void {
    event.preventDefault();
    ask.mutate();
  }

  return (
    <GuestPage title={texts.title}>
      {site.data?.sends_mail === false ? (
        <Stack gap="xs">
          <Text>{texts.noMail}</Text>
          <Code block>showbill user link {email === '' ? 'you@company.example' : email}</Code>
        </Stack>
      ) : ask.isSuccess ? (
        <Text role="status">{texts.sent}</Text>
      ) : (
        <form onSubmit={submit}>
          <Stack>
            <Text>{texts.text}</Text>
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
            {ask.isError && <Problem error={ask.error} />}
            <Button type="submit" loading={ask.isPending}>
              {texts.submit}
            </Button>
          </Stack>
        </form>
      )}
      <Anchor component={Link} to="/sign-in" size="sm" className="tap">
        {texts.back}
      </Anchor>
    </GuestPage>
  );
}
