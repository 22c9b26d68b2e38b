import { Button, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { leaveForCompany } from '../../lib/company-sign-in.ts';
import { TEXTS } from '../../texts/index.ts';
import { Problem } from '../../ui/problem.tsx';

const texts = TEXTS.companySignIn;

interface Props {
  readonly slug: string;
  readonly token: string;
  readonly isSignedIn: boolean;
}

/** Accepts an invitation by signing in through the company that invites. */
export function JoinThroughCompany({ slug, token, isSignedIn }: Props) {
  const leave = useMutation({ mutationFn: () => leaveForCompany(slug, { invitation: token }) });
  return (
    <Stack gap="xs">
      <Button loading={leave.isPending || leave.isSuccess} onClick={() => leave.mutate()}>
        {texts.joinThrough}
      </Button>
      <Text size="sm" c="dimmed">
        {texts.joinOther}
      </Text>
      {leave.isError && <Problem error={leave.error} />}
      {!isSignedIn && <Text mt="md">{texts.orPassword}</Text>}
    </Stack>
  );
}
