import { Modal, Radio, Stack, Text, TextInput } from '@mantine/core';
import { todayHere } from '../../../lib/days.ts';
import { client, queryClient } from '../../../lib/trpc.ts';
import { useFocusBack } from '../../../lib/use-focus-back.ts';
import { useSavedForm } from '../../../lib/use-saved-form.ts';
import { TEXTS } from '../../../texts/index.ts';
import { Secret } from '../../../ui/secret.tsx';
import { DialogForm } from '../dialog-form.tsx';

const texts = TEXTS.settings.keys;

const ACCESSES = ['write', 'read'] as const;
const NEW: { readonly name: string; readonly access: (typeof ACCESSES)[number]; readonly expires_on: string } = {
  name: '',
  access: 'write',
  expires_on: '',
};

/** Asks what a key is for and what it may do, makes it, and shows it once. */
export function CreateKey({ onClose }: { readonly onClose: () => void }) {
  useFocusBack();
  const form = useSavedForm({
    saved: NEW,
    save: ({ name, access, expires_on: last }) =>
      client.keys.create.mutate({ name, scopes: [access], expires_on: last === '' ? null : last }),
    onSaved: () => queryClient.invalidateQueries({ queryKey: [['keys']] }),
  });
  if (form.answer !== undefined) {
    const { name, key } = form.answer;
    return <Secret title={texts.madeTitle} text={texts.made(name)} label={texts.key} secret={key} onClose={onClose} />;
  }
  return (
    <Modal opened onClose={onClose} title={texts.create}>
      <DialogForm form={form} action={texts.submit} checkedByBrowser onClose={onClose}>
        <TextInput
          label={texts.name}
          placeholder={texts.namePlaceholder}
          required
          withAsterisk={false}
          maxLength={200}
          data-autofocus
          {...form.field('name')}
        />
        <Radio.Group label={texts.access} {...form.field('access')}>
          <Stack gap="xs" mt={6}>
            {ACCESSES.map((access) => (
              <Radio
                key={access}
                value={access}
                label={
                  <>
                    {texts.accesses[access]}
                    <Text span display="block" size="sm" c="dimmed">
                      {texts.accessRules[access]}
                    </Text>
                  </>
                }
              />
            ))}
          </Stack>
        </Radio.Group>
        <TextInput
          type="date"
          label={texts.ends}
          description={texts.endsRule}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          min={todayHere()}
          {...form.field('expires_on')}
        />
      </DialogForm>
    </Modal>
  );
}
