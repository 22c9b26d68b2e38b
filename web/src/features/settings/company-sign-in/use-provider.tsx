import { Anchor, Stack, Switch, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { addressOf } from '../../../lib/address.ts';
import { trpc } from '../../../lib/trpc.ts';
import { TEXTS } from '../../../texts/index.ts';
import { Problem } from '../../../ui/problem.tsx';
import { Section } from '../section.tsx';
import { type Provider, readProviderAgain } from './provider.ts';

const texts = TEXTS.companySignIn;

interface Props {
  readonly provider: Provider;
  /** Whether whoever looks has signed in through it. */
  readonly isLinked: boolean;
}

/** Whether members may sign in through it, and whether they must. */
export function UseProvider({ provider: { slug, is_on: isOn, is_required: isRequired }, isLinked }: Props) {
  const turn = useMutation(trpc.companySignIn.turn.mutationOptions({ onSettled: readProviderAgain }));
  const require = useMutation(trpc.companySignIn.require.mutationOptions({ onSettled: readProviderAgain }));
  return (
    <Section title={texts.use}>
      <Stack maw={620}>
        <Switch
          label={texts.on}
          description={texts.onRule}
          checked={turn.isPending ? turn.variables.on : isOn}
          disabled={turn.isPending}
          onChange={(event) => turn.mutate({ on: event.currentTarget.checked })}
        />
        {turn.isError && <Problem error={turn.error} />}
        <Switch
          label={texts.require}
          description={texts.requireRule}
          checked={require.isPending ? require.variables.required : isRequired}
          disabled={require.isPending || !isOn || (!isLinked && !isRequired)}
          onChange={(event) => require.mutate({ required: event.currentTarget.checked })}
        />
        {require.isError && <Problem error={require.error} />}
        {isOn && !isLinked && (
          <Text>
            {texts.linkFirst}{' '}
            <Anchor href={addressOf(`sign-in/${slug}?next=${encodeURIComponent('/settings/company-sign-in')}`)}>
              {texts.tryIt}
            </Anchor>
          </Text>
        )}
      </Stack>
    </Section>
  );
}
