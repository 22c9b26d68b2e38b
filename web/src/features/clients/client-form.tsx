import type { ClientKind } from '@showbill/contract';
import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { client, queryClient } from '../../lib/trpc.ts';
import { useSavedForm } from '../../lib/use-saved-form.ts';
import { TEXTS } from '../../texts/index.ts';
import { Problem } from '../../ui/problem.tsx';
import { BillingFields } from './billing-fields.tsx';
import classes from './client-form.module.css';

const texts = TEXTS.clients;
const NEW: ClientFields = {
  name: '',
  company: null,
  email: null,
  phone: null,
  kind: null,
  address: null,
  country: null,
  tax_number: null,
  notes: null,
};

export interface ClientFields {
  readonly name: string;
  readonly company: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly kind: ClientKind | null;
  readonly address: string | null;
  readonly country: string | null;
  readonly tax_number: string | null;
  readonly notes: string | null;
}

export interface ClientFormProps {
  /** The client that is changed; left out: a new one. */
  readonly client?: ClientFields & { readonly id: string };
  readonly readOnly?: boolean;
  readonly onSaved: (client: { readonly id: string }) => void;
  readonly onCancel?: () => void;
}

/** A client's fields. */
export function ClientForm({ client: known, readOnly = false, onSaved, onCancel }: ClientFormProps) {
  const form = useSavedForm({
    keptAs: `client.${known?.id ?? 'new'}`,
    saved: fieldsOf(known),
    save: async (values, changes) => {
      if (known === undefined) return client.clients.create.mutate(values);
      await client.clients.update.mutate({ id: known.id, ...changes });
      await queryClient.invalidateQueries({ queryKey: [['clients']] });
      return { id: known.id };
    },
    onSaved,
  });
  const cancel = () => {
    form.reset();
    onCancel?.();
  };
  const field = (name: keyof ClientFields) => ({ label: texts.fields[name], readOnly, ...form.field(name) });

  return (
    <form onSubmit={form.submit}>
      <Stack gap="sm">
        <TextInput {...field('name')} required withAsterisk={false} maxLength={200} data-autofocus />
        <TextInput {...field('company')} maxLength={200} />
        <TextInput {...field('email')} type="email" maxLength={254} />
        <TextInput {...field('phone')} type="tel" maxLength={200} />
        <BillingFields field={field} />
        <Textarea {...field('notes')} description={texts.notesHint} autosize minRows={3} maxLength={10_000} />
        {form.error !== null && <Problem error={form.error} onRetry={form.retry} />}
        {!readOnly && (
          <Group gap="xs" {...(known === undefined && { className: classes.foot ?? '' })}>
            <Button type="submit" disabled={!form.isChanged} loading={form.isPending}>
              {known === undefined ? texts.create : texts.save}
            </Button>
            {(onCancel !== undefined || form.isChanged) && (
              <Button variant="default" onClick={cancel}>
                {texts.cancel}
              </Button>
            )}
            <span role="status" className="quiet">
              {form.isSaved && !form.isChanged && texts.saved}
            </span>
          </Group>
        )}
      </Stack>
    </form>
  );
}

function fieldsOf(client: ClientFields | undefined) {
  const { name, company, email, phone, kind, address, country, tax_number: taxNumber, notes } = client ?? NEW;
  return {
    name,
    company: company ?? '',
    email: email ?? '',
    phone: phone ?? '',
    kind: kind ?? ('' as const),
    address: address ?? '',
    country: country ?? '',
    tax_number: taxNumber ?? '',
    notes: notes ?? '',
  };
}
