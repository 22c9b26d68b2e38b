import { Anchor, Button, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { leaveForCompany } from '../../lib/company-sign-in.ts';
import { TEXTS } from '../../texts/index.ts';
import { GuestPage } from '../../ui/guest-page.tsx';
import { Problem } from '../../ui/problem.tsx';
import { SignInProblem } from './sign-in-problem.tsx';

const texts = TEXTS.companySignIn;
const route = getRouteApi('/guest/company-sign-in');

/** For who signs in through their company and does not have its link. */
export function CompanyName() {
  const { next, problem } = route.useSearch();
  const [slug, setSlug] = useState('');
  const leave = useMutation({ mutationFn: () => leaveForCompany(slug, { next }) });

  function submit(event: FormEvent): void {
    event.preventDefault();
    leave.mutate();
  }

  return (
    <GuestPage title={texts.title}>
      <SignInProblem problem={problem} />
      <form onSubmit={submit}>
        <Stack>
          <TextInput
            label={texts.ask}
            description={texts.askRule}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            autoComplete="organization"
            autoCapitalize="none"
            spellCheck={false}
            required
            withAsterisk={false}
            autoFocus
            value={slug}
            onChange={(event) => setSlug(event.currentTarget.value)}
          />
          {leave.isError && <Problem error={leave.error} />}
          <Button type="submit" loading={leave.isPending || leave.isSuccess}>
            {texts.go}
          </Button>
          <Anchor component={Link} to="/sign-in" size="sm" className="tap">
            {texts.password}
          </Anchor>
        </Stack>
      </form>
    </GuestPage>
  );
}
