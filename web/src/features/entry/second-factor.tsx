import { Button, Group, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { auth } from '../../lib/auth.ts';
import { currentCompany } from '../../lib/company.ts';
import { changeCompany, startAnew } from '../../lib/session.ts';
import { trpc } from '../../lib/trpc.ts';
import { TEXTS } from '../../texts/index.ts';
import { GuestPage } from '../../ui/guest-page.tsx';
import { Problem } from '../../ui/problem.tsx';
import { SetUpSecondFactor } from '../../ui/second-factor/set-up.tsx';

const texts = TEXTS.entry.secondFactor;

/** For a member who needs a second factor before their company shows them anything. */
export function SecondFactorFirst() {
  const person = useQuery(trpc.me.get.queryOptions());
  const leave = useMutation({ mutationFn: auth.signOut, onSuccess: () => startAnew('sign-in') });
  const companies = person.data?.companies ?? [];
  const asking = companies.find(({ id, lacks_second_factor: lacks }) => lacks && id === currentCompany());
  return (
    <GuestPage title={texts.setUp}>
      {asking !== undefined && <Text>{texts.requiredBy(asking.name)}</Text>}
      <SetUpSecondFactor onDone={() => startAnew()} />
      {leave.isError && <Problem error={leave.error} />}
      <Group gap="xs">
        {companies
          .filter(({ lacks_second_factor: lacks }) => !lacks)
          .map(({ id, name }) => (
            <Button key={id} variant="default" onClick={() => changeCompany(id)}>
              {texts.workIn(name)}
            </Button>
          ))}
        <Button variant="default" loading={leave.isPending} onClick={() => leave.mutate()}>
          {texts.signOut}
        </Button>
      </Group>
    </GuestPage>
  );
}
