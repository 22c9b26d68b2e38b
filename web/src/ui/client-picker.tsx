import { Select, type SelectProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { trpc } from '../lib/trpc.ts';
import { TEXTS } from '../texts/index.ts';

/** Without an id it is a client that is to be made. */
export interface PickedClient {
  readonly id: string | null;
  readonly name: string;
  readonly email?: string | null;
}

interface Props extends Omit<SelectProps, 'value' | 'onChange' | 'data'> {
  readonly value: PickedClient | null;
  readonly onChange: (client: PickedClient | null) => void;
  /** Whether a name that no client has may be picked. */
  readonly mayAdd?: boolean;
}

const texts = TEXTS.clientPicker;
const NEW = 'new';
const MOST = 20;

/** A client found by name, company or mail address; where that is wanted, a new one by their name. */
export function ClientPicker({ value, onChange, mayAdd = false, ...field }: Props) {
  const [typed, setTyped] = useState('');
  const [asked] = useDebouncedValue(typed === value?.name ? '' : typed, 150);
  const found = useQuery({
    ...trpc.clients.list.queryOptions({ text: asked.slice(0, 200), limit: MOST }),
    placeholderData: keepPreviousData,
  });
  const clients = withPicked(found.data?.data ?? [], value);
  const name = typed.trim();
  const isNew = mayAdd && name !== '' && name !== value?.name && !clients.some((client) => client.name === name);
  const data = [
    ...clients.map((client) => ({
      value: client.id ?? NEW,
      label: client.name,
    })),
    ...(isNew ? [{ value: `${NEW} ${name}`, label: texts.add(name) }] : []),
  ];

  function pick(picked: string | null): void {
    if (picked === null) onChange(null);
    else if (picked.startsWith(`${NEW} `)) onChange({ id: null, name: picked.slice(NEW.length + 1) });
    else onChange(clients.find(({ id }) => (id ?? NEW) === picked) ?? null);
  }

  return (
    <Select
      searchable
      clearable
      placeholder={mayAdd ? texts.placeholder : texts.searchPlaceholder}
      nothingFoundMessage={found.isFetching ? texts.loading : texts.nothing}
      clearButtonProps={{ 'aria-label': texts.clear }}
      {...field}
      data={data}
      filter={({ options }) => options}
      value={value === null ? null : (value.id ?? NEW)}
      onChange={pick}
      searchValue={typed}
      onSearchChange={setTyped}
    />
  );
}

function withPicked(found: readonly PickedClient[], picked: PickedClient | null): readonly PickedClient[] {
  if (picked === null || found.some(({ id }) => id === picked.id)) return found;
  return [picked, ...found];
}
