import { Anchor, Button, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { auth } from '../../lib/auth.ts';
import { rememberCompany } from '../../lib/company.ts';
import { isSignedOut } from '../../lib/problem.ts';
import { type Session, startAnew } from '../../lib/session.ts';
import { client, trpc } from '../../lib/trpc.ts';
import { TEXTS } from '../../texts/index.ts';
import { GuestPage } from '../../ui/guest-page.tsx';
import { LoadingRows } from '../../ui/loading.tsx';
import { Problem } from '../../ui/problem.tsx';
import { Join } from './join.tsx';
import { JoinThroughCompany } from './join-through-company.tsx';

const texts = TEXTS.entry.invitation;

/** The token of the link stands behind the # of the address. */
export function Invitation() {
  const token = useLocation({ select: ({ hash }) => hash });
  const invitation = useQuery({
    queryKey: ['invitation-link', token],
    queryFn: () => client.invitation.read.mutate({ token }),
    enabled: token !== '',
    staleTime: Infinity,
  });
  const person = useQuery({ queryKey: ['signed-in'], queryFn: whoIsSignedIn });

  if (token === '' || invitation.isError) {
    return (
      <GuestPage title={texts.title}>
        {token === '' ? (
          <Text>{texts.noToken}</Text>
        ) : (
          <Problem error={invitation.error} onRetry={() => void invitation.refetch()} />
        )}
        <Anchor component={Link} to="/" size="sm" className="tap">
          {texts.home}
        </Anchor>
      </GuestPage>
    );
  }
  if (person.isError) {
    return (
      <GuestPage title={texts.title}>
        <Problem error={person.error} onRetry={() => void person.refetch()} />
      </GuestPage>
    );
  }
  if (invitation.data === undefined || person.data === undefined) {
    return (
      <GuestPage title={texts.title}>
        <LoadingRows label={texts.reading} rows={3} />
      </GuestPage>
    );
  }
  const { company_name: company, email, role, sign_in: slug } = invitation.data;
  return (
    <GuestPage title={texts.title}>
      <Text>{texts.text(company, texts.role[role])}</Text>
      {slug !== null && <JoinThroughCompany slug={slug} token={token} isSignedIn={person.data !== null} />}
      {person.data === null ? (
        <Join token={token} email={email} />
      ) : person.data.is_company_session ? (
        <SignOutFirst text={texts.throughCompany(person.data.companies[0]?.name ?? person.data.user.email)} />
      ) : person.data.user.email === email ? (
        <Accept token={token} email={email} />
      ) : (
        <SignOutFirst text={texts.other(email, person.data.user.email)} />
      )}
    </GuestPage>
  );
}

function Accept({ token, email }: { readonly token: string; readonly email: string }) {
  const accept = useMutation(
    trpc.invitation.accept.mutationOptions({
      onSuccess: ({ company_id: id }) => {
        rememberCompany(id);
        startAnew();
      },
    }),
  );
  return (
    <Stack>
      <Text c="dimmed">{texts.signedInAs(email)}</Text>
      {accept.isError && <Problem error={accept.error} />}
      <Button loading={accept.isPending || accept.isSuccess} onClick={() => accept.mutate({ token })}>
        {texts.accept}
      </Button>
    </Stack>
  );
}

function SignOutFirst({ text }: { readonly text: string }) {
  const leave = useMutation({ mutationFn: auth.signOut, onSuccess: () => location.reload() });
  return (
    <Stack>
      <Text>{text}</Text>
      {leave.isError && <Problem error={leave.error} />}
      <Button variant="default" loading={leave.isPending || leave.isSuccess} onClick={() => leave.mutate()}>
        {texts.signOut}
      </Button>
    </Stack>
  );
}

/** Asked past the query of the session, whose refusal would lead away from here. */
async function whoIsSignedIn(): Promise<Session | null> {
  try {
    return await client.me.get.query();
  } catch (error) {
    if (isSignedOut(error)) return null;
    throw error;
  }
}
