import { Button, Checkbox, Group, Modal, Stack, TextInput } from '@mantine/core';
import { EVENT_KINDS } from '@showbill/contract/vocabulary';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { fieldErrors } from '../../../lib/field-errors.ts';
import { queryClient, trpc } from '../../../lib/trpc.ts';
import { useFocusBack } from '../../../lib/use-focus-back.ts';
import { TEXTS } from '../../../texts/index.ts';
import { Problem } from '../../../ui/problem.tsx';
import { Secret } from '../../../ui/secret.tsx';

const texts = TEXTS.settings.webhooks;

/** Asks where to and what about, subscribes, and shows the signing secret once. */
export function AddWebhook({ onClose }: { readonly onClose: () => void }) {
  useFocusBack();
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState<readonly string[]>(EVENT_KINDS);
  const add = useMutation(
    trpc.webhooks.create.mutationOptions({
      gcTime: 0, // the secret is kept nowhere once this is closed
      onSuccess: () => queryClient.invalidateQueries({ queryKey: [['webhooks']] }),
    }),
  );
  const errors = fieldErrors(add.error, ['url', 'events']);

  function submit(event: FormEvent): void {
    event.preventDefault();
    add.mutate({ url, events: EVENT_KINDS.filter((kind) => events.includes(kind)) });
  }

  if (add.isSuccess) {
    return (
      <Secret
        title={texts.madeTitle}
        text={texts.made}
        label={texts.secret}
        secret={add.data.signing_secret}
        onClose={onClose}
      />
    );
  }
  return (
    <Modal opened onClose={onClose} title={texts.add} size="lg">
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextInput
            label={texts.url}
            description={texts.urlRule}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            placeholder={texts.urlPlaceholder}
            type="url"
            data-autofocus
            value={url}
            onChange={(event) => setUrl(event.currentTarget.value)}
            error={errors.at('url')}
          />
          <Checkbox.Group
            label={texts.events}
            value={[...events]}
            onChange={setEvents}
            error={events.length === 0 ? texts.noEvents : errors.at('events')}
          >
            <Stack gap="xs" mt={6} mb={4}>
              {EVENT_KINDS.map((kind) => (
                <Checkbox key={kind} value={kind} label={TEXTS.settings.events[kind]} />
              ))}
            </Stack>
          </Checkbox.Group>
          {errors.rest !== null && <Problem error={errors.rest} />}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {TEXTS.settings.cancel}
            </Button>
            <Button type="submit" loading={add.isPending} disabled={events.length === 0}>
              {texts.submit}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
