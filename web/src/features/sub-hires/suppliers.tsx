import { Button, Group, Modal, Stack, Textarea, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { useState } from 'react';
import { useMayEdit } from '../../lib/session.ts';
import { client, trpc } from '../../lib/trpc.ts';
import { useFocusBack } from '../../lib/use-focus-back.ts';
import { useSavedForm } from '../../lib/use-saved-form.ts';
import { SUB_HIRE_TEXTS } from '../../texts/sub-hires/index.ts';
import { LoadingRows } from '../../ui/loading.tsx';
import { Problem } from '../../ui/problem.tsx';
import { subHiresChanged } from '../../ui/sub-hires/sub-hire.ts';
import classes from './sub-hires.module.css';

const texts = SUB_HIRE_TEXTS.suppliers;

type Supplier = inferOutput<typeof trpc.suppliers.list>[number];

/** A company's suppliers: to look up, add, change and remove. */
export function Suppliers({ onClose }: { readonly onClose: () => void }) {
  useFocusBack();
  const mayEdit = useMayEdit();
  const [edited, setEdited] = useState<Supplier | 'new' | null>(null);
  const { data, error, refetch } = useQuery(trpc.suppliers.list.queryOptions());
  return (
    <Modal opened title={texts.title} onClose={onClose}>
      {edited !== null ? (
        <SupplierForm supplier={edited === 'new' ? null : edited} onDone={() => setEdited(null)} />
      ) : (
        <Stack>
          {error !== null && <Problem error={error} onRetry={() => void refetch()} />}
          {error === null && data === undefined && <LoadingRows label={SUB_HIRE_TEXTS.loading} rows={3} />}
          {data?.length === 0 && <p className="quiet">{texts.empty}</p>}
          <ul className={classes.suppliers} aria-label={texts.title}>
            {data?.map((supplier) => (
              <Row key={supplier.id} supplier={supplier} onEdit={() => setEdited(supplier)} />
            ))}
          </ul>
          {mayEdit && (
            <Group justify="flex-end">
              <Button onClick={() => setEdited('new')}>{texts.add}</Button>
            </Group>
          )}
        </Stack>
      )}
    </Modal>
  );
}

function Row({ supplier, onEdit }: { readonly supplier: Supplier; readonly onEdit: () => void }) {
  const mayEdit = useMayEdit();
  const { id, name, email, phone, notes, sub_hires: count } = supplier;
  const remove = useMutation({
    mutationFn: () => client.suppliers.remove.mutate({ id }),
    onSuccess: () => subHiresChanged(),
  });
  return (
    <li>
      <span className={classes.supplier}>
        {name}
        <span className="quiet">{[email, phone, notes].filter(Boolean).join(' · ')}</span>
        {remove.isError && <Problem error={remove.error} />}
      </span>
      {mayEdit && (
        <span className={classes.deeds}>
          <Button size="compact-sm" variant="default" aria-label={texts.changeOne(name)} onClick={onEdit}>
            {SUB_HIRE_TEXTS.change}
          </Button>
          {count === 0 && (
            <Button
              size="compact-sm"
              variant="default"
              aria-label={texts.removeOne(name)}
              loading={remove.isPending}
              onClick={() => remove.mutate()}
            >
              {texts.remove}
            </Button>
          )}
        </span>
      )}
    </li>
  );
}

interface SupplierFormProps {
  /** Null: a new one. */
  readonly supplier: Supplier | null;
  readonly onDone: () => void;
}

function SupplierForm({ supplier, onDone }: SupplierFormProps) {
  const form = useSavedForm({
    saved: {
      name: supplier?.name ?? '',
      email: supplier?.email ?? '',
      phone: supplier?.phone ?? '',
      notes: supplier?.notes ?? '',
    },
    save: (values) => client.suppliers.save.mutate({ ...values, ...(supplier !== null && { id: supplier.id }) }),
    onSaved: async () => {
      await subHiresChanged();
      onDone();
    },
  });
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack>
        <TextInput data-autofocus label={texts.name} maxLength={200} {...form.field('name')} />
        <TextInput type="email" label={texts.email} maxLength={254} {...form.field('email')} />
        <TextInput type="tel" label={texts.phone} maxLength={100} {...form.field('phone')} />
        <Textarea label={texts.notes} autosize minRows={2} maxLength={2000} {...form.field('notes')} />
        {form.error !== null && <Problem error={form.error} />}
        <Group justify="space-between">
          <Button variant="default" onClick={onDone}>
            {texts.back}
          </Button>
          <Button type="submit" loading={form.isPending}>
            {texts.save}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
