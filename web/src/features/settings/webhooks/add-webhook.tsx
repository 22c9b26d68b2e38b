import { Checkbox, Modal, Stack, TextInput } from '@mantine/core';
import { EVENT_KINDS } from '@showbill/contract/vocabulary';
import { client, queryClient } from '../../../lib/trpc.ts';
import { useFocusBack } from '../../../lib/use-focus-back.ts';
import { useSavedForm } from '../../../lib/use-saved-form.ts';
import { TEXTS } from '../../../texts/index.ts';
import { Secret } from '../../../ui/secret.tsx';
import { DialogForm } from '../dialog-form.tsx';

const texts = TEXTS.settings.webhooks;

/** Asks where to and what about, subscribes, and shows the signing secret once. */
export function AddWebhook({ onClose }: { readonly onClose: () => void }) {
  useFocusBack();
  const form = useSavedForm({
    saved: { url: '', events: [...EVENT_KINDS] },
    save: ({ url, events }) =>
      client.webhooks.create.mutate({ url, events: EVENT_KINDS.filter((kind) => events.includes(kind)) }),
    onSaved: () => queryClient.invalidateQueries({ queryKey: [['webhooks']] }),
  });
  if (form.answer !== undefined) {
    return (
      <Secret
        title={texts.madeTitle}
        text={texts.made}
        label={texts.secret}
        secret={form.answer.signing_secret}
        onClose={onClose}
      />
    );
  }
  const hasEvents = form.values.events.length > 0;
  const events = form.field('events');
  return (
    <Modal opened onClose={onClose} title={texts.add} size="lg">
      <DialogForm form={form} action={texts.submit} ready={hasEvents} onClose={onClose}>
        <TextInput
          label={texts.url}
          description={texts.urlRule}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          placeholder={texts.urlPlaceholder}
          type="url"
          data-autofocus
          {...form.field('url')}
        />
        <Checkbox.Group label={texts.events} {...events} error={hasEvents ? events.error : texts.noEvents}>
          <Stack gap="xs" mt={6} mb={4}>
            {EVENT_KINDS.map((kind) => (
              <Checkbox key={kind} value={kind} label={TEXTS.settings.events[kind]} />
            ))}
          </Stack>
        </Checkbox.Group>
      </DialogForm>
    </Modal>
  );
}
