import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../lib/session.ts';
import { trpc } from '../../lib/trpc.ts';
import { TEXTS } from '../../texts/index.ts';
import { OwnerSelect } from '../../ui/sales/owner-select.tsx';
import classes from './filters.module.css';

const texts = TEXTS.sales;

interface SalesFiltersProps {
  readonly owner: string | undefined;
  readonly tag: string | undefined;
  readonly onChange: (change: { readonly owner?: string; readonly tag?: string }) => void;
}

/** Whose proposals, and with which tag. */
export function SalesFilters({ owner = '', tag = '', onChange }: SalesFiltersProps) {
  const { user } = useSession();
  const { data: tags = [] } = useQuery(trpc.sales.tags.queryOptions());
  const first = [
    { value: '', label: texts.anyone },
    { value: 'me', label: texts.mine },
  ];
  return (
    <>
      <OwnerSelect
        aria-label={texts.owner}
        className={classes.client ?? ''}
        first={first}
        value={owner === user.id ? 'me' : owner}
        onChange={(picked) => onChange({ owner: picked })}
      />
      {(tags.length > 0 || tag !== '') && (
        <Select
          aria-label={texts.tags}
          className={classes.client ?? ''}
          data={[{ value: '', label: texts.anyTag }, ...tags.map(({ id, name }) => ({ value: id, label: name }))]}
          allowDeselect={false}
          searchable={tags.length > 8}
          value={tag}
          onChange={(picked) => onChange({ tag: picked ?? '' })}
        />
      )}
    </>
  );
}
