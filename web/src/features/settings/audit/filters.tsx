import { Select, TextInput } from '@mantine/core';
import { MagnifyingGlassIcon } from '@radix-ui/react-icons';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { trpc } from '../../../lib/trpc.ts';
import { useTyped } from '../../../lib/use-typed.ts';
import { TEXTS } from '../../../texts/index.ts';
import classes from './audit.module.css';
import type { AuditAddress } from './search.ts';

const texts = TEXTS.audit;
const route = getRouteApi('/inside/settings/audit');
const KINDS = Object.entries(texts.kinds).map(([value, label]) => ({ value, label }));
const ACTORS = Object.entries(texts.actors).map(([value, label]) => ({ value, label }));

type Change = { readonly [Key in keyof AuditAddress]?: string | null };

/** What the log is narrowed down to. It is kept in the address alone. */
export function AuditFilters() {
  const search = route.useSearch();
  const navigate = useNavigate();
  const members = useQuery(trpc.team.members.queryOptions());
  const set = (change: Change) =>
    void navigate({ to: '/settings/audit', search: { ...changed(search, change) }, replace: true });
  const [words, type] = useTyped(search.q ?? '', (q) => set({ q: q.trim() }));
  const people = (members.data ?? []).map(({ id, name }) => ({ value: id, label: name }));

  return (
    <div className={classes.fields} role="search" aria-label={texts.search}>
      <TextInput
        type="search"
        data-search
        className={classes.words ?? ''}
        label={texts.search}
        placeholder={texts.searchPlaceholder}
        leftSection={<MagnifyingGlassIcon aria-hidden />}
        value={words}
        onChange={({ currentTarget: { value } }) => type(value)}
      />
      <Select
        label={texts.kind}
        placeholder={texts.anyKind}
        data={KINDS}
        clearable
        value={search.kind ?? null}
        onChange={(kind) => set({ kind })}
      />
      <Select
        label={texts.who}
        placeholder={texts.anyone}
        data={[...people, ...ACTORS]}
        clearable
        value={search.by ?? null}
        onChange={(by) => set({ by })}
      />
      <DayField label={texts.from} day={search.from} onChange={(from) => set({ from })} />
      <DayField label={texts.to} day={search.to} onChange={(to) => set({ to })} />
    </div>
  );
}

function changed(before: AuditAddress, change: Change): AuditAddress {
  return Object.fromEntries(
    Object.entries({ ...before, ...change }).filter(([, value]) => value !== null && value !== ''),
  );
}

interface DayFieldProps {
  readonly label: string;
  readonly day: string | undefined;
  readonly onChange: (day: string) => void;
}

function DayField({ label, day = '', onChange }: DayFieldProps) {
  return (
    <TextInput type="date" label={label} value={day} onChange={({ currentTarget: { value } }) => onChange(value)} />
  );
}
