import { Anchor, Button, Group, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { auth } from '../../lib/auth.ts';
import { currentCompany } from '../../lib/company.ts';
import { leaveForCompany } from '../../lib/company-sign-in.ts';
import { changeCompany, startAnew } from '../../lib/session.ts';
import { trpc } from '../../lib/trpc.ts';
import { TEXTS } from '../../texts/index.ts';
import { GuestPage } from '../../ui/guest-page.tsx';
import { LeaveCompany } from '../../ui/leave-company.tsx';
import { Problem } from '../../ui/problem.tsx';
import { SignInProblem } from './sign-in-problem.tsx';

const texts = TEXTS.companySignIn;
const route = getRouteApi('/guest/sign-in/$slug');

/** The address that a company gives to its members; and where those are led who must sign in so. */
export function ThroughCompany() {
  const { slug } = route.useParams();
  const { next, problem, required } = route.useSearch();
  const leave = useMutation({ mutationFn: () => leaveForCompany(slug, { next }) });
  return (
    <GuestPage title={texts.title}>
      <SignInProblem problem={problem} />
      {required === true ? <Required slug={slug} /> : <Text>{texts.text}</Text>}
      <Text c="dimmed">
        {texts.name}: {slug}
      </Text>
      {leave.isError && <Problem error={leave.error} />}
      <Button autoFocus loading={leave.isPending || leave.isSuccess} onClick={() => leave.mutate()}>
        {texts.go}
      </Button>
      {required === true ? (
        <Elsewhere slug={slug} />
      ) : (
        <Anchor component={Link} to="/sign-in" size="sm" className="tap">
          {texts.password}
        </Anchor>
      )}
    </GuestPage>
  );
}

function useCompanies() {
  return useQuery(trpc.me.get.queryOptions()).data?.companies ?? [];
}

function Required({ slug }: { readonly slug: string }) {
  const asking = useCompanies().find(({ sign_in: own }) => own === slug);
  return <Text>{asking === undefined ? texts.text : texts.required(asking.name)}</Text>;
}

/** For who belongs to other companies as well, or wants to be a member no longer. */
function Elsewhere({ slug }: { readonly slug: string }) {
  const companies = useCompanies();
  const asking = companies.find(({ id, sign_in: own }) => own === slug && id === currentCompany());
  const [isLeaving, setIsLeaving] = useState(false);
  const signOut = useMutation({ mutationFn: auth.signOut, onSuccess: () => startAnew('sign-in') });
  return (
    <>
      {signOut.isError && <Problem error={signOut.error} />}
      <Group gap="xs">
        {companies
          .filter(({ lacks_company_sign_in: lacks }) => !lacks)
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
    </>
  );
}
