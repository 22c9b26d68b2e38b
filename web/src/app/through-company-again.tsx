import { Anchor, Button, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { addressOf } from '../lib/address.ts';
import { currentCompany } from '../lib/company.ts';
import { isSignedInAs, whoIsHere } from '../lib/company-sign-in.ts';
import { changeCompany, type Session, startAnew } from '../lib/session.ts';
import { goOn } from '../lib/sign-in-again.ts';
import { queryClient, trpc } from '../lib/trpc.ts';
import { TEXTS } from '../texts/index.ts';
import { Problem } from '../ui/problem.tsx';

const texts = TEXTS.companySignIn;

/** For who signed in through their company, and whose session has ended. */
export function ThroughCompanyAgain({ person }: { readonly person: Session }) {
  return (
    <Stack>
      <Text>{texts.again}</Text>
      <InAnotherTab id={person.user.id} slug={person.companies[0]?.sign_in ?? null} />
    </Stack>
  );
}

/** For whom their company has begun to ask for its own sign-in while they work. */
export function ThroughCompanyNow({ person }: { readonly person: Session }) {
  // as it is now: the company may have had no sign-in of its own when the page was opened
  const now = useQuery({ queryKey: ['who-is-here'], queryFn: whoIsHere, gcTime: 0 });
  const { companies } = now.data ?? person;
  const asking = companies.find(({ id }) => id === currentCompany());
  return (
    <Stack>
      <Text>{texts.requiredNow(asking?.name ?? '')}</Text>
      <InAnotherTab id={person.user.id} slug={asking?.sign_in ?? null} />
      {companies
        .filter((each) => each !== asking && !each.lacks_company_sign_in)
        .map(({ id, name }) => (
          <Button key={id} variant="default" onClick={() => changeCompany(id)}>
            {texts.workIn(name)}
          </Button>
        ))}
    </Stack>
  );
}

interface Props {
  readonly id: string;
  /** Null: it is asked for there. */
  readonly slug: string | null;
}

/** They sign in in another tab, and what they do here waits. */
function InAnotherTab({ id, slug }: Props) {
  const look = useMutation({
    mutationFn: () => isSignedInAs(id),
    onSuccess(isSame) {
      if (!isSame) return;
      goOn();
      void queryClient.invalidateQueries({ queryKey: trpc.me.get.queryKey() });
    },
  });
  return (
    <>
      <Anchor href={addressOf(slug === null ? 'company-sign-in' : `sign-in/${slug}`)} target="_blank" className="tap">
        {texts.openTab}
      </Anchor>
      {look.isError && <Problem error={look.error} />}
      {look.data === false && <Text role="alert">{texts.notYet}</Text>}
      <Button data-autofocus loading={look.isPending} onClick={() => look.mutate()}>
        {texts.carryOn}
      </Button>
      <Anchor component="button" type="button" size="sm" className="tap" onClick={() => startAnew('/sign-in')}>
        {TEXTS.entry.signInAgain.other}
      </Anchor>
    </>
  );
}
