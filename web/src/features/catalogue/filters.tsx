import { Group, SegmentedControl, Select, TextInput } from '@mantine/core';
import { MagnifyingGlassIcon } from '@radix-ui/react-icons';
import { useQuery } from '@tanstack/react-query';
import { trpc } from '../../lib/trpc.ts';
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
export function Filters({ search: { q = '', category = '', own = '', show }, onChange }: FiltersProps) {
  const ownCategories = useQuery(trpc.catalogue.ownCategories.queryOptions());
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
        data={optionsOf(ownCategories.data ?? [])}
        value={own === '' ? category || null : `${OWN}${own}`}
        clearable
        clearButtonProps={{ 'aria-label': texts.everyCategory }}
        searchable
        onChange={(value) => onChange(chosenBy(value ?? ''))}
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

/** Before a category of the company's own, whatever its name is. */
const OWN = 'own ';

/** Our categories, and the company's own where it has any. */
function optionsOf(own: readonly string[]) {
  if (own.length === 0) return CATEGORIES;
  return [
    { group: texts.ownCategories, items: own.map((name) => ({ value: `${OWN}${name}`, label: name })) },
    { group: texts.ourCategories, items: CATEGORIES },
  ];
}

/** One of the two; what is not chosen is left out of the address. */
function chosenBy(value: string): CatalogueSearch {
  return value.startsWith(OWN) ? { category: '', own: value.slice(OWN.length) } : { category: value, own: '' };
}
