import { Anchor, Button, Group, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { auth } from '../../lib/auth.ts';
import { leaveForCompany } from '../../lib/company-sign-in.ts';
import { changeCompany, startAnew } from '../../lib/session.ts';
import { trpc } from '../../lib/trpc.ts';
import { TEXTS } from '../../texts/index.ts';
import { GuestPage } from '../../ui/guest-page.tsx';
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
        <Elsewhere />
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

/** For who belongs to other companies as well. */
function Elsewhere() {
  const signOut = useMutation({ mutationFn: auth.signOut, onSuccess: () => startAnew('sign-in') });
  return (
    <>
      {signOut.isError && <Problem error={signOut.error} />}
      <Group gap="xs">
        {useCompanies()
          .filter(({ lacks_company_sign_in: lacks }) => !lacks)
          .map(({ id, name }) => (
            <Button key={id} variant="default" onClick={() => changeCompany(id)}>
              {texts.workIn(name)}
            </Button>
          ))}
        <Button variant="default" loading={signOut.isPending} onClick={() => signOut.mutate()}>
          {texts.signOut}
        </Button>
      </Group>
    </>
  );
}
