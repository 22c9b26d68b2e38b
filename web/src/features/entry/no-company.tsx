import { Button, Group, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { auth } from '../../lib/auth.ts';
import { startAnew } from '../../lib/session.ts';
import { trpc } from '../../lib/trpc.ts';
import { TEXTS } from '../../texts/index.ts';
import { GuestPage } from '../../ui/guest-page.tsx';
import { Problem } from '../../ui/problem.tsx';

const texts = TEXTS.entry.noCompany;

/** For who is signed in and has no company to work in: they left it, or were taken out. */
export function NoCompany() {
  const person = useQuery(trpc.me.get.queryOptions());
  const leave = useMutation({ mutationFn: auth.signOut, onSuccess: () => startAnew('sign-in') });
  return (
    <GuestPage title={texts.title}>
      <Text>{texts.text(person.data?.user.email ?? texts.you)}</Text>
      {leave.isError && <Problem error={leave.error} />}
      <Group>
        <Button onClick={() => startAnew()}>{texts.again}</Button>
        <Button variant="default" loading={leave.isPending} onClick={() => leave.mutate()}>
          {texts.signOut}
        </Button>
      </Group>
    </GuestPage>
  );
}
