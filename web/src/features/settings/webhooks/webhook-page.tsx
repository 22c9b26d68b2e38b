import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { addDays, todayHere } from '../../../lib/days.ts';
import { queryClient, trpc } from '../../../lib/trpc.ts';
import { TEXTS } from '../../../texts/index.ts';
import { Confirm } from '../../../ui/confirm.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { Secret } from '../../../ui/secret.tsx';
import { Section } from '../section.tsx';
import { DeliveryLog } from './delivery-log.tsx';
import { ReplayDialog } from './replay-dialog.tsx';
import { type Webhook, WebhookFacts } from './webhook-item.tsx';

const texts = TEXTS.settings.webhooks;

/** One webhook: what can be done to it, and what was delivered; null where there is none at this address. */
export function WebhookPage({ webhook }: { readonly webhook: Webhook | null }) {
  return (
    <Stack>
      <Link to="/settings/webhooks" search={{}} className="tap">
        {texts.back}
      </Link>
      {webhook === null ? (
        <Empty text={texts.unknown} />
      ) : (
        <div>
          <Section main title={webhook.url} lead={<WebhookFacts webhook={webhook} />}>
            <Doings webhook={webhook} />
          </Section>
          <DeliveryLog webhookId={webhook.id} />
        </div>
      )}
    </Stack>
  );
}

function Doings({ webhook: { id, url, status } }: { readonly webhook: Webhook }) {
  const navigate = useNavigate();
  const [removing, setRemoving] = useState(false);
  const test = useMutation(trpc.webhooks.sendTest.mutationOptions());
  const turn = useMutation(trpc.webhooks.setStatus.mutationOptions({ onSuccess: readAgain }));
  const rotate = useMutation(trpc.webhooks.rotate.mutationOptions({ gcTime: 0 }));
  const remove = useMutation(
    trpc.webhooks.remove.mutationOptions({
      onSuccess: async () => {
        await navigate({ to: '/settings/webhooks', search: {} });
        await readAgain();
      },
    }),
  );
  const [replaying, setReplaying] = useState(false);
  const [replayed, setReplayed] = useState<number | null>(null);
  const error = test.error ?? turn.error ?? rotate.error;
  return (
    <Stack gap="xs">
      <Group gap="xs">
        {status === 'active' && (
          <Button variant="default" loading={test.isPending} onClick={() => test.mutate({ id })}>
            {texts.test}
          </Button>
        )}
        <Button
          variant="default"
          loading={turn.isPending}
          onClick={() => turn.mutate({ id, status: status === 'active' ? 'paused' : 'active' })}
        >
          {status === 'active' ? texts.pause : texts.resume}
        </Button>
        <Button variant="default" loading={rotate.isPending} onClick={() => rotate.mutate({ id })}>
          {texts.rotate}
        </Button>
        {status !== 'disabled' && (
          <Button variant="default" onClick={() => setReplaying(true)}>
            {texts.replay.open}
          </Button>
        )}
        <Button variant="default" onClick={() => setRemoving(true)}>
          {texts.remove}
        </Button>
        <Text role="status" c="dimmed">
          {replayed !== null ? texts.replay.sent(replayed) : test.isSuccess && texts.testSent}
        </Text>
      </Group>
      {error !== null && <Problem error={error} />}
      {rotate.isSuccess && (
        <Secret
          title={texts.rotatedTitle}
          text={texts.rotated}
          label={texts.secret}
          secret={rotate.data.signing_secret}
          onClose={rotate.reset}
        />
      )}
      {replaying && (
        <ReplayDialog
          id={id}
          days={{ from: addDays(todayHere(), -1), to: todayHere() }}
          onSent={setReplayed}
          onClose={() => setReplaying(false)}
        />
      )}
      {removing && (
        <Confirm
          title={texts.removeTitle}
          text={texts.removeText(url)}
          action={texts.remove}
          pending={remove.isPending}
          error={remove.error}
          onConfirm={() => remove.mutate({ id })}
          onClose={() => setRemoving(false)}
        />
      )}
    </Stack>
  );
}

function readAgain(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [['webhooks']] });
}
