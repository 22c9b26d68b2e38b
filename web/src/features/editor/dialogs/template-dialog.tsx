import { Button, Checkbox, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQuery } from '@tanstack/react-query';
import { client, queryClient, trpc } from '../../../lib/trpc.ts';
import { useFocusBack } from '../../../lib/use-focus-back.ts';
import { useSavedForm } from '../../../lib/use-saved-form.ts';
import { TEXTS } from '../../../texts/index.ts';
import { Problem } from '../../../ui/problem.tsx';
import { useEditing } from '../editing.ts';

const texts = TEXTS.sales.template;

/** Keeps the proposal as a template; a name that is taken replaces what has it, where the person says so. */
export function TemplateDialog({ onClose }: { readonly onClose: () => void }) {
  useFocusBack();
  const { proposal } = useEditing();
  const { id } = proposal;
  const templates = useQuery(trpc.templates.list.queryOptions());
  const form = useSavedForm({
    saved: { name: '', replace: false },
    save: (values) => client.templates.save.mutate({ id, ...values }),
    onSaved: () => {
      notifications.show({ message: texts.saved(form.values.name) });
      void queryClient.invalidateQueries({ queryKey: trpc.templates.pathKey() });
      onClose();
    },
  });
  const { name, replace } = form.values;
  const isTaken = (templates.data ?? []).some((each) => each.name.toLowerCase() === name.trim().toLowerCase());
  return (
    <Modal opened title={texts.title} onClose={onClose}>
      <form onSubmit={form.submit} noValidate>
        <Stack>
          <Text>{texts.text}</Text>
          <TextInput label={texts.name} maxLength={80} data-autofocus {...form.field('name')} />
          {isTaken && (
            <Checkbox
              label={texts.replace}
              checked={replace}
              onChange={({ currentTarget: { checked } }) => form.field('replace').onChange(checked)}
            />
          )}
          {form.error !== null && <Problem error={form.error} />}
          <Group justify="flex-end">
            <Button type="submit" disabled={name.trim() === '' || (isTaken && !replace)} loading={form.isPending}>
              {texts.submit}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
