import { Switch } from '@mantine/core';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { queryClient, trpc } from '../../../lib/trpc.ts';
import { TEXTS } from '../../../texts/index.ts';
import { Problem } from '../../../ui/problem.tsx';
import { Section } from '../section.tsx';

const texts = TEXTS.entry.secondFactor;

/** Whether members must have a second factor. */
export function RequireSecondFactor() {
  const { requires_second_factor: required } = useSuspenseQuery(trpc.company.settings.queryOptions()).data;
  const change = useMutation(
    trpc.team.requireSecondFactor.mutationOptions({
      onSettled: () => queryClient.invalidateQueries({ queryKey: trpc.company.settings.queryKey() }),
    }),
  );
  return (
    <Section title={texts.title} lead={texts.requireLead}>
      <Switch
        label={texts.require}
        checked={change.isPending ? change.variables.required : required}
        disabled={change.isPending}
        onChange={(event) => change.mutate({ required: event.currentTarget.checked })}
      />
      {change.isError && <Problem error={change.error} />}
    </Section>
  );
}
