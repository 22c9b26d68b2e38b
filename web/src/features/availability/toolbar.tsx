import { CloseButton, Select, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { MagnifyingGlassIcon } from '@radix-ui/react-icons';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { TEXTS } from '../../texts/index.ts';
import { FirstDay } from '../../ui/first-day.tsx';
import classes from './availability.module.css';
import type { GridProduct } from './figures.ts';
import type { AvailabilitySearch } from './search.ts';

const route = getRouteApi('/inside/availability');
const texts = TEXTS.availability;

interface ToolbarProps {
  /** The day that the grid is opened at. */
  readonly first: string;
  readonly today: string;
  readonly products: readonly GridProduct[];
}

/** What the grid shows of which days; the address holds all of it. */
export function Toolbar({ first, today, products }: ToolbarProps) {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const change = (changes: { readonly [Name in keyof AvailabilitySearch]?: string | undefined }) => {
    const next = { ...search, ...changes };
    void navigate({
      search: {
        ...(next.from && { from: next.from }),
        ...(next.q && { q: next.q }),
        ...(next.category && { category: next.category }),
      },
      replace: true,
    });
  };
  const goTo = (day: string) => change({ from: day === today ? undefined : day });
  const categories = useMemo(
    () =>
      Object.entries(TEXTS.categories)
        .filter(([value]) => products.some(({ category }) => category === value))
        .map(([value, label]) => ({ value, label })),
    [products],
  );
  return (
    <div className={classes.toolbar} role="search">
      <Words key={search.q === undefined ? 'none' : 'some'} text={search.q ?? ''} onChange={(q) => change({ q })} />
      <Select
        aria-label={texts.category}
        placeholder={texts.everyCategory}
        data={categories}
        value={search.category ?? null}
        onChange={(category) => change({ category: category ?? undefined })}
        clearable
        clearButtonProps={{ 'aria-label': texts.everyCategory }}
        className={classes.category}
      />
      <FirstDay first={first} today={today} onChange={goTo} />
    </div>
  );
}

/** The field of words; the address follows once the typing rests. */
function Words({ text, onChange }: { readonly text: string; readonly onChange: (text: string) => void }) {
  const [typed, setTyped] = useState(text);
  const tell = useDebouncedCallback(onChange, 150);
  useEffect(() => () => tell.flush(), [tell]);
  const type = (words: string) => {
    setTyped(words);
    tell(words);
  };
  return (
    <TextInput
      data-search
      aria-label={texts.search}
      placeholder={texts.search}
      leftSection={<MagnifyingGlassIcon aria-hidden />}
      rightSection={typed === '' ? null : <CloseButton size="sm" aria-label={texts.clear} onClick={() => type('')} />}
      value={typed}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      className={classes.words}
    />
  );
}
