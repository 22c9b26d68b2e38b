import { Group, SegmentedControl, Select, TextInput } from '@mantine/core';
import { MagnifyingGlassIcon } from '@radix-ui/react-icons';
import { useTyped } from '../../lib/use-typed.ts';
import { TEXTS } from '../../texts/index.ts';
import classes from './catalogue.module.css';
import type { CatalogueSearch } from './search.ts';

const texts = TEXTS.catalogue;
const CATEGORIES = Object.entries(TEXTS.categories).map(([value, label]) => ({ value, label }));

export interface FiltersProps {
  readonly search: CatalogueSearch;
  readonly onChange: (change: CatalogueSearch, replace?: boolean) => void;
}

/** Which products are shown. */
export function Filters({ search: { q = '', category, show }, onChange }: FiltersProps) {
  const [typed, type] = useTyped(q, (text) => onChange({ q: text }, true));
  return (
    <Group gap="sm" mb="md">
      <TextInput
        data-search
        type="search"
        className={classes.search}
        aria-label={texts.search}
        placeholder={texts.searchPlaceholder}
        leftSection={<MagnifyingGlassIcon aria-hidden />}
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
      />
      <Select
        className={classes.category}
        aria-label={texts.category}
        placeholder={texts.everyCategory}
        data={CATEGORIES}
        value={category ?? null}
        clearable
        clearButtonProps={{ 'aria-label': texts.everyCategory }}
        searchable
        onChange={(value) => onChange({ category: value ?? '' })}
      />
      <SegmentedControl
        aria-label={texts.showing}
        data={[
          { value: '', label: texts.inUse },
          { value: 'archived', label: texts.archived },
        ]}
        value={show === 'archived' ? 'archived' : ''}
        onChange={(value) => onChange({ show: value })}
      />
    </Group>
  );
}
