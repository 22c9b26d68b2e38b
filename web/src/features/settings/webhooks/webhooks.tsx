import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { trpc } from '../../../lib/trpc.ts';
import { TEXTS } from '../../../texts/index.ts';
import { Empty } from '../../../ui/empty.tsx';
import { LoadingRows } from '../../../ui/loading.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { ForOwners, LeadToReference } from '../for-owners.tsx';
import { Section } from '../section.tsx';
import classes from '../settings.module.css';
import { AddWebhook } from './add-webhook.tsx';
import { WebhookItem } from './webhook-item.tsx';
import { WebhookPage } from './webhook-page.tsx';

const texts = TEXTS.settings.webhooks;
const route = getRouteApi('/inside/settings/webhooks');

export function WebhookSettings() {
  return (
    <ForOwners title={TEXTS.settings.tabs.webhooks} why={texts.ownersOnly}>
      <Webhooks />
    </ForOwners>
  );
}

function Webhooks() {
  const { webhook: open } = route.useSearch();
  const webhooks = useQuery(trpc.webhooks.list.queryOptions());
  if (webhooks.isPending) return <LoadingRows label={texts.loading} rows={3} />;
  if (webhooks.isError) return <Problem error={webhooks.error} onRetry={() => void webhooks.refetch()} />;
  if (open === undefined) return <List webhooks={webhooks.data} />;
  return <WebhookPage webhook={webhooks.data.find(({ id }) => id === open) ?? null} />;
}

type Webhook = Parameters<typeof WebhookItem>[0]['webhook'];

function List({ webhooks }: { readonly webhooks: readonly Webhook[] }) {
  const [adding, { open, close }] = useDisclosure(false);
  return (
    <Section
      main
      title={TEXTS.settings.tabs.webhooks}
      lead={<LeadToReference text={texts.lead} reference={texts.reference} />}
      actions={<Button onClick={open}>{texts.add}</Button>}
    >
      {webhooks.length === 0 ? (
        <Empty text={texts.empty} />
      ) : (
        <ul className={classes.list} aria-label={TEXTS.settings.tabs.webhooks}>
          {webhooks.map((webhook) => (
            <WebhookItem key={webhook.id} webhook={webhook} />
          ))}
        </ul>
      )}
      {adding && <AddWebhook onClose={close} />}
    </Section>
  );
}
