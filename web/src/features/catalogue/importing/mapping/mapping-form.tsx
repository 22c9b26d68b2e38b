import { Button, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { client } from '../../../../lib/trpc.ts';
import { useSavedForm } from '../../../../lib/use-saved-form.ts';
import { TEXTS } from '../../../../texts/index.ts';
import { Problem } from '../../../../ui/problem.tsx';
import classes from '../../../../ui/importing/importing.module.css';
import { choiceOf, fieldsOf, type MappingFields, type Sheet } from './choices.ts';
import { Columns } from './columns.tsx';
import { FilePreview } from './file-preview.tsx';
import { Words } from './words.tsx';

const texts = TEXTS.catalogue.importing.mapping;

export interface MappingFormProps {
  readonly sheet: Sheet;
  /** Tries the file again, as it has been said to be read. */
  readonly onSaved: () => Promise<unknown>;
  /** What comes of the file, and what is wrong in it. */
  readonly outcome: (isChanged: boolean) => ReactNode;
  readonly faults: ReactNode;
}

/** How a file is read: recognised, and chosen by hand; it is kept for the next file like it. */
export function MappingForm({ sheet, onSaved, outcome, faults }: MappingFormProps) {
  const saved = fieldsOf(sheet);
  const form = useSavedForm<MappingFields, unknown>({
    keptAs: `import.${sheet.key}`,
    saved,
    save: async (values) => {
      await client.catalogue.saveMapping.mutate({ key: sheet.key, ...copyOf(values) });
      return onSaved();
    },
  });
  const columns = form.field('columns');
  const categories = form.field('categories');
  const units = form.field('units');
  /** The words that were found are those of the column that was read. */
  const isRead = (field: 'category' | 'unit') => choiceOf(columns.value[field]) === choiceOf(saved.columns[field]);
  const words = [
    isRead('category') && {
      asks: asksFor(sheet.categories.words),
      shown: (
        <Words key="categories" kind="categories" found={sheet.categories} labels={TEXTS.categories} {...categories} />
      ),
    },
    isRead('unit') && {
      asks: asksFor(sheet.units.words),
      shown: <Words key="units" kind="units" found={sheet.units} labels={TEXTS.catalogue.units} {...units} />,
    },
  ].filter((each) => each !== false);
  return (
    <form onSubmit={form.submit} aria-label={texts.label}>
      <Stack gap="lg">
        {outcome(form.isChanged)}
        {words.filter(({ asks }) => asks).map(({ shown }) => shown)}
        {faults}
        <FilePreview sheet={sheet} columns={columns.value} />
        <Columns sheet={sheet} value={columns.value} onChange={columns.onChange} />
        {words.filter(({ asks }) => !asks).map(({ shown }) => shown)}
        {form.error !== null && <Problem error={form.error} onRetry={form.retry} />}
        {form.isChanged && (
          <Group gap="xs" className={classes.foot}>
            <Button type="submit" loading={form.isPending}>
              {texts.apply}
            </Button>
            <Button variant="default" onClick={form.reset}>
              {texts.discard}
            </Button>
          </Group>
        )}
      </Stack>
    </form>
  );
}

/** Whether a person has to say what words mean; what is recognised is only shown. */
function asksFor(words: readonly { readonly recognised: unknown }[]): boolean {
  return words.some(({ recognised }) => recognised === null);
}

/** As the call takes it. */
function copyOf({ columns, categories, units }: MappingFields) {
  return { columns: { ...columns }, categories: [...categories], units: [...units] };
}
