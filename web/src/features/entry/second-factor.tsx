import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { auth } from '../../lib/auth.ts';
import { currentCompany } from '../../lib/company.ts';
import { changeCompany, startAnew } from '../../lib/session.ts';
import { trpc } from '../../lib/trpc.ts';
import { usePasskeysHere } from '../../lib/use-passkeys-here.ts';
import { TEXTS } from '../../texts/index.ts';
import { GuestPage } from '../../ui/guest-page.tsx';
import { LeaveCompany } from '../../ui/leave-company.tsx';
import { Problem } from '../../ui/problem.tsx';
import { AddPasskey } from '../../ui/second-factor/add-passkey.tsx';
import { SetUpApp } from '../../ui/second-factor/set-up-app.tsx';

const texts = TEXTS.entry.secondFactor;

/** For a member who needs a second factor before their company shows them anything. */
export function SecondFactorFirst() {
  const person = useQuery(trpc.me.get.queryOptions());
  const signOut = useMutation({ mutationFn: auth.signOut, onSuccess: () => startAnew('sign-in') });
  const [isLeaving, setIsLeaving] = useState(false);
  const companies = person.data?.companies ?? [];
  const asking = companies.find(({ id, lacks_second_factor: lacks }) => lacks && id === currentCompany());
  return (
    <GuestPage title={texts.setUp}>
      {asking !== undefined && <Text>{texts.requiredBy(asking.name)}</Text>}
      <EitherFactor />
      {signOut.isError && <Problem error={signOut.error} />}
      <Group gap="xs">
        {companies
          .filter(({ lacks_second_factor: lacks }) => !lacks)
          .map(({ id, name }) => (
            <Button key={id} variant="default" onClick={() => changeCompany(id)}>
              {texts.workIn(name)}
            </Button>
          ))}
        {asking !== undefined && (
          <Button variant="default" onClick={() => setIsLeaving(true)}>
            {TEXTS.settings.team.leave}
          </Button>
        )}
        <Button variant="default" loading={signOut.isPending} onClick={() => signOut.mutate()}>
          {texts.signOut}
        </Button>
      </Group>
      {isLeaving && asking !== undefined && <LeaveCompany company={asking.name} onClose={() => setIsLeaving(false)} />}
    </GuestPage>
  );
}

/** A passkey or an app, as they like, where there can be both. */
function EitherFactor() {
  const { usable, why } = usePasskeysHere();
  const [chosen, setChosen] = useState<'passkey' | 'app' | null>(null);
  if (why === undefined) return null;
  if (chosen === 'app' || !usable) return <SetUpApp onDone={startAnew} />;
  if (chosen === 'passkey') return <AddPasskey onDone={startAnew} />;
  return (
    <Stack gap="xs">
      <Button onClick={() => setChosen('passkey')}>{TEXTS.passkeys.choose}</Button>
      <Button variant="default" onClick={() => setChosen('app')}>
        {TEXTS.passkeys.chooseApp}
      </Button>
    </Stack>
  );
}
