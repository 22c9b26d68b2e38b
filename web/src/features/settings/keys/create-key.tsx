import { Modal, TextInput } from '@mantine/core';
import { client, queryClient } from '../../../lib/trpc.ts';
import { useFocusBack } from '../../../lib/use-focus-back.ts';
import { useSavedForm } from '../../../lib/use-saved-form.ts';
import { TEXTS } from '../../../texts/index.ts';
import { Secret } from '../../../ui/secret.tsx';
import { DialogForm } from '../dialog-form.tsx';

const texts = TEXTS.settings.keys;

/** Asks what a key is for, makes it, and shows it once. */
export function CreateKey({ onClose }: { readonly onClose: () => void }) {
  useFocusBack();
  const form = useSavedForm({
    saved: { name: '' },
    save: (values) => client.keys.create.mutate(values),
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
      </DialogForm>
    </Modal>
  );
}
