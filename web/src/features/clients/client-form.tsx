import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { fieldOf, sentenceOf } from '../../lib/problem.ts';
import { queryClient, trpc } from '../../lib/trpc.ts';
import { TEXTS } from '../../texts/index.ts';
import { Problem } from '../../ui/problem.tsx';
import classes from './client-form.module.css';

const texts = TEXTS.clients;
const FIELDS = ['name', 'company', 'email', 'phone', 'notes'] as const;

export interface ClientFields {
  readonly name: string;
  readonly company: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly notes: string | null;
}

export interface ClientFormProps {
  /** The client that is changed; left out: a new one. */
  readonly client?: ClientFields & { readonly id: string };
  readonly readOnly?: boolean;
  readonly onSaved: (client: { readonly id: string }) => void;
  readonly onCancel?: () => void;
}

/** A client's fields; only what was changed is sent, so that two people who change different things lose nothing. */
export function ClientForm({ client, readOnly = false, onSaved, onCancel }: ClientFormProps) {
  const [changes, setChanges] = useState<Partial<Record<(typeof FIELDS)[number], string>>>({});
  const save = useMutation({
    mutationFn: async () => {
      if (client === undefined) return create.mutateAsync({ ...changes, name: changes.name ?? '' });
      await update.mutateAsync({ id: client.id, ...changes });
      await queryClient.invalidateQueries({ queryKey: [['clients']] });
      return { id: client.id };
    },
    onSuccess: (saved) => {
      setChanges({});
      onSaved(saved);
    },
  });
  const create = useMutation(trpc.clients.create.mutationOptions());
  const update = useMutation(trpc.clients.update.mutationOptions());
  const wrong = save.isError ? FIELDS.find((field) => field === fieldOf(save.error)) : undefined;

  function submit(event: FormEvent): void {
    event.preventDefault();
    save.mutate();
  }

  function field(name: (typeof FIELDS)[number]) {
    return {
      label: texts.fields[name],
      value: changes[name] ?? client?.[name] ?? '',
      readOnly,
      error: wrong === name ? sentenceOf(save.error) : undefined,
      onChange: (event: { readonly currentTarget: { readonly value: string } }) => {
        const { value } = event.currentTarget;
        setChanges((before) => ({ ...before, [name]: value }));
      },
    };
  }

  const changed = Object.keys(changes).length > 0;
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <TextInput {...field('name')} required withAsterisk={false} maxLength={200} data-autofocus />
        <TextInput {...field('company')} maxLength={200} />
        <TextInput {...field('email')} type="email" maxLength={254} />
        <TextInput {...field('phone')} type="tel" maxLength={200} />
        <Textarea {...field('notes')} description={texts.notesHint} autosize minRows={3} maxLength={10_000} />
        {save.isError && wrong === undefined && <Problem error={save.error} onRetry={() => save.mutate()} />}
        {!readOnly && (
          <Group gap="xs" {...(client === undefined && { className: classes.foot ?? '' })}>
            <Button type="submit" disabled={!changed} loading={save.isPending}>
              {client === undefined ? texts.create : texts.save}
            </Button>
            {(onCancel !== undefined || changed) && (
              <Button variant="default" onClick={onCancel ?? (() => setChanges({}))}>
                {texts.cancel}
              </Button>
            )}
            <span role="status" className="quiet">
              {save.isSuccess && !changed && texts.saved}
            </span>
          </Group>
        )}
      </Stack>
    </form>
  );
}
