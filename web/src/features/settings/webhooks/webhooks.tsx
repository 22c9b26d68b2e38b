import { Anchor, Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { addressOf } from '../../../lib/address.ts';
import { useCompany } from '../../../lib/session.ts';
import { trpc } from '../../../lib/trpc.ts';
import { TEXTS } from '../../../texts/index.ts';
import { Empty } from '../../../ui/empty.tsx';
import { LoadingRows } from '../../../ui/loading.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { Section } from '../section.tsx';
import classes from '../settings.module.css';
import { AddWebhook } from './add-webhook.tsx';
import { WebhookItem } from './webhook-item.tsx';
import { WebhookPage } from './webhook-page.tsx';

const texts = TEXTS.settings.webhooks;
const route = getRouteApi('/inside/settings/webhooks');

export function WebhookSettings() {
  const { role } = useCompany();
  if (role === 'owner') return <Webhooks />;
  return (
    <Section main title={TEXTS.settings.tabs.webhooks}>
      <Empty text={texts.ownersOnly} />
    </Section>
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
      lead={
        <>
          {texts.lead}{' '}
          <Anchor href={addressOf('docs')} target="_blank">
            {texts.reference}
          </Anchor>
        </>
      }
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
