import { Button, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation, useQuery } from '@tanstack/react-query';
import { queryClient, trpc } from '../../../lib/trpc.ts';
import { TEXTS } from '../../../texts/index.ts';
import { Confirm } from '../../../ui/confirm.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { Section } from '../section.tsx';
import classes from '../settings.module.css';
import { WebhookFacts } from '../webhooks/webhook-item.tsx';
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
  const { count, newest, webhooks } = sandbox.data;
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
      <Text mb="sm">{texts.counts(count, webhooks.length)}</Text>
      {newest.length === 0 ? (
        <Empty text={texts.empty} />
      ) : (
        <ul className={classes.list} aria-label={texts.title}>
          {newest.map((proposal) => (
            <TestProposal key={proposal.id} proposal={proposal} />
          ))}
        </ul>
      )}
      {count > newest.length && (
        <Text c="dimmed" mt="sm">
          {texts.newest}
        </Text>
      )}
      {webhooks.length > 0 && (
        <>
          <Title order={3} mt="lg" mb="xs">
            {texts.webhooks}
          </Title>
          <ul className={classes.list} aria-label={texts.webhooks}>
            {webhooks.map((webhook) => (
              <li key={webhook.id} className={classes.item}>
                <div>
                  <Text fw={550}>{webhook.url}</Text>
                  <WebhookFacts webhook={webhook} />
                </div>
              </li>
            ))}
          </ul>
        </>
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
