import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { trpc } from '../../../lib/trpc.ts';
import { TEXTS } from '../../../texts/index.ts';
import { LoadingRows } from '../../../ui/loading.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { ForOwners } from '../for-owners.tsx';
import { Section } from '../section.tsx';
import { DraftingFailures } from './failures.tsx';
import { ModelUsage } from './usage.tsx';

const texts = TEXTS.settings.drafting;

/** Who drafts the company's proposals, what that takes and when it failed. */
export function DraftingSettings() {
  return (
    <ForOwners title={TEXTS.settings.tabs.drafting} why={texts.ownersOnly}>
      <Drafting />
    </ForOwners>
  );
}

function Drafting() {
  const drafting = useQuery(trpc.drafting.get.queryOptions());
  if (drafting.isPending || drafting.isError) {
    return (
      <Section main title={TEXTS.settings.tabs.drafting}>
        {drafting.isError ? (
          <Problem error={drafting.error} onRetry={() => void drafting.refetch()} />
        ) : (
          <LoadingRows label={texts.loading} />
        )}
      </Section>
    );
  }
  const { model, failures } = drafting.data;
  return (
    <>
      <Section main title={TEXTS.settings.tabs.drafting} lead={texts.lead}>
        <Text fw={550}>
          {model === null ? texts.planner : texts.model(texts.providers[model.provider], model.name)}
        </Text>
        <Text>{model === null ? texts.noModel : model.fallback ? texts.fallback : texts.noFallback}</Text>
      </Section>
      <Section title={texts.usage(drafting.data.days)}>
        <ModelUsage usage={drafting.data} />
      </Section>
      <Section title={texts.failures}>
        <DraftingFailures failures={failures} />
      </Section>
    </>
  );
}
