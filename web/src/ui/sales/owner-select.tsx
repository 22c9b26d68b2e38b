import { Select, type SelectProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../lib/session.ts';
import { trpc } from '../../lib/trpc.ts';
import { TEXTS } from '../../texts/index.ts';

const texts = TEXTS.sales;

/** Stands for no salesperson. */
export const NOBODY = 'none';

interface OwnerSelectProps extends Omit<SelectProps, 'data' | 'value' | 'onChange'> {
  /** The id of a person, or `NOBODY`. */
  readonly value: string;
  /** Whoever it is of; a person who has left the company is no member any more. */
  readonly name?: string | undefined;
  /** Offered before the people. */
  readonly first?: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

/** The people of the company, the one who looks first. */
export function OwnerSelect({ value, name, first = [], onChange, ...rest }: OwnerSelectProps) {
  const { user } = useSession();
  const members = useQuery(trpc.team.members.queryOptions());
  const people = (members.data ?? [])
    .toSorted((a, b) => Number(b.id === user.id) - Number(a.id === user.id))
    .map(({ id, name: called }) => ({ value: id, label: id === user.id ? texts.you(called) : called }));
  const known = [...first, ...people, { value: NOBODY, label: texts.nobody }];
  const isKnown = known.some((each) => each.value === value);
  const left = isKnown ? [] : [{ value, label: members.isSuccess ? texts.formerly(name ?? '') : (name ?? '') }];
  return (
    <Select
      {...rest}
      data={[...left, ...known]}
      value={value}
      allowDeselect={false}
      searchable={known.length > 8}
      onChange={(picked) => picked !== null && picked !== value && onChange(picked)}
    />
  );
}
