import { Anchor, Button, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { addressOf } from '../lib/address.ts';
import { isSignedInAs } from '../lib/company-sign-in.ts';
import { startAnew } from '../lib/session.ts';
import { goOn } from '../lib/sign-in-again.ts';
import { TEXTS } from '../texts/index.ts';
import { Problem } from '../ui/problem.tsx';

const texts = TEXTS.companySignIn;

interface Props {
  /** Of the person whose session has ended. */
  readonly id: string;
  readonly slug: string | null;
}

/** For who signed in through their company: they do so in another tab, and what they do here waits. */
export function ThroughCompanyAgain({ id, slug }: Props) {
  const look = useMutation({ mutationFn: () => isSignedInAs(id), onSuccess: (isSame) => isSame && goOn() });
  return (
    <Stack>
      <Text>{texts.again}</Text>
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
    </Stack>
  );
}
