import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation, useQuery } from '@tanstack/react-query';
import { queryClient, trpc } from '../../../lib/trpc.ts';
import { TEXTS } from '../../../texts/index.ts';
import { Confirm } from '../../../ui/confirm.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { Section } from '../section.tsx';
import classes from '../settings.module.css';
import { TestProposal } from './test-proposal.tsx';

const texts = TEXTS.settings.sandbox;

/** Changes of a sandbox are told to nobody. */
const LOOK_AGAIN_MS = 3000;

/** What programs made with test keys; nothing for a company that never had one. */
export function TestData() {
  const sandbox = useQuery({ ...trpc.sandbox.get.queryOptions(), refetchInterval: LOOK_AGAIN_MS });
  const [asking, { open, close }] = useDisclosure(false);
  const wipe = useMutation(
    trpc.sandbox.wipe.mutationOptions({
      onSuccess: async () => {
        await queryClient.invalidateQueries({ queryKey: [['sandbox']] });
        close();
      },
    }),
  );
  if (sandbox.isError) return <Problem error={sandbox.error} onRetry={() => void sandbox.refetch()} />;
  // the keys above say that they are loading
  if (sandbox.isPending || sandbox.data === null) return null;
  const { counts, newest } = sandbox.data;
  return (
    <Section
      title={texts.title}
      lead={texts.lead}
      actions={
        <Button variant="default" onClick={open}>
          {texts.wipe}
        </Button>
      }
    >
      <Text mb="sm">{texts.counts(counts.proposals, counts.webhooks)}</Text>
      {newest.length === 0 ? (
        <Empty text={texts.empty} />
      ) : (
        <ul className={classes.list} aria-label={texts.title}>
          {newest.map((proposal) => (
            <TestProposal key={proposal.id} proposal={proposal} />
          ))}
        </ul>
      )}
      {counts.proposals > newest.length && (
        <Text c="dimmed" mt="sm">
          {texts.newest}
        </Text>
      )}
      {asking && (
        <Confirm
          title={texts.wipe}
          text={texts.wipeText}
          action={texts.wipe}
          pending={wipe.isPending}
          error={wipe.error}
          onConfirm={() => wipe.mutate()}
          onClose={close}
        />
      )}
    </Section>
  );
}
