import { Select, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { MagnifyingGlassIcon } from '@radix-ui/react-icons';
import { PROPOSAL_STATUSES } from '@showbill/contract/vocabulary';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { TEXTS } from '../../texts/index.ts';
import { ClientPicker } from '../../ui/client-picker.tsx';
import classes from './filters.module.css';
import { SalesFilters } from './sales-filters.tsx';
import { orderOf, type ProposalsSearch, statusOf } from './search.ts';

const texts = TEXTS.proposals;
const route = getRouteApi('/inside/proposals');
const SORTS = Object.entries(texts.sorts).map(([value, label]) => ({ value, label }));

/** What the list is narrowed down to. It is kept in the address alone. */
export function Filters({ clientName }: { readonly clientName: string | null }) {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const set = (change: ChangeOf) => void navigate({ search: (before) => changed(before, change), replace: true });
  const client = search.client === undefined ? null : { id: search.client, name: clientName ?? texts.thisClient };

  return (
    <div className={classes.filters} role="search" aria-label={texts.search}>
      {search.view !== 'board' && <Statuses />}
      <div className={classes.fields}>
        <Words words={search.q ?? ''} onChange={(q) => set({ q })} />
        <ClientPicker
          aria-label={texts.client}
          placeholder={texts.anyClient}
          className={classes.client ?? ''}
          value={client}
          onChange={(picked) => set({ client: picked?.id ?? '' })}
        />
        <SalesFilters owner={search.owner} tag={search.tag} onChange={set} />
        <div className={classes.last}>
          <DayField label={texts.from} name={texts.fromLabel} day={search.from} onChange={(from) => set({ from })} />
          <DayField label={texts.to} name={texts.toLabel} day={search.to} onChange={(to) => set({ to })} />
          {search.view !== 'board' && (
            <Select
              aria-label={texts.sort}
              className={classes.sort ?? ''}
              data={SORTS}
              allowDeselect={false}
              value={orderOf(search)}
              onChange={(sort) => set({ sort: sort === 'newest' ? '' : (sort ?? '') })}
            />
          )}
        </div>
      </div>
    </div>
  );
}

export type ChangeOf = { readonly [Key in keyof ProposalsSearch]?: string };

function changed(before: ProposalsSearch, change: ChangeOf): ProposalsSearch {
  return Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== ''));
}

function Statuses() {
  const search = route.useSearch();
  const current = statusOf(search);
  return (
    <nav className={classes.statuses} aria-label={texts.statuses}>
      {[null, ...PROPOSAL_STATUSES].map((status) => (
        <Link
          key={status}
          to="/proposals"
          search={changed(search, { status: status ?? '' })}
          className={classes.status}
          data-current={status === current}
          aria-current={status === current ? 'page' : undefined}
          activeOptions={{ exact: true, includeSearch: true }}
        >
          {status === null ? texts.all : TEXTS.statuses[status]}
        </Link>
      ))}
    </nav>
  );
}

function Words({ words, onChange }: { readonly words: string; readonly onChange: (words: string) => void }) {
  const [typed, setTyped] = useState(words);
  const tell = useDebouncedCallback(onChange, 200);
  // the address may change by itself: back, or a link
  useEffect(() => setTyped((before) => (before.trim() === words ? before : words)), [words]);
  return (
    <TextInput
      data-search
      type="search"
      className={classes.words ?? ''}
      aria-label={texts.search}
      placeholder={texts.searchPlaceholder}
      leftSection={<MagnifyingGlassIcon aria-hidden />}
      value={typed}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        tell(value.trim());
      }}
    />
  );
}

interface DayFieldProps {
  readonly label: string;
  /** Said in full, for whoever does not see what stands around it. */
  readonly name: string;
  readonly day: string | undefined;
  readonly onChange: (day: string) => void;
}

function DayField({ label, name, day = '', onChange }: DayFieldProps) {
  return (
    <label className={classes.day}>
      <span>{label}</span>
      <input type="date" aria-label={name} value={day} onChange={({ currentTarget: { value } }) => onChange(value)} />
    </label>
  );
}
