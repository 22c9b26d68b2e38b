import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { fieldErrors } from '../../../lib/field-errors.ts';
import { queryClient, trpc } from '../../../lib/trpc.ts';
import { useFocusBack } from '../../../lib/use-focus-back.ts';
import { TEXTS } from '../../../texts/index.ts';
import { Problem } from '../../../ui/problem.tsx';
import { Secret } from '../../../ui/secret.tsx';

const texts = TEXTS.settings.keys;

/** Asks what a key is for, makes it, and shows it once. */
export function CreateKey({ onClose }: { readonly onClose: () => void }) {
  useFocusBack();
  const [name, setName] = useState('');
  const create = useMutation(
    trpc.keys.create.mutationOptions({
      gcTime: 0, // the key is kept nowhere once this is closed
      onSuccess: () => queryClient.invalidateQueries({ queryKey: [['keys']] }),
    }),
  );
  const errors = fieldErrors(create.error, ['name']);

  function submit(event: FormEvent): void {
    event.preventDefault();
    create.mutate({ name });
  }

  if (create.isSuccess) {
    return (
      <Secret
        title={texts.madeTitle}
        text={texts.made(create.data.name)}
        label={texts.key}
        secret={create.data.key}
        onClose={onClose}
      />
    );
  }
  return (
    <Modal opened onClose={onClose} title={texts.create}>
      <form onSubmit={submit}>
        <Stack>
          <TextInput
            label={texts.name}
            placeholder={texts.namePlaceholder}
            required
            withAsterisk={false}
            maxLength={200}
            data-autofocus
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            error={errors.at('name')}
          />
          {errors.rest !== null && <Problem error={errors.rest} />}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {TEXTS.settings.cancel}
            </Button>
            <Button type="submit" loading={create.isPending}>
              {texts.submit}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
